"""Progress, the three endings, ranking and ties."""

from __future__ import annotations

from typing import Final

from themis.core.native import i64
from themis.core.outcome import Outcome, ranks
from themis.games.altar.content import ALWAYS, BONUSES, WITH_INACTIVE_ALTAR
from themis.games.altar.rules import all_complete
from themis.games.altar.state import COMPLETED, NO_SANCTUARIES, NOT_ENDING, State

SOURCES: Final = ["sanctuaries", "altars", "followers", "gods"]
WAYS: Final[i64] = len(BONUSES)


def bonus(s: State, god: i64, bearer: i64) -> i64:
    """What a follower or a god adds at the second and third ending. ALT-WIN-08, ALT-GOD-04, ALT-CARD-20"""
    found = s.t.end_bonus[bearer * WAYS + ALWAYS]
    return found + s.t.end_bonus[bearer * WAYS + WITH_INACTIVE_ALTAR] if s.inactive[god] else found


def follower_bonus(s: State, god: i64) -> i64:
    found: i64 = 0
    for kind in range(s.t.followers):
        if s.adores(god, kind):
            found += bonus(s, god, kind)
    return found


def part(limit: i64, number: i64) -> i64:
    return number if number < limit else limit


def realm_parts(s: State, god: i64, with_bonuses: bool) -> list[i64]:
    """The progress of a god by source, in the order of SOURCES, 5 at most in all. ALT-WIN-05, ALT-WIN-08"""
    sanctuaries = part(s.t.complete_progress, s.sanctuaries[god])
    altars = part(s.t.complete_progress - sanctuaries, s.active[god])
    if not with_bonuses:
        return [sanctuaries, altars, 0, 0]
    followers = part(s.t.complete_progress - sanctuaries - altars, follower_bonus(s, god))
    gods = part(s.t.complete_progress - sanctuaries - altars - followers, bonus(s, god, s.t.followers + god))
    return [sanctuaries, altars, followers, gods]


def bonuses_count(s: State) -> bool:
    """Only when the game is over, and not by completion. ALT-WIN-08, ALT-WIN-10, ALT-RUL-23"""
    return s.over and not anybody_complete(s)


def anybody_complete(s: State) -> bool:
    for seat in range(s.seats):
        if all_complete(s, seat):
            return True
    return False


def breakdown(s: State, seat: i64) -> list[i64]:
    """The progress of all gods of a seat by source, in the order of SOURCES. ALT-WIN-07"""
    found: list[i64] = [0] * len(SOURCES)
    with_bonuses = bonuses_count(s)
    for god in range(s.t.gods):
        if s.owner[god] == seat:
            parts = realm_parts(s, god, with_bonuses)
            found = [found[i] + parts[i] for i in range(len(SOURCES))]
    return found


def points(s: State, seat: i64) -> i64:
    """A seat's progress now; once the game is over, with what gods and followers add. ALT-WIN-07"""
    return sum(breakdown(s, seat))


def is_eligible(s: State, seat: i64) -> bool:
    """Whether any god of a seat has the sanctuary without which nothing is won. ALT-WIN-06, ALT-RUL-24"""
    for god in range(s.t.gods):
        if s.owner[god] == seat and s.sanctuaries[god] >= s.t.complete_sanctuaries:
            return True
    return False


def wins_ties_as_god(s: State, seat: i64) -> bool:
    """The Ancient God wins every tie. ALT-TIE-02, ALT-GOD-02, ALT-GOD-11, ALT-RUL-37, ALT-RUL-38"""
    for god in range(s.t.gods):
        if s.owner[god] == seat and s.t.wins_ties[god]:
            return True
    return False


def wins_ties_by_follower(s: State, seat: i64) -> bool:
    """The Chronicler wins ties for the player whose god it adores. ALT-TIE-03, ALT-CARD-19"""
    for god in range(s.t.gods):
        if s.owner[god] == seat and s.adorers[god] & s.t.tie_winners:
            return True
    return False


def active_altars(s: State, seat: i64) -> i64:
    """ALT-TIE-04, ALT-RUL-25"""
    return sum([s.active[god] for god in range(s.t.gods) if s.owner[god] == seat])


def latest_altar(s: State, seat: i64) -> i64:
    """When a seat last placed an altar in a realm of its own, whether it still lies there or not. ALT-TIE-05, ALT-RUL-25"""
    return max([s.placed[god] for god in range(s.t.gods) if s.owner[god] == seat])


def keys(s: State, seat: i64) -> list[int]:
    """What ranks a seat, the weightiest first. ALT-WIN-05, ALT-WIN-06, ALT-WIN-07, ALT-TIE-01, ALT-TIE-06, ALT-RUL-24"""
    return [
        int(all_complete(s, seat)),
        int(is_eligible(s, seat)),
        int(points(s, seat)),
        int(wins_ties_as_god(s, seat)),
        int(wins_ties_by_follower(s, seat)),
        int(active_altars(s, seat)),
        int(latest_altar(s, seat)),
    ]


def reason(s: State) -> str:
    """Why the game ends; whoever is complete makes it the first ending. ALT-END-13, ALT-RUL-23"""
    if s.ending == NOT_ENDING:
        return ""
    if s.ending == COMPLETED:
        return "complete"
    return "no-sanctuaries" if s.ending == NO_SANCTUARIES else "no-cards"


def outcome(s: State) -> Outcome:
    """The places of all seats, which are never shared. ALT-WIN-09, ALT-TIE-05"""
    by_seat = [breakdown(s, seat) for seat in range(s.seats)]
    scores: list[int] = [int(sum(parts)) for parts in by_seat]
    sources = [(SOURCES[i], [int(by_seat[seat][i]) for seat in range(s.seats)]) for i in range(len(SOURCES))]
    return Outcome(ranks([keys(s, seat) for seat in range(s.seats)]), scores, reason(s), sources)
