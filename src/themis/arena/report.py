"""Results for eyes and for other programs: tables on the terminal, one CSV line per game and seat, a JSON summary."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from themis import __version__
from themis.arena.match import Plan, Result
from themis.arena.rating import BotSummary, Length, Share, Summary
from themis.core.native import COMPILED
from themis.errors import ThemisError
from themis.games import find

COLUMNS: Final = ["deal", "rotation", "seat", "bot", "rank", "score", "win", "decisions", "cpu_seconds", "rounds", "reason", "roles"]


class CannotWrite(ThemisError):
    """A file for the results cannot be written."""


@dataclass(frozen=True)
class Run:
    """What was planned, what was played, and how long it took."""

    plan: Plan
    results: list[Result]
    interrupted: bool
    jobs: int
    seconds: float

    def speed(self) -> float:
        """Games per second."""
        return len(self.results) / self.seconds if self.seconds else 0.0


# While it runs


class SpeedColumn(ProgressColumn):
    """Games per second of late."""

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:.1f} games/s")


def progress(shown: bool) -> Progress:
    """A bar on the terminal's error channel, so that the tables can be sent elsewhere."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), SpeedColumn(), TimeRemainingColumn()]
    return Progress(*columns, console=console, transient=True, disable=not (shown and console.is_terminal))


# Tables


def print_tables(console: Console, run: Run, summary: Summary) -> None:
    print_line(console, headline(run, summary))
    console.print(bots_table(run, summary))
    print_line(console, f"By luck alone each would win {100 / len(run.plan.bots):.1f} %; a bot on several seats counts per seat.")
    console.print(shares_table("seat", {str(seat): share for seat, share in enumerate(summary.seats)}))
    if summary.roles:
        console.print(shares_table("role", summary.roles))
    print_line(console, course(summary))
    if summary.sources:
        print_line(console, sources(summary))


def print_line(console: Console, text: str) -> None:
    console.print(text, highlight=False, markup=False, soft_wrap=True)


def headline(run: Run, summary: Summary) -> str:
    title = find(run.plan.game).meta.title
    deals = "1 deal" if summary.deals == 1 else f"{summary.deals} deals"
    games = f"{summary.games} games ({deals} in {len(run.plan.bots)} seatings)"
    return f"{title}: {games}, seed {run.plan.seed}; {run.seconds:.1f} s, {run.speed():.1f} games/s, jobs: {run.jobs}"


