"""Uruk on a terminal: epochs, display, omen and bank on top, the others' tableaus in the middle, one's own tableau and hand below."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from themis.books.content import Row
from themis.cli.drawing import FULL, GAP, MANY, POINTER, SMALL, TIMES, Flow, Painter, Sight, labelled, one_line, panel, side_by_side
from themis.core.save import Plain

DISC: Final = "●"
USED: Final = "✓"


def paint(sight: Sight, size: int, room: int) -> RenderableType:
    """The whole table, as the seat of the view sees it (-1: a spectator, who sees all tableaus alike)."""
    painter = UrukPainter(sight)
    return painter.full() if size == FULL else painter.compact(size != SMALL)


class UrukPainter(Painter):
    """One view being drawn in one language."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        content = self.speech.game.content
        self.colours: Final = self.speech.game.slugs["colour"]
        self.epoch_rows: Final = content.rows("epoch")
        self.discoveries: Final = {row.id: row for row in content.rows("discovery")}

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
        others = [panel(self.other(seat), self.seat_title(seat)) for seat in self.other_seats()]
        parts: list[RenderableType] = [self.status(), top, self.omen(), side_by_side(others)]
        if self.seat >= 0:
            parts.append(panel(self.own(), self.seat_title(self.seat), "bold"))
        return Group(*parts)

    def compact(self, with_functions: bool) -> RenderableType:
        parts: list[RenderableType] = [
            self.status(),
            Flow([*self.epochs_in_a_row(), self.bank_line()]),
            self.display_line(),
            one_line(self.omen()),
        ]
        parts.extend(self.seat_line(seat) for seat in self.other_seats())
        if self.seat >= 0:
            parts.extend([self.seat_title(self.seat), self.own()] if with_functions else [self.seat_line(self.seat), self.hand_line()])
        return Group(*parts)

    # The middle of the table

    def status(self) -> Group:
        words = [self.text("table-round", number=self.view.number("round", 0, MANY * MANY))]
        if self.view.flag("last_round"):
            words.append(self.text("table-last-round"))
        elif self.view.text("ending"):
            words.append(self.text("table-ending"))
        words.append(self.text("table-pile", number=self.view.number("pile", 0, MANY)))
        words.append(self.text("table-discards", number=len(self.view.items("discards", MANY))))
        words.append(self.text("table-pool", number=self.view.number("pool", 0, MANY)))
        return self.heading(words)

    def epochs(self) -> Table:
        grid = Table.grid(padding=(0, 1))
        for _ in range(3):
            grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for row in self.epoch_rows:
            left = self.discs_on(row.id)
            is_open = row.id == self.open_epoch()
            style = "bold" if is_open else "dim"
            name = self.speech.thing("epoch", row.id)
            grid.add_row(POINTER if is_open else " ", Text(name, style), Text(DISC * left, style), one_line(Text(self.price(row), style)))
        return grid

    def epochs_in_a_row(self) -> list[Text]:
        """The discs of each epoch; only those of the open one have a price now."""
        found: list[Text] = []
        for row in self.epoch_rows:
            words = f"{self.speech.thing('epoch', row.id)} {DISC}{self.discs_on(row.id)}"
            is_open = row.id == self.open_epoch()
            found.append(Text(f"{POINTER}{words} {self.price(row)}" if is_open else words, "bold" if is_open else "dim"))
        return found

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
            grid.add_row(
                self.coloured(self.letter(colour), colour),
                str(bank.number(colour, 0, MANY)),
                Text(self.speech.thing("colour", colour), "dim"),
            )
        return grid

    def bank_line(self) -> Text:
        return labelled(self.text("table-bank"), self.cubes(self.view.get("bank")))

    # The players

    def seat_title(self, seat: int) -> Text:
        return self.title(seat, [self.text("table-points", number=self.sides[seat].number("points", -MANY, MANY))])

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

    def seat_line(self, seat: int) -> Flow:
        slots = [self.slot(Plain(slot, "a slot")) for slot in self.sides[seat].items("tableau", MANY)]
        if seat == self.seat:
            slots = [Text().append(f"{place}. ", "dim").append_text(slot) for place, slot in enumerate(slots, 1)]
        return Flow([self.seat_title(seat), self.belongings(self.sides[seat], seat == self.seat), *slots])

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
                text.append_text(self.coloured(self.letter(colour) * lying.number(colour, 0, MANY), colour))
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

    def card(self, slug: str) -> Text:
        """Colour letter and level, then the name."""
        row = self.discoveries[slug]
        colour = row.text("colour")
        return self.coloured(f"{self.letter(colour)}{row.number('level')}", colour).append(f" {self.speech.card(slug)}")

    def cubes(self, stock: object) -> Text:
        """All four colours with their numbers."""
        counted = Plain(stock, "the cubes")
        return Text(" ").join([self.coloured(f"{self.letter(colour)}{counted.number(colour, 0, MANY)}", colour) for colour in self.colours])
