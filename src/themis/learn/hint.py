"""Advice at one decision, from what its seat knows and nothing else: what to choose, what follows, why, and how sure that is; and whether a choice is a mistake.

The greedy bot names a few options, a duel ranks them. The same knowledge always gets the same answer.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple
from zlib import crc32

from themis.bots.bot import Knowledge
from themis.bots.duel import Duel, Verdict
from themis.bots.duel_bot import FIRST_WORLDS, foremost
from themis.bots.judgement import worths
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.native import COMPILED
from themis.learn.reason import Reason, Why, why

RIVALS: Final = 4
# Positions that are tried: a tenth of a second at most, as a rule. Interpreted, each takes much longer.
BUDGET: Final = 6_000 if COMPILED else 150
QUICK_BUDGET: Final = 3_000 if COMPILED else 100
WORLDS: Final = 10 if COMPILED else 3
# An option is clearly behind by so many standard errors and so much of the chance to win.
ERRORS: Final = 2.5
CLEAR: Final = 0.03
# A choice is warned of that loses so much, beyond its error.
MISTAKE: Final = 0.10


class Hint(NamedTuple):
    """The best choice, and those that are about as good; the turn that follows, the reason, and whether it is clearly better than all others that were looked at.
    The reason sets it apart from another choice, `instead`; where it is one side of a trade, that one would bring `given`."""

    choice: str
    also: list[str]
    line: list[str]
    reason: Reason | None
    is_clear: bool
    given: Reason | None = None
    instead: str = ""


class Warned(NamedTuple):
    """That a choice is clearly worse than another one, and why; and what speaks for it all the same."""

    reason: Reason | None
    given: Reason | None


class Weaker(NamedTuple):
    """What a choice costs, in points of the chance to win, as far as that is sure; and what another one brings."""

    points: int
    reason: Reason | None


def hint(known: Knowledge) -> Hint:
    """What to choose now. What the game itself advises is what to choose; the duel only says how sure that is."""
    seed, offered = seed_of(known), known.promising()
    advised = offered[0] if len(offered) == 1 else None
    others = [choice for choice in known.options() if choice is not advised]
    rivals = named(known, offered, seed) if advised is None else [advised, *(named(known, others, seed) if others else [])]
    best, verdicts = judged(known, rivals[:RIVALS], BUDGET, seed)
    if best is not (advised or best):
        return Hint(offered[0].text, [], why(known, offered[0], None, seed, WORLDS).line, None, False)
    behind = sorted([verdict for verdict in verdicts if verdict.choice is not best], key=lambda verdict: verdict.behind)
    equal = [verdict.choice.text for verdict in behind if verdict.behind <= CLEAR and advised is None]
    told, instead = set_apart(known, best, behind, seed)
    reason, given = told.sides()
    return Hint(best.text, equal, told.line, reason, bool(behind) and all(map(is_behind, behind)), given, instead)


def set_apart(known: Knowledge, best: Choice, behind: list[Verdict], seed: int) -> tuple[Why, str]:
    """Why the best choice is better than the next one that clearly is worse; or, if there is no word for it, what else it brings than the next best."""
    worse = [verdict.choice for verdict in behind if is_behind(verdict)][:1]
    near = [verdict.choice for verdict in behind if not is_behind(verdict)][:1]
    for other in worse + near:
        told = why(known, best, other, seed, WORLDS)
        if told.sides()[0] is not None:
            return told, other.text
    return why(known, best, None, seed, WORLDS), ""


def warned(known: Knowledge, chosen: Choice) -> Warned | None:
    """Whether a choice loses so much that somebody should be asked once more; not where there is nothing else to choose."""
    seed, offered = seed_of(known), known.options()
    if len(offered) == 1:
        return None
    rivals = [choice for choice in named(known, known.promising(), seed)[: RIVALS - 1] if choice is not chosen]
    # Whoever is named last drops out first where there is little time.
    best, verdicts = judged(known, [chosen, *rivals], QUICK_BUDGET, seed)
    if best is chosen or verdicts[0].behind - ERRORS * verdicts[0].error < MISTAKE:
        return None
    return Warned(*why(known, best, chosen, seed, WORLDS // 2 + 1).sides())


def weaker(known: Knowledge, best: Choice, tried: Choice) -> Weaker:
    """What a choice lacks beside the best one."""
    seed = seed_of(known)
    verdict = judged(known, [best, tried], BUDGET, seed)[1][1]
    return Weaker(round(100 * verdict.behind) if is_behind(verdict) else 0, why(known, best, tried, seed, WORLDS).reason)


def named(known: Knowledge, offered: list[Choice], seed: int) -> list[Choice]:
    """The options that look good to the greedy bot, the best first."""
    return foremost(offered, worths(known, offered, FIRST_WORLDS, Seeded(seed)))


def judged(known: Knowledge, rivals: list[Choice], budget: int, seed: int) -> tuple[Choice, list[Verdict]]:
    fight = Duel(known, rivals, Seeded(seed))
    fight.run(budget, 0.0)
    return fight.best(), fight.verdicts()


def is_behind(verdict: Verdict) -> bool:
    """Whether an option is clearly worse than the best."""
    return bool(verdict.behind > CLEAR and verdict.behind > ERRORS * verdict.error)


def seed_of(known: Knowledge) -> int:
    """Luck that follows from what the seat sees."""
    return crc32(json.dumps(known.view(), sort_keys=True).encode()) & 0x3FFFFFFF
