"""What is found out about a finished game in another process, in pieces of about a second."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

from themis.core.record import parse
from themis.games import find
from themis.learn.curve import Course, open_turns, turning_points
from themis.learn.luck import REDRAWS, draws, luck_of
from themis.learn.review import COSTLY, Verdict, decisions, is_confirmed, judge, mark_of
from themis.server.protocol_http import DrawnLuck, Marked, TurningPoint
from themis.server.rows import ReviewRow, SideRow

T = TypeVar("T")

PIECE_SECONDS: Final = 0.8
# A review can be made again, and finds the same.
SEED: Final = 1


@lru_cache(2)
def course(text: str) -> Course:
    """A record, played again; a review asks for it piece by piece."""
    record = parse(text)
    return Course(find(record.game), record)


def begun(text: str) -> ReviewRow:
    """What can be told of a game at once; BadRecord if it cannot be reviewed."""
    played = course(text)
    asked = [decisions(played, seat) for seat in range(len(played.record.names))]
    return ReviewRow(
        game=played.record.game,
        seats=played.record.names,
        moments=played.moments,
        chances=[[round(chance, 4) for chance in chances] for chances in played.chances],
        turning=[TurningPoint(turn.start, turn.end, turn.seat, round(turn.change, 4)) for turn in turning_points(played)],
        open=open_turns(played),
        undrawn=draws(played),
        sides=[SideRow(steps, len(steps)) for steps in asked],
    )


def judged(text: str, steps: list[int]) -> list[Marked | None]:
    """The first of some decisions; nothing for one that is fine."""
    played = course(text)
    return in_time(steps, lambda step: marked(played, judge(played, step, SEED)))


def marked(played: Course, verdict: Verdict) -> Marked | None:
    if verdict.is_fine():
        return None
    line, s, game = played.record.lines[verdict.step], played.states[verdict.step], played.game
    chosen, better = game.catalogue.parse(line.text), game.catalogue.parse(verdict.better)
    assert chosen is not None and better is not None
    return Marked(
        step=verdict.step,
        mark=mark_of(verdict.loss, is_confirmed=False),
        choice=chosen.text,
        facts=game.facts(s, line.seat, chosen),
        better=better.text,
        better_facts=game.facts(s, line.seat, better),
        loss=round(verdict.loss, 4),
        doubted=verdict.is_grave(),
    )


def confirmed(text: str, step: int, better: str, loss: float) -> bool:
    return is_confirmed(course(text), Verdict(step, better, loss, 0.0), SEED)


def settled(mark: Marked, is_true: bool) -> Marked:
    """A mark that is no longer doubted."""
    loss = mark.loss if is_true else min(mark.loss, COSTLY)
    return Marked(mark.step, mark_of(mark.loss, is_true), mark.choice, mark.facts, mark.better, mark.better_facts, loss, doubted=False)


def drawn(text: str, steps: list[int]) -> list[DrawnLuck]:
    """The luck of the first of some draws."""
    played = course(text)
    found = in_time(steps, lambda step: luck_of(played, step, REDRAWS, SEED))
    return [DrawnLuck(one.step, [round(luck, 4) for luck in one.luck], [round(part, 3) for part in one.above]) for one in found]


def in_time(steps: list[int], work: Callable[[int], T]) -> list[T]:
    """As much of it as fits into one piece, but something."""
    until = time.process_time() + PIECE_SECONDS
    found: list[T] = []
    for step in steps:
        found.append(work(step))
        if time.process_time() > until:
            break
    return found
