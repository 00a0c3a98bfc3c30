"""Whole plans: everybody plans at once and in secret, changes their mind freely, and nobody learns more than who is ready."""

from __future__ import annotations

import shutil
from contextlib import ExitStack
from pathlib import Path

import pytest
from kit import rule
from server.guests import Line
from server.hosting import Inn
from server.plans import SLOW, ask_pong, draft, fields, revealed, shelved, sit, until_game, witnessed

from themis.core.record import parse
from themis.core.session import follow
from themis.games import find

pytestmark = pytest.mark.usefixtures("blotto")


# Drafts


def test_plans_are_revealed_together_as_soon_as_all_are_ready(hall: Inn, stack: ExitStack) -> None:
    ada, ben = sit(hall, shelved("Ada", "Ben"), stack, "Ada", "Ben")
    assert ("plan", [0, 1], []) == (ada.game["drafts"], ada.game["waiting"], ada.offers)

    assert "done" == ada.plan("plan 2 2 2", ready=True)["type"]
    ben.until_ready(0)
    assert 0 == ada.version and 0 == len(revealed(ada))
    assert "done" == ben.plan(" Plan 0  2 4", ready=True)["type"]

    for line in (ada, ben):
        line.catch_up(2)
        assert [[2, 2, 2], [0, 2, 4]] == revealed(line)
        assert [0, 2] == sorted({update["version"] for update in line.heard_of("update")}), "both at once"
        line.until_table(lambda table: table["planning"] is None)
        assert "" == line.game["drafts"]


def test_a_plan_may_be_changed_after_one_was_ready(hall: Inn, stack: ExitStack) -> None:
    ada, ben = sit(hall, shelved("Ada", "Ben"), stack, "Ada", "Ben")
    ada.plan("plan 2 2 2", ready=True)
    ada.plan("plan 2 2 2")
    ben.until_ready(0)
    ben.until_ready()
    ada.plan("plan 4 2 0", ready=True)
    ada.plan("plan 3 3 0", ready=True)
    ben.plan("plan 1 1 4", ready=True)

    ben.catch_up(2)
    assert [[3, 3, 0], [1, 1, 4]] == revealed(ben)


def test_a_plan_that_is_sent_twice_is_kept_once(hall: Inn, stack: ExitStack) -> None:
    ada, ben = sit(hall, shelved("Ada", "Ben"), stack, "Ada", "Ben")
    ada.plan("plan 2 2 2", ready=True, id="first")
    ada.plan("plan 0 0 0", id="second")

    assert {"type": "done", "id": "first", "version": 0} == ada.plan("plan 2 2 2", ready=True, id="first")
    ada.hello()
    assert ("plan 0 0 0", False) == draft(ada)
    assert [] == ada.table["planning"]["ready"]

    ada.plan("plan 4 1 1", ready=True, id="third")
    ben.plan("plan 4 1 1", ready=True)
    ada.catch_up(2)
    assert "done" == ada.plan("plan 2 2 2", ready=True, id="first", version=0)["type"]
    assert "reused-id" == ada.plan("plan 0 0 0", id="first", version=0)["code"]
    assert 2 == ada.version


def test_a_plan_that_comes_late_or_for_another_turn_disturbs_nothing(hall: Inn, stack: ExitStack) -> None:
    ada, ben = sit(hall, shelved("Ada", "Ben"), stack, "Ada", "Ben")
    assert "stale" == ada.plan("plan 2 2 2", version=7)["code"]
    ada.plan("plan 2 2 2", ready=True)
    ben.plan("plan 2 2 2", ready=True)
    ada.catch_up(2)

    heard = len(ben.texts)
    assert "stale" == ada.plan("plan 6 0 0", version=0)["code"]
    assert "not-now" == ada.plan("plan 6 0 0", version=2)["code"]
    assert "pong" == ask_pong(ben)
    assert ["update", "table"] == [message["type"] for message in ben.heard[heard:] if message["type"] not in ("pong", "done")]
    assert 2 == ben.version and [[2, 2, 2]] * 2 == revealed(ben)


