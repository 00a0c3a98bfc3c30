"""Thinking time is shared fairly: nobody's tables hold up the bots of others, and nobody pays for thoughts that nobody wants."""

from __future__ import annotations

import asyncio
import heapq
import os
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest
from server import accidents
from server.guests import PATIENCE
from server.hosting import Shelved

from themis.core.frame import waiting as asked_in
from themis.core.session import Session
from themis.server import commands
from themis.server.connection import Connection
from themis.server.house import House
from themis.server.limits import MANY, STRANGERS, Limits, Rate
from themis.server.protocol import Choose, Hello, Pause, Undo, Warm
from themis.server.protocol_http import NewLesson
from themis.server.queueing import HALF_LIFE, FairQueue, Payer, Rank, Ticket
from themis.server.store import Store
from themis.server.tables import LiveTable
from themis.server.workers import Workers

# The queue alone: time goes by when nothing else can happen


class Crew:
    """Processes that only pretend to work."""

    def __init__(self, processes: int) -> None:
        self.now = 0.0
        self.queue = FairQueue(processes, lambda: self.now)
        self.costs: dict[Ticket, float] = {}
        self.again: dict[Ticket, bool] = {}
        self.begun: list[Payer] = []
        self.spent: defaultdict[str, float] = defaultdict(float)
        self._ends: list[tuple[float, int, Ticket]] = []
        self._numbers = count()

    def ask(self, *payer: str, cost: float = 1.0, rank: Rank = Rank.PLAYER, again: bool = False) -> Ticket:
        """A thought; those that are thought again and again follow one another without a pause."""
        ticket = Ticket(payer, rank)
        self.costs[ticket], self.again[ticket] = cost, again
        self.queue.join(ticket)
        self.go_on()
        return ticket

    def go_on(self) -> None:
        while (ticket := self.queue.next()) is not None:
            self.begun.append(ticket.payer)
            heapq.heappush(self._ends, (self.now + self.costs[ticket], next(self._numbers), ticket))

    def work(self, until: float) -> None:
        while self._ends and self._ends[0][0] <= until:
            self.now, _, ticket = heapq.heappop(self._ends)
            self.spent[ticket.payer[0]] += self.costs[ticket]
            self.queue.leave(ticket, self.costs[ticket])
            if self.again[ticket]:
                self.ask(*ticket.payer, cost=self.costs[ticket], rank=ticket.rank, again=True)
            self.go_on()
        self.now = until


def besieged(processes: int, rank: Rank = Rank.PLAYER) -> Crew:
    """Fifty tables of one guest, with four bots each, for ever."""
    crew = Crew(processes)
    for bot in range(200):
        crew.ask("there", "Eve", f"table {bot % 50}", rank=rank, again=True)
    crew.work(100.5)
    return crew


def waited(crew: Crew, ticket: Ticket) -> float:
    """Until it begins."""
    came = crew.now
    while not ticket.is_running:
        crew.work(crew.now + 0.01)
    return crew.now - came


def test_fifty_tables_of_one_guest_leave_a_process_to_everybody_else() -> None:
    crew = besieged(3)

    assert 0.0 == waited(crew, crew.ask("here", "Ada", "hers")), "of another address"
    assert 0.0 == waited(crew, crew.ask("there", "Ben", "his")), "of the same address"


def test_whoever_has_used_much_leaves_the_processors_to_the_others() -> None:
    crew = besieged(3)
    for _ in range(100):
        crew.ask("here", "Ada", "hers", cost=0.3)
        crew.work(crew.now + 5.0)

    assert crew.queue.can_wait(Ticket(("there", "Eve", "table 1"), Rank.PLAYER))
    assert not crew.queue.can_wait(Ticket(("here", "Ada", "hers"), Rank.PLAYER)), "who plays as people do"
    assert not crew.queue.can_wait(Ticket(("there", "Eve", "table 1"), Rank.PLAYER, is_urgent=True)), "who asks for a hint waits for it"


