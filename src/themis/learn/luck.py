"""The luck of single draws: each seat's chance to win after a choice, against the mean over other draws of the same choice.

After the end nothing is hidden, so the choice is carried out again on the true board. Sums of luck explain no result, and are not told.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from themis.bots.chance import fit_of, win_chances
from themis.bots.duel import mean
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import apply
from themis.learn.curve import Finished

REDRAWS: Final = 40


class Drawn(NamedTuple):
    """What chance did at a choice, by seat: what it brought, in chance to win, and which part of the possible draws would have been worse."""

    step: int
    luck: list[float]
    above: list[float]


def draws(past: Finished) -> list[int]:
    """The choices at which something was drawn; in a lesson nothing is luck."""
    return [] if past.record.lesson else [step for step, line in enumerate(past.record.lines) if line.outcomes]


def luck_of(past: Finished, step: int, redraws: int, seed: int) -> Drawn:
    came = past.chances_at(step + 1)
    others = [redrawn(past, step, seed * 100_003 + step * 1_009 + number) for number in range(redraws)]
    by_seat = [[chances[seat] for chances in others] for seat in range(len(came))]
    return Drawn(
        step,
        [own - mean(possible) for own, possible in zip(came, by_seat)],
        [part_below(own, possible) for own, possible in zip(came, by_seat)],
    )


def redrawn(past: Finished, step: int, luck: int) -> list[float]:
    """The chances after the same choice with other luck."""
    line, s = past.record.lines[step], past.states[step].clone()
    choice = past.game.catalogue.parse(line.text)
    assert choice is not None
    apply(s, line.seat, choice, Io(Seeded(luck), True))
    return win_chances(past.game, s, fit_of(past.game, s.seats))


def part_below(own: float, possible: list[float]) -> float:
    """Which part of the possible ones is smaller; of those that are as large, half."""
    smaller = sum([other < own for other in possible])
    return (smaller + sum([other == own for other in possible]) / 2) / len(possible)
