"""How a table of Panthéon is laid for a test.

    t = table(3).hand(0, "movement", "movement").feet(0, "0602").columns(1, "0703").turn(0)
    t.play("move", "foot 0702", "column 0703", "finish")
    assert 2 == t.side(0)["columns"]

Spaces are written by column and row, "0602" being the seventh space of the third row, in choices too; the home of Gallia is "0502".
Unless the test says otherwise it is the first epoch and Gallia's, the temple marker stands on its home, everybody has 4 feet and 3 columns in
the reserve and no cards, the display shows one offering of each type, and the booty tiles are money. Whatever is not placed is where it
begins; if the test says what is in a pile or stack, the rest is among the discards or in the box.
"""

from __future__ import annotations

from typing import Any, Self

import kit
from kit import rule

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import Frame, settle
from themis.core.native import i64, vec
from themis.games.pantheon import setup, state
from themis.games.pantheon.content import FROM_DEITIES
from themis.games.pantheon.frames.decline import Decline
from themis.games.pantheon.frames.epoch import BeginEpoch, PlaceTemple
from themis.games.pantheon.frames.move import React
from themis.games.pantheon.frames.peoples import gifts
from themis.games.pantheon.frames.turn import BeginTurn, EndAction
from themis.games.pantheon.game import GAME
from themis.games.pantheon.schema import OFFERINGS

__all__ = ["GAME", "LAND", "SLUG_AT", "T", "Table", "card", "deity", "new_game", "rule", "space", "table", "tile"]

T = GAME.tables
LAND = T.land
SLUG_AT = {f"{LAND.q[k] + LAND.r[k] // 2:02}{LAND.r[k]:02}": LAND.slugs[k] for k in range(LAND.spaces)}
PLACE_OF = {slug: place for place, slug in SLUG_AT.items()}
DISPLAY = ["gift", "priest", "dancer", "temple"]
ROW = ["depraccus", "vinthrad", "stonkus-1", "traitera", "gadicea"]
TILES = ["money", "money", "money", "money", "cards-2"]


def card(name: str) -> int:
    return T.card_slugs.index(name)


def deity(name: str) -> int:
    return T.deity_slugs.index(name)


def tile(name: str) -> int:
    return T.tile_slugs.index(name)


def people(name: str) -> int:
    return T.people_slugs.index(name)


def space(place: str) -> int:
    return LAND.slugs.index(SLUG_AT[place])


def value(number: int) -> int:
    return list(T.values).index(number)


