"""Hostile cards: a target, its toll, the blow. One decision aims for all of them; only what follows the blow differs."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame, Step
from themis.core.native import i64
from themis.games.altar import effects, moves, rules
from themis.games.altar.content import BANISHES, DEACTIVATES, DESTROYS, LURES, SEIZES, STEALS
from themis.games.altar.moves import ACTIVE, INACTIVE
from themis.games.altar.state import BIT, State


@final
class Aim(Decision):
    """At whom and what a hostile effect (its `row`) is aimed, with `number` blows left, and whether one is `done`. ALT-TGT-04, ALT-ABIL-04"""

    __slots__ = ("row", "number", "done")

    def __init__(self, seat: i64, row: i64, number: i64, done: i64) -> None:
        super().__init__(seat)
        self.row: Final = row
        self.number: Final = number
        self.done: Final = done

    def enter(self, s: State, io: Io) -> bool:
        return self.number > 0 and rules.can_aim(s, self.seat, self.row, s.t.class_of[s.played], s.hand_size[self.seat])

    def verbs(self, s: State) -> list[Verb]:
        """The blow of this effect alone: nobody who destroys is asked about theft."""
        return [s.t.moves.hostile[s.t.effect[self.row] - DESTROYS], s.t.moves.enough]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        group = s.t.class_of[s.played]
        others = s.hand_size[seat]
        if s.t.effect[self.row] == STEALS:
            offered = [s.t.moves.steal.of(victim) for victim in range(s.seats) if rules.is_hand_target(s, seat, victim, group, others)]
        else:
            for god in range(s.t.gods):
                if rules.is_target(s, seat, god, group, others):
                    self._offer(s, god, offered)
        if self._may_stop(s):
            offered.append(s.t.moves.enough.only())
        return offered

    def _may_stop(self, s: State) -> bool:
        return self.done != 0 and s.t.effect[self.row] == DESTROYS

    def _offer(self, s: State, god: i64, offered: list[Choice]) -> None:
        """What of a god can be hit."""
        effect = s.t.effect[self.row]
        if effect == BANISHES or effect == LURES:
            hit = rules.adorers_hit(s, self.seat, god, self.row)
            for kind in range(s.t.followers):
                if hit & BIT[kind]:
                    offered.append(s.t.moves.hostile[effect - DESTROYS].of2(god, kind))
        elif effect == DEACTIVATES:
            if rules.altar_fits(s, god, self.row, ACTIVE):
                offered.append(s.t.moves.deactivate.of(god))
        else:
            for side in range(ACTIVE, INACTIVE - 1, -1):
                if rules.altar_fits(s, god, self.row, side):
                    offered.append(s.t.moves.hostile[effect - DESTROYS].of2(god, side))

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.enough:
            return
        tolling = rules.tolling_god(s, choice.a) if choice.verb is s.t.moves.steal else choice.a
        following: list[Frame] = []
        if tolling >= 0 and rules.toll_of(s, tolling):
            following.append(PayToll(seat, rules.toll_of(s, tolling)))
            s.tolled |= BIT[tolling]
        following.append(Strike(seat, s.t.effect[self.row], choice.a, choice.b))
        following.append(Aim(seat, self.row, self.number - 1, 1))
        s.then(following)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.enough:
            return [] if self._may_stop(s) else ["ALT-ABIL-04"]
        if choice.verb is not s.t.moves.hostile[s.t.effect[self.row] - DESTROYS]:
            return []
        if choice.verb is s.t.moves.steal:
            return why_no_hand_target(s, seat, choice.a)
        reasons = why_no_target(s, seat, choice.a)
        return reasons if reasons or self._hits(s, choice.a, choice.b) else [s.t.moves.told_by[s.played].rule]

    def _hits(self, s: State, god: i64, detail: i64) -> bool:
        """Whether a god has this adorer or an altar on this side for the effect to hit."""
        effect = s.t.effect[self.row]
        if effect == BANISHES or effect == LURES:
            return rules.adorers_hit(s, self.seat, god, self.row) & BIT[detail] != 0
        return rules.altar_fits(s, god, self.row, ACTIVE if effect == DEACTIVATES else detail)

    def is_part_of_action(self) -> bool:
        return True


def why_no_target(s: State, seat: i64, god: i64) -> list[str]:
    reasons: list[str] = []
    if not rules.is_enemy(s, seat, god):
        return ["ALT-TGT-01"]
    if rules.is_complete(s, god):
        reasons.append("ALT-TGT-02")
    if rules.is_warded(s, god, s.t.class_of[s.played]):
        reasons.append("ALT-PROT-04")
    if rules.toll_of(s, god) > s.hand_size[seat]:
        reasons.append("ALT-GOD-08")
    return reasons


def why_no_hand_target(s: State, seat: i64, victim: i64) -> list[str]:
    if victim >= s.seats or victim == seat:
        return ["ALT-TGT-01"]
    reasons: list[str] = []
    if s.hand_size[victim] == 0:
        reasons.append("ALT-RUL-39")
    if rules.all_complete(s, victim):
        reasons.append("ALT-TGT-03")
    if rules.is_hand_warded(s, victim, s.t.class_of[s.played]):
        reasons.append("ALT-CARD-14")
    god = rules.tolling_god(s, victim)
    if god >= 0 and rules.toll_of(s, god) > s.hand_size[seat]:
        reasons.append("ALT-GOD-08")
    return reasons


@final
class PayToll(Decision):
    """Which other card the toll of the God of Fear costs; it is lost whatever the blow does. ALT-GOD-07, ALT-GOD-09, ALT-RUL-27"""

    __slots__ = ("number",)

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final = number

    def enter(self, s: State, io: Io) -> bool:
        return self.number > 0

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.discard]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return discards(s, seat)

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.discard(s, seat, choice.a, moves.DISCARDED_AS_TOLL, io)
        s.push(PayToll(seat, self.number - 1))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return [] if choice.verb is s.t.moves.discard and s.hand(seat, choice.a) else ["ALT-GOD-07"]

    def is_part_of_action(self) -> bool:
        return True


def discards(s: State, seat: i64) -> list[Choice]:
    """The cards of a hand that can be discarded, each name once."""
    return [s.t.moves.discard.of(kind) for kind in range(s.t.followers) if s.hand(seat, kind)]


def why_not_discard(s: State, seat: i64, choice: Choice, rule: str) -> list[str]:
    """The rule behind a discard, if the card is not in the hand."""
    return [rule] if choice.verb is s.t.moves.discard and not s.hand(seat, choice.a) else []


@final
class Strike(Step):
    """The blow: an effect on a god (or a seat's hand) and on one of its altars or adorers."""

    __slots__ = ("effect", "target", "detail")

    def __init__(self, seat: i64, effect: i64, target: i64, detail: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.target: Final = target
        self.detail: Final = detail

    def enter(self, s: State, io: Io) -> bool:
        if self.effect == DESTROYS:
            effects.destroy(s, self.seat, self.target, self.detail, io)
        elif self.effect == DEACTIVATES:
            effects.deactivate(s, self.seat, self.target, io)
        elif self.effect == STEALS:
            effects.steal(s, self.seat, self.target, io)
        elif self.effect == BANISHES:
            effects.banish(s, self.seat, self.target, self.detail, io)
        elif self.effect == LURES or not effects.saved_by_martyr(s, self.target, self.detail, io):
            s.push(Receive(self.seat, self.effect, self.target, self.detail))
        return False


def tolled_god(s: State) -> i64:
    """The god whose toll is being paid: the one about to be struck, or the one who guards the hand. ALT-GOD-07, ALT-GOD-11"""
    blow = s.stack[-2]
    assert isinstance(blow, Strike)
    if blow.effect != STEALS:
        return blow.target
    return next(god for god in range(s.t.gods) if s.owner[god] == blow.target and s.tolled & BIT[god])


@final
class Receive(Decision):
    """Which own realm gets the altar or adorer that was taken; with one god there is no question. ALT-CARD-23, ALT-CARD-27, ALT-TWO-10"""

    __slots__ = ("effect", "god", "taken")

    def __init__(self, seat: i64, effect: i64, god: i64, taken: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.god: Final = god
        self.taken: Final = taken

    def enter(self, s: State, io: Io) -> bool:
        into = rules.only_god(s, self.seat)
        if into >= 0:
            self._receive(s, into, io)
        return into < 0

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.receive]

    def _has_place(self, s: State, god: i64) -> bool:
        return rules.has_room(s, god) if self.effect == SEIZES else not s.adores(god, self.taken)

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        self._receive(s, choice.a, io)

    def _receive(self, s: State, into: i64, io: Io) -> None:
        if self.effect == SEIZES:
            effects.seize(s, self.seat, self.god, self.taken, into, io)
        else:
            effects.lure(s, self.seat, self.god, self.taken, into, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.receive:
            return []
        if s.owner[choice.a] != seat:
            return ["ALT-TERM-02"]
        if self._has_place(s, choice.a):
            return []
        return ["ALT-ALT-03" if self.effect == SEIZES else "ALT-ADO-05"]

    def is_part_of_action(self) -> bool:
        return True
