"""What a table tells: the game as one pair of eyes may see it, and who sits where."""

from __future__ import annotations

from typing import NamedTuple

from themis.core.choice import Verb
from themis.core.event import Event
from themis.core.frame import drafting
from themis.core.native import COMPILED
from themis.core.session import NOTHING_TO_UNDO, Session
from themis.server import protocol, protocol_http
from themis.server.conduct import HANDED_OVER, wait_to_warm
from themis.server.identity import WATCHER, Identity, Invitation
from themis.server.protocol import (
    SPECTATOR,
    Chat,
    Correction,
    Happening,
    Move,
    PlanningState,
    Result,
    SeatInfo,
    UndoState,
    Update,
)
from themis.server.protocol_learn import CoachState, Offer
from themis.server.rows import Said, TableRow


class Common(NamedTuple):
    """What a game tells to everybody alike."""

    waiting: list[int]
    drafts: Verb | None
    clocks: list[int]
    result: Result | None
    corrections: list[Correction]


def common(session: Session, clocks: list[int], corrections: list[Correction]) -> Common:
    waiting = [int(seat) for seat in session.waiting()]
    return Common(waiting, drafting(session.state), clocks, result(session), corrections)


def update(session: Session, common: Common, eyes: int, keep: int, takebacks: list[tuple[Move, list[int]]], is_handed_over: bool) -> Update:
    """The game for one pair of eyes, and the story from its `keep`-th move on; what is handed over cannot be undone."""
    drafts = common.drafts
    return Update(
        version=int(session.version),
        eyes=eyes,
        keep=keep,
        moves=moves(session, eyes, keep),
        takebacks=takebacks,
        scene=session.game.scene(session.state) if keep == 0 else None,
        view=session.view(eyes),
        waiting=common.waiting,
        offers=offers(session, eyes) if eyes in common.waiting and drafts is None else [],
        drafts=drafts.name if drafts is not None else "",
        undo=undo_state(session, eyes, is_handed_over),
        clocks=common.clocks,
        result=common.result,
        corrections=common.corrections,
    )


def moves(session: Session, eyes: int, first: int) -> list[Move]:
    """The story from a move on. That a choice was forced is for the eyes of its seat: to others it might tell what a hand holds."""
    groups, lines = session.story.groups, session.record.lines
    opening = [Move(0, SPECTATOR, told(groups[0], eyes))] if first == 0 else []
    steps = range(max(first, 1), len(groups))
    made = [(step, lines[step - 1].seat, session.forced[step - 1]) for step in steps]
    return opening + [Move(step, seat, told(groups[step], eyes), is_forced and seat == eyes) for step, seat, is_forced in made]


def told(events: list[Event], eyes: int) -> list[Happening]:
    return [Happening(event.kind.name, event.values, event.kind.rule) for event in events if event.is_for(eyes)]


def offers(session: Session, eyes: int) -> list[Offer]:
    game, state = session.game, session.state
    return [Offer(choice.text, game.facts(state, eyes, choice), game.target(state, eyes, choice)) for choice in session.options(eyes)]


def undo_state(session: Session, eyes: int, is_handed_over: bool) -> UndoState:
    if eyes == SPECTATOR:
        return UndoState("", NOTHING_TO_UNDO, False)
    refusal = HANDED_OVER if is_handed_over else session.undo_refusal(eyes)
    if not refusal:
        return UndoState(session.undone(), "", False)
    return UndoState("", refusal, session.may_ask_back(eyes))


def result(session: Session) -> Result | None:
    if not session.state.over:
        return None
    outcome = session.outcome()
    return Result(outcome.ranks, outcome.scores, outcome.reason, outcome.sources, session.record.secret)


def chat(said: Said) -> Chat:
    return Chat(said=said.said, at=said.at, seat=said.seat, name=said.name, text=said.text)


class Around(NamedTuple):
    """What is the same for everybody at the table."""

    online: set[str]
    away: dict[str, float]
    watchers: int
    commitment: str
    planning: PlanningState | None
    coach: CoachState | None


def table(row: TableRow, user: str, around: Around, identity: Identity) -> protocol.Table:
    """The table as one person sees it; only the host sees the secrets of the links."""
    host = user == row.host
    return protocol.Table(
        id=row.id,
        game=row.game,
        stage=row.stage,
        options=row.options,
        seats=[seat_info(row, number, user, around.online, around.away, identity) for number in range(len(row.seats))],
        host=host,
        public=row.public,
        watch=identity.link_for(Invitation(row.id, WATCHER, 0)) if row.seats_of(user) or host else "",
        watchers=around.watchers,
        commitment=around.commitment,
        paused=row.paused,
        paused_by=row.paused_by,
        clock=row.clock,
        request=row.request,
        planning=around.planning,
        rematch=row.rematch,
        share=identity.film_link_for(row.id) if (row.seats_of(user) or host) and row.stage == "over" and row.shared else "",
        lesson=row.lesson,
        hints=row.hints,
        coach=around.coach,
        engine="compiled" if COMPILED else "interpreted",
    )


def welcome(row: TableRow, user: str, online: set[str], seat: int, identity: Identity) -> protocol_http.Welcome:
    """The table as somebody sees it who thinks about sitting down."""
    hosts = [seat.name for seat in row.seats if seat.kind == "human" and seat.user == row.host]
    return protocol_http.Welcome(
        game=row.game,
        stage=row.stage,
        host=hosts[0] if hosts else "",
        seats=[seat_info(row, number, user, online, {}, identity) for number in range(len(row.seats))],
        options=row.options,
        clock=row.clock,
        seat=seat,
    )


def seat_info(row: TableRow, number: int, user: str, online: set[str], away: dict[str, float], identity: Identity) -> SeatInfo:
    seat = row.seats[number]
    return SeatInfo(
        name=seat.name,
        kind=seat.kind,
        level=seat.level if seat.kind == "bot" or seat.warm else "",
        online=seat.kind == "bot" or seat.user in online,
        warm=seat.warm,
        warm_in=wait_to_warm(row, number, user, away),
        mine=seat.kind == "human" and seat.user == user,
        ready=seat.kind != "open" and number not in row.unready(),
        invite=identity.link_for(Invitation(row.id, number, seat.round)) if user == row.host and seat.kind == "open" else "",
    )
