"""The ladder of every game: seven bots, each measured over the one below it."""

from __future__ import annotations

import pytest
from walk import having

from themis.books.ladder import FILE, RUNGS, load_ladder
from themis.bots.bot import Bot
from themis.bots.levels import make
from themis.games import find


@pytest.mark.parametrize("game_id", having(FILE))
def test_every_game_has_seven_rungs_with_a_bot_on_each(game_id: str) -> None:
    game = find(game_id)
    rungs = load_ladder(game.meta.folder)

    assert (game.meta.folder / FILE).is_file()
    assert list(RUNGS) == [rung.name for rung in rungs]
    assert len(RUNGS) == len({rung.bot for rung in rungs})
    for rung in rungs:
        assert isinstance(make(rung.name, 1, game), Bot)


@pytest.mark.parametrize("game_id", having(FILE))
def test_neighbours_are_about_150_elo_apart(game_id: str) -> None:
    """Below, whoever climbs would hardly notice; above, there is nothing to stand on."""
    steps = {rung.name: rung.elo for rung in load_ladder(find(game_id).meta.folder) if rung.games}

    assert {} == {name: elo for name, elo in steps.items() if not 110 <= elo <= 190}
