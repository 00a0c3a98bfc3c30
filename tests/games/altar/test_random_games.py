"""Random games of Altar: no decision on the way finds a table that the rules forbid, and the end fits its reason."""

from __future__ import annotations

from collections import Counter

import pytest
from games.altar.laying import GAME, T, rule
from kit.watch import seeds, watched

from themis.core.decisions import name_of
from themis.games.altar import rules, scoring
from themis.games.altar.frames.draw import AS_SPOILS, DrawCards
from themis.games.altar.frames.ritual import Spend
from themis.games.altar.state import COMPLETED, NO_CARDS, NO_SANCTUARIES, NOT_ENDING, State


def play(seats: int, seed: int) -> State:
    return watched(GAME, State, seats, seed, {"god_choice": "random"} if seed % 2 else {}, faults)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_and_stay_within_the_rules_at_every_decision(seats: int) -> None:
    for seed in seeds(40):
        s = play(seats, seed)

        assert s.ending != NOT_ENDING
        assert (s.ending == COMPLETED) == scoring.anybody_complete(s)
        assert list(range(1, seats + 1)) == sorted(GAME.outcome(s).ranks)


@rule("ALT-END-01", "ALT-END-06", "ALT-END-09")
def test_every_ending_occurs() -> None:
    endings = Counter(int(play(seats, seed).ending) for seats in (2, 4) for seed in range(100, 130))

    assert {COMPLETED, NO_SANCTUARIES, NO_CARDS} == set(endings)


def faults(s: State, before: State | None) -> list[str]:
    found = [wrong_places(s), wrong_aside(s), wrong_moment(s)]
    return found if before is None else [*found, wrong_loss(s, before), wrong_trigger(s, before)]


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
    begun = s.played >= 0 or s.aside_size > 0 or pending
    return "" if begun == frame.is_part_of_action() else f"{name_of(frame)} is judged at the wrong moment"


def wrong_loss(s: State, before: State) -> str:
    """No sanctuary is ever lost, and nobody takes anything from a complete god of another."""
    for god in range(T.gods):
        if s.sanctuaries[god] < before.sanctuaries[god]:
            return f"god {god} lost a sanctuary"
        if not rules.is_complete(before, god):
            continue
        if not rules.is_complete(s, god):
            return f"god {god} is no longer complete"
        if s.owner[god] != before.turn and realm(before, god) != realm(s, god):
            return f"god {god} was a target though complete"
    return ""


def realm(s: State, god: int) -> tuple[int, int, int]:
    return int(s.active[god]), int(s.inactive[god]), int(s.adorers[god])


def wrong_trigger(s: State, before: State) -> str:
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
