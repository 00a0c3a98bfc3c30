"""Blotto, the smallest game of whole plans: everybody sends six soldiers to three hills in secret; whoever has the most on a hill gets a point.

After each of two rounds somebody, drawn by lot, may boast. A plan that breaks a rule is corrected.
"""

from pathlib import Path
from typing import Final, final

from themis.books import content, reading
from themis.books.content import Content, Schema
from themis.core.chance import Chance
from themis.core.choice import Catalogue, Choice, Domain, Verb, numbers, series, verb
from themis.core.decisions import Decisions
from themis.core.event import EventKind, Io
from themis.core.fields import Fields, number, seat, thing
from themis.core.frame import Decision, Frame, StateBase
from themis.core.game import Game, Makers, Meta, Option, Sitting
from themis.core.native import i64, vec
from themis.core.outcome import Outcome, ranks
from themis.core.shape import Shape, of_every_state, options, row
from themis.core.shape import number as whole

FOLDER: Final = Path(__file__).parent
HILLS: Final = ["east", "middle", "west"]
SOLDIERS: Final = 6
MOST: Final = 4
ROUNDS: Final = 2
SECONDS: Final = {"twenty": 20, "two": 2, "none": 0}
COUNTDOWN: Final = Option("countdown", list(SECONDS), "BLO-RUL-01")
HILL: Final = Domain("hill", HILLS)
PLAN: Final = series("plan", "hill", len(HILLS), 9)
PUT: Final = verb("put", "hill", HILL, numbers("number", 0, MOST))
BOAST: Final = verb("boast")
HUSH: Final = verb("hush", closes=True)
REVEALED: Final = EventKind("revealed", ["seat", "east", "middle", "west"], "BLO-PLAN-01")
FILLED: Final = EventKind("filled", ["seat", "number"], "BLO-PLAN-03")
BOASTED: Final = EventKind("boasted", ["seat"], "BLO-PLAN-04")
FIELDS: Final = Fields(
    {
        "seat": seat(),
        "hill": thing(HILLS),
        **{name: number(0, SOLDIERS) for name in HILLS},
        "number": number(0, SOLDIERS),
        "left": number(0, SOLDIERS),
    }
)


@final
class State(StateBase):
    """The soldiers by seat and hill, how many hills each seat has laid, the points, the round."""

    __slots__ = ("variant", "soldiers", "laid", "points", "round")

    def __init__(
        self,
        seats: i64,
        stack: list[Frame],
        over: bool,
        variant: vec[i64],
        soldiers: vec[i64],
        laid: vec[i64],
        points: vec[i64],
        round: i64,
    ) -> None:
        super().__init__(seats, stack, over)
        self.variant: Final = variant
        self.soldiers = soldiers
        self.laid = laid
        self.points = points
        self.round = round

    def clone(self) -> StateBase:
        return State(self.seats, self.stack[:], self.over, self.variant, self.soldiers[:], self.laid[:], self.points[:], self.round)

    def plan(self, seat: i64) -> list[int]:
        return [int(self.soldiers[seat * len(HILLS) + hill]) for hill in range(len(HILLS))]

    def set_plan(self, seat: i64, plan: list[int]) -> None:
        for hill, soldiers in enumerate(plan):
            self.soldiers[seat * len(HILLS) + hill] = soldiers
        self.laid[seat] = len(HILLS)


def corrected(plan: list[int]) -> list[int]:
    """BLO-PLAN-03"""
    plan = [min(soldiers, MOST) for soldiers in plan]
    for hill in range(len(plan)):
        plan[hill] = min(MOST, plan[hill] + max(SOLDIERS - sum(plan), 0))
    for hill in reversed(range(len(plan))):
        plan[hill] -= min(plan[hill], max(sum(plan) - SOLDIERS, 0))
    return plan


