"""The action Cult: with which types of offerings the numbers of a deity are paid."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision
from themis.core.native import i64
from themis.games.pantheon import effects, moves, rules
from themis.games.pantheon.state import State


def why_not_offer(s: State, seat: i64, deity: i64, offer: i64, places: i64) -> list[str]:
    """An offer pays every number with another type; of those that cost the same cards only the first is offered.  PAN-CULT-02, PAN-CULT-03, PAN-RUL-28"""
    if not moves.OFFER_START[places] <= offer < moves.OFFER_START[places + 1]:
        return ["PAN-CULT-02"]
    if rules.price_of_offer(s, seat, deity, offer, places) == rules.UNPAYABLE:
        return ["PAN-CULT-12" if s.t.deity_cards_only[deity] else "PAN-CULT-04"]
    return [] if offer in rules.offers_for(s, seat, deity, places) else ["PAN-RUL-28"]


@final
class PayDeity(Decision):
    """Which types pay which numbers of a deity in the row; the cards follow from it.  PAN-CULT-03, PAN-CULT-04, PAN-CULT-12, PAN-RUL-28"""

    __slots__ = ("deity",)

    def __init__(self, seat: i64, deity: i64) -> None:
        super().__init__(seat)
        self.deity: Final = deity

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.offer]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.offer.of(offer) for offer in rules.offers_for(s, seat, self.deity, s.t.deity_numbers[self.deity])]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        price = rules.price_of_offer(s, seat, self.deity, choice.a, s.t.deity_numbers[self.deity])
        effects.pay_offer(s, seat, price, moves.OFFERED, io)
        effects.worship(s, seat, self.deity, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.offer:
            return []
        return why_not_offer(s, seat, self.deity, choice.a, s.t.deity_numbers[self.deity])
