"""Clocks: a bank of time for every seat, and a bot for those whose time has run out."""

from __future__ import annotations

from contextlib import ExitStack

from kit import rule
from server.guests import Line
from server.hosting import Inn, Shelved

from themis.server import commands
from themis.server.clocks import RETURN_SECONDS, Clocks
from themis.server.commands import Refusal
from themis.server.protocol import Clock, Warm


def clocks(*left: int, increment: int = 5) -> Clocks:
    return Clocks(Clock(60, increment), list(left), 100.0)


@rule("TAB-CLOCK-02")
def test_only_the_clocks_of_those_who_are_asked_run() -> None:
    made = clocks(60_000, 60_000, 60_000)
    assert None is made.next_expiry(100.0)

    made.run([0, 2], 100.0)

    assert [57_500, 60_000, 57_500] == made.left(102.5)
    assert 57.5 == made.next_expiry(102.5)


def test_time_that_was_spent_stays_spent() -> None:
    made = clocks(60_000, 60_000)
    made.run([0], 100.0)
    made.run([1], 110.0)
    made.run([], 130.0)

    assert [50_000, 40_000] == made.left(500.0)
    assert None is made.next_expiry(500.0)


def test_a_bank_is_never_less_than_empty() -> None:
    made = clocks(1_000, 60_000)
    made.run([0], 100.0)

    assert [] == made.expired(100.9)
    assert [0] == made.expired(101.0) == made.expired(999.0)
    assert [0, 60_000] == made.left(999.0)


def test_deciding_is_rewarded_once_and_taking_it_back_costs_the_reward() -> None:
    made = clocks(60_000, 2_000)

    assert [5_000, 0, 0, -5_000] == [made.reward(0, *asked) for asked in ((True, False), (True, True), (False, False), (False, True))]
    assert -2_000 == made.reward(1, False, True), "nobody owes time"
    made.give(0, 5_000)
    assert [65_000, 2_000] == made.left(100.0)


@rule("TAB-CLOCK-03")
def test_whoever_comes_back_has_time_for_a_decision_but_gains_none_by_it() -> None:
    made = clocks(0, 1)
    made.give_time_to_return(0)
    made.give_time_to_return(1)

    assert [RETURN_SECONDS * 1000, 1] == made.left(100.0)


# At the table


def ticking(*banks: int, increment: int = 0, paused: bool = False, seats: tuple[str, ...] = ("Ada", "Ben")) -> Shelved:
    shelved = Shelved(*seats, clock=Clock(600, increment)).play(lambda session: len(session.record.lines) > 40 and session.waiting() == [0])
    shelved.row.clocks = list(banks)
    shelved.row.paused = paused
    return shelved


def both(inn: Inn, stack: ExitStack, shelved: Shelved) -> tuple[Line, Line]:
    inn.shelve(shelved)
    hers, bens = [stack.enter_context(inn.guest_of(shelved, name).at(shelved.id)) for name in ("Ada", "Ben")]
    return hers, bens


async def returns(inn: Inn, shelved: Shelved, times: int) -> list[list[str]]:
    """Ada's time runs out and she takes her seat back, again and again, always faster than her bot; the rules in her way."""
    table = await inn.house._table(shelved.id)
    [hers] = [line for line in table.connections if line.seats == [0]]
    clocks, refused = table.timekeeping._clocks, list[list[str]]()
    assert clocks is not None
    async with table.mailbox:
        for _ in range(times):
            clocks._left[0] = 0
            await table.warm(0, lent=False)
            try:
                await commands.warm(table, hers, Warm("", 0, on=False), "")
                refused.append([])
            except Refusal as refusal:
                refused.append(refusal.rules)
    return refused


def is_warm(line: Line, seat: int, warm: bool = True) -> None:
    line.until_table(lambda table: bool(table["seats"][seat]["warm"] == warm))


@rule("TAB-CLOCK-02")
def test_a_bot_goes_on_for_whoever_has_no_time_left_until_he_comes_back(inn: Inn, stack: ExitStack) -> None:
    hers, bens = both(inn, stack, ticking(300, 600_000, increment=7))
    version = hers.version

    is_warm(hers, 0)
    hers.catch_up(version + 1)

    assert "not-now" == hers.choose("draw")["code"]
    assert 0 == hers.game["clocks"][0], "what a bot decides earns no time"
    assert "not-your-seat" == bens.ask("warm", seat=0, on=False)["code"]
    assert "done" == hers.ask("warm", seat=0, on=False)["type"]
    is_warm(hers, 0, False)
    hers.hello()
    assert 0 < hers.game["clocks"][0] <= RETURN_SECONDS * 1000


@rule("TAB-CLOCK-03")
def test_time_to_return_is_given_once_in_a_decision(inn: Inn, stack: ExitStack) -> None:
    shelved = ticking(600_000, 600_000)
    hers, _ = both(inn, stack, shelved)
    version = hers.version

    assert [[], ["TAB-CLOCK-03"], ["TAB-CLOCK-03"]] == inn.do(returns(inn, shelved, 3))

    hers.catch_up(version + 1)
    assert "done" == hers.ask("warm", seat=0, on=False)["type"], "the next decision is another"


def test_an_increment_comes_when_it_is_the_others_turn(inn: Inn, stack: ExitStack) -> None:
    shelved = ticking(600_000, 600_000, increment=100)
    inn.shelve(shelved)
    hers = stack.enter_context(inn.guest_of(shelved, "Ada").at(shelved.id))
    while hers.game["waiting"] == [0]:
        assert hers.game["clocks"][0] <= 600_000
        assert "done" == hers.choose(next((offer for offer in ("end", "draw") if offer in hers.offers), hers.offers[0]))["type"]

    assert 650_000 < hers.game["clocks"][0] <= 700_000


def test_nobody_gains_time_by_leaving_the_seat_to_a_bot_and_back(inn: Inn, stack: ExitStack) -> None:
    hers, _ = both(inn, stack, ticking(20_000, 600_000, increment=100, paused=True))
    for _ in range(3):
        hers.ask("warm", seat=0, on=True)
        hers.ask("warm", seat=0, on=False)

    hers.hello()
    assert 20_000 == hers.game["clocks"][0]


def test_a_pause_stops_the_clocks(inn: Inn, stack: ExitStack) -> None:
    hers, bens = both(inn, stack, ticking(600_000, 600_000))
    bens.ask("pause", on=True)
    hers.answer(True)
    hers.hello()
    stopped = hers.game["clocks"]
    hers.hello()

    assert stopped == hers.game["clocks"]
    hers.ask("pause", on=False)
    hers.hello()
    hers.ask("say", text="time goes by")
    hers.hello()
    assert hers.game["clocks"][0] < stopped[0]
    assert hers.game["clocks"][1] == stopped[1]


def test_time_runs_out_although_nobody_looks(inn: Inn, stack: ExitStack) -> None:
    shelved = ticking(10, 600_000)
    inn.shelve(shelved)
    inn.do(inn.house.open())
    hers = stack.enter_context(inn.guest_of(shelved, "Ada").at(shelved.id))

    is_warm(hers, 0)
