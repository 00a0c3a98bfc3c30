"""Achievements as they are written, and when they are met."""

from __future__ import annotations

from pathlib import Path

import pytest

from themis.core.chance import Seeded
from themis.core.event import EVERYBODY, Event
from themis.core.game import Game, Meta
from themis.core.session import start
from themis.errors import BadContent
from themis.games import find
from themis.learn import achievements
from themis.learn.achievements import Achievement, Reading, achievements_of

GAME = find("uruk")
SESSION = start(GAME, ["Ada", "Ben"], {}, Seeded(1))


def happened(name: str, *values: int) -> Event:
    kind = next(kind for kind in GAME.events if kind.name == name)
    return Event(kind, list(values), EVERYBODY)


def settled(seat: int, number: int) -> Event:
    return happened("settled", seat, 1, 0, number)


def read(**cells: object) -> Achievement:
    return Reading({"id": "one", **cells}, GAME, lambda key, reason: pytest.fail(f"{key}: {reason}")).achievement()


def is_met(achievement: Achievement, seat: int, *events: Event) -> bool:
    return achievement.is_met(GAME, list(events), SESSION.state, seat)


def test_me_is_whoever_sits_there() -> None:
    city = read(goal=["settled seat=me number=2"])

    assert [False, True] == [is_met(city, seat, settled(1, 2), settled(0, 1)) for seat in range(2)]


def test_what_comes_too_late_does_not_count() -> None:
    first = read(goal=["settled seat=me"], before="settled seat=other")

    assert [False, True] == [is_met(first, seat, settled(1, 1), settled(0, 1)) for seat in range(2)]


def test_what_must_not_happen_spoils_it_only_in_its_time() -> None:
    struck = happened("victim", 0)
    safe = read(goal=["settled seat=me"], without=["victim seat=me"])
    early = read(goal=["settled seat=me"], without=["victim seat=me"], before="last-round")

    assert not is_met(safe, 0, settled(0, 1), struck)
    assert is_met(safe, 1, settled(1, 1), struck)
    assert is_met(early, 0, settled(0, 1), happened("last-round"), struck)


def test_a_victory_can_be_asked_for() -> None:
    table = start(GAME, ["Ada", "Ben"], {}, Seeded(2))
    while not table.state.over:
        table.choose(table.waiting()[0], table.options(table.waiting()[0])[0].text)
    ranks = GAME.outcome(table.state).ranks
    events = [event for group in table.story.groups for event in group]
    won = read(goal=["started"], won=True)

    assert [rank == 1 for rank in ranks] == [won.is_met(GAME, events, table.state, seat) for seat in range(2)]


def test_a_game_may_have_none() -> None:
    assert [] == achievements_of(elsewhere(Path("/nowhere")))


def test_all_that_is_wrong_is_said_at_once_with_its_line(tmp_path: Path) -> None:
    text = """[[achievement]]
id = "Early City"
goal = ["settled seat=me colour=red"]
[[achievement]]
id = "gods"
goal = ["worshipped seat=me"]
before = 3
[[achievement]]
id = "gods"
without = ["settled seat=nobody"]
won = "yes"
secret = true
"""
    (tmp_path / achievements.FILE).write_text(text, encoding="utf-8")

    with pytest.raises(BadContent) as caught:
        achievements_of(elsewhere(tmp_path))

    assert [
        f"{tmp_path / achievements.FILE}, {finding}"
        for finding in (
            "line 2, id: 'Early City' is no name such as 'early-cities'.",
            "line 3, goal: 'settled' has no field 'colour'; it has: seat, slot, card, number.",
            "line 7, before: it must be written as a text.",
            "line 6, goal: uruk tells no event 'worshipped'.",
            "line 12, secret: unknown key; known here are id, goal, before, without, won.",
            "line 10, without: seat cannot be 'nobody'.",
            "line 8, goal: it is missing.",
            "line 11, won: 'yes' is neither true nor false.",
            "line 5, id: another achievement is called 'gods', too.",
            "line 9, id: another achievement is called 'gods', too.",
        )
    ] == str(caught.value).splitlines()


WHOLE = """[[achievement]]
id = "city"
goal = ["settled seat=me number=2"]
before = "last-round"
without = ["victim seat=me"]
won = true
"""


def test_a_whole_file_is_read(tmp_path: Path) -> None:
    (tmp_path / achievements.FILE).write_text(WHOLE, encoding="utf-8")

    assert ["city"] == [one.id for one in achievements_of(elsewhere(tmp_path))]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "city"\n', "", ", line 1, id: it is missing."),
        ('"city"', "7", ", line 2, id: 7 is no name such as 'early-cities'."),
        ('["settled seat=me number=2"]', '"settled"', ", line 3, goal: it must be a list of texts."),
        ('["settled seat=me number=2"]', "[]", ", line 3, goal: it must be a list of texts."),
        ('"last-round"', '"last-orders"', ", line 4, before: uruk tells no event 'last-orders'."),
        ('["victim seat=me"]', '"victim"', ", line 5, without: it must be written as a text."),
        ('["victim seat=me"]', '["victim seat=me", 3]', ", line 5, without: it must be written as a text."),
        ("true", "1", ", line 6, won: 1 is neither true nor false."),
        ("won = true", "win = true", ", line 6, win: unknown key; known here are id, goal, before, without, won."),
        ("[[achievement]]", "[achievement]", ": it must have rows [[achievement]]."),
        ("[[achievement]]", "[[achievements]]", ": it must have rows [[achievement]]."),
        ("won = true", "won = ", ": "),
    ],
)
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    (tmp_path / achievements.FILE).write_text(WHOLE.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(BadContent) as caught:
        achievements_of(elsewhere(tmp_path))

    assert str(caught.value).startswith(f"{tmp_path / achievements.FILE}{complaint}")
    assert 1 == len(str(caught.value).splitlines())


def elsewhere(folder: Path) -> Game:
    """The same game, if its files were in another folder."""
    m = GAME.meta
    meta = Meta(m.id, m.title, m.prefix, m.fewest, m.most, m.rules, m.stage, m.options, folder, m.makers, m.sitting)
    return Game(meta, GAME.catalogue, GAME.streams, GAME.fields, GAME.events, GAME.content, GAME.digest)
