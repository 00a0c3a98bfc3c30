"""One seat's decisions, judged by what the seat knew: what was better, and by how much, where the difference is beyond doubt.

Some rivals of the played choice are found by a short duel; the best of them meets the played one in fresh worlds, for whoever was chosen as the best of several
looks better than it is. What seems to have cost much is played out to the end as well, and counts for less if the end does not bear it out.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from themis.bots.bot import Knowledge
from themis.bots.chance import fit_of, win_chances
from themis.bots.duel import MOST_WORLDS, Duel, Streamed, mean, standard_error
from themis.bots.judgement import LUCK, greedy_choice, worths
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase, apply, forced, options, waiting
from themis.learn.curve import Finished

Mark: TypeAlias = Literal["better", "costly", "turned"]

# Which options are looked at: the played one, and the best of the others in so many worlds.
FIRST_WORLDS: Final = 2
RIVALS: Final = 3
# Tried positions of the duel that finds the best of them, and of the one that measures the difference; and how many worlds it takes at least.
SEARCH: Final = 600
MEASURE: Final = 2_500
FEWEST_WORLDS: Final = 16
# What seems to have cost something, but with a larger standard error than this, is measured so many times as long.
SURE: Final = 0.012
LONGER: Final = 4
# A difference counts from so many standard errors on.
ERRORS: Final = 2.5
# What a choice has cost, in chance to win, from which on it is called so.
BETTER: Final = 0.03
COSTLY: Final = 0.07
TURNED: Final = 0.15
# So many marks of a seat are confirmed, the costliest first, by games to the end; nobody chooses more often in one.
MOST_CONFIRMED: Final = 6
FEWEST_ENDS: Final = 16
MOST_ENDS: Final = 100
# Whoever looks after every game must see more before stopping than at the end: standard errors for the one and the other.
PLAIN: Final = 2.5
BORNE_OUT: Final = 2.0
LONGEST_GAME: Final = 3_000


class Verdict(NamedTuple):
    """What a decision has cost in chance to win, with the standard error of that, and what was better. Nothing was, if it is fine."""

    step: int
    better: str
    loss: float
    error: float

    def is_fine(self) -> bool:
        return self.loss < BETTER or self.loss <= ERRORS * self.error

    def is_grave(self) -> bool:
        """Whether it must be confirmed by games to the end."""
        return not self.is_fine() and self.loss >= COSTLY


def mark_of(loss: float, is_confirmed: bool) -> Mark:
    if not is_confirmed or loss < COSTLY:
        return "better"
    return "costly" if loss < TURNED else "turned"


def decisions(past: Finished, seat: int) -> list[int]:
    """The choices of a seat that can be judged; those first in whose turns it lost most."""
    began = past.moments[0]
    own = [step for step, line in enumerate(past.record.lines) if line.seat == seat and step >= began]
    asked = [step for step in own if is_judged(past.states[step], seat)]
    return sorted(asked, key=lambda step: (-past.drop(step, seat), step))


def is_judged(s: StateBase, seat: int) -> bool:
    """Nobody is judged for what they had to choose, nor for what others decide in secret at the same time: bids and plans are between people."""
    frame = s.stack[-1]
    return not frame.is_secret() and frame.drafts(s) is None and waiting(s) == [seat] and has_choice(s, seat)


def has_choice(s: StateBase, seat: int) -> bool:
    return forced(s) is None and (s.stack[-1].drafts(s) is not None or len(options(s, seat)) > 1)


def unjudged(past: Finished, seat: int) -> int:
    """How many choices of a seat are not judged, although it had others: those of the set-up, and what is decided in secret."""
    own = [step for step, line in enumerate(past.record.lines) if line.seat == seat and has_choice(past.states[step], seat)]
    return len(own) - len(decisions(past, seat))


def judge(past: Finished, step: int, seed: int) -> Verdict:
    """The verdict on a decision, from what its seat knew."""
    line = past.record.lines[step]
    known = Knowledge(past.game, past.states[step], line.seat)
    played = past.game.catalogue.parse(line.text)
    assert played is not None
    chance = Seeded(seed * 1_009 + step)
    search = Duel(known, rivals(known, played, chance), chance)
    search.run(SEARCH, 0.0)
    best = search.best()
    found = search.verdicts()[-1]
    if best is played or found.behind + 2.0 * found.error < BETTER:
        return Verdict(step, "", 0.0, 0.0)
    return Verdict(step, best.text, *measured(Duel(known, [best, played], chance)))


def rivals(known: Knowledge, played: Choice, chance: Seeded) -> list[Choice]:
    """The played choice, after the options that look best."""
    offered = [choice for choice in known.promising() if choice is not played]
    worth = worths(known, offered, FIRST_WORLDS, chance)
    order = sorted(range(len(offered)), key=lambda place: -worth[place])
    return [*[offered[place] for place in order[:RIVALS]], played]


def measured(pair: Duel) -> tuple[float, float]:
    """How far the second is behind the first, and the standard error of that."""
    loss, error = measured_for(pair, MEASURE)
    return measured_for(pair, LONGER * MEASURE) if loss + error > BETTER and error > SURE else (loss, error)


def measured_for(pair: Duel, positions: int) -> tuple[float, float]:
    while pair.worlds < FEWEST_WORLDS or (pair.spent < positions and pair.worlds < MOST_WORLDS):
        # However far it is behind by now: whoever stops when it looks bad finds it worse than it is.
        pair.alive = [0, 1]
        pair.meet()
    differences = [best - played for best, played in zip(*pair.values)]
    return mean(differences), standard_error(differences)


def ends(past: Finished, verdict: Verdict, seed: int) -> list[float]:
    """By how much the better choice does better in games that are played to the end, from worlds which the seat could imagine."""
    differences: list[float] = []
    while not is_settled(differences):
        differences.append(difference(past, verdict.step, verdict.better, seed, len(differences)))
    return differences


def reviewed(past: Finished, seat: int, seed: int) -> list[tuple[Verdict, bool]]:
    """Everything that was not fine, in the order of the game, with what games to the end have confirmed: the loss of the rest counts for little."""
    found = [verdict for step in decisions(past, seat) if not (verdict := judge(past, step, seed)).is_fine()]
    grave = sorted([verdict for verdict in found if verdict.is_grave()], key=lambda verdict: -verdict.loss)
    played = {verdict.step: ends(past, verdict, seed) for verdict in grave[:MOST_CONFIRMED]}
    told = [verdict for verdict in found if verdict.step not in played or not is_refuted(played[verdict.step])]
    return [(verdict, verdict.step in played and is_borne_out(played[verdict.step])) for verdict in sorted(told)]


def loss_told(loss: float, is_confirmed: bool) -> float:
    """What is not confirmed is told as little."""
    return loss if is_confirmed else min(loss, COSTLY)


def points_given(losses: list[float]) -> int:
    """What was given away in all, in points of the chance to win."""
    return round(100 * sum(losses))


def difference(past: Finished, step: int, better: str, seed: int, number: int) -> float:
    """By how much the better choice did better in the end, in one more world."""
    line, catalogue = past.record.lines[step], past.game.catalogue
    known = Knowledge(past.game, past.states[step], line.seat)
    best, played = catalogue.parse(better), catalogue.parse(line.text)
    assert best is not None and played is not None
    chance = Seeded(seed * 1_013 + step * 101 + number)
    world, luck = known.imagine(chance), int(chance.below(0, LUCK))
    return played_out(known, world, best, luck) - played_out(known, world, played, luck)


def is_settled(differences: list[float]) -> bool:
    """Whether more games would tell nothing new."""
    is_plain = len(differences) >= FEWEST_ENDS and abs(mean(differences)) > PLAIN * standard_error(differences)
    return is_plain or len(differences) >= MOST_ENDS


def is_borne_out(differences: list[float]) -> bool:
    return mean(differences) > BORNE_OUT * standard_error(differences)


def is_refuted(differences: list[float]) -> bool:
    """Whether the choice that seemed better wins no more games: then nothing is told."""
    return mean(differences) <= 0.0


def played_out(known: Knowledge, world: StateBase, choice: Choice, luck: int) -> float:
    """The seat's part of the victory if all play on greedily."""
    game, s = known.game, world.clone()
    thoughts, io = Seeded(luck), Io(Streamed(luck), True)
    apply(s, known.seat, choice, io)
    for _ in range(LONGEST_GAME):
        if s.over:
            break
        asked = waiting(s)[0]
        apply(s, asked, greedy_choice(game, s, asked, thoughts), io)
    return win_chances(game, s, fit_of(game, s.seats))[known.seat]