def test_with_one_process_the_others_wait_for_the_thought_in_progress_and_no_longer() -> None:
    crew = besieged(1)

    for _ in range(10):
        assert waited(crew, crew.ask("here", "Ada", "hers")) <= 1.01


def test_an_address_has_no_more_time_for_having_more_guests_or_longer_thoughts() -> None:
    crew = Crew(1)
    for number in range(20):
        crew.ask("there", f"Eve {number}", f"table {number}", cost=5.0, again=True)
    crew.ask("here", "Ada", "hers", cost=1.0, again=True)
    crew.work(1000.0)

    assert 0.95 < crew.spent["here"] / crew.spent["there"] < 1.05


def test_the_guests_of_an_address_and_the_tables_of_a_guest_share_in_turn() -> None:
    crew = Crew(1)
    for number in range(9):
        crew.ask("home", "Eve", f"table {number}", again=True)
    crew.ask("home", "Ada", "hers", again=True)
    crew.work(900.0)
    turns = Counter(payer[1:] for payer in crew.begun)

    assert 440 < turns["Ada", "hers"] < 460
    assert {49, 50, 51} >= {turns["Eve", f"table {number}"] for number in range(9)}


def test_what_players_wait_for_comes_first_and_what_nobody_waits_for_last() -> None:
    crew = Crew(1)
    crew.ask("there", "Eve", "first")
    crew.ask("here", "Ada", "left", rank=Rank.NOBODY)
    crew.ask("here", "Ada", "watched", rank=Rank.WATCHER)
    moved = crew.ask("here", "Ada", "returned", rank=Rank.NOBODY)
    crew.ask("there", "Eve", "played")
    crew.queue.move(moved, Rank.PLAYER)
    crew.work(10.0)

    assert ["first", "returned", "played", "watched", "left"] == [payer[2] for payer in crew.begun]


def test_processes_are_kept_free_for_players() -> None:
    crew = Crew(3)
    for number in range(5):
        crew.ask(f"address {number}", f"guest {number}", f"table {number}", rank=Rank.WATCHER)
    watched = len(crew.begun)
    for number in range(5):
        crew.ask(f"address {number}", f"player {number}", f"game {number}")

    assert (1, 3) == (watched, len(crew.begun))
    assert [3, 4, 0, 0] == [crew.queue.waiting(rank) for rank in Rank]


def test_whoever_leaves_the_queue_is_not_called_and_whoever_was_called_pays() -> None:
    crew = Crew(1)
    for _ in range(20):
        crew.ask("there", "Eve", "hers", cost=0.6)
    unwanted = [crew.ask("there", "Eve", "hers") for _ in range(20)]
    for ticket in unwanted:
        crew.queue.leave(ticket, 0.0)
    crew.work(0.7)
    crew.ask("here", "Ada", "hers", cost=0.1)
    crew.ask("here", "Ada", "hers", cost=0.1)
    crew.work(100.0)

    assert ["there", "there", "here", "here"] == [payer[0] for payer in crew.begun[:4]]
    assert 22 == len(crew.begun)


def test_debts_are_forgotten() -> None:
    crew = Crew(1)
    for number in range(100):
        crew.ask(f"address {number}", "guest", "table")
    crew.work(100.0)
    crew.now += 12 * HALF_LIFE
    crew.ask("here", "Ada", "hers")
    crew.work(crew.now + 1.0)

    assert ["here"] == list(crew.queue._all.parts)


# Real processes


def ticket_of(name: str, rank: Rank = Rank.PLAYER) -> Ticket:
    return Ticket((name, name, name), rank)


def with_workers(size: int, test: Callable[[Workers], Awaitable[None]]) -> None:
    async def run() -> None:
        workers = Workers(size)
        try:
            await asyncio.wait_for(test(workers), PATIENCE)
        finally:
            workers.close()

    asyncio.run(run())


