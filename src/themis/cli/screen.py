"""The terminal as a place to write on and ask: with colours and a clean page where a person sits, plain lines into a pipe."""

from __future__ import annotations

import sys
import time
from contextlib import AbstractContextManager, nullcontext, suppress
from importlib import import_module
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

# Home, clear, and forget what scrolled away: a curtain must not be lifted with the mouse wheel.
CLEAN_PAGE: Final = "\x1b[H\x1b[2J\x1b[3J"
WIDEST: Final = 120


class Screen:
    """Where a game is shown. `pace` is how long a bot's move stays before the next one."""

    def __init__(self, pace: float | None = None) -> None:
        for stream in (sys.stdin, sys.stdout):
            tolerate(stream)
        self.console: Final = Console(markup=False, highlight=False, emoji=False, soft_wrap=False)
        self.is_live: Final = self.console.is_terminal and sys.stdin is not None and sys.stdin.isatty()
        self.pace: Final = pace if pace is not None else (0.6 if self.is_live else 0.0)
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        if self.is_live:
            edit_lines()

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def last_lines(self, what: RenderableType, most: int) -> RenderableType:
        """The end of something longer."""
        return SegmentLines(self.console.render_lines(what)[-most:] if most else [], new_lines=True)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def note(self, text: str) -> None:
        """Something to copy, such as a path: dim, and never broken into lines."""
        self.console.print(Text(text, style="dim"), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """A line from the player; EOFError when there will be no more."""
        if sys.stdin is None:
            raise EOFError
        self.console.file.flush()
        given = "".join(letter for letter in input(prompt) if letter.isprintable())
        if not self.is_live:
            self.say(given)
        return given

    def forget_typed(self) -> None:
        """What was typed while somebody else decided answers nothing."""
        if self.is_live:
            with suppress(ImportError):
                termios = import_module("termios")
                termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def clear(self) -> None:
        if self.is_live:
            self.console.file.write(CLEAN_PAGE)
            self.console.file.flush()

    def thinking(self, text: str) -> AbstractContextManager[object]:
        return self.console.status(Text(text, style="dim")) if self.is_live else nullcontext()

    def pause(self) -> None:
        if self.pace > 0:
            time.sleep(self.pace)

    def lines_of(self, what: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(what))


def edit_lines() -> None:
    """Arrow keys and history in `input`, where the system has them."""
    with suppress(ImportError):
        import_module("readline")


def tolerate(stream: TextIO) -> None:
    """Characters that a terminal cannot show, or bytes that are no text, become question marks instead of errors."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
