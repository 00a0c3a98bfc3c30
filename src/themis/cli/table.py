"""Draws what a seat sees: a game's own table where `tables` has one, else the view as labels and values; and the result of a game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeAlias

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

# What is said elsewhere, or to programs only.
NOT_SHOWN: Final = frozenset({"game", "seat", "decision", "over", "q", "r", "courses", "idle_rounds", "barren_rounds"})
# Where there is neither a thing nor a person.
NOTHING: Final = "\u2013"
# Longer lists are shown only where there is room for everything.
LONG: Final = 30


def paint(view: View, names: list[str], speech: Speech, size: int) -> RenderableType:
    """The table as one seat sees it, FULL, COMPACT or SMALL."""
    drawn = f"themis.cli.tables.{speech.game.meta.id}"
    if find_spec(drawn) is None:
        return Labels(names, speech, size).tree(speech.rulebook.title, view)
    painted: RenderableType = import_module(drawn).paint(view, names, speech, size)
    return painted


class Labels:
    """Any view as a tree of labels and values in the words of its game, as the page's text mode shows it; what is nothing is left out."""

    def __init__(self, names: list[str], speech: Speech, size: int) -> None:
        self.names: Final = names
        self.speech: Final = speech
        self.size: Final = size

    def tree(self, title: str, data: View) -> Tree:
        grown = Tree(Text(title, style="bold"))
        for field, value in self.shown(data):
            if field == "sides":
                for name, side in zip(self.names, value):
                    grown.add(self.tree(name, side))
            elif not is_list_of_rows(value):
                grown.add(Text(self._line(field, value)))
            elif self.size == FULL or len(value) <= LONG:
                grown.add(self._rows(field, value))
        return grown

    def shown(self, data: View) -> list[tuple[str, Any]]:
        """The fields that say something."""
        said = [(field, value) for field, value in data.items() if field not in NOT_SHOWN and not is_nothing(value)]
        return [(field, value) for field, value in said if value != -1 or field not in self.speech.game.fields.seats]

    def _rows(self, field: str, rows: list[View]) -> Tree:
        grown = Tree(Text(self._label(field)))
        for row in rows:
            grown.add(Text(self.speech.text("list-separator").join([self._line(inner, value) for inner, value in self.shown(row)])))
        return grown

    def _line(self, field: str, value: object) -> str:
        return self.speech.text("label", label=self._label(field), value=self._value(field, value))

    def _label(self, field: str) -> str:
        key = f"view-{field}"
        return self.speech.text(key) if self.speech.has(key) else field.replace("_", " ")

    def _value(self, field: str, value: object) -> str:
        if isinstance(value, list):
            return ", ".join(self._value(field, inner) for inner in value)
        if isinstance(value, dict):
            return self._counts(value)
        if isinstance(value, bool):
            return self.speech.text("view-yes" if value else "view-no")
        if isinstance(value, int):
            return (
                (self.names[value] if 0 <= value < len(self.names) else NOTHING) if field in self.speech.game.fields.seats else str(value)
            )
        return self._named(str(value)) if value is not None else NOTHING

    def _counts(self, counts: View) -> str:
        """A map of things to numbers or to other things: "Kiln (2), Road (red, blue)"; where there is none, the thing is left out."""
        some = [(slug, count) for slug, count in counts.items() if count != 0 and not is_nothing(count)]
        told = [f"{self._named(slug)} ({self._value('', count)})" for slug, count in some]
        return ", ".join(told) or self.speech.text("view-none")

    def _named(self, slug: str) -> str:
        """A slug by the name of the thing it stands for."""
        for domain, slugs in self.speech.game.slugs.items():
            if slug in slugs:
                return self.speech.thing(domain, slug)
        return self.speech.thing("end", slug)


def is_nothing(value: object) -> bool:
    return value is None or value is False or value == "" or value == []


def is_list_of_rows(value: object) -> bool:
    return isinstance(value, list) and isinstance(value[0], dict)


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
