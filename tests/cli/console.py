"""A player's side of the terminal: what is typed, and what comes back."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator


class Keyboard(io.TextIOBase):
    """A player who types what a test dictates; some never stop."""

    def __init__(self, lines: Iterator[str]) -> None:
        self.lines = lines

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return next((line + "\n" for line in self.lines), "")

    def isatty(self) -> bool:
        return False


class Told:
    """What a command answered."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def flat(self) -> str:
        """The output without its line breaks."""
        return " ".join(self.out.split())


Themis = Callable[..., Told]
