"""What may happen to the processes that bots think in; imported by those very processes."""

from __future__ import annotations

import os
import time
from pathlib import Path


def die() -> None:
    os._exit(1)


def die_once(marker: str) -> str:
    """Kills its process the first time, and works the second time."""
    if not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    return "done"


def fail() -> None:
    raise ValueError("this work fails")


def wait_for(marker: str) -> str:
    """Works until somebody else has left a mark."""
    while not Path(marker).exists():
        time.sleep(0.005)
    return "waited"


def leave(marker: str) -> str:
    Path(marker).touch()
    return "left"


def toil(seconds: float) -> None:
    """Takes that much of a processor."""
    ends = time.process_time() + seconds
    while time.process_time() < ends:
        pass
