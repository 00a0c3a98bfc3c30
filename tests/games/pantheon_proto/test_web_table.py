"""Planning at the web table: the clock belongs to the server, the correction to the rules."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from kit import rule
from server.guests import Line
from server.hosting import Inn, Shelved
from server.plans import fields, late, sit, witnessed

CELLS = 12
NAMES = ("Ada", "Ben", "Cy", "Di", "Eve", "Flo")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    opened = Inn(tmp_path_factory.mktemp("house") / "themis.db").open()
    yield opened
    opened.close()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def shelved(*seats: str, **options: str) -> Shelved:
    """The first planning, with the cards dealt; the first four seats have the fifteen disciples of the beginning, neither more nor fewer."""
    for secret in range(1, 200):
        table = Shelved(*seats, game="pantheon_proto", options={"cards": "dealt", **options}, secret=secret, public=True)
        sides: Any = table.session.view(-1)["sides"]
        if all(side["disciples"] == 15 for side in sides[:4]):
            return table
    raise AssertionError("there is no such table")


def plan(*numbers: int) -> str:
    return " ".join(["plan", *map(str, numbers), *["0"] * (CELLS - len(numbers))])


LEGAL = plan(5, 0, 0, 0, 5, 5)
OTHER = plan(0, 5, 5, 5)


def revealed(line: Line) -> dict[int, list[int]]:
    events = [event for move in line.log for event in move["events"] if event[0] == "plan-revealed"]
    return {values[0]: values[1:] for _, values, _ in events}


def until_revealed(line: Line) -> dict[int, list[int]]:
    while not revealed(line):
        line.receive()
    return revealed(line)


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()[1:]]


@rule("PRO-PLAN-11")
def test_the_fourth_hand_of_six_begins_twenty_seconds(house: Inn, stack: ExitStack) -> None:
    """EX-R04."""
    lines = sit(house, shelved(*NAMES), stack, *NAMES)
    for line in lines[:3]:
        assert "done" == line.plan(LEGAL, ready=True)["type"]
    assert ([0, 1, 2], -1) == fields(lines[2].until_ready(0, 1, 2)["planning"], "ready", "left")

    lines[3].plan(LEGAL, ready=True)

    assert 15_000 < lines[5].until_ready(0, 1, 2, 3)["planning"]["left"] <= 20_000


@rule("PRO-PLAN-14", "PRO-NORM-07", "PRO-RUL-15")
def test_who_never_places_has_wood_metal_and_wheat_when_the_time_is_up(house: Inn, stack: ExitStack) -> None:
    """EX-31."""
    table = late(shelved(*NAMES[:4]), left=0.3, Ada=LEGAL, Ben=OTHER, Cy=LEGAL)
    (di,) = sit(house, table, stack, "Di")

    assert {0: numbers(LEGAL), 1: numbers(OTHER), 2: numbers(LEGAL), 3: numbers(plan(5, 5, 5))} == until_revealed(di)
    assert "PRO-NORM-07" in [event[2] for move in di.log for event in move["events"]]


@rule("PRO-PLAN-10", "PRO-PLAN-12", "PRO-PLAN-13", "PRO-RUL-17")
def test_hands_go_up_and_down_and_plans_change_while_the_countdown_runs_on(house: Inn, stack: ExitStack) -> None:
    ada, ben = sit(house, late(shelved(*NAMES[:3]), left=4, Ada=LEGAL, Ben=LEGAL), stack, "Ada", "Ben")
    ada.plan(plan(1, 2), id="down")
    ada.until_ready(1)
    ada.plan(OTHER, ready=True, id="up")
    ada.until_ready(0, 1)
    ben.plan(plan(0, 0, 0, 0, 9), id="wild")
    assert 0 <= ben.until_ready(0)["planning"]["left"] < 4_000

    plans = until_revealed(ada)
    assert (numbers(OTHER), numbers(plan(5, 5, 0, 0, 5))) == (plans[0], plans[1])


@rule("PRO-RUL-16", "PRO-PLAN-15")
def test_bots_raise_their_hands_at_once_and_hurry_nobody(house: Inn, stack: ExitStack) -> None:
    names = ("Ada", "Ben")
    ada, ben = sit(house, shelved(*names, "bot easy", "bot easy", "bot easy"), stack, *names)
    ada.plan(LEGAL, ready=True)
    assert -1 == ben.until_ready(0, 2, 3, 4)["planning"]["left"]
    assert {} == revealed(ada)

    ben.plan(OTHER, ready=True)

    plans = until_revealed(ben)
    assert 5 == len(plans) and all(sum(plan) >= 15 for plan in plans.values())


@rule("PRO-PLAN-15")
def test_the_table_may_wait_for_everybody(house: Inn, stack: ExitStack) -> None:
    ada, ben, cy = sit(house, shelved(*NAMES[:3], countdown="everybody"), stack, *NAMES[:3])
    ada.plan(LEGAL, ready=True)
    ben.plan(LEGAL, ready=True)
    assert -1 == cy.until_ready(0, 1)["planning"]["left"]


@rule("PRO-PLAN-03", "PRO-PLAN-05", "PRO-PLAN-07")
@pytest.mark.parametrize(
    ("faulty", "rules"),
    [
        (plan(5, 5, 4), ["PRO-PLAN-03"]),
        (plan(5, 5, 5, 1), ["PRO-PLAN-03"]),
        (plan(6, 5, 4), ["PRO-PLAN-05"]),
        (plan(5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 5), ["PRO-PLAN-07"]),
    ],
)
def test_nobody_is_ready_with_a_faulty_plan(house: Inn, stack: ExitStack, faulty: str, rules: list[str]) -> None:
    (ada,) = sit(house, shelved(*NAMES[:3]), stack, "Ada")
    refused = ada.plan(faulty, ready=True)

    assert "illegal" == refused["code"] and set(rules) <= set(refused["rules"])
    ada.hello()
    assert (faulty, False) == fields(ada.heard_of("draft")[-1], "choice", "ready")


@rule("PRO-PLAN-16")
def test_a_plan_is_never_taken_back(house: Inn, stack: ExitStack) -> None:
    ada, ben = sit(house, shelved("Ada", "Ben"), stack, "Ada", "Ben")
    ada.plan(LEGAL, ready=True)
    ben.plan(OTHER, ready=True)
    until_revealed(ada)

    assert not ada.game["undo"]["can_ask"]
    assert "not-now" == ada.takeback()["code"]
    assert "illegal" == ada.undo()["code"]
    assert "stale" == ada.plan(OTHER, version=0)["code"]


@rule("PRO-INFO-05", "PRO-PLAN-02", "PRO-PLAN-09")
def test_others_hear_the_same_bytes_whatever_is_planned(tmp_path: Path) -> None:
    table = shelved("Ada", "Ben", "Cy", countdown="everybody")
    table.row.changed = 1_000
    table.shelve(tmp_path / "one.db")
    shutil.copy(tmp_path / "one.db", tmp_path / "two.db")

    def wavering(ada: Line) -> None:
        for cells in ([1], [1, 2], [1, 2, 3], [25] * CELLS):
            ada.plan(plan(*cells))
        ada.plan(plan(9), ready=True)
        ada.plan(OTHER, ready=True)
        ada.plan(plan(0, 0, 0, 0, 1, 2, 3, 4, 5), ready=True)

    told = witnessed(tmp_path / "one.db", table, OTHER, lambda ada: ada.plan(LEGAL, ready=True))
    assert told == witnessed(tmp_path / "two.db", table, OTHER, wavering)
