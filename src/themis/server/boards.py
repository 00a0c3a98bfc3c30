"""The boards of the past at a live table, by the number of choices before them."""

from __future__ import annotations

from typing import Final

from themis.core.frame import StateBase
from themis.core.record import Replay
from themis.core.session import Session

# From one position that is kept to the next: so many choices at most are played again for a board, in whatever order they are asked for.
STRIDE: Final = 20


class Boards:
    """A record that is played again as far as somebody looks; it may grow meanwhile, but what is in it stays."""

    def __init__(self, session: Session) -> None:
        self._replay: Final = Replay(session.game, session.record)
        self._kept: Final[list[StateBase]] = [self._replay.state.clone()]

    def at(self, step: int, eyes: int) -> dict[str, object]:
        replay = self._replay
        near = min(step // STRIDE, len(self._kept) - 1)
        if not near * STRIDE <= replay.position <= step:
            replay.state, replay.position = self._kept[near].clone(), near * STRIDE
        while replay.position < step:
            replay.forward()
            if replay.position == len(self._kept) * STRIDE:
                self._kept.append(replay.state.clone())
        return replay.game.view(replay.state, eyes)
