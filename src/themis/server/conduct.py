"""What a table remembers of its people's conduct, and what its rules (`docs/conduct.md`) make of it. Nothing here looks at the time: whoever asks says it."""

from __future__ import annotations

from typing import Final

from themis.core.session import Session
from themis.server.clocks import MILLI
from themis.server.protocol import RequestState
from themis.server.rows import TableRow

# After so long the others may let a bot play for whoever is away.
ABSENCE_SECONDS: Final = 60.0
# Whoever asked in vain may ask again so much later, and so much more with every time.
WAIT_SECONDS: Final = 20.0
# A game without end must not fill memory and disk (TAB-UNDO-05).
MOST_UNDONE: Final = 1_000
# Why a choice cannot be undone although nobody has learned anything from it.
HANDED_OVER: Final = "handed-over"


class Conduct:
    """Begins with an empty memory when the table wakes: whoever is not there is away from then on (TAB-SEAT-04)."""

    def __init__(self, now: float) -> None:
        self._woken: Final = now
        self._left: Final[dict[str, float]] = {}
        # How often each seat has asked in vain, and when it may ask again.
        self._vain: Final[dict[int, tuple[int, float]]] = {}
        self._pausers: Final[set[str]] = set()
        self._undoers: Final[set[str]] = set()

    # Absence

    def leave(self, user: str, now: float) -> None:
        self._left[user] = now

    def away(self, users: set[str], now: float) -> dict[str, float]:
        """For how many seconds people who are not there have been away (TAB-SEAT-04)."""
        return {user: now - self._left.get(user, self._woken) for user in users}

    # Requests

    def ask_in_vain(self, seat: int, now: float) -> None:
        times = self._vain.get(seat, (0, 0.0))[0] + 1
        self._vain[seat] = (times, now + WAIT_SECONDS * times)

    def may_ask(self, seat: int, now: float) -> bool:
        """Whether a seat has waited long enough since it asked in vain (TAB-ASK-05)."""
        return now >= self._vain.get(seat, (0, 0.0))[1]

    # Pauses and undone choices, until somebody has chosen

    def pause(self, user: str) -> None:
        self._pausers.add(user)

    def may_pause(self, user: str) -> bool:
        """Whether somebody has chosen since they paused last (TAB-PAUSE-03)."""
        return user not in self._pausers

    def take_question(self, user: str) -> None:
        """Somebody has undone what had put a question to somebody else."""
        self._undoers.add(user)

    def may_take_question(self, user: str) -> bool:
        """Whether somebody else has chosen since they did so last (TAB-UNDO-02)."""
        return user not in self._undoers

    def choose(self, users: set[str]) -> None:
        """These people, or bots for them, have chosen."""
        self._pausers.difference_update(users)
        for user in [user for user in self._undoers if users - {user}]:
            self._undoers.discard(user)


def is_open(request: RequestState | None, is_over: bool) -> bool:
    """Whether a request stays when the game has changed: nobody asks any more to take back what others have built on (TAB-ASK-03)."""
    return request is not None and request.kind == "pause" and not is_over


def losers(row: TableRow, session: Session, seat: int) -> list[int]:
    """The seats of others whose question would be gone if a seat undid its last choice."""
    would_ask = session.asked_before()
    return [other for other in row.others(row.seats[seat].user) if other in session.waiting() and other not in would_ask]


def wait_to_warm(row: TableRow, number: int, user: str, away: dict[str, float]) -> int:
    """In how many milliseconds somebody may leave a seat to a bot; -1 for never (TAB-SEAT-02, TAB-SEAT-03)."""
    seat = row.seats[number]
    if seat.kind != "human" or row.stage not in ("gathering", "playing"):
        return -1
    if seat.user == user:
        return 0
    may = user == row.host if row.stage == "gathering" else row.clock is None
    if not may or not row.seats_of(user) or seat.user not in away:
        return -1
    return max(0, round((ABSENCE_SECONDS - away[seat.user]) * MILLI))
