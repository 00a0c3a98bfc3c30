"""Other contents of a game: a variant in a few lines of TOML, what is found about it, and a game with it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import import_module

import pytest
from hypothesis import HealthCheck, settings
from walk import walk

from themis.books.content import Content
from themis.books.findings import BROKEN, is_broken
from themis.books.overlay import laid_over, parse
from themis.books.rulebook import load
from themis.core.frame import explain
from themis.core.game import Game
from themis.errors import BadContent
from themis.games import find

# How often a game with a variant is looked at from all sides.
SELDOM = 29


def unhurried(examples: int) -> settings:
    """For a test that plays a whole game with each example."""
    return settings(max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def overlaid(game: Game, text: str) -> Content:
    return laid_over(game.content, parse(f'[variant]\nid = "a-test"\ngame = "{game.meta.id}"\n{text}'.encode(), "a test"))


def findings(game: Game, text: str, level: str = BROKEN) -> list[str]:
    """The findings of a level, as sentences."""
    return [finding.sentence("it") for finding in overlaid(game, text).findings if finding.level == level]


def what_breaks(game: Game, text: str) -> list[tuple[str, str]]:
    """What is broken about a variant, each with the rule that says so; it cannot be played."""
    content = overlaid(game, text)
    with pytest.raises(BadContent):
        find(game.meta.id, content)
    return [(finding.sentence("it"), finding.rule) for finding in content.findings if finding.level == BROKEN]


def toml(numbers: Mapping[str, int], tables: Mapping[str, Mapping[str, Mapping[str, object]]]) -> str:
    """The text of a variant with these numbers, and cells by table and row."""
    lines = ["[numbers]"] + [f"{name} = {value}" for name, value in numbers.items()]
    for table, rows in tables.items():
        for row, cells in rows.items():
            lines += [f"[{table}.{row}]"] + [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in cells.items()]
    return "\n".join(lines)


def check_refused_or_played(game: Game, text: str, seats: int, seed: int) -> None:
    """A variant that is broken cannot be built, and any other can be played to its end."""
    content = overlaid(game, text)
    build = import_module(f"themis.games.{game.meta.id}").build
    if is_broken(content.findings):
        with pytest.raises(BadContent):
            build(content)
    else:
        play_out(build(content), seats, seed)


def play_out(game: Game, seats: int, seed: int) -> None:
    """A random game to its end, sound at every decision; `walk` gives up on one that does not end."""
    rules = set(load(game.meta.folder / "rulebook", "en").ids())
    for number, (s, seat, _, _) in enumerate(walk(game, seats, seed)):
        assert "" == game.unsound(s)
        if number % SELDOM == 0:
            assert game.save(s) == game.save(game.load(game.save(s)))
            asked = [choice for choice in game.catalogue.choices[number % 7 :: 7] if choice.fits(seats)]
            assert rules >= {rule for choice in asked for rule in explain(s, seat, choice)}
            assert seats == len(game.prospects(s))
        last = s
    assert game.outcome(last).reason
