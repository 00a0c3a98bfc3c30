"""Work for one guest beside the thread in which everybody plays.

While there is any, threads take short turns, so that everybody else goes on at once; without any, long ones, which cost less.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

SHORT_TURN: Final = 0.0005
LONG_TURN: Final = 0.005


class Beside:
    """Counts the threads that are at work, and says how long the turns are meanwhile."""

    def __init__(self) -> None:
        self._lock: Final = threading.Lock()
        self._busy = 0

    def run(self, work: Callable[..., T], *arguments: object) -> T:
        """Called in the other thread."""
        self._count(1)
        try:
            return work(*arguments)
        finally:
            self._count(-1)

    def _count(self, more: int) -> None:
        with self._lock:
            self._busy += more
            sys.setswitchinterval(SHORT_TURN if self._busy else LONG_TURN)


BESIDE: Final = Beside()


class Stopwatch:
    """Says how many seconds of a processor some work took, also if it failed, whatever other threads did meanwhile."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def run(self, work: Callable[..., T], *arguments: object) -> T:
        began = time.thread_time()
        try:
            return work(*arguments)
        finally:
            self.seconds = time.thread_time() - began
