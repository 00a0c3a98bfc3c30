"""The law on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.console import Themis

from themis.cli import rules


def test_the_quick_rules_and_then_the_whole_law_are_printed_by_chapters(themis: Themis) -> None:
    told = themis("rules", "uruk")

    assert 0 == told.code
    found = [
        told.out.index(words)
        for words in (
            "Goal",
            "→ URU-SCORE-01",
            "What everybody forgets",
            "Setting up",
            "URU-SETUP-01  ",
            "\nScoring",
            "URU-SCORE-01  ",
            "\n  URU-RUL-01  ",
        )
    ]

    assert found == sorted(found)


def test_a_rule_is_found_by_number_or_by_words(themis: Themis) -> None:
    assert "URU-INV-14  No jumping levels" in themis("rules", "uruk", "inv-14").out
    assert "URU-SET-20" in themis("rules", "uruk", "half", "price").out
    assert "On ne saute pas de niveau" in themis("rules", "uruk", "uru-inv-14", "--lang", "fr").out


def test_what_no_rule_says_is_not_found(themis: Themis) -> None:
    told = themis("rules", "uruk", "xyzzy")

    assert 1 == told.code
    assert "No rule says that." in told.out


def test_the_table_names_code_and_tests(themis: Themis) -> None:
    told = themis("rules", "uruk", "--table")

    assert 0 == told.code
    assert "themis/games/uruk/rules.py:" in told.out


def test_the_check_sums_up_and_fails_on_what_is_missing(themis: Themis) -> None:
    told = themis("rules", "uruk", "--check")
    missing = "Known to no code" in told.out or "Tested nowhere" in told.out or "not in the rulebook" in told.out

    assert "rulings are known to code or content" in told.flat()
    assert told.code == (1 if missing else 0)


def test_the_check_fails_on_a_row_or_a_log_line_that_names_no_rule(themis: Themis, tmp_path: Path) -> None:
    variant = tmp_path / "variant.toml"
    variant.write_text('[variant]\nid = "a-test"\ngame = "altar"\n[follower.pilgrim]\nrule = "ALT-CARD-99"\n', encoding="utf-8")
    told = themis("rules", "altar", "--check", "--content", str(variant))

    assert (0, 1) == (themis("rules", "altar", "--check").code, told.code)
    assert "Named, but not in the rulebook: ALT-CARD-99" in told.flat()


def test_without_a_checkout_only_code_is_looked_at(themis: Themis, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rules, "CHECKOUT", tmp_path)
    told = themis("rules", "uruk", "--check")

    assert "The tests are not installed here" in told.out
    assert "Tested nowhere" not in told.out
