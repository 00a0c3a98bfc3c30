"""What may happen to the processes that bots think in; imported by those very processes."""

from __future__ import annotations

import os
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
