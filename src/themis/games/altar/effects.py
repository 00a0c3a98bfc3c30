"""Changes to a state of Altar: cards, altars and sanctuaries on the move, each told as it happens. Nothing here asks anybody anything.

Where a change has several reasons, `told` is the one that the log will name.
"""

from __future__ import annotations

from themis.core.chance import kind_at
from themis.core.event import EventKind, Io
from themis.core.native import i64
from themis.games.altar import moves
from themis.games.altar.content import BY_SANCTUARY, INFLUENCE, NO_ACTIVATION
from themis.games.altar.moves import ACTIVE, INACTIVE, SIDES, THEFT_STREAM, Drawing, Looking
from themis.games.altar.rules import all_complete, face_up, is_complete, is_forbidden, is_saved, pile_left
from themis.games.altar.state import BIT, COMPLETED, NO_SANCTUARIES, NOT_ENDING, State, kind_of, sighted

# The pile and the face-up cards


def draw_from_pile(s: State, io: Io, stream: i64) -> i64:
    """The top card of the pile, which must not be empty: a card in known order, or any of the others."""
    if s.top_size:
        s.top_size -= 1
        kind = kind_of(s.t, s.top[s.top_size])
        s.top[s.top_size] = -1
    elif s.pile_size:
        kind = kind_at(s.pile, io.below(stream, s.pile_size))
        s.pile[kind] -= 1
        s.pile_size -= 1
        return kind
    else:
        kind = kind_of(s.t, s.bottom[0])
        s.bottom_size -= 1
        for i in range(s.bottom_size):
            s.bottom[i] = s.bottom[i + 1]
        s.bottom[s.bottom_size] = -1
    # Without chance, but somebody learns which card lay there: no taking back.
    io.revealed = True
    return kind


def draw_into_hand(s: State, seat: i64, drawing: Drawing, io: Io) -> None:
    """A card from the pile, seen by its owner only. ALT-INFO-03"""
    kind = draw_from_pile(s, io, moves.PILE_STREAM)
    s.add_card(seat, kind)
    io.tell_only(seat, drawing.drew, seat, kind)
    io.tell_others(seat, drawing.drew_hidden, seat)


def take_from_display(s: State, seat: i64, kind: i64, told: EventKind, io: Io) -> None:
    """A face-up card into a hand, seen by all. ALT-DRAW-01, ALT-INFO-03"""
    place: i64 = 0
    while s.display[place] != kind:
        place += 1
    s.display[place] = -1
    s.add_known_card(seat, kind)
    io.tell(told, seat, kind)


def refill_display(s: State, told: EventKind, stream: i64, io: Io) -> None:
    """Fills the places of the face-up cards while the pile lasts. ALT-DRAW-02, ALT-DRAW-03, ALT-DRAW-08, ALT-DRAW-13"""
    for place in range(len(s.display)):
        if s.display[place] < 0:
            if pile_left(s) == 0:
                return
            s.display[place] = draw_from_pile(s, io, stream)
            io.tell(told, s.display[place])


def shuffle_display(s: State, seat: i64, io: Io) -> None:
    """All face-up cards go into the pile, and as many new ones come out; whatever order it had is gone. ALT-INF-05"""
    number = face_up(s)
    for place in range(len(s.display)):
        if s.display[place] >= 0:
            put_into_pile(s, s.display[place])
            s.display[place] = -1
    while s.top_size:
        s.top_size -= 1
        put_into_pile(s, kind_of(s.t, s.top[s.top_size]))
        s.top[s.top_size] = -1
    while s.bottom_size:
        s.bottom_size -= 1
        put_into_pile(s, kind_of(s.t, s.bottom[s.bottom_size]))
        s.bottom[s.bottom_size] = -1
    io.tell(moves.SHUFFLED, seat, number)
    for place in range(number):
        s.display[place] = draw_from_pile(s, io, moves.PILE_STREAM)
        io.tell(moves.REFILLED_AFTER_SHUFFLE, s.display[place])


