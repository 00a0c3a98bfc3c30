"""Using a card: its effects one after the other, each carried out as far as possible, then the card is put away.

The effects are the rows of the content file; hostile ones are in `attack.py`, drawing and looking in `draw.py`.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame, Step
from themis.core.native import i64
from themis.games.altar import content, effects, moves, rules
from themis.games.altar.frames.attack import Aim, discards, why_not_discard
from themis.games.altar.frames.draw import AS_SPOILS, BY_CARD, DrawCards, Keep, Refill, face_up_cards
from themis.games.altar.rules import CLASS_COUNT
from themis.games.altar.state import State


def use(s: State, seat: i64, card: i64, io: Io) -> None:
    """Shows a card, does what it says, then puts it away. ALT-ABIL-01, ALT-FREE-05"""
    effects.play(s, seat, card, io)
    following: list[Frame] = []
    if s.t.timing[card] != content.INFLUENCE:
        following = [Carry(seat, row) for row in range(s.t.first_effect[card], s.t.first_effect[card + 1])]
    following.append(PutAway(seat))
    s.then(following)


@final
class Carry(Step):
    """One effect of the card being used, a row of the tables in `content.py`. ALT-ABIL-04"""

    __slots__ = ("row",)

    def __init__(self, seat: i64, row: i64) -> None:
        super().__init__(seat)
        self.row: Final = row

    def enter(self, s: State, io: Io) -> bool:
        effect = s.t.effect[self.row]
        number = s.t.effect_number[self.row]
        if effect == content.ACTIVATES:
            s.push(Activate(self.seat, number, 0))
        elif effect == content.DISCOVERS:
            s.push(Discover(self.seat, number, s.t.effect_word[self.row]))
        elif effect == content.DRAWS:
            draw(s, self.seat, number, s.t.effect_word[self.row], io)
        elif effect == content.DISCARDS:
            s.push(DiscardCards(self.seat, number))
        elif effect == content.SIFTS:
            if rules.pile_left(s):
                effects.look_at_pile(s, self.seat, number, s.t.moves.told_by[s.played].looking, io)
                s.push(Keep(self.seat, s.t.effect_word[self.row]))
        elif effect == content.SWAPS:
            s.push(Give(self.seat, number, 0))
        elif effect == content.RECOVERS:
            s.push(Recover(self.seat, number))
        elif effect == content.GIVES_ACTIONS:
            s.actions += number
            io.tell(moves.ACTIONS_GAINED, self.seat, number)
        else:
            s.push(Aim(self.seat, self.row, number, 0))
        return False


def draw(s: State, seat: i64, number: i64, source: i64, io: Io) -> None:
    """Cards drawn by an ability; from the pile alone there is nothing to choose. ALT-CARD-07, ALT-CARD-08, ALT-DRAW-10, ALT-DRAW-11"""
    if source != content.FROM_PILE:
        s.push(DrawCards(seat, number, BY_CARD))
        return
    while number and rules.pile_left(s):
        effects.draw_into_hand(s, seat, s.t.moves.told_by[s.played].drawing, io)
        number -= 1


@final
class PutAway(Step):
    """The text is done: the card leaves, the God of War's player draws for what it destroyed. ALT-ABIL-05, ALT-GOD-06, ALT-GOD-11, ALT-RUL-32"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        spoils: i64 = 0
        if s.struck:
            for god in range(s.t.gods):
                if s.owner[god] == self.seat:
                    spoils += s.t.spoils[god * CLASS_COUNT + s.t.class_of[s.played]]
        effects.put_played_away(s, self.seat, io)
        s.then([DrawCards(self.seat, spoils, AS_SPOILS), Refill(self.seat)])
        return False


