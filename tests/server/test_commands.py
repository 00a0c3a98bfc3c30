"""What a seat may do and when: everything else is refused with a code, a sentence and the rules in its way."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from kit import rule
from server.guests import Guest, Line
from server.hosting import Inn, Shelved, asks, found

from themis.core.session import Session


def seat_0_may_draw(session: Session) -> bool:
    return len(session.record.lines) > 20 and 0 in session.waiting() and "draw" in [choice.text for choice in session.options(0)]


def pair(inn: Inn, stack: ExitStack, shelved: Shelved) -> tuple[Line, Line]:
    table = inn.shelve(shelved)
    hers, bens = [stack.enter_context(inn.guest_of(shelved, name).at(table)) for name in ("Ada", "Ben")]
    return hers, bens


@pytest.mark.parametrize("behind", [1, -5, 99])
def test_a_choice_for_another_version_is_refused_and_the_game_is_shown_again(inn: Inn, stack: ExitStack, behind: int) -> None:
    hers, _ = pair(inn, stack, Shelved("Ada", "Ben").play(seat_0_may_draw))
    before = hers.game

    refused = hers.choose("draw", version=max(hers.version - behind, -1))

    assert "stale" == refused["code"]
    assert {**before, "keep": 0, "moves": hers.log} == hers.until("update")


def test_a_negative_version_is_no_way_around_the_check(inn: Inn, stack: ExitStack) -> None:
    hers, _ = pair(inn, stack, Shelved("Ada", "Ben").play(seat_0_may_draw))

    assert "stale" == hers.choose("draw", version=-1)["code"]
    assert "malformed" == hers.choose("draw", version=-2)["code"]


def test_a_command_that_is_sent_twice_is_carried_out_once(inn: Inn, stack: ExitStack) -> None:
    hers, bens = pair(inn, stack, Shelved("Ada", "Ben").play(seat_0_may_draw))
    version = hers.version

    first = hers.choose("draw", id="once", version=version)
    second = hers.choose("draw", id="once", version=version)

    assert {"type": "done", "id": "once", "version": version + 1} == first == second
    assert version + 1 == hers.version
    assert "done" == bens.ask("say", id="once", text="another guest's id is another id")["type"]


def test_the_same_id_twice_at_once_is_carried_out_once(inn: Inn, stack: ExitStack) -> None:
    hers, _ = pair(inn, stack, Shelved("Ada", "Ben").play(seat_0_may_draw))
    version = hers.version
    for _ in range(5):
        hers.tell("choose", id="once", version=version, seat=0, choice="draw")

    answers = [hers.until(lambda message: message.get("id") == "once") for _ in range(5)]

    assert [{"type": "done", "id": "once", "version": version + 1}] * 5 == answers
    assert version + 1 == hers.version


def test_an_illegal_choice_is_refused_with_its_rules(inn: Inn, stack: ExitStack) -> None:
    hers, _ = pair(inn, stack, Shelved("Ada", "Ben").play(seat_0_may_draw))
    held = set(hers.game["view"]["sides"][0]["hand"])
    missing = next(card for card in ("kiln", "road", "lyre", "vault") if card not in held)

    refused = hers.choose(f"place {missing}")

    assert "illegal" == refused["code"]
    assert refused["rules"] and all(rule.startswith("URU-") for rule in refused["rules"])
    assert [] == hers.choose("dance")["rules"]
    assert "illegal" == hers.choose("draw draw")["code"]


def test_nobody_chooses_for_a_seat_that_is_not_his_or_not_asked(inn: Inn, stack: ExitStack) -> None:
    hers, bens = pair(inn, stack, Shelved("Ada", "Ben").play(lambda session: seat_0_may_draw(session) and session.waiting() == [0]))

    assert "not-asked" == bens.choose("draw")["code"]
    assert "not-your-seat" == bens.choose("draw", seat=0)["code"]
    assert "not-your-seat" == bens.choose("draw", seat=7)["code"]
    assert "not-your-seat" == bens.undo(seat=0)["code"]
    assert "malformed" == bens.choose("draw", seat=-1)["code"]
    assert "done" == hers.choose("draw")["type"]


@rule("TAB-PAUSE-04")
def test_nothing_is_chosen_while_the_game_is_paused(inn: Inn, stack: ExitStack) -> None:
    hers, bens = pair(inn, stack, Shelved("Ada", "Ben").play(seat_0_may_draw))
    assert "done" == bens.ask("pause", on=True)["type"]

    assert "paused" == hers.choose("draw")["code"]
    assert "paused" == hers.undo()["code"]
    assert "done" == hers.ask("pause", on=False)["type"]
    assert "done" == hers.choose("draw")["type"]


def test_nothing_is_chosen_after_the_end_or_before_the_beginning(inn: Inn, stack: ExitStack, ada: Guest) -> None:
    ended = Shelved("Ada", "Ben").play(lambda session: session.state.over)
    ended.row.stage = "over"
    hers, _ = pair(inn, stack, ended)
    for refused in (hers.choose("draw"), hers.undo(), hers.takeback(), hers.ask("warm", seat=0, on=True)):
        assert "over" == refused["code"]

    early = stack.enter_context(ada.at(ada.opens("me", "link")))

    assert "not-now" == early.ask("choose", version=0, seat=0, choice="draw")["code"]
    assert "not-now" == early.ask("look", seat=0)["code"]
    assert "not-now" == early.ask("then", step=0)["code"]
    assert "not-now" == early.ask("pause", on=True)["code"]
    assert "not-now" == early.ask("rematch")["code"]


def test_why_a_thing_cannot_be_used(inn: Inn, stack: ExitStack) -> None:
    hers, bens = pair(inn, stack, Shelved("Ada", "Ben").play(lambda session: seat_0_may_draw(session) and session.waiting() == [0]))

    reasons = hers.ask("why", seat=0, target="hand:lyre")
    assert "reasons" == reasons["type"]
    assert [["place lyre"]] == [[reason["choice"]] for reason in reasons["reasons"] if reason["choice"].startswith("place")]
    assert [] == hers.ask("why", seat=0, target="nowhere")["reasons"]
    assert "not-your-seat" == bens.ask("why", seat=0, target="hand:lyre")["code"]


def test_the_board_as_it_was(inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben").play(seat_0_may_draw)
    hers, _ = pair(inn, stack, shelved)
    last = len(hers.log) - 1
    now = hers.game["view"]

    assert now == hers.ask("then", step=last)["view"]
    assert "done" == hers.choose("draw")["type"]
    assert now == hers.ask("then", step=last)["view"]
    assert hers.game["view"] == hers.ask("then", step=last + 1)["view"], "a choice that was made after the first question"
    assert "not-now" == hers.ask("then", step=last + 2)["code"]
    assert "not-now" == hers.ask("then", step=-1)["code"]
    assert Shelved("Ada", "Ben").session.view(0) == hers.ask("then", step=0)["view"]


def test_bids_that_are_made_at_the_same_time_do_not_get_in_each_others_way(inn: Inn, stack: ExitStack) -> None:
    hers, bens = pair(inn, stack, found(asks("SecretBids"), "Ada", "Ben"))
    assert [0, 1] == sorted(hers.game["waiting"])

    before = hers.version
    assert "done" == bens.choose(bens.offers[-1])["type"]
    bens.catch_up(before + 1)

    assert before == hers.version, "she has not heard of his bid"
    assert "done" == hers.choose(hers.offers[0])["type"]
