"""The action Draw, and the card of a reaction: one card after the other, open or from the pile."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision
from themis.core.native import i64
from themis.games.pantheon import effects, moves, rules
from themis.games.pantheon.state import State


def offer_cards(s: State, seat: i64, offered: list[Choice]) -> None:
    """Every kind of open card once, and the pile.  PAN-DRAW-01, PAN-REACT-08"""
    seen: list[int] = []
    for place in range(s.t.display):
        card = s.display[place]
        if card >= 0 and card not in seen and rules.can_take(s, seat, card):
            seen.append(card)
            offered.append(s.t.moves.take.of(card))
    if rules.can_draw(s):
        offered.append(s.t.moves.draw.only())


def pick(s: State, seat: i64, choice: Choice, io: Io) -> None:
    """The card that was chosen, by the action or as a reaction.  PAN-DRAW-01, PAN-REACT-07, PAN-REACT-08"""
    if choice.verb is s.t.moves.take:
        effects.take_card(s, seat, choice.a, moves.TOOK if seat == s.turn else moves.TOOK_AS_REACTION, io)
    else:
        effects.draw_card(s, seat, moves.DRAW_BY_ACTION if seat == s.turn else moves.DRAW_AS_REACTION, io)


def why_not_pick(s: State, seat: i64, choice: Choice) -> list[str]:
    if choice.verb is s.t.moves.draw:
        return [] if rules.can_draw(s) else ["PAN-RUL-34"]
    if rules.can_take(s, seat, choice.a):
        return []
    return ["PAN-RUL-22" if rules.is_displayed(s, choice.a) else "PAN-DRAW-01"]


@final
class Draw(Decision):
    """The next of the `due` cards.  PAN-DRAW-01, PAN-DRAW-03, PAN-RUL-34"""

    __slots__ = ("due",)

    def __init__(self, seat: i64, due: i64) -> None:
        super().__init__(seat)
        self.due: Final = due

    def enter(self, s: State, io: Io) -> bool:
        if self.due == 0:
            return False
        effects.refill_display(s, io)
        return rules.can_get_card(s, self.seat)

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.take, s.t.moves.draw]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        offer_cards(s, seat, offered)
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        pick(s, seat, choice, io)
        s.push(Draw(seat, self.due - 1))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return why_not_pick(s, seat, choice) if choice.verb is s.t.moves.take or choice.verb is s.t.moves.draw else []
