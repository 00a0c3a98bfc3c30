"""Puzzles of the house: which are the day's, and the tables at which they are played. Everything that all tables of a puzzle share is made once."""

from __future__ import annotations

import logging
from datetime import UTC, date, datetime
from functools import cache
from typing import Final, NamedTuple

from themis.core.chance import Counted
from themis.core.event import Event
from themis.core.frame import StateBase
from themis.core.record import Line, Record, braces
from themis.core.session import NOTHING_TO_UNDO, Session
from themis.errors import BadContent, UnknownLesson
from themis.games import find, known
from themis.learn.goal import ME
from themis.learn.lesson import BadLesson
from themis.learn.puzzle import Puzzle, of_day, position, puzzles_of, staged
from themis.learn.stage import Stage
from themis.server.protocol_http import PuzzleDay, PuzzleInfo
from themis.server.protocol_learn import Offer, PuzzleState
from themis.server.rows import Entry, Progress, TableRow

log: Final = logging.getLogger("themis.server")

# How far somebody has come who was shown the answer: beyond the two steps of a puzzle. Who solves it later without has still solved it.
SHOWN: Final = 3


class Posed(NamedTuple):
    """The game at the decision that is a puzzle, as all of its tables share it, and the greedy choice there."""

    state: StateBase
    record: Record
    chance: Counted
    told: list[list[Event]]
    forced: list[bool]
    greedy: Offer


@cache
def all_puzzles() -> dict[tuple[str, str], Puzzle]:
    return {(game, puzzle.id): puzzle for game in known() for puzzle in readable(game)}


def readable(game: str) -> list[Puzzle]:
    """Those of a game. A mistake in their files, which the log tells, must not keep those of other games from everybody."""
    try:
        return puzzles_of(find(game))
    except (BadContent, BadLesson) as error:
        log.error("no puzzles of %s: %s", game, error)
        return []


def puzzle_of(game: str, lesson: str) -> Puzzle | None:
    """The puzzle that a table was made for, if it was."""
    return all_puzzles().get((game, lesson)) if lesson else None


@cache
def stage(game: str, puzzle: str) -> Stage:
    return staged(all_puzzles()[game, puzzle])


@cache
def posed(game: str, puzzle: str) -> Posed:
    found = all_puzzles()[game, puzzle]
    session = position(found, stage(game, puzzle))
    state, chance, greedy = session.state, session.chance, session.parsed(found.greedy)
    assert isinstance(chance, Counted) and greedy is not None
    shown = Offer(greedy.text, session.game.facts(state, ME, greedy), session.game.target(state, ME, greedy))
    return Posed(state, session.record, chance, session.story.groups, session.forced, shown)


def session_of(puzzle: Puzzle, names: list[str]) -> Session:
    """A game that begins at the decision. Nothing goes back behind it, but its log and its record tell how it came about."""
    found = posed(puzzle.game.meta.id, puzzle.id)
    record = Record(found.record.game, found.record.rules, names)
    record.content, record.options, record.lesson, record.setup = found.record.content, found.record.options, puzzle.id, found.record.setup
    record.lines.extend(found.record.lines)
    session = Session(puzzle.game, found.state, record, found.chance.copy(), puzzle.begins)
    session.story.groups[:] = found.told
    session.forced[:] = found.forced
    session.sealed_by = NOTHING_TO_UNDO
    return session


def entries_of(puzzle: Puzzle) -> list[Entry]:
    """What is stored of the choices before the decision."""
    return [entry_of(step, line) for step, line in enumerate(posed(puzzle.game.meta.id, puzzle.id).record.lines, 1)]


def entry_of(step: int, line: Line) -> Entry:
    return Entry(step, "choose", line.seat, line.text, braces(line.outcomes), step, "")


def state_of(puzzle: Puzzle, row: TableRow, is_over: bool) -> PuzzleState:
    """What is told of a puzzle: what can be brought about; when the move is made, also how much better that is."""
    wanted: list[tuple[str, int, dict[str, int]]] = list(puzzle.wanted())
    if not is_over:
        return PuzzleState(wanted, row.tried, is_shown(row), None, 0, 0, 0)
    found, greedy = puzzle.found, posed(puzzle.game.meta.id, puzzle.id).greedy
    won = [round(found.worlds * part / 100) for part in (found.won, found.won_greedy)]
    return PuzzleState(wanted, row.tried, is_shown(row), greedy, found.worlds, *won)


def is_shown(row: TableRow) -> bool:
    """Whether the coach has told the answer, or a bot in the guest's seat has chosen it."""
    return row.answered or row.seats[ME].relieved


# The day


def today() -> date:
    return datetime.now(UTC).date()


def read_day(text: str) -> date:
    """A day such as 2026-11-17 that has come, or a clear refusal; without a day, today."""
    try:
        day = date.fromisoformat(text) if text else today()
    except ValueError:
        raise UnknownLesson(f"'{text[:20]}' is no day such as 2026-11-17") from None
    if day > today():
        raise UnknownLesson(f"the puzzle of {day} is not posed yet")
    return day


def day_of(day: date, progress: list[Progress]) -> PuzzleDay:
    """The puzzle of the day, then one of each game, with what a guest has made of them."""
    made = {(line.game, line.lesson): line for line in progress}
    puzzles = [of_day(turned(), day), *[of_day(puzzles_in(game), day) for game in known()]]
    found = [info(puzzle, made.get((puzzle.game.meta.id, puzzle.id))) for puzzle in puzzles if puzzle is not None]
    return PuzzleDay(str(day), str(today()), found)


def puzzles_in(game: str) -> list[Puzzle]:
    return [puzzle for (own, _), puzzle in all_puzzles().items() if own == game]


@cache
def turned() -> list[Puzzle]:
    """All puzzles, the games taking turns."""
    by_game = [puzzles_in(game) for game in known()]
    return [puzzles[nth] for nth in range(max(map(len, by_game), default=0)) for puzzles in by_game if nth < len(puzzles)]


def info(puzzle: Puzzle, made: Progress | None) -> PuzzleInfo:
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game.meta.id,
        seats=len(puzzle.lesson.seats),
        solved=made is not None and made.done,
        shown=made is not None and not made.done and made.reached == SHOWN,
        table=made.table if made is not None else "",
    )
