"""Pantheon, the prototype, on a terminal: the quests with both their sides, the power scale, the monuments, and everybody's temple.

A temple is a line of a table whose columns are the cells: one's own while planning, everybody's counts once all plans are open.
"""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from themis.books.content import Row
from themis.cli.drawing import COMPACT, FULL, MANY, POINTER, SMALL, Flow, Painter, Sight, labelled, one_line, panel, rows, side_by_side
from themis.core.save import Plain
from themis.speech.effects import sentences_of

SIDES: Final = ["light", "dark"]
RESOURCES: Final = ["wood", "metal", "wheat"]
MARK: Final = "●"
NO_MARK: Final = "○"
# A cell without disciples, and one about which nothing is known.
NOBODY: Final = "·"
# Lines for what is one's own in a small table.
MOST_OWN_LINES: Final = 2
# Panels of other players beside one another.
ABREAST: Final = 3


def paint(sight: Sight, size: int, room: int) -> RenderableType:
    """The table as the seat of the view sees it: with what everything does, with the epilogues, or in as few lines as there must be."""
    painter = ProtoPainter(sight)
    return painter.table(size) if size != SMALL else Fitting([painter.small(COMPACT), painter.small(SMALL)], room)


class Fitting:
    """The first of several drawings for which there is room, or else the last."""

    def __init__(self, drawings: list[Group], room: int) -> None:
        self.drawings: Final = drawings
        self.room: Final = room

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fitting = [drawing for drawing in self.drawings if len(console.render_lines(drawing, options)) <= self.room]
        yield fitting[0] if fitting else self.drawings[-1]


