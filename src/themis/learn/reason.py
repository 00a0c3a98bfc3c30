"""Why one choice is better than another: the turn that each leads to is played in the same imagined worlds, and what differs at its end is told.

Only what a game declares in `reasons.toml` is worth a sentence, and only if nothing more important speaks against it. What a seat gains, or what it costs another:
the message of the game says the first, its attribute `other` the second, both with `$count`. Others lose only what they have now,
and only while they do nothing themselves: what they do not gain, or spend, is no loss.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from themis.books.reasons import Merit, load_reasons
from themis.bots.bot import Knowledge
from themis.bots.duel import Course, mean
from themis.bots.judgement import LUCK
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.frame import StateBase
from themis.core.game import Game
from themis.speech.speech import LANGUAGES, Speech

WORLDS: Final = 12
# Less than most of one thing is no reason.
LEAST: Final = 0.67
# Nobody believes that a little outweighs so many times as much, each measured by what is usual.
MOST_GIVEN: Final = 3.0
# The seat whose choice it is.
OWN: Final = -1
OTHER: Final = "other"
# Nobody remembers a longer line.
LONGEST_LINE: Final = 4

_read: Final[dict[tuple[str, str], list[tuple[Merit, bool]]]] = {}


class Reason(NamedTuple):
    """A message of the game and its number; `seat` is whom it costs something, or OWN: then the seat gains it."""

    key: str
    number: int
    seat: int

    def said(self, speech: Speech, names: list[str]) -> str:
        if self.seat == OWN:
            return speech.text(self.key, count=self.number)
        return speech.attribute(self.key, OTHER, count=self.number, player=names[self.seat])


class Trade(NamedTuple):
    """The largest gain where something more important is given up for it, and what that is: the other choice would bring it."""

    gain: Reason
    given: Reason


class Why(NamedTuple):
    """The turn that a choice leads to, as far as no luck comes between, the choice first; and what makes it better, if there is a word for it.
    Where only a trade does, there is no reason: both sides are told, and only of what is known to be better."""

    line: list[str]
    reason: Reason | None = None
    trade: Trade | None = None

    def sides(self) -> tuple[Reason | None, Reason | None]:
        """What the choice brings, and what is given up for it; nothing where there is no word for it."""
        return self.trade if self.trade is not None else (self.reason, None)


def merits_of(game: Game) -> list[tuple[Merit, bool]]:
    """What is worth a sentence in a game, and whether also if others lose it; refuses a file that says something else."""
    name = (game.meta.id, game.digest)
    if name not in _read:
        words = [Speech(game, language) for language in LANGUAGES]
        merits = load_reasons(game.meta.folder, game.feature_names(), lambda key: all(speech.has(key) for speech in words))
        _read[name] = [(merit, words[0].has_attribute(merit.key, OTHER)) for merit in merits]
    return _read[name]


def why(known: Knowledge, better: Choice, worse: Choice | None, seed: int, worlds: int = WORLDS) -> Why:
    """What a choice leads to, and why it is better than another one, if there is another; the same for the same knowledge and seed."""
    game, chance = known.game, Seeded(seed)
    chosen = [better] if worse is None else [better, worse]
    lines: list[tuple[Choice, ...]] = []
    stories: list[list[StateBase]] = []
    actors: set[int] = set()
    for _ in range(worlds):
        world, luck = known.imagine(chance), int(chance.below(0, LUCK))
        courses = [Course(game, world, known.seat, luck, False) for _ in chosen]
        for course, choice in zip(courses, chosen, strict=True):
            course.run(choice, 0)
        lines.append(tuple(courses[0].line))
        stories.append([world, *[course.state for course in courses]])
        actors.update(*[course.actors for course in courses])
    first, *rest = Counter(lines).most_common(1)[0][0]
    line = [first, *[choice for choice in rest if not choice.verb.closes]][:LONGEST_LINE]
    told = [choice.text for choice in line]
    if worse is None:
        return Why(told)
    gain, given = gained_in(game, int(known.seat), actors, stories)
    return Why(told, gain) if gain is None or given is None else Why(told, None, Trade(gain, given))


def gained_in(game: Game, seat: int, actors: set[int], stories: list[list[StateBase]]) -> tuple[Reason | None, Reason | None]:
    """The largest gain, measured by what is usual, for which nothing is given up that stands before it in the file: what pays stands last.
    Where there is none, the largest of all, and what is given up for it, unless that is far more. A story is a world as it is now, after the better choice and after the worse one."""
    best, best_gain, given, given_worth = None, 0.0, None, 0.0
    features = [[[game.features(s, other) for s in story] for story in stories] for other in range(stories[0][0].seats)]
    for merit, is_for_others in merits_of(game):
        for other, found in enumerate(features):
            more = merit.sign * mean([better[merit.place] - worse[merit.place] for _, better, worse in found])
            lost = merit.sign * mean([now[merit.place] - better[merit.place] for now, better, _ in found])
            if other == seat and more <= -LEAST and given is None:
                if best is not None:
                    return best, None
                given, given_worth = Reason(merit.key, round(-more), OWN), -more / merit.usual
            gain = more if other == seat else min(-more, lost) if is_for_others and other not in actors else 0.0
            if gain >= LEAST and gain / merit.usual > best_gain:
                best, best_gain = Reason(merit.key, round(gain), OWN if other == seat else other), gain / merit.usual
    return (None, None) if given_worth > MOST_GIVEN * best_gain else (best, given)
