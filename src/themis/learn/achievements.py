"""Achievements of a game: `achievements.toml` in its folder. Each is a goal over a whole game, and teaches one thing that good players do.

    [[achievement]]
    id = "early-cities"
    goal = ["2x settled seat=me number=2"]
    before = "disc-removed epoch=iii"
    without = ["victim seat=me"]
    won = true

`before`: only what happens earlier counts. `without`: what must not happen in that time. `won`: it takes a victory as well.
Words: the message `achievement-early-cities` is its name, its attributes are `.about`, what must be done, and `.advice`, what for.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final, final

from themis.books.rows import Rows
from themis.books.toml import show
from themis.core.event import Event
from themis.core.frame import StateBase
from themis.core.game import Game
from themis.learn.goal import BadGoal, Clause, Goal, read_clause, read_goal

FILE: Final = "achievements.toml"
TABLE: Final = "achievement"
KEYS: Final = ["id", "goal", "before", "without", "won"]
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@final
class Achievement:
    """Something worth doing in a game."""

    __slots__ = ("before", "goal", "id", "names", "without", "won")

    def __init__(self, id: str, goal: Goal, before: Clause | None, without: list[Clause], won: bool) -> None:
        self.id: Final = id
        self.goal: Final = goal
        self.before: Final = before
        self.without: Final = without
        self.won: Final = won
        # The events that matter: a game tells thousands of others.
        self.names: Final = {clause.name for clause in [*goal.clauses, *without, *([before] if before is not None else [])]}

    def is_met(self, game: Game, events: list[Event], end: StateBase, seat: int) -> bool:
        """Whether a seat has done it in a game with this story and this end."""
        if self.won and game.outcome(end).ranks[seat] != 1:
            return False
        counted = self.in_time([event for event in events if event.kind.name in self.names and event.is_for(seat)], seat)
        if any([clause.fits(event, seat) for event in counted for clause in self.without]):
            return False
        return self.goal.is_met(self.goal.after(self.goal.none(), counted, seat), game, end, seat)

    def in_time(self, events: list[Event], seat: int) -> list[Event]:
        if self.before is None:
            return events
        late = [place for place, event in enumerate(events) if self.before.fits(event, seat)]
        return events[: late[0]] if late else events


def met_by(game: Game, achievements: list[Achievement], events: list[Event], end: StateBase, seat: int) -> list[str]:
    return [one.id for one in achievements if one.is_met(game, events, end, seat)]


def achievements_of(game: Game) -> list[Achievement]:
    """All achievements of a game, none where it has no such file; or a BadContent with all that is wrong with them."""
    path = game.meta.folder / FILE
    if not path.is_file():
        return []
    rows = Rows(path, TABLE)
    readings = [Reading(cells, game, partial(rows.complain, place)) for place, cells in enumerate(rows.cells)]
    made = [reading.achievement() for reading in readings]
    ids = [one.id for one in made]
    for reading, one in zip(readings, made, strict=True):
        if one.id and ids.count(one.id) > 1:
            reading.complain("id", f"another achievement is called '{one.id}', too")
    rows.check()
    return made


@final
class Reading:
    """One row, read key by key; what is wrong with a key is complained of, and something harmless is returned."""

    __slots__ = ("cells", "complain", "game")

    def __init__(self, cells: dict[str, object], game: Game, complain: Callable[[str, str], None]) -> None:
        self.cells: Final = cells
        self.game: Final = game
        self.complain: Final = complain

    def achievement(self) -> Achievement:
        for key in self.cells:
            if key not in KEYS:
                self.complain(key, f"unknown key; known here are {', '.join(KEYS)}")
        before = self.clauses("before", [self.cells["before"]]) if "before" in self.cells else []
        without = self.clauses("without", self.cells.get("without", []))
        return Achievement(self.id(), self.goal(), before[0] if before else None, without, self.won())

    def id(self) -> str:
        value = self.cells.get("id")
        if isinstance(value, str) and SLUG.fullmatch(value):
            return value
        self.complain("id", f"{show(value)} is no name such as 'early-cities'" if "id" in self.cells else "it is missing")
        return ""

    def goal(self) -> Goal:
        texts = self.cells.get("goal")
        if not isinstance(texts, list) or not texts or not all([isinstance(text, str) for text in texts]):
            self.complain("goal", "it must be a list of texts" if "goal" in self.cells else "it is missing")
            return Goal([])
        try:
            return read_goal(texts, self.game, int(self.game.meta.most))
        except BadGoal as error:
            self.complain("goal", str(error))
            return Goal([])

    def clauses(self, key: str, texts: object) -> list[Clause]:
        found = []
        for text in texts if isinstance(texts, list) else [None]:
            try:
                if not isinstance(text, str):
                    raise BadGoal("it must be written as a text")
                found.append(read_clause(text, self.game, int(self.game.meta.most)))
            except BadGoal as error:
                self.complain(key, str(error))
        return found

    def won(self) -> bool:
        value = self.cells.get("won", False)
        if not isinstance(value, bool):
            self.complain("won", f"{show(value)} is neither true nor false")
        return value is True
