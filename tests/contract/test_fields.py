"""Numbers have names, and what a name means holds wherever it stands: in saved decisions, events, facts and views."""

from __future__ import annotations

import json
from itertools import islice

import pytest
from walk import MOST_DECISIONS, PLAYED, decisions_of, walk

from themis.core.chance import Seeded
from themis.core.decisions import name_of
from themis.core.event import Event, Io
from themis.core.frame import StateBase, apply, options, settle, waiting
from themis.errors import BadSave
from themis.games import find

# Sets have too many values to try them all.
MOST_TRIED = 200

games = pytest.mark.parametrize("game", PLAYED)


def seats_of(game: str) -> int:
    return min(3, find(game).meta.most)


def values_of(game: str, field: str) -> list[int]:
    lowest, highest = find(game).fields.bounds(field, seats_of(game))
    return [*range(lowest, min(highest, lowest + MOST_TRIED) + 1), highest]


@games
def test_every_frame_with_every_value_of_its_numbers_saves_and_loads(game: str) -> None:
    decisions, fields = decisions_of(game), find(game).fields
    for name, names in decisions.names.items():
        least = [values_of(game, field)[0] for field in names]
        for place, field in enumerate(names):
            for value in values_of(game, field):
                numbers = [*least[:place], value, *least[place + 1 :]]
                frame = decisions.loaded([name, numbers], seats_of(game), fields)

                assert (name, numbers) == (name_of(frame), list(decisions.numbers(frame).values()))


@games
def test_no_number_outside_its_range_is_loaded(game: str) -> None:
    decisions, fields = decisions_of(game), find(game).fields
    for name, names in decisions.names.items():
        least = [values_of(game, field)[0] for field in names]
        for place, field in enumerate(names):
            for value in (values_of(game, field)[0] - 1, values_of(game, field)[-1] + 1):
                with pytest.raises(BadSave, match=f"the {field} of {name} is {value}, not between"):
                    decisions.loaded([name, [*least[:place], value, *least[place + 1 :]]], seats_of(game), fields)


@games
def test_a_frame_holds_nothing_but_its_numbers(game: str) -> None:
    decisions, fields = decisions_of(game), find(game).fields
    for name, names in decisions.names.items():
        frame = decisions.loaded([name, [values_of(game, field)[0] for field in names]], seats_of(game), fields)
        with pytest.raises(AttributeError):
            frame.surprise = 1  # type: ignore[attr-defined]


@games
def test_all_that_is_told_asked_and_offered_is_within_what_its_names_mean(game: str) -> None:
    played = find(game)
    chance = Seeded(4)
    io = Io(chance, False)
    s = played.setup(seats_of(game), [0] * len(played.meta.options), io)
    settle(s, io)
    for _ in range(MOST_DECISIONS):
        check_events(game, io.events)
        if s.over:
            return
        check_decision(game, s)
        seat = waiting(s)[0]
        offered = options(s, seat)
        io = Io(chance, False)
        apply(s, seat, offered[chance.below(0, len(offered))], io)


def check_decision(game: str, s: StateBase) -> None:
    played = find(game)
    for seat in waiting(s):
        asked = played.view(s, seat)["decision"]
        assert isinstance(asked, dict)
        check_numbers(game, {name: number for name, number in asked.items() if isinstance(number, int)})
        for choice in options(s, seat):
            check_numbers(game, played.facts(s, seat, choice))


def check_events(game: str, events: list[Event]) -> None:
    for event in events:
        check_numbers(game, dict(zip(event.kind.fields, event.values, strict=True)))


def check_numbers(game: str, numbers: dict[str, int]) -> None:
    for name, number in numbers.items():
        lowest, highest = find(game).fields.bounds(name, seats_of(game))

        assert lowest <= number <= highest, f"{name} is {number}"


WAYS = [(game, option.name, value) for game in PLAYED for option in find(game).meta.options for value in option.values[1:]]


@pytest.mark.parametrize(("game", "option", "value"), WAYS, ids=["-".join(way) for way in WAYS])
def test_states_save_and_load_whatever_way_is_played(game: str, option: str, value: str) -> None:
    played = find(game)
    for s, *_ in islice(walk(played, seats_of(game), 2, {option: value}), 0, 300, 7):
        plain = json.loads(json.dumps(played.save(s)))

        assert plain == played.save(played.load(plain))