@final
class Planning(Frame):
    """BLO-PLAN-01, BLO-PLAN-02"""

    __slots__ = ()

    def waiting(self, s: State) -> list[int]:
        return [seat for seat in range(s.seats) if s.laid[seat] < len(HILLS)]

    def verbs(self, s: State) -> list[Verb]:
        return [PUT]

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.numbers:
            wrong = {"BLO-PLAN-01": sum(choice.numbers) != SOLDIERS, "BLO-PLAN-02": max(choice.numbers) > MOST}
            return [rule for rule, is_broken in wrong.items() if is_broken]
        if choice.verb is not PUT:
            return []
        left = SOLDIERS - sum(s.plan(seat)) - choice.b
        return [] if choice.a == s.laid[seat] and 0 <= left <= MOST * (len(HILLS) - 1 - choice.a) else ["BLO-PLAN-01"]

    def drafts(self, s: State) -> Verb | None:
        return PLAN

    def countdown(self, s: State) -> i64:
        return SECONDS[COUNTDOWN.values[s.variant[0]]]

    def is_secret(self) -> bool:
        return True

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.numbers:
            plan = corrected(choice.numbers)
            if plan != choice.numbers:
                io.tell(FILLED, seat, abs(SOLDIERS - sum(choice.numbers)) % (SOLDIERS + 1))
            s.set_plan(seat, plan)
        else:
            s.soldiers[seat * len(HILLS) + choice.a] = choice.b
            s.laid[seat] += 1
        if self.waiting(s):
            s.push(self)
            return
        for planner in range(s.seats):
            io.reveal(REVEALED, planner, *s.plan(planner))
        for hill in range(len(HILLS)):
            most = [s.plan(planner)[hill] for planner in range(s.seats)]
            for planner in range(s.seats):
                s.points[planner] += int(most[planner] == max(most))
        s.push(Boast(io.below(0, s.seats)))


@final
class Boast(Decision):
    """BLO-PLAN-04"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return [BOAST, HUSH]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is BOAST:
            io.tell(BOASTED, seat)
        s.round += 1
        s.soldiers = vec[i64]([0] * (s.seats * len(HILLS)))
        s.laid = vec[i64]([0] * s.seats)
        s.over = s.round == ROUNDS
        s.push(Planning())


DECISIONS: Final = Decisions(__name__)
META: Final = Meta("blotto", "Blotto", "BLO", 2, 6, 1, "complete", [COUNTDOWN], FOLDER, Makers(["Borel"], "", 1921), Sitting(1, 5, "light"))
CONTENT: Final = reading.load(FOLDER / "content.toml", Schema([], [content.whole("soldiers", 6, 6)], reading.nothing_more))


@final
class Blotto(Game):
    __slots__ = ()

    def __init__(self, found: Content) -> None:
        super().__init__(META, Catalogue([PLAN, PUT, BOAST, HUSH]), ["boast"], FIELDS, [REVEALED, FILLED, BOASTED], found, "")

    def setup(self, seats: i64, options: list[int], io: Io) -> StateBase:
        nothing = vec[i64]([0] * seats)
        return State(seats, [Planning()], False, vec[i64](options), vec[i64]([0] * (seats * len(HILLS))), nothing[:], nothing[:], 0)

    def shape(self, seats: i64) -> Shape:
        parts = [
            options("variant", {COUNTDOWN.name: len(COUNTDOWN.values)}),
            row("soldiers", seats * len(HILLS), 0, SOLDIERS),
            row("laid", seats, 0, len(HILLS)),
            row("points", seats, 0, len(HILLS) * ROUNDS),
            whole("round", 0, ROUNDS),
        ]
        return Shape(State, [*of_every_state(seats, DECISIONS, FIELDS), *parts])

    def broken(self, s: StateBase) -> str:
        return ""

    def view(self, s: StateBase, seat: i64) -> dict[str, object]:
        assert isinstance(s, State)
        is_open = not isinstance(s.stack[-1], Planning)
        sides = [{"points": int(s.points[i]), "plan": s.plan(i) if is_open or i == seat else None} for i in range(s.seats)]
        return {"seat": int(seat), "over": s.over, "decision": DECISIONS.shown(s), "round": int(s.round), "sides": sides}

    def determinise(self, s: StateBase, seat: i64, chance: Chance) -> StateBase:
        """Whoever has planned has planned something."""
        world = s.clone()
        assert isinstance(world, State)
        if isinstance(s.stack[-1], Planning):
            for other in range(s.seats):
                if other != seat and world.laid[other] == len(HILLS):
                    world.set_plan(other, corrected([int(chance.below(0, MOST + 1)) for _ in HILLS]))
        return world

    def outcome(self, s: StateBase) -> Outcome:
        assert isinstance(s, State)
        scores = [int(points) for points in s.points]
        return Outcome(ranks([[score] for score in scores]), scores, "over", [("hills", scores)])

    def prospects(self, s: StateBase) -> list[float]:
        assert isinstance(s, State)
        return [float(points) for points in s.points]


GAME: Final = Blotto(CONTENT)
build: Final = Blotto
