"""A real server in a process of its own, for tests that need a network in between."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")
PATIENCE = 20.0


class Server:
    """Keeps its port and its folder, so that it can be stopped and started again under the eyes of its guests."""

    def __init__(self, folder: Path, environment: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        # All guests of a test come from one address.
        self.limits = ["--no-limits"]
        self.environment = {**os.environ, **(environment or {})}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    def start(self, *arguments: str) -> None:
        assert self.process is None
        self.folder.mkdir(parents=True, exist_ok=True)
        place = ["--port", str(self.port), "--data", str(self.folder / "themis.db")]
        command = [sys.executable, "-m", "themis", "serve", *place, *self.limits, *arguments]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment)
        assert self.process.stdout
        self.port = self._announced(self.process.stdout)

    def stop(self) -> None:
        """Asks it to end, as a supervisor would."""
        if self.process:
            self.process.terminate()
            self._wait()

    def kill(self) -> None:
        """Ends it without warning, as a power cut would."""
        if self.process:
            self.process.kill()
            self._wait()

    def _wait(self) -> None:
        assert self.process and self.process.stdout
        self.process.stdout.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        finally:
            self.process = None

    def _announced(self, lines: IO[str]) -> int:
        for line in lines:
            if found := ADDRESS.search(line):
                return int(found[1])
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")


def refusal_to_serve(folder: Path) -> str:
    """The one sentence by which a server does not start."""
    command = [sys.executable, "-m", "themis", "serve", "--port", "0", "--data", str(folder / "themis.db")]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert 0 != ended.returncode and "" == ended.stdout
    assert "Traceback" not in ended.stderr and 1 == len(ended.stderr.splitlines())
    return ended.stderr
