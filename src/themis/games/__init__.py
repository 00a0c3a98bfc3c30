"""The games: from an id to the game itself, imported only when somebody asks for it, with the published content or another.

A game in a folder elsewhere is invited: its folder becomes a package beside those of the house, and from then on nobody can tell it apart.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from themis.books.content import Content
from themis.books.overlay import read_edited
from themis.core.game import Game
from themis.errors import UnknownGame

GAMES: Final = ["uruk", "altar", "delphi", "pantheon", "pantheon_proto"]
MOST_KEPT: Final = 16
# The folders of games that are not of the house, by id.
_invited: Final[dict[str, Path]] = {}
# Games with other contents by id and digest, the one asked for last at the end.
_kept: Final[dict[str, Game]] = {}


def known() -> list[str]:
    """The ids of all games that can be found."""
    return GAMES + list(_invited)


def invite(folder: Path) -> str:
    """Makes the game in a folder known and returns its id, which is the folder's name. The code in the folder is run."""
    home = folder.resolve()
    game_id = home.name
    if not (home / "__init__.py").is_file():
        raise UnknownGame(f"there is no game in the folder {folder}: it has no __init__.py")
    if _invited.get(game_id, home) != home or game_id in GAMES:
        raise UnknownGame(f"the game in {folder} cannot be called '{game_id[:40]}', because another game is")
    if str(home.parent) not in __path__:
        __path__.append(str(home.parent))
    try:
        check_invited(game_id)
    except Exception as error:
        raise UnknownGame(f"the game in {folder} cannot be loaded: {error}") from error
    _invited[game_id] = home
    return game_id


def check_invited(game_id: str) -> None:
    """What is wrong with a game in a folder is said when it comes, not in the middle of a table."""
    game = import_module(f"themis.games.{game_id}").GAME
    if not isinstance(game, Game):
        raise UnknownGame("its GAME is not a game")
    if game.meta.id != game_id:
        raise UnknownGame(f"its id is '{game.meta.id[:40]}', not the name of the folder")


def invited() -> list[Path]:
    """The folders of all invited games, for another process to invite them too."""
    return list(_invited.values())


def find(game_id: str, content: Path | Content | None = None) -> Game:
    """The game with this id, as published or with the content of a file: an edited copy or a variant. Or a clear refusal."""
    if game_id not in known():
        raise UnknownGame(f"there is no game '{game_id[:40]}'; the games are: {', '.join(known())}")
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
