"""The events of a game in step with its record."""

from __future__ import annotations

import pytest
from games.uruk.laying import GAME

from themis.core.chance import Sealed, Seeded
from themis.core.event import EVERYBODY, Event, EventKind
from themis.core.session import start
from themis.core.story import Story, retold

DREW = EventKind("drew", ["seat"], "ABC-DRAW-01")


def event(seat: int) -> Event:
    return Event(DREW, [seat], EVERYBODY)


def of_three_lines() -> Story:
    story = Story([event(9)])
    for seat in range(3):
        story.add([event(seat)])
    return story


def seats(story: Story) -> list[int]:
    return [one.values[0] for group in story.groups for one in group]


def test_a_story_begins_with_the_setup() -> None:
    opening = [event(9)]
    story = Story(opening)

    assert (opening, 0) == (story.opening(), story.lines())


def test_each_line_of_the_record_adds_a_group() -> None:
    story = of_three_lines()

    assert ([9, 0, 1, 2], 3) == (seats(story), story.lines())


def test_what_is_taken_back_is_no_longer_told() -> None:
    story = of_three_lines()
    story.drop()

    assert [9, 0, 1] == seats(story)


@pytest.mark.parametrize(("lines", "left"), [(3, [9, 0, 1, 2]), (1, [9, 0]), (0, [9])])
def test_a_story_is_cut_to_so_many_lines(lines: int, left: list[int]) -> None:
    story = of_three_lines()
    story.truncate(lines)

    assert left == seats(story)


def test_the_setup_always_remains_and_nothing_is_invented() -> None:
    story = Story([event(9)])

    for lines in (-1, 1):
        with pytest.raises(IndexError, match="0 lines"):
            story.truncate(lines)
    with pytest.raises(IndexError):
        story.drop()
    assert [9] == seats(story)


def test_a_record_tells_its_story_again() -> None:
    session = start(GAME, ["Ada", "Ben"], {}, Sealed(b"secret", []))
    chance = Seeded(1)
    for _ in range(40):
        seat = session.waiting()[0]
        offered = session.options(seat)
        session.choose(seat, offered[chance.below(0, len(offered))].text)

    story = retold(GAME, session.record)

    assert 40 == story.lines()
    assert [[one.plain() for one in group] for group in session.story.groups] == [[one.plain() for one in group] for group in story.groups]
