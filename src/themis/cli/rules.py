"""`themis rules`: the law of a game to read, to search, and to compare with code and tests."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.padding import Padding
from rich.text import Text

import themis
from themis.books.law import Trace, namings, trace
from themis.books.rulebook import Rule, Rulebook, Ruling
from themis.cli.screen import Screen
from themis.core.game import Meta
from themis.games import find
from themis.learn.files import wrong_with
from themis.speech.speech import Speech

MOST_FOUND: Final = 12
CHECKOUT: Final = Path(themis.__file__).parents[2]
TEST_FOLDERS: Final = ["books", "contract", "core"]


def run(args: argparse.Namespace) -> int:
    """Prints what was asked for; 1 if a check was asked for and the law is not kept."""
    speech = Speech(find(args.game, args.content), args.lang)
    screen = Screen()
    if args.check or args.table:
        return compare(speech, screen, args.table, args.check)
    words = " ".join(args.words)
    if not words:
        screen.say(speech.rulebook.title, "bold")
        print_quick(speech, screen)
        print_book(speech.rulebook, screen)
        counts = dict(speech.game.content.provenance())
        screen.say("\n" + speech.text("provenance", **counts), "dim")
        return 0
    exact = speech.rulebook.find(words)
    found = [exact] if exact is not None else speech.rulebook.search(words)
    for rule in found:
        screen.show(entry(rule))
    if not found:
        screen.say(speech.text("rules-which"))
    return 0 if found else 1


def entry(rule: Rule | Ruling) -> Padding:
    """A rule or ruling as it is read: its number, its words, and of a rule what else to see."""
    text = Text(f"{rule.id}  ", "bold")
    if isinstance(rule, Rule):
        text.append(rule.text, "not bold")
        text.append(f"  → {', '.join(rule.see)}" if rule.see else "", "not bold dim")
    else:
        text.append(f"{rule.question} ", "not bold italic").append(f"{rule.decision} ", "not bold").append(rule.reason, "not bold dim")
    return Padding(text, (0, 0, 0, 2))


def print_quick(speech: Speech, screen: Screen) -> None:
    for paragraph in speech.quick:
        screen.say("\n" + speech.attribute(paragraph.key(), "title"), "bold underline")
        for line in speech.text(paragraph.key()).splitlines():
            screen.show(Padding(line, (0, 0, 0, 2)))
        screen.show(Padding(Text(f"→ {', '.join(paragraph.rules)}", "dim"), (0, 0, 0, 2)))


def print_book(book: Rulebook, screen: Screen) -> None:
    for chapter in book.chapters:
        screen.say(f"\n{chapter.title}", "bold underline")
        for rule in book.rules:
            if rule.chapter == chapter.id:
                screen.show(entry(rule))
        if chapter.id == "RUL":
            for ruling in book.rulings:
                screen.show(entry(ruling))


def compare(speech: Speech, screen: Screen, with_table: bool, with_check: bool) -> int:
    """The law against code and tests, and what a game is learnt by; without a checkout there are no tests to look at."""
    tests = test_files(speech.game.meta)
    log_lines = {kind.name: kind.rule for kind in speech.game.events}
    named = namings(log_lines, speech.game.content)
    found = trace(speech.rulebook, source_files(speech.game.meta.folder), tests, named)
    if with_table:
        print_table(found, screen)
    if not with_check:
        return 0
    screen.say(found.summary())
    if not tests:
        screen.say(speech.text("rules-no-tests"))
    tell(speech, screen, "rules-unknown-ids", [row.id for row in found.unknown])
    tell(speech, screen, "rules-without-code", found.without_code)
    tell(speech, screen, "rules-without-test", found.without_test if tests else [])
    wrong = wrong_with(speech.game)
    for finding in wrong:
        screen.say(finding)
    kept = found.is_complete() if tests else not found.unknown and not found.without_code
    return 0 if kept and not wrong else 1


def tell(speech: Speech, screen: Screen, key: str, ids: list[str]) -> None:
    if ids:
        screen.say(speech.text(key, ids=", ".join(ids)))


def print_table(found: Trace, screen: Screen) -> None:
    for row in found.rows + found.unknown:
        screen.say(row.id, "bold")
        for place in row.where + row.tests:
            screen.say(f"  {shortened(place)}")


def shortened(place: str) -> str:
    return place.removeprefix(CHECKOUT.as_posix() + "/")


def source_files(folder: Path) -> list[Path]:
    own_tests = sorted((folder / "tests").rglob("*.py"))
    return [path for path in sorted(folder.rglob("*.py")) if path not in own_tests] + [folder / "content.toml"]


def test_files(meta: Meta) -> list[Path]:
    """The tests that may name rules of a game, in its folder or in a checkout of Themis; none where only the package is installed."""
    folders = [meta.folder / "tests"]
    if (CHECKOUT / "src" / "themis").is_dir():
        folders += [CHECKOUT / "tests" / name for name in [f"games/{meta.id}", *TEST_FOLDERS]]
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]
