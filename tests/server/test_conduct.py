"""The rules of conduct are kept like those of a game: each is known to the code and to a test, and players read it in their language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from themis.books.law import Trace, trace
from themis.books.rulebook import Chapter, Rule, Rulebook

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "conduct.md"
WORDS = ROOT / "web" / "src" / "text"
ENTRY = re.compile(r"- \*\*(TAB-([A-Z]+)-\d\d)\*\* (\S.*)")


def read(text: str) -> Rulebook:
    """The page as a rulebook: every item of its lists is a rule, every heading the name of the chapter below."""
    chapters: list[Chapter] = []
    rules: list[Rule] = []
    title = ""
    for line in text.splitlines():
        title = line.removeprefix("## ") if line.startswith("## ") else title
        if line.startswith("- "):
            entry = ENTRY.fullmatch(line)
            assert entry, f"no rule: {line}"
            if entry[2] not in [chapter.id for chapter in chapters]:
                chapters.append(Chapter(entry[2], title))
            rules.append(Rule(entry[1], entry[2], entry[3], "", []))
    return Rulebook("Conduct at the table", "en", "TAB", chapters, rules, [])


def traced(book: Rulebook) -> Trace:
    return trace(book, sorted((ROOT / "src/themis/server").glob("*.py")), sorted((ROOT / "tests/server").glob("test_*.py")), [])


BOOK = read(PAGE.read_text(encoding="utf-8"))


def test_every_rule_of_conduct_is_known_to_the_code_and_to_a_test() -> None:
    found = traced(BOOK)

    assert ([], [], []) == ([row.id for row in found.unknown], found.without_code, found.without_test)


def test_a_rule_without_code_or_test_and_an_unknown_id_are_found() -> None:
    gone, *others = BOOK.rules
    made_up = Rule("TAB-SEAT-99", "SEAT", "Nobody leans back.", "", [])

    found = traced(Rulebook("", "en", "TAB", BOOK.chapters, [*others, made_up], []))

    assert ([gone.id], [made_up.id], [made_up.id]) == ([row.id for row in found.unknown], found.without_code, found.without_test)


def test_the_rules_are_numbered_without_a_gap() -> None:
    for chapter in BOOK.chapters:
        numbers = [rule.id for rule in BOOK.rules if rule.chapter == chapter.id]
        assert [f"TAB-{chapter.id}-{number:02}" for number in range(1, len(numbers) + 1)] == numbers


def messages(language: str) -> dict[str, str]:
    lines = (WORDS / language / "conduct.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line)


def test_players_read_what_the_page_says() -> None:
    told = messages("en")

    assert {rule.id.lower(): rule.text for rule in BOOK.rules} == {key: text for key, text in told.items() if key.startswith("tab-")}
    assert [chapter.title for chapter in BOOK.chapters] == [told[f"conduct-{chapter.id.lower()}"] for chapter in BOOK.chapters]


@pytest.mark.parametrize("language", sorted(folder.name for folder in WORDS.iterdir()))
def test_every_language_has_every_rule(language: str) -> None:
    assert list(messages("en")) == list(messages(language))
