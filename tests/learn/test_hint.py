"""Hints and warnings: what is plain is said plainly, what is not is not, and nothing follows from what the seat cannot know."""

from __future__ import annotations

from functools import cache

import pytest
from games.altar.laying import Table, table

from themis.bots.bot import Knowledge
from themis.bots.greedy_bot import GreedyBot
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import StateBase, apply, forced, options, play_at_random, settle, waiting
from themis.games import GAMES, find
from themis.games.altar import state
from themis.games.altar.game import GAME
from themis.learn.hint import Hint, hint, warned, weaker
from themis.learn.reason import OWN


def winning_ritual() -> Table:
    """The last turn of a game: a ritual wins it, everything else loses it."""
    t = table(3).realm("old", 1, 1).realm("light", 1, 2).placed("light", "old")
    t.hand(0, "hierophant", "hierophant", "scribe", "pilgrim").supply(1).first(1)
    t.state.ending = state.COMPLETED
    return t.turn(0, 1)


def at(s: StateBase, choice: str) -> bool:
    """Whether somebody is warned of a choice."""
    return warned(Knowledge(GAME, s, 0), next(option for option in options(s, 0) if option.text == choice)) is not None


def asked(game_id: str, decisions: int) -> tuple[StateBase, int]:
    """A decision somewhere in a game."""
    game, io = find(game_id), Io(Seeded(decisions), True)
    s = game.setup(2, game.meta.option_values({}), io)
    settle(s, io)
    play_at_random(s, io, decisions)
    while forced(s) is not None or s.stack[-1].is_secret():
        play_at_random(s, io, 1)
    return s, waiting(s)[0]


def test_what_wins_is_clearly_better_and_says_why() -> None:
    found = hint(Knowledge(GAME, winning_ritual().state, 0))

    assert "ritual old" == found.choice == found.line[0]
    assert found.is_clear and not found.also
    assert found.reason is not None
    assert ("reason-sanctuaries", 1, OWN) == found.reason


def test_options_without_a_difference_are_about_equally_good() -> None:
    """Two gods with the same realm: for whom the ritual is does not matter."""
    t = table(2).realm("old", 1, 1).realm("love", 1, 1).placed("old", "love").hand(0, "hierophant", "hierophant", "scribe").turn(0, 1)
    found = hint(Knowledge(GAME, t.state, 0))

    assert {"ritual old", "ritual love"} <= {found.choice, *found.also}
    assert not found.is_clear


def test_where_something_is_given_up_it_is_told_with_the_choice_that_would_bring_it() -> None:
    found = [one for one in hints_of_a_game(3) if one.given is not None]

    assert found
    assert all(one.reason is not None and one.instead not in ("", one.choice) for one in found)


def test_what_is_about_equally_good_is_told_apart() -> None:
    found = [one for one in hints_of_a_game(3) if one.also]

    assert any(one.reason is not None and one.instead in one.also for one in found)


@cache
def hints_of_a_game(seed: int) -> list[Hint]:
    """What is advised at decisions of a greedy game."""
    io, found = Io(Seeded(seed), True), []
    s = GAME.setup(2, GAME.meta.option_values({}), io)
    settle(s, io)
    bots = [GreedyBot(seed * 10 + seat, 0.0) for seat in range(2)]
    while not s.over:
        known = Knowledge(GAME, s, waiting(s)[0])
        if forced(s) is None and not s.stack[-1].is_secret():
            found.append(hint(known))
        apply(s, known.seat, bots[int(known.seat)].choose(known), io)
    return found


def test_somebody_is_warned_of_a_turn_that_throws_the_game_away() -> None:
    s = winning_ritual().state

    assert at(s, "end")
    assert not at(s, "ritual old")


def test_what_is_weaker_about_a_choice_is_a_figure_and_a_reason() -> None:
    s = winning_ritual().state
    named = {option.text: option for option in options(s, 0)}
    found = weaker(Knowledge(GAME, s, 0), named["ritual old"], named["end"])

    assert found.points > 50
    assert ("reason-sanctuaries", 1, OWN) == found.reason
    assert 0 == weaker(Knowledge(GAME, s, 0), named["ritual old"], named["ritual old"]).points


def test_the_only_option_is_no_mistake() -> None:
    t = table(2).realm("old", 1, 1).turn(0, 0)
    t.state.ending = state.COMPLETED

    assert [warned(Knowledge(GAME, t.state, 0), choice) for choice in options(t.state, 0)] == [None]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_is_an_option_and_the_same_for_all_that_looks_the_same(game_id: str) -> None:
    game = find(game_id)
    s, seat = asked(game_id, 40)
    states = [s, game.determinise(s, seat, Seeded(5))]
    hints: list[Hint] = [hint(Knowledge(game, world, seat)) for world in states]

    assert hints[0].choice in [choice.text for choice in options(s, seat)]
    assert hints[0] == hints[1]
    assert hints[0].line[0] == hints[0].choice