@final
class Activate(Decision):
    """Which realm's altar becomes active, `number` more at most, and whether one is `done`; the first of an only god needs no answer. ALT-CARD-01, ALT-CARD-02"""

    __slots__ = ("number", "done")

    def __init__(self, seat: i64, number: i64, done: i64) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.done: Final = done

    def enter(self, s: State, io: Io) -> bool:
        if self.number == 0 or not rules.can_activate(s, self.seat):
            return False
        god = rules.only_god(s, self.seat)
        if god >= 0 and not self.done:
            self._activate(s, god, io)
            return False
        return True

    def _activate(self, s: State, god: i64, io: Io) -> None:
        effects.activate(s, self.seat, god, io)
        s.push(Activate(self.seat, self.number - 1, 1))

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.activate, s.t.moves.enough]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.activate:
            self._activate(s, choice.a, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.activate:
            return [] if rules.has_inactive_altar(s, seat, choice.a) else ["ALT-ALT-05"]
        return ["ALT-ABIL-04"] if choice.verb is s.t.moves.enough and not self.done else []

    def is_part_of_action(self) -> bool:
        return True


@final
class Discover(Decision):
    """Which realm gets an altar, `number` in all; an only god needs no answer. ALT-CARD-03, ALT-CARD-04, ALT-CARD-05"""

    __slots__ = ("number", "how")

    def __init__(self, seat: i64, number: i64, how: i64) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.how: Final = how

    def enter(self, s: State, io: Io) -> bool:
        if self.number == 0 or not rules.has_room_somewhere(s, self.seat):
            return False
        god = rules.only_god(s, self.seat)
        if god >= 0:
            self._discover(s, god, io)
        return god < 0

    def _discover(self, s: State, god: i64, io: Io) -> None:
        effects.discover(s, self.seat, god, self.how, io)
        s.push(Discover(self.seat, self.number - 1, self.how))

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.discover]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        self._discover(s, choice.a, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.discover:
            return []
        if s.owner[choice.a] != seat:
            return ["ALT-TERM-09"]
        return [] if rules.has_room(s, choice.a) else ["ALT-ALT-03"]

    def is_part_of_action(self) -> bool:
        return True


@final
class DiscardCards(Decision):
    """Which card of the hand an ability costs, `number` in all. ALT-CARD-08"""

    __slots__ = ("number",)

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final = number

    def enter(self, s: State, io: Io) -> bool:
        return self.number > 0 and s.hand_size[self.seat] > 0

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.discard]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return discards(s, seat)

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.discard(s, seat, choice.a, moves.DISCARDED_BY_CARD, io)
        s.push(DiscardCards(seat, self.number - 1))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return why_not_discard(s, seat, choice, s.t.moves.told_by[s.played].rule)

    def is_part_of_action(self) -> bool:
        return True


@final
class Give(Decision):
    """Which card to give for a face-up one, `number` more at most, after those already `given`. ALT-CARD-09"""

    __slots__ = ("number", "given")

    def __init__(self, seat: i64, number: i64, given: i64) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.given: Final = given

    def enter(self, s: State, io: Io) -> bool:
        if self.number and s.hand_size[self.seat] and rules.face_up(s) > self.given:
            return True
        s.push(TakeForGiven(self.seat, self.given))
        return False

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.give, s.t.moves.enough]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.enough:
            s.push(TakeForGiven(seat, self.given))
        else:
            effects.give(s, seat, choice.a, io)
            s.push(Give(seat, self.number - 1, self.given + 1))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.give:
            return [] if s.hand(seat, choice.a) else ["ALT-CARD-09"]
        return ["ALT-CARD-09"] if choice.verb is s.t.moves.enough and not self.given else []

    def is_part_of_action(self) -> bool:
        return True


@final
class TakeForGiven(Decision):
    """Which face-up card to take, as many as were given and none of those. ALT-CARD-09, ALT-RUL-45"""

    __slots__ = ("number",)

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final = number

    def enter(self, s: State, io: Io) -> bool:
        if self.number == 0:
            effects.lay_down_given(s)
        return self.number > 0

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.take]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return face_up_cards(s)

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.take_from_display(s, seat, choice.a, moves.TOOK_FOR_GIVEN, io)
        s.push(TakeForGiven(seat, self.number - 1))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.take or rules.is_face_up(s, choice.a):
            return []
        return ["ALT-RUL-45" if s.has_aside(choice.a) else "ALT-CARD-09"]

    def is_part_of_action(self) -> bool:
        return True


@final
class Recover(Decision):
    """Which card of the discard pile to take, `number` in all, none of the name of the card used. ALT-CARD-10"""

    __slots__ = ("number",)

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final = number

    def enter(self, s: State, io: Io) -> bool:
        return self.number > 0 and rules.can_recover(s, s.played)

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.recover]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.recover(s, seat, choice.a, io)
        s.push(Recover(seat, self.number - 1))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["ALT-CARD-10"] if choice.verb is s.t.moves.recover and not rules.is_recoverable(s, s.played, choice.a) else []

    def is_part_of_action(self) -> bool:
        return True


def why_not_effect(s: State, seat: i64, card: i64) -> list[str]:
    """Why the text of a hand card would change nothing now."""
    reasons = ["ALT-ABIL-03"]
    for row in range(s.t.first_effect[card], s.t.first_effect[card + 1]):
        effect = s.t.effect[row]
        if effect == content.ACTIVATES:
            reasons.append("ALT-CARD-30" if rules.is_forbidden(s, seat, content.NO_ACTIVATION) else "ALT-ALT-05")
        elif effect == content.DISCOVERS:
            reasons.append("ALT-ALT-03")
        else:
            reasons.append(s.t.moves.told_by[card].rule)
    return reasons