@pytest.mark.parametrize(
    "text", ["plan -1 4 3", "plan 2 2", "plan 2 2 2 0", "plan 10 0 0", "plan 2 2 x", "plan", "plans 2 2 2", "put east 2", "plan 2 2 0002"]
)
def test_what_is_no_plan_is_refused_and_the_draft_stays(hall: Inn, stack: ExitStack, text: str) -> None:
    (ada,) = sit(hall, shelved("Ada", "Ben"), stack, "Ada")
    ada.plan("plan 1 2 3")

    assert ("illegal", []) == fields(ada.plan(text, ready=True), "code", "rules")
    ada.hello()
    assert ("plan 1 2 3", False) == draft(ada)


def test_nobody_is_ready_with_a_plan_that_breaks_a_rule_and_yet_it_is_kept(hall: Inn, stack: ExitStack) -> None:
    table = shelved("Ada", "Ben")
    ada, again, ben = sit(hall, table, stack, "Ada", "Ada", "Ben")

    assert ("illegal", ["BLO-PLAN-01", "BLO-PLAN-02"]) == fields(ada.plan("plan 9 0 0", ready=True), "code", "rules")
    again.until("draft")
    assert ("plan 9 0 0", False) == draft(again)
    assert "done" == ada.plan("plan 0 9 0")["type"], "not ready, anything may be tried"
    assert [] == ben.table["planning"]["ready"]


def test_only_those_who_plan_may_plan_and_only_as_a_whole(hall: Inn, stack: ExitStack) -> None:
    table = shelved("Ada", "Ben", public=True)
    ada, ben = sit(hall, table, stack, "Ada", "Ben")
    eve = stack.enter_context(hall.guest("Eve").at(table.id))

    assert "not-your-seat" == ada.plan("plan 2 2 2", seat=1)["code"]
    assert "not-your-seat" == eve.plan("plan 2 2 2", seat=0)["code"]
    assert "not-now" == ada.choose("put east 2")["code"]
    assert "not-now" == ada.choose("plan 2 2 2")["code"]
    assert "plan" == eve.game["drafts"] and [] == eve.heard_of("draft")
    assert 0 == ben.version


def test_ones_own_pages_share_a_draft(hall: Inn, stack: ExitStack) -> None:
    ada, again = sit(hall, shelved("Ada", "Ben"), stack, "Ada", "Ada")
    assert ("", False) == draft(again)

    ada.plan("plan 1 1 1")
    again.until("draft")
    again.plan("plan 2 2 2", ready=True, id="other")
    ada.until_ready(0)

    assert ("plan 2 2 2", True) == draft(ada)
    assert 1 == len(again.heard_of("draft")) - 1, "whoever changes it knows"


# Secrecy


def test_others_hear_the_same_bytes_whatever_and_however_often_somebody_plans(tmp_path: Path) -> None:
    table = shelved("Ada", "Ben", "Cy", options=SLOW, public=True)
    table.row.changed = 1_000
    table.shelve(tmp_path / "one.db")
    shutil.copy(tmp_path / "one.db", tmp_path / "two.db")

    def at_once(ada: Line) -> None:
        ada.plan("plan 2 2 2", ready=True)

    def wavering(ada: Line) -> None:
        for plan in ("plan 4 0 0", "plan 4 1 0", "plan 9 9 9", "plan 0 0 0"):
            ada.plan(plan)
        ada.plan("plan 4 4 4", ready=True)
        ada.plan("plan 1 1")
        ada.plan("plan 1 1 4", ready=True)
        for plan in ("plan 0 3 3", "plan 4 1 1", "plan 4 2 0"):
            ada.plan(plan, ready=True)

    told = witnessed(tmp_path / "one.db", table, "plan 0 2 4", at_once)
    assert told == witnessed(tmp_path / "two.db", table, "plan 0 2 4", wavering)
    assert all(any(known in text for text in told) for known in ('"ready":[0,1]', '"changed":1000', "Who is ready?")), "that much is known"


