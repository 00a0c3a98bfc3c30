"""From the table's options to the first state."""

from __future__ import annotations

from themis.core.chance import kind_at
from themis.core.event import Io
from themis.core.frame import Frame, counts
from themis.core.native import i64, vec
from themis.games.altar import moves
from themis.games.altar.frames.gods import ChooseGod, OpenTable
from themis.games.altar.moves import DEAL_STREAM, GOD_STREAM, OLDEST_STREAM
from themis.games.altar.options import gods_are_dealt, oldest_seat, removed_priestesses
from themis.games.altar.rules import TWO
from themis.games.altar.state import MOST_ASIDE, NOT_ENDING, State, seats_from
from themis.games.altar.tables import Tables


def setup(t: Tables, seats: i64, options: list[int], io: Io) -> State:
    """Chapter "Setting up", in its order; the hands lie face down until the gods are chosen. ALT-SETUP-01, ALT-SETUP-14, ALT-RUL-43"""
    s = empty_table(t, seats, options)
    remove_priestesses(s, options, io)
    deal_hands(s, io)
    find_oldest(s, options, io)
    s.push(OpenTable(s.oldest))
    if gods_are_dealt(options):
        deal_gods(s, io)
    else:
        s.then(choosing(s))
    return s


def empty_table(t: Tables, seats: i64, options: list[int]) -> State:
    """All cards in the pile, empty realms, the sanctuaries of this number of players. ALT-SETUP-16, ALT-SETUP-17, ALT-SETUP-18, ALT-SETUP-19, ALT-SETUP-20, ALT-TWO-07, ALT-TWO-08, ALT-RUL-42"""
    return State(
        t=t,
        seats=seats,
        stack=[],
        over=False,
        variant=vec[i64](options),
        oldest=0,
        first=0,
        turn=0,
        round=0,
        actions=0,
        acted=False,
        passes=0,
        ending=NOT_ENDING,
        owner=vec[i64]([-1] * t.gods),
        active=counts(t.gods),
        inactive=counts(t.gods),
        sanctuaries=counts(t.gods),
        adorers=counts(t.gods),
        placed=counts(t.gods),
        placings=0,
        sanctuaries_left=t.sanctuary_supply[seats],
        hands=counts(seats * t.followers),
        known=counts(seats * t.followers),
        hand_size=counts(seats),
        influence=counts(seats * t.followers),
        in_force=counts(seats),
        pile=vec[i64]([t.copies[kind] for kind in range(t.followers)]),
        pile_size=t.all_cards,
        top=vec[i64]([-1] * MOST_ASIDE),
        top_size=0,
        bottom=vec[i64]([-1] * t.all_cards),
        bottom_size=0,
        display=vec[i64]([-1] * t.display[seats]),
        discards=counts(t.followers),
        boxed=counts(t.followers),
        aside=vec[i64]([-1] * MOST_ASIDE),
        aside_size=0,
        played=-1,
        struck=False,
        tolled=0,
        spared=0,
    )


def remove_priestesses(s: State, options: list[int], io: Io) -> None:
    """Some Priestesses go back to the box. ALT-SETUP-04, ALT-SETUP-05, ALT-SETUP-06, ALT-SETUP-07, ALT-TWO-01, ALT-RUL-01"""
    number = removed_priestesses(s.t, options, s.seats)
    s.pile[s.t.removable] -= number
    s.pile_size -= number
    s.boxed[s.t.removable] += number
    io.tell(moves.BOXED_FOR[s.seats], s.t.removable, number)


def deal_hands(s: State, io: Io) -> None:
    """As many cards for each as the table shows; which hand comes first makes no difference. ALT-SETUP-13, ALT-TWO-06"""
    for seat in range(s.seats):
        for _ in range(s.t.hand_start[s.seats]):
            kind = kind_at(s.pile, io.below(DEAL_STREAM, s.pile_size))
            s.pile[kind] -= 1
            s.pile_size -= 1
            s.add_card(seat, kind)


def find_oldest(s: State, options: list[int], io: Io) -> None:
    """The seat that the table names, or any. ALT-SETUP-10, ALT-RUL-10"""
    named = oldest_seat(options, s.seats)
    s.oldest = named if named >= 0 else io.below(OLDEST_STREAM, s.seats)
    io.tell(moves.OLDEST, s.oldest)


def choosing(s: State) -> list[Frame]:
    """Clockwise from the oldest player, and back for a second god, so that two players choose one, two and one. ALT-SETUP-03, ALT-TWO-03, ALT-RUL-09"""
    order = seats_from(s, s.oldest)
    asked: list[Frame] = [ChooseGod(seat, s.t.gods_each[s.seats]) for seat in order]
    if s.t.gods_each[s.seats] == TWO:
        asked += [ChooseGod(seat, 1) for seat in order[::-1]]
    return asked


def deal_gods(s: State, io: Io) -> None:
    """The other way to come to a god. ALT-SETUP-03, ALT-RUL-09"""
    left = list(range(s.t.gods))
    for seat in seats_from(s, s.oldest):
        for _ in range(s.t.gods_each[s.seats]):
            god = left.pop(io.below(GOD_STREAM, len(left)))
            s.owner[god] = seat
            io.tell(moves.DEALT_GOD, seat, god)
