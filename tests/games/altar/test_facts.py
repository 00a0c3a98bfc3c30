"""What an offered choice says beside its words: what it costs, and what it is worth."""

from __future__ import annotations

from games.altar.kit import GAME, Table, table

from themis.core.frame import waiting


def facts(t: Table, text: str) -> dict[str, int]:
    choice = GAME.catalogue.parse(text)
    assert choice is not None and t.offers(text)
    return GAME.facts(t.state, waiting(t.state)[0], choice)


def test_a_use_says_whether_it_is_a_main_action() -> None:
    t = table(3).hand(0, "pilgrim", "scout", "tyrant").turn(0)

    assert [{"main": 1}, {"main": 0}, {"main": 1}] == [facts(t, f"use {card}") for card in ("pilgrim", "scout", "tyrant")]


def test_a_ritual_says_which_sanctuary_it_builds_and_its_cards_what_they_are_worth() -> None:
    t = (
        table(3, "war", "love", "light")
        .realm("war", sanctuaries=1)
        .adorers("war", "amazon")
        .hand(0, "pilgrim", "hierophant", "warrior")
        .turn(0)
    )
    assert {"number": 2} == facts(t, "ritual war")

    t.play("ritual war")
    assert [1, 2, 1] == [facts(t, f"spend {card}")["number"] for card in ("pilgrim", "hierophant", "warrior")]
    assert {"number": 2} == facts(t, "spend-adorer amazon")


def test_a_target_says_its_toll_and_a_hand_its_size() -> None:
    t = table(4, "old", "love", "fear", "war").realm("love", active=1).realm("fear", active=1).adorers("fear", "scribe")
    t.hand(2, "mason", "mason").hand(3, "diviner").hand(0, "warrior", "thief", "pilgrim").turn(0).play("use thief")
    assert {"number": 2, "toll": 1} == facts(t, "steal 2")
    assert {"number": 1, "toll": 0} == facts(t, "steal 3")

    t.play("steal 3", "use warrior")
    assert [{"toll": 0}, {"toll": 1}] == [facts(t, f"destroy {god} active") for god in ("love", "fear")]


def test_where_the_words_say_it_all_there_is_nothing_more() -> None:
    t = table(3).hand(0, "amazon").turn(0)

    assert [{}, {}] == [facts(t, "adore amazon old"), facts(t, "end")]
