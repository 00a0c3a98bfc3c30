"""What an option is worth: no luckier than it is, and judged at the same moment as all others."""

from __future__ import annotations

from typing import Any

from themis.bots.bot import Knowledge
from themis.bots.judgement import complete, worth_of
from themis.bots.turn_search import TurnSearch
from themis.core.chance import Seeded
from themis.core.choice import Catalogue, Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame, StateBase
from themis.core.game import Game

BEGIN, STEADY, DARING, END = [Verb(name, [], "", False) for name in ("begin", "steady", "daring", "end")]
CATALOGUE = Catalogue([BEGIN, STEADY, DARING, END])
JACKPOT = 10


class Purse(StateBase):
    """Coins of the only seat."""

    def __init__(self, stack: list[Frame], coins: int) -> None:
        super().__init__(1, stack, False)
        self.coins = coins

    def clone(self) -> Purse:
        return Purse(self.stack[:], self.coins)


class Turn(Decision):
    """To gamble, or to end the turn, after which luck decides about the next one."""

    def verbs(self, s: Any) -> list[Verb]:
        return [BEGIN, END]

    def choose(self, s: Any, seat: Any, choice: Choice, io: Io) -> None:
        s.push(Turn(0))
        if choice.verb is BEGIN:
            s.push(Gamble(0))
        else:
            s.coins += io.below(0, 100)


class Gamble(Decision):
    """Two coins, or one chance in ten to win ten."""

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: Any) -> list[Verb]:
        return [STEADY, DARING]

    def choose(self, s: Any, seat: Any, choice: Choice, io: Io) -> None:
        s.coins += 2 if choice.verb is STEADY else JACKPOT if io.below(0, 10) == 0 else 0


class Gambling(Game):
    """Knows no more than bots ask."""

    def __init__(self) -> None:
        pass

    def prospects(self, s: Any) -> list[float]:
        return [float(s.coins), 0.0]

    def ended_by(self, s: StateBase, seat: Any, choice: Choice) -> StateBase | None:
        return s if choice.verb is END else None


GAME = Gambling()


def test_no_step_is_taken_because_it_was_lucky() -> None:
    """Whoever tries and keeps the luckiest outcome has 2.8 coins on average, and nobody has that in play."""
    coins = 0
    for luck in range(400):
        s = Purse([Turn(0), Gamble(0)], 0)
        complete(GAME, s, 0, Io(Seeded(luck), True))
        coins += s.coins

    assert 1.6 < coins / 400 < 2.2


def test_the_end_of_a_turn_is_judged_before_luck_decides() -> None:
    s = Purse([Turn(0)], 5)
    search = TurnSearch(Knowledge(GAME, s, 0), Seeded(1))

    assert {5.0} == {worth_of(GAME, s, 0, END.only(), Seeded(luck)) for luck in range(9)}
    assert {5.0} == {search.turn(s, END.only(), Seeded(luck)) for luck in range(9)}
