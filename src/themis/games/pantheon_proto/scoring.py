"""The final scoring, ranking and ties."""

from __future__ import annotations

from themis.core.event import Io
from themis.core.native import i64
from themis.core.outcome import Outcome, ranks
from themis.games.pantheon_proto import effects, moves, rules, vocabulary
from themis.games.pantheon_proto.content import (
    ENDINGS,
    FROM_MONUMENTS,
    FROM_OBJECTIVES,
    FROM_RESOURCES,
    FROM_TOOLS,
    SOURCE_COUNT,
    SOURCES,
)
from themis.games.pantheon_proto.state import State, bit, size


def finish(s: State, io: Io) -> None:
    """All objectives are revealed, and everything is added to the track.  PRO-FIN-01, PRO-FIN-04, PRO-FIN-11, PRO-RUL-43, PRO-RUL-64"""
    for place in range(s.seats):
        seat = s.order[place]
        io.reveal(moves.OBJECTIVES_REVEALED, seat, s.favoured[seat], s.disfavoured[seat])
    for place in range(s.seats):
        score_seat(s, s.order[place], io)
    s.over = True
    s.stack = []
    for place in range(s.seats):
        seat = s.order[place]
        io.tell(moves.FINISHED, seat, points(s, seat))


def score_seat(s: State, seat: i64, io: Io) -> None:
    """Resources, monuments, the built tool, objectives.  PRO-FIN-01, PRO-FIN-02, PRO-FIN-03, PRO-FIN-07"""
    resources = rules.resource_points(s, seat)
    effects.score(s, seat, FROM_RESOURCES, resources)
    if resources:
        io.tell(moves.RESOURCES_SCORED, seat, resources)
    effects.score(s, seat, FROM_MONUMENTS, rules.monument_points(s, seat))
    for monument in range(s.t.monuments):
        if s.has_built(seat, monument):
            io.tell(moves.MONUMENT_SCORED, seat, monument, rules.monument_worth(s, seat, monument))
    score_tool(s, seat, io)
    score_objectives(s, seat, io)


def score_tool(s: State, seat: i64, io: Io) -> None:
    """The end-of-game line of a built tool; an unbuilt one is worth nothing.  PRO-FIN-01, PRO-INFO-04"""
    number = tool_points(s, seat)
    effects.score(s, seat, FROM_TOOLS, number)
    if number:
        io.tell(moves.TOOL_SCORED, seat, s.tool[seat], number)


def tool_points(s: State, seat: i64) -> i64:
    """For each own monument.  PRO-FIN-01, PRO-TOOL-05"""
    if not s.has_crafted(seat):
        return 0
    found: i64 = 0
    card = s.tool_card(seat)
    lines = s.t.card_lines
    for k in range(lines.start[card], lines.start[card + 1]):
        if lines.when[k] == vocabulary.AT_END:
            found += lines.number[k] * size(s.monuments[seat])
    return found


def score_objectives(s: State, seat: i64, io: Io) -> None:
    """PRO-FIN-05, PRO-FIN-07, PRO-FIN-08, PRO-FIN-09, PRO-RUL-49"""
    number = rules.objective_points(s, seat)
    effects.score(s, seat, FROM_OBJECTIVES, number)
    favoured = s.favoured[seat]
    disfavoured = s.disfavoured[seat]
    high = rules.is_most_powerful(s, favoured)
    low = rules.is_least_powerful(s, disfavoured)
    if favoured == disfavoured:
        if high or low:
            io.tell(moves.BOTH_SCORED if high and low else moves.SAME_PEOPLE_SCORED, seat, favoured, number)
        return
    if high:
        io.tell(moves.OBJECTIVE_SCORED, seat, favoured, s.t.objective_points)
    if low:
        io.tell(moves.OBJECTIVE_SCORED, seat, disfavoured, s.t.objective_points)


def points(s: State, seat: i64) -> i64:
    """What is on the track, and at the end everything; there is no most.  PRO-FIN-01, PRO-FIN-13"""
    found: i64 = 0
    for source in range(SOURCE_COUNT):
        found += s.points[seat * SOURCE_COUNT + source]
    return found


def outcome(s: State) -> Outcome:
    """Most points win; ties are broken by the final initiative order.  PRO-FIN-11, PRO-FIN-12, PRO-RUL-51"""
    scores: list[int] = [int(points(s, seat)) for seat in range(s.seats)]
    place: list[int] = [0] * s.seats
    for k in range(s.seats):
        place[s.order[k]] = -k
    sources = [(SOURCES[k], [int(s.points[seat * SOURCE_COUNT + k]) for seat in range(s.seats)]) for k in range(SOURCE_COUNT)]
    return Outcome(ranks([[scores[seat], place[seat]] for seat in range(s.seats)]), scores, reason(s), sources)


def reason(s: State) -> str:
    """Why the game ended; the first of several.  PRO-RUL-62"""
    for ending in range(len(ENDINGS)):
        if s.ends & bit(ending):
            return ENDINGS[ending]
    return ""
