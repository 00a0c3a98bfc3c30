"""A record as a film: board by board, with the eyes of a seat, for those who look at a finished game."""

from __future__ import annotations

from typing import Final

import msgspec

from themis.core.record import Line, Replay, parse
from themis.core.session import follow
from themis.errors import BadRecord
from themis.games import find
from themis.server.hot.messages import told
from themis.server.protocol import SPECTATOR, Move, Result
from themis.server.protocol_http import Film, Frame

LONGEST_FILM: Final = 5_000


def film(text: str, eyes: int) -> bytes:
    """The film of a record, as JSON. Draws are recomputed where the record tells the secret."""
    record = parse(text)
    if len(record.lines) > LONGEST_FILM:
        raise BadRecord(f"a record has at most {LONGEST_FILM} choices to be looked at")
    if eyes >= len(record.names):
        raise BadRecord(f"there is no seat {eyes} in this record")
    game = find(record.game)
    replay = Replay(game, record)
    frames = [frame(replay, None, eyes)]
    while not replay.done():
        line = replay.forward()
        frames.append(frame(replay, line, eyes))
    replay.run()
    verified = bool(record.secret and record.commitment)
    if verified:
        follow(game, record, record.secret)
    made = Film(
        game=record.game,
        seats=record.names,
        options=record.options,
        commitment=record.commitment,
        verified=verified,
        scene=game.scene(replay.state),
        frames=frames,
        result=result(replay, record.secret),
    )
    return msgspec.json.encode(made)


def frame(replay: Replay, line: Line | None, eyes: int) -> Frame:
    seat = line.seat if line is not None else SPECTATOR
    move = Move(int(replay.position), seat, told(replay.events, eyes))
    return Frame(line.text if line is not None else "", move, replay.game.view(replay.state, eyes))


def result(replay: Replay, secret: str) -> Result | None:
    if not replay.state.over:
        return None
    outcome = replay.game.outcome(replay.state)
    return Result(outcome.ranks, outcome.scores, outcome.reason, outcome.sources, secret)
