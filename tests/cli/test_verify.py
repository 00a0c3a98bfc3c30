"""Recomputing a finished game: what is confirmed, and how each kind of tampering is found out."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from cli.console import Themis

from themis.core.chance import Sealed, Seeded
from themis.core.session import start
from themis.games import find

RECORDS = Path(__file__).parent.parent / "games" / "uruk" / "records"


@cache
def played() -> str:
    """The record of a short random game."""
    session = start(find("uruk"), ["Ada", "Ben"], {}, Sealed(b"a game to be sure about", []))
    chance = Seeded(4)
    while session.waiting():
        seat = session.waiting()[0]
        offered = session.options(seat)
        session.choose(seat, offered[chance.below(0, len(offered))].text)
    return session.record.written()


def lines_with(pattern: str) -> list[int]:
    return [number for number, line in enumerate(played().splitlines()) if re.match(pattern, line)]


def changed_at(number: int, pattern: str, new: str) -> str:
    """The record with one of its lines changed."""
    lines = played().splitlines()
    found = re.sub(pattern, new, lines[number], count=1)
    assert found != lines[number]
    return "\n".join([*lines[:number], found, *lines[number + 1 :]]) + "\n"


def without(*fields: str) -> str:
    return "".join([line for line in played().splitlines(True) if not line.startswith(fields)])


@pytest.fixture
def verify(themis: Themis, tmp_path: Path) -> Callable[..., object]:
    def run(text: str, *more: str) -> object:
        (tmp_path / "game.rec").write_text(text, encoding="utf-8")
        return themis("verify", str(tmp_path / "game.rec"), *more)

    return run


def test_a_true_record_is_confirmed_point_by_point(verify: Themis) -> None:
    told = verify(played())
    draws = sum([len(line.split("{")[1].split()) for line in played().replace("}", " ").splitlines() if "{" in line])
    choices = len(lines_with(r"\d"))

    assert (0, "") == (told.code, told.err)
    assert "The commitment matches" in told.out
    assert re.search(r"^commit +(\S+)", played(), re.MULTILINE)[1] in told.out  # type: ignore[index]
    assert f"{draws} draws in 4 streams recomputed from the secret" in told.flat()
    assert f"All {choices} choices are legal." in told.out
    assert "Inventions and settlements" in told.out.split("The result is confirmed:\n")[1]
    assert "One thing only you can check" in told.out


def test_the_draws_are_counted_by_stream(verify: Themis) -> None:
    told = verify(played())
    counted = dict(re.findall(r"^  ([a-z0-9,\- ]+): (\d+)$", told.out, re.MULTILINE))

    assert ["first player", "level-1 inventions", "hands, display and first discards", "draw pile"] == list(counted)
    assert ["1", "2", "23"] == list(counted.values())[:3]


def test_the_report_can_be_read_in_french(verify: Themis) -> None:
    told = verify(played(), "--lang", "fr")

    assert 0 == told.code
    assert "L'engagement correspond" in told.out
    assert "Le résultat est confirmé" in told.out


@pytest.mark.parametrize("record", sorted(RECORDS.glob("*.rec")), ids=lambda record: record.stem)
def test_every_recorded_game_of_the_tests_is_true(themis: Themis, record: Path) -> None:
    assert 0 == themis("verify", str(record)).code


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (without("secret"), "The record has no secret"),
        (without("commit"), "The record has no commitment"),
        (without("result", "secret"), "The record has no secret"),
        (changed_at(lines_with("secret")[0], r"secret +", "secret   00"), "the secret is not the one that was committed to"),
        (changed_at(lines_with("secret")[0], r"secret +", "secret   zz"), "the secret is not hexadecimal"),
        (changed_at(lines_with("commit")[0], r"commit +", "commit   00"), "the secret is not the one that was committed to"),
        (changed_at(lines_with("setup")[0], r"\d+\}", "0}"), "the draws of the setup do not come from the secret"),
        (changed_at(lines_with(r"\d.*\{")[-1], r"\{\d+", "{99"), "the draws do not come from the secret"),
        (changed_at(lines_with(r"\d.*\{")[-1], r" *\{.*", ""), "the draws do not come from the secret"),
        (changed_at(lines_with(r"\d")[0], r"^(\d)  .*", r"\1  bid 3"), "'bid 3' is not possible now"),
        (changed_at(lines_with(r"\d")[0], r"^(\d)  .*", r"\1  fly"), "is no choice of uruk"),
        (changed_at(lines_with("result")[0], r"result +", "result   9 "), "the record's result is"),
        (without("result"), "the record's result is ''"),
    ],
)
def test_a_changed_record_is_found_out_in_one_sentence(verify: Themis, text: str, sentence: str) -> None:
    told = verify(text)

    assert (2, "") == (told.code, told.out)
    assert sentence in told.err
    assert 1 == len(told.err.splitlines())


def test_a_refusal_names_the_line_of_the_file(verify: Themis) -> None:
    last = lines_with(r"\d.*\{")[-1]
    told = verify(changed_at(last, r"\{\d+", "{99"))

    assert f"line {last + 1}: " in told.err


def test_another_legal_choice_is_found_out_too(verify: Themis) -> None:
    """A seat ends its turn where it took a card: legal by itself, but then the rest of the record does not fit."""
    told = verify(changed_at(lines_with(r"\d  take")[0], r"take \S+", "end"))

    assert 2 == told.code
    assert 1 == len(told.err.splitlines())


def test_a_record_cut_short_is_not_confirmed_although_its_secret_is_known(verify: Themis) -> None:
    lines = played().splitlines()
    cut = [line for number, line in enumerate(lines) if number not in lines_with(r"\d")[20:] and not line.startswith("result")]
    told = verify("\n".join(cut) + "\n")

    assert 2 == told.code
    assert "stops before the end of the game" in told.err


def test_the_sentence_about_a_missing_secret_can_be_read_in_french(verify: Themis) -> None:
    told = verify(without("secret"), "--lang", "fr")

    assert 2 == told.code
    assert "ne contient pas de secret" in told.err
