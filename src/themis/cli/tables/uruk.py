"""Uruk on a terminal: epochs, display, omen and bank on top, the others' tableaus in the middle, one's own tableau and hand below.

Each colour is doubled by its letter, so that nothing is lost without colours. A view holds plain data; it is read through `Place`.
"""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from themis.books.content import Row
from themis.core.save import Plain
from themis.speech.speech import Speech

STYLES: Final = {"red": "bold red", "pink": "bold magenta", "yellow": "bold yellow", "blue": "bold blue"}
DISC: Final = "●"
USED: Final = "✓"
POINTER: Final = "▸"
MANY: Final = 1_000
TIMES: Final = "\u00d7"
GAP: Final = " · "


def paint(view: dict[str, object], names: list[str], speech: Speech, size: int) -> RenderableType:
    """The whole table, as the seat of the view sees it (-1: a spectator, who sees all tableaus alike); `size` counts down from full."""
    painter = Painter(view, names, speech)
    return painter.full() if size == 0 else painter.compact(size == 1)


class Flow:
    """Small things in a row, as many on a line as fit, none of them broken."""

    def __init__(self, things: list[Text], label: str = "") -> None:
        self.things: Final = [labelled(label, things[0] if things else Text()) if label else things[0], *things[1:]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for thing in self.things:
            if line and line.cell_len + len(GAP) + thing.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(GAP if line else "", "dim").append_text(thing)
        yield line


class Painter:
    """One view being drawn in one language."""

    def __init__(self, view: dict[str, object], names: list[str], speech: Speech) -> None:
        self.view: Final = Plain(view, "the view")
        self.names: Final = names
        self.speech: Final = speech
        self.colours: Final = speech.game.slugs["colour"]
        self.epoch_rows: Final = speech.game.content.rows("epoch")
        self.discoveries: Final = {row.id: row for row in speech.game.content.rows("discovery")}
        self.seat: Final = self.view.number("seat", -1, MANY)
        self.turn: Final = self.view.number("turn", 0, MANY)
        self.sides: Final = [Plain(side, "a side") for side in self.view.items("sides", MANY)]

    def full(self) -> RenderableType:
        top = Table.grid(expand=True, padding=0)
        for _ in range(3):
            top.add_column()
        blocks: list[tuple[RenderableType, str]] = [
            (self.epochs(), "table-epochs"),
            (self.display(), "table-display"),
            (self.bank_block(), "table-bank"),
        ]
        top.add_row(*[panel(block, self.text(key), height=len(self.epoch_rows) + 2) for block, key in blocks])
        parts: list[RenderableType] = [self.heading(), top, self.omen(), self.others()]
        if self.seat >= 0:
            parts.append(panel(self.own(), self.title(self.seat), "bold"))
        return Group(*parts)

    def compact(self, with_functions: bool) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.epochs_line(), self.display_line(), self.omen(), self.bank_line()]
        parts.extend(self.one_line(seat) for seat in self.other_seats())
        if self.seat >= 0:
            parts.extend([self.title(self.seat), self.own()] if with_functions else [self.one_line(self.seat), self.hand_line()])
        return Group(*parts)

    # The middle of the table

    def heading(self) -> Text:
        words = [self.speech.rulebook.title, self.text("table-round", number=self.view.number("round", 0, MANY * MANY))]
        if self.view.flag("last_round"):
            words.append(self.text("table-last-round"))
        elif self.view.text("ending"):
            words.append(self.text("table-ending"))
        words.append(self.text("table-pile", number=self.view.number("pile", 0, MANY)))
        words.append(self.text("table-discards", number=len(self.view.items("discards", MANY))))
        words.append(self.text("table-pool", number=self.view.number("pool", 0, MANY)))
        heading = Text(GAP.join(words), style="dim")
        heading.stylize("not dim bold", 0, len(words[0]))
        return heading

    def epochs(self) -> Table:
        grid = Table.grid(padding=(0, 1))
        for row in self.epoch_rows:
            left = self.discs_on(row.id)
            is_open = row.id == self.open_epoch()
            style = "bold" if is_open else "dim"
            name = self.speech.thing("epoch", row.id)
            grid.add_row(POINTER if is_open else " ", Text(name, style), Text(DISC * left, style), Text(self.price(row), style))
        return grid

    def epochs_line(self) -> Text:
        line = Text()
        for row in self.epoch_rows:
            is_open = row.id == self.open_epoch()
            words = f"{self.speech.thing('epoch', row.id)} {DISC}{self.discs_on(row.id)}"
            line.append(GAP if line else "", "dim")
            line.append(f"{POINTER}{words} {self.price(row)}" if is_open else words, "bold" if is_open else "dim")
        return line

    def discs_on(self, epoch: str) -> int:
        return Plain(self.view.get("epochs"), "the epochs").number(epoch, 0, MANY)

    def open_epoch(self) -> str:
        """The epoch whose discs are sold now; empty when all are."""
        return next((row.id for row in self.epoch_rows if self.discs_on(row.id)), "")

    def price(self, epoch: Row) -> str:
        if epoch.flag("own_colour"):
            return self.text("epoch-price-own")
        different = epoch.number("distinct")
        return self.text("epoch-price", number=different + epoch.number("any"), different=different)

    def display(self) -> Group:
        return Group(*[self.card(slug) if isinstance(slug, str) else Text("—", "dim") for slug in self.view.items("display", MANY)])

    def display_line(self) -> Text:
        cards = [self.card(slug) for slug in self.view.items("display", MANY) if isinstance(slug, str)]
        return labelled(self.text("table-display"), Text(GAP, "dim").join(cards))

    def omen(self) -> Text:
        slug = self.view.get("omen")
        if not isinstance(slug, str):
            return labelled(self.text("table-omen"), Text(self.text("table-no-omen"), "dim"))
        words = Text().append(self.speech.card(slug), "bold").append(f"  {self.speech.function(slug)}")
        if self.view.flag("pending"):
            words.append(f"  ({self.text('table-pending')})", "bold")
        return labelled(self.text("table-omen"), words)

    def bank_block(self) -> Table:
        bank = Plain(self.view.get("bank"), "the bank")
        grid = Table.grid(padding=(0, 1))
        for colour in self.colours:
            grid.add_row(self.letter(colour), str(bank.number(colour, 0, MANY)), Text(self.speech.thing("colour", colour), "dim"))
        return grid

    def bank_line(self) -> Text:
        return labelled(self.text("table-bank"), self.cubes(self.view.get("bank")))

    # The players

    def other_seats(self) -> list[int]:
        """Everybody else, in the order in which they will play."""
        count = len(self.names)
        return [(self.seat + step) % count for step in range(1, count)] if self.seat >= 0 else list(range(count))

    def others(self) -> Table:
        grid = Table.grid(expand=True, padding=0)
        seats = self.other_seats()
        for _ in seats:
            grid.add_column(ratio=1)
        grid.add_row(*[panel(self.other(seat), self.title(seat)) for seat in seats])
        return grid

    def title(self, seat: int) -> Text:
        side = self.sides[seat]
        title = Text().append(f"{POINTER} " if seat == self.turn else "", "bold").append(self.names[seat], "bold")
        title.append(GAP + self.text("table-points", number=side.number("points", -MANY, MANY)))
        return title

    def other(self, seat: int) -> Group:
        side = self.sides[seat]
        lines: list[RenderableType] = [self.slot(Plain(slot, "a slot")) for slot in side.items("tableau", MANY)]
        lines.append(self.belongings(side, False))
        if side.get("known"):
            lines.append(self.seen(side))
        return Group(*lines)

    def seen(self, side: Plain) -> Flow:
        """Hand cards that everybody saw going there."""
        known = Plain(side.get("known"), "the known cards")
        return Flow([self.held_card(str(slug), known) for slug in known.fields], self.text("table-seen"))

    def one_line(self, seat: int) -> Flow:
        slots = [self.slot(Plain(slot, "a slot")) for slot in self.sides[seat].items("tableau", MANY)]
        if seat == self.seat:
            slots = [Text().append(f"{place}. ", "dim").append_text(slot) for place, slot in enumerate(slots, 1)]
        return Flow([self.title(seat), self.belongings(self.sides[seat], seat == self.seat), *slots])

    def slot(self, slot: Plain) -> Text:
        """A discovery with its discs and the cubes lying on it, in as few letters as possible."""
        line = self.card(slot.text("card"))
        line.append(" " + DISC * slot.number("discs", 0, 2) if slot.number("discs", 0, 2) else "")
        on_it = self.cubes_on(slot)
        return line.append(" ").append_text(on_it) if on_it else line

    def cubes_on(self, slot: Plain) -> Text:
        lying = Plain(slot.get("cubes"), "the cubes")
        text = Text()
        for colour in self.colours:
            if colour in lying.fields:
                text.append(self.text(f"colour-{colour}-letter") * lying.number(colour, 0, MANY), STYLES[colour])
        return text

    def belongings(self, side: Plain, own: bool) -> Text:
        """Stock, cards in hand and whatever else lies before a player."""
        line = self.cubes(side.get("stock"))
        if not own:
            line.append(GAP, "dim").append(self.text("table-cards", number=side.number("hand_size", 0, MANY)))
        for slug in side.texts("kept", MANY):
            line.append(GAP, "dim").append(f"{self.text('table-kept')} {self.speech.card(slug)}", "bold")
        if side.flag("erupted"):
            line.append(GAP, "dim").append(self.text("table-erupted"), "bold")
        lyre = side.get("lyre")
        if isinstance(lyre, str):
            line.append(GAP, "dim").append_text(self.card(lyre)).append(f" ({self.text('table-lyre')})")
        if side.get("bid") is not None:
            line.append(GAP, "dim").append(self.text("table-bid", number=side.number("bid", 0, MANY)))
        return line

    def own(self) -> Table:
        """The own tableau with what each discovery does, then stock and hand."""
        side = self.sides[self.seat]
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1, no_wrap=True, style="dim", overflow="ellipsis")
        for place, item in enumerate(side.items("tableau", MANY), 1):
            grid.add_row(*self.own_slot(place, Plain(item, "a slot")))
        outer = Table.grid(expand=True)
        outer.add_row(grid)
        outer.add_row(labelled(self.text("table-stock"), self.belongings(side, True)))
        outer.add_row(self.hand(side))
        return outer

    def own_slot(self, place: int, slot: Plain) -> list[RenderableType]:
        slug = slot.text("card")
        marks = Text(DISC * slot.number("discs", 0, 2)).append(" ").append_text(self.cubes_on(slot))
        is_used = self.turn == self.seat and slug in self.view.texts("used", MANY)
        function = self.speech.function(slug)
        return [str(place), self.card(slug), marks, f"{USED} {self.text('table-used')}" if is_used else function]

    def hand(self, side: Plain) -> Table:
        """The own hand, a line for each colour."""
        grid = Table.grid(padding=(0, 1))
        label = self.hand_label(side)
        for cards in self.hand_by_colour(side) or [[Text()]]:
            grid.add_row(Text(label, "dim", no_wrap=True), Flow(cards))
            label = ""
        return grid

    def hand_line(self) -> Flow:
        side = self.sides[self.seat]
        return Flow([card for cards in self.hand_by_colour(side) for card in cards], self.hand_label(side))

    def hand_label(self, side: Plain) -> str:
        return self.text("table-hand", number=side.number("hand_size", 0, MANY))

    def hand_by_colour(self, side: Plain) -> list[list[Text]]:
        held = Plain(side.get("hand"), "the hand")
        by_colour: dict[str, list[Text]] = {colour: [] for colour in self.colours}
        for slug, row in self.discoveries.items():
            if slug in held.fields:
                by_colour[row.text("colour")].append(self.held_card(slug, held))
        return [cards for cards in by_colour.values() if cards]

    def held_card(self, slug: str, held: Plain) -> Text:
        copies = held.number(slug, 0, MANY)
        return self.card(slug).append(f" {TIMES}{copies}" if copies > 1 else "")

    # Small things

    def text(self, key: str, **arguments: str | int) -> str:
        return self.speech.text(key, **arguments)

    def letter(self, colour: str) -> Text:
        return self.coloured(self.text(f"colour-{colour}-letter"), colour)

    def coloured(self, text: str, colour: str) -> Text:
        """Coloured, but not what is added to it later."""
        return Text().append(text, STYLES[colour])

    def card(self, slug: str) -> Text:
        """Colour letter and level, then the name."""
        row = self.discoveries[slug]
        colour = row.text("colour")
        return self.coloured(f"{self.text(f'colour-{colour}-letter')}{row.number('level')}", colour).append(f" {self.speech.card(slug)}")

    def cubes(self, stock: object) -> Text:
        """All four colours with their numbers."""
        counted = Plain(stock, "the cubes")
        return Text(" ").join([self.letter(colour).append(str(counted.number(colour, 0, MANY)), STYLES[colour]) for colour in self.colours])


def panel(content: RenderableType, title: str | Text, style: str = "dim", height: int | None = None) -> Panel:
    return Panel(content, title=title, title_align="left", box=ROUNDED, border_style=style, padding=(0, 1), height=height)


def labelled(label: str, content: Text) -> Text:
    return Text().append(f"{label}  ", "dim").append_text(content)