class Table(kit.Table[state.State]):
    """A table of Panthéon in the making, then in play."""

    def __init__(self, seats: int, given: dict[str, str]) -> None:
        super().__init__(GAME, setup.empty_table(T, seats, GAME.meta.option_values(given)))
        self._reserve = dict.fromkeys(range(seats), (4, 3))
        self._exact: dict[str, list[int]] = {}
        self._rest_of_cards = -1
        self._tiles: dict[int, int] | None = None
        self.state.has_temple = True
        self.epoch(1).people("gallia").display(*DISPLAY).row(*ROW[: seats + 1])

    # The table

    def epoch(self, number: int) -> Self:
        """Other peoples were active before."""
        active = self.state.people() if self.state.epoch else 0
        self.state.epoch = number
        return self._track(int(active))

    def people(self, name: str) -> Self:
        return self._track(people(name))

    def _track(self, active: int) -> Self:
        before = [other for other in range(T.peoples) if other != active][: self.state.epoch - 1]
        self.state.track = vec[i64]([*before, active, *[-1] * (T.epochs - self.state.epoch)])
        return self

    def no_temple(self) -> Self:
        """The preparation is not over."""
        self.state.has_temple = False
        return self

    def first(self, seat: int) -> Self:
        self.state.first = seat
        return self

    def tiles(self, *laid: str) -> Self:
        """The booty tiles on the map, such as "0704 cards-2", and no others."""
        pairs = [words.split() for words in laid]
        symbols = list(LAND.symbols[self.state.people()])
        self._tiles = {symbols.index(space(place)): tile(name) for place, name in pairs}
        return self

    def row(self, *names: str) -> Self:
        empty = [-1] * (len(self.state.row) - len(names))
        self.state.row = vec[i64]([*[deity(name) for name in names], *empty])
        return self

    def demigod_row(self, *values: int) -> Self:
        return self._demigods(state.DEMIGOD_ROW, values)

    def display(self, *names: str) -> Self:
        self.state.display = vec[i64]([*[card(name) for name in names], *[-1] * (T.display - len(names))])
        return self

    def pile(self, *names: str) -> Self:
        """The draw pile holds exactly these cards."""
        self._exact["pile"] = [card(name) for name in names]
        return self

    def discards(self, *names: str) -> Self:
        for name in names:
            self.state.cards[state.DISCARDS * T.cards + card(name)] += 1
        return self

    def rest_of_cards(self, seat: int) -> Self:
        """Cards that are nowhere else are in a hand instead of among the discards."""
        self._rest_of_cards = seat
        return self

    def special(self, *values: int) -> Self:
        """The special money holds exactly these cards."""
        self._exact["special"] = [card(f"money-{number}") for number in values]
        return self

    def descending(self) -> Self:
        self.state.descending = True
        return self

    def deity_stack(self, *names: str) -> Self:
        self._exact["deities"] = [deity(name) for name in names]
        return self

    def demigod_stack(self, *values: int) -> Self:
        self._exact["demigods"] = [value(number) for number in values]
        return self

    # A side

    def hand(self, seat: int, *names: str) -> Self:
        for name in names:
            self.state.cards[(state.HANDS + seat) * T.cards + card(name)] += 1
        return self

    def known(self, seat: int, *names: str) -> Self:
        """Cards in hand that everybody has seen going there."""
        for name in names:
            self.state.cards[(state.HANDS + self.state.seats + seat) * T.cards + card(name)] += 1
        return self.hand(seat, *names)

    def reserve(self, seat: int, feet: int, columns: int) -> Self:
        self._reserve[seat] = (feet, columns)
        return self

    def feet(self, seat: int, *places: str) -> Self:
        """On the map."""
        for place in places:
            assert T.takes_foot[space(place)], f"{place} takes no feet"
            self.state.pieces[space(place)] |= 1 << seat
        return self

    def columns(self, seat: int, *places: str) -> Self:
        """On the map."""
        for place in places:
            assert not T.takes_foot[space(place)], f"{place} takes no columns"
            self.state.pieces[space(place)] |= 1 << seat
        return self

    def landed(self, seat: int, *places: str) -> Self:
        """Pieces on the map that came there by a jump in this epoch."""
        for place in places:
            self.state.pieces[space(place)] |= 1 << seat | 1 << state.LANDED + seat
        return self

    def ranks(self, seat: int, **ranks: int) -> Self:
        for name, rank in ranks.items():
            self.state.sides[seat].set_rank(OFFERINGS.index(name), rank)
        return self

    def deities(self, seat: int, *names: str) -> Self:
        for name in names:
            self.state.deities[(state.OWN_DEITIES + seat) * T.deities + deity(name)] += 1
        return self

    def demigods(self, seat: int, *values: int) -> Self:
        return self._demigods(state.OWN_DEMIGODS + seat, values)

    def known_demigods(self, seat: int, *values: int) -> Self:
        self._demigods(state.OWN_DEMIGODS + self.state.seats + seat, values)
        return self.demigods(seat, *values)

    def _demigods(self, place: int, values: tuple[int, ...]) -> Self:
        for number in values:
            self.state.demigods[place * len(T.values) + value(number)] += 1
        return self

    def step_tiles(self, seat: int, *names: str) -> Self:
        for name in names:
            self.state.tiles[(state.KEPT_TILES + seat) * T.tiles + tile(name)] += 1
            self.state.bonuses &= ~(1 << tile(name))
        return self

    def dealt(self, seat: int, name: str) -> Self:
        """A bonus tile that was dealt in the set-up and is in the box since."""
        self.state.sides[seat].bonus = tile(name)
        self.state.bonuses &= ~(1 << tile(name))
        self.state.tiles[state.TILE_BOX * T.tiles + tile(name)] += 1
        return self

    def points(self, seat: int, number: int) -> Self:
        self.state.points[seat * state.POINTS + FROM_DEITIES] = number
        return self

    # Starting

    def turn(self, seat: int, chance: list[str] | None = None) -> Self:
        """It is a seat's turn."""
        return self.ask(BeginTurn(seat), BeginEpoch(), chance=chance)

    def react(self, active: int, chance: list[str] | None = None) -> Self:
        """A seat has moved, and the others react; then its action is over."""
        self.state.turn = active
        others = [(active + k) % self.state.seats for k in range(1, self.state.seats)]
        frames: list[Frame] = [React(other) for other in others]
        return self.ask(*frames, EndAction(active), BeginEpoch(), chance=chance)

    def gifts(self, name: str, chance: list[str] | None = None) -> Self:
        """The preparation comes to what a people gives; the temple marker and the first turn follow."""
        self.people(name).no_temple()
        self.state.turn = self.state.first
        return self.ask(*gifts(self.state, Io(Seeded(1), True)), PlaceTemple(), BeginEpoch(), chance=chance)

    def prepare(self, chance: list[str] | None = None) -> Self:
        """The next epoch is prepared, up to the first decision."""
        self.no_temple().row()
        self._tiles = {}
        return self.ask(BeginEpoch(), chance=chance)

    def decline(self, active: int = 0, chance: list[str] | None = None) -> Self:
        """The phase has ended in a seat's turn: decline, scoring, and the next epoch up to its first decision."""
        self.state.turn = active
        return self.ask(Decline(), BeginEpoch(), chance=chance)

    # Everything else

    def lay_the_rest(self) -> None:
        s = self.state
        self._lay_cards()
        self._fill(s.deities, T.deity_copies, T.deities, state.DEITY_STACK, state.DEITY_BOX, "deities", list(s.row))
        owned = (state.OWN_DEMIGODS + s.seats) * len(T.values)
        known = s.demigods[owned:]
        s.demigods = vec[i64](list(s.demigods[:owned]))
        self._fill(s.demigods, T.value_copies, len(T.values), state.DEMIGOD_STACK, state.DEMIGOD_BOX, "demigods", [])
        s.demigods = vec[i64](list(s.demigods) + list(known))
        self._lay_tiles()
        for seat in range(s.seats):
            side = s.sides[seat]
            side.feet, side.columns = self._reserve[seat]
            side.spare_feet = T.feet - side.feet - self._on_map(seat, 1)
            side.spare_columns = T.columns - side.columns - self._on_map(seat, 0)
            assert min(side.spare_feet, side.spare_columns) >= 0, "more pieces were placed than there are"
        s.recount()

    def _on_map(self, seat: int, feet: int) -> int:
        return sum(1 for k in range(LAND.spaces) if T.takes_foot[k] == feet and self.state.pieces[k] >> seat & 1)

    def _lay_cards(self) -> None:
        s = self.state
        hands = s.cards[: (state.HANDS + s.seats) * T.cards]
        for kind in range(T.cards):
            left = T.card_copies[kind] - sum(hands[kind :: T.cards]) - list(s.display).count(kind)
            assert left >= 0, f"more cards {T.card_slugs[kind]} were placed than there are"
            name, place = ("special", state.SPECIAL) if T.card_special[kind] else ("pile", state.PILE)
            exact = self._exact.get(name)
            if T.card_special[kind] and "pile" in self._exact and kind in self._exact["pile"]:
                s.cards[state.PILE * T.cards + kind] = self._exact["pile"].count(kind)
                left -= self._exact["pile"].count(kind)
            s.cards[place * T.cards + kind] = left if exact is None else exact.count(kind)
            rest = 0 if exact is None else left - exact.count(kind)
            at = state.DISCARDS if self._rest_of_cards < 0 else state.HANDS + self._rest_of_cards
            assert rest >= 0, f"more cards {T.card_slugs[kind]} were placed than there are"
            s.cards[at * T.cards + kind] += rest

    def _fill(self, things: vec[i64], copies: vec[i64], kinds: int, stack: int, box: int, name: str, row: list[int]) -> None:
        """A stack with what is nowhere else, or exactly with what the test says and the rest in the box."""
        exact = self._exact.get(name)
        for kind in range(kinds):
            left = copies[kind] - sum(things[kind::kinds]) - row.count(kind)
            assert left >= 0, f"more {name} of kind {kind} were placed than there are"
            things[stack * kinds + kind] = left if exact is None else exact.count(kind)
            things[box * kinds + kind] += 0 if exact is None else left - exact.count(kind)

    def _lay_tiles(self) -> None:
        s = self.state
        used = LAND.symbols_of[s.people()][s.seats]
        laid = dict(enumerate([tile(name) for name in TILES[:used]])) if self._tiles is None else self._tiles
        s.laid = vec[i64]([laid.get(place, -1) for place in range(len(s.laid))])
        for kind in range(T.tiles):
            if not T.tile_is_bonus[kind]:
                left = T.tile_copies[kind] - sum(s.tiles[kind :: T.tiles]) - list(s.laid).count(kind)
                assert left >= 0, f"more tiles {T.tile_slugs[kind]} were placed than there are"
                s.tiles[state.BAG * T.tiles + kind] = left

    # Chance

    def dictated(self, words: list[str]) -> list[int]:
        """What is drawn, one after the other: cards, deities, tiles and peoples by name, demigods by number."""
        s = self.state
        kinds = len(T.values)
        piles: dict[str, tuple[list[int], list[str]]] = {
            "card": (list(s.cards[: T.cards]), T.card_slugs),
            "deity": (list(s.deities[: T.deities]), T.deity_slugs),
            "tile": (list(s.tiles[: T.tiles]), T.tile_slugs),
            "people": ([0 if k in list(s.track) else 1 for k in range(T.peoples)], T.people_slugs),
            "bonus": ([s.bonuses >> k & 1 for k in range(T.tiles)], T.tile_slugs),
        }
        demigods = list(s.demigods[:kinds])
        return [self._drawn(word, piles, demigods) for word in words]

    def _drawn(self, word: str, piles: dict[str, tuple[list[int], list[str]]], demigods: list[int]) -> int:
        if word.isdigit():
            part = max(T.top_values[k] for k in range(len(demigods)) if demigods[k])
            left = [demigods[k] if T.top_values[k] == part else 0 for k in range(len(demigods))]
            return self._outcome(left, value(int(word)), demigods, word)
        pile = next(name for name, (_, slugs) in piles.items() if word in slugs)
        if pile == "tile" and word.startswith("bonus-"):
            pile = "bonus"
        left, slugs = piles[pile]
        if pile == "card" and not any(left):
            left[:] = list(self.state.cards[state.DISCARDS * T.cards : (state.DISCARDS + 1) * T.cards])
        return self._outcome(left, slugs.index(word), left, word)

    def _outcome(self, left: list[int], kind: int, things: list[int], word: str) -> int:
        assert left[kind], f"{word} cannot be drawn"
        outcome = sum(left[:kind])
        things[kind] -= 1
        return outcome

    # Looking

    def written(self, text: str) -> str:
        """With the names of spaces in the place of their column and row."""
        return " ".join([SLUG_AT.get(word, word) for word in text.split()])

    def read(self, text: str) -> str:
        return " ".join([PLACE_OF.get(word, word) for word in text.split()])

    def side(self, seat: int) -> dict[str, Any]:
        """What lies before a seat, as the seat itself sees it."""
        found: dict[str, Any] = self.view(seat)["sides"][seat]
        return found

    def scene(self) -> dict[str, Any]:
        """What no choice changes."""
        return self.game.scene(self.state)

    def hand_of(self, seat: int) -> list[str]:
        return [T.card_slugs[k] for k in range(T.cards) for _ in range(self.state.hand(seat, k))]

    def pieces_on(self, place: str) -> list[int]:
        """The seats that have a piece on a space."""
        found: list[int] = self.view()["pieces"].get(SLUG_AT[place], [])
        return found

    def tile_on(self, place: str) -> str | None:
        found: str | None = self.view()["tiles"].get(SLUG_AT[place])
        return found

    def places(self, verb: str) -> list[str]:
        """The spaces of the offered choices of a verb, sorted."""
        return sorted(text.split()[1] for text in self.offered(verb))

    @property
    def scores(self) -> list[int]:
        return self.outcome.scores


def table(seats: int = 2, **given: str) -> Table:
    """A table in the first epoch with these game options."""
    return Table(seats, given)


def new_game(seats: int = 2, seed: int = 1, chance: list[str] | None = None, **given: str) -> Table:
    """A new game at its first decision; `events` are those of the set-up. What follows the dealing of cards can be dictated."""
    t = Table(seats, given)
    io = Io(Seeded(seed), False)
    made = GAME.setup(seats, GAME.meta.option_values(given), io)
    assert isinstance(made, state.State)
    t.state = made
    if chance is not None:
        io = t._io(chance)
    settle(t.state, io)
    return t._after(io)