def plain_table(first: str, others: Sequence[str]) -> Table:
    """Narrow enough for a terminal of 80 columns."""
    table = Table(box=box.SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    table.add_column(first, overflow="fold")
    for heading in others:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def bots_table(run: Run, summary: Summary) -> Table:
    table = plain_table("bot", ["wins %", "95 % CI", "score", "rank", "mu", "sigma", "ordinal", "ms/move"])
    costs = milliseconds_per_decision(run.results)
    for bot in summary.bots:
        table.add_row(*bot_cells(bot), f"{costs[bot.name]:.2f}")
    return table


def bot_cells(bot: BotSummary) -> list[str]:
    rating = [f"{bot.rating.mu:.1f}", f"{bot.rating.sigma:.2f}", f"{bot.rating.ordinal:.1f}"]
    name = bot.name if bot.seats == 1 else f"{bot.name} x{bot.seats}"
    return [name, *share_cells(bot.win), f"{bot.score:.2f}", f"{bot.rank:.2f}", *rating]


def share_cells(share: Share) -> list[str]:
    return [f"{100 * share.mean:.1f}", f"{100 * share.low:.1f}-{100 * share.high:.1f}"]


def shares_table(first: str, shares: dict[str, Share]) -> Table:
    table = plain_table(first, ["wins %", "95 % CI"])
    for name, share in shares.items():
        table.add_row(name, *share_cells(share))
    return table


def course(summary: Summary) -> str:
    """How long the games were and how they ended."""
    ends = ", ".join([f"{reason} {100 * count / summary.games:.1f} %" for reason, count in summary.reasons.items()])
    rounds = f"{length_text(summary.rounds)} rounds, " if summary.rounds else ""
    return f"Length: {rounds}{length_text(summary.decisions)} decisions. Ends: {ends}."


def sources(summary: Summary) -> str:
    """What a seat got from each source on average, and which part of all points that is."""
    all_points = sum(summary.sources.values()) or 1.0
    parts = [f"{source} {points:.1f} ({100 * points / all_points:.0f} %)" for source, points in summary.sources.items()]
    return f"Points by source: {', '.join(parts)}."


def length_text(length: Length) -> str:
    return f"{length.mean:.1f} ({length.least} to {length.most})"


def milliseconds_per_decision(results: Sequence[Result]) -> dict[str, float]:
    """The CPU time of each bot."""
    seconds: dict[str, float] = {}
    decisions: dict[str, int] = {}
    for game in results:
        for seat, name in enumerate(game.bots):
            seconds[name] = seconds.get(name, 0.0) + game.seconds[seat]
            decisions[name] = decisions.get(name, 0) + game.decisions[seat]
    return {name: 1000 * seconds[name] / max(1, decisions[name]) for name in seconds}


# Files


def check_writable(paths: Sequence[str]) -> None:
    """Refuses a file that cannot be written, and leaves no trace of having tried."""
    for path in paths:
        existed = os.path.lexists(path)
        try:
            with open(path, "a", encoding="utf-8"):
                pass
            if not existed:
                os.remove(path)
        except OSError as error:
            raise cannot_write(path, error) from None


def cannot_write(path: str, error: OSError) -> CannotWrite:
    return CannotWrite(f"cannot write '{path}': {error.strerror or error}")


def write_csv(path: str, results: Sequence[Result]) -> None:
    """One line per game and seat, in the order of the plan."""
    try:
        with open(path, "w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(COLUMNS)
            for game in results:
                writer.writerows(csv_rows(game))
    except OSError as error:
        raise cannot_write(path, error) from None


def csv_rows(game: Result) -> list[list[object]]:
    wins = game.wins()
    rounds = "" if game.rounds is None else game.rounds
    return [
        [
            game.deal,
            game.rotation,
            seat,
            game.bots[seat],
            game.ranks[seat],
            game.scores[seat],
            round(wins[seat], 6),
            game.decisions[seat],
            round(game.seconds[seat], 6),
            rounds,
            game.reason,
            " ".join(game.roles[seat]) if game.roles else "",
        ]
        for seat in range(len(game.bots))
    ]


def write_json(path: str, run: Run, summary: Summary) -> None:
    """Settings and summary are the same whenever the same games are played; what depends on the machine is apart."""
    plain = {
        "themis": __version__,
        "settings": settings(run.plan),
        "interrupted": run.interrupted,
        "summary": asdict(summary),
        "machine": machine(run),
    }
    try:
        with open(path, "w", encoding="utf-8") as file:
            json.dump(plain, file, indent=1)
            file.write("\n")
    except OSError as error:
        raise cannot_write(path, error) from None


def settings(plan: Plan) -> dict[str, object]:
    """All that is needed to play the same games again; options that were not given are named too."""
    meta = find(plan.game).meta
    chosen = meta.option_values(plan.options)
    return {
        "game": plan.game,
        "rules": int(meta.rules),
        "content": plan.digest,
        "options": {option.name: option.values[value] for option, value in zip(meta.options, chosen)},
        "bots": list(plan.bots),
        "deals": plan.deals,
        "games": plan.games,
        "seed": plan.seed,
    }


def machine(run: Run) -> dict[str, object]:
    return {
        "compiled": COMPILED,
        "jobs": run.jobs,
        "seconds": run.seconds,
        "games_per_second": run.speed(),
        "milliseconds_per_decision": milliseconds_per_decision(run.results),
    }