def test_a_table_waits_for_those_who_are_not_ready(hall: Inn, stack: ExitStack) -> None:
    table = shelved("Ada", "Ben")
    ada, _ = sit(hall, table, stack, "Ada", "Ben")

    def asked(name: str) -> bool:
        lines = hall.guest_of(table, name).get("/api/tables").body["tables"]
        return bool(next(line["asked"] for line in lines if line["id"] == table.id))

    assert asked("Ada") and asked("Ben")
    ada.plan("plan 2 2 2", ready=True)
    assert not asked("Ada") and asked("Ben")
    ada.plan("plan 2 2 2")
    assert asked("Ada")


# Taking back


@rule("TAB-BACK-02")
def test_nobody_takes_a_plan_back_or_goes_back_behind_it(hall: Inn, stack: ExitStack) -> None:
    ada, ben = sit(hall, shelved("Ada", "Ben"), stack, "Ada", "Ben")
    ada.plan("plan 2 2 2", ready=True)
    ben.plan("plan 2 2 2", ready=True)
    for line in (ada, ben):
        line.catch_up(2)
        assert {"choice": "", "refusal": "chance", "can_ask": False} == line.game["undo"]
        assert "illegal" == line.undo()["code"]
        assert ("not-now", "everybody has seen the plans; nobody changes theirs any more") == fields(line.takeback(), "code", "message")


@rule("TAB-UNDO-04")
def test_what_was_done_before_planning_is_undone_only_while_nobody_else_is_ready(hall: Inn, stack: ExitStack) -> None:
    table = shelved("Ada", "Ben")
    for seat in (0, 1):
        table.choose(seat, "plan 2 2 2")
    boaster = table.session.waiting()[0]
    table.choose(boaster, "hush")
    lines = sit(hall, table, stack, "Ada", "Ben")
    mine, other = lines[boaster], lines[1 - boaster]
    mine.plan("plan 1 1 1")
    other.plan("plan 2 2 2", ready=True)
    assert "hush" == mine.game["undo"]["choice"]
    assert "not-now" == mine.undo()["code"]

    other.plan("plan 2 2 2")
    assert "done" == mine.undo()["type"]
    assert ["boast", "hush"] == mine.offers
    mine.choose("boast")
    assert "plan" == mine.game["drafts"]
    mine.hello()
    assert ("", False) == draft(mine), "another turn, another plan"


# Several people at one screen


def test_at_one_screen_a_plan_that_is_ready_is_put_away_and_can_be_taken_out_again(hall: Inn, stack: ExitStack) -> None:
    table = shelved("Ada", "Ben", "Cy")
    for seat in table.row.seats[:2]:
        seat.user = table.user("Ada")
    hall.shelve(table)
    screen = stack.enter_context(hall.guest_of(table, "Ada").at(table.id))
    assert -1 == screen.eyes and [] == screen.heard_of("draft")
    screen.ask("look", seat=0)
    screen.plan("plan 2 2 2", ready=True)
    assert -1 == screen.eyes, "the curtain falls"
    screen.ask("look", seat=1)
    assert ("", False) == draft(screen) and 1 == screen.heard_of("draft")[-1]["seat"]
    screen.plan("plan 1 1 1")

    screen.ask("look", seat=0)
    assert ("plan 2 2 2", True) == draft(screen)
    screen.plan("plan 3 3 0")
    screen.plan("plan 3 3 0", ready=True)
    assert -1 == screen.eyes
    screen.ask("look", seat=1)
    assert ("plan 1 1 1", False) == draft(screen)


def test_a_whole_game_and_its_record(hall: Inn, stack: ExitStack) -> None:
    table = shelved("Ada", "Ben", "bot easy")
    ada, ben = sit(hall, table, stack, "Ada", "Ben")
    while not ada.over:
        ada.plan("plan 2 2 2", ready=True)
        ben.plan("plan 9 9 9", ready=True)
        ben.plan("plan 4 1 1", ready=True)
        for line in (ada, ben):
            until_game(line, lambda game: game["drafts"] == "")
        for line in (ada, ben):
            if line.offers:
                line.choose("boast")
        for line in (ada, ben):
            until_game(line, lambda game: game["drafts"] != "" or game["result"] is not None)

    record = parse(hall.guest_of(table, "Ada").get(f"/api/tables/{table.id}/record").text)
    assert follow(find("blotto"), record, record.secret).state.over
    assert 2 == len([line for line in record.lines if line.text == "plan 4 1 1"])
