"""Options against each other in the same imagined worlds with the same luck: what is left of their difference is theirs.

Every option is carried out, the turn is played on as the greedy bot would until it has passed, and some turns of others, too, where the game has foresight; then
all are judged at the same moment, by the chance to win. A verdict is a mean of paired differences with its standard error, so it tells how sure it is.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from themis.bots.bot import Knowledge
from themis.bots.chance import fit_of, win_chances
from themis.bots.judgement import LUCK, best_first, greedy_choice
from themis.core.chance import Chance, Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase, apply, options, waiting
from themis.core.game import Game
from themis.core.native import i64

# In fewer worlds nothing is learned, and from so many on an option drops out that is behind by so many standard errors.
FEWEST_WORLDS: Final = 4
WORLDS_TO_DROP: Final = 6
ERRORS_TO_DROP: Final = 3.0
# Nobody chooses more often in a turn.
LONGEST_TURN: Final = 24
# Luck may leave every option as good as the next, however many worlds are tried.
MOST_WORLDS: Final = 2_000


@final
class Streamed(Chance):
    """A generator for each stream: two courses that differ by one draw of a kind still share the luck of all other kinds."""

    __slots__ = ("luck", "streams")

    def __init__(self, luck: i64) -> None:
        self.luck: Final = luck
        self.streams: Final[list[Seeded]] = []

    def below(self, stream: i64, n: i64) -> i64:
        while len(self.streams) <= stream:
            self.streams.append(Seeded(self.luck + 7919 * len(self.streams)))
        return self.streams[stream].below(stream, n)


@final
class Course:
    """An option carried out in an imagined world, and played on as the greedy bot would. One that is not quiet keeps its `line`: the choices with which
    the seat begins an action, the option first, as far as neither luck nor a secret comes between; and the `actors`, who begin actions of their own."""

    __slots__ = ("game", "seat", "thoughts", "io", "state", "spent", "line", "actors")

    def __init__(self, game: Game, world: StateBase, seat: i64, luck: i64, is_quiet: bool) -> None:
        self.game: Final = game
        self.seat: Final = seat
        # What is only thought of must not use up the luck that is common to all options.
        self.thoughts: Final = Seeded(luck)
        self.io: Final = Io(Streamed(luck), is_quiet)
        self.state: Final = world.clone()
        # Positions tried.
        self.spent: i64 = 1
        self.line: Final[list[Choice]] = []
        self.actors: Final[list[int]] = []

    def run(self, choice: Choice, turns: i64) -> None:
        """Until the turn has passed, and as many more."""
        s = self.state
        turn = self.game.turn_of(s)
        self._choose(self.seat, choice, False)
        for _ in range(LONGEST_TURN * (turns + 1)):
            if self.game.turn_of(s) != turn:
                turn = self.game.turn_of(s)
                turns -= 1
            if s.over or turns < 0:
                break
            asked = waiting(s)[0]
            self.spent += len(options(s, asked))
            is_part = s.stack[-1].is_part_of_action()
            self._choose(asked, greedy_choice(self.game, s, asked, self.thoughts), is_part)

    def _choose(self, seat: i64, choice: Choice, is_part: bool) -> None:
        if not self.io.quiet and not is_part:
            self.actors.append(int(seat))
            if seat == self.seat and not self.io.outcomes and not self.io.revealed:
                self.line.append(choice)
        apply(self.state, seat, choice, self.io)


@final
class Verdict:
    """What a duel says of an option: its mean chance to win, and how far it is behind the best one, with the standard error of that, in the worlds that both met."""

    __slots__ = ("choice", "worlds", "chance", "behind", "error")

    def __init__(self, choice: Choice, worlds: i64, chance: float, behind: float, error: float) -> None:
        self.choice: Final = choice
        self.worlds: Final = worlds
        self.chance: Final = chance
        self.behind: Final = behind
        self.error: Final = error


def duel(known: Knowledge, rivals: list[Choice], budget: i64, seed: i64) -> list[Verdict]:
    """Compares some of a seat's options, the most promising first, at the cost of about so many tried positions; the verdicts come in the same order."""
    fight = Duel(known, rivals, Seeded(seed))
    fight.run(budget, 0.0)
    return fight.verdicts()


