"""What a server counts about itself, in the text format of Prometheus; told on a port of its own, to whoever watches over it."""

from __future__ import annotations

import asyncio
import socket
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Final, TypeAlias

Gauges: TypeAlias = Callable[[], Mapping[str, float]]

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LONGEST_QUESTION: Final = 8_192
PATIENCE: Final = 5.0
HEAD: Final = "HTTP/1.1 {} \r\ncontent-type: text/plain; version=0.0.4; charset=utf-8\r\ncontent-length: {}\r\nconnection: close\r\n\r\n"


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts: Final = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds


# Counted by all houses of a process; there is one, but for tests.
COMMANDS: Final[Counter[str]] = Counter()
REFUSALS: Final[Counter[str]] = Counter()
ANSWERS: Final[Counter[str]] = Counter()
CLOSES: Final[Counter[str]] = Counter()
LINES_REFUSED: Final[Counter[str]] = Counter()
CHOICE: Final = Histogram()
COMMIT: Final = Histogram()

HELP: Final = {
    "themis_commands_total": "Commands on sockets, by type.",
    "themis_refusals_total": "Commands that were refused, by code.",
    "themis_http_answers_total": "Answers over HTTP, by status.",
    "themis_socket_closes_total": "Sockets that the server has closed, by code.",
    "themis_lines_refused_total": "New lines that were turned away, by what there was too much of.",
    "themis_choice_seconds": "From a choice to its answer.",
    "themis_commit_seconds": "What a commit of the database took.",
}


def written(gauges: Mapping[str, float]) -> str:
    """Everything that was counted."""
    lines: list[str] = []
    for name, label, counts in (
        ("themis_commands_total", "type", COMMANDS),
        ("themis_refusals_total", "code", REFUSALS),
        ("themis_http_answers_total", "status", ANSWERS),
        ("themis_socket_closes_total", "code", CLOSES),
        ("themis_lines_refused_total", "why", LINES_REFUSED),
    ):
        lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} counter"]
        lines += [f'{name}{{{label}="{value}"}} {count}' for value, count in sorted(counts.items())]
    for name, histogram in (("themis_choice_seconds", CHOICE), ("themis_commit_seconds", COMMIT)):
        lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} histogram"]
        lines += [f'{name}_bucket{{le="{most}"}} {sum(histogram.counts[: n + 1])}' for n, most in enumerate([*BUCKETS, "+Inf"])]
        lines += [f"{name}_sum {histogram.seconds:.6f}", f"{name}_count {sum(histogram.counts)}"]
    for name, values in groupby(sorted(gauges.items()), lambda gauge: gauge[0].partition("{")[0]):
        lines += [f"# TYPE {name} gauge", *[f"{labelled} {value:g}" for labelled, value in values]]
    return "\n".join(lines) + "\n"


async def serve(listener: socket.socket, gauges: Gauges) -> asyncio.Server:
    """Tells what was counted to whoever asks there for /metrics."""

    async def tell(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                question = await reader.readuntil(b"\r\n\r\n")
                found = question.startswith(b"GET /metrics ")
                text = written(gauges()).encode() if found else b"there is only /metrics\n"
                writer.write(HEAD.format("200 OK" if found else "404 Not Found", len(text)).encode() + text)
                await writer.drain()
        except (TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ConnectionError):
            pass
        finally:
            writer.close()

    return await asyncio.start_server(tell, sock=listener, limit=LONGEST_QUESTION)
