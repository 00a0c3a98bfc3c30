"""Draws what a seat sees: a game's own table where somebody has drawn one, else the view as a tree; and the result of a game."""

from __future__ import annotations

from importlib import import_module
from typing import Final, TypeAlias

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from themis.core.outcome import Outcome
from themis.speech.speech import Speech

View: TypeAlias = dict[str, object]

# How much room a table may take.
FULL: Final = 0
COMPACT: Final = 1
SMALL: Final = 2

# Imported only for a game that is played: its painter reads the game's content, which may still be replaced before.
PAINTERS: Final = {"uruk": "themis.cli.uruk_table"}

# Fields of any view whose numbers are seats; -1 is nobody.
SEAT_FIELDS: Final = frozenset({"turn", "first", "oldest", "owner", "shrine", "looked"})


def paint(view: View, names: list[str], speech: Speech, size: int) -> RenderableType:
    """The table as one seat sees it, FULL, COMPACT or SMALL."""
    meta = speech.game.meta
    if meta.id not in PAINTERS:
        return tree(meta.title, view, names)
    painted: RenderableType = import_module(PAINTERS[meta.id]).paint(view, names, speech, size)
    return painted


def tree(title: str, value: object, names: list[str]) -> Tree:
    """Any plain data as a tree, seats by their names; what is empty is left out."""
    grown = Tree(Text(title, style="bold"))
    if isinstance(value, dict):
        for key, inner in value.items():
            add_branch(grown, str(key), named(inner, names) if key in SEAT_FIELDS else inner, names)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            add_branch(grown, str(place), inner, names)
    return grown


def add_branch(grown: Tree, name: str, inner: object, names: list[str]) -> None:
    if isinstance(inner, (dict, list)) and inner:
        grown.add(tree(name, inner, names))
    elif inner or inner == 0:
        grown.add(Text(f"{name}: {inner}"))


def named(seats: object, names: list[str]) -> str:
    """A seat or several by their names; nothing for nobody."""
    several = seats if isinstance(seats, list) else [seats]
    return ", ".join(names[seat] for seat in several if isinstance(seat, int) and 0 <= seat < len(names))


def result(outcome: Outcome, names: list[str], speech: Speech) -> Table:
    """Where each player's points came from, the best first."""
    order = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
    drawn = Table(title=speech.text(f"end-{outcome.reason}"), title_style="bold", header_style="bold")
    drawn.add_column(speech.text("result-points"))
    for seat in order:
        drawn.add_column(f"{outcome.ranks[seat]}. {names[seat]}", justify="right")
    for source, points in outcome.sources:
        drawn.add_row(speech.text(f"source-{source}"), *[str(points[seat]) for seat in order])
    drawn.add_section()
    drawn.add_row(speech.text("result-total"), *[str(outcome.scores[seat]) for seat in order], style="bold")
    return drawn


def winners(outcome: Outcome, names: list[str], speech: Speech) -> str:
    """Who won, alone or together."""
    best = [names[seat] for seat in range(len(names)) if outcome.ranks[seat] == 1]
    if len(best) == 1:
        return speech.text("result-winner", player=best[0])
    return speech.text("result-shared", players=", ".join(best))
