"""A coach beside the table: where the learner is, which choices the lesson can still be finished after, and what leads on.

Everything is found by looking ahead in the true game with its arranged chance, so that a hint is never wrong and an accepted choice never a trap.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from themis.bots import levels
from themis.bots.bot import Knowledge
from themis.core.chance import Chance, Seeded
from themis.core.choice import Choice
from themis.core.event import Event, Io
from themis.core.frame import StateBase, allowed, apply, explain, forced, options, waiting
from themis.errors import ThemisError
from themis.learn.goal import ME, Goal
from themis.learn.lesson import ANY, Lesson

ADVISER: Final = "medium"
# How many choices a coach tries who looks for a way in a free step, which may be far from its goal.
MOST_TRIED: Final = 1000
# In how many imagined worlds such a way must lead there.
WORLDS: Final = 3


class BrokenLesson(ThemisError):
    """A lesson that cannot be played as it is written; the sentence names its step."""


@final
class Moment:
    """A game in a lesson: at which step, the progress towards its goal, and how often others have chosen since it began."""

    __slots__ = ("state", "chance", "step", "progress", "replies")

    def __init__(self, state: StateBase, chance: Chance, step: int, progress: list[int], replies: int) -> None:
        self.state: Final = state
        self.chance: Final = chance
        self.step: Final = step
        self.progress: Final = progress
        self.replies: Final = replies


# Choices of the learner, and where they lead.
Way = tuple[list[Choice], Moment]


@final
class Coach:
    """The coach of one lesson. A step beyond the last one means that the lesson is over.

    `main_lines` are the learner's choices on the main line, step by step: they are tried before any other way.
    """

    __slots__ = ("lesson", "game", "main_lines")

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self.game: Final = lesson.game
        self.main_lines: Final[list[list[Choice]]] = [[] for _ in lesson.steps]

    # Where one is

    def moment(self, state: StateBase, chance: Chance, step: int, events: list[Event], replies: int) -> Moment:
        """The moment at a step since whose beginning these things have happened."""
        goal = self.goal(step)
        return Moment(state, chance.copy(), step, goal.after(goal.none(), events), replies)

    def goal(self, step: int) -> Goal:
        """What must be reached from a step on; nothing when the lesson is over."""
        doing = self.doing(step)
        found = self.lesson.steps[doing].goal if doing < len(self.lesson.steps) else None
        return found if found is not None else Goal([])

    def doing(self, step: int) -> int:
        """The step at which a choice is made: whoever chooses has read what there was to read."""
        steps = self.lesson.steps
        while step < len(steps) and steps[step].goal is None:
            step += 1
        return step

    def is_open(self, step: int) -> bool:
        """Whether anything goes: in a free step and after the last one."""
        doing = self.doing(step)
        return doing >= len(self.lesson.steps) or self.lesson.steps[doing].free

    def is_last(self, step: int) -> bool:
        """Whether nothing is left to do after a step."""
        return self.doing(step + 1) == len(self.lesson.steps)

    def is_reached(self, step: int, progress: list[int], s: StateBase) -> bool:
        """Whether a step is over. Nothing is judged in the middle of an action; the end of the game ends what is free."""
        if self.doing(step) >= len(self.lesson.steps):
            return False
        if s.over:
            return self.is_open(step) or self.goal(step).is_met(progress, self.game, s)
        return not s.stack[-1].is_part_of_action() and self.goal(step).is_met(progress, self.game, s)

    def after(self, m: Moment, seat: int, choice: Choice) -> Moment:
        """What a choice leads to; the moment before it stays as it is."""
        s, chance = m.state.clone(), m.chance.copy()
        io = Io(chance, False)
        replies = m.replies + (seat != ME and forced(m.state) is not choice)
        apply(s, seat, choice, io)
        step, goal = self.doing(m.step), self.goal(m.step)
        progress = goal.after(m.progress, io.events)
        if not self.is_reached(step, progress, s):
            return Moment(s, chance, step, progress, replies)
        return Moment(s, chance, step + 1, self.goal(step + 1).none(), 0)

    def unasked(self, m: Moment) -> tuple[Choice, Moment] | None:
        """What makes itself, and where that leads: all that is forced but the end of the learner's turn, for which a table waits as long as something can be taken back."""
        only = forced(m.state)
        if only is None:
            return None
        asked = waiting(m.state)
        there = self.after(m, asked[0], only)
        is_end = asked == [ME] and only.verb.closes and waiting(there.state) != asked
        return None if is_end else (only, there)

    # What the others do

    def settled(self, m: Moment, within: int | None = None) -> Moment:
        """The moment at which the learner must choose, after all that happens without them; or at which the lesson opens, or the step `within` is over."""
        while not m.state.over and not self.is_open(m.step) and within in (None, self.doing(m.step)):
            asked, unasked = waiting(m.state), self.unasked(m)
            if unasked is not None:
                m = unasked[1]
            elif ME in asked:
                break
            else:
                m = self.after(m, asked[0], self.reply(m, asked[0]))
        return m

    def reply(self, m: Moment, seat: int) -> Choice:
        """What another seat chooses: what is dictated, then what its bot thinks, always the same at the same moment."""
        doing = self.doing(m.step)
        dictated = self.lesson.steps[doing].others if doing < len(self.lesson.steps) else []
        if m.replies >= len(dictated):
            return self.bot(m, seat)
        choice = self.game.catalogue.parse(dictated[m.replies])
        if choice is None or not allowed(m.state, seat, choice):
            raise self.broken(doing, f"'{dictated[m.replies]}' is not offered to the others, but: {offered(m.state, seat)}")
        return choice

    def bot(self, m: Moment, seat: int) -> Choice:
        """What the bot of a seat chooses, or a better one in the learner's place: advice should be good, however weak the others are."""
        level = ADVISER if seat == ME else self.lesson.level(seat)
        seed = self.lesson.luck * 7_919 + m.step * 101 + m.replies
        return levels.make(level, seed, self.game).choose(Knowledge(self.game, m.state, seat))

    # What leads on

    def way(self, m: Moment) -> Way | None:
        """The learner's choices on the way to the goal of this step, and where that way ends: one from which later goals can be reached, if there is one."""
        nearest: Way | None = None
        for found in self._ways(m):
            if self.leads_on(found[1]):
                return found
            nearest = nearest or found
        return nearest

    def _ways(self, m: Moment) -> Iterator[Way]:
        """What is left of the main line, then the shortest way."""
        doing = self.doing(m.step)
        line, made = self.main_lines[doing], list[Choice]()
        for first in range(len(line)):
            made, there = self._along(m, line[first:])
            if there.step > doing:
                yield made, there
                break
        shortest = self._shortest(m)
        if shortest is not None and shortest[0] != made:
            yield shortest

    def _along(self, m: Moment, choices: list[Choice]) -> Way:
        """Which of these choices can be made in this step, one after another, and where they lead."""
        doing, made = self.doing(m.step), 0
        for choice in choices:
            if m.step > doing or not is_asked(m) or not allowed(m.state, ME, choice):
                break
            m, made = self._followed(self.after(m, ME, choice), doing), made + 1
        return choices[:made], m

    def _shortest(self, m: Moment, most: int | None = None) -> Way | None:
        """The first shortest way there is, or of those that are found by trying at most so many choices."""
        doing = self.doing(m.step)
        level: list[Way] = [([], m)]
        tried = 0
        for _ in range(self.lesson.steps[doing].depth):
            following: list[Way] = []
            for made, here in level:
                for choice in options(here.state, ME):
                    if tried == most:
                        return None
                    tried += 1
                    there = self._followed(self.after(here, ME, choice), doing)
                    if there.step > doing:
                        return [*made, choice], there
                    if is_asked(there):
                        following.append(([*made, choice], there))
            level = following
        return None

    def _followed(self, m: Moment, doing: int) -> Moment:
        """What makes itself after a choice in the middle of a way, as far as the step goes: what others do in the next one may need its own luck."""
        if self.lesson.steps[doing].through:
            try:
                return self.settled(m, doing)
            except BrokenLesson:
                # What is dictated to the others belongs to another way.
                return m
        while waiting(m.state) == [ME] and (unasked := self.unasked(m)) is not None:
            m = unasked[1]
        return m

    def hint(self, m: Moment) -> Choice | None:
        """What to choose now, if anything."""
        advice = self.advice(m)
        return advice[0] if advice else None

    def advice(self, m: Moment) -> list[Choice]:
        """What to choose from now on: what the lesson itself proposes; in a free step it may be what a bot would."""
        found = self.own_advice(m)
        return found or ([self.bot(m, ME)] if is_asked(m) and self.is_open(m.step) else [])

    def own_advice(self, m: Moment) -> list[Choice]:
        """What the step advises, or the way to its goal; in a free step, where luck is open, only if that is near and sure."""
        if not is_asked(m):
            return []
        for choice in self._advised(m):
            if self.accepts(m, choice):
                return [choice]
        if self.is_open(m.step):
            return self._sure_way(m)
        found = self.way(m)
        return found[0] if found is not None else []

    def _sure_way(self, m: Moment) -> list[Choice]:
        """A near way to what should happen that leads there whatever the learner does not know; how to make points, a bot knows better."""
        if not self.goal(m.step).is_to_happen():
            return []
        worlds = [self._imagined(m, seed) for seed in range(WORLDS)]
        found = self._shortest(worlds[0], MOST_TRIED)
        if found is None or not all([self._along(world, found[0])[1].step > self.doing(m.step) for world in worlds[1:]]):
            return []
        return found[0]

    def _imagined(self, m: Moment, seed: int) -> Moment:
        world = Knowledge(self.game, m.state, ME).imagine(Seeded(seed))
        return Moment(world, Seeded(seed), m.step, m.progress, m.replies)

    def _advised(self, m: Moment) -> list[Choice]:
        """What its step advises and can be done now. A plan that the rules would correct is no advice."""
        doing, s = self.doing(m.step), m.state
        texts = self.lesson.steps[doing].advice if doing < len(self.lesson.steps) else []
        found = [choice for text in texts if (choice := self.game.catalogue.parse(text)) is not None]
        return [choice for choice in found if allowed(s, ME, choice) and not explain(s, ME, choice)]

    def accepts(self, m: Moment, choice: Choice) -> bool:
        """Whether the lesson can go on after an offered choice. A turn that passes before its goal never can."""
        if self.is_open(m.step):
            return True
        doing = self.doing(m.step)
        there = self._followed(self.after(m, ME, choice), doing)
        return (there.step > doing or is_asked(there)) and self.leads_on(there)

    def leads_on(self, m: Moment) -> bool:
        """Whether hints alone lead from here to the next free step, or to the end of the lesson."""
        try:
            m = self.settled(m)
            return self.is_open(m.step) or (is_asked(m) and any(self.leads_on(there) for _, there in self._ways(m)))
        except BrokenLesson:
            return False

    def answer(self, step: int, choice: Choice) -> str:
        """The attribute that answers a choice which leads away; empty where the house must."""
        doing = self.doing(step)
        wrong = self.lesson.steps[doing].wrong if doing < len(self.lesson.steps) else {}
        return wrong.get(choice.text) or wrong.get(choice.verb.name) or wrong.get(ANY, "")

    def broken(self, step: int, reason: str) -> BrokenLesson:
        name = self.lesson.steps[step].id if step < len(self.lesson.steps) else "the end"
        return BrokenLesson(f"{self.game.meta.id}, lesson {self.lesson.id}, step {name}: {reason}")


def is_asked(m: Moment) -> bool:
    return ME in waiting(m.state)


def offered(s: StateBase, seat: int) -> str:
    return ", ".join([choice.text for choice in options(s, seat)])
