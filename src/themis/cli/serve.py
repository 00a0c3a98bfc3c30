"""`themis serve`: the web table on this machine."""

from __future__ import annotations

import argparse
import gc
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final

try:
    import resource
except ImportError:  # Windows counts no open files.
    resource = None  # type: ignore[assignment]

import uvicorn
from starlette.applications import Starlette

from themis.cli.files import state_folder
from themis.core.native import COMPILED
from themis.errors import ThemisError
from themis.server.app import build
from themis.server.identity import Identity
from themis.server.limits import FRIENDS, MANY, STRANGERS
from themis.server.lines import Config, Watch
from themis.server.logs import write_fields

# Commands are small; anything larger is cut off before it is read.
LARGEST_MESSAGE: Final = 1_000_000
GRACE_SECONDS: Final = 3
# Open files that are asked for, and those of them that are no lines: the database, the processes of bots, what is being sent.
MOST_FILES: Final = 65_536
OTHER_FILES: Final = 200
GARBAGE: Final = (20_000, 5, 50)
# What the machine keeps of a line before it is read: a flood waits at its own end.
UNREAD_BYTES: Final = 65_536
# Seconds of silence before the other end of a line is probed, seconds between probes, and how many may fail before the line is given up.
PROBES: Final = {"TCP_KEEPIDLE": 45, "TCP_KEEPINTVL": 10, "TCP_KEEPCNT": 3}


def run(args: argparse.Namespace) -> int:
    watchers = listen(*args.metrics) if args.metrics else None
    if watchers is not None:
        # From here on the port is taken, also for the page.
        watchers.listen()
    listener = listen(args.host, args.port)
    limits = (FRIENDS if args.no_limits else STRANGERS)._replace(finished_days=args.keep_days or MANY)
    app = build(database(args.data), allowed=limits, names=args.name, is_durable=args.durable, watchers=watchers)
    write_fields(Identity(app.state.key).shade)
    Announced(configured(app, args.behind_proxy, room_for_lines()), listener, args.open).run(sockets=[listener])
    return 0


def database(given: Path | None) -> Path:
    """The file that was asked for, or else the one in a folder."""
    if given is not None and not given.is_dir():
        return given
    return (given or state_folder()) / "themis.db"


def configured(app: Starlette, proxies: str | None = None, most_lines: int = MANY) -> Config:
    return Config(
        app,
        Watch(app.state.limits, most_lines, knows_addresses=proxies is None),
        # Whoever comes without a proxy could else choose their own address.
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        # A page that hears nothing asks whether anybody is there; of a page that has vanished the machine tells, see `listen`.
        ws_ping_interval=None,
        # Addresses of requests are nobody's business.
        access_log=False,
        log_level="warning",
        # What it says goes the way of everything else.
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def room_for_lines() -> int:
    """How many lines may be open: each is an open file, and so is much else. The limit is raised as far as it goes without being asked."""
    if resource is None:
        return MANY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    else:
        most = soft if soft != resource.RLIM_INFINITY else MOST_FILES
    return max(most - OTHER_FILES, most // 2)


class Announced(uvicorn.Server):
    """Says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, listener: socket.socket, opens: bool) -> None:
        super().__init__(config)
        self.listener: Final = listener
        self.opens: Final = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        # What is there now stays, and tables leave few cycles behind: they are looked for less often than usual, and not in the whole program.
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        host, port = self.listener.getsockname()[:2]
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        print(address, flush=True)
        print(f"The engine is {'compiled' if COMPILED else 'interpreted'}. Ctrl-C ends the server; no game is lost.", file=sys.stderr)
        if self.opens:
            webbrowser.open(address)


def listen(host: str, port: int) -> socket.socket:
    """A busy port is said in one sentence, before anything else is set up."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # What the listener has every line from it has too.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD_BYTES)
    for name, value in PROBES.items():
        if hasattr(socket, name):
            listener.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise ThemisError(f"nothing can be served on {host} port {port}: {error.strerror}") from None
    return listener
