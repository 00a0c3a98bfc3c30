"""Which bot sits behind a name: random, greedy, ismcts or duel (with a budget), or a level."""

from __future__ import annotations

from typing import Final

from themis.bots.bot import Bot
from themis.bots.duel_bot import DuelBot
from themis.bots.greedy_bot import GreedyBot
from themis.bots.ismcts_bot import IsmctsBot
from themis.bots.random_bot import RandomBot
from themis.errors import BadOptions

LEVELS: Final = {"easy": "random", "medium": "greedy", "hard": "ismcts:600"}
KINDS: Final = "random, greedy, ismcts, ismcts:800 (iterations), ismcts:0.5s (seconds), duel, duel:1700 (positions), duel:0.5s (seconds), easy, medium, hard"
# What the searches do if they are given no budget.
USUAL: Final = {"ismcts": "800", "duel": "1700"}
LARGEST_BUDGET: Final = 1_000_000


def make(name: str, seed: int) -> Bot:
    """A bot by name, reproducible by its seed (and, with a budget in seconds, the speed of the machine)."""
    kind, _, budget = LEVELS.get(name, name).partition(":")
    if kind == "random" and not budget:
        return RandomBot(seed)
    if kind == "greedy" and not budget:
        return GreedyBot(seed)
    if kind in USUAL:
        number, seconds = read_budget(budget or USUAL[kind])
        if number or seconds:
            return IsmctsBot(seed, number, seconds) if kind == "ismcts" else DuelBot(seed, number, seconds)
    raise BadOptions(f"there is no bot '{name[:40]}'; there are: {KINDS}")


def read_budget(text: str) -> tuple[int, float]:
    """A number of iterations or positions, or seconds with an s; (0, 0.0) if it is neither or too much."""
    if text.isascii() and text.isdigit() and len(text) < 8 and 0 < int(text) <= LARGEST_BUDGET:
        return int(text), 0.0
    try:
        seconds = float(text[:-1]) if text.endswith("s") else 0.0
    except ValueError:
        return 0, 0.0
    return 0, seconds if 0.0 < seconds <= 60.0 else 0.0
