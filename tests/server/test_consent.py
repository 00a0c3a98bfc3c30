"""What nobody may do to anybody without asking: rewind a game, take a question away again and again, stop a clock, hold a game up."""

from __future__ import annotations

import time
from contextlib import ExitStack

from kit import rule
from server.guests import Guest, Line, Message
from server.hosting import Inn, Shelved, found
from server.test_takeback import forgotten, has_drawn, refusal, round_table

from themis.core.session import Session
from themis.server.protocol import Clock

CLOCK = Clock(600, 0)


def has_handed_over(session: Session) -> bool:
    """Seat 0 has ended its turn, seat 1 is asked, and nobody has learned anything from it."""
    return session.waiting() == [1] and not session.undo_refusal(0)


def asked_for(line: Line) -> Message:
    request: Message = line.until_table(lambda table: table["request"] is not None)["request"]
    return request


# Undo


@rule("TAB-UNDO-02")
def test_a_choice_that_asks_somebody_else_is_undone_once(inn: Inn, stack: ExitStack) -> None:
    hers, bens = round_table(inn, stack, found(has_handed_over, "Ada", "Ben"), "Ada", "Ben")
    end = hers.game["undo"]["choice"]
    assert "done" == hers.undo()["type"]
    assert "done" == hers.choose(end)["type"]
    assert [1] == hers.game["waiting"]

    assert {"choice": "", "refusal": "handed-over", "can_ask": True} == hers.game["undo"]
    assert ("not-now", ["TAB-UNDO-02"]) == refusal(hers.undo())
    bens.catch_up(hers.version)
    assert "done" == bens.choose(bens.offers[0])["type"], "whoever is asked has the time to answer"


@rule("TAB-UNDO-02")
def test_after_the_choice_of_somebody_else_one_may_undo_again(inn: Inn, stack: ExitStack) -> None:
    hers, bens = lines = round_table(inn, stack, found(has_handed_over, "Ada", "Ben"), "Ada", "Ben")
    hers.undo()
    hers.choose("end")
    while True:
        for line in lines:
            line.catch_up(max(other.version for other in lines))
        if hers.game["waiting"] == [1] and not hers.game["undo"]["refusal"]:
            break
        asked = hers if hers.offers else bens
        asked.choose("end" if "end" in asked.offers else asked.offers[0])

    assert "done" == hers.undo()["type"]


@rule("TAB-UNDO-02")
def test_against_bots_and_round_one_screen_undo_knows_no_such_end(inn: Inn, stack: ExitStack) -> None:
    shelved = found(has_handed_over, "Ada", "Ben")
    shelved.row.seats[1].user = shelved.user("Ada")
    [both] = round_table(inn, stack, shelved, "Ada")

    for _ in range(3):
        assert "done" == both.undo(seat=0)["type"]
        assert "done" == both.choose("end", seat=0)["type"]


@rule("TAB-UNDO-02")
def test_a_secret_bid_is_undone_as_often_as_one_likes_while_others_bid_too(inn: Inn, stack: ExitStack) -> None:
    shelved = found(lambda session: not session.undo_refusal(0) and session.waiting() == [1] and 1 in session.asked_before(), "Ada", "Ben")
    hers, bens = round_table(inn, stack, shelved, "Ada", "Ben")
    bid, version = hers.game["undo"]["choice"], bens.version

    for _ in range(2):
        assert "done" == hers.undo()["type"]
        assert "done" == hers.choose(bid)["type"]
    assert "done" == bens.choose(bens.offers[0], version=version)["type"], "his question has stayed the same"


@rule("TAB-UNDO-03")
def test_an_undo_gives_back_the_time_that_the_question_has_cost(inn: Inn, stack: ExitStack) -> None:
    hers, bens = round_table(inn, stack, found(has_handed_over, "Ada", "Ben", clock=CLOCK), "Ada", "Ben")
    before = bens.game["clocks"][1]
    time.sleep(0.3)
    bens.hello()
    assert bens.game["clocks"][1] <= before - 300

    hers.undo()

    assert before - 100 < hers.game["clocks"][1] <= 600_000


# Taking back


@rule("TAB-ASK-01", "TAB-ASK-02")
def test_whoever_is_away_and_played_for_by_a_bot_is_asked_too(inn: Inn, stack: ExitStack) -> None:
    shelved = found(has_drawn, "Ada", "Ben")
    [hers] = round_table(inn, stack, shelved, "Ada")
    version = hers.version
    inn.has_been_away(shelved.id, 1)
    assert "done" == hers.ask("warm", seat=1, on=True)["type"]

    assert "done" == hers.takeback()["type"]

    assert [1] == asked_for(hers)["needed"]
    assert version == hers.version, "nothing is taken back in silence"
    with inn.guest_of(shelved, "Ben").at(shelved.id) as bens:
        assert "done" == bens.answer(True)["type"]
        assert version + 1 == bens.version


@rule("TAB-ASK-02")
def test_a_person_answers_while_a_bot_keeps_their_seat_warm(inn: Inn, stack: ExitStack) -> None:
    hers, bens = round_table(inn, stack, found(has_drawn, "Ada", "Ben"), "Ada", "Ben")
    bens.ask("warm", seat=1, on=True)
    hers.takeback()

    assert "done" == bens.answer(True)["type"]
    assert [1] == bens.game["takebacks"][-1][1]


