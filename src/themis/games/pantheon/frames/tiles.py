"""Booty and bonus tiles: what they do once the move or the purchases are paid, one tile after the other in the order in which they were taken."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Step
from themis.core.native import i64
from themis.games.pantheon import effects, moves, rules
from themis.games.pantheon.content import (
    CARDS,
    COLUMN,
    FOOT,
    FREE_COLUMN,
    GIVE_DEITY,
    OFFERING_COUNT,
    RANKS,
    RESERVE,
    RESERVE_CHOICE,
    ROW_DEMIGOD,
    SPECIAL_MONEY,
    STACK_DEMIGOD,
    UPGRADES,
)
from themis.games.pantheon.state import Side, State

# Why an offering tile is upgraded.
BY_PEOPLE: Final = 0
BY_TILE: Final = 1


@final
class TakeTiles(Step):
    """The tiles taken in a move or a Buy, one by one.  PAN-MOVE-23, PAN-MOVE-25, PAN-REACT-06, PAN-BUY-20, PAN-RUL-20, PAN-RUL-21"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        if s.taken_size:
            tile = effects.next_taken(s)
            s.push(TakeTiles(self.seat))
            carry_out(s, self.seat, tile, io)
        return False


def carry_out(s: State, seat: i64, tile: i64, io: Io) -> None:
    """What a tile does, whether it is a booty or a bonus tile; the free column waits for the map.  PAN-TILE-01, PAN-SETUP-19, PAN-RUL-02"""
    effect = s.t.tile_effect[tile]
    effects.use_up(s, seat, tile, io)
    if effect == ROW_DEMIGOD:
        effects.take_demigod(s, seat, moves.DEMIGOD_BY_TILE, io)
    elif effect == STACK_DEMIGOD:
        effects.draw_demigod(s, seat, moves.DEMIGOD_DRAWN_BY_BONUS, moves.DEMIGOD_HIDDEN_BY_BONUS, io)
    elif effect == GIVE_DEITY:
        effects.gain_from_stack(s, seat, moves.DEITY_BY_TILE, io)
    elif effect == UPGRADES:
        s.push(Upgrade(seat, s.t.tile_amount[tile], BY_TILE))
    elif effect == CARDS:
        effects.draw_cards(s, seat, s.t.tile_amount[tile], moves.DRAW_BY_TILE, io)
    elif effect == SPECIAL_MONEY:
        effects.take_special_money(s, seat, moves.MONEY_BY_TILE, io)
    elif effect == RESERVE:
        effects.gain_pieces(s, seat, COLUMN, s.t.tile_columns[tile], io)
        effects.gain_pieces(s, seat, FOOT, s.t.tile_feet[tile], io)
    elif effect == RESERVE_CHOICE:
        s.push(ReserveChoice(seat, tile))
    elif effect == FREE_COLUMN and s.has_temple:
        s.push(BonusColumn(seat))


@final
class Upgrade(Decision):
    """Which offering tile is upgraded by one rank, or newly taken, `due` times; lost if all have the highest rank.  PAN-TILE-09, PAN-TILE-10, PAN-TILE-11, PAN-PEOPLE-11, PAN-RUL-10, PAN-RUL-36, PAN-RUL-51"""

    __slots__ = ("due", "cause")

    def __init__(self, seat: i64, due: i64, cause: i64) -> None:
        super().__init__(seat)
        self.due: Final = due
        self.cause: Final = cause

    def enter(self, s: State, io: Io) -> bool:
        if self.due == 0:
            return False
        for offering in range(OFFERING_COUNT):
            if s.sides[self.seat].rank(offering) < RANKS:
                return True
        io.tell(moves.UPGRADE_LOST, self.seat)
        return False

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.upgrade]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.upgrade.of(offering) for offering in range(OFFERING_COUNT) if s.sides[seat].rank(offering) < RANKS]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        told = moves.UPGRADED_BY_TILE if self.cause == BY_TILE else moves.UPGRADED_BY_PEOPLE
        effects.set_rank(s, seat, choice.a, s.sides[seat].rank(choice.a) + 1, told, io)
        s.push(Upgrade(seat, self.due - 1, self.cause))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["PAN-TILE-11"] if choice.verb is s.t.moves.upgrade and s.sides[seat].rank(choice.a) == RANKS else []


@final
class ReserveChoice(Decision):
    """The feet or the columns of a tile.  PAN-TILE-02, PAN-TILE-03"""

    __slots__ = ("tile",)

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def enter(self, s: State, io: Io) -> bool:
        side = s.sides[self.seat]
        return side.spare_feet + side.spare_columns > 0

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.gain]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.gain.of(piece) for piece in (FOOT, COLUMN) if spare(s.sides[seat], piece)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.gain_pieces(s, seat, choice.a, s.t.tile_feet[self.tile] if choice.a == FOOT else s.t.tile_columns[self.tile], io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["PAN-TILE-03"] if choice.verb is s.t.moves.gain and not spare(s.sides[seat], choice.a) else []


def spare(side: Side, piece: i64) -> i64:
    """Pieces of a kind in the supply."""
    return side.spare_feet if piece == FOOT else side.spare_columns


@final
class BonusColumn(Decision):
    """Where the column of a bonus tile goes: on any column space.  PAN-TILE-12, PAN-EPOCH-21, PAN-RUL-45"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        return s.sides[self.seat].spare_columns > 0

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.column]

    def options(self, s: State, seat: i64) -> list[Choice]:
        spaces = s.t.moves.column_of
        return [s.t.moves.column.of(k) for k in range(len(spaces)) if rules.is_open(s, seat, spaces[k])]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.place_free_column(s, seat, s.t.moves.column_of[choice.a], io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.column or rules.is_open(s, seat, s.t.moves.column_of[choice.a]):
            return []
        return ["PAN-MOVE-14"]
