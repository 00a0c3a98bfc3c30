"""Decisions as data: a stack of small immutable frames in the state; the top one is what is being asked.

`choose` runs with its frame already popped and pushes what comes next, in the order in which it will happen (`then`).
A frame that has nothing to ask does its work in `enter` and is gone.
"""

from __future__ import annotations

from typing import Any, Final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.native import i64, mypyc_attr, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One decision, or one automatic step. Holds nothing but whole numbers: the arguments of its constructor, under the same names.

    The one `Any` of the engine: core handles frames of every game, and each game says in its own frames what its state is.
    """

    __slots__ = ()

    def enter(self, s: Any, io: Io) -> bool:
        """Called when the frame comes to the top: True if somebody must decide, else the frame has done its work."""
        return True

    def waiting(self, s: Any) -> list[int]:
        """The seats that must decide now; nobody in an automatic step."""
        return []

    def verbs(self, s: Any) -> list[Verb]:
        """What the frame asks about, whether or not any of it is possible now."""
        return []

    def options(self, s: Any, seat: i64) -> list[Choice]:
        """What a waiting seat may choose: never empty, no doubles, and exactly what no rule forbids. A frame that is asked often finds it faster."""
        return [choice for verb in self.verbs(s) for choice in verb.choices if choice.fits(s.seats) and not self.unmet(s, seat, choice)]

    def choose(self, s: Any, seat: i64, choice: Choice, io: Io) -> None:
        """Carries the choice out. The frame is already off the stack."""
        raise NotImplementedError

    def unmet(self, s: Any, seat: i64, choice: Choice) -> list[str]:
        """Ids of the rules that forbid this choice now: none for what is offered, at least one for any other choice of the frame's verbs."""
        return []

    def drafts(self, s: Any) -> Verb | None:
        """The verb of whole plans at a moment in which all who are asked plan in secret, and change their plans freely until all are ready."""
        return None

    def countdown(self, s: Any) -> i64:
        """How many seconds after most people are ready the time for drafts is up; 0 if everybody is waited for. The clock is not the engine's."""
        return 0

    def is_part_of_action(self) -> bool:
        """Whether the seat is in the middle of one action, so that the position cannot be judged yet."""
        return False

    def is_lasting(self) -> bool:
        """Whether what is chosen counts in every turn of the game, as a card that is drafted does, so that only whole games can judge it."""
        return False

    def is_secret(self) -> bool:
        """Whether several seats decide at once and in secret, so that the last answer reveals the others."""
        return False

    def is_all_the_same(self, s: Any) -> bool:
        """Whether the same game follows whatever its seat chooses, so that it need not be asked."""
        return False

    def asks_always(self) -> bool:
        """Whether even the only option is asked for, because an answer without a pause would tell what a hand holds, or something is given up by it."""
        return self.is_secret()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame):
    """A frame that belongs to one seat; by itself it asks nothing."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A frame that asks its seat."""

    __slots__ = ()

    def waiting(self, s: Any) -> list[int]:
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class StateBase:
    """What every state has: how many seats, the stack of frames, and whether the game is over."""

    __slots__ = ("seats", "stack", "over")

    def __init__(self, seats: i64, stack: list[Frame], over: bool) -> None:
        self.seats: Final = seats
        self.stack = stack
        self.over = over

    def clone(self) -> StateBase:
        raise NotImplementedError

    def recount(self) -> None:
        """Makes again what is counted from the rest of the state."""

    def then(self, frames: list[Frame]) -> None:
        """Pushes frames so that they happen in the order given."""
        for i in range(len(frames) - 1, -1, -1):
            self.stack.append(frames[i])

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)


def settle(s: StateBase, io: Io) -> None:
    """Runs automatic frames until somebody must decide or the game is over."""
    while s.stack and not s.over:
        frame = s.stack.pop()
        if frame.enter(s, io):
            s.stack.append(frame)
            return


def waiting(s: StateBase) -> list[int]:
    """The seats that must decide now; none when the game is over."""
    return [] if s.over else s.stack[-1].waiting(s)


def options(s: StateBase, seat: i64) -> list[Choice]:
    """What a waiting seat may choose."""
    return s.stack[-1].options(s, seat)


def allowed(s: StateBase, seat: i64, choice: Choice) -> bool:
    """Whether a waiting seat may choose this: it is offered, or a whole plan where plans are made. A plan that breaks rules is taken, too: the rules correct it."""
    frame = s.stack[-1]
    if choice.numbers:
        return frame.drafts(s) is choice.verb
    for option in frame.options(s, seat):
        if option is choice:
            return True
    return False


def drafting(s: StateBase) -> Verb | None:
    """The verb of the whole plans that are made now; none where something else is asked."""
    return None if s.over else s.stack[-1].drafts(s)


def forced(s: StateBase) -> Choice | None:
    """What the only seat that is asked can only choose, or the first of what is all the same; nothing where somebody has a choice or must seem to have one."""
    if s.over:
        return None
    frame = s.stack[-1]
    asked = frame.waiting(s)
    if len(asked) != 1 or frame.asks_always():
        return None
    offered = frame.options(s, asked[0])
    return offered[0] if len(offered) == 1 or frame.is_all_the_same(s) else None


def apply(s: StateBase, seat: i64, choice: Choice, io: Io) -> None:
    """Carries out one offered choice and runs on to the next decision. Does not check that it was offered."""
    frame = s.stack.pop()
    frame.choose(s, seat, choice, io)
    settle(s, io)


def explain(s: StateBase, seat: i64, choice: Choice) -> list[str]:
    """Why a choice is not offered to a seat: ids of the rules in its way; empty if it is offered, or if it is merely another moment's choice."""
    return [] if s.over or seat not in waiting(s) else s.stack[-1].unmet(s, seat, choice)


def play_at_random(s: StateBase, io: Io, limit: i64) -> i64:
    """Plays uniformly random choices until the end or the limit; returns how many were made."""
    made: i64 = 0
    chance = io.chance
    while made < limit and not s.over:
        frame = s.stack[-1]
        seat = frame.waiting(s)[0]
        offered = frame.options(s, seat)
        choice = offered[chance.below(0, len(offered))]
        s.stack.pop()
        frame.choose(s, seat, choice, io)
        settle(s, io)
        made += 1
    return made


def counts(kinds: i64) -> vec[i64]:
    """A pile of nothing: one zero per kind."""
    return vec[i64]([0] * kinds)