def put_into_pile(s: State, kind: i64) -> None:
    s.pile[kind] += 1
    s.pile_size += 1


def look_at_pile(s: State, seat: i64, number: i64, looking: Looking, io: Io) -> None:
    """The top cards of the pile, as many as there are, before the eyes of one player. ALT-INFO-04, ALT-DRAW-11"""
    while number and pile_left(s):
        s.lay_aside(draw_from_pile(s, io, moves.PILE_STREAM))
        number -= 1
    io.tell(looking.looked, seat, s.aside_size)
    for i in range(s.aside_size):
        io.tell_only(seat, looking.saw, seat, s.aside[i])


def keep(s: State, seat: i64, kind: i64, looking: Looking, io: Io) -> None:
    """One of the cards looked at goes into the hand. ALT-INFO-04"""
    s.take_aside(kind)
    s.add_card(seat, kind)
    io.tell_only(seat, looking.kept, seat, kind)
    io.tell_others(seat, looking.kept_hidden, seat)


def put_all_under(s: State, seat: i64, looking: Looking, io: Io) -> None:
    """The rest of the cards looked at goes under the pile. ALT-GOD-10"""
    for i in range(s.aside_size):
        io.tell_only(seat, looking.put_under, seat, s.aside[i])
        s.bottom[s.bottom_size] = sighted(s.t, s.aside[i], seat)
        s.bottom_size += 1
        s.aside[i] = -1
    s.aside_size = 0


def put_on_top(s: State, seat: i64, kind: i64, looking: Looking, io: Io) -> None:
    """One of the cards looked at goes back on top of the pile. ALT-CARD-06"""
    s.take_aside(kind)
    s.top[s.top_size] = sighted(s.t, kind, seat)
    s.top_size += 1
    io.tell_only(seat, looking.put_on_top, seat, kind)


# Cards in play


def play(s: State, seat: i64, kind: i64, io: Io) -> None:
    """A hand card is shown; it reaches the discard pile only when its text has been done. ALT-ABIL-01, ALT-ABIL-05"""
    s.remove_card(seat, kind)
    s.played = kind
    s.acted = True
    io.tell(s.t.moves.told_by[kind].used, seat, kind)


def put_played_away(s: State, seat: i64, io: Io) -> None:
    """The card whose text is done is discarded, or lies before its owner as Influence; what it did is forgotten. ALT-ABIL-05, ALT-INF-01"""
    kind = s.played
    s.played = -1
    s.struck = False
    s.tolled = 0
    s.spared = 0
    if s.t.timing[kind] == INFLUENCE:
        s.influence[seat * s.t.followers + kind] += 1
        s.in_force[seat] |= BIT[kind]
        io.tell(moves.INFLUENCED, seat, kind)
    else:
        s.discards[kind] += 1


def remove_influence(s: State, seat: i64, io: Io) -> None:
    """One Influence card of a seat is discarded, and its effect is over. ALT-INF-02, ALT-INF-04"""
    kind: i64 = 0
    while s.influence[seat * s.t.followers + kind] == 0:
        kind += 1
    s.influence[seat * s.t.followers + kind] -= 1
    if s.influence[seat * s.t.followers + kind] == 0:
        s.in_force[seat] ^= BIT[kind]
    s.discards[kind] += 1
    io.tell(moves.INFLUENCE_LEFT, seat, kind)


def discard(s: State, seat: i64, kind: i64, told: EventKind, io: Io) -> None:
    s.remove_card(seat, kind)
    s.discards[kind] += 1
    io.tell(told, seat, kind)


def give(s: State, seat: i64, kind: i64, io: Io) -> None:
    """A hand card for the Merchant; it lies aside until the cards in exchange are taken. ALT-CARD-09"""
    s.remove_card(seat, kind)
    s.lay_aside(kind)
    io.tell(moves.GAVE, seat, kind)


