"""Recorded games, replayed for tests and for `make golden`: as transcripts to be read and compared, and as points to count from (perft)."""

from __future__ import annotations

from pathlib import Path

from themis.core.chance import Seeded
from themis.core.event import EVERYBODY, Event, Io
from themis.core.frame import StateBase, apply, options, waiting
from themis.core.game import Game
from themis.core.record import Replay, parse
from themis.games import find

GAMES = Path(__file__).parent / "games"
DEPTHS = (1, 2, 3)


def records(game_id: str) -> list[Path]:
    """The recorded games of a game, by name."""
    return sorted((GAMES / game_id / "records").glob("*.rec"))


def golden_of(record: Path) -> Path:
    return record.parent.parent / "golden" / f"{record.stem}.txt"


def replay_of(record: Path) -> Replay:
    return Replay(find(record.parent.parent.name), parse(record.read_text(encoding="utf-8")))


def catalogue(game_id: str) -> str:
    """Every choice of a game, in the order of the numbers."""
    return "".join([f"{choice.text}\n" for choice in find(game_id).catalogue.choices])


# Transcripts


def transcript(record: Path) -> str:
    """A whole game for the eye: each choice as in the record, what happened below it, and the table at the end."""
    replay = replay_of(record)
    lines = ["setup", *event_lines(replay)]
    while not replay.done():
        lines.append(replay.forward().written())
        lines += event_lines(replay)
    return "\n".join([*lines, *final_table(replay)]) + "\n"


def event_lines(replay: Replay) -> list[str]:
    return [f"    {written_event(replay.game, event)}" for event in replay.events]


def written_event(game: Game, event: Event) -> str:
    """An event's name and values, who alone is told, and the rule that made it happen."""
    words = [event.kind.name] + [named(game, field, value) for field, value in zip(event.kind.fields, event.values, strict=True)]
    if event.audience != EVERYBODY:
        words.append(f"(only seat {event.audience})" if event.audience >= 0 else f"(all but seat {-2 - event.audience})")
    return " ".join([*words, event.kind.rule])


def named(game: Game, field: str, value: int) -> str:
    """A number of an event, by its slug where it stands for a thing."""
    slugs = game.slugs.get(field.removeprefix("other-"))
    return slugs[value] if slugs is not None and value >= 0 else str(value)


def final_table(replay: Replay) -> list[str]:
    """The result, and of each seat where its points came from and what lies before it, as it sees it itself."""
    outcome = replay.game.outcome(replay.state)
    lines = [f"result {outcome.text()}"]
    for seat, name in enumerate(replay.record.names):
        lines.append(f"seat {seat} {name}")
        lines.append("    score: " + said({source: points[seat] for source, points in outcome.sources}))
        sides = replay.game.view(replay.state, seat)["sides"]
        assert isinstance(sides, list)
        lines += [f"    {key}: {said(value)}" for key, value in sides[seat].items()]
    return lines


def said(value: object) -> str:
    """Plain data of a view in a line."""
    if isinstance(value, dict):
        return " ".join([f"{key} {said(value[key])}" for key in value]) or "-"
    if isinstance(value, list):
        return " | ".join([said(item) for item in value]) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


# Perft


def perft(s: StateBase, depth: int) -> int:
    """In how many ways the next choices can be made, whichever of the seats asked goes first, when chance is always the same."""
    if s.over:
        return 0
    ways = 0
    for seat in waiting(s):
        offered = options(s, seat)
        if depth == 1:
            ways += len(offered)
            continue
        for choice in offered:
            after = s.clone()
            apply(after, seat, choice, Io(Seeded(0), True))
            ways += perft(after, depth - 1)
    return ways


def perft_lines(game_id: str) -> list[str]:
    """The marked points of `perft.txt`, such as `stall.rec @4  depth 1: 14  2: 160  3: 2101  Turn`."""
    return [line for line in (GAMES / game_id / "perft.txt").read_text(encoding="utf-8").splitlines() if line]


def counted(game_id: str, line: str) -> str:
    """A marked point, counted again: the ways to go on after that many lines of the record, and what is being decided there."""
    name, at = line.split()[:2]
    replay = replay_of(GAMES / game_id / "records" / name)
    for _ in range(int(at.removeprefix("@"))):
        replay.forward()
    ways = [f"{depth}: {perft(replay.state, depth)}" for depth in DEPTHS]
    return "  ".join([f"{name} {at}", f"depth {ways[0]}", *ways[1:], type(replay.state.stack[-1]).__name__])
