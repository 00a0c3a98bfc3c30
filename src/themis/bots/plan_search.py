"""Whole plans for moments in which all seats plan at once and in secret.

Plans that the game calls sensible meet imagined worlds, in which the other seats plan sensibly too, or even think a little. Every pair is played by the engine
until plans are made again. The worse half of the plans drops out again and again, so that good ones meet more worlds, and plans like the best ones join them.
The plan is drawn by lot between the best few: a bot that always answered alike could be answered in turn. One that slips takes a worse one now and then.
What lasts for the whole game, such as a card that is drafted, is judged by games that are played to their end.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from themis.bots.bot import Knowledge
from themis.bots.judgement import LUCK, RIVALRY, best_first, best_of, best_step, lead
from themis.bots.lot import lot, slipped
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase, apply, waiting
from themis.core.game import Game
from themis.core.native import i64

# How many plans are left at last, between which the lot decides; by how many points one must be worse to be drawn e times less often.
FINALISTS: Final = 4
TEMPERATURE: Final = 0.4
# Against how many plans of the rest those who are imagined to think compare theirs.
THOUGHT_WORLDS: Final = 2


@final
class Candidate:
    """A plan, and what it was worth in the first worlds together."""

    __slots__ = ("plan", "sum", "worlds")

    def __init__(self, plan: Choice) -> None:
        self.plan: Final = plan
        self.sum = 0.0
        self.worlds: i64 = 0


def mean_worth(candidate: Candidate) -> float:
    return candidate.sum / float(candidate.worlds)


def play_on(game: Game, s: StateBase, io: Io) -> None:
    """Until plans are made again, or the game is over."""
    while not s.over and s.stack[-1].drafts(s) is None:
        asked = waiting(s)[0]
        apply(s, asked, best_step(game, s, asked, io.chance), io)


@final
class PlanSearch:
    """One search for a plan. All plans meet the same worlds in the same order, with the same luck, so that none wins by luck."""

    __slots__ = ("known", "chance", "thoughts", "rivalry", "worlds", "luck", "spent")

    def __init__(self, known: Knowledge, chance: Seeded, thoughts: i64, rivalry: float = RIVALRY) -> None:
        self.known: Final = known
        self.chance: Final = chance
        # How many plans the others are thought to think of.
        self.thoughts: Final = thoughts
        # How important it is how far the best of them has come.
        self.rivalry: Final = rivalry
        self.worlds: Final[list[StateBase]] = []
        self.luck: Final[list[int]] = []
        # Turns played so far.
        self.spent: i64 = 0

    def best(self, plans: i64, worlds: i64, budget: i64, seconds: float, slips: float = 0.0) -> Choice | None:
        """A good plan: so many meet so many worlds, then fewer of them twice as many, until the budget of played turns or the time is used up.

        With a budget also an option that lasts; None elsewhere.
        """
        if self.known.is_lasting() and (budget or seconds):
            return slipped(self.ranked(budget, seconds), slips, self.chance)
        deadline = time.perf_counter() + seconds
        if 0 < budget < 2 * plans * worlds:
            plans = max(2 * FINALISTS, budget // (2 * worlds))
        alive = [Candidate(plan) for plan in self.known.plans(plans, None, self.chance)]
        if len(alive) < 2:
            return alive[0].plan if alive else None
        self.meet(alive, worlds)
        kept: i64 = plans // 4
        while self.spent < budget or time.perf_counter() < deadline:
            if kept < FINALISTS:
                kept = FINALISTS
            alive = alive[:kept]
            alive += [Candidate(self.known.plans(1, candidate.plan, self.chance)[0]) for candidate in alive]
            worlds *= 2
            self.meet(alive, worlds)
            kept //= 2
        if slips > 0.0:
            return slipped([candidate.plan for candidate in alive], slips, self.chance)
        return self.drawn(alive[:FINALISTS])

    def ranked(self, budget: i64, seconds: float) -> list[Choice]:
        """Options that last, the best first: games are played to their end with each, until the budget of played turns or the time is used up."""
        deadline = time.perf_counter() + seconds
        offered = self.known.options()
        worth = [0.0] * len(offered)
        while self.spent < budget or time.perf_counter() < deadline:
            world = self.known.imagine(self.chance)
            luck = self.chance.below(0, LUCK)
            for i in range(len(offered)):
                worth[i] += self.game_after(world, offered[i], luck)
        return [offered[i] for i in best_first(worth)]

    def game_after(self, world: StateBase, choice: Choice, luck: i64) -> float:
        """What an option brings at the end of a game in which everybody plans sensibly."""
        self.spent += 1
        game = self.known.game
        io = Io(Seeded(luck), True)
        s = world.clone()
        apply(s, self.known.seat, choice, io)
        while not s.over:
            play_on(game, s, io)
            if not s.over:
                self.spent += 1
                for seat in waiting(s):
                    apply(s, seat, game.plans(s, seat, 1, None, io.chance)[0], io)
        return lead(game.prospects(s), self.known.seat, self.rivalry)

    def meet(self, candidates: list[Candidate], worlds: i64) -> None:
        """Lets candidates meet the worlds that they have not met yet; then the best come first."""
        while len(self.worlds) < worlds:
            self.worlds.append(self.imagined())
            self.luck.append(self.chance.below(0, LUCK))
        for candidate in candidates:
            while candidate.worlds < worlds:
                k = candidate.worlds
                candidate.sum += self.played(self.worlds[k], candidate.plan, self.known.seat, self.luck[k])
                candidate.worlds += 1
        candidates.sort(key=mean_worth, reverse=True)

    def imagined(self) -> StateBase:
        """A world in which all others have planned, each without knowing of the rest; what they have handed in they may change."""
        io = Io(self.chance, True)
        world = self.known.imagine(self.chance)
        others = [seat for seat in range(world.seats) if seat != self.known.seat]
        plans = [self.imagined_plan(world, seat) for seat in others]
        for i in range(len(others)):
            apply(world, others[i], plans[i], io)
        return world

    def imagined_plan(self, world: StateBase, seat: i64) -> Choice:
        """A sensible plan of another seat; if others are thought to think, the best of a few, each against the same sensible plans of all the rest."""
        game = self.known.game
        io = Io(self.chance, True)
        plans = game.plans(world, seat, self.thoughts, None, self.chance)
        if len(plans) == 1:
            return plans[0]
        worth = [0.0] * len(plans)
        for _ in range(THOUGHT_WORLDS):
            met = world.clone()
            for other in range(world.seats):
                if other != seat and other != self.known.seat:
                    apply(met, other, game.plans(world, other, 1, None, self.chance)[0], io)
            own = game.plans(world, self.known.seat, 1, None, self.chance)[0]
            luck = self.chance.below(0, LUCK)
            for i in range(len(plans)):
                tried = met.clone()
                apply(tried, seat, plans[i], io)
                worth[i] += self.played(tried, own, seat, luck)
        return plans[best_of(worth, self.chance)]

    def played(self, world: StateBase, own: Choice, seat: i64, luck: i64) -> float:
        """What the own plan, the last that is missing, brings to a seat: the prospects when plans are made again, or when the game is over."""
        self.spent += 1
        game = self.known.game
        io = Io(Seeded(luck), True)
        s = world.clone()
        apply(s, self.known.seat, own, io)
        play_on(game, s, io)
        return lead(game.prospects(s), seat, self.rivalry)

    def drawn(self, best: list[Candidate]) -> Choice:
        """One of the best by lot, the better the likelier."""
        weights = [math.exp((mean_worth(candidate) - mean_worth(best[0])) / TEMPERATURE) for candidate in best]
        return best[lot(weights, self.chance)].plan
