"""The coach at a live table: which step its lesson is at, what may be chosen there, and when it is over. Does nothing at an ordinary table.

The row of the table says after how many choices each step began, so that whatever is taken back takes its steps back too.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec.structs import replace

from themis.core.session import Change, Session
from themis.errors import ThemisError
from themis.learn.coach import Coach
from themis.learn.goal import ME
from themis.learn.lesson import Step
from themis.server import lessons, puzzles, store
from themis.server.hinting import because
from themis.server.protocol_learn import CoachState, StepKind, Tried
from themis.server.queueing import Rank, Ticket
from themis.server.restore import snapshot_of
from themis.server.rows import Progress, TableRow
from themis.server.store import Write

if TYPE_CHECKING:
    from themis.server.tables import LiveTable

T = TypeVar("T")

ANSWER_SECONDS: Final = 20.0
# Whoever tries everything learns nothing more from what was first.
MOST_TRIED: Final = 20


class Coaching:
    """The coach of a table, if it has one."""

    def __init__(self, table: LiveTable) -> None:
        self._table: Final = table

    def coach(self) -> Coach | None:
        row = self._table.row
        return lessons.coach_of(row.game, row.lesson) if row.steps else None

    def step(self) -> int:
        return len(self._table.row.steps) - 1

    def state(self) -> CoachState | None:
        """What is shown of it."""
        coach = self.coach()
        if coach is None:
            return None
        step = coach.lesson.steps[self.step()]
        row = self._table.row
        puzzle = puzzles.puzzle_of(row.game, row.lesson)
        posed = puzzles.state_of(puzzle, row, is_over=step.goal is None) if puzzle is not None else None
        return CoachState(
            step=self.step() + 1,
            of=len(coach.lesson.steps),
            key=coach.lesson.key(self.step()),
            kind=self._kind(coach, step),
            point=step.point,
            rules=step.rules,
            puzzle=posed,
        )

    def _kind(self, coach: Coach, step: Step) -> StepKind:
        if step.goal is None:
            return "read"
        if not step.free:
            return "goal"
        return "play" if coach.is_last(self.step()) else "free"

    def is_strict(self) -> bool:
        """Whether the lesson, and not the players, says what may be chosen."""
        coach = self.coach()
        return coach is not None and not coach.is_open(self.step())

    def holds_back(self, seat: int, asked: list[int]) -> bool:
        """Whether a bot must wait: for the learner to read, and to choose first where several are asked."""
        coach = self.coach()
        if coach is None or self._table.bot_level(seat) is None:
            return False
        is_read = coach.lesson.steps[self.step()].goal is None
        return is_read or (ME in asked and seat != ME and self.is_strict())

    # What is found in another process

    async def prepare(self) -> None:
        """A process that has never seen the lesson would let its first learner wait."""
        row = self._table.row
        await self._table.services.coaches.run(lessons.prepare, row.game, row.lesson, ticket=self._ticket())

    async def objection(self, session: Session, text: str) -> str | None:
        """The attribute that answers a choice which leads away from the lesson (perhaps empty); None if it may be made."""
        coach = self.coach()
        choice = session.parsed(text) if coach is not None and self.is_strict() else None
        if coach is None or choice is None or await self._ask(lessons.accepts, session, choice.text):
            return None
        return coach.answer(self.step(), choice)

    async def tried(self, session: Session, text: str) -> TableRow:
        """The row when a choice that may not be made has been tried: at a puzzle it is remembered, with what is weaker about it."""
        row, step, choice = self._table.row, len(session.record.lines), session.parsed(text)
        puzzle = puzzles.puzzle_of(row.game, row.lesson)
        if puzzle is None or choice is None:
            return row
        others = [one for one in row.tried if (one.step, one.choice) != (step, choice.text)]
        found, is_greedy = await self._ask(lessons.weaker, session, choice.text), (step, choice.text) == (puzzle.begins, puzzle.greedy)
        # Of the bot's own choice it is known how many games it won to their end, which is said in the end.
        points = round(puzzle.found.won - puzzle.found.won_greedy) if is_greedy else found.points
        last = Tried(step, choice.text, is_greedy, points, because(found.reason))
        return replace(row, tried=[*others, last][-MOST_TRIED:])

    async def advice(self, session: Session) -> list[str]:
        """What leads on; nothing where that is left to the hints of the house."""
        return await self._ask(lessons.advice, session, not self._table.hinting.against())

    async def reply(self, session: Session, seat: int) -> str:
        return await self._ask(lessons.reply, session, seat)

    async def _ask(self, question: Callable[..., T], session: Session, *more: object) -> T:
        table = self._table
        try:
            asked = self._asked(session)
            return await table.services.coaches.run(question, asked, *more, ticket=self._ticket(), seconds=ANSWER_SECONDS)
        except (TimeoutError, OSError, BrokenProcessPool) as error:
            raise ThemisError("the coach cannot be asked just now") from error

    def _ticket(self) -> Ticket:
        return Ticket(self._table.payer, Rank.PLAYER, is_urgent=True)

    def _asked(self, session: Session) -> lessons.Asked:
        row, coach = self._table.row, self.coach()
        assert coach is not None
        since = row.steps[-1]
        events = [event for group in session.story.groups[since + 1 :] for event in group]
        made = zip(session.record.lines[since:], session.forced[since:], strict=True)
        replies = sum([line.seat != ME and not is_forced for line, is_forced in made])
        goal = coach.goal(self.step())
        return lessons.Asked(row.game, row.lesson, snapshot_of(session), self.step(), goal.after(goal.none(), events), replies)

    # What changes

    def after(self, row: TableRow, session: Session, changes: list[Change]) -> TableRow:
        """The row when these changes have been made."""
        coach = self.coach()
        if coach is None:
            return row
        steps, lines = row.steps[:], len(session.record.lines)
        groups = [*session.story.groups[1:], *[change.events for change in changes]]
        for change in changes:
            while len(steps) - 1 < coach.doing(len(steps) - 1):
                steps.append(lines)
            lines += 1
            step, goal = len(steps) - 1, coach.goal(len(steps) - 1)
            events = [event for group in groups[steps[-1] : lines] for event in group]
            if coach.is_reached(step, goal.after(goal.none(), events), change.state):
                steps.append(lines)
        return replace(row, steps=steps if len(steps) <= len(coach.lesson.steps) else [])

    def read(self) -> TableRow | None:
        """The row when its step has been read, or free play at the end has lasted long enough; None if its goal must be reached."""
        coach, row, session = self.coach(), self._table.row, self._table.session
        if coach is None or session is None or self._kind(coach, coach.lesson.steps[self.step()]) not in ("read", "play"):
            return None
        is_last = self.step() + 1 == len(coach.lesson.steps)
        return replace(row, steps=[] if is_last else [*row.steps, len(session.record.lines)])

    def answered(self) -> TableRow:
        """The row when the coach has told what leads on: whoever solves a puzzle after that has not found it."""
        row = self._table.row
        is_puzzle = puzzles.puzzle_of(row.game, row.lesson) is not None
        return replace(row, answered=True) if is_puzzle and self.is_strict() else row

    def writes(self, row: TableRow, is_left: bool = False) -> list[Write]:
        """What the guest's shelf will remember when the table is like this."""
        before, coach = self._table.row, self.coach()
        if coach is None or (before.steps, before.answered) == (row.steps, row.answered):
            return []
        is_puzzle, at = puzzles.puzzle_of(row.game, row.lesson) is not None, row.id if row.steps else ""
        if is_puzzle and puzzles.is_shown(row):
            return [store.keep_progress(row.seats[ME].user, Progress(row.game, row.lesson, puzzles.SHOWN, False, at))]
        # What a bot has played for its learner is not theirs.
        is_done = not row.steps and not is_left and not row.seats[ME].relieved
        reached = len(coach.lesson.steps) if is_done else len(row.steps) or len(before.steps)
        return [store.keep_progress(row.seats[ME].user, Progress(row.game, row.lesson, reached, is_done, at))]


def back(row: TableRow, lines: int) -> TableRow:
    """The row when all but the first lines are taken back, and with them the steps that had begun later."""
    return replace(row, steps=[begun for begun in row.steps if begun <= lines])
