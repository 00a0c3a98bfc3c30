"""A turn: up to three actions in any order, the free swap beside them, an explicit end.

Then the display is refilled, the others' Clay Pipes are filled, a pending event is resolved, and the next player follows;
after the last player of a round the round is counted, and after the last round the game is over.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame, Step
from themis.core.native import i64
from themis.games.uruk import content, effects, moves, prices, rules
from themis.games.uruk.frames.action_cards import UNDECIDED, Aqueduct, Gear, Swap, cards_to_take, take_card, why_not_take
from themis.games.uruk.frames.event import BeginEvent
from themis.games.uruk.frames.finish import Finish, LyreOffer
from themis.games.uruk.frames.place import ChooseSlot
from themis.games.uruk.frames.settle import ChooseReduction
from themis.games.uruk.frames.take import gain_cubes, gains, take_resources
from themis.games.uruk.state import NOT_ENDING, STALL, State, seats_from

MOST_IDLE_ROUNDS: Final = 3
MOST_BARREN_ROUNDS: Final = 12
PRODUCERS: Final = [content.PRODUCE, content.PRODUCE_ONE_OF_TWO]


@final
class BeginTurn(Step):
    """Three actions, or one after an eruption, which does not add up.  URU-TURN-01, URU-TURN-02, URU-TURN-08, URU-DIS-09, URU-DIS-10, URU-DIS-11, URU-RUL-40"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        side = s.sides[self.seat]
        actions = s.t.eruption_actions if side.erupted else s.t.actions
        told = moves.TURN_BEGAN_AFTER_ERUPTION if side.erupted else moves.TURN_BEGAN
        side.erupted = False
        s.turn = self.seat
        s.used = 0
        s.received = 0
        io.tell(told, self.seat, actions)
        s.push(Turn(self.seat, actions))
        return False


