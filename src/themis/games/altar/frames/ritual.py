"""A ritual: cards are spent one by one, from hand and from the god's adoration zone, until they are worth a sanctuary."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision
from themis.core.native import i64
from themis.games.altar import effects, rules
from themis.games.altar.content import NO_RITUALS
from themis.games.altar.state import State


@final
class Spend(Decision):
    """Which card to spend next in a ritual for a god; `paid` symbols so far, the `least` by one card. ALT-RIT-01, ALT-RIT-04, ALT-RIT-06, ALT-RIT-07"""

    __slots__ = ("god", "paid", "least")

    def __init__(self, seat: i64, god: i64, paid: i64, least: i64) -> None:
        super().__init__(seat)
        self.god: Final = god
        self.paid: Final = paid
        self.least: Final = least

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.spend, s.t.moves.spend_adorer]

    def options(self, s: State, seat: i64) -> list[Choice]:
        left = rules.values_left(s, seat, self.god)
        offered: list[Choice] = []
        # By value, because all cards of a value fit or none does.
        fits = [rules.can_spend(s.t, left, self.paid, self.least, value) if left[value] else False for value in range(s.t.ritual_cost + 1)]
        for kind in range(s.t.followers):
            if s.hand(seat, kind) and fits[rules.at_most_cost(s.t, rules.hand_value(s.t, self.god, kind))]:
                offered.append(s.t.moves.spend.of(kind))
            if s.adores(self.god, kind) and fits[rules.at_most_cost(s.t, rules.adorer_value(s.t, kind))]:
                offered.append(s.t.moves.spend_adorer.of(kind))
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.spend:
            value = rules.at_most_cost(s.t, rules.hand_value(s.t, self.god, choice.a))
            effects.spend(s, seat, choice.a, io)
        else:
            value = rules.at_most_cost(s.t, rules.adorer_value(s.t, choice.a))
            effects.spend_adorer(s, seat, self.god, choice.a, io)
        paid = self.paid + value
        if paid >= s.t.ritual_cost:
            effects.build_sanctuary(s, seat, self.god, io)
        else:
            s.push(Spend(seat, self.god, paid, value if self.paid == 0 or value < self.least else self.least))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.spend:
            if s.hand(seat, choice.a) == 0:
                return ["ALT-RIT-04"]
            return self._why_not_value(s, seat, rules.hand_value(s.t, self.god, choice.a))
        if choice.verb is s.t.moves.spend_adorer:
            if not s.adores(self.god, choice.a):
                return ["ALT-RIT-06"]
            return self._why_not_value(s, seat, rules.adorer_value(s.t, choice.a))
        return []

    def _why_not_value(self, s: State, seat: i64, value: i64) -> list[str]:
        """Why no card that is worth this can be spent next."""
        if value == 0:
            return ["ALT-RIT-05"]
        left = rules.values_left(s, seat, self.god)
        return [] if rules.can_spend(s.t, left, self.paid, self.least, rules.at_most_cost(s.t, value)) else ["ALT-RIT-07"]

    def is_part_of_action(self) -> bool:
        return True


def why_no_ritual(s: State, seat: i64, god: i64) -> list[str]:
    if s.owner[god] != seat:
        return ["ALT-RIT-09"]
    reasons: list[str] = []
    if s.sanctuaries[god] >= s.t.sanctuary_spaces:
        reasons.append("ALT-RIT-10")
    if s.sanctuaries_left == 0:
        reasons.append("ALT-RIT-11")
    if rules.is_forbidden(s, seat, NO_RITUALS):
        reasons.append("ALT-CARD-29")
    if rules.ritual_sum(s, seat, god) < s.t.ritual_cost:
        reasons.append("ALT-RIT-01")
    return reasons
