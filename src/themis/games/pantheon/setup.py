"""From the table's options to the first state."""

from __future__ import annotations

from themis.core.event import Io
from themis.core.frame import Frame, counts
from themis.core.native import i64, vec
from themis.games.pantheon import effects, moves, options
from themis.games.pantheon.content import COLUMN, FOOT, MOST_LAID
from themis.games.pantheon.frames.epoch import BeginEpoch, DealBonus
from themis.games.pantheon.state import (
    BAG,
    DEITY_STACK,
    DEMIGOD_STACK,
    HANDS,
    KEPT_TILES,
    OWN_DEITIES,
    OWN_DEMIGODS,
    PILE,
    POINTS,
    SPECIAL,
    Side,
    State,
    bit,
    seats_from,
)
from themis.games.pantheon.tables import Tables


def setup(t: Tables, seats: i64, chosen: list[int], io: Io) -> State:
    """Chapter "Set-up", in its order.  PAN-SETUP-01, PAN-SETUP-20, PAN-RUL-03"""
    s = empty_table(t, seats, chosen)
    stack_components(s)
    s.first = 0 if options.first_seat_begins(s) else io.below(moves.FIRST_STREAM, seats)
    s.turn = s.first
    io.tell(moves.STARTED, s.first)
    open_display(s, io)
    for seat in seats_from(s, s.first):
        deal_side(s, seat, io)
    following: list[Frame] = []
    if not options.bonus_tiles_are_chosen(s):
        following.extend([DealBonus(seat) for seat in seats_from(s, s.first)])
    following.append(BeginEpoch())
    s.then(following)
    return s


def empty_table(t: Tables, seats: i64, chosen: list[int]) -> State:
    """Nothing but the bonus tiles is anywhere yet, and everybody has no points.  PAN-SETUP-02, PAN-SETUP-15"""
    bonuses: i64 = 0
    for tile in t.moves.bonus_of:
        bonuses |= bit(tile)
    return State(
        t=t,
        seats=seats,
        stack=[],
        over=False,
        variant=vec[i64](chosen),
        first=0,
        turn=0,
        epoch=0,
        track=vec[i64]([-1] * t.epochs),
        has_temple=False,
        sides=[Side(0, 0, t.feet, t.columns, 0, -1, 0, 0, 0, 0, 0, 0, 0) for _ in range(seats)],
        cards=counts((HANDS + 2 * seats) * t.cards),
        pile_size=0,
        discarded=0,
        display=vec[i64]([-1] * t.display),
        descending=False,
        deities=counts((OWN_DEITIES + seats) * t.deities),
        row=vec[i64]([-1] * (seats + t.more_deities)),
        demigods=counts((OWN_DEMIGODS + 2 * seats) * len(t.values)),
        tiles=counts((KEPT_TILES + seats) * t.tiles),
        laid=vec[i64]([-1] * MOST_LAID),
        taken=vec[i64]([-1] * MOST_LAID),
        taken_size=0,
        bonuses=bonuses,
        pieces=counts(t.land.spaces),
        reach=counts(t.land.spaces),
        points=counts(seats * POINTS),
        again=0,
        ended=False,
        idle=0,
    )


def stack_components(s: State) -> None:
    """The bag, the stacks of deities and demigods, the special money, and the draw pile without it.  PAN-SETUP-04, PAN-SETUP-05, PAN-SETUP-06, PAN-SETUP-07, PAN-SETUP-10, PAN-SETUP-11, PAN-SETUP-12, PAN-SETUP-13"""
    t = s.t
    for tile in range(t.tiles):
        if not t.tile_is_bonus[tile]:
            s.tiles[BAG * t.tiles + tile] = t.tile_copies[tile]
    for deity in range(t.deities):
        s.deities[DEITY_STACK * t.deities + deity] = t.deity_copies[deity]
    for value in range(len(t.values)):
        s.demigods[DEMIGOD_STACK * len(t.values) + value] = t.value_copies[value]
    for card in range(t.cards):
        s.cards[(SPECIAL if t.card_special[card] else PILE) * t.cards + card] = t.card_copies[card]
    s.recount()


def open_display(s: State, io: Io) -> None:
    """PAN-SETUP-14"""
    for place in range(s.t.display):
        s.display[place] = effects.drawn_from_pile(s, moves.DEAL_STREAM, io)
        io.tell(moves.REFILLED_AT_SETUP, s.display[place])


def deal_side(s: State, seat: i64, io: Io) -> None:
    """Pieces into the reserve and cards into the hand.  PAN-SETUP-16, PAN-SETUP-17, PAN-VAR-02, PAN-RUL-01"""
    more = options.start_supply_is_by_players(s)
    effects.move_pieces(s, seat, FOOT, s.t.start_feet[s.seats] if more else s.t.printed_feet)
    effects.move_pieces(s, seat, COLUMN, s.t.start_columns[s.seats] if more else s.t.printed_columns)
    for _ in range(s.t.hand_start):
        card = effects.drawn_from_pile(s, moves.DEAL_STREAM, io)
        effects.add_card(s, seat, card)
        io.tell_only(seat, moves.DREW_AT_SETUP, seat, card)
