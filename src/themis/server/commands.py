"""What people at a table may do, one function a command. Each is called with the table's mailbox held, and raises `Refusal` before anything has changed."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec.structs import replace

from themis.core.session import Session, rewound
from themis.errors import IllegalChoice, ThemisError, WrongSeat
from themis.server import messages, store
from themis.server.connection import Connection
from themis.server.drafts import are_behind, ready_people, verb_of
from themis.server.protocol import (
    SPECTATOR,
    Answer,
    AnyCommand,
    Board,
    Choose,
    Done,
    Fill,
    Hello,
    Look,
    Pause,
    Ping,
    Plan,
    Pong,
    Ready,
    Reason,
    Reasons,
    RefusalCode,
    Refused,
    Rematch,
    Say,
    Share,
    Takeback,
    TakebackState,
    Then,
    Undo,
    Warm,
    Why,
)
from themis.server.rows import Said
from themis.server.store import StorageTrouble
from themis.server.tables import LiveTable
from themis.server.takebacks import TakenBack

# With every refused take-back the next one may be asked for this much later.
REBUFF_SECONDS: Final = 20.0


class Refusal(ThemisError):
    """A command that is not carried out, and why."""

    def __init__(self, code: RefusalCode, message: str, rules: list[str] | None = None) -> None:
        super().__init__(message)
        self.code: Final = code
        self.message: Final = message
        self.rules: Final = rules or []


async def obey(table: LiveTable, who: Connection, command: AnyCommand) -> None:
    """Carries a command out and answers it; commands of one table are carried out one after another."""
    if isinstance(command, Ping):
        who.send(Pong())
        return
    if isinstance(command, Hello):
        table.join(who, command)
        return
    async with table.mailbox:
        try:
            await carry_out(table, who, command)
        except Refusal as refusal:
            who.send(Refused(command.id, refusal.code, refusal.message, refusal.rules))
            if refusal.code == "stale":
                table.show(who)
        except StorageTrouble as trouble:
            who.send(Refused(command.id, "storage", str(trouble), []))
        except ThemisError as error:
            # A game that went on from its snapshot has a record that cannot be played again.
            who.send(Refused(command.id, "not-now", str(error), []))


async def carry_out(table: LiveTable, who: Connection, command: AnyCommand) -> None:
    question = QUESTIONS.get(type(command))
    if question is not None:
        question(table, who, command)
        return
    key = f"{who.user} {command.id}"  # type: ignore[union-attr]
    version = table.answered(key)
    if version is None:
        await DEEDS[type(command)](table, who, command, key)
        # Plans are many, and remember their own keys.
        if not isinstance(command, Plan):
            table.remember(key)
        version = int(table.session.version) if table.session is not None else 0
    who.send(Done(command.id, version))  # type: ignore[union-attr]


# Who may do what


def playing(table: LiveTable) -> Session:
    """The running game, or the reason why there is none."""
    if table.session is None or table.row.stage == "gathering":
        raise Refusal("not-now", "the game has not begun yet")
    if table.row.stage != "playing":
        raise Refusal("over", "the game is over")
    if table.row.paused:
        raise Refusal("paused", "the game is paused")
    return table.session


def begun(table: LiveTable) -> Session:
    """The game, running or over."""
    if table.session is None:
        raise Refusal("not-now", "the game has not begun yet")
    return table.session


def own_seat(table: LiveTable, who: Connection, seat: int) -> int:
    if seat not in who.seats:
        raise Refusal("not-your-seat", f"seat {seat} is not yours")
    if table.row.seats[seat].warm:
        raise Refusal("not-now", "a bot keeps your seat warm; take it back first")
    return seat


def seated(table: LiveTable, who: Connection) -> None:
    if not who.seats:
        raise Refusal("not-your-seat", "only those who play may do this")


def check_version(session: Session, version: int) -> None:
    if version != session.version:
        raise Refusal("stale", f"this is version {session.version} of the game, not version {version}")


# The game


async def choose(table: LiveTable, who: Connection, command: Choose, key: str) -> None:
    session = playing(table)
    seat = own_seat(table, who, command.seat)
    if not table.is_current(seat, command.version):
        check_version(session, command.version)
    if verb_of(session.state) is not None:
        raise Refusal("not-now", "whole plans are made now; send a plan")
    try:
        change = session.tried(seat, command.choice)
    except IllegalChoice as error:
        raise Refusal("illegal", str(error), error.rules) from None
    except WrongSeat as error:
        raise Refusal("not-asked", str(error)) from None
    await table.keep_choices([change], {seat: key})
    # A bot that answers at once is no flood: nobody can choose more often than the game asks.
    who.throttle.forgive()


async def plan(table: LiveTable, who: Connection, command: Plan, key: str) -> None:
    """A plan that breaks a rule is kept, too: nobody is ready with it, but it can be mended."""
    session = playing(table)
    seat = own_seat(table, who, command.seat)
    check_version(session, command.version)
    verb = verb_of(session.state)
    if verb is None or table.planning.is_up():
        raise Refusal("not-now", "no plans are made now")
    if seat not in session.waiting():
        raise Refusal("not-asked", f"seat {seat} is not asked now")
    choice = session.parsed(command.choice)
    if choice is None or choice.verb is not verb:
        raise Refusal("illegal", f"'{command.choice[:60]}' is no plan: it has {verb.length} numbers from 0 to {verb.largest}")
    rules = session.explain(seat, choice.text) if command.ready else []
    await table.planning.keep(seat, choice.text, command.ready and not rules, key, who)
    if rules:
        raise Refusal("illegal", f"nobody can be ready with this plan ({', '.join(rules)})", rules)


async def undo(table: LiveTable, who: Connection, command: Undo, key: str) -> None:
    session = playing(table)
    seat = own_seat(table, who, command.seat)
    check_version(session, command.version)
    if set(ready_people(table.row)) - {seat}:
        raise Refusal("not-now", "others are ready with their plans; nothing before them is taken back now")
    twin = session.twin()
    try:
        twin.undo(seat)
    except IllegalChoice as error:
        raise Refusal("illegal", str(error)) from None
    await table.keep_past(twin, "undo", seat, key)


async def takeback(table: LiveTable, who: Connection, command: Takeback, key: str) -> None:
    """Asks the other people at the table; if there are none, nobody can object."""
    session = playing(table)
    seat = own_seat(table, who, command.seat)
    check_version(session, command.version)
    step = messages.last_line_of(session, seat)
    if step < 0:
        raise Refusal("not-now", "you have not chosen anything yet")
    if are_behind(session, step):
        raise Refusal("not-now", "everybody has seen the plans; nobody changes theirs any more")
    if table.takeback is not None:
        raise Refusal("not-now", "somebody already asks to take something back")
    if time.monotonic() < table.rebuffs.get(seat, (0, 0.0))[1]:
        raise Refusal("too-fast", "the others have just said no; wait a little")
    needed = [number for number, other in enumerate(table.row.seats) if other.kind == "human" and not other.warm and other.user != who.user]
    asked = TakebackState(seat, step, needed, [])
    if not needed:
        await take_back(table, session, asked, key)
    else:
        table.takeback = asked
        table.tell_table()


async def answer(table: LiveTable, who: Connection, command: Answer, key: str) -> None:
    session = playing(table)
    asked = table.takeback
    own = who.seats
    if asked is None:
        raise Refusal("not-now", "nobody asks to take anything back")
    if asked.seat in own and not command.agree:
        table.takeback = None
    elif not set(own) & set(asked.needed):
        raise Refusal("not-your-seat", "this is not yours to decide")
    elif not command.agree:
        refusals = table.rebuffs.get(asked.seat, (0, 0.0))[0] + 1
        table.rebuffs[asked.seat] = (refusals, time.monotonic() + REBUFF_SECONDS * refusals)
        table.takeback = None
    else:
        agreed = sorted({*asked.agreed, *(seat for seat in own if seat in asked.needed)})
        if agreed == asked.needed:
            await take_back(table, session, asked, key)
            return
        table.takeback = replace(asked, agreed=agreed)
    table.tell_table()


async def take_back(table: LiveTable, session: Session, asked: TakebackState, key: str) -> None:
    await table.keep_past(rewound(session, asked.step), "takeback", asked.seat, key, TakenBack.of(session, asked).written())


# Questions, which change nothing


def look(table: LiveTable, who: Connection, command: Look) -> None:
    if command.seat != SPECTATOR and command.seat not in who.seats:
        raise Refusal("not-your-seat", f"seat {command.seat} is not yours")
    version = int(begun(table).version)
    who.eyes = command.seat
    table.show(who)
    who.send(Done(command.id, version))


def why(table: LiveTable, who: Connection, command: Why) -> None:
    seat = own_seat(table, who, command.seat)
    if who.eyes != seat:
        raise Refusal("not-now", "the reasons tell what is in a hand; look with its owner's eyes first")
    found = playing(table).reasons(seat, command.target)
    who.send(Reasons(command.id, command.target, [Reason(choice.text, rules) for choice, rules in found]))


def then(table: LiveTable, who: Connection, command: Then) -> None:
    session = begun(table)
    if not 0 <= command.step <= len(session.record.lines):
        raise Refusal("not-now", f"there is no step {command.step}")
    who.send(Board(command.id, command.step, table.board_at(session, command.step, who.eyes)))


# The table


async def say(table: LiveTable, who: Connection, command: Say, key: str) -> None:
    seats = who.seats
    if not seats and who.user != table.row.host and not table.row.public:
        raise Refusal("not-your-seat", "only those who play may talk here")
    text = "".join(letter for letter in " ".join(command.text.split()) if letter.isprintable()).strip()
    if not text:
        raise Refusal("malformed", "there is nothing in it to read")
    seat = who.eyes if who.eyes in seats else (seats[0] if seats else SPECTATOR)
    number = table.chats[-1].said + 1 if table.chats else 1
    said = Said(number, int(time.time()), seat, table.row.seats[seat].name if seats else "", text, key)
    await table.services.store.write([store.add_chat(table.row.id, said)])
    table.tell_chat(said)


async def warm(table: LiveTable, who: Connection, command: Warm, key: str) -> None:
    """One's own seat at any time; another's only while nobody is there, and never taken away from its bot."""
    seated(table, who)
    if table.row.stage not in ("gathering", "playing"):
        raise Refusal("over", "nobody plays here any more")
    if command.seat >= len(table.row.seats) or table.row.seats[command.seat].kind != "human":
        raise Refusal("not-now", "nobody sits there")
    seat = table.row.seats[command.seat]
    if seat.user != who.user and (not command.on or seat.user in table.online()):
        raise Refusal("not-your-seat", "this seat is not yours")
    if not command.on:
        table.take_back_seat(command.seat)
    await table.keep_row(table.row.with_seat(command.seat, replace(seat, warm=command.on)))


async def pause(table: LiveTable, who: Connection, command: Pause, key: str) -> None:
    seated(table, who)
    if table.row.stage != "playing":
        raise Refusal("not-now", "there is nothing to pause")
    await table.keep_row(replace(table.row, paused=command.on))


async def fill(table: LiveTable, who: Connection, command: Fill, key: str) -> None:
    if who.user != table.row.host:
        raise Refusal("not-your-seat", "only the host may do this")
    if command.seat not in table.row.free_seats():
        raise Refusal("not-now", "this seat is not free")
    seat = table.row.seats[command.seat]
    await table.keep_row(table.row.with_seat(command.seat, replace(seat, kind="bot", level=command.level, round=seat.round + 1)))


async def ready(table: LiveTable, who: Connection, command: Ready, key: str) -> None:
    if command.seat not in who.seats:
        raise Refusal("not-your-seat", f"seat {command.seat} is not yours")
    if table.row.stage != "gathering" or table.row.clock is None:
        raise Refusal("not-now", "nobody waits to hear this")
    seat = table.row.seats[command.seat]
    await table.keep_row(table.row.with_seat(command.seat, replace(seat, ready=command.on)))


async def share(table: LiveTable, who: Connection, command: Share, key: str) -> None:
    if who.user != table.row.host:
        raise Refusal("not-your-seat", "only the host may do this")
    if table.row.stage != "over":
        raise Refusal("not-now", "the game is not over yet")
    await table.keep_row(replace(table.row, shared=command.on))


async def rematch(table: LiveTable, who: Connection, command: Rematch, key: str) -> None:
    seated(table, who)
    if table.row.stage != "over":
        raise Refusal("not-now", "the game is not over yet")
    if not table.row.rematch:
        await table.keep_row(replace(table.row, rematch=await table.services.rematch(table.row)))


# The one `Any`: each function takes its own command, and the table of functions is keyed by it.
QUESTIONS: Final[dict[type, Callable[[LiveTable, Connection, Any], None]]] = {Look: look, Why: why, Then: then}
DEEDS: Final[dict[type, Callable[[LiveTable, Connection, Any, str], Awaitable[None]]]] = {
    Choose: choose,
    Plan: plan,
    Undo: undo,
    Takeback: takeback,
    Answer: answer,
    Say: say,
    Warm: warm,
    Pause: pause,
    Fill: fill,
    Ready: ready,
    Share: share,
    Rematch: rematch,
}
