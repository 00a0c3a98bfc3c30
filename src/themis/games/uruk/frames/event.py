"""An event between two turns, from top to bottom of the card: a disc leaves the open epoch, hands are cut to eight cards, the card takes effect, both event cards are discarded."""

from __future__ import annotations

from typing import final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame, Step
from themis.core.native import i64
from themis.games.uruk import content, effects, moves
from themis.games.uruk.frames.disaster import SecretBids
from themis.games.uruk.frames.god import Auction, Ishtar, favour_frames
from themis.games.uruk.state import State, seats_from


@final
class BeginEvent(Step):
    """Step 1, then the hand limits clockwise from the active player, then the effect.  URU-EVT-06, URU-EVT-10, URU-END-06, URU-RUL-41, URU-RUL-49"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        io.tell(moves.EVENT_BEGAN, s.omen)
        effects.remove_epoch_disc(s, io)
        following: list[Frame] = [HandLimit(seat) for seat in seats_from(s, self.seat)]
        following.append(EventEffect(self.seat))
        following.append(EndEvent(self.seat))
        s.then(following)
        return False


@final
class HandLimit(Decision):
    """Step 2: a hand of more than eight cards loses one of its owner's choice, until it has eight; nothing else limits a hand.  URU-EVT-09, URU-DRAW-05"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        return s.sides[self.seat].hand_size > s.t.hand_limit

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.discard]

    def options(self, s: State, seat: i64) -> list[Choice]:
        hand = s.sides[seat].hand
        return [s.t.moves.discard.of(card) for card in range(s.t.discoveries) if hand[card]]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.discard(s, seat, choice.a, moves.DISCARDED_TO_LIMIT, io)
        s.push(HandLimit(seat))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["URU-EVT-09"] if choice.verb is s.t.moves.discard and s.sides[seat].hand[choice.a] == 0 else []


@final
class EventEffect(Step):
    """Step 3: what the omen card says.  URU-EVT-10"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        group = s.t.group[s.omen]
        effects.forget_bids(s)
        if group == content.AUCTION:
            s.push(Auction(self.seat, 0, -1, 0))
        elif group == content.DISASTER:
            s.push(SecretBids(self.seat))
        elif group == content.EVERYONE:
            s.then([Ishtar(seat) for seat in seats_from(s, self.seat)])
        else:
            s.then(favour_frames(s, self.seat, io))
        return False


@final
class EndEvent(Step):
    """Both event cards are discarded; the omen place is empty again.  URU-EVT-11, URU-EVT-12"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        effects.discard_event_cards(s, io)
        effects.forget_bids(s)
        return False
