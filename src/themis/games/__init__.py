"""The games: from an id to the game itself, imported only when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from themis.core.errors import UnknownGame
from themis.core.game import Game

GAMES: Final = ["uruk", "altar", "delphi"]


def find(game_id: str) -> Game:
    """The game with this id, or a clear refusal."""
    if game_id not in GAMES:
        raise UnknownGame(f"there is no game '{game_id[:40]}'; the games are: {', '.join(GAMES)}")
    game = import_module(f"themis.games.{game_id}").GAME
    assert isinstance(game, Game)
    return game
