"""A laid table with what tests of purchases, gains and points do with it besides.

t = table(4).shop("votive-statue").stock(0, wood=2, metal=2, wheat=2).purchase().play("build votive-statue")
assert (0, 0, 0) == t.stocks(0)
assert 5 == table(4).monuments(0, "votive-statue").finish().scores[0]
"""

from __future__ import annotations

from typing import Any, Self

from games.pantheon_proto import laying
from games.pantheon_proto.laying import GAME, T, new_game, rule

from themis.games.pantheon_proto.content import RESOURCES

__all__ = ["DEAR", "GAME", "T", "Table", "choosing_a_power", "new_game", "rule", "table"]

# Monuments that cost twelve resources and more, some of them in play whatever peoples are.
DEAR = [
    "temple-of-the-pantheon", "house-of-novices", "cathedral", "mountain-gate", "palace-of-dew", "city-in-the-canopy", "warlords-citadel", "necropolis",
]  # fmt: skip


class Table(laying.Table):
    """With a shop of dear monuments, and ends."""

    def shop(self, *names: str) -> Self:
        """On display are these monuments, and dear ones in the other places."""
        others = [name for name in DEAR if name not in names and (self.state.seats > 3 or name not in ("warlords-citadel", "necropolis"))]
        built = [name for name in others if any(mask >> laying.monument(name) & 1 for mask in self.state.monuments)]
        return self.display(*names, *[name for name in others if name not in built][: T.display - len(names)])

    def finish(self) -> Self:
        """The game is over; unless the test says something of scale or objectives, nobody fulfils one."""
        if not any(self.state.scale) and not self._favoured:
            self.apart()
        return self.ends("turns").end_turn()

    def apart(self) -> Self:
        """Nobody's objectives are fulfilled."""
        return self.scale(human=1, **{"orc" if self.state.seats > 3 else "dwarf": -1})

    def each(self, field: str) -> list[Any]:
        """A field of what lies openly before every seat."""
        return [side[field] for side in self.view()["sides"]]

    def stocks(self, seat: int) -> tuple[int, ...]:
        """Wood, metal and wheat."""
        return tuple(self.view()["sides"][seat][name] for name in RESOURCES)

    def prices(self, *monuments: str) -> list[tuple[int, ...]]:
        """Wood, metal and wheat that monuments on offer cost."""
        return [tuple(self.facts(f"build {name}")[resource] for resource in RESOURCES) for name in monuments]

    def scale_of(self, people: str) -> int:
        return int(self.view()["scale"][people])

    def counted(self) -> list[list[int]]:
        """Slot, totals and neutral bonuses of the quests in their order."""
        return self.told("quest-counted")

    def monuments_scored(self, seat: int) -> dict[str, int]:
        return {T.monument_slugs[values[1]]: values[2] for values in self.told("monument-scored") if values[0] == seat}

    def build_nothing(self) -> Self:
        while not self.state.over and self.asked == "Build":
            self.play("done")
        return self

    def buy_nothing(self) -> Self:
        """Neither monuments nor disciples."""
        while not self.state.over and self.asked in ("Build", "Recruit"):
            self.play("done")
        return self

    def say_no(self) -> Self:
        """Nobody uses a bonus of their choice."""
        while self.asked == "UseAny":
            self.play("pass")
        return self


def table(seats: int = 4, **given: str) -> Table:
    """A table in the first turn with these game options."""
    return Table(seats, given)


def choosing_a_power(*names: str) -> Table:
    """Two players, and these three powers are open."""
    t = new_game(2)
    t.state.powers = sum(1 << GAME.tables.power_slugs.index(name) for name in names)
    again = Table(2, {})
    again.game, again.state = GAME, t.state
    return again
