"""What an offered choice says beside its words: what it costs, what it is worth, and at which piece it is made."""

from __future__ import annotations

import pytest
from games.altar.laying import GAME, Table, table

from themis.core.frame import options


def test_a_use_says_whether_it_is_a_main_action() -> None:
    t = table(3).hand(0, "pilgrim", "scout", "tyrant").turn(0)

    assert [{"main": 1}, {"main": 0}, {"main": 1}] == [t.facts(f"use {card}") for card in ("pilgrim", "scout", "tyrant")]


def test_a_ritual_says_which_sanctuary_it_builds_and_its_cards_what_they_are_worth() -> None:
    t = (
        table(3, "war", "love", "light")
        .realm("war", sanctuaries=1)
        .adorers("war", "amazon")
        .hand(0, "pilgrim", "hierophant", "warrior")
        .turn(0)
    )
    assert {"number": 2} == t.facts("ritual war")

    t.play("ritual war")
    assert [1, 2, 1] == [t.facts(f"spend {card}")["number"] for card in ("pilgrim", "hierophant", "warrior")]
    assert {"number": 2} == t.facts("spend-adorer amazon")


def test_a_target_says_its_toll_and_a_hand_its_size() -> None:
    t = table(4, "old", "love", "fear", "war").realm("love", active=1).realm("fear", active=1).adorers("fear", "scribe")
    t.hand(2, "mason", "mason").hand(3, "diviner").hand(0, "warrior", "thief", "pilgrim").turn(0).play("use thief")
    assert {"number": 2, "toll": 1} == t.facts("steal 2")
    assert {"number": 1, "toll": 0} == t.facts("steal 3")

    t.play("steal 3", "use warrior")
    assert [{"toll": 0}, {"toll": 1}] == [t.facts(f"destroy {god} active") for god in ("love", "fear")]


def test_where_the_words_say_it_all_there_is_nothing_more() -> None:
    t = table(3).hand(0, "amazon").turn(0)

    assert {} == t.facts("adore amazon old")


def made_at(t: Table) -> dict[str, str]:
    """What is offered, and the thing at which it is chosen."""
    seat = t.waiting[0]
    return {choice.text: GAME.target(t.state, seat, choice) for choice in options(t.state, seat)}


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("warrior", {"destroy love active": "altars:love:active", "destroy love inactive": "altars:love:inactive"}),
        ("conqueror", {"seize love active": "altars:love:active", "seize love inactive": "altars:love:inactive"}),
        ("heretic", {"deactivate love": "altars:love:active"}),
        ("assassin", {"banish love scribe": "adorers:love:scribe"}),
        ("temptress", {"lure love scribe": "adorers:love:scribe"}),
    ],
)
def test_what_happens_to_an_altar_or_a_worshipper_is_chosen_at_that_very_piece(card: str, targets: dict[str, str]) -> None:
    t = table(3, "old", "love", "war").realm("love", active=1, inactive=1).adorers("love", "scribe").realm("old", inactive=1)

    assert targets == made_at(t.hand(0, card).turn(0).play(f"use {card}"))


def test_one_of_two_realms_is_activated_at_an_inactive_altar_and_grows_at_the_realm() -> None:
    t = table(2).realm("old", inactive=1).realm("love", inactive=1).hand(0, "priestess", "pilgrim").turn(0)

    assert {"activate old": "altars:old:inactive", "activate love": "altars:love:inactive"} == made_at(t.play("use priestess"))
    assert {"discover old": "altars:old", "discover love": "altars:love"} == made_at(t.play("activate old", "use pilgrim"))


def test_the_end_says_how_many_main_actions_are_given_up() -> None:
    t = table(3).hand(0, "pilgrim", "scout").turn(0)
    assert {"number": t.state.actions} == t.facts("end")

    # What costs no main action is no reason to stay.
    assert {} == table(3).hand(0, "scout").turn(0).facts("end")
