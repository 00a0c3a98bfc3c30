"""A turn: the own Influence leaves, cards are drawn, main and free actions follow in any order, an explicit end, the hand limit.

After the last player of a round the game is over if an end was triggered; it is over at once when everybody passed with nothing left to draw.
"""

from __future__ import annotations

from typing import final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Step
from themis.core.native import i64
from themis.games.altar import effects, moves, rules, scoring
from themis.games.altar.content import ADORING, FREE, NO_FREE_ACTIONS, RITUAL_ONLY
from themis.games.altar.frames.ability import use, why_not_effect
from themis.games.altar.frames.attack import discards, why_not_discard
from themis.games.altar.frames.draw import IN_TURN, DrawCards, Refill
from themis.games.altar.frames.ritual import Spend, why_no_ritual
from themis.games.altar.state import NO_CARDS, NOT_ENDING, State


@final
class BeginTurn(Step):
    """The four steps of a turn, in their order. ALT-TURN-02, ALT-TURN-03, ALT-TURN-04, ALT-TURN-11, ALT-TWO-09"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        s.turn = self.seat
        s.acted = False
        s.actions = s.t.actions_per_turn[s.seats]
        io.tell(moves.TURN_BEGAN, self.seat, s.actions)
        s.then([LeaveInfluence(self.seat), DrawCards(self.seat, s.t.draws_per_turn[s.seats], IN_TURN), Refill(self.seat), Act(self.seat)])
        return False


@final
class LeaveInfluence(Step):
    """The own Influence cards leave the table, one after the other. ALT-INF-02, ALT-INF-04, ALT-INF-06"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        if s.in_force[self.seat]:
            effects.remove_influence(s, self.seat, io)
            s.then([OfferShuffle(self.seat), LeaveInfluence(self.seat)])
        return False


