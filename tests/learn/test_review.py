"""Reviews: a curve that adds up, marks for what was plainly worse and for nothing else, and luck that is fair to everybody."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import cast

import pytest
from bots.test_duel import winning_ritual
from games.altar.laying import Table

from themis.bots.bot import Knowledge
from themis.bots.duel import Duel, mean
from themis.bots.levels import make
from themis.core.chance import Sealed, Seeded
from themis.core.event import Io
from themis.core.frame import apply, options, waiting
from themis.core.record import Line, Record, parse
from themis.core.session import start
from themis.errors import BadRecord
from themis.games import GAMES, find
from themis.games.altar.game import GAME
from themis.learn.curve import Finished, open_turns, turning_points
from themis.learn.luck import draws, luck_of, part_below, redrawn
from themis.learn.review import (
    Verdict,
    decisions,
    ends,
    is_borne_out,
    is_judged,
    is_refuted,
    is_settled,
    judge,
    mark_of,
    measured,
    unjudged,
)

# How far a chance is from an equal part at most, up or down, while nobody is ahead.
BAND = 0.20


@cache
def played(game_id: str, seats: int, level: str = "random", luck: int = 7) -> Finished:
    """A game of bots."""
    game = find(game_id)
    session = start(game, ["Ada", "Ben", "Cy", "Dora", "Eve", "Finn"][:seats], {}, Sealed(bytes([luck]) * 32, []))
    bots = [make(level, seat) for seat in range(seats)]
    while not session.state.over:
        seat = session.waiting()[0]
        session.choose(seat, bots[seat].choose(Knowledge(game, session.state, seat)).text)
    return Finished(game, parse(session.record.written()))


def ended(t: Table, first: str) -> Finished:
    """A game from a laid table on: its first choice is given, then everybody takes what is offered first."""
    record = Record(GAME.meta.id, GAME.meta.rules, ["Ada", "Ben"])
    s, origin = t.state.clone(), t.state.clone()
    choice, io = GAME.catalogue.parse(first), Io(Seeded(1), False)
    while not s.over:
        assert choice is not None
        seat, drawn = waiting(s)[0], len(io.outcomes)
        apply(s, seat, choice, io)
        record.lines.append(Line(seat, choice.text, io.outcomes[drawn:], len(record.lines) + 1))
        choice = options(s, waiting(s)[0])[-1] if not s.over else None
    return Finished(GAME, record, origin)


# The curve


@pytest.mark.parametrize("game", GAMES)
def test_the_chances_of_all_seats_are_always_1(game: str) -> None:
    for seats in {find(game).meta.fewest, find(game).meta.most}:
        past = played(game, int(seats))
        winners = past.game.outcome(past.states[-1]).ranks.count(1)

        assert all(1.0 == pytest.approx(sum(chances)) for chances in past.chances)
        assert 1.0 / winners == max(past.chances[-1])
        assert past.moments == sorted(set(past.moments)) and len(past.record.lines) == past.moments[-1]


def test_turning_points_are_the_turns_that_changed_most() -> None:
    past = played("altar", 2)
    found = turning_points(past)

    settled = past.chances[max(open_turns(past) - 1, 0) :]
    changes = [abs(b[0] - a[0]) for a, b in pairwise(settled)]
    assert sorted(changes)[-len(found) :] == pytest.approx(sorted([abs(turn.change) for turn in found]))
    assert found == sorted(found) and 1 <= len(found) <= 3
    for turn in found:
        assert past.chances_at(turn.end)[turn.seat] - past.chances_at(turn.start)[turn.seat] == turn.change


def test_an_open_game_says_so() -> None:
    past = played("altar", 5)
    until = open_turns(past)

    assert 0 < until < len(past.moments)
    assert all(max(chances) <= 1 / 5 + 0.15 for chances in past.chances[:until])
    assert max(past.chances[until]) > 1 / 5 + 0.15


def test_a_turn_that_ends_while_the_game_is_open_turns_nothing() -> None:
    past = Finished(GAME, played("altar", 5).record)
    flat, swung, led, won = [[0.2] * 5, [0.34, 0.06, 0.2, 0.2, 0.2], [0.4, 0.15, 0.15, 0.15, 0.15], [1.0, 0.0, 0.0, 0.0, 0.0]]
    past.chances[:] = [flat, swung, flat, led, *[led for _ in past.moments[5:]], won]

    assert 3 == open_turns(past)
    assert [past.moments[2], past.moments[-2]] == [turn.start for turn in turning_points(past)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_curve_is_flat_while_altar_is_open(seats: int) -> None:
    """Where nobody leads, nobody is far behind either."""
    for luck in range(1, 5):
        past = played("altar", seats, "greedy", luck)
        until = open_turns(past)

        assert all(abs(chance - 1 / seats) < BAND for chances in past.chances[:until] for chance in chances)
        assert all(turn.end >= past.moments[until] for turn in turning_points(past))


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    past = played("altar", 2)

    with pytest.raises(BadRecord, match="not over"):
        Finished(past.game, past.record.cut(20))


# Decisions


@pytest.mark.parametrize("seed", [1, 2])
def test_a_planted_blunder_is_the_first_mark(seed: int) -> None:
    past = ended(winning_ritual(), "end")
    verdict = judge(past, decisions(past, 0)[0], seed)

    assert 0 == verdict.step and "ritual" in verdict.better
    assert verdict.is_grave() and is_borne_out(ends(past, verdict, seed))
    assert "turned" == mark_of(verdict.loss, True)


def test_the_winning_choice_refutes_whoever_calls_another_one_better() -> None:
    t = winning_ritual()
    ritual = next(choice.text for choice in options(t.state, 0) if "ritual" in choice.text)
    differences = ends(ended(t, ritual), Verdict(0, "end", 0.2, 0.01), 1)

    assert is_refuted(differences) and not is_borne_out(differences)


@pytest.mark.parametrize(
    ("differences", "settles", "bears_out", "refutes"),
    [
        ([1.0, 0.0] * 7, False, True, False),
        ([1.0, 0.0] * 8, True, True, False),
        ([1.0, -1.0] * 49, False, False, True),
        ([1.0, -1.0] * 50, True, False, True),
        ([1.0, -1.0] * 49 + [1.0, 1.0], True, False, False),
        ([1.0, -1.0] * 42 + [1.0] * 16, True, False, False),
        ([1.0, -1.0] * 39 + [1.0] * 22, True, True, False),
    ],
)
def test_ends_tell_when_they_are_enough_and_what_they_say(differences: list[float], settles: bool, bears_out: bool, refutes: bool) -> None:
    assert (settles, bears_out, refutes) == (is_settled(differences), is_borne_out(differences), is_refuted(differences))


class Pair:
    """Two options that meet worlds in which the second is behind by the same numbers again and again, for a hundred positions each."""

    def __init__(self, *behind: float) -> None:
        self.behind = behind
        self.values: list[list[float]] = [[], []]
        self.worlds = self.spent = 0

    def meet(self) -> None:
        self.values[0].append(self.behind[self.worlds % len(self.behind)])
        self.values[1].append(0.0)
        self.worlds += 1
        self.spent += 100


@pytest.mark.parametrize(
    ("behind", "positions"),
    [((0.1,), 2_500), ((0.0,), 2_500), ((0.3, -0.1), 10_000), ((0.2, -0.3), 2_500)],
    ids=["surely behind", "surely not behind", "perhaps behind", "hardly behind"],
)
def test_what_may_have_cost_something_is_measured_longer(behind: tuple[float, ...], positions: int) -> None:
    pair = Pair(*behind)
    measured(cast(Duel, pair))

    assert positions == pair.spent


def test_the_winning_choice_is_fine() -> None:
    t = winning_ritual()
    ritual = next(choice.text for choice in options(t.state, 0) if "ritual" in choice.text)

    assert judge(ended(t, ritual), 0, 1).is_fine()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_judged_for_what_they_had_to_choose_nor_for_secrets_nor_for_the_setup(game: str) -> None:
    past = played(game, 2)
    for seat in range(2):
        judged = decisions(past, seat)
        assert all(past.record.lines[step].seat == seat and step >= past.moments[0] for step in judged)
        for step, line in enumerate(past.record.lines):
            s = past.states[step]
            had_to = len(options(s, line.seat)) == 1
            if had_to or s.stack[-1].is_secret() or len(waiting(s)) > 1:
                assert not is_judged(s, line.seat) and step not in judged


def test_choices_of_the_setup_are_counted_as_not_judged() -> None:
    past = played("altar", 2)
    early = [line.seat for step, line in enumerate(past.record.lines[: past.moments[0]]) if len(options(past.states[step], line.seat)) > 1]

    assert 0 < len(early)
    assert [early.count(seat) for seat in range(2)] == [unjudged(past, seat) for seat in range(2)]


def test_secret_bids_are_counted_as_not_judged() -> None:
    assert unjudged(played("uruk", 2), 0) > 0


def test_what_cost_most_in_the_curve_is_looked_at_first() -> None:
    past = played("altar", 2)
    drops = [past.drop(step, 0) for step in decisions(past, 0)]

    assert drops == sorted(drops, reverse=True)


def test_two_seeds_find_the_same() -> None:
    past = ended(winning_ritual(), "end")
    one, other = [[judge(past, step, seed) for step in decisions(past, 0)] for seed in (3, 4)]

    assert [(verdict.step, verdict.is_fine()) for verdict in one] == [(verdict.step, verdict.is_fine()) for verdict in other]
    assert abs(one[0].loss - other[0].loss) <= 3 * (one[0].error + other[0].error) + 1e-9


def test_a_verdict_knows_only_what_the_seat_knew() -> None:
    past = played("altar", 2)
    step = max(decisions(past, 0))
    found = judge(past, step, 1)
    past.states[step] = past.game.determinise(past.states[step], 0, Seeded(5))

    assert found == judge(past, step, 1)


def test_a_mark_needs_its_error_and_its_confirmation() -> None:
    assert Verdict(1, "x", 0.10, 0.05).is_fine()
    assert Verdict(1, "x", 0.02, 0.001).is_fine()
    assert not Verdict(1, "x", 0.04, 0.01).is_grave()
    assert ["better", "better", "costly", "turned"] == [mark_of(0.2, False), mark_of(0.06, True), mark_of(0.1, True), mark_of(0.2, True)]


# Luck


def test_luck_is_unbiased() -> None:
    past = played("uruk", 2)
    step = max(draws(past), key=lambda step: abs(luck_of(past, step, 4, 1).luck[0]))
    others = [redrawn(past, step, 1_000 + number)[0] for number in range(200)]
    usual = mean([redrawn(past, step, 9_000 + number)[0] for number in range(200)])
    spread = max(others) - min(others)

    assert spread > 0.0
    assert abs(mean([value - usual for value in others])) < 0.15 * spread


def test_the_luck_of_all_seats_together_is_nothing() -> None:
    past = played("uruk", 3)
    for step in draws(past)[:20]:
        found = luck_of(past, step, 12, 1)

        assert 0.0 == pytest.approx(sum(found.luck), abs=1e-9)
        assert all(0.0 <= part <= 1.0 for part in found.above)


def test_the_part_of_worse_draws_counts_equal_ones_half() -> None:
    assert 0.625 == part_below(3.0, [1.0, 2.0, 3.0, 4.0])
    assert 0.5 == part_below(1.0, [1.0, 1.0])
