"""A finished game as chances to win: each seat's at the beginning of every turn, and the turns in which they changed most.

A curve is flat where a game is open: then it says so, and no turn is named that ends while it still is.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from themis.bots.chance import fit_of, win_chances
from themis.core.event import Event
from themis.core.frame import StateBase
from themis.core.game import Game
from themis.core.record import Record, Replay
from themis.errors import BadRecord
from themis.speech.telling import TURN

LONGEST: Final = 5_000
MOST_TURNING: Final = 3
# A turn that changes nobody's chance by more turns nothing.
LEAST_CHANGE: Final = 0.07
# It is anybody's game as long as nobody is further above an equal part.
OPEN: Final = 0.15


class Turning(NamedTuple):
    """A turn that changed much: from one board to another, and the seat whose chance changed most, by how much."""

    start: int
    end: int
    seat: int
    change: float


class Finished:
    """A finished record, board by board: `states[n]` is the one after n choices, and `events[n]` led to it. It may begin in the middle of a turn."""

    def __init__(self, game: Game, record: Record, origin: StateBase | None = None) -> None:
        """BadRecord if it cannot be played, or does not come to an end."""
        if len(record.lines) > LONGEST:
            raise BadRecord(f"a record has at most {LONGEST} choices to be reviewed")
        self.game: Final = game
        self.record: Final = record
        replay = Replay(game, record, origin)
        self.states: Final[list[StateBase]] = [replay.state.clone()]
        self.events: Final[list[list[Event]]] = [replay.events]
        while not replay.done():
            replay.forward()
            self.states.append(replay.state.clone())
            self.events.append(replay.events)
        if not replay.run().over:
            raise BadRecord("this game is not over yet; it can be reviewed when it is")
        # The boards at which turns begin, and the last one.
        turns = [place for place, told in enumerate(self.events) if any(event.kind.name == TURN for event in told)]
        self.moments: Final = sorted({*turns, len(record.lines), *([0] if origin is not None else [])})
        self.chances: Final = [self.chances_at(moment) for moment in self.moments]

    def chances_at(self, place: int) -> list[float]:
        s = self.states[place]
        return win_chances(self.game, s, fit_of(self.game, s.seats))

    def drop(self, place: int, seat: int) -> float:
        """What a seat lost in the turn in which a choice was made."""
        before = max([turn for turn, moment in enumerate(self.moments) if moment <= place], default=0)
        after = min(before + 1, len(self.moments) - 1)
        return self.chances[before][seat] - self.chances[after][seat]


def turning_points(past: Finished) -> list[Turning]:
    """The turns that changed most, in the order in which they happened; none that leaves the game as open as it was."""
    found = []
    for turn in range(max(open_turns(past) - 1, 0), len(past.moments) - 1):
        before, after = past.chances[turn], past.chances[turn + 1]
        changes = [now - then for now, then in zip(after, before)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        found.append(Turning(past.moments[turn], past.moments[turn + 1], seat, changes[seat]))
    largest = sorted([turn for turn in found if abs(turn.change) >= LEAST_CHANGE], key=lambda turn: -abs(turn.change))
    return sorted(largest[:MOST_TURNING])


def open_turns(past: Finished) -> int:
    """For how many turns from the beginning it was anybody's game."""
    equal = 1.0 / len(past.record.names)
    for turn, chances in enumerate(past.chances):
        if max(chances) > equal + OPEN:
            return turn
    return len(past.chances)
