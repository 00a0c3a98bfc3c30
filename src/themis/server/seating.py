"""Who sits where at a new table, and what they are called there."""

from __future__ import annotations

from collections.abc import Sequence

from themis.errors import BadOptions
from themis.learn.lesson import Lesson
from themis.server import describe
from themis.server.names import BadName, beside
from themis.server.protocol_http import SeatWish
from themis.server.rows import SeatRow


def seats_of(wishes: list[SeatWish], user: str, bots: Sequence[str]) -> list[SeatRow]:
    """The seats that were wished for; nobody is called like one of the `bots`, or like anybody before them."""
    seats: list[SeatRow] = []
    taken = [*bots]
    for number, wish in enumerate(wishes):
        if wish.kind == "bot":
            seats.append(SeatRow("bot", "", wish.level))
        elif wish.kind == "link":
            seats.append(SeatRow("open", ""))
        else:
            seats.append(SeatRow("human", name_for(number, wish.name, taken), user=user))
            taken.append(seats[-1].name)
    if all(seat.kind != "human" or seat.user != user for seat in seats) and all(seat.kind == "open" for seat in seats):
        raise BadOptions("somebody must sit at the table: yourself, somebody at your screen, or a bot")
    return seats


async def learner(lesson: Lesson, name: str) -> str:
    """What somebody is called beside the bots of a lesson."""
    return beside(name, await describe.once(describe.bot_names, lesson.game.meta.id, len(lesson.seats) - 1))


def name_for(seat: int, name: str, taken: list[str]) -> str:
    try:
        return beside(name, taken)
    except BadName as refusal:
        refusal.seat = seat
        raise
