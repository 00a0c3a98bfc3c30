"""When plans are handed in: a majority begins a countdown, bots are waited for by nobody, and neither a restart nor a full disk is in the way."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from server.guests import Line
from server.hosting import Inn, Shelved
from server.plans import BLOTTO, FAST, SLOW, draft, late, revealed, shelved, sit
from serving import Server

from themis.server import drafts, workers
from themis.server.protocol import Clock
from themis.server.restore import snapshot_of
from themis.server.rows import Draft, Planning, SeatRow, TableRow

pytestmark = pytest.mark.usefixtures("blotto")


# The countdown


def row(people: int, hands: int, bots: int = 0, clock: Clock | None = None, users: int = 0) -> TableRow:
    seats = [SeatRow("human", f"{i}", user=f"user {i % (users or people)}") for i in range(people)]
    seats += [SeatRow("bot", "")] * bots
    plans = Planning({seat: Draft("plan 2 2 2", True, ["key"]) for seat in range(hands)})
    waiting = list(range(people + bots))
    return TableRow("id", "blotto", {}, seats, "", False, clock, "", stage="playing", waiting=waiting, planning=plans)


@pytest.mark.parametrize(
    ("people", "hands", "bots", "begins"),
    [
        (2, 1, 0, False),
        (3, 1, 0, False),
        (3, 2, 0, True),
        (4, 2, 0, False),
        (4, 3, 0, True),
        (5, 3, 0, True),
        (6, 3, 0, False),
        (6, 4, 0, True),
    ]
    + [(2, 1, 3, False), (2, 2, 3, True), (3, 2, 3, True), (3, 1, 3, False)],
)
def test_a_strict_majority_of_the_people_begins_the_countdown(people: int, hands: int, bots: int, begins: bool) -> None:
    assert (50_000 if begins else 0) == drafts.timed(row(people, hands, bots), 20, 30_000).planning.ends


def test_nobody_is_hurried_at_one_screen_over_days_or_where_the_game_does_not_want_it() -> None:
    def ends(of: TableRow, seconds: int = 20) -> int:
        return drafts.timed(of, seconds, 30_000).planning.ends

    assert 0 == ends(row(3, 2, users=1))
    assert 50_000 == ends(row(3, 2, users=2))
    assert [50_000, 0] == [ends(row(3, 2, clock=Clock(bank, 0))) for bank in (86_399, 86_400)]
    assert 0 == ends(row(3, 2), seconds=0)


def test_the_time_is_up_for_everybody_and_a_late_plan_is_completed_by_the_rules(hall: Inn, stack: ExitStack) -> None:
    names = ("Ada", "Ben", "Cy", "Di")
    ada, ben, cy, di = sit(hall, shelved(*names, options=FAST), stack, *names)
    ada.plan("plan 2 2 2", ready=True)
    ben.plan("plan 2 0 4", ready=True)
    assert -1 == ben.table["planning"]["left"], "two of four are no majority"
    cy.plan("plan 0 2 1")
    cy.plan("plan 0 2 4", ready=True)
    assert 0 < cy.table["planning"]["left"] <= 2000
    cy.plan("plan 0 9 9")
    ada.plan("plan 4 1 1", ready=True)

    di.catch_up(4)
    assert [[4, 1, 1], [2, 0, 4], [0, 4, 2], [4, 2, 0]] == revealed(di), (
        "as it was when the time was up, corrected; and nothing at all, filled"
    )
    assert di.table["planning"] is None or di.until_table(lambda table: table["planning"] is None)


def test_lowering_ones_hand_does_not_stop_the_countdown(hall: Inn, stack: ExitStack) -> None:
    names = ("Ada", "Ben", "Cy")
    ada, ben, cy = sit(hall, shelved(*names, options=FAST), stack, *names)
    ada.plan("plan 2 2 2", ready=True)
    ben.plan("plan 2 2 2", ready=True)
    left = ben.table["planning"]["left"]
    ada.plan("plan 1 1 1")
    ben.plan("plan 2 2 2")
    ben.until_ready()
    assert 0 <= ben.table["planning"]["left"] <= left

    cy.catch_up(3)
    assert [[4, 1, 1], [2, 2, 2], [4, 2, 0]] == revealed(cy)


def test_when_the_time_is_up_no_plan_is_taken_any_more(hall: Inn, stack: ExitStack) -> None:
    table = late(shelved("Ada", "Ben", "Cy"), left=-5, Ada="plan 2 2 2", Ben="plan 2 2 2")
    (cy,) = sit(hall, table, stack, "Cy")
    cy.tell("plan", id="late", version=0, seat=2, choice="plan 0 2 4", ready=True)

    assert cy.until(lambda message: message.get("id") == "late")["code"] in ("stale", "not-now")
    cy.catch_up(3)
    assert [[2, 2, 2], [2, 2, 2], [4, 2, 0]] == revealed(cy)


def test_a_pause_holds_the_countdown(hall: Inn, stack: ExitStack) -> None:
    names = ("Ada", "Ben", "Cy")
    ada, ben, cy = sit(hall, shelved(*names, options=FAST), stack, *names)
    ada.plan("plan 2 2 2", ready=True)
    ben.plan("plan 2 2 2", ready=True)
    cy.ask("pause", on=True)
    left = cy.table["planning"]["left"]
    assert 0 < left <= 2000
    assert "paused" == cy.plan("plan 1 1 4", ready=True)["code"]
    time.sleep(2.1)
    cy.ask("say", text="still here")
    assert 0 == cy.version

    cy.ask("pause", on=False)
    assert 0 < cy.table["planning"]["left"] <= left
    cy.catch_up(3)
    assert [4, 2, 0] == revealed(cy)[2]


def test_clocks_run_only_for_those_who_still_plan(hall: Inn, stack: ExitStack) -> None:
    table = shelved("Ada", "Ben", options=SLOW, clock=Clock(600, 30))
    ada, ben = sit(hall, table, stack, "Ada", "Ben")
    ada.plan("plan 2 2 2", ready=True)
    ada.until_ready(0)
    first = ada.table["planning"]["clocks"]
    time.sleep(0.2)
    ben.plan("plan 2 2 1")
    ben.hello()
    then = ben.table["planning"]["clocks"]
    assert first[0] == then[0] and then[1] <= first[1] - 200

    ben.plan("plan 2 2 2", ready=True)
    ben.catch_up(2)
    rewarded = [seat for seat, left in enumerate(ben.game["clocks"]) if left > 600_000]
    assert [seat for seat in (0, 1) if seat not in ben.game["waiting"]] == rewarded, "whoever is asked again is rewarded later"


def test_whose_clock_runs_out_is_planned_for_by_a_bot(hall: Inn, stack: ExitStack) -> None:
    table = shelved("Ada", "Ben", options=SLOW, clock=Clock(10, 0))
    table.row.clocks = [10_000, 100]
    (ada,) = sit(hall, table, stack, "Ada")
    ada.plan("plan 2 2 2", ready=True)

    ada.until_table(lambda table: bool(table["seats"][1]["warm"]))
    ada.until(lambda message: message["type"] == "update" and message["version"] > 0)
    assert [2, 2, 2] == revealed(ada)[0] and 6 == sum(revealed(ada)[1])


# Bots


def test_bots_are_ready_at_once_and_hand_in_with_the_people(hall: Inn, stack: ExitStack) -> None:
    table = shelved("Ada", "bot easy", "bot easy")
    (ada,) = sit(hall, table, stack, "Ada")
    assert [1, 2] == ada.table["planning"]["ready"]
    ada.plan("plan 2 2 2", ready=True)

    ada.until(lambda message: message["type"] == "update" and message["version"] > 0)
    assert [6, 6, 6] == [sum(plan) for plan in revealed(ada)]
    assert 7 == ada.version, "a whole plan and two in small steps"


def test_bots_alone_do_not_wait(hall: Inn, stack: ExitStack) -> None:
    table = shelved("bot easy", "bot easy", public=True)
    hall.shelve(table)
    eve = stack.enter_context(hall.guest("Eve").at(table.id))

    eve.until_stage("over")
    assert 4 == len(revealed(eve))


def test_a_bot_that_fails_is_planned_for_by_the_rules() -> None:
    session = shelved("Ada", "bot easy", "bot easy").session
    kept = row(1, 1, 2)
    half = ["put east 1"]
    wrong = ["put east 1", "put east 2"]

    for failed in ([], half, wrong):
        changes = drafts.handed_in(session, kept, {1: failed, 2: ["plan 1 1 4"]})
        assert ["plan 2 2 2", "plan 0 0 0", "plan 1 1 4"] == [change.line.text for change in changes]


def test_a_bot_plans_with_what_it_knows_until_it_has_planned() -> None:
    session = shelved("Ada", "bot easy").session
    choices = workers.plan("blotto", snapshot_of(session), 1, "easy", 1)

    assert ["put east", "put middle", "put west"] == [choice.rpartition(" ")[0] for choice in choices]
    assert [0, 1] == session.waiting()


def test_a_seat_that_is_kept_warm_is_planned_for_and_keeps_its_owners_draft(hall: Inn, stack: ExitStack) -> None:
    names = ("Ada", "Ben")
    ada, ben = sit(hall, shelved(*names), stack, *names)
    ben.plan("plan 1 1 1")
    ben.ask("warm", seat=1, on=True)
    ada.until_ready(1)
    assert "not-now" == ben.plan("plan 2 2 2")["code"]
    ben.ask("warm", seat=1, on=False)
    ada.until_ready()
    ben.hello()
    assert ("plan 1 1 1", False) == draft(ben)

    ada.plan("plan 2 2 2", ready=True)
    assert 0 == ada.version
    ben.ask("warm", seat=1, on=True)
    ada.until(lambda message: message["type"] == "update" and message["version"] > 0)
    assert 6 == sum(revealed(ada)[1])


# Accidents


def started(server: Server, table: Shelved, stack: ExitStack, *names: str) -> Callable[[], list[Line]]:
    """Everybody's pages at a server of one's own; called again after a restart."""
    identity = table.shelve(server.folder / "themis.db")
    server.start("--game-folder", str(BLOTTO))
    return lambda: [stack.enter_context(table.guest(name, server.port, identity).at(table.id)) for name in names]


def killed_and_started(server: Server) -> None:
    server.kill()
    server.start("--game-folder", str(BLOTTO))


def test_drafts_survive_a_killed_server(own_server: Server, stack: ExitStack) -> None:
    pages = started(own_server, shelved("Ada", "Ben", "Cy", options=SLOW), stack, "Ada", "Ben", "Cy")
    ada, ben, cy = pages()
    ada.plan("plan 2 2 2", ready=True, id="first")
    ada.plan("plan 4 1 1", ready=True, id="second")
    ben.plan("plan 9 0 1")

    killed_and_started(own_server)

    ada, ben, cy = pages()
    for line, plan in ((ada, ("plan 4 1 1", True)), (ben, ("plan 9 0 1", False)), (cy, ("", False))):
        assert plan == draft(line)
        assert [0] == line.table["planning"]["ready"]
    assert "done" == ada.plan("plan 2 2 2", ready=True, id="first")["type"], "it was kept before"
    ben.plan("plan 0 2 4", ready=True, id="third")
    cy.plan("plan 3 3 0", ready=True, id="last")
    cy.catch_up(3)
    assert [[4, 1, 1], [0, 2, 4], [3, 3, 0]] == revealed(cy)

    killed_and_started(own_server)

    ada, ben, cy = pages()
    assert [[4, 1, 1], [0, 2, 4], [3, 3, 0]] == revealed(cy)
    assert {"type": "done", "id": "last", "version": 3} == cy.plan("plan 3 3 0", ready=True, id="last", version=0)
    assert "reused-id" == cy.plan("plan 0 0 0", id="last", version=0)["code"]


def test_a_countdown_survives_a_killed_server_and_ends_although_nobody_looks(own_server: Server, stack: ExitStack) -> None:
    table = late(shelved("Ada", "Ben", "Cy"), left=600, Ada="plan 2 2 2", Ben="plan 4 2 0")
    pages = started(own_server, table, stack, "Cy")
    (cy,) = pages()
    assert 500_000 < cy.table["planning"]["left"] <= 600_000

    own_server.kill()
    late(table, left=0.5, Ada="plan 2 2 2", Ben="plan 4 2 0").shelve(own_server.folder / "themis.db")
    own_server.start("--game-folder", str(BLOTTO))

    with closing(sqlite3.connect(own_server.folder / "themis.db")) as database:
        deadline = time.monotonic() + 20
        while not database.execute("SELECT 1 FROM entries").fetchone() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert 3 == len(database.execute("SELECT 1 FROM entries").fetchall())
    (cy,) = pages()
    assert [[2, 2, 2], [4, 2, 0], [4, 2, 0]] == revealed(cy)


def test_plans_that_cannot_be_stored_are_handed_in_later_and_all_together(own_inn: Inn, tmp_path: Path, stack: ExitStack) -> None:
    table = late(shelved("Ada", "Ben", "Cy"), left=-1, Ada="plan 2 2 2", Ben="plan 4 2 0")
    own_inn.shelve(table)
    with closing(sqlite3.connect(tmp_path / "themis.db")) as other:
        other.execute("BEGIN EXCLUSIVE")
        cy = stack.enter_context(own_inn.guest_of(table, "Cy").at(table.id))
        assert "storage" == cy.ask("say", text="is anybody there?")["code"]
        assert 0 == cy.version
        assert "not-now" == cy.plan("plan 1 1 4", ready=True)["code"]

    cy.catch_up(3)
    assert [[2, 2, 2], [4, 2, 0], [4, 2, 0]] == revealed(cy)
    assert [0, 3] == [update["version"] for update in cy.heard_of("update")]


def test_a_draft_that_cannot_be_stored_is_refused(own_inn: Inn, tmp_path: Path, stack: ExitStack) -> None:
    ada, ben = sit(own_inn, shelved("Ada", "Ben"), stack, "Ada", "Ben")
    with closing(sqlite3.connect(tmp_path / "themis.db")) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "storage" == ada.plan("plan 2 2 2", ready=True, id="again")["code"]

    assert "done" == ada.plan("plan 2 2 2", ready=True, id="again")["type"]
    ben.until_ready(0)
