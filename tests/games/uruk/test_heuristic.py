"""What bots make of the estimate of final points."""

from __future__ import annotations

from games.uruk.laying import GAME

from themis.bots.bot import Knowledge
from themis.bots.levels import make
from themis.core.chance import Seeded
from themis.core.session import start
from themis.games.uruk.frames.turn import Turn


def test_a_greedy_bot_leaves_no_action_unspent() -> None:
    """Nothing is taken off for it: whatever can be done is worth more than to end the turn, a card from the pile if nothing else."""
    table = start(GAME, ["Ada", "Ben"], {}, Seeded(0))
    bots = [make("greedy", seat) for seat in range(2)]
    unspent = []
    while not table.state.over:
        seat, asked = table.waiting()[0], table.state.stack[-1]
        choice = bots[seat].choose(Knowledge(GAME, table.state, seat))
        if isinstance(asked, Turn) and choice.verb.name == "end":
            unspent.append(int(asked.actions))
        table.choose(seat, choice.text)

    assert len(unspent) > 20 and set(unspent) == {0}
