"""Whole plans: everybody plans at once and in secret, changes their mind freely, and nobody learns more than who is ready."""

from __future__ import annotations

import re
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from server.guests import Guest, Line, Message
from server.hosting import Inn, Shelved
from serving import Server

from themis import games
from themis.core.record import parse
from themis.core.session import follow
from themis.games import find, invite
from themis.server import drafts, workers
from themis.server.protocol import Clock
from themis.server.rows import Draft, Planning, SeatRow, TableRow
from themis.server.tables import snapshot_of

BLOTTO = Path(__file__).parent / "blotto"
SLOW = {"countdown": "none"}
FAST = {"countdown": "two"}


@pytest.fixture(scope="module", autouse=True)
def invited() -> Iterator[None]:
    invite(BLOTTO)
    yield
    del games._invited["blotto"]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, invited: None) -> Iterator[Inn]:
    opened = Inn(tmp_path_factory.mktemp("hall") / "themis.db", busy_seconds=0.05).open()
    yield opened
    opened.close()


def shelved(*seats: str, options: dict[str, str] | None = None, clock: Clock | None = None, public: bool = False) -> Shelved:
    return Shelved(*seats, game="blotto", options=options, clock=clock, public=public)


def sit(inn: Inn, table: Shelved, stack: ExitStack, *names: str) -> list[Line]:
    """Everybody with a page of their own."""
    inn.shelve(table)
    return [stack.enter_context(inn.guest_of(table, name).at(table.id)) for name in names]


def draft(line: Line) -> tuple[str, bool]:
    """The last draft that a page was told."""
    last = line.heard_of("draft")[-1]
    return last["choice"], last["ready"]


def until_game(line: Line, fits: Callable[[Message], bool]) -> None:
    """Listens until the game is as wanted, which it may be already."""
    while not fits(line.game):
        line.receive()


def revealed(line: Line) -> list[list[int]]:
    """The plans that everybody has seen, by seat."""
    events = [event for move in line.log for event in move["events"] if event[0] == "revealed"]
    return [values[1:] for _, values, _ in events]


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
    assert "done" == ada.plan("plan 0 0 0", id="first", version=0)["type"]
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


def ask_pong(line: Line) -> str:
    line.tell("ping")
    return str(line.until("pong")["type"])


@pytest.mark.parametrize(
    "text", ["plan -1 4 3", "plan 2 2", "plan 2 2 2 0", "plan 10 0 0", "plan 2 2 x", "plan", "plans 2 2 2", "put east 2", "plan 2 2 0002"]
)
def test_what_is_no_plan_is_refused_and_the_draft_stays(hall: Inn, stack: ExitStack, text: str) -> None:
    (ada,) = sit(hall, shelved("Ada", "Ben"), stack, "Ada")
    ada.plan("plan 1 2 3")

    assert ("illegal", []) == fields(ada.plan(text, ready=True), "code", "rules")
    ada.hello()
    assert ("plan 1 2 3", False) == draft(ada)


def fields(message: Message, *names: str) -> tuple[object, ...]:
    return tuple(message[name] for name in names)


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


PATHS = ["/api/tables", "/api/health", "/api/tables/{table}/record", "/api/tables/{table}/transcript?lang=en"]


def witnessed(database: Path, table: Shelved, plans: Callable[[Line], None]) -> list[str]:
    """Everything that everybody but Ada can hear and ask for while she plans."""
    with ExitStack() as stack:
        inn = Inn(database).open()
        stack.callback(inn.close)
        names = ("Ada", "Ada", "Ben", "Cy")
        ada, again, *others = [stack.enter_context(inn.guest_of(table, name).at(table.id)) for name in names]
        watcher = Guest(inn.port, "Eve", inn.house.identity.cookie_for("eve"))
        others.append(stack.enter_context(watcher.at(table.id)))
        others[0].plan("plan 0 2 4", ready=True)
        ada.until_ready(1)
        plans(ada)
        ada.until_ready(0, 1)
        others[0].ask("say", text="Who is ready?")
        others[0].plan("plan 0 3 3", ready=True)
        others[1].ask("look", seat=2)
        others[1].ask("then", step=0)
        others[1].hello()
        told: list[str] = []
        for line in others:
            assert "pong" == ask_pong(line)
            told += [*line.texts, "|"]
        for guest in (inn.guest_of(table, "Ben"), inn.guest_of(table, "Cy"), watcher):
            answers = [guest.get(path.format(table=table.id)) for path in PATHS]
            answers.append(guest.post(f"/api/tables/{table.id}/welcome", {"token": "", "name": "x"}))
            told += [f"{answer.status} { ({**answer.headers, 'date': ''}) } {answer.text}" for answer in answers]
        assert "pong" == ask_pong(again) and 1 < len(again.heard_of("draft"))
    return [re.sub(r'"at":\d+', '"at":0', text) for text in told]


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

    told = witnessed(tmp_path / "one.db", table, at_once)
    assert told == witnessed(tmp_path / "two.db", table, wavering)
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


def late(table: Shelved, *, left: float, **plans: str) -> Shelved:
    """Planning with a countdown that ends so many seconds from now; whoever has a plan is ready."""
    names = [seat.name for seat in table.row.seats]
    kept = {names.index(name): Draft(plan, True, [f"by {name}"]) for name, plan in plans.items()}
    table.row.planning = Planning(kept, ends=int((time.time() + left) * 1000))
    return table


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
    assert {"type": "done", "id": "last", "version": 3} == cy.plan("plan 0 0 0", id="last", version=0)


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


# Taking back


def test_nobody_takes_a_plan_back_or_goes_back_behind_it(hall: Inn, stack: ExitStack) -> None:
    ada, ben = sit(hall, shelved("Ada", "Ben"), stack, "Ada", "Ben")
    ada.plan("plan 2 2 2", ready=True)
    ben.plan("plan 2 2 2", ready=True)
    for line in (ada, ben):
        line.catch_up(2)
        assert {"choice": "", "refusal": "chance", "can_ask": False} == line.game["undo"]
        assert "illegal" == line.undo()["code"]
        assert ("not-now", "everybody has seen the plans; nobody changes theirs any more") == fields(line.takeback(), "code", "message")


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
