"""The games: from an id to the game itself, imported only when somebody asks for it, with the published content or another."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from themis.core.content import Content
from themis.core.errors import UnknownGame
from themis.core.game import Game
from themis.core.overlay import read_edited

GAMES: Final = ["uruk", "altar", "delphi"]
MOST_KEPT: Final = 16
# Games with other contents by id and digest, the one asked for last at the end.
_kept: Final[dict[str, Game]] = {}


def find(game_id: str, content: Path | Content | None = None) -> Game:
    """The game with this id, as published or with the content of a file: an edited copy or a variant. Or a clear refusal."""
    if game_id not in GAMES:
        raise UnknownGame(f"there is no game '{game_id[:40]}'; the games are: {', '.join(GAMES)}")
    if content is None:
        return published(game_id)
    return edited(game_id, content if isinstance(content, Content) else read_edited(content, published(game_id).content, game_id))


def published(game_id: str) -> Game:
    game = import_module(f"themis.games.{game_id}").GAME
    assert isinstance(game, Game)
    return game


def edited(game_id: str, content: Content) -> Game:
    """One value for the same content: the published game, one that is kept, or a new one in the place of the one not asked for longest."""
    content.check_playable()
    digest = content.digest()
    if digest == published(game_id).content.digest():
        return published(game_id)
    key = f"{game_id} {digest}"
    game = _kept.pop(key, None)
    if game is None:
        game = import_module(f"themis.games.{game_id}").build(content)
        assert isinstance(game, Game)
    _kept[key] = game
    while len(_kept) > MOST_KEPT:
        _kept.pop(next(iter(_kept)))
    return game
