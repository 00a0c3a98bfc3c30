"""Draws what a seat sees: a game's own table where `tables` has one, else the view as labels and values; and the result of a game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from themis.cli.drawing import FULL, Painter, Sight, View, panel, side_by_side
from themis.core.outcome import Outcome
from themis.speech.speech import Speech

# What is said elsewhere, or to programs only.
NOT_SHOWN: Final = frozenset({"game", "seat", "decision", "over", "q", "r", "courses", "sides", "idle_rounds", "barren_rounds"})
# Where there is neither a thing nor a person.
NOTHING: Final = "\u2013"
# Longer lists are shown only where there is room for everything.
LONG: Final = 100


def paint(sight: Sight, size: int, room: int) -> RenderableType:
    """The table as one seat sees it, FULL, COMPACT or SMALL; what can grow and shrink keeps to the room, in lines."""
    drawn = f"themis.cli.tables.{sight.speech.game.meta.id}"
    if sight.plain or find_spec(drawn) is None:
        return Labels(sight, size).whole()
    painted: RenderableType = import_module(drawn).paint(sight, size, room)
    return painted


class Labels(Painter):
    """Any view as labels and values in the words of its game, as the page's text mode shows it, with a panel for each seat; what is nothing is left out."""

    def __init__(self, sight: Sight, size: int) -> None:
        super().__init__(sight)
        self.size: Final = size
        self.plain: Final = sight.plain

    def whole(self) -> Group:
        return Group(self.heading([]), *self.lines(self.view.fields), *self.seats())

    def seats(self) -> list[RenderableType]:
        told = [Group(*self.lines(side.fields)) for side in self.sides]
        if self.plain:
            return [part for seat, side in enumerate(told) for part in (self.title(seat, []), side)]
        return [side_by_side([panel(side, self.title(seat, [])) for seat, side in enumerate(told)])]

    def lines(self, data: dict[Any, Any]) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for field, value in self.shown(data):
            if not is_list_of_rows(value):
                lines.append(Text(self._line(field, value)))
            elif self.size == FULL or len(value) <= LONG:
                lines.append(self._rows(field, value))
        return lines

    def shown(self, data: dict[Any, Any]) -> list[tuple[str, Any]]:
        """The fields that say something."""
        said = [(field, value) for field, value in data.items() if field not in NOT_SHOWN and not is_nothing(value)]
        return [(field, value) for field, value in said if value != -1 or field not in self.speech.game.fields.seats]

    def _rows(self, field: str, rows: list[View]) -> Group:
        separator = self.text("list-separator")
        told = [separator.join([self._line(inner, value) for inner, value in self.shown(row)]) for row in rows]
        return Group(Text(self._label(field)), *[Padding(Text(row), (0, 0, 0, 2)) for row in told])

    def _line(self, field: str, value: object) -> str:
        return self.text("label", label=self._label(field), value=self._value(field, value))

    def _label(self, field: str) -> str:
        key = f"view-{field}"
        return self.text(key) if self.speech.has(key) else field.replace("_", " ")

    def _value(self, field: str, value: object) -> str:
        if isinstance(value, list):
            return ", ".join(self._value(field, inner) for inner in value)
        if isinstance(value, dict):
            return self._counts(field, value)
        if isinstance(value, bool):
            return self.text("view-yes" if value else "view-no")
        if isinstance(value, int):
            return (
                (self.names[value] if 0 <= value < len(self.names) else NOTHING) if field in self.speech.game.fields.seats else str(value)
            )
        return self._named(str(value)) if value is not None else NOTHING

    def _counts(self, field: str, counts: View) -> str:
        """A map of things to numbers, seats or other things: "Kiln (2), Road (red, blue)"; where there is none, the thing is left out."""
        some = [(slug, count) for slug, count in counts.items() if count != 0 and not is_nothing(count)]
        told = [f"{self._named(slug)} ({self._value(field, count)})" for slug, count in some]
        return ", ".join(told) or self.text("view-none")

    def _named(self, slug: str) -> str:
        """A slug by the name of the thing, the source of points, the kind or the ending that it stands for."""
        for domain, slugs in self.speech.game.slugs.items():
            if slug in slugs:
                return self.speech.thing(domain, slug)
        domain = next((domain for domain in ("source", "kind") if self.speech.has(f"{domain}-{slug}")), "end")
        return self.speech.thing(domain, slug)


def is_nothing(value: object) -> bool:
    return value is None or value is False or value == "" or value == []


def is_list_of_rows(value: object) -> bool:
    return isinstance(value, list) and isinstance(value[0], dict)


def result(outcome: Outcome, names: list[str], speech: Speech) -> Table:
    """Where each player's points came from, the best first."""
    order = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
    drawn = Table(title=speech.text(f"end-{outcome.reason}"), title_style="bold", header_style="bold")
    drawn.add_column(speech.text("game-score"))
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
