"""`themis play`: from the command line to a table with people and bots round it."""

from __future__ import annotations

import argparse
import getpass
import hashlib
import secrets
import shlex
from pathlib import Path
from typing import Final

from themis.bots import levels
from themis.bots.bot import Bot
from themis.cli.files import read_text
from themis.cli.keeper import Keeper, default_path
from themis.cli.screen import Screen
from themis.cli.terminal import Leave, Terminal
from themis.core.chance import Sealed
from themis.core.game import Game
from themis.core.record import clean_name
from themis.core.session import Session, resume, start
from themis.errors import BadOptions
from themis.games import GAMES, find, invited
from themis.speech.speech import BOT_PREFIX, Speech

LEVEL: Final = "medium"
SEATS: Final = 3
INTERRUPTED: Final = 130


def run(args: argparse.Namespace) -> int:
    """Plays a game to its end, or until the players go; the exit code."""
    game = find(args.game or args.invited or GAMES[0], args.content)
    speech = Speech(game, args.lang)
    session = resumed(game, args) if args.resume is not None else started(game, speech, args)
    bots = bots_of(session.record.names, args.seed, session.game)
    keeper = Keeper(*saving_place(game, args))
    terminal = Terminal(session, speech, Screen(args.pace), bots, keeper, args.plain, args.ask_all)
    keeper.keep(session)
    return play(terminal, args.content)


def play(terminal: Terminal, content: Path | None) -> int:
    """Whichever way the players go, they are told where their game is."""
    try:
        welcome(terminal, content)
        terminal.run()
        tell_record(terminal, content)
        return 0
    except (Leave, EOFError):
        code = 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    terminal.keeper.keep(terminal.session)
    terminal.screen.say("")
    tell_where(terminal, "left", content)
    return code


def welcome(terminal: Terminal, content: Path | None) -> None:
    speech, record = terminal.speech, terminal.session.record
    say = terminal.screen.say
    say(speech.text("welcome", game=speech.rulebook.title), "bold")
    if speech.has("game-goal"):
        say(speech.text("game-goal"))
    for seat, name in enumerate(terminal.names):
        level = record.names[seat].removeprefix(BOT_PREFIX)
        say("  " + (speech.text("seat-bot", player=name, level=speech.thing("level", level)) if seat in terminal.bots else name))
    for name, value in record.options.items():
        say("  " + speech.text("option-chosen", option=speech.text(f"option-{name}"), value=speech.text(f"option-{name}-{value}")))
    if record.commitment:
        terminal.screen.note(speech.text("commitment", commitment=record.commitment))
    tell_where(terminal, "keeping", content)
    say(speech.text("welcome-help"))
    if terminal.screen.is_live and terminal.humans:
        terminal.screen.ask(speech.text("welcome-prompt") + " ")


def tell_where(terminal: Terminal, key: str, content: Path | None) -> None:
    path = terminal.keeper.path
    if path is None:
        terminal.screen.say(terminal.speech.text("not-keeping"))
    else:
        terminal.screen.note(terminal.speech.text(key, path=str(path), command=resume_command(terminal, path, content)))


def resume_command(terminal: Terminal, path: Path, content: Path | None) -> str:
    """What to type to go on with this very game."""
    meta = terminal.session.game.meta
    words = ["themis", "play", meta.id, "--resume"]
    if path != default_path(meta.id):
        words.append(str(path))
    return shlex.join(words + where_from(terminal, content))


def tell_record(terminal: Terminal, content: Path | None) -> None:
    record = terminal.keeper.keep_record(terminal.session)
    if record is not None:
        command = shlex.join(["themis", "replay", str(record), *where_from(terminal, content)])
        terminal.screen.note(terminal.speech.text("recorded", path=str(record), command=command))


def where_from(terminal: Terminal, content: Path | None) -> list[str]:
    """What to type so that the same game is found again, with the same content."""
    folder = terminal.session.game.meta.folder
    words = ["--content", str(content)] if content is not None else []
    return words + (["--game-folder", str(folder)] if folder in invited() else [])


# Who sits where


def started(game: Game, speech: Speech, args: argparse.Namespace) -> Session:
    if args.seats is not None:
        game.meta.check_seats(args.seats)
    usual = min(max(SEATS, game.meta.fewest), game.meta.most)
    names = seat_names(args.seats, args.humans, args.bots, default_name(speech), usual)
    return start(game, names, read_options(args.option), Sealed(secret_of(args.seed), []))


def resumed(game: Game, args: argparse.Namespace) -> Session:
    for name in ("seats", "humans", "bots"):
        if getattr(args, name) is not None:
            raise BadOptions(f"--{name} cannot be changed when a game is resumed")
    if args.option:
        raise BadOptions("--option cannot be changed when a game is resumed")
    return resume(game, read_text(args.resume if args.resume != Path() else default_path(game.meta.id)))


def seat_names(total: int | None, humans: list[str] | None, bots: list[str] | None, default: str, usual: int) -> list[str]:
    """Humans first, then bots; what is not said is filled up with bots of medium strength."""
    people = [clean_name(name) for name in humans] if humans is not None else [default]
    check_people(people)
    if total is None and bots is None:
        total = len(people) if len(people) > 1 else usual
    machines = list(bots or [])
    if total is not None:
        machines += [LEVEL] * (total - len(people) - len(machines))
        if total != len(people) + len(machines):
            raise BadOptions(f"{len(people)} humans and {len(machines)} bots do not fit on {total} seats")
    return people + [BOT_PREFIX + name for name in machines]


def check_people(people: list[str]) -> None:
    for name in people:
        if name.startswith(BOT_PREFIX):
            raise BadOptions(f"a human cannot be called '{name}': such names are for bots")
        if people.count(name) > 1:
            raise BadOptions(f"two humans cannot both be called '{name}'")


def default_name(speech: Speech) -> str:
    """The login name, unless it tells nothing about a person."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError):
        login = ""
    return clean_name(login).capitalize() if login not in ("", "root") else speech.text("default-name")


def bots_of(names: list[str], seed: int | None, game: Game) -> dict[int, Bot]:
    """The bots of a record's seats; their own luck follows the seed, if there is one."""
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(names):
        if name.startswith(BOT_PREFIX):
            bots[seat] = levels.make(name.removeprefix(BOT_PREFIX), bot_seed(seat, seed), game)
    return bots


def bot_seed(seat: int, seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(31)
    return int.from_bytes(hashlib.sha256(f"bot {seat} {seed}".encode()).digest()[:3], "big")


def secret_of(seed: int | None) -> bytes:
    """The secret behind all draws: fresh, or the same again for the same seed."""
    return secrets.token_bytes(32) if seed is None else hashlib.sha256(f"themis seed {seed}".encode()).digest()


def read_options(pairs: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOptions(f"the option '{pair[:40]}' must be written name=value")
        options[name] = value
    return options


def saving_place(game: Game, args: argparse.Namespace) -> tuple[Path, bool]:
    """Where to keep the game, and whether the player chose the place: a resumed game stays where it was."""
    if args.save is not None:
        return args.save, True
    if args.resume is not None and args.resume != Path():
        return args.resume, True
    return default_path(game.meta.id), False
