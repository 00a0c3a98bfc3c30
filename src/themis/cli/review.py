"""`themis review`: a finished game looked at again, with what was better and by how much."""

from __future__ import annotations

import argparse

from themis.books.ladder import gives_as, load_ladder
from themis.bots.bot import Knowledge
from themis.cli.files import read_text
from themis.cli.replay import chosen_seat
from themis.cli.screen import Screen
from themis.cli.terminal import SPECTATOR
from themis.core.record import parse
from themis.games import find
from themis.learn.curve import Finished, open_turns, turning_points
from themis.learn.luck import REDRAWS, Drawn, draws, luck_of
from themis.learn.reason import why
from themis.learn.review import Verdict, decisions, loss_told, mark_of, points_given, reviewed
from themis.speech.speech import Speech
from themis.speech.telling import paragraphs

SEED = 1
MOST_DRAWS = 3


def run(args: argparse.Namespace) -> int:
    record = parse(read_text(args.file))
    game = find(record.game, args.content)
    past = Finished(game, record)
    seats = range(len(record.names)) if args.seat is None else [chosen_seat(args.seat, record)]
    teller = Teller(past, Speech(game, args.lang), Screen())
    teller.tell_curve()
    for seat in seats:
        teller.tell_decisions(seat)
        teller.tell_luck(seat)
    return 0


class Teller:
    """Tells a review in sentences."""

    def __init__(self, past: Finished, speech: Speech, screen: Screen) -> None:
        self.past = past
        self.speech = speech
        self.screen = screen
        self.names = speech.names(past.record.names)

    def when(self, step: int) -> str:
        """When a board was there, as the game counts; the number of the turn where it does not."""
        if step == len(self.past.record.lines):
            return self.speech.text("review-end")
        view = self.past.game.view(self.past.states[step], SPECTATOR)
        numbers = {name: value for name, value in view.items() if isinstance(value, int)}
        if self.speech.has("game-when"):
            return self.speech.text("game-when", **numbers)
        return self.speech.text("review-turn", number=max(1, sum(moment <= step for moment in self.past.moments)))

    def tell_curve(self) -> None:
        for moment, chances in zip(self.past.moments, self.past.chances):
            told = ", ".join(
                self.speech.text("review-chance", player=name, percent=round(100 * chance)) for name, chance in zip(self.names, chances)
            )
            self.screen.say(self.speech.text("review-chances", when=self.when(moment), chances=told))
        turns, unsettled = len(self.past.moments) - 1, open_turns(self.past)
        if unsettled >= turns:
            self.screen.say(self.speech.text("review-open-always"), "bold")
        elif unsettled * 2 > turns:
            self.screen.say(self.speech.text("review-open", when=self.when(self.past.moments[unsettled])), "bold")
        for point in turning_points(self.past):
            change = round(100 * point.change)
            words: dict[str, str | int] = {"when": self.when(point.start), "player": self.names[point.seat], "points": abs(change)}
            self.screen.say(self.speech.text("review-gains" if change > 0 else "review-loses", **words))

    def tell_decisions(self, seat: int) -> None:
        marks = reviewed(self.past, seat, SEED)
        words: dict[str, str | int] = {"player": self.names[seat], "decisions": len(decisions(self.past, seat)), "marks": len(marks)}
        self.screen.say(self.speech.text("review-judged", **words), "bold")
        like = gives_as(load_ladder(self.past.game.meta.folder), points_given([loss_told(mark.loss, is_true) for mark, is_true in marks]))
        if like and len(self.names) == 2:
            self.screen.say(self.speech.text("review-like", level=self.speech.text(f"level-{like}")))
        for verdict, is_true in marks:
            self.tell_verdict(verdict, is_true)

    def tell_verdict(self, verdict: Verdict, is_true: bool) -> None:
        line, s, game = self.past.record.lines[verdict.step], self.past.states[verdict.step], self.past.game
        chosen, better = game.catalogue.parse(line.text), game.catalogue.parse(verdict.better)
        assert chosen is not None and better is not None
        words: dict[str, str | int] = {
            "when": self.when(verdict.step),
            "chosen": self.speech.choice(chosen, self.names, game.facts(s, line.seat, chosen)),
            "better": self.speech.choice(better, self.names, game.facts(s, line.seat, better)),
            "points": round(100 * loss_told(verdict.loss, is_true)),
        }
        told = self.speech.text(f"review-{mark_of(verdict.loss, is_true)}", **words)
        found = why(Knowledge(game, s, line.seat), better, chosen, SEED)
        reason = found.trade.gain if found.trade is not None else found.reason
        self.screen.say(f"{told} {reason.said(self.speech, self.names)}" if reason is not None else told)

    def tell_luck(self, seat: int) -> None:
        found = [luck_of(self.past, step, REDRAWS, SEED) for step in draws(self.past)]
        luckiest = sorted(found, key=lambda drawn: -drawn.luck[seat])
        for drawn in luckiest[:MOST_DRAWS]:
            self.tell_draw(drawn, seat, "review-lucky", drawn.above[seat])
        for drawn in luckiest[::-1][:MOST_DRAWS]:
            self.tell_draw(drawn, seat, "review-unlucky", 1.0 - drawn.above[seat])

    def tell_draw(self, drawn: Drawn, seat: int, key: str, part: float) -> None:
        told = " ".join(paragraphs(self.past.events[drawn.step + 1], seat, self.speech, self.names))
        self.screen.say(self.speech.text(key, when=self.when(drawn.step), percent=min(99, round(100 * part)), told=told))
