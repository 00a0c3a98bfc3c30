"""Setting up: gods, first player, first altars, hands, face-up cards, tokens (chapters SETUP and TWO)."""

from __future__ import annotations

from typing import Any

import pytest
from games.altar.laying import GAME, T, cards, god, kind, rule

from themis.core.chance import Sealed
from themis.core.session import Session, start
from themis.errors import BadOptions
from themis.games.altar.state import State

SEATS = [2, 3, 4, 5]
everybody = pytest.mark.parametrize("seats", SEATS)


def session(seats: int, **given: str) -> Session:
    return start(GAME, ["Ann", "Ben", "Cleo", "Dan", "Eve"][:seats], given, Sealed(b"altar", []))


def state_of(s: Session) -> State:
    assert isinstance(s.state, State)
    return s.state


def view(s: Session, seat: int) -> dict[str, Any]:
    return s.view(seat)


def opened(seats: int, *gods: str, **given: str) -> State:
    """A table at its first turn; the gods are chosen in this order, and the first seat is the oldest unless the test says so."""
    s = session(seats, **{"oldest_player": "1", **given})
    for slug in gods:
        s.choose(s.waiting()[0], f"choose {slug}")
    return state_of(s)


def dealt_gods(seats: int) -> State:
    return state_of(session(seats, god_choice="random"))


def hand(s: State, seat: int) -> list[str]:
    return cards([s.hand(seat, k) for k in range(T.followers)])


def first_gods(seats: int) -> list[str]:
    return T.god_slugs[: seats * int(T.gods_each[seats])]


@rule("ALT-SETUP-01", "ALT-RUL-43")
def test_two_to_five_people_play() -> None:
    for seats in (1, 6):
        with pytest.raises(BadOptions):
            GAME.meta.check_seats(seats)
    for seats in SEATS:
        GAME.meta.check_seats(seats)


@rule("ALT-SETUP-02")
def test_no_god_is_taken_twice() -> None:
    s = session(4)
    s.choose(s.waiting()[0], "choose war")

    assert ["choose old", "choose love", "choose fear", "choose light"] == [c.text for c in s.options(s.waiting()[0])]
    assert ["ALT-SETUP-02"] == s.explain(s.waiting()[0], "choose war")


@rule("ALT-SETUP-03", "ALT-RUL-09", "ALT-RUL-10", "ALT-RUL-12")
def test_gods_are_chosen_clockwise_from_the_oldest_player() -> None:
    s = session(4, oldest_player="3")
    asked = []
    for slug in ("war", "old", "love", "fear"):
        asked.append(s.waiting()[0])
        s.choose(s.waiting()[0], f"choose {slug}")

    assert [2, 3, 0, 1] == asked
    assert [3, 0, 2, 1, -1] == list(state_of(s).owner)


@rule("ALT-SETUP-03", "ALT-RUL-09")
@everybody
def test_gods_may_be_dealt_at_random_instead(seats: int) -> None:
    s = dealt_gods(seats)

    assert sorted([*range(seats)] * int(T.gods_each[seats])) == sorted(owner for owner in s.owner if owner >= 0)
    assert 1 == s.round


@rule("ALT-SETUP-03", "ALT-RUL-09")
def test_any_god_may_be_dealt_to_any_seat() -> None:
    given = {"god_choice": "random", "oldest_player": "1"}
    first = {list(state_of(start(GAME, ["A", "B", "C"], given, Sealed(bytes([n]), []))).owner).index(0) for n in range(40)}

    assert {0, 1, 2, 3, 4} == first


@rule("ALT-SETUP-04", "ALT-SETUP-05", "ALT-SETUP-06", "ALT-TWO-01", "ALT-SETUP-07", "ALT-RUL-01")
@pytest.mark.parametrize(("seats", "removed"), [(2, 2), (3, 1), (4, 2), (5, 0)])
def test_priestesses_leave_the_game_by_number_of_players(seats: int, removed: int) -> None:
    s = opened(seats, *first_gods(seats))

    assert [removed if k == kind("priestess") else 0 for k in range(T.followers)] == list(s.boxed)
    assert 0 == sum(s.discards)


@rule("ALT-RUL-01")
@pytest.mark.parametrize(("seats", "removed"), [(2, 2), (3, 2), (4, 1), (5, 0)])
def test_a_table_may_read_the_number_of_priestesses_the_other_way(seats: int, removed: int) -> None:
    assert removed == opened(seats, *first_gods(seats), priestess_removal="inverse").boxed[kind("priestess")]


@rule("ALT-SETUP-08", "ALT-SETUP-09", "ALT-GOD-03", "ALT-TWO-04")
@everybody
def test_every_realm_in_play_starts_with_an_inactive_altar_but_love_with_an_active_one(seats: int) -> None:
    s = opened(seats, *first_gods(seats))
    played = [owner >= 0 for owner in s.owner]

    assert [1 if played[g] and g == god("love") else 0 for g in range(5)] == list(s.active)
    assert [1 if played[g] and g != god("love") else 0 for g in range(5)] == list(s.inactive)
    assert [0] * 5 == list(s.sanctuaries)


