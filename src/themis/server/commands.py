"""What people at a table may do, one function a command. Each is called with the table's mailbox held, and raises `Refusal` before anything has changed."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec.structs import replace

from themis.core.frame import drafting
from themis.core.session import Session, rewound
from themis.errors import IllegalChoice, ThemisError, WrongSeat
from themis.learn.goal import ME
from themis.server import describe, store
from themis.server.coaching import Coaching
from themis.server.conduct import MOST_UNDONE, losers, wait_to_warm
from themis.server.connection import Connection
from themis.server.drafts import are_behind, ready_people
from themis.server.hinting import Withheld
from themis.server.hot.keys import ReusedId, key_of
from themis.server.names import apart
from themis.server.protocol import (
    SPECTATOR,
    Advice,
    Answer,
    AnyCommand,
    Board,
    Choose,
    Coach,
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
    RequestState,
    Say,
    Share,
    Takeback,
    Then,
    Undo,
    Warm,
    Why,
)
from themis.server.rows import Said
from themis.server.store import StorageTrouble
from themis.server.tables import LiveTable
from themis.server.takebacks import TakenBack

log: Final = logging.getLogger("themis.server")


class Refusal(ThemisError):
    """A command that is not carried out, and why."""

    def __init__(self, code: RefusalCode, message: str, rules: list[str] | None = None, attribute: str = "") -> None:
        super().__init__(message)
        self.code: Final = code
        self.message: Final = message
        self.rules: Final = rules or []
        self.attribute: Final = attribute


async def obey(table: LiveTable, who: Connection, command: AnyCommand) -> None:
    """Carries a command out and answers it; commands of one table are carried out one after another."""
    if isinstance(command, Ping):
        who.send(Pong())
        return
    if isinstance(command, Hello):
        table.join(who, command)
        await welcome_back(table, who.user)
        return
    async with table.mailbox:
        try:
            await carry_out(table, who, command)
        except Withheld as held:
            who.send(held.warning(command.id))
        except Refusal as refusal:
            who.send(Refused(command.id, refusal.code, refusal.message, refusal.rules, refusal.attribute))
            if refusal.code == "stale":
                table.show(who)
        except StorageTrouble as trouble:
            who.send(Refused(command.id, "storage", str(trouble), []))
        except ThemisError as error:
            who.send(Refused(command.id, "not-now", str(error), []))


async def welcome_back(table: LiveTable, user: str) -> None:
    try:
        await table.welcome_back(user)
    except StorageTrouble as trouble:
        # They can still take the seat back themselves.
        log.warning("table %s, guest %s: %s", table.row.id, user, trouble)


async def carry_out(table: LiveTable, who: Connection, command: AnyCommand) -> None:
    key = key_of(who.user, command)
    version = answered(table, key)
    question = QUESTIONS.get(type(command))
    if question is not None:
        question(table, who, command)
        return
    if isinstance(command, Then):
        await then(table, who, command)
        return
    if isinstance(command, Coach) and command.wish == "hint":
        await hint(table, who, command)
        table.remember(key)
        return
    if version is None:
        await DEEDS[type(command)](table, who, command, key)
        # What is kept in the record of the game remembers its own key, and so do plans.
        if not isinstance(command, Choose | Undo | Plan):
            table.remember(key)
        version = int(table.session.version) if table.session is not None else 0
    who.send(Done(command.id, version))  # type: ignore[union-attr]


def answered(table: LiveTable, key: str) -> int | None:
    """The version that a command led to which was already carried out."""
    try:
        return table.answered(key)
    except ReusedId:
        raise Refusal("reused-id", "another command with this id was carried out before") from None


# Who may do what


def playing(table: LiveTable) -> Session:
    """The running game, or the reason why there is none."""
    if table.session is None or table.row.stage == "gathering":
        raise Refusal("not-now", "the game has not begun yet")
    if table.row.stage != "playing":
        raise Refusal("over", "the game is over")
    if table.row.paused:
        raise Refusal("paused", "the game is paused", ["TAB-PAUSE-04"])
    return table.session


def begun(table: LiveTable) -> Session:
    """The game, running or over."""
    if table.session is None:
        raise Refusal("not-now", "the game has not begun yet")
    return table.session


def own_seat(table: LiveTable, who: Connection, seat: int) -> int:
    """A seat for which somebody may choose now (TAB-SEAT-01)."""
    if seat not in who.seats:
        raise Refusal("not-your-seat", f"seat {seat} is not yours", ["TAB-SEAT-01"])
    if table.row.seats[seat].warm:
        raise Refusal("not-now", "a bot keeps your seat warm; take it back first", ["TAB-SEAT-02"])
    return seat


def seated(table: LiveTable, who: Connection) -> None:
    if not who.seats:
        raise Refusal("not-your-seat", "only those who play may do this", ["TAB-SEAT-01"])


def check_patience(table: LiveTable, seat: int) -> None:
    """Nobody goes back for ever (TAB-UNDO-05)."""
    if table.trail.undone[seat] >= MOST_UNDONE:
        raise Refusal("not-now", f"you have undone or taken back {MOST_UNDONE:,} choices in this game", ["TAB-UNDO-05"])


def check_version(session: Session, version: int) -> None:
    if version != session.version:
        raise Refusal("stale", f"this is version {session.version} of the game, not version {version}")


# The game


async def choose(table: LiveTable, who: Connection, command: Choose, key: str) -> None:
    session = playing(table)
    seat = own_seat(table, who, command.seat)
    if not table.is_current(seat, command.version):
        check_version(session, command.version)
    if drafting(session.state) is not None:
        raise Refusal("not-now", "whole plans are made now; send a plan")
    try:
        change = session.tried(seat, command.choice)
    except IllegalChoice as error:
        raise Refusal("illegal", str(error), error.rules) from None
    except WrongSeat as error:
        raise Refusal("not-asked", str(error)) from None
    objection = await table.coaching.objection(session, command.choice)
    if objection is not None:
        row = await table.coaching.tried(session, command.choice)
        if row is not table.row:
            await table.keep_row(row)
        raise Refusal("lesson", "this is allowed, but it leads away from the lesson", attribute=objection)
    if not command.sure:
        await table.hinting.stop_mistake(session, who, seat, command.choice)
    await table.keep_choices([change], {seat: key})
    # A bot that answers at once is no flood: nobody can choose more often than the game asks.
    who.throttle.forgive()


async def plan(table: LiveTable, who: Connection, command: Plan, key: str) -> None:
    """A plan that breaks a rule is kept, too: nobody is ready with it, but it can be mended."""
    session = playing(table)
    seat = own_seat(table, who, command.seat)
    check_version(session, command.version)
    verb = drafting(session.state)
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
    """At once, where nobody learned anything (TAB-UNDO-01)."""
    session = playing(table)
    seat = own_seat(table, who, command.seat)
    check_version(session, command.version)
    check_patience(table, seat)
    if set(ready_people(table.row)) - {seat}:
        raise Refusal("not-now", "others are ready with their plans; nothing before them is taken back now", ["TAB-UNDO-04"])
    if table.is_handed_over(session, seat):
        raise Refusal("not-now", "you have taken back what asks somebody else once already; ask the others", ["TAB-UNDO-02"])
    twin = session.twin()
    try:
        twin.undo(seat)
    except IllegalChoice as error:
        raise Refusal("illegal", str(error), ["TAB-UNDO-01"]) from None
    is_taken = bool(losers(table.row, session, seat))
    await table.keep_past(twin, "undo", seat, key)
    if is_taken:
        table.conduct.take_question(who.user)


# Asking the others


async def takeback(table: LiveTable, who: Connection, command: Takeback, key: str) -> None:
    """Asks the other people at the table; if there are none, nobody can object (TAB-BACK-01)."""
    session = playing(table)
    seat = own_seat(table, who, command.seat)
    check_version(session, command.version)
    check_patience(table, seat)
    step = int(session.last_choice(seat))
    # A puzzle begins in the middle of a game; nothing was corrected there.
    if step < (0 if session.record.corrected else session.base):
        raise Refusal("not-now", "you have not chosen anything yet", ["TAB-BACK-01"])
    if step < session.base:
        raise Refusal("corrected", f"the rules were corrected after choice {session.base}: nothing before it can be taken back")
    # The whole game is looked through; meanwhile the mailbox keeps it as it is.
    if session.game.catalogue.has_plans and await table.services.errands.do_in_turn(who.payer, are_behind, session, step):
        raise Refusal("not-now", "everybody has seen the plans; nobody changes theirs any more", ["TAB-BACK-02"])
    await request(table, who, RequestState(table.row.requests + 1, "takeback", seat, step, table.row.others(who.user), []), key)


async def request(table: LiveTable, who: Connection, asked: RequestState, key: str) -> None:
    """Every other person must agree, also one who is away or for whom a bot plays (TAB-ASK-01, TAB-ASK-02)."""
    if not asked.needed:
        await grant(table, who, asked, key)
        return
    if table.row.request is not None:
        raise Refusal("not-now", "the others are already asked for something", ["TAB-ASK-03"])
    if not table.conduct.may_ask(asked.seat, time.monotonic()):
        raise Refusal("too-fast", "you have just asked in vain; wait a little", ["TAB-ASK-05"])
    await table.keep_row(replace(table.row, request=asked, requests=asked.number))


async def answer(table: LiveTable, who: Connection, command: Answer, key: str) -> None:
    """A yes is good for what was asked when it was given, and for nothing that is asked later (TAB-ASK-04)."""
    playing(table)
    asked = table.row.request
    if asked is None:
        raise Refusal("not-now", "nobody asks for anything", ["TAB-ASK-03"])
    if asked.number != command.request:
        raise Refusal("stale", f"request {asked.number} is asked now, not request {command.request}", ["TAB-ASK-04"])
    own = set(who.seats)
    if not own & {*asked.needed, *([] if command.agree else [asked.seat])}:
        raise Refusal("not-your-seat", "this is not yours to decide", ["TAB-ASK-01"])
    if not command.agree:
        await table.keep_row(replace(table.row, request=None))
        table.conduct.ask_in_vain(asked.seat, time.monotonic())
        return
    asked = replace(asked, agreed=sorted({*asked.agreed, *(own & set(asked.needed))}))
    if asked.agreed == asked.needed:
        await grant(table, who, asked, key)
    else:
        await table.keep_row(replace(table.row, request=asked))


async def grant(table: LiveTable, who: Connection, asked: RequestState, key: str) -> None:
    if asked.kind == "pause":
        await table.keep_row(replace(table.row, request=None, paused=True, paused_by=asked.seat))
    else:
        session = playing(table)
        # The whole game is played again; meanwhile the mailbox keeps it as it is.
        past = await table.services.errands.do_in_turn(who.payer, rewound, session, asked.step)
        await table.keep_past(past, "takeback", asked.seat, key, TakenBack.of(session, asked).written())


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


async def then(table: LiveTable, who: Connection, command: Then) -> None:
    session = begun(table)
    if not 0 <= command.step <= len(session.record.lines):
        raise Refusal("not-now", f"there is no step {command.step}")
    if command.step < session.base:
        code: RefusalCode = "corrected" if session.record.corrected else "not-now"
        raise Refusal(code, f"the rules were corrected, or a puzzle began, after choice {session.base}: no board before it can be shown")
    who.send(Board(command.id, command.step, await table.board_at(session, command.step, who)))


# The table


async def say(table: LiveTable, who: Connection, command: Say, key: str) -> None:
    seats = who.seats
    if not seats and who.user != table.row.host and not table.row.public:
        raise Refusal("not-your-seat", "only those who play may talk here", ["TAB-TALK-01"])
    text = "".join(letter for letter in " ".join(command.text.split()) if letter.isprintable()).strip()
    if not text:
        raise Refusal("malformed", "there is nothing in it to read")
    seat = who.eyes if who.eyes in seats else (seats[0] if seats else SPECTATOR)
    number = table.chats[-1].said + 1 if table.chats else 1
    said = Said(number, int(time.time()), seat, table.row.seats[seat].name if seats else "", text, key)
    await table.services.store.write([store.add_chat(table.row.id, said), store.trim_chats(table.row.id, number)])
    table.tell_chat(said)


async def warm(table: LiveTable, who: Connection, command: Warm, key: str) -> None:
    """One's own seat at any time; another's only after a while without them, and never taken away from its bot (TAB-SEAT-03)."""
    seated(table, who)
    if table.row.stage not in ("gathering", "playing"):
        raise Refusal("over", "nobody plays here any more")
    if command.seat >= len(table.row.seats) or table.row.seats[command.seat].kind != "human":
        raise Refusal("not-now", "nobody sits there")
    is_own = command.seat in who.seats
    if not is_own and (not command.on or wait_to_warm(table.row, command.seat, who.user, table.away()) != 0):
        raise Refusal("not-your-seat", "this seat is not yours", ["TAB-SEAT-03"])
    if not command.on:
        if not table.timekeeping.may_return(command.seat):
            raise Refusal("not-now", "your time has run out twice; the bot makes this choice first", ["TAB-CLOCK-03"])
        await table.take_back_seats([command.seat])
    elif is_own or not table.row.seats[command.seat].warm:
        await table.warm(command.seat, lent=not is_own)


async def pause(table: LiveTable, who: Connection, command: Pause, key: str) -> None:
    """Anybody may pause (TAB-PAUSE-01) and go on (TAB-PAUSE-04); clocks are stopped by all together (TAB-PAUSE-02)."""
    seated(table, who)
    row, others = table.row, table.row.others(who.user)
    if row.stage != "playing":
        raise Refusal("not-now", "there is nothing to pause")
    if command.on == row.paused:
        return
    seat = who.eyes if who.eyes in who.seats else who.seats[0]
    if not command.on:
        await table.keep_row(replace(row, paused=False, paused_by=SPECTATOR))
    elif row.clock is not None or not others:
        await request(table, who, RequestState(row.requests + 1, "pause", seat, table.steps(), others, []), key)
    elif not table.conduct.may_pause(who.user):
        raise Refusal("not-now", "you have paused before; choose something first", ["TAB-PAUSE-03"])
    else:
        await table.keep_row(replace(row, paused=True, paused_by=seat))
        table.conduct.pause(who.user)


async def fill(table: LiveTable, who: Connection, command: Fill, key: str) -> None:
    if who.user != table.row.host:
        raise Refusal("not-your-seat", "only the host may do this", ["TAB-SEAT-06"])
    if command.seat not in table.row.free_seats():
        raise Refusal("not-now", "this seat is not free")
    seat = table.row.seats[command.seat]
    row = table.row.with_seat(command.seat, replace(seat, kind="bot", level=command.level, round=seat.round + 1))
    # Whoever sits there may be called like the bot that comes.
    bots = await describe.once(describe.bot_names, row.game, row.bots())
    people = [replace(seat, name=apart(seat.name, bots)) if seat.kind == "human" else seat for seat in row.seats]
    await table.keep_row(replace(row, seats=people))


async def ready(table: LiveTable, who: Connection, command: Ready, key: str) -> None:
    if command.seat not in who.seats:
        raise Refusal("not-your-seat", f"seat {command.seat} is not yours", ["TAB-CLOCK-01"])
    if table.row.stage != "gathering" or table.row.clock is None:
        raise Refusal("not-now", "nobody waits to hear this")
    seat = table.row.seats[command.seat]
    await table.keep_row(table.row.with_seat(command.seat, replace(seat, ready=command.on)))


async def share(table: LiveTable, who: Connection, command: Share, key: str) -> None:
    if who.user != table.row.host:
        raise Refusal("not-your-seat", "only the host may do this", ["TAB-TALK-02"])
    if table.row.stage != "over":
        raise Refusal("not-now", "the game is not over yet")
    await table.keep_row(replace(table.row, shared=command.on))


async def rematch(table: LiveTable, who: Connection, command: Rematch, key: str) -> None:
    seated(table, who)
    if table.row.stage != "over":
        raise Refusal("not-now", "the game is not over yet")
    if not table.row.rematch:
        await table.keep_row(replace(table.row, rematch=await table.services.rematch(table.row, who)))


def coached(table: LiveTable, who: Connection, command: Coach) -> Coaching:
    """The coach of the learner who asks, at the step that they see."""
    if table.coaching.coach() is None:
        raise Refusal("not-now", "nobody coaches here")
    own_seat(table, who, ME)
    if command.step != table.coaching.step() + 1:
        raise Refusal("stale", f"the lesson is at step {table.coaching.step() + 1}, not at step {command.step}")
    return table.coaching


async def coach(table: LiveTable, who: Connection, command: Coach, key: str) -> None:
    coaching = coached(table, who, command)
    row = coaching.read() if command.wish == "next" else replace(table.row, steps=[])
    if row is None:
        raise Refusal("not-now", "this step goes on by itself when its goal is reached")
    await table.keep_row(row, coaching.writes(row, is_left=command.wish == "leave"))


async def hint(table: LiveTable, who: Connection, command: Coach) -> None:
    """A question, but one that takes a moment."""
    session, coaching = playing(table), coached(table, who, command)
    if ME not in session.waiting():
        raise Refusal("not-asked", "there is nothing to choose now")
    line = await coaching.advice(session)
    choice = session.parsed(line[0]) if line else None
    if choice is None and coaching.is_strict():
        raise Refusal("not-now", "the coach has no advice")
    if choice is None:
        raise Refusal("house", "the coach has no advice of its own; `hint` is answered as at any table")
    row = coaching.answered()
    if row != table.row:
        await table.keep_row(row, coaching.writes(row))
    attribute = "hint" if coaching.is_strict() else ""
    who.send(Advice(command.id, choice.text, session.game.target(session.state, ME, choice), attribute, line=line))


# The one `Any`: each function takes its own command, and the table of functions is keyed by it.
QUESTIONS: Final[dict[type, Callable[[LiveTable, Connection, Any], None]]] = {Look: look, Why: why}
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
    Coach: coach,
}
