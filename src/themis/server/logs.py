"""The log of a server: one line per event, with fields that a program can read.

Tables and guests stand there as shades: the same is recognised as the same, but nobody finds a way to a table in the log.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Final

# By what a field stands in a message.
NAMED: Final = {
    "table": re.compile(r"\btable ([2-9a-z]{10})\b"),
    "guest": re.compile(r"\bguest ([A-Za-z0-9_-]{22})(?![A-Za-z0-9_-])"),
}
# The lines of a traceback that are not about the program, and what in them may be a guest, a table or an address.
TOLD: Final = re.compile(r"^(?! *File |    ).*$", re.MULTILINE)
SECRET: Final = re.compile(
    r"(?<![\w-])[\w-]{22}(?![\w-])|\b[2-9a-z]{10}\b|\b[0-9]{1,3}(?:\.[0-9]{1,3}){3}\b|(?<![\w:])(?:[0-9a-fA-F]{0,4}:){2,7}[0-9a-fA-F]{0,4}(?![\w:])"
)


class Trouble:
    """Something that fails for a while. The log tells when that begins, changes and ends, not of everything that it stops."""

    def __init__(self, log: logging.Logger, begun: str, ended: str) -> None:
        # Empty while all is well.
        self.cause = ""
        self._log: Final = log
        self._begun: Final = begun
        self._ended: Final = ended

    def note(self, cause: str) -> None:
        if cause == self.cause:
            return
        self.cause = cause
        if cause:
            self._log.error("%s: %s", self._begun, cause)
        else:
            self._log.warning("%s", self._ended)


class Fields(logging.Formatter):
    """`time=… level=… table=… guest=… message="…"`, as logfmt; a traceback follows on lines of its own."""

    def __init__(self, shade: Callable[[str], str]) -> None:
        super().__init__(datefmt="%Y-%m-%dT%H:%M:%S")
        self._shade: Final = shade

    def format(self, record: logging.LogRecord) -> str:
        message, named = record.getMessage(), ""
        for name, pattern in NAMED.items():
            if found := pattern.search(message):
                named += f" {name}={self._shade(found[1])}"
                message = pattern.sub(f"the {name}", message)
        message = message.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        trace = "\n" + self.shaded(self.formatException(record.exc_info)) if record.exc_info else ""
        return f'time={self.formatTime(record, self.datefmt)} level={record.levelname.lower()}{named} message="{message}"{trace}'

    def shaded(self, trace: str) -> str:
        """What went wrong may tell of anybody; where in the program it did tells of nobody."""
        return TOLD.sub(lambda told: SECRET.sub(lambda found: self._shade(found[0]), told[0]), trace)


def write_fields(shade: Callable[[str], str]) -> None:
    """From now on this process writes its log so, whatever part of it is speaking, to the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Fields(shade))
    logging.getLogger().handlers[:] = [handler]
