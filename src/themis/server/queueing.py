"""Whose turn it is to think: time is shared by address, by guest and by table, and tables where somebody waits come first.

Nothing here begins a process or looks at a clock of its own: whoever uses it says what something has cost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from typing import Final, TypeAlias

# An address, one of its guests, one of their tables; each shares with those beside it.
Payer: TypeAlias = tuple[str, ...]

# What was used counts half after so long: nobody saves time up, and nobody is in debt for ever.
HALF_LIFE: Final = 30.0
# Processes that no guest takes alone, and nobody for an answer that no player waits for.
KEPT_FREE: Final = 2
# Whoever has used so many seconds lately has used a ninth of a processor for long, which hardly anybody does who plays at one table.
MUCH: Final = 5.0
# What is left of a debt when it is forgotten, in seconds.
PITTANCE: Final = 0.01


class Rank(IntEnum):
    """Who waits for an answer; the first come first."""

    PLAYER = 0
    WATCHER = 1
    NOBODY = 2
    # A review has time: all bots come before it, also those of whom nobody waits for an answer.
    REVIEW = 3


class Ticket:
    """A place in the queue, and who pays for what it is about."""

    def __init__(self, payer: Payer, rank: Rank, is_urgent: bool = False) -> None:
        self.payer: Final = payer
        self.rank = rank
        # A person looks at the answer, and would not wait long: a hint, what a coach says.
        self.is_urgent: Final = is_urgent
        self.is_running = False


class Account:
    """What an address, a guest or a table has used lately, uses now and waits for."""

    def __init__(self) -> None:
        self.running = 0
        self.waiting: Final[Counter[Rank]] = Counter()
        self.parts: Final[dict[str, Account]] = {}
        # In the order of coming; only tables have any.
        self.tickets: Final[dict[Ticket, None]] = {}
        self._used = 0.0
        self._since = 0.0

    def used(self, now: float) -> float:
        return float(self._used * 0.5 ** ((now - self._since) / HALF_LIFE))

    def charge(self, seconds: float, now: float) -> None:
        self._used, self._since = self.used(now) + seconds, now

    def is_forgotten(self, now: float) -> bool:
        return not self.running and not self.waiting.total() and self.used(now) < PITTANCE


class FairQueue:
    """Shares a number of processes, if they are enough: a guest leaves two to others, all guests of an address leave one."""

    def __init__(self, processes: int, clock: Callable[[], float]) -> None:
        guest = max(processes - KEPT_FREE, 1)
        # How many may be used at once: by an address, by a guest, by a table.
        self._most: Final = (max(processes - 1, 1), guest, guest)
        # By all together, for whoever waits.
        self._most_of: Final = {Rank.PLAYER: processes, Rank.WATCHER: guest, Rank.NOBODY: guest, Rank.REVIEW: guest}
        self._clock: Final = clock
        self._all: Final = Account()

    def waiting(self, rank: Rank) -> int:
        return self._all.waiting[rank]

    def join(self, ticket: Ticket) -> None:
        accounts = self._accounts(ticket.payer)
        accounts[-1].tickets[ticket] = None
        for account in accounts:
            account.waiting[ticket.rank] += 1

    def move(self, ticket: Ticket, rank: Rank) -> None:
        """Somebody came or went, which matters to a ticket as long as it waits."""
        accounts = self._accounts(ticket.payer)
        if ticket in accounts[-1].tickets:
            for account in accounts:
                account.waiting[ticket.rank] -= 1
                account.waiting[rank] += 1
        ticket.rank = rank

    def next(self) -> Ticket | None:
        """The ticket whose turn it is, if there is a process for it; from now on it has one."""
        for rank in Rank:
            ticket = self._first(self._all, rank, (self._most_of[rank], *self._most))
            if ticket is not None:
                self._begin(ticket)
                return ticket
        return None

    def can_wait(self, ticket: Ticket) -> bool:
        """Whether a bot leaves most of the processor to others, while they use it: because its address has used much of it lately."""
        if ticket.is_urgent or ticket.rank == Rank.REVIEW or len(ticket.payer) == 1:
            return False
        return self._accounts(ticket.payer)[1].used(self._clock()) > MUCH

    def leave(self, ticket: Ticket, seconds: float) -> None:
        """The ticket is needed no more, and has cost that much."""
        now, accounts = self._clock(), self._accounts(ticket.payer)
        for account in accounts:
            account.charge(seconds, now)
            if ticket.is_running:
                account.running -= 1
            else:
                account.waiting[ticket.rank] -= 1
        accounts[-1].tickets.pop(ticket, None)
        for account in accounts[:-1]:
            for name in [name for name, part in account.parts.items() if part.is_forgotten(now)]:
                del account.parts[name]

    def _accounts(self, payer: Payer) -> list[Account]:
        """From the account of all down to that of the table."""
        accounts = [self._all]
        for name in payer:
            accounts.append(accounts[-1].parts.setdefault(name, Account()))
        return accounts

    def _first(self, account: Account, rank: Rank, most: tuple[int, ...]) -> Ticket | None:
        """Of the addresses, of the guests of an address and of the tables of a guest, those first that run least, then those that have used least."""
        if account.running >= most[0] or not account.waiting[rank]:
            return None
        now = self._clock()
        for part in sorted(account.parts.values(), key=lambda part: (part.running, part.used(now))):
            ticket = self._first(part, rank, most[1:])
            if ticket is not None:
                return ticket
        return next((ticket for ticket in account.tickets if ticket.rank == rank), None)

    def _begin(self, ticket: Ticket) -> None:
        accounts = self._accounts(ticket.payer)
        del accounts[-1].tickets[ticket]
        for account in accounts:
            account.waiting[ticket.rank] -= 1
            account.running += 1
        ticket.is_running = True
