"""The files by which a game is learnt and played against bots, and all that is wrong with them: some are read only when somebody asks for a hint."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from themis.books.chances import load_chances
from themis.books.ladder import load_ladder
from themis.core.game import Game
from themis.errors import ThemisError
from themis.learn.achievements import achievements_of
from themis.learn.lesson import lesson_files, lessons_of, read_lesson
from themis.learn.puzzle import puzzle_files, read_puzzle
from themis.learn.reason import merits_of


def wrong_with(game: Game) -> list[str]:
    """A line each."""
    meta = game.meta
    readers: list[Callable[[], object]] = [
        partial(load_ladder, meta.folder),
        partial(load_chances, meta.folder, int(meta.fewest), int(meta.most)),
        partial(merits_of, game),
        partial(achievements_of, game),
        *[partial(read_lesson, path, game) for path in lesson_files(game)],
        partial(lessons_of, game),
        *[partial(read_puzzle, path, game) for path in puzzle_files(game)],
    ]
    found: list[str] = []
    for read in readers:
        try:
            read()
        except ThemisError as error:
            found.extend(str(error).splitlines())
    return list(dict.fromkeys(found))
