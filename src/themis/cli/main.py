"""The command `themis`. Whatever takes time to load is imported by the subcommand that needs it."""

from __future__ import annotations

import argparse
import os
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import themis
from themis.cli import arena
from themis.errors import ThemisError

WRONG: Final = 2
INTERRUPTED: Final = 130
LAST_PORT: Final = 65_535
PLACE: Final = re.compile(r"(?:(?:\[(?P<six>[0-9a-fA-F:.]+)\]|(?P<four>[^:\[\]\s]+)):)?(?P<port>[0-9]{1,5})")
LANGUAGES: Final = ["en", "fr"]


def main(given: list[str] | None = None) -> int:
    """Runs one command; every refusal is one sentence and exit code 2."""
    args = parser().parse_args(given)
    try:
        return run(args)
    except ThemisError as error:
        return refuse(str(error))
    except BrokenPipeError:
        # Whoever read our output has gone; Python must not complain about it when it closes down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except UnicodeDecodeError as error:
        return refuse(f"the text is not UTF-8 ({error.reason})")
    except OSError as error:
        return refuse(f"{error.filename or 'the system'}: {error.strerror or error}")
    except KeyboardInterrupt:
        return INTERRUPTED


def run(args: argparse.Namespace) -> int:
    if args.game_folder is not None:
        from themis.games import find, invite
        from themis.learn.files import wrong_with
        from themis.speech.speech import check_words

        args.invited = invite(args.game_folder)
        check_words(find(args.invited))
        # It can be played all the same, by whoever needs no bot of a rung, no lesson or no hint.
        for finding in wrong_with(find(args.invited)):
            complain(finding)
    code: int = import_module(f"themis.cli.{args.command}").run(args)
    sys.stdout.flush()
    return code


def refuse(sentence: str) -> int:
    complain(sentence)
    return WRONG


def complain(sentence: str) -> None:
    """A file's own words may be part of the sentence, so nothing in it may command the terminal."""
    print("themis: " + "".join(letter if letter.isprintable() else "?" for letter in sentence), file=sys.stderr)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="themis", description="Board games of gods, by their rules.")
    made.add_argument("--version", action=Version, nargs=0, help="say which version this is, and whether the engine is compiled")
    commands = made.add_subparsers(dest="command", required=True, metavar="COMMAND")
    add_serve(commands.add_parser("serve", help="open the web table: play in the browser, alone, round one screen or online"))
    add_backup(commands.add_parser("backup", help="copy all tables of the web table into a file, while it is served"))
    add_play(commands.add_parser("play", help="play in this terminal, against bots or round one keyboard"))
    add_replay(commands.add_parser("replay", help="watch a recorded game and check it"))
    add_review(commands.add_parser("review", help="look at a finished game again: chances, turning points, what was better, luck"))
    add_verify(commands.add_parser("verify", help="recompute a finished game from its published secret"))
    add_rules(commands.add_parser("rules", help="read and search the rules of a game"))
    arena.add_arguments(commands.add_parser("arena", help="let bots play many games and compare them"))
    for command in commands.choices.values():
        add_game_folder(command)
    return made


