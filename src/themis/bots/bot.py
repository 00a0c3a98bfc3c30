"""What a bot is, and all it may know."""

from __future__ import annotations

from typing import Final, final

from themis.core.chance import Chance
from themis.core.choice import Choice
from themis.core.frame import StateBase, options
from themis.core.game import Game
from themis.core.native import i64, mypyc_attr


@final
class Knowledge:
    """A seat's honest knowledge: its view, its options, and worlds it cannot tell from the true one. The true state stays inside."""

    __slots__ = ("game", "seat", "_state")

    def __init__(self, game: Game, state: StateBase, seat: i64) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self._state: Final = state

    def view(self) -> dict[str, object]:
        return self.game.view(self._state, self.seat)

    def options(self) -> list[Choice]:
        return options(self._state, self.seat)

    def promising(self) -> list[Choice]:
        """The options worth a thought: those that the game advises, or all."""
        return self.game.promising(self._state, self.seat) or self.options()

    def plans(self, number: i64, like: Choice | None, chance: Chance) -> list[Choice]:
        """Sensible whole plans, or some like the given one; none where no plans are made."""
        if self._state.stack[-1].drafts(self._state) is None:
            return []
        return self.game.plans(self._state, self.seat, number, like, chance)

    def is_lasting(self) -> bool:
        """Whether what is chosen now counts in every turn of the game."""
        return self._state.stack[-1].is_lasting()

    def imagine(self, chance: Chance) -> StateBase:
        """A world of the bot's own, dealt with the bot's own chance; it may play in it as it likes."""
        return self.game.determinise(self._state, self.seat, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the options, or a whole plan where plans are made."""

    def choose(self, known: Knowledge) -> Choice:
        raise NotImplementedError