@final
class OfferShuffle(Decision):
    """Whether to shuffle the face-up cards into the pile, once for each Influence card that left. ALT-INF-05, ALT-INF-06, ALT-INF-07, ALT-RUL-13"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        return rules.pile_left(s) > 0

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.shuffle, s.t.moves.leave]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.shuffle:
            effects.shuffle_display(s, seat, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return [] if choice.verb in self.verbs(s) else ["ALT-INF-06"]


@final
class Act(Decision):
    """What to do next: a main action while one is left, a free action at any time, or the end. ALT-TURN-05, ALT-TURN-06, ALT-TURN-07, ALT-TURN-08, ALT-TURN-10, ALT-FREE-03, ALT-FREE-04, ALT-END-14, ALT-RUL-06, ALT-RUL-35"""

    __slots__ = ()

    def asks_always(self) -> bool:
        # An end without a pause would tell that no card in hand is of use.
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.use, s.t.moves.adore, s.t.moves.ritual, s.t.moves.end]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        for card in range(s.t.followers):
            if s.hand(seat, card):
                if rules.can_use(s, seat, card):
                    offered.append(s.t.moves.use.of(card))
                elif s.actions and s.t.timing[card] == ADORING:
                    for god in range(s.t.gods):
                        if s.owner[god] == seat and rules.can_adore(s, god, card):
                            offered.append(s.t.moves.adore.of2(card, god))
        if s.actions:
            for god in range(s.t.gods):
                if rules.can_perform_ritual(s, seat, god):
                    offered.append(s.t.moves.ritual.of(god))
        offered.append(s.t.moves.end.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        verb = choice.verb
        if verb is s.t.moves.end:
            tell_passes(s, seat, io)
            s.then([HandLimit(seat), NextTurn(seat)])
            return
        s.push(Act(seat))
        if verb is not s.t.moves.use or rules.is_main(s.t, choice.a):
            s.actions -= 1
        if verb is s.t.moves.use:
            use(s, seat, choice.a, io)
        elif verb is s.t.moves.adore:
            effects.adore(s, seat, choice.b, choice.a, io)
        else:
            # However many cards it takes, a ritual is one action. ALT-RIT-13
            s.acted = True
            s.push(Spend(seat, choice.a, 0, 0))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        verb = choice.verb
        if verb is s.t.moves.use:
            return why_not_use(s, seat, choice.a)
        if verb is s.t.moves.adore:
            reasons = why_not_adore(s, seat, choice.a, choice.b)
        elif verb is s.t.moves.ritual:
            reasons = why_no_ritual(s, seat, choice.a)
        else:
            return []
        return reasons if s.actions else ["ALT-TURN-04"] + reasons


def tell_passes(s: State, seat: i64, io: Io) -> None:
    """Main actions that are left are passed and lost. ALT-TURN-06, ALT-TURN-09"""
    if not s.acted:
        io.tell(moves.PASSED, seat)
    elif s.actions:
        io.tell(moves.REST_PASSED, seat, s.actions)


def why_not_use(s: State, seat: i64, card: i64) -> list[str]:
    if s.hand(seat, card) == 0:
        return ["ALT-ABIL-02"]
    reasons: list[str] = []
    if s.t.timing[card] != FREE and s.actions == 0:
        reasons.append("ALT-TURN-04")
    if s.t.timing[card] == ADORING or s.t.timing[card] == RITUAL_ONLY:
        return reasons + ["ALT-ABIL-06"] + good_for_rituals_only(s, card)
    if s.t.timing[card] == FREE and rules.is_forbidden(s, seat, NO_FREE_ACTIONS):
        reasons.append("ALT-CARD-28")
    if not rules.has_effect(s, seat, card):
        reasons += why_not_effect(s, seat, card)
    return reasons


def why_not_adore(s: State, seat: i64, card: i64, god: i64) -> list[str]:
    """A card that can adore nobody says so, and not of whom."""
    if s.hand(seat, card) == 0 or s.t.timing[card] != ADORING:
        return ["ALT-ADO-01"] + good_for_rituals_only(s, card)
    if s.owner[god] != seat:
        return ["ALT-ADO-02"]
    return ["ALT-ADO-05"] if s.adores(god, card) else []


def good_for_rituals_only(s: State, card: i64) -> list[str]:
    """The rule of a card that is good for nothing else: it answers whatever is tried with it. ALT-CARD-12"""
    return [s.t.moves.told_by[card].rule] if s.t.timing[card] == RITUAL_ONLY else []


@final
class HandLimit(Decision):
    """Which card goes, one by one, until the hand is within the limit; nobody draws up to it. ALT-HAND-01, ALT-HAND-02, ALT-HAND-05, ALT-RUL-40"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        return s.hand_size[self.seat] > rules.hand_limit(s, self.seat)

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.discard]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return discards(s, seat)

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.discard(s, seat, choice.a, moves.DISCARDED_TO_LIMIT, io)
        s.push(HandLimit(seat))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return why_not_discard(s, seat, choice, "ALT-HAND-01")


@final
class NextTurn(Step):
    """The next player, or the end of the game. ALT-TERM-05, ALT-TURN-01, ALT-END-02, ALT-END-07, ALT-END-08, ALT-END-11, ALT-END-12, ALT-RUL-02, ALT-RUL-12"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        s.passes = s.passes + 1 if is_final_pass(s) else 0
        # No triggered end is cut short: whoever triggered it did not pass, so that fewer than all can pass before the round is over.
        if s.passes == s.seats:
            s.ending = NO_CARDS
            io.tell(moves.END_BY_CARDS)
            finish(s, io)
            return False
        following = (self.seat + 1) % s.seats
        if following == s.first:
            if s.ending != NOT_ENDING:
                finish(s, io)
                return False
            s.round += 1
        s.push(BeginTurn(following))
        return False


def is_final_pass(s: State) -> bool:
    """A turn without main or free action, at whose end nothing is left to draw. ALT-END-09, ALT-END-10, ALT-END-15, ALT-RUL-22"""
    return not s.acted and not rules.can_draw(s)


def finish(s: State, io: Io) -> None:
    """The game is over; there is always exactly one winner. ALT-WIN-07, ALT-WIN-09"""
    s.over = True
    result = scoring.outcome(s)
    for seat in range(s.seats):
        io.tell(moves.SCORED, seat, result.scores[seat])
    io.tell(moves.WON, result.ranks.index(1))