@final
class Turn(Decision):
    """What to do next, with `actions` left.  URU-TURN-02, URU-TURN-03, URU-TURN-04"""

    __slots__ = ("actions",)

    def __init__(self, seat: i64, actions: i64) -> None:
        super().__init__(seat)
        self.actions: Final = actions

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.draw, s.t.moves.take, s.t.moves.place, s.t.moves.use, s.t.moves.exchange, s.t.moves.disc, s.t.moves.end]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        if self.actions:
            offered = cards_to_take(s)
            self._offer_cards(s, offered)
            self._offer_slots(s, offered)
        elif rules.can_use(s, seat, s.t.wheel):
            offered.append(s.t.moves.use.of(s.t.wheel))
        offered.append(s.t.moves.end.only())
        return offered

    def _offer_cards(self, s: State, offered: list[Choice]) -> None:
        side = s.sides[self.seat]
        laid = rules.laid_out(s)
        for card in range(s.t.discoveries):
            if side.hand[card]:
                if rules.can_place(s, side, card, False):
                    offered.append(s.t.moves.place.of(card))
                if rules.can_exchange(s, self.seat, card, laid):
                    offered.append(s.t.moves.exchange.of(card))

    def _offer_slots(self, s: State, offered: list[Choice]) -> None:
        side = s.sides[self.seat]
        for slot in range(side.count):
            if rules.can_use(s, self.seat, side.card(slot)):
                offered.append(s.t.moves.use.of(side.card(slot)))
            if prices.can_settle(s, self.seat, slot):
                offered.append(s.t.moves.disc.of(slot))

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        verb = choice.verb
        if verb is s.t.moves.end:
            s.push(EndTurn(seat))
            return
        free = verb is s.t.moves.use and rules.is_free(s.t, choice.a)
        s.push(Turn(seat, self.actions if free else self.actions - 1))
        s.acted = s.acted or not free
        if verb is s.t.moves.draw or verb is s.t.moves.take:
            take_card(s, seat, choice, moves.DRAW_BY_ACTION, moves.TOOK, io)
        elif verb is s.t.moves.place:
            s.push(ChooseSlot(seat, choice.a, 0))
        elif verb is s.t.moves.exchange:
            exchange(s, seat, choice.a, io)
        elif verb is s.t.moves.disc:
            s.push(ChooseReduction(seat, choice.a))
        else:
            use(s, seat, choice.a, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        verb = choice.verb
        if verb is s.t.moves.draw or verb is s.t.moves.take:
            reasons = why_not_take(s, choice)
        elif verb is s.t.moves.place:
            reasons = why_not_place(s, seat, choice.a)
        elif verb is s.t.moves.exchange:
            reasons = why_not_exchange(s, seat, choice.a)
        elif verb is s.t.moves.disc:
            reasons = why_not_settle(s, seat, choice.a)
        elif verb is s.t.moves.use:
            reasons = why_not_use(s, seat, choice.a)
        else:
            return []
        needs_action = not (verb is s.t.moves.use and rules.is_free(s.t, choice.a))
        return ["URU-TURN-02"] + reasons if needs_action and not self.actions else reasons


def use(s: State, seat: i64, card: i64, io: Io) -> None:
    """Uses the function of a discovery.  URU-TURN-05, URU-ACT-01"""
    effects.use(s, seat, card, io)
    if card == s.t.wheel:
        s.push(Swap(seat))
    elif card == s.t.gear_wheel:
        s.push(Gear(seat))
    elif card == s.t.aqueduct:
        s.push(Aqueduct(seat, UNDECIDED, 0))
    else:
        take_resources(s, seat, card, io)


def exchange(s: State, seat: i64, card: i64, io: Io) -> None:
    """One card for one cube of its colour; more may follow in the same action.  URU-EXCH-02, URU-EXCH-03, URU-EXCH-05"""
    effects.exchange(s, seat, card, io)
    s.push(Exchange(seat))
    gain_cubes(s, seat, s.t.colour[card], 1, 0, moves.GAINED_BY_EXCHANGE, io)


@final
class Exchange(Decision):
    """Whether to exchange another card in the same action.  URU-EXCH-01, URU-EXCH-03"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        # By what everybody sees: whether another card fits is the hand's secret.
        return s.sides[self.seat].hand_size > 0 and rules.any_available(s, self.seat)

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.exchange, s.t.moves.enough]

    def options(self, s: State, seat: i64) -> list[Choice]:
        laid = rules.laid_out(s)
        offered = [s.t.moves.exchange.of(card) for card in range(s.t.discoveries) if rules.can_exchange(s, seat, card, laid)]
        offered.append(s.t.moves.enough.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.exchange:
            exchange(s, seat, choice.a, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return why_not_exchange(s, seat, choice.a) if choice.verb is s.t.moves.exchange else []


def why_not_place(s: State, seat: i64, card: i64) -> list[str]:
    side = s.sides[seat]
    reasons: list[str] = []
    if side.hand[card] == 0:
        reasons.append("URU-INV-12")
    if not rules.is_new(side, card):
        reasons.append("URU-INV-02")
    if not rules.level_allows(side, card):
        reasons.append("URU-INV-14")
    if side.hand[card] and not rules.fits_somewhere(s, side, card, False):
        reasons.append("URU-INV-08")
    return reasons


def why_not_exchange(s: State, seat: i64, card: i64) -> list[str]:
    reasons: list[str] = []
    if s.sides[seat].hand[card] == 0 or not rules.laid_out(s) >> card & 1:
        reasons.append("URU-EXCH-01")
    if not rules.available(s, seat, s.t.colour[card]):
        reasons.append("URU-EXCH-04")
    return reasons


def why_not_settle(s: State, seat: i64, slot: i64) -> list[str]:
    side = s.sides[seat]
    if slot >= side.count or prices.open_epoch(s) < 0:
        return ["URU-SET-01"]
    if side.discs(slot) == 2:
        return ["URU-SET-03"]
    if not prices.slot_open(s, side, slot):
        return ["URU-SET-04"]
    if prices.can_afford_somehow(s, seat, slot):
        return []
    if prices.half_price_is_in_the_way(s, seat, slot):
        return ["URU-SET-19"]
    return ["URU-SET-06" if prices.own_colour(s, side, slot) >= 0 else "URU-SET-07"]


def why_not_use(s: State, seat: i64, card: i64) -> list[str]:
    function = s.t.function[card]
    if not s.sides[seat].has(card):
        return ["URU-RES-01" if function in content.RESOURCES else "URU-TURN-05"]
    if rules.is_used(s, card):
        return ["URU-TURN-05"]
    if rules.can_use(s, seat, card):
        return []
    if card == s.t.ziggurat:
        return ["URU-RES-24"]
    if function == content.PRODUCE_BY_DISPLAY:
        return ["URU-RES-26" if rules.display_colours(s) else "URU-RES-23"]
    if card == s.t.gear_wheel:
        return ["URU-ACT-06"]
    if card == s.t.aqueduct or card == s.t.wheel:
        return ["URU-TURN-09"]
    if function == content.STORE_FROM_DISPLAY:
        return ["URU-RES-11"]
    if function == content.STORE_CATCH_UP:
        return ["URU-RES-14"]
    if function == content.STORE_LEVEL1:
        return ["URU-RES-07"]
    return ["URU-RES-05"] if function in PRODUCERS else ["URU-ACT-01"]


@final
class EndTurn(Step):
    """The end of a turn: refill, Clay Pipes, event, next player, in this order.  URU-EOT-01, URU-EVT-03, URU-RUL-30"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        effects.refill_display(s, io)
        following: list[Frame] = [FillPipe(owner) for owner in seats_from(s, self.seat) if owner != self.seat]
        if s.facedown >= 0:
            following.append(BeginEvent(self.seat))
        following.append(NextTurn(self.seat))
        s.then(following)
        return False


@final
class FillPipe(Decision):
    """The colour another player's turn puts on an own Clay Pipe, clockwise.  URU-RES-17, URU-RES-18, URU-RES-19, URU-RUL-18"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        return rules.pipe_colours(s, self.seat) > 0

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.gain]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return gains(s, rules.pipe_colours(s, seat))

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.put_on_card(s, seat, s.t.pipe, choice.a, moves.FILLED_PIPE, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["URU-RES-17"] if choice.verb is s.t.moves.gain and not rules.pipe_colours(s, seat) >> choice.a & 1 else []


@final
class NextTurn(Step):
    """The next player, or the end of the round.  URU-TURN-01, URU-END-03"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        following = (self.seat + 1) % s.seats
        if following == s.first:
            if s.last_round:
                finish(s)
                return False
            end_round(s, io)
        s.push(BeginTurn(following))
        return False


def end_round(s: State, io: Io) -> None:
    """Counts the round, ends a game that stands still, and begins the last round when the end was triggered.  URU-END-03, URU-RUL-50"""
    s.idle_rounds = 0 if s.acted else s.idle_rounds + 1
    s.barren_rounds = 0 if s.progressed else s.barren_rounds + 1
    s.acted = False
    s.progressed = False
    s.round += 1
    if s.ending == NOT_ENDING and (s.idle_rounds >= MOST_IDLE_ROUNDS or s.barren_rounds >= MOST_BARREN_ROUNDS):
        io.tell(moves.STALLED)
        effects.trigger_end(s, STALL, io)
    if s.ending != NOT_ENDING:
        s.last_round = True
        io.tell(moves.LAST_ROUND)


def finish(s: State) -> None:
    """The Lyres, then the scores.  URU-SCORE-05, URU-SCORE-08"""
    following: list[Frame] = [LyreOffer(seat) for seat in seats_from(s, s.first)]
    following.append(Finish())
    s.then(following)
