"""The log of a server: one line per event, with fields that a program can read.

Tables and guests stand there as shades: the same is recognised as the same, but nobody finds a way to a table in the log.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Final

LOGGER: Final = "themis.server"
TABLE: Final = re.compile(r"\btable ([2-9a-z]{10})\b")


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
    """`time=… level=… table=… message="…"`, as logfmt; a traceback follows on lines of its own."""

    def __init__(self, shade: Callable[[str], str]) -> None:
        super().__init__(datefmt="%Y-%m-%dT%H:%M:%S")
        self._shade: Final = shade

    def format(self, record: logging.LogRecord) -> str:
        said = record.getMessage()
        found = TABLE.search(said)
        table = f" table={self._shade(found[1])}" if found else ""
        message = TABLE.sub("the table", said).replace("\\", "\\\\").replace('"', '\\"')
        trace = "\n" + self.formatException(record.exc_info) if record.exc_info else ""
        return f'time={self.formatTime(record, self.datefmt)} level={record.levelname.lower()}{table} message="{message}"{trace}'


def write_fields(shade: Callable[[str], str]) -> None:
    """From now on this process writes its log so, to the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Fields(shade))
    logging.getLogger(LOGGER).handlers[:] = [handler]
    logging.getLogger(LOGGER).propagate = False
