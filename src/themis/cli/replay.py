"""`themis replay`: a recorded game step by step, its result checked, and its luck recomputed from the published secret."""

from __future__ import annotations

import argparse

from rich.padding import Padding
from rich.text import Text

from themis.cli import table
from themis.cli.drawing import COMPACT, FULL, UNBOUNDED, Sight
from themis.cli.files import read_text
from themis.cli.screen import Screen
from themis.cli.terminal import SPECTATOR
from themis.core.record import Record, Replay, parse
from themis.core.session import follow
from themis.errors import BadOptions
from themis.games import find
from themis.speech.speech import Speech
from themis.speech.telling import EVERYTHING, paragraphs


def run(args: argparse.Namespace) -> int:
    """Shows the record and checks it; whatever is wrong with it is a BadRecord."""
    record = parse(read_text(args.file))
    game = find(record.game, args.content)
    replay = Replay(game, record)
    viewer = Viewer(replay, Speech(game, args.lang), Screen(), chosen_seat(args.seat, record))
    end = len(record.lines) if args.to is None else min(max(args.to, 0), len(record.lines))
    try:
        viewer.step_to(end)
    except EOFError:
        return 0
    viewer.show_table()
    if replay.done():
        viewer.check()
    return 0


def chosen_seat(seat: int | None, record: Record) -> int:
    if seat is None:
        return EVERYTHING
    if not 0 <= seat < len(record.names):
        raise BadOptions(f"there is no seat {seat}; the seats are 0 to {len(record.names) - 1}")
    return seat


class Viewer:
    """A replay being watched, with the eyes of one seat or with all of them."""

    def __init__(self, replay: Replay, speech: Speech, screen: Screen, seat: int) -> None:
        self.replay = replay
        self.speech = speech
        self.screen = screen
        self.seat = seat
        self.names = speech.names(replay.record.names)

    def step_to(self, end: int) -> None:
        self.tell()
        while self.replay.position < end:
            if self.screen.is_live:
                self.screen.ask(self.prompt())
            self.replay.forward()
            self.tell()

    def prompt(self) -> str:
        return self.speech.text("replay-prompt", number=int(self.replay.position), total=len(self.replay.record.lines)) + " "

    def tell(self) -> None:
        for text in paragraphs(self.replay.events, self.seat, self.speech, self.names):
            self.screen.show(Padding(Text(text), (0, 0, 0, 2)))

    def show_table(self) -> None:
        game, state = self.replay.game, self.replay.state
        view = {**game.scene(state), **game.view(state, max(self.seat, SPECTATOR))}
        self.screen.show(table.paint(Sight(view, self.names, self.speech), FULL if self.screen.is_live else COMPACT, UNBOUNDED))

    def check(self) -> None:
        """The result the record claims, and its luck."""
        self.replay.run()
        record = self.replay.record
        if not self.replay.state.over:
            self.screen.say(self.speech.text("replay-unfinished"))
            return
        outcome = self.replay.game.outcome(self.replay.state)
        self.screen.show(table.result(outcome, self.names, self.speech))
        self.screen.say(table.winners(outcome, self.names, self.speech), "bold")
        self.screen.say(self.speech.text("replay-result-checked" if record.result else "replay-no-result"))
        if record.secret and record.commitment:
            follow(self.replay.game, record, record.secret)
            self.screen.say(self.speech.text("replay-luck-checked"))