def test_a_guest_who_keeps_all_processors_busy_does_not_keep_the_others_from_theirs(tmp_path: Path) -> None:
    marker = str(tmp_path / "marker")

    async def test(workers: Workers) -> None:
        eves = [asyncio.create_task(workers.run(accidents.wait_for, marker, ticket=ticket_of("Eve"))) for _ in range(10)]
        await asyncio.sleep(0)
        # Eve's first thought ends when Ada's has been thought.
        assert "left" == await workers.run(accidents.leave, marker, ticket=ticket_of("Ada"))
        assert ["waited"] * 10 == await asyncio.gather(*eves)

    with_workers(3, test)


def test_leaving_the_processors_is_a_priority_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("themis.server.queueing.MUCH", 0.0)

    async def test(workers: Workers) -> None:
        usual = await workers.run(os.nice, 0, ticket=ticket_of("Eve"))
        await workers.run(accidents.toil, 0.1, ticket=ticket_of("Eve"))
        assert await workers.run(os.nice, 0, ticket=ticket_of("Eve")) > usual
        assert await workers.run(os.nice, 0, ticket=ticket_of("Ada")) == usual

    with_workers(1, test)


def test_turns_are_shared_by_what_was_really_used() -> None:
    order: list[str] = []

    async def test(workers: Workers) -> None:
        async def think(name: str, seconds: float) -> None:
            await workers.run(accidents.toil, seconds, ticket=ticket_of(name))
            order.append(name)

        await think("warming up", 0.0)
        order.clear()
        await asyncio.gather(*[think("Eve", 0.25) for _ in range(4)], *[think("Ada", 0.05) for _ in range(8)])

    with_workers(1, test)

    assert ["Eve", "Ada", "Ada", "Ada", "Ada"] == order[:5]
    assert order.index("Ada", 5) < len(order) - 3, "a long thought is followed by several short ones"
    assert ["Eve", "Eve"] == order[-2:]


def test_a_thought_that_is_given_up_leaves_the_queue_but_not_its_process(tmp_path: Path) -> None:
    marker = str(tmp_path / "marker")

    async def test(workers: Workers) -> None:
        running, waiting = (asyncio.create_task(workers.run(accidents.wait_for, marker, ticket=ticket_of("Eve"))) for _ in range(2))
        await asyncio.sleep(0)
        assert 1 == workers.waiting()[Rank.PLAYER]
        waiting.cancel()
        running.cancel()
        hers = asyncio.create_task(workers.run(abs, -5, ticket=ticket_of("Ada")))
        await asyncio.wait([running, waiting])
        assert 1 == workers.waiting()[Rank.PLAYER], "only Ada, who waits for the process"
        accidents.leave(marker)
        assert 5 == await hers

    with_workers(1, test)


# Tables


