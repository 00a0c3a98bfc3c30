"""Pantheon on a terminal: the map with its roads, what everybody can get, and a panel for each seat.

On the map a seat's feet are hollow and its columns full; while pieces are being placed, a space has the number of its option.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from themis.cli.drawing import (
    COMPACT,
    FULL,
    MANY,
    TIMES,
    UNBOUNDED,
    Flow,
    Painter,
    Sight,
    Stretched,
    counts,
    labelled,
    one_line,
    panel,
    rows,
    side_by_side,
)
from themis.cli.maps import Chart, Map, across
from themis.core.save import Plain

# A foot and a column of each seat.
FEET: Final = "△□◇○"
COLUMNS: Final = "▲■◆●"
TEMPLE: Final = "⌂"
TILE: Final = "+"
SIGNS: Final = {"column": "I", "sea": "~", "land": "·"}
# Letters of half a hex.
HALF: Final = 2


def paint(sight: Sight, size: int, room: int) -> RenderableType:
    """The table as the seat of the view sees it: with the whole map, or with the part of it for which there is room."""
    painter = PantheonPainter(sight)
    if size == FULL:
        return painter.full()
    return painter.compact(room) if size == COMPACT else painter.small(room)


class PantheonPainter(Painter):
    """One view being drawn in one language."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.spaces: Final = {space.text("space"): space for space in rows(self.view, "spaces")}
        self.tiles: Final = {str(space): str(tile) for space, tile in Plain(self.view.get("tiles"), "the tiles").fields.items()}
        self.pieces: Final = Plain(self.view.get("pieces"), "the pieces")

    def full(self) -> Group:
        others = [panel(Group(*[Flow(things) for things in self.belongings(seat)]), self.seat_title(seat)) for seat in self.other_seats()]
        own = [panel(Group(*[Flow(things) for things in self.belongings(self.seat)], self.hand()), self.seat_title(self.seat), "bold")]
        return Group(
            self.status(),
            self.map(UNBOUNDED),
            self.legend(),
            Flow(self.laid()),
            *[one_line(self.deity(slug).append(f"  {self.speech.function(slug, 'deity')}", "dim")) for slug in self.row()],
            Flow(self.stacks()),
            side_by_side(others),
            *(own if self.seat >= 0 else []),
        )

    def compact(self, room: int) -> Stretched:
        seats: list[RenderableType] = [panel(self.all_of(seat), self.seat_title(seat)) for seat in self.other_seats()]
        if self.seat >= 0:
            seats = [panel(Group(self.all_of(self.seat), self.hand()), self.seat_title(self.seat), "bold"), *seats]
        return self.charted(seats, [Flow([*self.laid(), *self.deities(), *self.stacks()])], room)

    def small(self, room: int) -> Stretched:
        """With what is one's own below the map, where lines are longer."""
        seats = [self.seat_title(seat) for seat in self.other_seats()]
        tiles = Counter(self.tiles.values())
        common = [Text(f"{TILE} {self.many(self.speech.thing('tile', tile), tiles[tile])}") for tile in tiles]
        below: list[RenderableType] = [Flow([*common, *self.deities(), *self.stacks()])]
        if self.seat >= 0:
            seats.insert(0, self.seat_title(self.seat))
            below = [self.all_of(self.seat), self.hand(), *below]
        return self.charted([*seats], below, room)

    def charted(self, seats: list[RenderableType], below: list[RenderableType], room: int) -> Stretched:
        """The part of the map round the temple marker with the seats beside it."""
        return Stretched([self.status()], lambda lines: Chart(self.map, seats, self.legend(), lines), below, room)

    # The middle of the table

    def status(self) -> Group:
        words: list[str] = []
        people = self.view.get("people")
        if isinstance(people, str):
            words.append(
                self.text(
                    "table-epoch-brief",
                    number=self.view.number("epoch", 0, MANY),
                    all=len(self.speech.game.content.rows("epoch")),
                    people=self.speech.thing("people", people),
                )
            )
            words.append(self.text("table-left", tiles=len(self.tiles), deities=len(self.row())))
        if self.view.flag("ended"):
            words.append(self.text("table-ended"))
        return self.heading(words)

    def laid(self) -> list[Text]:
        """The booty tiles on the map, by name and place."""
        return [
            Text(f"{TILE} {self.speech.thing('tile', tile)} ({self.speech.thing('space', space)})") for space, tile in self.tiles.items()
        ]

    def row(self) -> list[str]:
        """The deities that can still be worshipped."""
        return [slug for slug in self.view.items("row", MANY) if isinstance(slug, str)]

    def deities(self) -> list[Text]:
        return [self.deity(slug) for slug in self.row()]

    def deity(self, slug: str) -> Text:
        """By name, with the numbers of its cost."""
        row = self.speech.game.content.find(slug)
        cost = [row.number(column) for column in ("first", "second", "third", "fourth") if row.has(column)] if row is not None else []
        return Text(self.speech.thing("deity", slug)).append(f" {'/'.join(map(str, cost))}", "bold")

    def stacks(self) -> list[Text]:
        """Demigods, cards that are open, the draw pile and the special money."""
        shown = [slug for slug in self.view.items("display", MANY) if isinstance(slug, str)]
        special = [slug.removeprefix("money-") for slug in self.view.texts("special", MANY)]
        demigods = [str(value) for value in self.view.items("demigods", MANY)]
        return [
            self.listed("table-display", [self.speech.card(slug) for slug in shown]),
            labelled(self.text("view-pile"), Text(str(self.view.number("pile", 0, MANY)))),
            self.listed("table-special-brief", special),
            self.listed("table-demigods", demigods),
        ]

    def listed(self, key: str, things: list[str]) -> Text:
        return labelled(self.text(key), Text(", ".join(things) or self.text("view-none")))

    # The map

    def map(self, lines: int) -> Map:
        at = {slug: across(space) for slug, space in self.spaces.items()}
        temple = self.view.get("temple")
        middle = sorted(at.values())[len(at) // 2]
        return Map(at, at[temple] if isinstance(temple, str) else middle, self.cell, HALF, lines)

    def cell(self, slug: str) -> Text:
        """A space in at most three letters: the number of an option, then who stands there, or what is to be had."""
        space = self.spaces[slug]
        number = str(self.numbers.get(f"space:{slug}", ""))
        line = Text(number, "bold")
        if slug == self.view.get("temple"):
            return line.append(TEMPLE, "bold")
        marks = COLUMNS if space.text("kind") == "column" else FEET
        for seat in self.standing(slug):
            line.append(marks[seat], "bold" if seat == self.seat else "")
        if slug in self.tiles:
            line.append(TILE, "bold")
        elif not self.standing(slug):
            kind = space.text("kind") if space.text("kind") == "column" else space.text("terrain")
            line.append(SIGNS[kind], "" if kind == "column" else "dim")
        return line

    def standing(self, slug: str) -> list[int]:
        return [seat for seat in self.pieces.items(slug, MANY) if isinstance(seat, int)] if slug in self.pieces.fields else []

    # The players

    def seat_title(self, seat: int) -> Text:
        points = self.text("table-points", number=self.sides[seat].number("points", 0, MANY))
        return Text(f"{COLUMNS[seat]} ", "bold").append_text(self.title(seat, [points]))

    def all_of(self, seat: int) -> Flow:
        return Flow([thing for things in self.belongings(seat) for thing in things])

    def belongings(self, seat: int) -> list[list[Text]]:
        """All that lies before a seat but for the hand: pieces and what they score, offerings, what lasts."""
        side = self.sides[seat]
        reserve = self.text("table-pieces-brief", feet=side.number("feet", 0, MANY), columns=side.number("columns", 0, MANY))
        points = self.text("table-column-points", number=side.number("standing", 0, MANY), points=side.number("column_points", 0, MANY))
        pieces = [
            labelled(self.text("table-reserve-brief"), Text(reserve)),
            labelled(self.text("table-standing-brief"), Text(points)),
        ]
        hand = [labelled(self.text("view-hand"), Text(str(side.number("hand_size", 0, MANY))))] if seat != self.seat else []
        return [things for things in ([*hand, *pieces], self.offerings(side), self.lasting(side)) if things]

    def offerings(self, side: Plain) -> list[Text]:
        """The offering tiles by type with their ranks."""
        ranks = {slug: rank for slug, rank in counts(side, "ranks").items() if rank}
        return [Text(f"{self.speech.thing('offering', slug)} {rank}") for slug, rank in ranks.items()]

    def lasting(self, side: Plain) -> list[Text]:
        """Deities, permanent steps and demigods."""
        told = [Text(self.many(self.speech.thing("deity", slug), number)) for slug, number in counts(side, "deities").items()]
        if side.number("steps", 0, MANY):
            told.append(labelled(self.text("view-steps"), Text(str(side.number("steps", 0, MANY)))))
        if side.number("demigods", 0, MANY):
            known = [str(value) for value in side.items("values" if side.get("values") is not None else "known_values", MANY)]
            number = str(side.number("demigods", 0, MANY))
            told.append(labelled(self.text("table-demigods"), Text(f"{number} ({', '.join(known)})" if known else number)))
        return told

    def hand(self) -> Flow:
        held = counts(self.sides[self.seat], "hand")
        cards = [Text(self.many(self.speech.card(slug), number)) for slug, number in held.items() if number]
        return Flow(cards, self.text("view-hand"))

    def many(self, name: str, number: int) -> str:
        return f"{name} {TIMES}{number}" if number > 1 else name