@rule("ALT-SETUP-10", "ALT-RUL-10")
def test_the_oldest_player_goes_first_if_nobody_plays_the_old_god() -> None:
    s = opened(3, "war", "love", "fear", oldest_player="2")

    assert (1, 1) == (s.first, s.turn)


@rule("ALT-SETUP-10", "ALT-RUL-10")
def test_chance_names_the_oldest_player_if_the_table_does_not() -> None:
    oldest = {state_of(start(GAME, ["A", "B", "C"], {}, Sealed(bytes([n]), []))).oldest for n in range(20)}

    assert {0, 1, 2} == oldest


@rule("ALT-SETUP-11", "ALT-GOD-01")
def test_whoever_plays_the_old_god_goes_first() -> None:
    s = opened(3, "war", "love", "old")

    assert (0, 2, 2) == (s.oldest, s.first, s.turn)


@rule("ALT-SETUP-12", "ALT-RUL-11")
def test_starting_altars_are_laid_in_turn_order() -> None:
    s = opened(3, "war", "old", "fear")

    assert [1, 0, 3, 2, 0] == list(s.placed)


@rule("ALT-SETUP-13", "ALT-SETUP-14", "ALT-SETUP-15", "ALT-TWO-06", "ALT-TWO-11")
@pytest.mark.parametrize(("seats", "number", "pile"), [(2, 5, 53), (3, 4, 53), (4, 5, 43), (5, 6, 34)])
def test_hands_face_up_cards_and_pile(seats: int, number: int, pile: int) -> None:
    s = opened(seats, *first_gods(seats))

    assert [number] * seats == [len(hand(s, seat)) for seat in range(seats)]
    assert number == len([k for k in s.display if k >= 0])
    assert pile == s.pile_size


@rule("ALT-SETUP-13")
def test_hands_lie_face_down_until_all_gods_are_chosen() -> None:
    s = session(3)
    before = [view(s, seat)["sides"][seat]["hand"] for seat in range(3)]
    for slug in ("war", "love", "old"):
        s.choose(s.waiting()[0], f"choose {slug}")
    after = [view(s, seat)["sides"][seat]["hand"] for seat in range(3)]

    assert [None] * 3 == before
    assert [4] * 3 == [sum(shown.values()) for shown in after]


def test_without_gods_nobody_is_complete() -> None:
    assert [False] * 3 == [side["complete"] for side in view(session(3), 0)["sides"]]


@rule("ALT-SETUP-16", "ALT-ALT-09", "ALT-TWO-11")
@pytest.mark.parametrize(("seats", "left"), [(2, 16), (3, 17), (4, 16), (5, 15)])
def test_altars_that_lie_nowhere_are_the_supply(seats: int, left: int) -> None:
    assert left == GAME.view(opened(seats, *first_gods(seats)), 0)["altars_left"]


@rule("ALT-SETUP-17", "ALT-SETUP-18", "ALT-SETUP-19", "ALT-SETUP-20", "ALT-TWO-07", "ALT-RUL-42")
@pytest.mark.parametrize(("seats", "left"), [(2, 9), (3, 6), (4, 9), (5, 12)])
def test_sanctuaries_by_number_of_players(seats: int, left: int) -> None:
    assert left == opened(seats, *first_gods(seats)).sanctuaries_left


# Two players


@rule("ALT-TWO-02", "ALT-TWO-03", "ALT-RUL-09")
def test_two_players_choose_one_two_and_one_god() -> None:
    s = session(2, oldest_player="2")
    asked = []
    for slug in ("war", "old", "love", "fear"):
        asked.append((s.waiting()[0], view(s, 0)["decision"]["number"]))
        s.choose(s.waiting()[0], f"choose {slug}")

    assert [(1, 2), (0, 2), (0, 1), (1, 1)] == asked
    assert [0, 0, 1, 1, -1] == list(state_of(s).owner)


@rule("ALT-TWO-05")
def test_with_two_players_too_the_owner_of_the_old_god_goes_first() -> None:
    assert 1 == opened(2, "war", "old", "love", "fear").first
    assert 0 == opened(2, "war", "light", "love", "fear").first


@rule("ALT-TWO-11", "ALT-RUL-11")
def test_a_player_with_two_gods_lays_both_starting_altars_one_after_the_other() -> None:
    s = opened(2, "war", "old", "love", "fear")

    assert [1, 2, 3, 4, 0] == list(s.placed)


@rule("ALT-TWO-08", "ALT-RUL-20")
def test_two_gods_share_a_hand_but_not_their_spaces_and_zones() -> None:
    view = GAME.view(opened(2, "war", "old", "love", "fear"), 0)
    sides = view["sides"]
    realms = view["realms"]

    assert isinstance(sides, list) and isinstance(realms, list)
    assert [["war", "fear"], ["old", "love"]] == [side["gods"] for side in sides]
    assert [5, 5] == [side["hand_size"] for side in sides]
    assert [[], [], [], [], []] == [realm["adorers"] for realm in realms]