class Version(argparse.Action):
    """`--version`, which asks whether the engine is compiled only when it is wanted."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from themis.core.native import COMPILED

        print(f"themis {themis.__version__}, engine {'compiled (mypyc)' if COMPILED else 'interpreted'}")
        parser.exit()


def add_serve(made: argparse.ArgumentParser) -> None:
    made.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="the address to listen on (default: only this machine)")
    made.add_argument("--port", type=int, default=8500, metavar="N", help="the port; 0 takes a free one (default: 8500)")
    made.add_argument(
        "--data", type=Path, metavar="PLACE", help="the database of all tables, or a folder for it (default: your state folder)"
    )
    made.add_argument("--open", action="store_true", help="open the page in your browser")
    made.add_argument(
        "--metrics",
        type=place,
        metavar="[HOST:]PORT",
        help="tell what is counted at http://HOST:PORT/metrics, for Prometheus (default for the host: 127.0.0.1)",
    )
    made.add_argument("--durable", action="store_true", help="flush every change to the disk, so that not even a power cut loses one")
    made.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="answer only to this name, such as games.example; can be given several times",
    )
    made.add_argument(
        "--behind-proxy",
        nargs="?",
        const="127.0.0.1,::1",
        metavar="ADDRESSES",
        help="believe what a proxy at these addresses says about its guests (default: on this machine)",
    )
    made.add_argument(
        "--keep-days", type=days, metavar="DAYS", help="forget finished games after so many days (default: keep them for ever)"
    )
    made.add_argument("--no-limits", action="store_true", help="let everybody ask for as much as they like: among friends, and for tests")


def add_backup(made: argparse.ArgumentParser) -> None:
    made.add_argument("file", type=Path, metavar="FILE", help="the copy, which must not be there yet; `themis serve --data FILE` serves it")
    made.add_argument("--data", type=Path, metavar="PLACE", help="the database, or its folder (default: your state folder)")


def add_play(made: argparse.ArgumentParser) -> None:
    made.add_argument("game", nargs="?", help="the game by its id (default: that of --game-folder, or the first of the house)")
    made.add_argument("--seats", type=int, metavar="N", help="how many play (default: 3)")
    made.add_argument("--humans", type=name_list, metavar="NAMES", help="people at this keyboard, such as Ada,Ben (default: you)")
    made.add_argument("--bots", type=name_list, metavar="LEVELS", help="bots, such as medium,hard (default: medium for every free seat)")
    made.add_argument("--seed", type=int, metavar="N", help="the same number deals the same game")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a way to play; can be given several times")
    made.add_argument("--content", type=Path, metavar="FILE", help="play with an edited copy of the game's content file, or a variant")
    made.add_argument("--pace", type=seconds, metavar="SECONDS", help="how long a bot's move stays before the next (default: 0.6)")
    made.add_argument(
        "--resume", type=Path, nargs="?", const=Path(), metavar="FILE", help="go on with a saved game (default: the last one)"
    )
    made.add_argument("--plain", action="store_true", help="tell the table in words instead of drawing it, as for a screen reader")
    made.add_argument("--ask-all", action="store_true", help="ask also where there is only one option, which else is taken by itself")
    made.add_argument("--save", type=Path, metavar="FILE", help="where to keep the game (default: in your state folder)")
    add_language(made)


def add_replay(made: argparse.ArgumentParser) -> None:
    made.add_argument("file", type=Path, metavar="FILE", help="a record")
    made.add_argument("--to", type=int, metavar="N", help="stop after N choices")
    made.add_argument("--seat", type=int, metavar="N", help="see only what this seat saw (0 is the first)")
    made.add_argument("--content", type=Path, metavar="FILE", help="the edited content file or variant the game was played with")
    add_language(made)


def add_review(made: argparse.ArgumentParser) -> None:
    made.add_argument("file", type=Path, metavar="FILE", help="the record of a finished game")
    made.add_argument("--seat", type=int, metavar="N", help="judge only this seat (0 is the first; default: all)")
    made.add_argument("--content", type=Path, metavar="FILE", help="the edited content file or variant the game was played with")
    add_language(made)


def add_verify(made: argparse.ArgumentParser) -> None:
    made.add_argument("file", type=Path, metavar="RECORD", help="the record of a finished game")
    made.add_argument("--content", type=Path, metavar="FILE", help="the edited content file or variant the game was played with")
    add_language(made)


def add_rules(made: argparse.ArgumentParser) -> None:
    made.add_argument("game", help="the game by its id")
    made.add_argument("words", nargs="*", metavar="ID|WORDS", help="a rule's number, or words to search for")
    made.add_argument("--table", action="store_true", help="for each rule, where code and tests name it")
    made.add_argument("--check", action="store_true", help="fail if a rule is unknown to code or tests")
    made.add_argument("--content", type=Path, metavar="FILE", help="look at an edited content file or a variant")
    add_language(made)


def add_game_folder(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--game-folder",
        type=Path,
        metavar="FOLDER",
        help="add the game in this folder; its code is run with all your rights, so give only a folder that you trust",
    )
    made.set_defaults(invited=None)


def add_language(made: argparse.ArgumentParser) -> None:
    made.add_argument("--lang", choices=LANGUAGES, default=own_language(), help="language (default: that of your system)")


def own_language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def name_list(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def place(text: str) -> tuple[str, int]:
    """A port of this machine, or of one of its addresses; an address of IPv6 stands in brackets."""
    found = PLACE.fullmatch(text)
    if found is None or not 1 <= int(found["port"]) <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"'{text}' is no port, such as 9500, and no address with one, such as 0.0.0.0:9500 or [::1]:9500")
    return found["six"] or found["four"] or "127.0.0.1", int(found["port"])


def days(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("a finished game is kept for at least one day")
    return value


def seconds(text: str) -> float:
    value = float(text)
    if not 0 <= value <= 60:
        raise argparse.ArgumentTypeError("it must be between 0 and 60 seconds")
    return value


if __name__ == "__main__":
    sys.exit(main())
