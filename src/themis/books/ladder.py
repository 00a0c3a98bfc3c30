"""The ladder of a game: `ladder.toml`, seven bots by the names of their rungs, each about as much stronger than the one below it.

What was measured stands beside the bot: over the rung below, in games for two. Tuned and written by `scripts/ladder.py`.
"""

import re
from pathlib import Path
from typing import Final, final

from themis.books.rows import Rows, wrong_cells
from themis.books.toml import show

FILE: Final = "ladder.toml"
TABLE: Final = "rung"
# From the bottom to the top, the same in every game.
RUNGS: Final = ("lamb", "shepherd", "scribe", "priest", "oracle", "hero", "titan")
# What sits on them in a game that was not measured.
UNMEASURED: Final = ("greedy:0.85", "greedy:0.7", "greedy:0.5", "greedy:0.3", "greedy", "ismcts:200", "ismcts:600")
BOT: Final = re.compile(r"(greedy|(ismcts|duel):[1-9][0-9]{0,5})(:[01]\.[0-9]{1,3})?")
# What was measured, all of it or nothing; the lowest rung has nothing below it.
WHOLE: Final = {"elo": (-400.0, 800.0), "low": (-800.0, 1200.0), "high": (-800.0, 1200.0), "games": (2.0, 1e6)}
DAY: Final = "measured"
# Points of the chance to win that it gives away in a game for two, by its own review.
GIVES: Final = "gives"
MOST_GIVEN: Final = 1_000
UNKNOWN: Final = -1


@final
class Rung:
    """A bot of the ladder: how many Elo it is above the rung below, with the interval of 95 % and the games that said so (0: nothing was measured),
    and what it gives away."""

    __slots__ = ("bot", "elo", "games", "gives", "high", "low", "measured", "name")

    def __init__(
        self, name: str, bot: str, elo: int = 0, low: int = 0, high: int = 0, games: int = 0, measured: str = "", gives: int = UNKNOWN
    ) -> None:
        self.name: Final = name
        self.bot: Final = bot
        self.elo: Final = elo
        self.low: Final = low
        self.high: Final = high
        self.games: Final = games
        self.measured: Final = measured
        self.gives: Final = gives


def load_ladder(folder: Path) -> list[Rung]:
    """The rungs from the bottom to the top; the usual ones where the game has no such file. Whatever is wrong with it is said at once, a line each."""
    path = folder / FILE
    if not path.is_file():
        return [Rung(name, bot) for name, bot in zip(RUNGS, UNMEASURED, strict=True)]
    rows = Rows(path, TABLE)
    for place, row in enumerate(rows.cells):
        for name, reason in [*wrong_words(row, place), *wrong_figures(row, place)]:
            rows.complain(place, name, reason)
    if len(rows.cells) != len(RUNGS):
        rows.findings.append(f"{path}: it has {len(rows.cells)} rungs; there are {len(RUNGS)}.")
    rows.check()
    return [read_rung(row) for row in rows.cells]


def wrong_words(row: dict[str, object], place: int) -> list[tuple[str, str]]:
    found = []
    if place < len(RUNGS) and "name" in row and row["name"] != RUNGS[place]:
        found.append(("name", f"rung {place + 1} is '{RUNGS[place]}', not {show(row['name'])}"))
    if "bot" in row and not (isinstance(row["bot"], str) and BOT.fullmatch(row["bot"])):
        found.append(("bot", f"{show(row['bot'])} is no bot such as 'greedy:0.5', 'greedy', 'ismcts:600' or 'duel:1700:0.2'"))
    if GIVES in row and not (type(row[GIVES]) is int and 0 <= row[GIVES] <= MOST_GIVEN):
        found.append((GIVES, f"it must be a whole number from 0 to {MOST_GIVEN}, not {show(row[GIVES])}"))
    return found


def wrong_figures(row: dict[str, object], place: int) -> list[tuple[str, str]]:
    words = ["name", "bot", GIVES]
    if place == 0 or not any([name in row for name in [*WHOLE, DAY]]):
        unknown = f"unknown entry; known on {'the lowest rung' if place == 0 else 'a rung without figures'} are {', '.join(words)}"
        return [
            *[(name, unknown) for name in row if name not in words],
            *[(name, "it is missing") for name in words[:2] if name not in row],
        ]
    found = wrong_cells({GIVES: 0, **row}, WHOLE, {}, words, DAY)
    if not found and not int(str(row["low"])) <= int(str(row["elo"])) <= int(str(row["high"])):
        found.append(("elo", "it is not between low and high"))
    return found


def read_rung(row: dict[str, object]) -> Rung:
    gives = int(str(row.get(GIVES, UNKNOWN)))
    if "elo" not in row:
        return Rung(str(row["name"]), str(row["bot"]), gives=gives)
    elo, low, high, games = [int(str(row[name])) for name in WHOLE]
    return Rung(str(row["name"]), str(row["bot"]), elo, low, high, games, str(row[DAY]), gives)


def gives_as(rungs: list[Rung], points: int) -> str:
    """The rung that gives away about so many points in a game for two; empty where that was not measured for several, for a single one would be like everybody."""
    known = [rung for rung in rungs if rung.gives != UNKNOWN]
    return min(known, key=lambda rung: abs(rung.gives - points)).name if len(known) > 1 else ""
