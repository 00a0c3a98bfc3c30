"""Reviews of finished games: begun by guests, found by the digest of the record, made piece by piece when no bot needs the processor.

What was found is stored after every piece, so that a review is made once and survives a restart. Each guest has one in the making: a new wish comes before
the old one, whose findings stay. Where nobody looks any more, the rest waits until somebody does.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Final, Literal, TypeVar

import sqlalchemy as sa

from themis.books.ladder import Rung, gives_as, load_ladder
from themis.errors import BadRecord, ThemisError
from themis.games import find
from themis.learn.review import MOST_CONFIRMED, is_settled, points_given
from themis.server import reviewing
from themis.server.limits import DAY, Limits
from themis.server.protocol_http import Review, SideReview
from themis.server.queueing import Payer, Rank, Ticket
from themis.server.rows import ReviewRow, SideRow
from themis.server.schema import REVIEWS
from themis.server.statements import MOST_ROWS, Deletion, Insertion
from themis.server.store import StorageTrouble, Store, Write
from themis.server.throttle import Purses, TooFast
from themis.server.workers import Workers

T = TypeVar("T")

log: Final = logging.getLogger("themis.server")

# How long a game may take to be played again, and one piece of a review.
BEGINNING_SECONDS: Final = 30.0
PIECE_SECONDS: Final = 90.0
# A review that nobody looks at rests after so long.
PATIENCE: Final = 30.0

ADD_REVIEW: Final = Insertion(REVIEWS, "DO UPDATE SET found = excluded.found, changed = excluded.changed")
FORGET_REVIEW: Final = Deletion(REVIEWS)


class NoReview(ThemisError):
    """There is no such review, or it was forgotten."""

    def __init__(self) -> None:
        super().__init__("there is no such review here")


class OpenReview:
    """A review that somebody looks at or works on."""

    def __init__(self, id: str, record: str, row: ReviewRow) -> None:
        self.id: Final = id
        self.record: Final = record
        self.row: Final = row
        # The draws are everybody's: whoever works on another seat goes on where this one stopped.
        self.drawing: Final = asyncio.Lock()
        self.looked = time.monotonic()


class Job:
    """A review in the making: of one seat, for the guest who asked last."""

    def __init__(self, review: OpenReview, seat: int) -> None:
        self.review: Final = review
        self.seat: Final = seat
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """All reviews of a house."""

    def __init__(self, database: Store, workers: Workers, projector: Workers, limits: Limits) -> None:
        self._store: Final = database
        self._workers: Final = workers
        self._projector: Final = projector
        self._limits: Final = limits
        self._guests: Final = Purses(limits.new_reviews_of_guest)
        self._addresses: Final = Purses(limits.new_reviews_of_address)
        self._jobs: Final[dict[str, Job]] = {}

    async def begin(self, record: str, user: str, address: str) -> str:
        """The id of the review of a record, which is there from now on. BadRecord if it cannot be reviewed."""
        payer = address or user
        text = await self._project(payer, reviewing.tidied, record)
        id = hashlib.sha256(text.encode()).hexdigest()
        if await self._found(id) is None:
            self._count(user, address)
            await self._keep(OpenReview(id, text, await self._project(payer, reviewing.begun, text)))
        return id

    async def judge(self, id: str, seat: int, user: str, address: str) -> None:
        """Works on the decisions of a seat, unless that is done or under way."""
        review = await self._open(id)
        if seat >= len(review.row.sides):
            raise BadRecord(f"there is no seat {seat} in this record")
        review.looked = time.monotonic()
        if is_done(review.row, seat) or self._is_working(id, seat):
            return
        self._stop(user)
        job = self._jobs[user] = Job(review, seat)
        job.task = asyncio.create_task(self._work(job, (address or user, user, "review")))
        job.task.add_done_callback(lambda _: self._forget(user, job))

    async def look(self, id: str) -> Review:
        """What is ready."""
        review = await self._open(id)
        review.looked = time.monotonic()
        sides = [self._side(id, seat, side, review.row) for seat, side in enumerate(review.row.sides)]
        row = review.row
        return Review(id, row.game, row.seats, row.moments, row.chances, row.turning, row.open, row.draws, sides)

    async def record(self, id: str) -> str:
        return (await self._open(id)).record

    async def forget_old(self, now: float) -> int:
        """Forgets some of those whose time is over, and says how many."""
        old = await self._store.read(find_old(int(now) - self._limits.review_days * DAY))
        await self._store.write([(FORGET_REVIEW, (id,)) for id in old])
        return len(old)

    def close(self) -> None:
        for user in list(self._jobs):
            self._stop(user)

    # One at work

    async def _work(self, job: Job, payer: Payer) -> None:
        review, side = job.review, job.review.row.sides[job.seat]
        try:
            while not is_done(review.row, job.seat) and time.monotonic() - review.looked < PATIENCE:
                if side.todo and (len(side.todo) == side.decisions or not review.row.undrawn):
                    found = await self._piece(payer, reviewing.judged, review.record, side.todo)
                    side.marks = [*side.marks, *[mark for mark in found if mark is not None]]
                    side.todo = side.todo[len(found) :]
                elif review.row.undrawn:
                    await self._draw(payer, review)
                else:
                    await self._settle(payer, review, side)
                await self._keep(review)
        except (StorageTrouble, TimeoutError, BrokenProcessPool) as trouble:
            log.warning("review %s rests: %s", review.id[:12], trouble or type(trouble).__name__)
        except Exception:
            # Whoever looks at it must not be told for ever that it is being made.
            log.exception("review %s failed", review.id[:12])

    async def _draw(self, payer: Payer, review: OpenReview) -> None:
        async with review.drawing:
            row = review.row
            draws = await self._piece(payer, reviewing.drawn, review.record, row.undrawn)
            row.draws = [*row.draws, *draws]
            row.undrawn = row.undrawn[len(draws) :]

    async def _settle(self, payer: Payer, review: OpenReview, side: SideRow) -> None:
        """Plays out the costliest mark that is doubted. Whoever has so many need not know of each how grave it is."""
        worst = max([mark for mark in side.marks if mark.doubted], key=lambda mark: mark.loss)
        if side.played_out == MOST_CONFIRMED:
            side.marks = [reviewing.unsettled(mark) if mark.doubted else mark for mark in side.marks]
            return
        side.differences = await self._piece(payer, reviewing.played_out, review.record, worst.step, worst.better, side.differences)
        if is_settled(side.differences):
            left = reviewing.settled(worst, side.differences)
            side.marks = [*[mark for mark in side.marks if mark is not worst], *([left] if left is not None else [])]
            side.played_out += 1
            side.differences = []

    async def _project(self, payer: str, work: Callable[[str], T], record: str) -> T:
        """What is done with a whole record, which may be long or hostile, is done where films are made; each address takes its turn."""
        try:
            return await self._projector.run(work, record, ticket=Ticket((payer,), Rank.PLAYER), seconds=BEGINNING_SECONDS)
        except (TimeoutError, BrokenProcessPool):
            raise BadRecord("this record takes too long to play") from None

    async def _piece(self, payer: Payer, work: Callable[..., T], *arguments: object) -> T:
        return await self._workers.run(work, *arguments, ticket=Ticket(payer, Rank.REVIEW), seconds=PIECE_SECONDS)

    def _is_working(self, id: str, seat: int) -> bool:
        return any(job.review.id == id and job.seat == seat for job in self._jobs.values())

    def _stop(self, user: str) -> None:
        job = self._jobs.pop(user, None)
        if job is not None and job.task is not None:
            job.task.cancel()

    def _forget(self, user: str, job: Job) -> None:
        """Meanwhile there may be another."""
        if self._jobs.get(user) is job:
            del self._jobs[user]

    # Where they are kept

    async def _open(self, id: str) -> OpenReview:
        review = await self._found(id)
        if review is None:
            raise NoReview
        return review

    async def _found(self, id: str) -> OpenReview | None:
        review = self._at_work(id) or await self._store.read(find_review(id))
        # Two who work on a review share it: neither must overwrite what the other has found meanwhile.
        return self._at_work(id) or review

    def _at_work(self, id: str) -> OpenReview | None:
        return next((job.review for job in self._jobs.values() if job.review.id == id), None)

    async def _keep(self, review: OpenReview) -> None:
        await self._store.write([keep_review(review)])

    def _count(self, user: str, address: str) -> None:
        now = time.monotonic()
        purses = [self._guests.of(user, now), *([self._addresses.of(address, now)] if address else [])]
        seconds = max(purse.wait(now, 1.0) for purse in purses)
        if seconds > 0:
            raise TooFast(seconds, "so many games were reviewed today; come back later for another")
        for purse in purses:
            purse.allows(now)

    def _side(self, id: str, seat: int, side: SideRow, row: ReviewRow) -> SideReview:
        state: Literal["resting", "working", "done"] = "done" if is_done(row, seat) else "resting"
        if self._is_working(id, seat):
            state = "working"
        level = like(row, seat) if state == "done" else ""
        return SideReview(side.decisions, side.decisions - len(side.todo), side.marks, state, level, side.unjudged)


def is_done(row: ReviewRow, seat: int) -> bool:
    side = row.sides[seat]
    return not side.todo and not row.undrawn and not any(mark.doubted for mark in side.marks)


def like(row: ReviewRow, seat: int) -> str:
    """The rung of the ladder that gives away as much in a game, which was measured in games for two."""
    if len(row.sides) != 2:
        return ""
    return gives_as(rungs(row.game), points_given([mark.loss for mark in row.sides[seat].marks]))


@cache
def rungs(game: str) -> list[Rung]:
    return load_ladder(find(game).meta.folder)


# What is asked of the store, and written


def find_review(id: str) -> Callable[[sa.Connection], OpenReview | None]:
    def ask(connection: sa.Connection) -> OpenReview | None:
        found = connection.execute(sa.select(REVIEWS).where(REVIEWS.c.id == id)).one_or_none()
        return OpenReview(found.id, found.record, ReviewRow.read(found.found)) if found is not None else None

    return ask


def find_old(before: int) -> Callable[[sa.Connection], list[str]]:
    def ask(connection: sa.Connection) -> list[str]:
        old = sa.select(REVIEWS.c.id).where(REVIEWS.c.changed < before).limit(MOST_ROWS)
        return [str(row.id) for row in connection.execute(old)]

    return ask


def keep_review(review: OpenReview) -> Write:
    return ADD_REVIEW, (review.id, review.record, review.row.written(), int(time.time()))
