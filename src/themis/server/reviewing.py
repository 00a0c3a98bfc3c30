"""What is found out about a finished game in another process, in pieces of about a second."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

from msgspec.structs import replace

from themis.bots.bot import Knowledge
from themis.core.record import parse
from themis.games import find
from themis.learn.curve import Finished, open_turns, turning_points
from themis.learn.luck import REDRAWS, draws, luck_of
from themis.learn.reason import OWN, why
from themis.learn.review import Verdict, decisions, difference, is_borne_out, is_refuted, is_settled, judge, loss_told, mark_of, unjudged
from themis.server.protocol_http import DrawnLuck, Marked, TurningPoint
from themis.server.rows import ReviewRow, SideRow

T = TypeVar("T")

PIECE_SECONDS: Final = 0.8
# A review can be made again, and finds the same.
SEED: Final = 1


@lru_cache(2)
def finished(text: str) -> Finished:
    """A record, played again; a review asks for it piece by piece."""
    record = parse(text)
    return Finished(find(record.game), record)


def tidied(record: str) -> str:
    """The same record is the same text, however it was typed."""
    return parse(record).written()


def begun(text: str) -> ReviewRow:
    """What can be told of a game at once; BadRecord if it cannot be reviewed."""
    past = finished(text)
    asked = [decisions(past, seat) for seat in range(len(past.record.names))]
    return ReviewRow(
        game=past.record.game,
        seats=past.record.names,
        moments=past.moments,
        chances=[[round(chance, 4) for chance in chances] for chances in past.chances],
        turning=[TurningPoint(turn.start, turn.end, turn.seat, round(turn.change, 4)) for turn in turning_points(past)],
        open=open_turns(past),
        undrawn=draws(past),
        sides=[SideRow(steps, len(steps), unjudged=unjudged(past, seat)) for seat, steps in enumerate(asked)],
    )


def judged(text: str, steps: list[int]) -> list[Marked | None]:
    """The first of some decisions; nothing for one that is fine."""
    past = finished(text)
    return in_time(steps, lambda step: marked(past, judge(past, step, SEED)))


def marked(past: Finished, verdict: Verdict) -> Marked | None:
    if verdict.is_fine():
        return None
    line, s, game = past.record.lines[verdict.step], past.states[verdict.step], past.game
    chosen, better = game.catalogue.parse(line.text), game.catalogue.parse(verdict.better)
    assert chosen is not None and better is not None
    found = why(Knowledge(game, s, line.seat), better, chosen, SEED)
    reason, given = found.sides()
    return Marked(
        step=verdict.step,
        mark=mark_of(verdict.loss, is_confirmed=False),
        choice=chosen.text,
        facts=game.facts(s, line.seat, chosen),
        better=better.text,
        better_facts=game.facts(s, line.seat, better),
        then=found.line[1:],
        reason=reason.key if reason is not None else "",
        count=reason.number if reason is not None else 0,
        costs=reason.seat if reason is not None else OWN,
        given=given.key if given is not None else "",
        given_count=given.number if given is not None else 0,
        target=game.target(s, line.seat, chosen),
        better_target=game.target(s, line.seat, better),
        loss=round(verdict.loss, 4),
        doubted=verdict.is_grave(),
    )


def played_out(text: str, step: int, better: str, differences: list[float]) -> list[float]:
    """More games to the end after a doubted choice and a better one, besides those whose differences are known."""
    past, found = finished(text), differences[:]
    until = time.process_time() + PIECE_SECONDS
    while not is_settled(found):
        found.append(difference(past, step, better, SEED, len(found)))
        if time.process_time() > until:
            break
    return found


def settled(mark: Marked, differences: list[float]) -> Marked | None:
    """What games to the end leave of a doubted mark."""
    if is_refuted(differences):
        return None
    return replace(mark, mark=mark_of(mark.loss, True), doubted=False) if is_borne_out(differences) else unsettled(mark)


def unsettled(mark: Marked) -> Marked:
    """A doubted mark of which nobody knows how grave it is."""
    return replace(mark, loss=loss_told(mark.loss, False), doubted=False, unsettled=True)


def drawn(text: str, steps: list[int]) -> list[DrawnLuck]:
    """The luck of the first of some draws."""
    past = finished(text)
    found = in_time(steps, lambda step: luck_of(past, step, REDRAWS, SEED))
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