def lay_down_given(s: State) -> None:
    """The cards given lie face up where the cards taken lay, once all are taken. ALT-CARD-09, ALT-RUL-45"""
    for place in range(len(s.display)):
        if s.display[place] < 0 and s.aside_size:
            s.display[place] = s.aside[0]
            s.take_aside(s.aside[0])


def recover(s: State, seat: i64, kind: i64, io: Io) -> None:
    """A card of the discard pile comes back into a hand. ALT-CARD-10"""
    s.discards[kind] -= 1
    s.add_known_card(seat, kind)
    io.tell(moves.RECOVERED, seat, kind)


# Rituals and adoration


def spend(s: State, seat: i64, kind: i64, io: Io) -> None:
    """A hand card for a ritual; its text is not carried out. ALT-RIT-08, ALT-RIT-12"""
    discard(s, seat, kind, moves.SPENT if s.t.ritual[kind] else moves.SPENT_BY_CLASS, io)


def spend_adorer(s: State, seat: i64, god: i64, kind: i64, io: Io) -> None:
    """An adorer for a ritual; its effects are gone at once. ALT-RIT-08, ALT-ADO-07"""
    discard_adorer(s, god, kind)
    io.tell(moves.SPENT_ADORER, seat, kind, god)


def discard_adorer(s: State, god: i64, kind: i64) -> None:
    s.adorers[god] ^= BIT[kind]
    s.discards[kind] += 1


def adore(s: State, seat: i64, god: i64, kind: i64, io: Io) -> None:
    """A hand card goes into an adoration zone; its text works from now on. ALT-ADO-01, ALT-ADO-03"""
    s.remove_card(seat, kind)
    s.adorers[god] |= BIT[kind]
    s.acted = True
    io.tell(moves.ADORED, seat, kind, god)


def build_sanctuary(s: State, seat: i64, god: i64, io: Io) -> None:
    """A sanctuary for a god; it stays for ever. The last one ends the game. ALT-RIT-01, ALT-RIT-09, ALT-SAN-01, ALT-SAN-03, ALT-END-06, ALT-RUL-05, ALT-RUL-46"""
    was_complete = is_complete(s, god)
    s.sanctuaries[god] += 1
    s.sanctuaries_left -= 1
    io.tell(moves.BUILT, seat, god, s.sanctuaries[god])
    note_completion(s, seat, god, was_complete, io)
    if s.sanctuaries_left == 0 and s.ending == NOT_ENDING:
        s.ending = NO_SANCTUARIES
        io.tell(moves.END_BY_SANCTUARIES)


# Altars


def place_altar(s: State, god: i64, side: i64) -> None:
    """An altar token of the supply on an empty space; the moment counts in ties. ALT-TERM-06, ALT-TERM-09, ALT-TIE-05, ALT-RUL-25"""
    if side == ACTIVE:
        s.active[god] += 1
    else:
        s.inactive[god] += 1
    s.placings += 1
    s.placed[god] = s.placings


def discover(s: State, seat: i64, god: i64, how: i64, io: Io) -> None:
    """An altar is discovered, inactive unless the Mason may place it active. ALT-TERM-09, ALT-ALT-01, ALT-ALT-02, ALT-ALT-05, ALT-CARD-05"""
    side = INACTIVE
    if how == BY_SANCTUARY and s.sanctuaries[god] and not is_forbidden(s, seat, NO_ACTIVATION):
        side = ACTIVE
    was_complete = is_complete(s, god)
    place_altar(s, god, side)
    io.tell(s.t.moves.told_by[s.played].discovered, seat, god, side)
    note_completion(s, seat, god, was_complete, io)


def activate(s: State, seat: i64, god: i64, io: Io) -> None:
    """An inactive altar is turned to its active side. ALT-ALT-05"""
    was_complete = is_complete(s, god)
    s.inactive[god] -= 1
    s.active[god] += 1
    io.tell(s.t.moves.told_by[s.played].activated, seat, god)
    note_completion(s, seat, god, was_complete, io)


