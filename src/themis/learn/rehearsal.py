"""Lessons played by nobody: by hints alone, and by whoever does anything that the coach accepts, in free steps anything at all."""

from __future__ import annotations

from typing import Final, NamedTuple

from themis.core.chance import Chance
from themis.core.choice import Choice
from themis.core.frame import options, waiting
from themis.core.session import Session, start
from themis.learn.coach import Coach, Moment, is_asked, offered
from themis.learn.goal import ME

LEARNER: Final = "Learner"
# Whoever has not reached a goal after so many choices never will.
PATIENCE: Final = 2_000


class Rehearsed(NamedTuple):
    """How a lesson went: the game, the choices that the learner made, and those that were turned down, by step."""

    session: Session
    made: list[tuple[int, Choice]]
    refused: list[tuple[int, Choice]]


def next_choice(coach: Coach, m: Moment) -> tuple[int, Choice]:
    """Who chooses next and what, if the learner follows all hints."""
    asked, unasked = waiting(m.state), coach.unasked(m)
    if unasked is not None:
        return asked[0], unasked[0]
    if ME not in asked:
        return asked[0], coach.bot(m, asked[0]) if coach.is_open(m.step) else coach.reply(m, asked[0])
    hint = coach.hint(m)
    if hint is None:
        raise coach.broken(coach.doing(m.step), f"no way leads to the goal; offered are: {offered(m.state, ME)}")
    return ME, hint


class Memory:
    """What was found at places of the game that were passed before; whoever plays a lesson often has most of the way in common."""

    def __init__(self, coach: Coach) -> None:
        self.coach: Final = coach
        self._next: Final[dict[str, tuple[int, Choice]]] = {}
        self._accepted: Final[dict[str, bool]] = {}

    def next_choice(self, place: str, m: Moment) -> tuple[int, Choice]:
        if place not in self._next:
            self._next[place] = next_choice(self.coach, m)
        return self._next[place]

    def accepts(self, place: str, m: Moment, choice: Choice) -> bool:
        there = f"{place}\n{choice.text}"
        if there not in self._accepted:
            self._accepted[there] = self.coach.accepts(m, choice)
        return self._accepted[there]


def rehearse(memory: Memory, luck: Chance, wander: Chance | None = None, asks_all: bool = False, until_free: bool = False) -> Rehearsed:
    """Plays a lesson to its end, or until it opens. Who wanders takes anything that is accepted; with `asks_all` every offered choice is judged up to there."""
    coach = memory.coach
    session = start(coach.game, coach.lesson.names(LEARNER), coach.lesson.options, luck)
    m, place = coach.moment(session.state, session.chance, 0, [], 0), ""
    refused: list[tuple[int, Choice]] = []
    made: list[tuple[int, Choice]] = []
    while coach.doing(m.step) < len(coach.lesson.steps) and not (until_free and coach.is_open(m.step)):
        seat, choice, turned_down = following(memory, place, m, wander, asks_all)
        refused.extend([(coach.doing(m.step), one) for one in turned_down])
        if seat == ME:
            made.append((coach.doing(m.step), choice))
        session.choose(seat, choice.text)
        m, place = coach.after(m, seat, choice), f"{place}\n{seat} {choice.text}"
        if len(session.record.lines) > PATIENCE:
            raise coach.broken(coach.doing(m.step), f"the goal is not reached after {PATIENCE} choices")
    return Rehearsed(session, made, refused)


def following(memory: Memory, place: str, m: Moment, wander: Chance | None, asks_all: bool) -> tuple[int, Choice, list[Choice]]:
    """Who chooses next and what, and what was turned down before."""
    coach = memory.coach
    is_own, is_open = is_asked(m) and coach.unasked(m) is None, coach.is_open(m.step)
    if wander is not None and is_open:
        # Nobody comes to the same place twice, so nothing is kept.
        return *(anything(m, wander) if is_own else next_choice(coach, m)), []
    seat, choice = memory.next_choice(place, m)
    if not is_own or is_open:
        return seat, choice, []
    return ME, *judged(memory, place, m, choice, wander, asks_all)


def anything(m: Moment, wander: Chance) -> tuple[int, Choice]:
    offers = options(m.state, ME)
    return ME, offers[wander.below(0, len(offers))]


def judged(memory: Memory, place: str, m: Moment, hint: Choice, wander: Chance | None, asks_all: bool) -> tuple[Choice, list[Choice]]:
    """What the learner chooses, and what was turned down before. The hint itself is always accepted."""
    if not memory.accepts(place, m, hint):
        raise memory.coach.broken(memory.coach.doing(m.step), f"'{hint.text}', the hint itself, leads nowhere")
    left, refused = [choice for choice in options(m.state, ME) if choice is not hint], []
    if asks_all:
        refused = [choice for choice in left if not memory.accepts(place, m, choice)]
    while wander is not None and left:
        nth = wander.below(0, len(left) + 1)
        if nth == len(left):
            break
        choice = left.pop(nth)
        if memory.accepts(place, m, choice):
            return choice, refused
        refused.append(choice)
    return hint, refused
