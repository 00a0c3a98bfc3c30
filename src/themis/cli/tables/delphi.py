"""Delphi on a terminal: the sea as a map of hexes, what lies next to the ship, and a panel for each captain.

On the map, land is in capitals behind a sign for its kind, water in small letters; what the ship reaches now has its price in favours,
and while it is being steered the number of the option too. The same signs stand for tasks and for what is aboard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from themis.cli.drawing import (
    COMPACT,
    FULL,
    MANY,
    STYLES,
    UNBOUNDED,
    Flow,
    Painter,
    Sight,
    Stretched,
    counts,
    labelled,
    panel,
    rows,
    side_by_side,
)
from themis.cli.maps import Chart, Map, across
from themis.core.save import Plain

# A ship of each seat, and a building in its colour.
SHIPS: Final = "▲■◆●"
BUILDINGS: Final = "△□◇○"
ANY: Final = "?"
SHRINE: Final = "⌂"
FREE: Final = "\u2013"
SIGNS: Final = {
    "zeus": "Z",
    "offering-island": "+",
    "temple": "π",
    "statue-island": "i",
    "lair": "§",
    "marked-lair": "§",
    "city": "#",
    "shallow-water": "≈",
}
TASK_SIGNS: Final = {"shrine": SHRINE, "statue": "i", "offering": "+", "monster": "§"}
# Letters of half a hex.
HALF: Final = 3


def paint(sight: Sight, size: int, room: int) -> RenderableType:
    """The table as the seat of the view sees it: with the whole map, or with the part of it for which there is room."""
    painter = DelphiPainter(sight)
    if size == FULL:
        return painter.full()
    return painter.compact(room) if size == COMPACT else painter.small(room)


class DelphiPainter(Painter):
    """One view being drawn in one language."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.colours: Final = self.speech.game.slugs["colour"]
        self.hexes: Final = {hex.text("hex"): hex for hex in rows(self.view, "hexes")}
        self.islands: Final = {island.text("hex"): island for island in rows(self.view, "islands")}
        self.prices: Final = {hex.text("hex"): hex.number("price", 0, MANY) for hex in rows(self.view, "reach")}
        self.top_row: Final = self.speech.game.content.number("god_top_row")
        self.pilot: Final = self.seat if self.seat >= 0 else self.turn

    def full(self) -> Group:
        others = [panel(self.by_line(seat), self.seat_title(seat)) for seat in self.other_seats()]
        return Group(self.status(), self.map(UNBOUNDED), self.legend(), *self.beside(), side_by_side(others), *self.own(self.by_line, FULL))

    def compact(self, room: int) -> Stretched:
        seats = [*self.own(self.all_of, COMPACT), *[panel(self.brief(seat), self.seat_title(seat)) for seat in self.other_seats()]]
        return Stretched([self.status()], lambda lines: Chart(self.map, seats, self.legend(), lines), self.beside(), room)

    def small(self, room: int) -> Stretched:
        seats: list[RenderableType] = [Flow([self.seat_title(seat), self.dice(self.sides[seat])]) for seat in self.other_seats()]
        if self.seat >= 0:
            seats = [self.seat_title(self.seat), self.all_of(self.seat), *seats]
        return Stretched([self.status()], lambda lines: Chart(self.map, seats, self.legend(), lines), self.beside(), room)

    # The middle of the table

    def status(self) -> Group:
        words = [self.text("table-round", number=self.view.number("round", 0, MANY * MANY))]
        if self.view.text("ending"):
            words.append(self.text("table-last-round"))
        if self.view.flag("apollo"):
            words.append(self.text("table-apollo"))
        if self.view.get("titan") is not None:
            words.append(self.text("table-titan", number=self.view.number("titan", 0, MANY)))
        return self.heading(words)

    def beside(self) -> list[RenderableType]:
        """What lies next to the own ship, by its sign on the map and by name."""
        if self.seat < 0:
            return []
        shores = [hex.text("hex") for hex in rows(self.view, "beside")]
        told = [self.cell(slug).append(f" {self.place(slug)}") for slug in shores]
        return [Flow(told or [Text(self.text("view-none"))], self.text("view-beside"))]

    def place(self, slug: str) -> str:
        kind = self.hexes[slug].text("kind").removeprefix("marked-")
        return self.speech.attribute(f"{kind}-{slug}", "the")

    # Hexes

    def map(self, lines: int) -> Map:
        """The sea, or the part of it round the ship."""
        at = {slug: across(hex) for slug, hex in self.hexes.items()}
        return Map(at, at[self.sides[self.pilot].text("berth")], self.cell, HALF, lines)

    def cell(self, slug: str) -> Text:
        """A hex in at most five letters: ships and water with its price, or land with what is on it."""
        hex = self.hexes[slug]
        kind = hex.text("kind")
        if kind == "sea" or kind == "zeus":
            return self.water(slug, hex)
        if kind == "island":
            return self.island(slug, hex)
        sign = Text(SIGNS[kind], "bold" if kind != "shallow-water" else "dim")
        if kind == "city":
            colour = hex.text("colour")
            return sign.append_text(self.coloured(f"{self.letter(colour)}{counts(self.view, 'statues').get(colour, 0)}", colour))
        return sign.append_text(self.letters(self.pieces(kind, slug, hex)))

    def pieces(self, kind: str, slug: str, hex: Plain) -> list[str]:
        """The colours of what is to be had or done on land."""
        if kind == "offering-island":
            return Plain(self.view.get("offerings"), "the offerings").texts(slug, MANY)
        if kind == "temple":
            return [Plain(self.view.get("temples"), "the temples").text(slug)]
        if kind == "statue-island":
            raised = Plain(self.view.get("raised"), "the statues").texts(slug, MANY)
            return [colour for colour in hex.texts("sites", MANY) if colour not in raised]
        return Plain(self.view.get("monsters"), "the monsters").texts(slug, MANY) if kind.endswith("lair") else []

    def island(self, slug: str, hex: Plain) -> Text:
        """Unknown, with the building of a seat, or with its shrine."""
        island, colour = self.islands[slug], hex.text("colour")
        line = Text("" if island.flag("explored") else ANY, "bold")
        if island.number("shrine", -1, MANY) >= 0:
            line.append(SHIPS[island.number("shrine", 0, MANY)] + SHRINE, "bold")
        elif island.get("tile") is not None:
            line.append(self.building(island.text("tile")), "bold")
        return line.append_text(self.coloured(self.letter(colour), colour))

    def building(self, tile: str) -> str:
        """The mark of the seat that can build a shrine, or of nobody at this table."""
        row = self.speech.game.content.find(tile)
        owners = [side.text("colour") for side in self.sides]
        return BUILDINGS[owners.index(row.text("owner"))] if row is not None and row.text("owner") in owners else "-"

    def water(self, slug: str, hex: Plain) -> Text:
        ships = [seat for seat, side in enumerate(self.sides) if side.text("berth") == slug]
        number = str(self.numbers.get(f"hex:{slug}", ""))
        line = Text(number, "bold")
        for seat in ships:
            line.append(SHIPS[seat], "bold reverse" if seat == self.pilot else "bold")
        line.append(":" if number and not ships else "")
        reached = "bold" if slug in self.prices else "dim"
        if hex.get("colour") is None:
            line.append(SIGNS["zeus"], "bold")
        else:
            line.append(self.letter(hex.text("colour")).lower(), f"{reached} {STYLES[hex.text('colour')]}")
        return line.append(str(self.prices.get(slug, "")), reached)

    def letters(self, colours: Iterable[str]) -> Text:
        return Text().join([self.coloured(self.letter(colour), colour) for colour in colours])

    # The players

    def seat_title(self, seat: int) -> Text:
        side = self.sides[seat]
        done = side.number("points", 0, MANY) - side.flag("home")
        progress = self.text("table-tasks-brief", number=done, all=done + sum(counts(side, "tasks").values()))
        return Text(f"{SHIPS[seat]} ", "bold").append_text(self.title(seat, [progress]))

    def own(self, side: Callable[[int], RenderableType], size: int) -> list[RenderableType]:
        return [panel(Group(side(self.seat), *self.cards(size)), self.seat_title(self.seat), "bold")] if self.seat >= 0 else []

    def by_line(self, seat: int) -> Group:
        return Group(*[Flow(things) for things in self.belongings(seat) if things])

    def all_of(self, seat: int) -> Flow:
        return Flow([thing for things in self.belongings(seat) for thing in things])

    def brief(self, seat: int) -> Flow:
        """What others must know of a seat: how it can pay, how it fares and what it is after."""
        side = self.sides[seat]
        return Flow(
            [*self.paying(side), self.number_of(side, "shield"), *self.by_colour(side, "wounds"), self.hold(side), *self.tasks(side)]
        )

    def belongings(self, seat: int) -> list[list[Text]]:
        """All that lies before a seat, but for cards with a text: what pays, the ship, the gods, the tasks."""
        side = self.sides[seat]
        ship = [self.number_of(side, "shield"), self.number_of(side, "range"), *self.by_colour(side, "wounds")]
        return [self.paying(side), ship, self.gods(side), [self.hold(side), *self.tasks(side)]]

    def paying(self, side: Plain) -> list[Text]:
        return [labelled(self.text("view-dice"), self.dice(side)), *self.by_colour(side, "cards"), self.number_of(side, "favours")]

    def number_of(self, side: Plain, field: str) -> Text:
        return labelled(self.text(f"view-{field}"), Text(str(side.number(field, 0, MANY))))

    def by_colour(self, side: Plain, field: str) -> list[Text]:
        """Things of each colour with their numbers; nothing where there is none."""
        found = [self.coloured(f"{self.letter(colour)}{count}", colour) for colour, count in counts(side, field).items()]
        return [labelled(self.text(f"view-{field}"), Text(" ").join(found))] if found else []

    def dice(self, side: Plain) -> Text:
        """Dice to be used, then those that were, struck out."""
        dice = sorted(rows(side, "dice"), key=lambda die: die.flag("used"))
        shown = [
            Text(f"({self.letter(die.text('colour'))})", "dim") if die.flag("used") else self.letters([die.text("colour")]) for die in dice
        ]
        return Text(" ").join(shown)

    def gods(self, side: Plain) -> list[Text]:
        risen = {god: row for god, row in counts(side, "gods").items() if row}
        return [Text(f"{self.speech.thing('god', god)} {row}/{self.top_row}") for god, row in risen.items()]

    def hold(self, side: Plain) -> Text:
        aboard = [
            Text(TASK_SIGNS[kind]).append_text(self.letters([colour]))
            for kind, field in (("offering", "offerings"), ("statue", "statues"))
            for colour, count in counts(side, field).items()
            for _ in range(count)
        ]
        free = [Text(FREE, "dim")] * (side.number("storage", 0, MANY) - len(aboard))
        return labelled(self.text("view-storage"), Text(" ").join(aboard + free))

    def tasks(self, side: Plain) -> list[Text]:
        """What is still to be done, by the sign of its kind: a letter for a colour, else any."""
        open_tasks = counts(side, "tasks")
        shown = [self.open_of(task, open_tasks) for task in TASK_SIGNS if any(face.startswith(task) for face in open_tasks)]
        return [labelled(self.text("table-to-do"), Text(" ").join(shown))] if shown else []

    def open_of(self, task: str, open_tasks: dict[str, int]) -> Text:
        line = Text(TASK_SIGNS[task])
        for face, count in open_tasks.items():
            kind, _, colour = face.partition("-")
            if kind == task:
                line.append_text(self.letters([colour]) if colour else Text(ANY * count))
        return line

    def cards(self, size: int) -> list[RenderableType]:
        """The names of the own ship tile, equipment and companions; where there is room, also what the ship can do."""
        side, ship = self.sides[self.seat], self.sides[self.seat].get("ship")
        lines: list[RenderableType] = []
        if isinstance(ship, str):
            function = self.speech.function(ship, "ship") if size == FULL else ""
            lines.append(labelled(self.text("view-ship"), Text(self.speech.thing("ship", ship)).append(f"  {function}", "dim")))
        for domain, field in (("equipment", "equipment"), ("passenger", "passengers")):
            named = [Text(self.speech.thing(domain, slug)) for slug in side.texts(field, MANY)]
            lines += [Flow(named, self.text(f"view-{field}"))] if named else []
        return lines
