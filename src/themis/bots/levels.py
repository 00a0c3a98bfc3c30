"""Which bot sits behind a name: random, greedy, ismcts or duel (with numbers), a rung of the game's ladder, or a level, which is a short name for one."""

from __future__ import annotations

from typing import Final

from themis.books.ladder import RUNGS, UNMEASURED, load_ladder
from themis.bots.bot import Bot
from themis.bots.duel_bot import DuelBot
from themis.bots.greedy_bot import GreedyBot
from themis.bots.ismcts_bot import IsmctsBot
from themis.bots.random_bot import RandomBot
from themis.core.game import Game
from themis.errors import BadOptions

# Chance, foresight for one action, and the best there is for the game.
LEVELS: Final = {"easy": "random", "medium": "oracle", "hard": "titan"}
KINDS: Final = (
    f"{', '.join(RUNGS)}, easy, medium, hard, random, greedy, greedy:0.5 (how easily it slips), "
    "ismcts, ismcts:800 (iterations), ismcts:0.5s (seconds), duel, duel:1700 (positions), duel:0.5s (seconds), "
    "duel:1700:0.2 (a search that slips)"
)
# The numbers of a bot that is given none: the budget of a search, and how easily it slips.
USUAL: Final[dict[str, list[str]]] = {"random": [], "greedy": ["0.0"], "ismcts": ["800", "0.0"], "duel": ["1700", "0.0"]}
LARGEST_BUDGET: Final = 1_000_000
# What was read, by game.
_read: Final[dict[str, list[str]]] = {}


def make(name: str, seed: int, game: Game | None = None) -> Bot:
    """A bot by name, reproducible by its seed (and, with a budget in seconds, the speed of the machine). A rung is tuned for its game."""
    kind, *given = meant(name, game).split(":")
    if kind not in USUAL or len(given) > len(USUAL[kind]):
        raise unknown(name)
    if kind == "random":
        return RandomBot(seed)
    numbers = given + USUAL[kind][len(given) :]
    slips = read_slips(numbers[-1])
    if slips < 0.0:
        raise unknown(name)
    if kind == "greedy":
        return GreedyBot(seed, slips)
    budget, seconds = read_budget(numbers[0])
    if not budget and not seconds:
        raise unknown(name)
    return IsmctsBot(seed, budget, seconds, slips) if kind == "ismcts" else DuelBot(seed, budget, seconds, slips)


def unknown(name: str) -> BadOptions:
    return BadOptions(f"there is no bot '{name[:40]}'; there are: {KINDS}")


def meant(name: str, game: Game | None) -> str:
    """What a level or a rung means in a game; any other name means itself."""
    name = LEVELS.get(name, name)
    return rungs_of(game)[RUNGS.index(name)] if name in RUNGS else name


def rungs_of(game: Game | None) -> list[str]:
    """The bots on the rungs of a game's ladder, from the bottom to the top."""
    if game is None:
        return list(UNMEASURED)
    if game.meta.id not in _read:
        _read[game.meta.id] = [rung.bot for rung in load_ladder(game.meta.folder)]
    return _read[game.meta.id]


def read_slips(text: str) -> float:
    """How easily a bot slips: such as 0.5, at most 1.999; -1 if it is nonsense."""
    is_fraction = text[:2] in ("0.", "1.") and len(text) < 6 and text[2:].isascii() and text[2:].isdigit()
    return float(text) if is_fraction else -1.0


def read_budget(text: str) -> tuple[int, float]:
    """A number of iterations or positions, or seconds with an s; (0, 0.0) if it is neither or too much."""
    if text.isascii() and text.isdigit() and len(text) < 8 and 0 < int(text) <= LARGEST_BUDGET:
        return int(text), 0.0
    try:
        seconds = float(text[:-1]) if text.endswith("s") else 0.0
    except ValueError:
        return 0, 0.0
    return 0, seconds if 0.0 < seconds <= 60.0 else 0.0
