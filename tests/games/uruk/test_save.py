"""Saved states of Uruk: what cannot be is refused with its reason, wherever it stands."""

from __future__ import annotations

import pytest
from games.uruk.laying import GAME, Table, kind, table
from kit.saves import changed, is_taken, plain_of, why_refused

FULL = ("road", "axe", "kiln")


def laid() -> Table:
    """A table with all its discs, and without an omen."""
    return table().tableau(0, "net 1", "kiln").tableau(1, "mud-house 1").known(0, "axe").display(*FULL)


def test_a_state_is_the_same_after_it_was_saved_and_loaded() -> None:
    dear = table().tableau(0, "net 2", "kiln").epochs(0, 0, 0, 3, pool=13).stock(0, "rrpyb").turn(0).play("disc 2")
    for t in (laid().turn(0), laid().finish(), dear):
        assert is_taken(GAME, plain_of(GAME, t.state))


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("pile", [0] * 38, "there are 0 cards of kind 2, not 1"),
        ("bank", [0, 12, 12, 12], "there are 0 cubes of colour 0, not 12"),
        ("bank", [12, 12, 12, 0], "there are 0 cubes of colour 3, not 12"),
        ("pool", 9, "discs in play"),
        ("omen", 0, "a discovery lies where an event card should"),
        ("facedown", 0, "a discovery lies where an event card should"),
        ("variant", [0, 0, 0, 0, 0, 0, 0, 7, 0], "no table lets 7 cards leave"),
        ("variant", [0, 0, 0, 0, 0, 0, 0, 21, 0], "the option first_reshuffle_removed has no such value"),
        ("over", True, "the game is over, but something is still to be decided"),
        ("stack", [["Turn", [0, 3]], ["ChooseSlot", [0, 28, 0]]], "the card of ChooseSlot is 28, which is no discovery"),
        ("stack", [["PayDisc", [0, 0, 6, 0, -1, 0, 0]], ["Turn", [0, 3]]], "a disc does not cost 6 cubes"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(name: str, value: object, reason: str) -> None:
    assert reason in why_refused(GAME, {**plain_of(GAME, laid().turn(0).state), name: value})


@pytest.mark.parametrize(
    ("place", "value", "reason"),
    [
        (7, 3, "there are 21 discs in play"),
        (12, kind("axe"), "seat 0 has something in an empty slot"),
        (35, 1, "seat 0 has something in an empty slot"),
        (0, 28, "the state.sides.slots is 28, not between 0 and 27"),
    ],
)
def test_a_slot_that_cannot_be_is_refused(place: int, value: int, reason: str) -> None:
    plain = plain_of(GAME, laid().turn(0).state)

    assert reason in why_refused(GAME, changed(plain, ["sides", 0, "slots", place], value))


def test_no_discovery_lies_twice_in_a_tableau() -> None:
    plain = plain_of(GAME, laid().turn(0).state)
    plain["sides"][0]["count"] = 3
    plain["sides"][0]["slots"][12] = kind("net")

    assert "seat 0 has a discovery twice" in why_refused(GAME, plain)


def test_no_discovery_has_three_discs() -> None:
    plain = plain_of(GAME, laid().turn(0).state)
    plain["epochs"][0] -= 2
    plain["sides"][0]["slots"][1] = 3

    assert "seat 0 has more than two discs above a discovery" in why_refused(GAME, plain)


def test_nobody_is_known_to_hold_what_is_not_in_the_hand() -> None:
    plain = plain_of(GAME, laid().turn(0).state)
    plain["sides"][0]["known"][kind("kiln")] = 1

    assert "seat 0 is known to hold more cards of kind" in why_refused(GAME, plain)


@pytest.mark.parametrize("name", ["tableau", "held", "hand_size", "settled"])
def test_a_side_that_is_miscounted_is_found(name: str) -> None:
    s = laid().turn(0).state
    # Two more, because that is one more discovery in a tableau.
    setattr(s.sides[1], name, getattr(s.sides[1], name) + 2)

    assert f"{name} is miscounted" == GAME.unsound(s)


@pytest.mark.parametrize("name", ["pile_size", "under_size", "events_in_pile"])
def test_a_pile_that_is_miscounted_is_found(name: str) -> None:
    s = laid().turn(0).state
    setattr(s, name, getattr(s, name) + 1)

    assert f"{name} is miscounted" == GAME.unsound(s)