@final
class Duel:
    """One comparison at one decision."""

    __slots__ = ("known", "rivals", "chance", "farsighted", "values", "alive", "worlds", "spent")

    def __init__(self, known: Knowledge, rivals: list[Choice], chance: Seeded, farsighted: bool = False) -> None:
        self.known: Final = known
        self.rivals: Final = rivals
        self.chance: Final = chance
        self.farsighted: Final = farsighted
        # By option, the chance to win in each world that it met; the worlds have the same order for all.
        self.values: Final[list[list[float]]] = [[] for _ in rivals]
        self.alive: list[int] = list(range(len(rivals)))
        self.worlds: i64 = 0
        # Positions tried so far.
        self.spent: i64 = 0

    def run(self, budget: i64, seconds: float) -> None:
        """Lets the options meet worlds until the budget, or the time, is used up or one is left.

        If not all can meet enough worlds, the last ones drop out at once; then the worse half does, after each part of the budget.
        """
        begun = time.perf_counter()
        self.meet()
        used = float(self.spent) / float(budget) if budget else (time.perf_counter() - begun) / seconds
        if used * FEWEST_WORLDS > 1.0:
            self.alive = self.alive[: max(2, int(float(len(self.alive)) / (used * FEWEST_WORLDS)))]
        parts = max(1, (len(self.alive) - 1).bit_length())
        for part in range(parts):
            if part and len(self.alive) > 2:
                self.alive = self.ordered()[: (len(self.alive) + 1) // 2]
            while len(self.alive) > 1 and self.worlds < MOST_WORLDS:
                used = float(self.spent) / float(budget) if budget else (time.perf_counter() - begun) / seconds
                if self.worlds >= FEWEST_WORLDS and used * float(parts) >= float(part + 1):
                    break
                self.meet()

    def best(self) -> Choice:
        return self.rivals[self.ordered()[0]]

    def ranked(self) -> list[Choice]:
        """All options, the best first: those that are left, then those that dropped out, the last of them first."""
        met = [float(len(values)) + mean(values) for values in self.values]
        return [self.rivals[i] for i in self.ordered() + [i for i in best_first(met) if i not in self.alive]]

    def verdicts(self) -> list[Verdict]:
        best = self.ordered()[0]
        return [self.verdict(i, best) for i in range(len(self.rivals))]

    def meet(self) -> None:
        """Lets all options that are left meet one more world."""
        world = self.known.imagine(self.chance)
        luck = self.chance.below(0, LUCK)
        for i in self.alive:
            self.values[i].append(self.played_on(world, self.rivals[i], luck))
        self.worlds += 1
        if self.worlds >= WORLDS_TO_DROP:
            best = self.ordered()[0]
            verdicts = [self.verdict(i, best) for i in self.alive]
            self.alive = [self.alive[k] for k in range(len(verdicts)) if verdicts[k].behind <= ERRORS_TO_DROP * verdicts[k].error]

    def played_on(self, world: StateBase, choice: Choice, luck: i64) -> float:
        """The seat's chance to win after an option, the rest of the turn, and some turns more."""
        game = self.known.game
        course = Course(game, world, self.known.seat, luck, True)
        turns = game.foresight(world.seats)
        course.run(choice, turns + game.farsight(world.seats) if self.farsighted else turns)
        self.spent += course.spent
        return win_chances(game, course.state, fit_of(game, world.seats))[self.known.seat]

    def ordered(self) -> list[int]:
        """The options that are left, the best first; of equals the one named first."""
        worth = [mean(values) for values in self.values]
        found: list[int] = []
        for i in self.alive:
            place = len(found)
            while place > 0 and worth[found[place - 1]] < worth[i]:
                place -= 1
            found.insert(place, i)
        return found

    def verdict(self, i: i64, best: i64) -> Verdict:
        own = self.values[i]
        differences = [self.values[best][k] - own[k] for k in range(len(own))]
        return Verdict(self.rivals[i], len(own), mean(own), mean(differences), standard_error(differences))


def mean(values: list[float]) -> float:
    return sum(values) / float(len(values)) if values else 0.0


def standard_error(values: list[float]) -> float:
    """Of the mean; infinite where there are too few values to know."""
    number = len(values)
    if number < 2:
        return math.inf
    middle = mean(values)
    return math.sqrt(sum([(value - middle) * (value - middle) for value in values]) / float(number * (number - 1)))
