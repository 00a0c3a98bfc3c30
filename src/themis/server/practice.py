"""What a finished game leaves with its people: how they got on against the rungs of the ladder, and what they achieved.

Whoever has won the last two games at a rung is proposed the next one, whoever has lost them the one below: so one wins about half of one's games.
Whoever has finished a lesson or solved a puzzle of a game begins there one rung above the lowest. The page of the game says all this to its people.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa

from themis.books.ladder import RUNGS
from themis.core.session import Change, Session
from themis.errors import BadContent
from themis.games import find, known
from themis.learn.achievements import Achievement, achievements_of, met_by
from themis.server import describe
from themis.server.protocol import Rung
from themis.server.protocol_http import AchievementInfo, GamePractice, LastGame, Practice
from themis.server.rows import TableRow
from themis.server.schema import ACHIEVED, PLAYED, PROGRESS
from themis.server.statements import Insertion
from themis.server.store import Store, Write

log: Final = logging.getLogger("themis.server")

# The game that ends after an undo is the same one.
KEEP_PLAYED: Final = Insertion(PLAYED, "DO UPDATE SET rung = excluded.rung, gain = excluded.gain, ended = excluded.ended")
KEEP_ACHIEVED: Final = Insertion(ACHIEVED, "DO NOTHING")
WIN: Final = 1
LOSS: Final = -1


class Played(NamedTuple):
    """A game against bots of one rung, and whether it was won, lost or neither."""

    rung: str
    gain: int


@cache
def achievements(game: str) -> list[Achievement]:
    """Those of a game. A mistake in their file, which the log tells, must not keep a game from ending."""
    try:
        return achievements_of(find(game))
    except BadContent as error:
        log.error("no achievements of %s: %s", game, error)
        return []


# When a game is over


def writes(row: TableRow, session: Session, changes: list[Change]) -> list[Write]:
    """What is remembered of a game that ends with these changes. A lesson's luck was arranged, so it proves nothing."""
    people = people_of(row)
    if row.lesson or not people:
        return []
    game, end = session.game, changes[-1].state
    events = [event for group in [*session.story.groups, *[change.events for change in changes]] for event in group]
    found: list[Write] = []
    for user, seat in people.items():
        met = met_by(game, achievements(row.game), events, end, seat)
        found += [(KEEP_ACHIEVED, (user, row.game, achievement, row.id)) for achievement in met]
    rung = rung_of(row)
    if rung:
        user, seat = next(iter(people.items()))
        found.append((KEEP_PLAYED, (user, row.game, row.id, rung, gain(game.outcome(end).ranks, seat), time.time_ns())))
    return found


def people_of(row: TableRow) -> dict[str, int]:
    """Those who have played one seat themselves, without a bot that chose for them; at a shared screen nobody knows who played which."""
    own = {seat.user: row.seats_of(seat.user) for seat in row.seats if seat.kind == "human"}
    return {user: seats[0] for user, seats in own.items() if len(seats) == 1 and not row.seats[seats[0]].relieved}


def rung_of(row: TableRow) -> str:
    """The rung of all bots at a table where one person plays against them; else nothing."""
    bots = {seat.level for seat in row.seats if seat.kind == "bot"}
    people = [seat for seat in row.seats if seat.kind == "human"]
    return next(iter(bots & set(RUNGS)), "") if len(bots) == 1 and len(people) == 1 else ""


def gain(ranks: list[int], seat: int) -> int:
    """A win leaves more than half of the others behind, a loss less."""
    behind = sum([(rank > ranks[seat]) - (rank < ranks[seat]) for rank in ranks])
    return WIN if behind > 0 else LOSS if behind < 0 else 0


# What is proposed next


def proposed(latest: list[Played], has_learned: bool) -> str:
    """The rung to play against, by the latest games, the last first."""
    if not latest:
        return RUNGS[1] if has_learned else RUNGS[0]
    place = RUNGS.index(latest[0].rung)
    if len(latest) > 1 and latest[0] == latest[1]:
        place += latest[0].gain
    return RUNGS[min(max(place, 0), len(RUNGS) - 1)]


class Remembered(NamedTuple):
    """The latest two games of each game against a rung, where the last one was, and the rungs that were ever beaten;
    what was achieved where, and the games of which a lesson is done or a puzzle solved."""

    played: dict[str, list[Played]]
    tables: dict[str, str]
    beaten: set[tuple[str, str]]
    achieved: dict[tuple[str, str], str]
    learned: set[str]

    def of_game(self, game: str) -> GamePractice:
        latest = self.played.get(game, [])
        return GamePractice(
            game,
            on_wire(proposed(latest, game in self.learned)),
            [on_wire(rung) for rung in RUNGS if (game, rung) in self.beaten],
            LastGame(self.tables[game], on_wire(latest[0].rung), latest[0].gain) if latest else None,
            [AchievementInfo(one.id, self.achieved.get((game, one.id), "")) for one in achievements(game)],
        )


def on_wire(rung: str) -> Rung:
    found: Rung = msgspec.convert(rung, Rung)
    return found


async def practice_of(database: Store, user: str) -> Practice:
    return await describe.in_its_thread(gathered, await database.read(find_practice(user)))


def gathered(remembered: Remembered) -> Practice:
    return Practice([remembered.of_game(game) for game in known()])


def find_practice(user: str) -> Callable[[sa.Connection], Remembered]:

    def ask(connection: sa.Connection) -> Remembered:
        number = sa.func.row_number().over(partition_by=PLAYED.c.game, order_by=PLAYED.c.ended.desc()).label("number")
        games = sa.select(PLAYED, number).where(PLAYED.c.user == user, PLAYED.c.rung.in_(RUNGS)).subquery()
        played: dict[str, list[Played]] = {}
        tables: dict[str, str] = {}
        for row in connection.execute(sa.select(games).where(games.c.number <= 2).order_by(games.c.number)):
            played.setdefault(row.game, []).append(Played(row.rung, row.gain))
            tables.setdefault(row.game, row.at)
        beaten = connection.execute(sa.select(PLAYED.c.game, PLAYED.c.rung).where(PLAYED.c.user == user, PLAYED.c.gain == WIN).distinct())
        achieved = connection.execute(sa.select(ACHIEVED).where(ACHIEVED.c.user == user))
        learned = connection.execute(sa.select(PROGRESS.c.game).where(PROGRESS.c.user == user, PROGRESS.c.done))
        return Remembered(
            played,
            tables,
            {(row.game, row.rung) for row in beaten},
            {(row.game, row.achievement): row.at for row in achieved},
            {row.game for row in learned},
        )

    return ask
