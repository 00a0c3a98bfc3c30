"""Keeps the table running: at once on the interpreted engine, and on the compiled one as soon as that is there.

Run by `make play`; what stands on the command line goes to `themis serve`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

COMPILED = Path("build/compiled")
ENGINE = Path("build/engine")
LOG = Path("build/compile.log")
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
PATIENCE = 10  # seconds for the server to put everything away


def main() -> int:
    os.chdir(Path(__file__).parent.parent)
    return asyncio.run(play(sys.argv[1:]))


async def play(arguments: list[str]) -> int:
    stop = asyncio.Event()
    for number in SIGNALS:
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    opening = ["--open", *arguments] if has_display() and "--open" not in arguments else arguments
    if is_compiled():
        return await keep(await serve(opening, ENGINE), stop)
    server = await serve(opening, None)
    building = await build()
    await first_of(building.wait(), server.wait(), stop.wait())
    if building.returncode is None:
        os.killpg(building.pid, signal.SIGTERM)
        return await keep(server, stop)
    if not can_restart(building.returncode):
        return await keep(server, stop)
    say("the engine is compiled: the table restarts on it, and every game goes on where it was")
    await end(server)
    return await keep(await serve([word for word in arguments if word != "--open"], ENGINE), stop)


def has_display() -> bool:
    return sys.platform == "darwin" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def is_compiled() -> bool:
    """Whether the compiled modules are those of the sources; if so, putting the package together takes a moment."""
    if subprocess.run(["make", "--question", f"{COMPILED}/.done"], capture_output=True).returncode:
        return False
    return subprocess.run(["make", "--silent", f"{ENGINE}/.done"], stdout=subprocess.DEVNULL).returncode == 0


async def build() -> Process:
    """Compiles in the background and with the lowest priority: people are playing meanwhile."""
    say(f"compiling the engine in the background, for faster bots; you can play meanwhile (log: {LOG})")
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        return await start(["nice", "-n", "19", "make", f"{ENGINE}/.done"], stdout=log, stderr=log)


def can_restart(code: int) -> bool:
    if code:
        say(f"the engine could not be compiled (see {LOG}); the interpreted one goes on")
        return False
    if not list(ENGINE.glob("*.so")):
        say("there is no C compiler; the interpreted engine goes on")
        return False
    return True


async def serve(arguments: list[str], engine: Path | None) -> Process:
    path = {"PYTHONPATH": str(engine)} if engine else {}
    return await start([sys.executable, "-m", "themis", "serve", *arguments], env={**os.environ, **path})


async def start(command: list[str], **how: Any) -> Process:
    """In a group of its own, so that Ctrl-C reaches it once and through us, with all the processes it started."""
    return await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, process_group=0, **how)


async def keep(server: Process, stop: asyncio.Event) -> int:
    """Waits until the server ends by itself, or ends it when somebody asks for it."""
    await first_of(server.wait(), stop.wait())
    if server.returncode is not None:
        return server.returncode
    await end(server)
    return 0


async def end(server: Process) -> None:
    """Only the server is told: it ends its own processes. What has not gone after a while is killed."""
    server.terminate()
    try:
        await asyncio.wait_for(server.wait(), PATIENCE)
    except TimeoutError:
        os.killpg(server.pid, signal.SIGKILL)
        await server.wait()


async def first_of(*events: Coroutine[Any, Any, object]) -> None:
    tasks = [asyncio.create_task(event) for event in events]
    _, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()


def say(sentence: str) -> None:
    print(f"== {sentence}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
