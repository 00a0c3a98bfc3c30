"""The boards of a game before its last choice: each is played again from a state nearby, so that nobody has to wait for a whole game."""

from __future__ import annotations

import time
from typing import Final

from themis.core.frame import StateBase
from themis.core.session import Session

# A state is kept after this many choices, and this many states are kept.
STRIDE: Final = 50
MOST_KEPT: Final = 100


class Past:
    """One replay that goes forward, and states from which it can go on."""

    def __init__(self, session: Session) -> None:
        self.used = time.monotonic()
        self._replay: Final = session.replay()
        self._kept: Final[dict[int, StateBase]] = {int(self._replay.position): self._replay.state.clone()}

    def at(self, step: int) -> StateBase:
        """The state after a number of choices; it is the caller's only until the next question."""
        self.used = time.monotonic()
        replay = self._replay
        near = self._nearest(step)
        if near != replay.position:
            replay.state, replay.position = self._kept[near].clone(), near
        while replay.position < step:
            replay.forward()
            if replay.position % STRIDE == 0 and replay.position not in self._kept and len(self._kept) < MOST_KEPT:
                self._kept[int(replay.position)] = replay.state.clone()
        return replay.state

    def is_near(self, step: int) -> bool:
        """Whether little must be played again up to a step."""
        return step - self._nearest(step) <= STRIDE

    def _nearest(self, step: int) -> int:
        """After how many choices there is a state from which to go on to a step."""
        kept, replayed = max(kept for kept in self._kept if kept <= step), int(self._replay.position)
        return replayed if kept <= replayed <= step else kept

    def cut(self, session: Session) -> Past:
        """The past of a game in which something was taken back."""
        shorter = Past(session)
        shorter._kept.update({step: state for step, state in self._kept.items() if step <= len(session.record.lines)})
        return shorter
