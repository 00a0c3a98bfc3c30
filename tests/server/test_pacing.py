"""Turns of an address, and what its work costs it."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace

import pytest

from themis.server.limits import FRIENDS, STRANGERS, Limits, Rate
from themis.server.pacing import PAYER, Paced, Turns, metered

HERE = "192.0.2.7"


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes between turns."""
    monkeypatch.setattr("themis.server.pacing.time.monotonic", lambda: 1000.0)


@pytest.mark.usefixtures("still")
def test_what_comes_from_one_address_comes_one_after_another() -> None:
    turns = Turns(Rate(8.0, 3.0), 25)

    waits = [turns.wait(HERE) for _ in range(6)]

    assert [0.0, 0.0, 0.0] == waits[:3]
    assert [0.125, 0.25, 0.375] == waits[3:]
    assert 0.0 == turns.wait("192.0.2.8"), "others are not held up"


@pytest.mark.usefixtures("still")
def test_a_machine_that_has_just_started_is_as_patient_as_any_other() -> None:
    turns = Turns(Rate(0.001, 2.0), 25)

    assert [0.0, 0.0, 1000.0] == [turns.wait(HERE) for _ in range(3)]


@pytest.mark.parametrize(("limits", "whose"), [(FRIENDS, HERE), (STRANGERS, "")])
def test_friends_and_those_whom_nobody_knows_never_wait(limits: Limits, whose: str) -> None:
    turns = Turns(limits.turns, limits.percent_of_time)
    turns.spend(whose, 1.0)

    assert {0.0} == {turns.wait(whose) for _ in range(1000)}


@pytest.mark.usefixtures("still")
def test_whoever_takes_time_waits_longer() -> None:
    turns = Turns(Rate(10.0, 1.0), 25)
    turns.spend(HERE, 0.2)

    assert 0.8 == pytest.approx(turns.wait(HERE))


def test_only_its_own_time_is_counted() -> None:
    async def work() -> str:
        busy(0.02)
        await asyncio.sleep(0.2)
        busy(0.02)
        return "done"

    spent: list[float] = []
    began = time.perf_counter()

    assert "done" == asyncio.run(metered(work(), spent.append))
    assert 0 < len(spent) <= 3
    assert 0.04 <= sum(spent) <= time.perf_counter() - began - 0.15


def test_work_that_fails_or_is_cancelled_hears_of_it() -> None:
    heard: list[str] = []

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    async def endless() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            heard.append("cancelled")
            raise

    async def both() -> None:
        with pytest.raises(ValueError, match="no"):
            await metered(failing(), lambda _: None)
        task = asyncio.create_task(metered(endless(), lambda _: None))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(both())
    assert ["cancelled"] == heard


@pytest.mark.parametrize(("has_waited", "naps"), [(False, 1), (True, 0)])
def test_behind_a_proxy_turns_begin_where_the_address_is_known(monkeypatch: pytest.MonkeyPatch, has_waited: bool, naps: int) -> None:
    payers: list[object] = []
    taken: list[float] = []

    async def app(scope, receive, send) -> None:  # type: ignore[no-untyped-def]
        payers.append(scope[PAYER])

    async def nap(seconds: float) -> None:
        taken.append(seconds)

    async def ask_thrice(paced: Paced) -> None:
        for _ in range(3):
            await paced({"type": "http", "client": ("2001:db8::7", 1)}, None, None)  # type: ignore[arg-type]

    # Not the sleep of asyncio itself: servers that other tests have started in this process would never sleep again.
    monkeypatch.setattr("themis.server.pacing.asyncio", SimpleNamespace(sleep=nap))
    asyncio.run(ask_thrice(Paced(app, Turns(Rate(20.0, 2.0), 25), has_waited)))

    assert ["2001:db8::"] * 3 == payers
    assert naps == len(taken)


def busy(seconds: float) -> None:
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        pass
