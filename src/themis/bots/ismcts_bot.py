"""Information-set tree search: every iteration plays in another imagined world, all of them share one tree.

A node is a choice in the tree of choices, not a state: which children a node has depends on the imagined world, so children are chosen by UCB1 over how often they were available.
The options at the root start with the opinion of the greedy bot, worth a few visits.
Playouts are short and end in the game's own estimate. A game that wants none is searched turn by turn instead; see `turn_search.py`.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from themis.bots.bot import Bot, Knowledge
from themis.bots.judgement import best_first, lead, worth_of
from themis.bots.lot import slipped
from themis.bots.plan_search import PlanSearch
from themis.bots.turn_search import TurnSearch
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase, apply, play_at_random, settle
from themis.core.native import i64, vec

# As long a playout as the game wants.
GAMES_OWN: Final = -1
# Where whole plans are made: how many of them meet how many worlds at first, how many the others are thought to think of,
# how important it is how far the best of them has come, and how many turns played with them cost as much as an iteration.
PLANS: Final = 64
PLAN_WORLDS: Final = 6
THOUGHTS: Final = 4
RIVALRY: Final = 1.0
TURNS_PER_ITERATION: Final = 3


@final
class Node:
    """A choice that was made, who made it, and how well that went for them."""

    __slots__ = ("choice", "seat", "visits", "available", "reward", "children")

    def __init__(self, choice: Choice | None, seat: i64) -> None:
        self.choice: Final = choice
        self.seat: Final = seat
        self.visits = 0.0
        self.available = 0.0
        self.reward = 0.0
        self.children: list[Node] = []


@final
class Search:
    """One search from one decision."""

    __slots__ = ("known", "io", "root", "cut", "exploration", "decisive_lead", "place")

    def __init__(self, known: Knowledge, chance: Seeded, cut: i64, exploration: float) -> None:
        self.known: Final = known
        self.io: Final = Io(chance, True)
        self.root: Final = Node(None, -1)
        self.cut: Final = cut
        self.exploration: Final = exploration
        self.decisive_lead: Final = known.game.decisive_lead()
        # For each choice of the game, its child of the node being looked at, counted from 1.
        self.place: Final = vec[i64]([0] * len(known.game.catalogue.choices))

    def weigh_options(self, offered: list[Choice], visits: float) -> None:
        """Gives the root's options the greedy bot's opinion as a start."""
        world = self.known.imagine(self.io.chance)
        for choice in offered:
            worth = worth_of(self.known.game, world, self.known.seat, choice, self.io.chance)
            child = Node(choice, self.known.seat)
            child.visits = visits
            child.available = visits
            child.reward = visits * share(worth - self.baseline(world), self.decisive_lead)
            self.root.children.append(child)

    def baseline(self, world: StateBase) -> float:
        return lead(self.known.game.prospects(world), self.known.seat)

    def iterate(self) -> None:
        """Descends the tree in a new imagined world, adds a node, plays on a little and remembers how it went."""
        s = self.known.imagine(self.io.chance)
        node = self.root
        path = [node]
        while not s.over:
            frame = s.stack[-1]
            # Of those who decide at the same time, the one who thinks comes first.
            seat: i64 = self.known.seat if node is self.root else frame.waiting(s)[0]
            offered = frame.options(s, seat)
            if frame.is_secret() and seat != self.known.seat:
                # What others choose in secret is no knowledge to build a plan on.
                apply(s, seat, offered[self.io.chance.below(0, len(offered))], self.io)
                continue
            node = self.child(node, offered, seat)
            path.append(node)
            choice = node.choice
            assert choice is not None
            s.stack.pop()
            frame.choose(s, seat, choice, self.io)
            settle(s, self.io)
            if node.visits == 0.0:
                break
        play_at_random(s, self.io, self.cut)
        while not s.over and s.stack[-1].is_part_of_action():
            # Half an action cannot be judged.
            play_at_random(s, self.io, 1)
        self.remember(path, self.known.game.prospects(s))

    def child(self, node: Node, offered: list[Choice], seat: i64) -> Node:
        """The child to follow: an option never tried here, by lot, or else the most promising one."""
        for i in range(len(node.children)):
            known_choice = node.children[i].choice
            assert known_choice is not None
            self.place[known_choice.index] = i + 1
        untried: list[Choice] = []
        best: Node | None = None
        best_promise = -1.0
        for choice in offered:
            at = self.place[choice.index]
            if at == 0:
                untried.append(choice)
                continue
            here = node.children[at - 1]
            here.available += 1.0
            if not untried:
                promise = here.reward / here.visits + self.exploration * math.sqrt(math.log(here.available) / here.visits)
                if promise > best_promise:
                    best = here
                    best_promise = promise
        for other in node.children:
            forget = other.choice
            assert forget is not None
            self.place[forget.index] = 0
        if best is not None and not untried:
            return best
        made = Node(untried[self.io.chance.below(0, len(untried))], seat)
        made.available = 1.0
        node.children.append(made)
        return made

    def remember(self, path: list[Node], points: list[float]) -> None:
        rewards = [share(margin(points, seat), self.decisive_lead) for seat in range(len(points))]
        for node in path:
            node.visits += 1.0
            if node.seat >= 0:
                node.reward += rewards[node.seat]

    def ranked(self) -> list[Choice]:
        """The options that were tried, the most visited first."""
        found: list[Choice] = []
        for i in best_first([node.visits for node in self.root.children]):
            choice = self.root.children[i].choice
            assert choice is not None
            found.append(choice)
        return found


def margin(points: list[float], seat: i64) -> float:
    """How far a seat is ahead of the best other."""
    most = -1000.0
    for other in range(len(points)):
        if other != seat and points[other] > most:
            most = points[other]
    return points[seat] - most


def share(points_ahead: float, decisive_lead: float) -> float:
    """A lead as a chance of winning, from 0 to 1; a decisive one is three quarters."""
    return 1.0 / (1.0 + math.exp(-points_ahead / decisive_lead))


@final
class IsmctsBot(Bot):
    """Searches for a number of iterations, or for a time; reproducible by seed and number of iterations."""

    def __init__(
        self, seed: i64, iterations: i64, seconds: float, slips: float, cut: i64 = GAMES_OWN, exploration: float = 0.2, prior: float = 3.0
    ) -> None:
        self.chance = Seeded(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.slips = slips
        self.cut = cut
        self.exploration = exploration
        self.prior = prior

    def choose(self, known: Knowledge) -> Choice:
        plan = PlanSearch(known, self.chance, THOUGHTS, RIVALRY).best(
            PLANS, PLAN_WORLDS, self.iterations * TURNS_PER_ITERATION, self.seconds, self.slips
        )
        if plan is not None:
            return plan
        offered = known.options()
        if len(offered) == 1:
            return offered[0]
        cut = known.game.playout() if self.cut == GAMES_OWN else self.cut
        if cut == 0:
            return slipped(TurnSearch(known, self.chance).ranked(self.iterations, self.seconds), self.slips, self.chance)
        search = Search(known, self.chance, cut, self.exploration)
        if self.prior > 0.0:
            search.weigh_options(offered, self.prior)
        if self.iterations:
            for _ in range(self.iterations):
                search.iterate()
        else:
            deadline = time.perf_counter() + self.seconds
            while time.perf_counter() < deadline:
                search.iterate()
        return slipped(search.ranked(), self.slips, self.chance)
