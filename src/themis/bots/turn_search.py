"""Looking a whole turn ahead: an option is as good as the turn that follows from it, played on as the greedy bot would, in several imagined worlds.

For games in which choices at random lead nowhere, so that a tree with random playouts sees little.
"""

from __future__ import annotations

import time
from typing import Final, final

from themis.bots.bot import Knowledge
from themis.bots.judgement import LUCK, best_first, best_of, complete, finalists, greedy_choice, lead, worths
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase, apply, waiting
from themis.core.native import i64

# In how many worlds the greedy bot forms the opinion that decides which options are looked at.
FIRST_WORLDS: Final = 4
# How many short playouts cost as much as a turn played on; and in fewer worlds nothing is learned.
PLAYOUTS_PER_TURN: Final = 25
FEWEST_WORLDS: Final = 2
# Nobody does more in a turn.
LONGEST_TURN: Final = 12


@final
class TurnSearch:
    """One search from one decision."""

    __slots__ = ("known", "chance")

    def __init__(self, known: Knowledge, chance: Seeded) -> None:
        self.known: Final = known
        self.chance: Final = chance

    def ranked(self, iterations: i64, seconds: float) -> list[Choice]:
        """The options that are worth a look by the turns they lead to, the best first, by lot among equals; the budget is a number of playouts, or time."""
        deadline = time.perf_counter() + seconds
        offered = self.known.promising()
        if len(offered) == 1:
            return offered
        offered = finalists(offered, worths(self.known, offered, FIRST_WORLDS, self.chance))
        worth = [0.0] * len(offered)
        worlds: i64 = 0
        while worlds < FEWEST_WORLDS or (
            worlds * len(offered) * PLAYOUTS_PER_TURN < iterations if iterations else time.perf_counter() < deadline
        ):
            world = self.known.imagine(self.chance)
            luck = self.chance.below(0, LUCK)
            turns = self.known.game.foresight(world.seats)
            for i in range(len(offered)):
                worth[i] += self.round(world, offered[i], Seeded(luck), turns) if turns else self.turn(world, offered[i], Seeded(luck))
            worlds += 1
        best = best_of(worth, self.chance)
        return [offered[best]] + [offered[i] for i in best_first(worth) if i != best]

    def turn(self, world: StateBase, choice: Choice, chance: Seeded) -> float:
        """The prospects after a choice and the rest of the turn, judged before the turn passes on: what others roll is only luck."""
        game = self.known.game
        seat = self.known.seat
        io = Io(chance, True)
        s = world.clone()
        for _ in range(LONGEST_TURN):
            ended = game.ended_by(s, seat, choice)
            if ended is not None:
                s = ended
                break
            apply(s, seat, choice, io)
            complete(game, s, seat, io)
            if s.over or waiting(s)[0] != seat:
                break
            choice = greedy_choice(game, s, seat, chance)
        return lead(game.prospects(s), seat)

    def round(self, world: StateBase, choice: Choice, chance: Seeded, turns: i64) -> float:
        """The prospects after a choice, the rest of the turn and some turns of others, answers to them included."""
        game = self.known.game
        io = Io(chance, True)
        s = world.clone()
        whose = game.turn_of(s)
        apply(s, self.known.seat, choice, io)
        for _ in range(LONGEST_TURN * (turns + 1)):
            if game.turn_of(s) != whose:
                whose = game.turn_of(s)
                turns -= 1
            if s.over or turns < 0:
                break
            asked = waiting(s)[0]
            apply(s, asked, greedy_choice(game, s, asked, chance), io)
        return lead(game.prospects(s), self.known.seat)
