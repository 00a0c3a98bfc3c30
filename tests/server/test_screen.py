"""Several people round one screen: it shows a hand only while its owner looks."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from server.guests import Guest, Line, play_out
from server.hosting import Inn, Shelved, verified, within

from themis.core.record import parse

CURTAIN = -1


def two_at_one_screen(choices: int = 40, *others: str) -> Shelved:
    """Ada and Eve share Ada's screen."""
    shelved = Shelved("Ada", "Eve", *others).play(lambda session: len(session.record.lines) >= choices and session.waiting() == [0])
    shelved.row.seats[1].user = shelved.user("Ada")
    return shelved


def hands(game: dict[str, Any]) -> list[object]:
    return [side["hand"] for side in game["view"]["sides"]]


def test_the_curtain_falls_after_every_turn(inn: Inn) -> None:
    shelved = two_at_one_screen(250)
    table = inn.shelve(shelved)
    with inn.guest_of(shelved, "Ada").at(table) as screen:
        play_by_looking(screen)

        record = inn.guest_of(shelved, "Ada").get(f"/api/tables/{table}/record").text
        truth = verified(record)
        check_no_hand_is_shown_to_others(screen, parse(record).names, truth.record.result)


def play_by_looking(screen: Line) -> None:
    while not screen.over:
        if screen.eyes == CURTAIN:
            assert [] == screen.offers
            seat = screen.game["waiting"][0]
            assert "done" == screen.ask("look", seat=seat)["type"]
            assert seat == screen.eyes
        before = screen.eyes
        assert "done" == screen.choose(screen.offers[len(screen.log) % len(screen.offers)])["type"]
        assert screen.eyes == (before if before in screen.game["waiting"] else CURTAIN)


def check_no_hand_is_shown_to_others(screen: Line, names: list[str], result: str) -> None:
    assert 2 == len(names) and result
    for update in screen.heard_of("update"):
        if update["result"]:
            continue
        shown = [seat for seat, hand in enumerate(hands(update)) if hand is not None]
        private = {event[1][0] for move in update["moves"] for event in move["events"] if event[0] in ("drew", "facedown-drawn")}
        assert shown == [seat for seat in (0, 1) if seat == update["eyes"]]
        assert private <= {update["eyes"]}


def test_one_looks_with_ones_own_seats_eyes_only(inn: Inn) -> None:
    shelved = two_at_one_screen(40, "Ben")
    table = inn.shelve(shelved)
    with inn.guest_of(shelved, "Ada").at(table) as screen, inn.guest_of(shelved, "Ben").at(table) as bens:
        assert CURTAIN == screen.eyes
        for seat in (2, 3, 9):
            assert "not-your-seat" == screen.ask("look", seat=seat)["code"]
        assert "not-your-seat" == bens.ask("look", seat=0)["code"]
        assert CURTAIN == screen.eyes and 2 == bens.eyes
        assert "done" == screen.ask("look", seat=1)["type"]
        assert "done" == screen.ask("look", seat=CURTAIN)["type"]
        assert CURTAIN == screen.eyes


def test_a_look_at_a_hand_ends_with_the_next_change(inn: Inn) -> None:
    shelved = two_at_one_screen()
    table = inn.shelve(shelved)
    with inn.guest_of(shelved, "Ada").at(table) as screen:
        screen.ask("look", seat=1)
        assert 1 == screen.eyes
        offers = [choice.text for choice in shelved.session.options(0)]

        assert "done" == screen.choose(offers[0], seat=0)["type"]
        assert screen.eyes == (1 if 1 in screen.game["waiting"] else CURTAIN)


def test_behind_the_curtain_nothing_is_said_about_hands(inn: Inn) -> None:
    shelved = two_at_one_screen()
    table = inn.shelve(shelved)
    with inn.guest_of(shelved, "Ada").at(table) as screen:
        assert "not-now" == screen.ask("why", seat=0, target="hand:kiln")["code"]
        assert shelved.session.view(CURTAIN) == screen.ask("then", step=len(screen.log) - 1)["view"]
        story = inn.guest_of(shelved, "Ada").get(f"/api/tables/{table}/transcript").text
        screen.ask("look", seat=0)
        assert "reasons" == screen.ask("why", seat=0, target="hand:kiln")["type"]
        assert story == inn.guest_of(shelved, "Ada").get(f"/api/tables/{table}/transcript").text


def test_whoever_reloads_keeps_his_eyes_only_while_he_is_asked(inn: Inn) -> None:
    shelved = two_at_one_screen()
    table = inn.shelve(shelved)
    ada = inn.guest_of(shelved, "Ada")
    for wished, given in ((0, 0), (1, CURTAIN), (CURTAIN, CURTAIN), (5, CURTAIN)):
        with ada.knocks(table) as screen:
            screen.hello(eyes=wished)
            assert given == screen.eyes


def test_two_tabs_are_two_screens_with_a_curtain_each(ada: Guest, stack: ExitStack) -> None:
    table = ada.opens("me", "here Eve")
    screen, other = stack.enter_context(ada.at(table)), stack.enter_context(ada.at(table))
    asked = screen.game["waiting"][0]
    screen.ask("look", seat=asked)

    assert CURTAIN == other.eyes
    assert "done" == screen.choose("draw", seat=asked)["type"]
    other.catch_up(screen.version)
    assert CURTAIN == other.eyes
    assert [None, None] == hands(other.game)


def test_a_shared_screen_and_a_bot(inn: Inn, ada: Guest) -> None:
    with ada.at(ada.opens("me", "here Eve", "bot easy")) as screen:
        while screen.version < 25:
            if not {0, 1} & set(screen.game["waiting"]):
                screen.until("update")
                continue
            screen.ask("look", seat=next(seat for seat in screen.game["waiting"] if seat < 2))
            if screen.offers:
                screen.choose(screen.offers[0])
        assert 25 <= len(screen.log) - 1


def test_lines_of_strangers_stay_at_their_own_eyes(inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben").play(within(8, 2))
    inn.shelve(shelved)
    lines = [stack.enter_context(inn.guest_of(shelved, name).at(shelved.id)) for name in ("Ada", "Ben")]
    play_out(lines)

    assert [{0}, {1}] == [{update["eyes"] for update in line.heard_of("update")} for line in lines]
