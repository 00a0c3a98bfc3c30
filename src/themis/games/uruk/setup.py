"""From the table's options to the first state."""

from __future__ import annotations

from themis.core.event import Io
from themis.core.frame import counts
from themis.core.native import i64, vec
from themis.games.uruk import effects, moves
from themis.games.uruk.frames.turn import BeginTurn
from themis.games.uruk.options import reshuffle_removal
from themis.games.uruk.state import BIT, NOT_ENDING, RESHUFFLE_REMOVED, SLOT_WIDTH, Side, State
from themis.games.uruk.tables import Tables


def setup(t: Tables, seats: i64, options: list[int], io: Io) -> State:
    """Chapter "Setup", in its order.  URU-SETUP-01, URU-SETUP-02, URU-RUL-45"""
    s = empty_table(t, seats, options)
    s.first = io.below(moves.FIRST_STREAM, seats)
    io.tell(moves.STARTED, s.first)
    deal_first_discoveries(s, io)
    stack_pile(s)
    deal_hands(s, io)
    open_display(s, io)
    s.stack.append(BeginTurn(s.first))
    return s


def empty_table(t: Tables, seats: i64, options: list[int]) -> State:
    """Bank, epochs and empty places. Discs beyond those laid out stay in the box.  URU-SETUP-10, URU-SETUP-11, URU-SETUP-13, URU-SETUP-14"""
    variant = vec[i64](options)
    variant[RESHUFFLE_REMOVED] = reshuffle_removal(t, options)
    return State(
        t=t,
        seats=seats,
        stack=[],
        over=False,
        variant=variant,
        first=0,
        turn=0,
        round=1,
        sides=[empty_side(t) for _ in range(seats)],
        bank=vec[i64]([t.cubes_per_colour] * 4),
        pile=counts(t.kinds),
        pile_size=0,
        under=counts(t.kinds),
        under_size=0,
        events_in_pile=0,
        discards=vec[i64]([-1] * t.all_cards),
        discarded=0,
        boxed=counts(t.kinds),
        reshuffles=0,
        display=vec[i64]([-1] * t.display),
        omen=-1,
        facedown=-1,
        epochs=vec[i64](t.epoch_discs[seats]),
        pool=0,
        used=0,
        received=0,
        ending=NOT_ENDING,
        last_round=False,
        bids=vec[i64]([-1] * seats),
        acted=False,
        progressed=False,
        idle_rounds=0,
        barren_rounds=0,
    )


def empty_side(t: Tables) -> Side:
    return Side(
        t=t,
        hand=counts(t.discoveries),
        known=counts(t.discoveries),
        stock=counts(4),
        slots=counts(t.slots * SLOT_WIDTH),
        count=0,
        tableau=0,
        held=0,
        hand_size=0,
        settled=0,
        kept=0,
        erupted=False,
        lyre=-1,
    )


def deal_first_discoveries(s: State, io: Io) -> None:
    """Each player gets a random level-1 discovery with its cubes and the first village; the others leave the game.  URU-SETUP-03, URU-SETUP-12, URU-SETUP-14, URU-RUL-46, URU-RUL-47"""
    left = [kind for kind in range(s.t.discoveries) if s.t.level[kind] == 1 for _ in range(s.t.copies[kind])]
    for seat in range(s.seats):
        kind = left.pop(io.below(moves.LEVEL1_STREAM, len(left)))
        side = s.sides[seat]
        side.count = 1
        side.tableau = BIT[kind]
        side.slots[0] = kind
        effects.add_disc(s, seat, 0)
        side.slots[2 + s.t.colour[kind]] = s.t.amount[kind]
        s.bank[s.t.colour[kind]] -= s.t.amount[kind]
        io.tell(moves.DEALT, seat, kind)
    for kind in left:
        s.boxed[kind] += 1


def stack_pile(s: State) -> None:
    """Levels 3 and 4 with the event cards below, level 2 on top.  URU-SETUP-04, URU-SETUP-05, URU-SETUP-06"""
    for kind in range(s.t.discoveries):
        if s.t.level[kind] == 2:
            s.pile[kind] = s.t.copies[kind]
        elif s.t.level[kind] > 2:
            s.under[kind] = s.t.copies[kind]
    for kind in range(s.t.discoveries, s.t.kinds):
        s.under[kind] = 1
    s.recount()


def deal_hands(s: State, io: Io) -> None:
    """Five level-2 cards each, secret.  URU-SETUP-05"""
    for seat in range(s.seats):
        for _ in range(s.t.hand_start):
            kind = effects.draw_from_pile(s, io, moves.DEAL_STREAM)
            s.sides[seat].add_card(kind)
            io.tell_only(seat, moves.DREW_AT_SETUP, seat, kind)


def open_display(s: State, io: Io) -> None:
    """Three cards face up, then some go to the discard pile.  URU-SETUP-07, URU-SETUP-08, URU-SETUP-09"""
    for place in range(s.t.display):
        s.display[place] = effects.draw_from_pile(s, io, moves.DEAL_STREAM)
        io.tell(moves.REFILLED_AT_SETUP, s.display[place])
    for _ in range(s.t.discarded_at_setup[s.seats]):
        effects.put_on_discards(s, effects.draw_from_pile(s, io, moves.DEAL_STREAM))