@rule("TAB-ASK-03")
def test_a_request_waits_for_whoever_is_away_even_if_everybody_goes(own_inn: Inn, stack: ExitStack) -> None:
    shelved = found(has_drawn, "Ada", "Ben")
    with ExitStack() as evening:
        [hers] = round_table(own_inn, evening, shelved, "Ada")
        hers.takeback()
        asked = asked_for(hers)
    own_inn.do(forgotten(own_inn, shelved))

    bens = stack.enter_context(own_inn.guest_of(shelved, "Ben").at(shelved.id))

    assert asked == bens.table["request"]
    assert "done" == bens.answer(True)["type"]


@rule("TAB-ASK-04")
def test_a_yes_is_no_answer_to_what_is_asked_later(inn: Inn, stack: ExitStack) -> None:
    hers, bens, cys = round_table(inn, stack, found(has_drawn, "Ada", "Ben", "Cy"), "Ada", "Ben", "Cy")
    hers.takeback()
    first = asked_for(bens)["number"]
    hers.answer(False)
    bens.until_table(lambda table: table["request"] is None)
    version = bens.version
    assert "done" == bens.ask("pause", on=True)["type"] and "done" == bens.ask("pause", on=False)["type"]
    cys.catch_up(version)
    inn.do(patience(inn, hers.table["id"]))
    hers.takeback()

    assert first + 1 == asked_for(bens)["number"]
    assert ("stale", ["TAB-ASK-04"]) == refusal(bens.ask("answer", request=first, agree=True))
    assert [] == asked_for(cys)["agreed"]


async def patience(inn: Inn, table: str) -> None:
    """Everybody has waited long enough."""
    (await inn.house._table(table)).conduct._vain.clear()


# Pauses


@rule("TAB-PAUSE-01", "TAB-PAUSE-03", "TAB-PAUSE-04")
def test_without_a_clock_anybody_pauses_once_and_everybody_is_told_who(inn: Inn, stack: ExitStack) -> None:
    hers, bens = round_table(inn, stack, Shelved("Ada", "Ben").play(lambda session: session.waiting() == [1]), "Ada", "Ben")
    seen = [hers.game["view"], bens.game["view"]]
    assert "done" == hers.ask("pause", on=True)["type"]
    assert (True, 0) == paused(bens.until_table(lambda table: table["paused"]))
    for line in (hers, bens):
        line.hello()
    assert seen == [hers.game["view"], bens.game["view"]], "nobody sees less than before, or more"

    assert "done" == bens.ask("pause", on=False)["type"]
    assert (False, -1) == paused(hers.until_table(lambda table: not table["paused"]))
    assert ("not-now", ["TAB-PAUSE-03"]) == refusal(hers.ask("pause", on=True))
    assert "done" == bens.choose(bens.offers[0])["type"]


@rule("TAB-PAUSE-03")
def test_after_a_choice_one_may_pause_again(inn: Inn, stack: ExitStack) -> None:
    hers, _ = round_table(inn, stack, Shelved("Ada", "Ben").play(lambda session: session.waiting() == [0]), "Ada", "Ben")
    for on in (True, False):
        hers.ask("pause", on=on)
    hers.choose(hers.offers[0])

    assert "done" == hers.ask("pause", on=True)["type"]


@rule("TAB-PAUSE-03")
def test_whoever_plays_against_bots_pauses_as_they_like(inn: Inn, stack: ExitStack) -> None:
    [hers] = round_table(inn, stack, Shelved("Ada", "bot easy", clock=CLOCK).play(lambda session: session.waiting() == [0]), "Ada")

    assert ["done"] * 4 == [hers.ask("pause", on=on)["type"] for on in (True, False, True, False)]


@rule("TAB-PAUSE-02", "TAB-ASK-01")
def test_a_clock_is_stopped_by_all_together(inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben", clock=CLOCK).play(lambda session: session.waiting() == [0])
    hers, bens = round_table(inn, stack, shelved, "Ada", "Ben")
    assert "done" == bens.ask("pause", on=True)["type"]
    assert (False, -1) == paused(bens.table)
    assert ("pause", 1, [0]) == tuple(asked_for(hers)[key] for key in ("kind", "seat", "needed"))
    assert "not-now" == hers.takeback()["code"], "one request at a time"

    assert "done" == hers.choose(hers.offers[0])["type"]
    assert "pause" == asked_for(hers)["kind"], "the game may go on meanwhile"
    assert "done" == hers.answer(True)["type"]

    assert (True, 1) == paused(bens.until_table(lambda table: table["paused"]))
    assert "done" == hers.ask("pause", on=False)["type"]


def paused(table: Message) -> tuple[bool, int]:
    return table["paused"], table["paused_by"]


# Who may do anything at all


@rule("TAB-SEAT-01", "TAB-ASK-01")
def test_whoever_watches_decides_nothing(inn: Inn, stack: ExitStack, eve: Guest) -> None:
    shelved = found(has_drawn, "Ada", "Ben")
    [hers] = round_table(inn, stack, shelved, "Ada")
    eve.claims(shelved.id, hers.table["watch"])
    watching = stack.enter_context(eve.at(shelved.id))
    hers.takeback()

    assert ("not-your-seat", ["TAB-ASK-01"]) == refusal(watching.answer(True))
    assert ("not-your-seat", ["TAB-ASK-01"]) == refusal(watching.answer(False))
    assert ("not-your-seat", ["TAB-SEAT-01"]) == refusal(watching.ask("pause", on=True))
    assert -1 == watching.table["seats"][1]["warm_in"]
