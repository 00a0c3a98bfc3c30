"""The kinds of events of a game: none twice, all with a rule behind them, for the published content and another."""

from __future__ import annotations

import pytest
from walk import PLAYED, own_tests_of

from themis.books import rulebook
from themis.core.game import Game
from themis.games import find

each_game = pytest.mark.parametrize("game_id", PLAYED)


def contents(game_id: str) -> list[Game]:
    return [find(game_id), find(game_id, own_tests_of(game_id) / "variant.toml")]


@each_game
def test_no_kind_is_in_the_list_twice(game_id: str) -> None:
    for game in contents(game_id):
        assert len(game.events) == len({id(kind) for kind in game.events})


@each_game
def test_kinds_of_the_same_name_have_the_same_fields(game_id: str) -> None:
    for game in contents(game_id):
        fields = {kind.name: kind.fields for kind in game.events}

        assert [] == [kind.name for kind in game.events if kind.fields != fields[kind.name]]


@each_game
def test_every_kind_names_a_rule_of_the_rulebook(game_id: str) -> None:
    rules = rulebook.load(find(game_id).meta.folder / "rulebook", "en").ids()
    for game in contents(game_id):
        assert [] == [(kind.name, kind.rule) for kind in game.events if kind.rule not in rules]
