"""Goals in the words of events: what they count, and what no event of the game can answer."""

from __future__ import annotations

import pytest

from themis.core.chance import Seeded
from themis.core.event import Event, EventKind
from themis.core.session import start
from themis.games import find
from themis.learn.goal import BadGoal, read_goal

GAME = find("uruk")
SESSION = start(GAME, ["Ada", "Ben"], {}, Seeded(1))
CARDS = GAME.slugs["card"]


def happened(name: str, *values: int, audience: int = -1) -> Event:
    kind = next(kind for kind in GAME.events if kind.name == name)
    return Event(EventKind(name, kind.fields, kind.rule), list(values), audience)


def placed(seat: int, card: str) -> Event:
    return happened("placed", seat, CARDS.index(card), 2)


def is_met(texts: list[str], *events: Event) -> bool:
    goal = read_goal(texts, GAME, 2)
    return goal.is_met(goal.after(goal.none(), list(events)), GAME, SESSION.state)


def test_a_clause_wants_an_event_with_these_fields() -> None:
    assert is_met(["placed seat=me card=kiln"], placed(1, "kiln"), placed(0, "kiln"))
    assert not is_met(["placed seat=me card=kiln"], placed(1, "kiln"), placed(0, "axe"))


def test_somebody_else_is_anybody_but_the_learner() -> None:
    assert is_met(["placed seat=other"], placed(1, "kiln"))
    assert not is_met(["placed seat=other"], placed(0, "kiln"))


def test_clauses_are_all_wanted_and_alternatives_one_of_them() -> None:
    both = ["placed seat=me card=axe & 2x discarded seat=me"]
    paid = happened("discarded", 0, 3)

    assert is_met(both, paid, placed(0, "axe"), paid)
    assert not is_met(both, paid, placed(0, "axe"))
    assert is_met(["placed seat=me card=kiln", "placed seat=me card=axe"], placed(0, "axe"))


def test_what_the_learner_does_not_see_counts_for_nothing() -> None:
    assert not is_met(["drew seat=other"], happened("drew", 1, 3, audience=1))
    assert is_met(["drew seat=me"], happened("drew", 0, 3, audience=0))


def test_points_are_those_on_the_table() -> None:
    assert is_met(["points >= 1"])
    assert not is_met(["points >= 2"])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "names an event"),
        ("built seat=me", "tells no event 'built'"),
        ("placed seat=me colour=red", "'placed' has no field 'colour'; it has: seat, card, slot"),
        ("placed card=kilm", "card cannot be 'kilm'"),
        ("placed seat=2", "seat cannot be '2'"),
        ("placed card=3", "card cannot be '3'"),
        ("placed card=me", "card cannot be 'me'"),
        ("placed slot=99", "slot cannot be '99'"),
        ("points > 6", "should be such as 'points >= 6'"),
        ("placed seat=me & ", "names an event"),
    ],
)
def test_what_no_event_can_answer_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadGoal, match=complaint):
        read_goal([text], GAME, 2)
