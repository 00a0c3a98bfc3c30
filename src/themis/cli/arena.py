"""`themis arena`: bots against bots, on all cores, with tables and files of results.

Whatever takes time to load is imported when the command runs, so that the other commands start quickly.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from themis.arena.match import Plan
    from themis.arena.report import Run

MOST_JOBS: Final = 256
INTERRUPTED: Final = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game by its id")
    parser.add_argument("--bots", required=True, metavar="A,B,...", help="one bot per seat, such as greedy,random,random")
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats; the last bot named takes those that are left")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="play at least N games, in whole deals (default 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed gives the same games (default 1)")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes at work (default: one per core)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a way to play; can be given several times")
    parser.add_argument("--content", type=Path, metavar="FILE", help="play with an edited copy of the game's content file, or a variant")
    parser.add_argument("--csv", metavar="FILE", help="write one line per game and seat")
    parser.add_argument("--json", metavar="FILE", help="write the summary and the settings")
    parser.add_argument("--quiet", action="store_true", help="no progress and no tables")


def run(args: argparse.Namespace) -> int:
    """Plays, reports, and returns the exit code; raises ThemisError for what cannot be done."""
    from themis.arena import match, report

    names = [name.strip() for name in args.bots.split(",")]
    plan = match.make_plan(args.game, names, args.seats, args.games, args.seed, read_options(args.option), args.content)
    jobs = read_jobs(args.jobs)
    report.check_writable(read_files(args))
    return tell(play(plan, jobs, args.quiet), args)


def read_options(texts: list[str]) -> dict[str, str]:
    from themis.errors import BadOptions

    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(f"'{text[:40]}' is not an option: write name=value")
        if name in options:
            raise BadOptions(f"option {name[:40]} is given twice")
        options[name] = value
    return options


def read_jobs(given: int | None) -> int:
    from themis.arena.workers import cores
    from themis.errors import BadOptions

    jobs = min(cores(), MOST_JOBS) if given is None else given
    if not 1 <= jobs <= MOST_JOBS:
        raise BadOptions(f"there can be 1 to {MOST_JOBS} jobs, not {jobs}")
    return jobs


def read_files(args: argparse.Namespace) -> list[str]:
    from themis.errors import BadOptions

    files = [path for path in (args.csv, args.json) if path is not None]
    if len({os.path.abspath(path) for path in files}) < len(files):
        raise BadOptions("--csv and --json cannot go to the same file")
    return files


def play(plan: Plan, jobs: int, quiet: bool) -> Run:
    """Plays until the plan is done or somebody presses Ctrl-C."""
    import time
    from contextlib import closing

    from themis.arena import report, workers

    results = []
    interrupted = False
    begun = time.perf_counter()
    try:
        with report.progress(not quiet) as bar, closing(workers.play(plan, jobs)) as games:
            task = bar.add_task(plan.game, total=plan.games)
            for result in games:
                results.append(result)
                bar.advance(task)
    except KeyboardInterrupt:
        interrupted = True
    results.sort(key=lambda result: (result.deal, result.rotation))
    return report.Run(plan, results, interrupted, min(jobs, plan.games), time.perf_counter() - begun)


def tell(played: Run, args: argparse.Namespace) -> int:
    """Tables first: whatever happens to the files, the results have been seen."""
    import sys

    from rich.console import Console

    from themis.arena import rating, report

    summary = rating.summarise(played.results)
    if played.interrupted:
        counted = summary.games if summary else 0
        told = f"Stopped after {len(played.results)} of {played.plan.games} games; {counted} of them, in whole deals, count."
        print(told, file=sys.stderr)
    if summary is not None:
        if not args.quiet:
            report.print_tables(Console(), played, summary)
        if args.csv is not None:
            report.write_csv(args.csv, played.results)
        if args.json is not None:
            report.write_json(args.json, played, summary)
    return INTERRUPTED if played.interrupted else 0
