"""Everything that can be seen of a random game, as one line for each decision that is looked at.

    python tests/contract/steps.py GAME SEATS SEED [CONTENT]

prints a game played alone, in a process of its own.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from walk import moments

from themis.core.frame import explain
from themis.core.game import Game
from themis.games import find


def steps(game: Game, seats: int, seed: int) -> Iterator[str]:
    """What is asked and chosen, and a fingerprint of all there is to know about it."""
    for s, seat, offered, choice in moments(game, seats, seed):
        seen: list[object] = [game.save(s), [game.view(s, eyes) for eyes in range(-1, seats)], game.prospects(s), game.features(s, seat)]
        seen += [[one.index, one.text, one.target(), game.facts(s, seat, one)] for one in offered]
        seen += [explain(s, seat, one) for one in game.catalogue.choices[::17]]
        yield f"{seat} {choice.text} {hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()}"


def main() -> None:
    game_id, seats, seed, *content = sys.argv[1:]
    game = find(game_id, Path(content[0])) if content else find(game_id)
    print("\n".join(steps(game, int(seats), int(seed))))


if __name__ == "__main__":
    main()
