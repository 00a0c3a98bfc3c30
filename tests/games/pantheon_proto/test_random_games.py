"""Random games of the prototype of Panthéon: every ending comes, no decision finds a table that the rules forbid, and every turn is reckoned again."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from games.pantheon_proto.reckoning import CELLS, GOODS, Reckoning, ranked, scored
from kit.watch import faults_of_outcome
from walk import first_state

from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import allowed, apply, options, waiting
from themis.games.pantheon_proto.frames.planning import Planning
from themis.games.pantheon_proto.frames.purchase import Build, Recruit
from themis.games.pantheon_proto.frames.resolution import UseBonus
from themis.games.pantheon_proto.game import GAME
from themis.games.pantheon_proto.state import State

GAMES = int(os.environ.get("THEMIS_GAMES", 6))
OTHERWISE = {"gods": "chosen", "cards": "dealt", "objectives": "open", "monuments": "27", "bonuses": "ask", "countdown": "everybody"}
WAYS: list[dict[str, str]] = [{}, {**OTHERWISE, "peoples": "no-dwarf-human"}]
MOST_DECISIONS = 4_000


# ---------------------------------------------------------------- How they plan


def spread(cells: list[int], disciples: int, chance: Seeded) -> list[int]:
    """Disciple by disciple on these cells as long as there is room, then on any."""
    plan = [0] * 12
    for _ in range(disciples):
        free = [cell for cell in cells if plan[cell] < 5] or [cell for cell in range(10) if plan[cell] < 5]
        plan[free[chance.below(0, len(free))]] += 1
    return plan


def anyhow(s: State, seat: int, chance: Seeded) -> list[int]:
    """Now and then a plan that must be corrected."""
    if chance.below(0, 6) == 0:
        return [chance.below(0, 8) * chance.below(0, 2) for _ in range(12)]
    return spread(list(range(int(s.cells()))), int(s.disciples[seat]), chance)


def on_resources(s: State, seat: int, chance: Seeded) -> list[int]:
    return spread([0, 1, 2], int(s.disciples[seat]), chance)


def on_light(s: State, seat: int, chance: Seeded) -> list[int]:
    return spread([4, 6, 8], int(s.disciples[seat]), chance)


def for_a_people(s: State, seat: int, chance: Seeded) -> list[int]:
    """Wherever the lowest people in play has a token, so that it rises in every turn."""
    people = next(k for k in range(6) if s.peoples >> k & 1)
    return spread([4 + k for k, token in enumerate(s.tokens) if token == people] or [0], int(s.disciples[seat]), chance)


Plan = Callable[[State, int, Seeded], list[int]]


class Walk:
    """A random game with whole plans; every turn is reckoned again, and what the rules forbid is a fault."""

    def __init__(self, seats: int, seed: int, given: dict[str, str], plan: Plan = anyhow, buys: bool = True) -> None:
        s = first_state(GAME, seats, seed, given)
        assert isinstance(s, State)
        self.s = s
        self.chance = Seeded(seed + 1_000_000)
        self.plan = plan
        self.buys = buys
        self.seen: dict[str, Any] = {}
        self.plans: list[list[int]] = []
        self.added: list[tuple[int, str]] = []
        self.waived: list[tuple[int, str, str]] = []
        self.turns = 0

    def to_the_end(self) -> State:
        for _ in range(MOST_DECISIONS):
            if self.s.over:
                assert [] == faults_of_outcome(GAME, self.s)
                self.reckon_scores()
                return self.s
            self.step()
            assert "" == GAME.unsound(self.s)
            self.reckon()
        raise AssertionError("the game did not end")

    def step(self) -> None:
        s, frame = self.s, self.s.stack[-1]
        seats = waiting(s)
        seat = seats[self.chance.below(0, len(seats))]
        if isinstance(frame, Planning) and not self.seen:
            self.seen = GAME.view(s, -1)
            self.plans, self.added, self.waived = [[0] * 12 for _ in range(s.seats)], [], []
        choice = self.choice(seat)
        assert allowed(s, seat, choice)
        words = choice.text.split()
        if words[0] == "plan":
            self.plans[seat] = [int(word) for word in words[1:]]
        elif words[0] == "put":
            self.put(seat, CELLS.index(words[1]), int(words[2]))
        elif words[0] == "add":
            self.added.append((seat, words[1]))
        elif isinstance(frame, UseBonus) and words[0] == "waive":
            self.waived.append((seat, CELLS[frame.cell], ["power", "tool"][frame.kind]))
        apply(s, seat, choice, Io(self.chance, True))

    def choice(self, seat: int) -> Choice:
        """A whole plan, or cell by cell; otherwise anything that is offered."""
        s, frame = self.s, self.s.stack[-1]
        offered = options(s, seat)
        if isinstance(frame, Planning) and not s.laid[seat] and self.chance.below(0, 8):
            text = " ".join(["plan", *map(str, self.plan(s, seat, self.chance))])
            found = GAME.catalogue.parse(text)
            assert found is not None
            return found
        if isinstance(frame, Build | Recruit) and not self.buys:
            return offered[-1]
        return offered[self.chance.below(0, len(offered))]

    def put(self, seat: int, cell: int, number: int) -> None:
        """A plan that is made cell by cell; what can only go one way follows by itself."""
        plan = self.plans[seat]
        plan[cell] = number
        after = int(self.s.cells()) - cell - 1
        left = int(self.s.disciples[seat]) - sum(plan)
        if after == 1 or left == 5 * after:
            plan[cell + 1 : cell + 1 + after] = [left // after] * after if after else []

    def reckon(self) -> None:
        """At the first decision after a resolution."""
        s = self.s
        frame = s.stack[-1] if s.stack else None
        if not self.seen or (isinstance(frame, Planning) and s.turn == self.seen["turn"]) or (not s.over and s.phase == 2):
            return
        after = Reckoning(self.seen, self.plans, self.added, self.waived)
        view = GAME.view(s, -1)
        assert self.expected(after, view) == self.found(view), f"turn {self.seen['turn']} of {self.seen}"
        self.turns += 1
        self.seen = {}

    def reckon_scores(self) -> None:
        view, outcome = GAME.view(self.s, -1), GAME.outcome(self.s)
        sides: Any = view["sides"]
        scale: Any = view["scale"]
        order: Any = view["order"]
        scores = [scored(side, scale) for side in sides]
        assert (scores, ranked(scores, order)) == (outcome.scores, outcome.ranks)

    def expected(self, after: Reckoning, view: dict[str, Any]) -> dict[str, object]:
        goods = [dict(goods) for goods in after.goods]
        for seat, side in enumerate(view["sides"]):
            goods[seat]["metal"] += side["power"] == "the-great-architect"
            if view["phase"] == "planning" and side["power"] != "the-legion":
                more = (side["power"] == "the-flock") + (side["crafted"] and side["tool"] == "shepherds-crook")
                goods[seat]["disciples"] = min(25, goods[seat]["disciples"] + more)
        rebates = after.rebates if view["phase"] == "purchase" else [0] * len(goods)
        marks = [found if found is not None else (0, 0) for found in after.marks]
        ends = after.ends | ({"turns"} if view["over"] and self.seen["turn"] == 30 else set())
        return {"goods": goods, "scale": after.scale, "order": after.order, "marks": marks, "rebates": rebates, "ends": ends}

    def found(self, view: dict[str, Any]) -> dict[str, object]:
        return {
            "goods": [{name: side[name] for name in GOODS} for side in view["sides"]],
            "scale": view["scale"],
            "order": view["order"],
            "marks": [(slot["light_marks"], slot["dark_marks"]) for slot in view["slots"]],
            "rebates": [side["rebates"]["wood"] for side in view["sides"]],
            "ends": set(view["ends"]),
        }


@pytest.mark.parametrize("given", WAYS, ids=["usual", "otherwise"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_end_and_stay_within_the_rules_at_every_decision(seats: int, given: dict[str, str]) -> None:
    for seed in range(5_000, 5_000 + GAMES):
        walk = Walk(seats, seed, given)
        s = walk.to_the_end()
        assert int(s.turn) == walk.turns


@pytest.mark.parametrize(
    ("plan", "buys", "seats", "ending"),
    [
        (on_light, False, 3, "quests"),
        (on_resources, True, 4, "monuments"),
        (for_a_people, False, 2, "scale"),
        (on_resources, False, 2, "turns"),
    ],
)
def test_every_ending_comes(plan: Plan, buys: bool, seats: int, ending: str) -> None:
    s = Walk(seats, 7, {"peoples": "first-game"}, plan, buys).to_the_end()
    assert ending == GAME.outcome(s).reason


@pytest.mark.parametrize("option", [option.name for option in GAME.meta.options])
def test_every_value_of_every_option_can_be_played(option: str) -> None:
    values = next(found.values for found in GAME.meta.options if found.name == option)
    for value in values[-3:]:
        Walk(2, 11, {option: value}, on_light).to_the_end()
