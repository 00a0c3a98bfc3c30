"""What messages tell of lessons, puzzles and hints, and the offers that they speak of."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct


class Offer(Struct, array_like=True, frozen=True, gc=False):
    """A choice that may be made now, the facts about it (`Game.facts`), and the thing on the table that stands for it (none: empty)."""

    choice: str
    facts: dict[str, int]
    target: str


class Because(Struct, frozen=True):
    """Why a choice is better: the message `key` of the game with `count`, and its attribute `other` where it costs another `seat` something (-1: nobody)."""

    key: str
    count: int
    seat: int


class Tried(Struct, frozen=True):
    """A choice that does not solve a puzzle, tried after `step` choices. It costs so many `points` of the chance to win (0: that is not sure);
    `because`: what the best choice brings. `greedy`: a bot chose it, too."""

    step: int
    choice: str
    greedy: bool
    points: int
    because: Because | None


class PuzzleState(Struct, frozen=True):
    """A puzzle: the events that can be brought about within the turn, each with how often, and facts about it; and what was `tried` in vain, the last one last.
    `shown`: somebody else has found the answer, the coach or a bot in one's seat. When the move is made, also the `greedy` choice that a bot made,
    and how many of so many `games` that were played to their end each of the two won."""

    wanted: list[tuple[str, int, dict[str, int]]]
    tried: list[Tried]
    shown: bool
    greedy: Offer | None
    games: int
    won: int
    won_greedy: int


StepKind: TypeAlias = Literal["read", "goal", "free", "play"]


class CoachState(Struct, frozen=True):
    """Where a lesson is: at `step` of `of`, counted from 1. Its words are the message `key` of the game.
    A step to `read` waits for `coach` with `next`; a `goal` goes on by itself as soon as it is reached, so does a `free` step, where anything goes;
    a step to `play` is the free one at the end of a lesson, which `next` ends, too.
    `point`: what the words are about, each a target such as `hand:kiln`, the text of a choice that is a mere button, or a place that the game's look names.
    `rules`: where the law says so. At the table of a `puzzle` the words are the page's own."""

    step: int
    of: int
    key: str
    kind: StepKind
    point: list[str]
    rules: list[str]
    puzzle: PuzzleState | None = None