def note_completion(s: State, seat: i64, god: i64, was_complete: bool, io: Io) -> None:
    """A god may be complete now, and with it all gods of its player: that triggers the first ending. ALT-END-01, ALT-END-13, ALT-RUL-23"""
    if was_complete or not is_complete(s, god):
        return
    io.tell(moves.COMPLETED, god)
    if s.ending != COMPLETED and all_complete(s, seat):
        s.ending = COMPLETED
        io.tell(moves.END_BY_COMPLETION, seat)


def saved_by_martyr(s: State, god: i64, side: i64, io: Io) -> bool:
    """The Martyr dies instead of an altar, which this card cannot hit again; that is not a choice. ALT-CARD-17, ALT-PROT-02, ALT-RUL-15, ALT-RUL-31"""
    if not is_saved(s, god):
        return False
    s.spared |= BIT[SIDES * god + side]
    for kind in range(s.t.followers):
        if s.adorers[god] & s.t.sacrificed & BIT[kind]:
            discard_adorer(s, god, kind)
            io.tell(moves.SACRIFICED, god, kind)
            return True
    return False


def remove_altar(s: State, god: i64, side: i64) -> None:
    """ALT-TERM-10, ALT-ALT-07"""
    if side == ACTIVE:
        s.active[god] -= 1
    else:
        s.inactive[god] -= 1


def destroy(s: State, seat: i64, god: i64, side: i64, io: Io) -> None:
    """An altar goes back to the supply. ALT-TERM-10, ALT-CARD-21, ALT-CARD-22"""
    if not saved_by_martyr(s, god, side, io):
        remove_altar(s, god, side)
        s.struck = True
        io.tell(moves.DESTROYED, seat, god, side)


def seize(s: State, seat: i64, god: i64, side: i64, into: i64, io: Io) -> None:
    """An altar changes realms and lies inactive; this counts as placing it. ALT-CARD-23, ALT-RUL-25, ALT-RUL-33"""
    remove_altar(s, god, side)
    place_altar(s, into, INACTIVE)
    s.struck = True
    io.tell(moves.SEIZED, seat, god, side, into)


def deactivate(s: State, seat: i64, god: i64, io: Io) -> None:
    """An active altar is turned to its inactive side. ALT-CARD-26"""
    if not saved_by_martyr(s, god, ACTIVE, io):
        s.active[god] -= 1
        s.inactive[god] += 1
        io.tell(moves.DEACTIVATED, seat, god)


# Followers and hands of others


def banish(s: State, seat: i64, god: i64, kind: i64, io: Io) -> None:
    """An adorer of an enemy god is discarded. ALT-CARD-25, ALT-ADO-07"""
    discard_adorer(s, god, kind)
    io.tell(moves.BANISHED, seat, kind, god)


def lure(s: State, seat: i64, god: i64, kind: i64, into: i64, io: Io) -> None:
    """An adorer of an enemy god adores an own one. ALT-CARD-27, ALT-RUL-34"""
    s.adorers[god] ^= BIT[kind]
    s.adorers[into] |= BIT[kind]
    io.tell(moves.LURED, seat, kind, god, into)


def steal(s: State, seat: i64, victim: i64, io: Io) -> None:
    """A card of a hand, each equally likely, known to thief and victim only. ALT-TGT-05, ALT-INFO-05, ALT-CARD-24"""
    place = io.below(THEFT_STREAM, s.hand_size[victim])
    kind: i64 = 0
    while place >= s.hand(victim, kind):
        place -= s.hand(victim, kind)
        kind += 1
    for other in range(s.t.followers):
        # Nobody else can tell which card is gone, so of every name one less is sure to be there.
        if s.known[victim * s.t.followers + other]:
            s.known[victim * s.t.followers + other] -= 1
    s.hands[victim * s.t.followers + kind] -= 1
    s.hand_size[victim] -= 1
    s.add_card(seat, kind)
    io.tell(moves.ROBBED, seat, victim)
    io.tell_only(seat, moves.STOLEN, seat, kind)
    io.tell_only(victim, moves.STOLEN, seat, kind)