class Busy:
    """A house whose only process is taken, so that the bots' thoughts wait."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        self.marker = folder / "marker"
        self.store = Store(folder / "themis.db")
        self.workers = Workers(1)
        self.house = House(self.store, self.workers, self.workers, limits)
        self.taken = asyncio.create_task(self.workers.run(accidents.wait_for, str(self.marker)))

    async def lay(self, shelved: Shelved, user: str) -> LiveTable:
        await self.store.write(shelved.writes())
        return await self.house.enter(shelved.id, user)

    async def queue(self) -> list[int]:
        """Thoughts of bots that wait, by who waits for them, when everything has calmed down."""
        for _ in range(20):
            await asyncio.sleep(0.001)
        return [many for rank, many in self.workers.waiting().items() if rank != Rank.REVIEW]


def in_busy_house(tmp_path: Path, test: Callable[[Busy], Awaitable[None]], limits: Limits = STRANGERS) -> None:
    async def run() -> None:
        busy = Busy(tmp_path, limits)
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.sleep(0)
                await test(busy)
        finally:
            busy.house.close()
            busy.workers.close()
            busy.store.close()
            busy.taken.cancel()

    asyncio.run(run())


def bots_turn(*seats: str) -> Shelved:
    return Shelved(*seats).play(lambda session: len(session.record.lines) > 20 and session.waiting() == [1])


def can_end(session: Session) -> bool:
    """Whether Ada can hand over to the bot."""
    can = session.waiting() == [0] and "end" in [choice.text for choice in session.options(0)]
    return can and asked_in(session.tried(0, "end").state) == [1]


def come(table: LiveTable, user: str) -> Connection:
    who = Connection(user)
    table.join(who, Hello())
    return who


def test_bots_rest_where_nobody_looks_and_no_person_sits(tmp_path: Path) -> None:
    shelved = bots_turn("bot easy", "bot easy")

    async def test(busy: Busy) -> None:
        table = await busy.lay(shelved, shelved.row.host)
        assert [0, 0, 0] == await busy.queue()
        watcher = come(table, shelved.row.host)
        assert [0, 1, 0] == await busy.queue()
        table.leave(watcher)
        assert [0, 0, 0] == await busy.queue()
        assert table.is_idle(table.idle_since + 1.0, 0.5), "and the table may be forgotten"
        come(table, shelved.row.host)
        busy.marker.touch()
        version = shelved.session.version
        while table.session is None or table.session.version < version + 2:
            await asyncio.sleep(0.001)

    in_busy_house(tmp_path, test)


def test_bots_go_on_until_a_person_is_asked_though_nobody_is_there(tmp_path: Path) -> None:
    shelved = bots_turn("Ada", "bot easy")

    async def test(busy: Busy) -> None:
        table = await busy.lay(shelved, shelved.user("Ada"))
        assert [0, 0, 1] == await busy.queue()
        hers = come(table, shelved.user("Ada"))
        assert [1, 0, 0] == await busy.queue()
        table.leave(hers)
        assert [0, 0, 1] == await busy.queue()
        busy.marker.touch()
        while table.asked() != [0]:
            await asyncio.sleep(0.001)

    in_busy_house(tmp_path, test)


def test_bots_do_not_play_on_for_people_who_have_all_left(tmp_path: Path) -> None:
    shelved = bots_turn("Ada", "Ben")
    for seat in shelved.row.seats:
        seat.warm = True

    async def test(busy: Busy) -> None:
        await busy.lay(shelved, shelved.user("Ada"))
        assert [0, 0, 0] == await busy.queue()

    in_busy_house(tmp_path, test)


def test_thoughts_that_no_longer_fit_leave_the_queue(tmp_path: Path) -> None:
    shelved = bots_turn("Ada", "Ben", "bot easy")
    shelved.row.seats[1].warm = True

    async def test(busy: Busy) -> None:
        table = await busy.lay(shelved, shelved.user("Ada"))
        hers, bens = come(table, shelved.user("Ada")), come(table, shelved.user("Ben"))
        assert [1, 0, 0] == await busy.queue()
        for on, waiting in ((True, 0), (False, 1)):
            await commands.obey(table, hers, Pause(id=f"pause {on}", on=on))
            assert [waiting, 0, 0] == await busy.queue()
        for on, waiting in ((False, 0), (True, 1)):
            await commands.obey(table, bens, Warm(id=f"warm {on}", seat=1, on=on))
            assert [waiting, 0, 0] == await busy.queue()

    in_busy_house(tmp_path, test)


def test_a_turn_that_is_ended_and_taken_back_again_and_again_asks_for_one_thought(tmp_path: Path) -> None:
    shelved = Shelved("Ada", "bot easy").play(can_end)

    async def test(busy: Busy) -> None:
        table = await busy.lay(shelved, shelved.user("Ada"))
        hers = come(table, shelved.user("Ada"))
        for number in range(10):
            assert table.session is not None
            await commands.obey(table, hers, Choose(f"end {number}", int(table.session.version), 0, "end"))
            assert [1, 0, 0] == await busy.queue()
            await commands.obey(table, hers, Undo(f"undo {number}", int(table.session.version), 0))
            assert [0, 0, 0] == await busy.queue()

    in_busy_house(tmp_path, test)


def test_bots_choose_no_faster_than_their_address_may(tmp_path: Path) -> None:
    tables = [bots_turn("Ada", *["bot easy"] * 3), bots_turn("Ben", *["bot easy"] * 3)]

    async def test(busy: Busy) -> None:
        busy.marker.touch()
        for shelved in tables:
            table = await busy.lay(shelved, shelved.row.host)
            come(table, shelved.row.host)
            while table.session is None or table.session.version < shelved.session.version + 2:
                await asyncio.sleep(0.001)
            # One of these may have made itself, without a thought.
            while busy.workers._deeds:
                await asyncio.sleep(0.001)
            assert table.bot_level(table.asked()[0]), "a bot is asked again"
            assert 0 == sum(await busy.queue()) == len(busy.workers._deeds), "but waits for its turn before it thinks"

    in_busy_house(tmp_path, test, STRANGERS._replace(bots=Rate(0.001, 2.0)))


def test_the_time_that_the_choices_of_bots_take_is_charged_to_their_address(tmp_path: Path) -> None:
    shelved = bots_turn("Ada", *["bot easy"] * 3)

    async def test(busy: Busy) -> None:
        busy.marker.touch()
        table = await busy.lay(shelved, shelved.row.host)
        before = table.services.turns.wait(table.payer[0])
        come(table, shelved.row.host)
        assert before == 0.0
        while table.services.turns.wait(table.payer[0]) == before:
            await asyncio.sleep(0.001)

    in_busy_house(tmp_path, test, STRANGERS._replace(bots=Rate(1e6, 1.0), percent_of_time_for_bots=1))


def test_a_thought_that_is_given_up_takes_nobodys_turn(tmp_path: Path) -> None:
    shelved = bots_turn("Ada", "Ben")

    async def test(busy: Busy) -> None:
        table = await busy.lay(shelved, shelved.user("Ada"))
        come(table, shelved.user("Ada"))
        bens = come(table, shelved.user("Ben"))
        for number in range(20):
            await commands.obey(table, bens, Warm(id=f"warm {number}", seat=1, on=number % 2 == 0))
            await busy.queue()

        assert 0.0 == table.services.turns.wait(table.payer[0])

    in_busy_house(tmp_path, test, STRANGERS._replace(bots=Rate(0.001, 2.0), percent_of_time_for_bots=MANY))


def test_a_hint_is_paid_for_by_whoever_asks_for_it(tmp_path: Path) -> None:
    shelved = Shelved("Ada", "Ben").play(can_end)

    async def test(busy: Busy) -> None:
        table = await busy.lay(shelved, shelved.user("Ada"))
        hers = Connection(shelved.user("Ada"), origin="her street")
        assert table.session is not None
        asking = asyncio.create_task(table.hinting.find(table.session, hers, 0))
        assert [1, 0, 0] == await busy.queue()
        assert [("her street", hers.user, shelved.id)] == [ticket.payer for ticket in busy.workers._turns]
        asking.cancel()

    in_busy_house(tmp_path, test)


def test_a_lesson_is_paid_for_by_whoever_opens_it_before_it_begins(tmp_path: Path) -> None:
    async def test(busy: Busy) -> None:
        coaches = busy.house.coaches
        taken = asyncio.create_task(coaches.run(accidents.wait_for, str(busy.marker)))
        await asyncio.sleep(0)
        table = await busy.house.teach("ada", NewLesson("uruk", "first-village", "Ada"))
        await busy.queue()

        assert [("ada", "ada", table)] == [ticket.payer for ticket in coaches._turns]
        taken.cancel()

    in_busy_house(tmp_path, test)