class ProtoPainter(Painter):
    """One view being drawn in one language."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.content: Final = self.speech.game.content
        self.cells: Final = self.view.texts("cells", MANY)
        self.order: Final = [seat for seat in self.view.items("order", MANY) if isinstance(seat, int)]

    def is_active(self, seat: int) -> bool:
        """Whoever is asked: all at once while planning."""
        decision = self.view.get("decision")
        return isinstance(decision, dict) and seat in decision["waiting"]

    def table(self, size: int) -> Group:
        parts = self.middle(size, size)
        panels = [panel(self.belongings(seat, size), self.seat_title(seat)) for seat in self.other_seats()]
        parts += [side_by_side(panels[first : first + ABREAST]) for first in range(0, len(panels), ABREAST)]
        if self.seat >= 0:
            parts.append(panel(Group(self.belongings(self.seat, size), *self.own(size)), self.seat_title(self.seat), "bold"))
        return Group(*parts)

    def small(self, quests: int) -> Group:
        """A line for each quest or two, and the players in a few words."""
        return Group(*self.middle(SMALL, quests), Flow([self.brief(seat) for seat in self.order]), *self.own(SMALL))

    # The middle of the table

    def middle(self, size: int, quests: int) -> list[RenderableType]:
        """What everybody sees; before the first turn there is nothing yet."""
        parts: list[RenderableType] = [self.status()]
        if self.turn_number():
            parts += [line for slot in rows(self.view, "slots") for line in self.quest(slot, quests)]
            parts += [self.scale(), *self.monuments(size), self.temples(size)]
        return parts

    def status(self) -> Group:
        words = [self.text("table-moment-brief", number=self.turn_number(), phase=self.speech.thing("phase", self.view.text("phase")))]
        words.append(self.text("table-quests-brief", number=self.view.number("quest_pile", 0, MANY)))
        words.append(self.text("table-monuments-brief", number=self.view.number("monument_pile", 0, MANY)))
        words += [self.text("table-ends-brief")] if self.view.items("ends", MANY) else []
        return self.heading(words)

    def turn_number(self) -> int:
        return self.view.number("turn", 0, MANY)

    def quest(self, slot: Plain, size: int) -> list[RenderableType]:
        """A quest with the peoples, marks and totals of its sides; below it what its epilogues do, where there is room."""
        line = Text(self.speech.thing("column", slot.text("slot")), "bold")
        quest = slot.get("quest")
        if not isinstance(quest, str):
            return [line.append(f"  {self.text('table-slot-brief')}", "dim")]
        line.append(f"  {self.speech.thing('quest', quest)}")
        row = self.row("quest", quest)
        told: list[RenderableType] = []
        for side in SIDES:
            people = Text(self.speech.thing("people", slot.text(side)), "bold")
            people.append(f" {self.marks(slot.number(f'{side}_marks', 0, MANY))}{self.total(slot.text('slot'), side)}", "not bold")
            line.append("   ").append_text(labelled(self.speech.thing("side", side), people))
            does = sentences_of(self.speech, row, side) if row is not None else ""
            gift = self.speech.function(slot.text(side), "people") if size == FULL else ""
            told.append(one_line(labelled(f"    {self.speech.thing('side', side)}", Text(does)).append(f"  {gift}", "dim")))
        if size == SMALL:
            return [one_line(line)]
        return [one_line(line), *told] if size == FULL else [one_line(line), self.epilogues(row)]

    def epilogues(self, row: Row | None) -> Text:
        """Both epilogues on one line."""
        return one_line(Text(f"    {self.speech.function(row.id, 'quest')}" if row is not None else "", "dim"))

    def marks(self, number: int) -> str:
        return MARK * number + NO_MARK * (self.content.number("marks") - number)

    def total(self, slot: str, side: str) -> str:
        """What all count on a side, once the plans are open, with what epilogues add to it."""
        cell = f"{slot}-{side}"
        found = [self.numbers_of(seat, "counts") for seat in range(len(self.names))]
        if not all(found) or cell not in self.cells:
            return ""
        neutral = Plain(self.view.get("neutral"), "neutral").number(side, 0, MANY)
        return f" {sum(numbers[self.cells.index(cell)] for numbers in found)}" + (f"+{neutral}" if neutral else "")

    def scale(self) -> Flow:
        """The peoples from the highest to the lowest."""
        places = Plain(self.view.get("scale"), "scale")
        found = sorted(((places.number(str(slug), -MANY, MANY), str(slug)) for slug in places.fields), reverse=True)
        told = [Text(self.speech.thing("people", slug)).append(f" {signed(place)}", "bold") for place, slug in found]
        return Flow(told, self.text("table-scale-brief", number=self.view.number("scale_end", 0, MANY)))

    def monuments(self, size: int) -> list[RenderableType]:
        shown = [slug for slug in self.view.items("display", MANY) if isinstance(slug, str)]
        if size != FULL:
            return [Flow([self.monument(slug, size) for slug in shown], self.text("view-display"))] if shown else []
        return [one_line(self.monument(slug, size)) for slug in shown]

    def monument(self, slug: str, size: int) -> Text:
        """By name, with the number of its option and what it costs; where there is room, with its colour or all that it says."""
        number = self.numbers.get(f"display:{slug}")
        line = Text().append(f"{number}:" if number is not None else "", "bold").append(self.speech.thing("monument", slug))
        row = self.row("monument", slug)
        if row is None:
            return line
        if size != SMALL:
            line.append(f" {self.speech.thing('colour', row.text('colour'))}", "dim")
        if size == FULL:
            return line.append(f"  {self.speech.function(slug, 'monument')}", "dim")
        return line.append(f" {'/'.join(str(row.number(resource)) for resource in RESOURCES)}", "bold")

    def row(self, table: str, slug: str) -> Row | None:
        return next((row for row in self.content.rows(table) if row.id == slug), None)

    # The temples

    def temples(self, size: int) -> Table:
        """Whose disciples, or counts, are on which cell; in a small table only one's own."""
        grid = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
        grid.add_column(self.text("view-plan"), no_wrap=True)
        for cell in self.cells:
            grid.add_column(self.speech.attribute(f"cell-{cell}", "brief"), justify="right", no_wrap=True)
        is_planning = self.view.text("phase") == "planning"
        if is_planning:
            grid.add_column(self.text("table-left-brief"), justify="right", no_wrap=True)
        for seat in self.order:
            if seat == self.seat or (size != SMALL and self.numbers_of(seat, "counts")):
                left = [Text(str(self.unplaced(seat)), "bold")] if is_planning else []
                grid.add_row(Text(self.names[seat], "bold" if seat == self.seat else ""), *self.temple(seat), *left)
        return grid

    def unplaced(self, seat: int) -> int:
        return self.sides[seat].number("disciples", 0, MANY) - sum(self.numbers_of(seat, "plan"))

    def temple(self, seat: int) -> list[Text]:
        """The next cell to be filled, where one plans cell by cell, has the pointer."""
        numbers = self.numbers_of(seat, "counts") or self.numbers_of(seat, "plan")
        laid = self.sides[seat].get("laid")
        told = [Text(str(number) if number else NOBODY, "bold" if number else "dim") for number in numbers[: len(self.cells)]]
        if self.is_active(seat) and isinstance(laid, int) and self.view.text("phase") == "planning" and laid < len(told):
            told[laid] = Text(POINTER, "bold")
        return told or [Text(NOBODY, "dim") for _ in self.cells]

    def numbers_of(self, seat: int, name: str) -> list[int]:
        found = self.sides[seat].get(name)
        return [number for number in found if isinstance(number, int)] if isinstance(found, list) else []

    # The players

    def seat_title(self, seat: int) -> Text:
        """With the place in the initiative order."""
        god = self.sides[seat].get("god")
        words = [self.speech.thing("god", god)] if isinstance(god, str) else []
        return self.placed(seat, [*words, self.points(seat)])

    def placed(self, seat: int, words: list[str]) -> Text:
        return Text(f"{self.order.index(seat) + 1}. ").append_text(self.title(seat, [", ".join(words)]))

    def points(self, seat: int) -> str:
        return self.text("some-points", number=self.sides[seat].number("points", 0, MANY))

    def brief(self, seat: int) -> Text:
        """A player in a few words, in initiative order."""
        stock = "/".join(str(self.sides[seat].number(resource, 0, MANY)) for resource in RESOURCES)
        return self.placed(seat, [self.points(seat), self.disciples(seat), stock])

    def disciples(self, seat: int) -> str:
        return self.text("some-disciples", number=self.sides[seat].number("disciples", 0, MANY))

    def stock(self, seat: int) -> str:
        side = self.sides[seat]
        return self.text("some-resources", **{resource: side.number(resource, 0, MANY) for resource in RESOURCES})

    def belongings(self, seat: int, size: int) -> Group:
        """All that is open to everybody: disciples and resources, power and built tool, monuments and what they score now."""
        side = self.sides[seat]
        told = [Text(self.disciples(seat)), Text(self.stock(seat))]
        power, tool = side.get("power"), side.get("tool")
        cards = [(domain, slug) for domain, slug in (("power", power), ("tool", tool)) if isinstance(slug, str)]
        if size == FULL and seat == self.seat:
            lines = [one_line(labelled(self.card(seat, *card), Text(self.speech.function(card[1], card[0]), "dim"))) for card in cards]
        else:
            told += [Text(self.card(seat, *card)) for card in cards]
            lines = []
        if side.flag("has_tool") and tool is None:
            told.append(Text(self.text("table-tool-brief"), "dim"))
        built = [Text(self.speech.thing("monument", slug)) for slug in side.texts("monuments", MANY)]
        score = self.text("table-built-brief", number=len(built), points=side.number("monument_points", 0, MANY))
        return Group(Flow(told), *lines, *([Flow(built, score)] if built else []))

    def card(self, seat: int, domain: str, slug: str) -> str:
        """A power or tool by name; a tool that is not built yet is in its owner's hand."""
        in_hand = domain == "tool" and not self.sides[seat].flag("crafted")
        return self.text("table-hand-brief", tool=self.speech.thing(domain, slug)) if in_hand else self.speech.thing(domain, slug)

    def own(self, size: int) -> list[Flow]:
        """What only its owner sees, and in a small table what is open, too; nothing for whoever watches."""
        if self.seat < 0:
            return []
        side = self.sides[self.seat]
        told: list[Text] = []
        if size == SMALL:
            cards = [(domain, side.get(domain)) for domain in ("power", "tool")]
            told += [Text(self.card(self.seat, domain, slug)) for domain, slug in cards if isinstance(slug, str)]
            told += [Text(self.speech.thing("monument", slug)) for slug in side.texts("monuments", MANY)]
        objectives = {name: side.get(name) for name in ("favoured", "disfavoured")}
        if objectives["favoured"] is not None:
            peoples = {name: self.speech.thing("people", str(slug)) for name, slug in objectives.items()}
            told.insert(0, Text(self.text("table-objectives-brief", **peoples)))
        return [Flow(told, most=MOST_OWN_LINES)] if told else []


def signed(number: int) -> str:
    """With a sign, and a true minus."""
    return f"+{number}" if number > 0 else str(number).replace("-", "\u2212")
