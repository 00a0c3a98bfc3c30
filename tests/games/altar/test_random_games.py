"""Random games: they end for a reason, and no decision on the way finds a table that the rules forbid.

THEMIS_GAMES=2000 plays so many at each number of seats instead of the usual sample.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest
from games.altar.kit import GAME, T, rule
from walk import walk

from themis.core.decisions import name_of
from themis.core.frame import StateBase
from themis.games.altar import rules, scoring
from themis.games.altar.frames.draw import AS_SPOILS, DrawCards
from themis.games.altar.frames.ritual import Spend
from themis.games.altar.state import COMPLETED, NO_CARDS, NO_SANCTUARIES, NOT_ENDING, State

SAMPLE = int(os.environ.get("THEMIS_GAMES", "40"))
FIRST_SEED = 5_000
SEATS = [2, 3, 4, 5]
everybody = pytest.mark.parametrize("seats", SEATS)


@everybody
def test_random_games_end_and_stay_within_the_rules_at_every_decision(seats: int) -> None:
    for seed in range(FIRST_SEED, FIRST_SEED + SAMPLE):
        play(seats, seed)


@rule("ALT-END-01", "ALT-END-06", "ALT-END-09")
def test_every_ending_occurs() -> None:
    endings = Counter(int(play(seats, seed).ending) for seats in (2, 4) for seed in range(100, 130))

    assert {COMPLETED, NO_SANCTUARIES, NO_CARDS} == set(endings)


def play(seats: int, seed: int) -> State:
    """One game from setup to outcome, examined at every decision; `walk` gives up on a game that does not end."""
    before: Memory | None = None
    state: State | None = None
    for number, (s, _, _, _) in enumerate(walk(GAME, seats, seed, {"god_choice": "random"} if seed % 2 else {})):
        state = of_altar(s)
        assert "" == wrong_at(state, before), f"{seats} players, seed {seed}, decision {number}"
        before = Memory(state)
    assert state is not None
    assert "" == wrong_at_the_end(state), f"{seats} players, seed {seed}, at the end"
    return state


def of_altar(s: StateBase) -> State:
    assert isinstance(s, State)
    return s


class Memory:
    """What must be remembered of a decision to judge the step to the next one."""

    def __init__(self, s: State) -> None:
        self.ending = int(s.ending)
        self.turn = int(s.turn)
        self.round = int(s.round)
        self.complete = [rules.is_complete(s, god) for god in range(T.gods)]
        self.sanctuaries = list(s.sanctuaries)
        self.realms = [(int(s.active[god]), int(s.inactive[god]), int(s.adorers[god])) for god in range(T.gods)]


# At a decision


def wrong_at(s: State, before: Memory | None) -> str:
    """What a decision finds wrong with the table, or with the way from the decision before; empty if nothing is."""
    found = [GAME.unsound(s), wrong_places(s), wrong_aside(s), wrong_moment(s)]
    if before is not None:
        found += [wrong_loss(s, before), wrong_trigger(s, before)]
    return "; ".join([text for text in found if text])


def wrong_places(s: State) -> str:
    """Face-up cards are never more than at the start, nor fewer while the pile lasts and nobody is about to replace them."""
    shown = rules.face_up(s)
    settled = [name_of(frame) for frame in s.stack][-1] == "Act"
    if shown > T.display[s.seats] or (settled and rules.pile_left(s) and shown < T.display[s.seats]):
        return f"{shown} face-up cards"
    if s.round == 0 and any(size != T.hand_start[s.seats] for size in s.hand_size):
        return "a hand that was not dealt"
    return "" if 0 <= s.sanctuaries_left <= T.sanctuary_supply[s.seats] else "too many sanctuaries"


def wrong_aside(s: State) -> str:
    """Cards lie aside, and a card is in play, only while somebody decides about it."""
    idle = name_of(s.stack[-1]) in ("Act", "HandLimit", "OfferShuffle", "ChooseGod", "Spend")
    return "a card was left lying" if idle and (s.aside_size or s.played >= 0) else ""


def wrong_moment(s: State) -> str:
    """A position can be judged between actions only: not while a card is in play, cards lie aside, or a ritual or its spoils are pending."""
    frame = s.stack[-1]
    pending = isinstance(frame, Spend) or (isinstance(frame, DrawCards) and frame.reason == AS_SPOILS)
    return (
        ""
        if frame.is_part_of_action() == (s.played >= 0 or s.aside_size > 0 or pending)
        else f"{name_of(frame)} is judged at the wrong moment"
    )


def wrong_loss(s: State, before: Memory) -> str:
    """No sanctuary is ever lost, and nobody takes anything from a complete god of another."""
    for god in range(T.gods):
        if s.sanctuaries[god] < before.sanctuaries[god]:
            return f"god {god} lost a sanctuary"
        if before.complete[god] and not rules.is_complete(s, god):
            return f"god {god} is no longer complete"
        untouched = before.realms[god] == (s.active[god], s.inactive[god], s.adorers[god])
        if before.complete[god] and s.owner[god] != before.turn and not untouched:
            return f"god {god} was a target though complete"
    return ""


def wrong_trigger(s: State, before: Memory) -> str:
    """An end is triggered by what its reason says, and no new round starts after it."""
    if before.ending != NOT_ENDING and s.round != before.round:
        return "a new round began after the end"
    if s.ending == before.ending:
        return ""
    fits = {
        COMPLETED: any(rules.all_complete(s, seat) for seat in range(s.seats)),
        NO_SANCTUARIES: before.ending == NOT_ENDING and s.sanctuaries_left == 0,
        NO_CARDS: before.ending == NOT_ENDING and not rules.can_draw(s),
    }
    return "" if fits[int(s.ending)] else f"the end was triggered wrongly (reason {s.ending})"


# The end


def wrong_at_the_end(s: State) -> str:
    if not s.over or s.ending == NOT_ENDING:
        return "the game stopped before its end"
    outcome = GAME.outcome(s)
    summed = [sum(points[seat] for _, points in outcome.sources) for seat in range(s.seats)]
    if summed != outcome.scores:
        return f"scores {outcome.scores} from sources of {summed}"
    if sorted(outcome.ranks) != list(range(1, s.seats + 1)):
        return f"ranks {outcome.ranks}"
    return "" if (s.ending == COMPLETED) == scoring.anybody_complete(s) else "the reason does not fit the realms"
