"""Points, scorings, ranking and ties."""

from __future__ import annotations

from typing import Final

from themis.core.event import Io
from themis.core.native import i64
from themis.core.outcome import Outcome, ranks
from themis.games.pantheon import effects, moves
from themis.games.pantheon.content import FROM_COLUMNS, FROM_DEMIGODS, FROM_RANKS, SCORE_RANK, SOURCES
from themis.games.pantheon.state import POINTS, State, seats_from

LAST_EPOCH: Final = "last-epoch"


def demigod_points(s: State, seat: i64) -> i64:
    """The sum of all own demigods, which are kept.  PAN-SCORE-02, PAN-SCORE-03"""
    found: i64 = 0
    for value in range(len(s.t.values)):
        found += s.own_demigods(seat, value) * s.t.values[value]
    return found


def column_points(s: State, seat: i64) -> i64:
    """All own columns on the map at the rate of their number; those in reserve or supply are worth nothing.  PAN-SCORE-04, PAN-SCORE-05, PAN-SCORE-06, PAN-SCORE-07"""
    return s.t.column_points[s.sides[seat].standing]


def rank_points(s: State, seat: i64) -> i64:
    """Every Pietalte scores the highest own offering tile.  PAN-GOD-90, PAN-SCORE-08, PAN-SCORE-09, PAN-RUL-40"""
    return s.effect_of(seat, SCORE_RANK) * s.sides[seat].best_rank()


def demigod_tiles(s: State, seat: i64) -> i64:
    found: i64 = 0
    for value in range(len(s.t.values)):
        found += s.own_demigods(seat, value)
    return found


def score_all(s: State, io: Io) -> None:
    """A scoring: demigods, then columns, then ranks.  PAN-SCORE-01"""
    order = seats_from(s, s.turn)
    for seat in order:
        number = demigod_points(s, seat)
        effects.score(s, seat, FROM_DEMIGODS, number)
        if number:
            io.reveal(moves.DEMIGODS_SCORED, seat, number)
    for seat in order:
        number = column_points(s, seat)
        effects.score(s, seat, FROM_COLUMNS, number)
        if number:
            io.tell(moves.COLUMNS_SCORED, seat, s.sides[seat].standing, number)
    for seat in order:
        number = rank_points(s, seat)
        effects.score(s, seat, FROM_RANKS, number)
        if number:
            io.tell(moves.RANKS_SCORED, seat, number)


def points(s: State, seat: i64) -> i64:
    """PAN-SETUP-15"""
    found: i64 = 0
    for k in range(seat * POINTS, seat * POINTS + POINTS):
        found += s.points[k]
    return found


def outcome(s: State) -> Outcome:
    """Most points win, then most demigod tiles, then the rank is shared.  PAN-END-01, PAN-END-02, PAN-END-03"""
    scores: list[int] = [int(points(s, seat)) for seat in range(s.seats)]
    keys: list[list[int]] = [[scores[seat], int(demigod_tiles(s, seat))] for seat in range(s.seats)]
    sources = [(SOURCES[k], [int(s.points[seat * POINTS + k]) for seat in range(s.seats)]) for k in range(POINTS)]
    return Outcome(ranks(keys), scores, LAST_EPOCH, sources)
