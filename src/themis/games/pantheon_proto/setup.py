"""From the table's options to the first state."""

from __future__ import annotations

from themis.core.event import Io
from themis.core.frame import Frame, counts
from themis.core.native import i64, vec
from themis.games.pantheon_proto import moves, options
from themis.games.pantheon_proto.content import (
    CELL_COUNT,
    PEOPLE_COUNT,
    RESOURCE_COUNT,
    SETUP,
    SLOT_COUNT,
    SOURCE_COUNT,
    TOKENS_EACH,
    WHITE,
)
from themis.games.pantheon_proto.frames.preparation import (
    ChooseGod,
    ChoosePower,
    ChooseTool,
    DealCards,
    DrawTools,
    LayTable,
    RevealPowers,
    leave_out_peoples,
    take_god,
)
from themis.games.pantheon_proto.frames.turn import BeginTurn
from themis.games.pantheon_proto.state import State, bit
from themis.games.pantheon_proto.tables import Tables


def setup(t: Tables, seats: i64, chosen: list[int], io: Io) -> State:
    """Chapter "Set-up", in its order.  PRO-SETUP-01, PRO-SETUP-29"""
    s = empty_table(t, seats, chosen)
    leave_out_peoples(s, io)
    fill_supplies(s)
    s.first = io.below(moves.FIRST_STREAM, seats)
    s.order = vec[i64]([(s.first + k) % seats for k in range(seats)])
    io.tell(moves.STARTED, s.first)
    following = gods_due(s, io) + cards_due(s)
    following.append(LayTable())
    following.append(BeginTurn())
    s.then(following)
    return s


def gods_due(s: State, io: Io) -> list[Frame]:
    """In initiative order; unless they are chosen, everybody takes the next one.  PRO-SETUP-13, PRO-SETUP-14, PRO-RUL-11"""
    if options.gods_are_chosen(s):
        return [ChooseGod(seat) for seat in s.order]
    for place in range(s.seats):
        take_god(s, s.order[place], place, io)
    return []


def cards_due(s: State) -> list[Frame]:
    """Powers in initiative order, tools in reverse; or both by lot.  PRO-SETUP-19, PRO-SETUP-22, PRO-SETUP-42"""
    if options.cards_are_dealt(s):
        return [DealCards()]
    order = [int(seat) for seat in s.order]
    due: list[Frame] = [RevealPowers()]
    due.extend([ChoosePower(seat) for seat in order])
    due.append(DrawTools())
    due.extend([ChooseTool(seat) for seat in reversed(order)])
    return due


def empty_table(t: Tables, seats: i64, chosen: list[int]) -> State:
    """Nobody has anything but disciples, all peoples are in the middle of the scale, and nothing lies on the table yet.  PRO-SETUP-11, PRO-SETUP-12, PRO-SETUP-16, PRO-SETUP-17, PRO-SETUP-33, PRO-SETUP-39, PRO-SETUP-40, PRO-SETUP-41, PRO-SETUP-45, PRO-SCALE-03, PRO-RUL-04"""
    nobody = vec[i64]([-1] * seats)
    return State(
        t=t,
        seats=seats,
        stack=[],
        over=False,
        variant=vec[i64](chosen),
        first=0,
        turn=0,
        phase=SETUP,
        order=vec[i64]([int(seat) for seat in range(seats)]),
        gods=bit(t.gods) - 1,
        god=nobody,
        powers=0,
        power=nobody,
        pool=0,
        tool=nobody,
        crafted=0,
        favoured=nobody,
        disfavoured=nobody,
        peoples=0,
        scale=counts(PEOPLE_COUNT),
        bag=counts(PEOPLE_COUNT),
        aside=counts(PEOPLE_COUNT),
        quests=vec[i64]([-1] * SLOT_COUNT),
        tokens=vec[i64]([-1] * (2 * SLOT_COUNT)),
        marks=counts(2 * SLOT_COUNT),
        unseen_quests=bit(t.quests) - 1,
        quest_pile=t.quest_pile,
        neutral=counts(2),
        display=vec[i64]([-1] * t.display),
        monument_pile=0,
        monuments=counts(seats),
        plans=counts(seats * CELL_COUNT),
        planned=0,
        laid=counts(seats),
        revealed=False,
        stock=counts(seats * RESOURCE_COUNT),
        disciples=vec[i64]([t.start_disciples] * seats),
        points=counts(seats * SOURCE_COUNT),
        added=counts(seats * CELL_COUNT),
        waived=counts(seats * CELL_COUNT),
        spare=counts(seats),
        rebates=counts(seats * RESOURCE_COUNT),
        ends=0,
        fed=counts(seats * PEOPLE_COUNT),
    )


def fill_supplies(s: State) -> None:
    """The tokens of the peoples in play in the bag, their monuments and the white ones in the pile; of the quests so many are in the pile that some stay in the box, unseen.  PRO-SETUP-30, PRO-SETUP-31, PRO-SETUP-34, PRO-SETUP-38, PRO-SETUP-44, PRO-INFO-07"""
    s.bag = vec[i64]([TOKENS_EACH if s.peoples >> people & 1 else 0 for people in range(PEOPLE_COUNT)])
    for monument in range(s.t.monuments):
        colour = s.t.colour[monument]
        in_play = colour == WHITE or s.peoples & bit(colour)
        if in_play and (options.has_more_monuments(s) or not s.t.more_monument[monument]):
            s.monument_pile |= bit(monument)
