"""Questions about a state of Altar: what may be done, who is protected, what is worth how much. Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from themis.core.native import i64, vec
from themis.games.altar import content
from themis.games.altar.moves import ACTIVE, INACTIVE, SIDES
from themis.games.altar.state import BIT, State
from themis.games.altar.tables import Tables

CLASS_COUNT: Final[i64] = len(content.CLASSES)
TWO: Final = 2


# Realms


def progress(s: State, god: i64) -> i64:
    """Sanctuaries and active altars; inactive altars count for nothing. ALT-TERM-03, ALT-ALT-04, ALT-ALT-06, ALT-SAN-02"""
    return s.sanctuaries[god] + s.active[god]


def is_complete(s: State, god: i64) -> bool:
    """Progress of 5 with a sanctuary: 1 + 4, 2 + 3 or 3 + 2. ALT-TERM-04, ALT-WIN-01, ALT-WIN-02, ALT-WIN-03, ALT-WIN-04, ALT-RUL-03"""
    return s.sanctuaries[god] >= s.t.complete_sanctuaries and s.sanctuaries[god] + s.active[god] >= s.t.complete_progress


def all_complete(s: State, seat: i64) -> bool:
    """Whether all gods of a seat are complete. ALT-END-01, ALT-END-05, ALT-RUL-19"""
    for god in range(s.t.gods):
        if s.owner[god] == seat and not is_complete(s, god):
            return False
    return True


def has_room(s: State, god: i64) -> bool:
    """A realm holds four altars, wherever they lie. ALT-TERM-01, ALT-ALT-03, ALT-ALT-08, ALT-RUL-18"""
    return s.active[god] + s.inactive[god] < s.t.altar_spaces


def has_room_somewhere(s: State, seat: i64) -> bool:
    for god in range(s.t.gods):
        if s.owner[god] == seat and has_room(s, god):
            return True
    return False


def altars_left(s: State) -> i64:
    """The altar supply, which can never run out. ALT-ALT-09, ALT-SETUP-16"""
    left = s.t.altars
    for god in range(s.t.gods):
        left -= s.active[god] + s.inactive[god]
    return left


def only_god(s: State, seat: i64) -> i64:
    """The one god of a seat, or -1 if it has two and must say which. ALT-TWO-10, ALT-RUL-20"""
    found: i64 = -1
    for god in range(s.t.gods):
        if s.owner[god] == seat:
            if found >= 0:
                return -1
            found = god
    return found


# Influence


def is_exempt(s: State, seat: i64) -> bool:
    """An Exorcist with any god of the seat keeps Influence away from the player, even the Siren's. ALT-CARD-16, ALT-RUL-28, ALT-RUL-29"""
    for god in range(s.t.gods):
        if s.owner[god] == seat and s.adorers[god] & s.t.exempting:
            return True
    return False


def influences_on(s: State, seat: i64) -> i64:
    """The Influence cards of all others that work on a seat, a bit each; the same twice is no stronger. ALT-INF-03, ALT-INF-08, ALT-INF-11, ALT-TGT-06"""
    found: i64 = 0
    for other in range(s.seats):
        if other != seat:
            found |= s.in_force[other]
    return 0 if found and is_exempt(s, seat) else found


def is_forbidden(s: State, seat: i64, what: i64) -> bool:
    """Whether somebody's Influence forbids a seat free actions, rituals, activation or protection. ALT-CARD-28, ALT-CARD-29, ALT-CARD-30, ALT-CARD-31"""
    return influences_on(s, seat) & s.t.forbidders[what] != 0


def hand_limit(s: State, seat: i64) -> i64:
    """Six cards, more with the Scribe, but an enemy Tax Collector overrides that. ALT-HAND-01, ALT-HAND-03, ALT-HAND-04, ALT-CARD-18, ALT-CARD-32"""
    limit = s.t.hand_limit
    own: i64 = 0
    for god in range(s.t.gods):
        if s.owner[god] == seat:
            own |= s.adorers[god]
    against = influences_on(s, seat)
    if (own | against) & s.t.hand_limiters == 0:
        return limit
    lowest: i64 = 0
    for kind in range(s.t.followers):
        if s.t.hand_limit_by[kind]:
            if own & BIT[kind] and s.t.hand_limit_by[kind] > limit:
                limit = s.t.hand_limit_by[kind]
            if against & BIT[kind] and (lowest == 0 or s.t.hand_limit_by[kind] < lowest):
                lowest = s.t.hand_limit_by[kind]
    return lowest if lowest else limit


# Drawing


def pile_left(s: State) -> i64:
    return s.top_size + s.pile_size + s.bottom_size


def face_up(s: State) -> i64:
    """How many cards lie face up."""
    found: i64 = 0
    for place in range(len(s.display)):
        if s.display[place] >= 0:
            found += 1
    return found


def is_face_up(s: State, kind: i64) -> bool:
    for place in range(len(s.display)):
        if s.display[place] == kind:
            return True
    return False


def can_draw(s: State) -> bool:
    """The discard pile never comes back, so drawing ends one day. ALT-DRAW-07, ALT-DRAW-09"""
    return pile_left(s) > 0 or face_up(s) > 0


def replaces_at_once(s: State) -> bool:
    """With two players face-up cards are replaced only after the whole draw or ability. ALT-DRAW-02, ALT-DRAW-04, ALT-DRAW-10, ALT-RUL-21"""
    return s.seats != TWO


# Rituals


def hand_value(t: Tables, god: i64, kind: i64) -> i64:
    """Ritual symbols of a hand card in a ritual for a god; the God of War counts Warriors too. ALT-RIT-02, ALT-RIT-05, ALT-GOD-05, ALT-CARD-12, ALT-INF-10, ALT-ABIL-07"""
    by_class = t.ritual_value[god * CLASS_COUNT + t.class_of[kind]]
    return by_class if by_class > t.ritual[kind] else t.ritual[kind]


def adorer_value(t: Tables, kind: i64) -> i64:
    """Ritual symbols of a card spent from the adoration zone. ALT-RIT-03"""
    return t.ritual[kind] * t.adoring_ritual_factor


def ritual_sum(s: State, seat: i64, god: i64) -> i64:
    """All symbols a seat could spend for a god: its hand and that god's own adorers. ALT-RIT-04, ALT-RIT-06, ALT-RUL-04"""
    found: i64 = 0
    for kind in range(s.t.followers):
        if s.hand(seat, kind):
            found += s.hand(seat, kind) * hand_value(s.t, god, kind)
        if s.adores(god, kind):
            found += adorer_value(s.t, kind)
    return found


def can_perform_ritual(s: State, seat: i64, god: i64) -> bool:
    """A space, a token, enough symbols, and no Tyrant; also for a complete god. ALT-RIT-01, ALT-RIT-09, ALT-RIT-10, ALT-RIT-11, ALT-CARD-29, ALT-RUL-36"""
    if s.owner[god] != seat or s.sanctuaries[god] >= s.t.sanctuary_spaces or s.sanctuaries_left == 0:
        return False
    return ritual_sum(s, seat, god) >= s.t.ritual_cost and not is_forbidden(s, seat, content.NO_RITUALS)


def values_left(s: State, seat: i64, god: i64) -> vec[i64]:
    """By ritual value, how many cards can still be spent; what alone suffices counts as the cost."""
    found = vec[i64]([0] * (s.t.ritual_cost + 1))
    for kind in range(s.t.followers):
        if s.hand(seat, kind):
            found[at_most_cost(s.t, hand_value(s.t, god, kind))] += s.hand(seat, kind)
        if s.adores(god, kind):
            found[at_most_cost(s.t, adorer_value(s.t, kind))] += 1
    return found


def at_most_cost(t: Tables, value: i64) -> i64:
    return value if value < t.ritual_cost else t.ritual_cost


def completes(t: Tables, paid: i64, least: i64, value: i64) -> bool:
    """Whether a card completes a payment of which no card is superfluous; `least` is the smallest value spent so far. ALT-RIT-07, ALT-RUL-04"""
    total = paid + value
    smallest = value if paid == 0 or value < least else least
    return total >= t.ritual_cost and total - smallest < t.ritual_cost


def can_complete(t: Tables, left: vec[i64], paid: i64, least: i64) -> bool:
    """Whether the cards left can complete a payment without a superfluous card."""
    for value in range(1, t.ritual_cost + 1):
        if left[value] and can_spend(t, left, paid, least, value):
            return True
    return False


def can_spend(t: Tables, left: vec[i64], paid: i64, least: i64, value: i64) -> bool:
    """Whether a card of a value may be the next one spent. ALT-RIT-07"""
    if value == 0:
        return False
    if paid + value >= t.ritual_cost:
        return completes(t, paid, least, value)
    left[value] -= 1
    found = can_complete(t, left, paid + value, value if paid == 0 or value < least else least)
    left[value] += 1
    return found


# Adoring


def can_adore(s: State, god: i64, kind: i64) -> bool:
    """A follower with the adoration symbol, and none of its name there. ALT-ADO-01, ALT-ADO-05, ALT-ADO-06, ALT-ADO-08, ALT-RUL-08"""
    return s.t.timing[kind] == content.ADORING and not s.adores(god, kind)


# Targets


def is_unprotected(s: State, seat: i64) -> bool:
    """Whether a Siren silences the protections of a seat's gods, against anybody. ALT-PROT-06, ALT-CARD-31, ALT-RUL-30"""
    return is_forbidden(s, seat, content.NO_PROTECTION)


def is_warded(s: State, god: i64, group: i64) -> bool:
    """Whether an adorer keeps a class of cards away from a god: no target at all. ALT-PROT-01, ALT-PROT-02, ALT-PROT-03, ALT-PROT-04, ALT-ADO-04, ALT-ADO-09, ALT-CARD-13, ALT-CARD-14, ALT-CARD-15"""
    return s.adorers[god] & s.t.warders[group] != 0 and not is_unprotected(s, s.owner[god])


def is_hand_warded(s: State, seat: i64, group: i64) -> bool:
    """Whether an adorer of any of a seat's gods keeps a class of cards away from the hand. ALT-CARD-14"""
    for god in range(s.t.gods):
        if s.owner[god] == seat and s.adorers[god] & s.t.hand_warders[group]:
            return not is_unprotected(s, seat)
    return False


def is_saved(s: State, god: i64) -> bool:
    """Whether a Martyr takes the place of the next altar that is lost. ALT-CARD-17, ALT-PROT-06"""
    return s.adorers[god] & s.t.sacrificed != 0 and not is_unprotected(s, s.owner[god])


def toll_of(s: State, god: i64) -> i64:
    """Cards that aiming at a god costs in addition, if this card has not paid yet. ALT-GOD-07, ALT-GOD-08, ALT-RUL-27"""
    return s.t.toll[god] if s.t.toll[god] and s.adorers[god] and not s.tolled & BIT[god] else 0


def tolling_god(s: State, seat: i64) -> i64:
    """The god that makes aiming at a seat's hand cost more cards, or -1. ALT-GOD-07, ALT-GOD-11"""
    for god in range(s.t.gods):
        if s.owner[god] == seat and toll_of(s, god):
            return god
    return -1


def is_enemy(s: State, seat: i64, god: i64) -> bool:
    """Whether a god is in play and another seat's. ALT-TGT-01"""
    return s.owner[god] >= 0 and s.owner[god] != seat


def is_target(s: State, seat: i64, god: i64, group: i64, others: i64) -> bool:
    """Whether a card of a class may aim at a god, with a number of other cards to pay a toll. ALT-TGT-01, ALT-TGT-02, ALT-END-03, ALT-END-04, ALT-PROT-05, ALT-PROT-07, ALT-RUL-16, ALT-RUL-47"""
    if not is_enemy(s, seat, god) or is_complete(s, god):
        return False
    return not is_warded(s, god, group) and toll_of(s, god) <= others


def is_hand_target(s: State, seat: i64, victim: i64, group: i64, others: i64) -> bool:
    """Whether a card of a class may aim at a hand. ALT-TGT-01, ALT-TGT-03, ALT-CARD-24, ALT-RUL-39"""
    if victim == seat or s.hand_size[victim] == 0 or all_complete(s, victim) or is_hand_warded(s, victim, group):
        return False
    god = tolling_god(s, victim)
    return god < 0 or toll_of(s, god) <= others


def altar_fits(s: State, god: i64, row: i64, side: i64) -> bool:
    """Whether a realm has an altar that an effect can hit, other than one just saved from it. ALT-TGT-04, ALT-CARD-21, ALT-CARD-22, ALT-CARD-23, ALT-CARD-26, ALT-RUL-31"""
    saved: i64 = 1 if s.spared & BIT[SIDES * god + side] else 0
    if side == ACTIVE:
        return s.active[god] > saved and s.t.effect_word[row] != content.INACTIVE_ONLY
    return s.inactive[god] > saved and s.t.effect[row] != content.DEACTIVATES


def lurable(s: State, seat: i64, god: i64) -> i64:
    """Adorers of a god that some own zone could take in, a bit each. ALT-CARD-27, ALT-RUL-34"""
    everywhere: i64 = -1
    for own in range(s.t.gods):
        if s.owner[own] == seat:
            everywhere &= s.adorers[own]
    return s.adorers[god] & ~everywhere


def adorers_hit(s: State, seat: i64, god: i64, row: i64) -> i64:
    """The adorers of a god that an effect could remove, a bit each. ALT-CARD-25, ALT-CARD-27, ALT-INF-09"""
    return s.adorers[god] if s.t.effect[row] == content.BANISHES else lurable(s, seat, god)


def can_hit(s: State, seat: i64, god: i64, row: i64) -> bool:
    """Whether a god has anything that a hostile effect could hit."""
    if s.t.effect[row] == content.BANISHES or s.t.effect[row] == content.LURES:
        return adorers_hit(s, seat, god, row) != 0
    return altar_fits(s, god, row, ACTIVE) or altar_fits(s, god, row, INACTIVE)


def can_aim(s: State, seat: i64, row: i64, group: i64, others: i64) -> bool:
    """Whether a hostile effect of a card of this class has a target. ALT-ABIL-03, ALT-RUL-33"""
    effect = s.t.effect[row]
    if effect == content.STEALS:
        for victim in range(s.seats):
            if is_hand_target(s, seat, victim, group, others):
                return True
        return False
    if effect == content.SEIZES and not has_room_somewhere(s, seat):
        return False
    for god in range(s.t.gods):
        if can_hit(s, seat, god, row) and is_target(s, seat, god, group, others):
            return True
    return False


# Using cards


def has_inactive_altar(s: State, seat: i64, god: i64) -> bool:
    """Whether a realm is the seat's own and has an altar to activate. ALT-ALT-05"""
    return s.owner[god] == seat and s.inactive[god] > 0


def can_activate(s: State, seat: i64) -> bool:
    """An inactive altar of an own realm, and no enemy Inquisitor. ALT-ALT-05, ALT-CARD-30"""
    for god in range(s.t.gods):
        if has_inactive_altar(s, seat, god):
            return not is_forbidden(s, seat, content.NO_ACTIVATION)
    return False


def is_recoverable(s: State, card: i64, kind: i64) -> bool:
    """Whether a kind of card is in the discard pile and not of the name of the card used. ALT-CARD-10"""
    return s.discards[kind] > 0 and kind != card


def can_recover(s: State, card: i64) -> bool:
    """A card of another name in the discard pile. ALT-CARD-10"""
    for kind in range(s.t.followers):
        if is_recoverable(s, card, kind):
            return True
    return False


def changes_something(s: State, seat: i64, card: i64, row: i64) -> bool:
    """Whether an effect of a hand card can be carried out at least in part; discarding is a cost and not enough. ALT-ABIL-03, ALT-ABIL-04, ALT-CARD-06, ALT-CARD-07, ALT-CARD-08, ALT-CARD-09, ALT-RUL-14"""
    effect = s.t.effect[row]
    if effect == content.GIVES_ACTIONS:
        return True
    if effect == content.ACTIVATES:
        return can_activate(s, seat)
    if effect == content.DISCOVERS:
        return has_room_somewhere(s, seat)
    if effect == content.DRAWS:
        return pile_left(s) > 0 or (s.t.effect_word[row] != content.FROM_PILE and face_up(s) > 0)
    if effect == content.SIFTS:
        return pile_left(s) > 0
    if effect == content.SWAPS:
        return s.hand_size[seat] > 1 and face_up(s) > 0
    if effect == content.RECOVERS:
        return can_recover(s, card)
    if content.DESTROYS <= effect <= content.LURES:
        return can_aim(s, seat, row, s.t.class_of[card], s.hand_size[seat] - 1)
    return False


def has_effect(s: State, seat: i64, card: i64) -> bool:
    """Whether the text of a hand card would change anything; Influence always may. ALT-ABIL-03, ALT-FREE-05, ALT-INF-12, ALT-RUL-14, ALT-RUL-47"""
    if s.t.timing[card] == content.INFLUENCE:
        return True
    for row in range(s.t.first_effect[card], s.t.first_effect[card + 1]):
        if changes_something(s, seat, card, row):
            return True
    return False


def is_main(t: Tables, card: i64) -> bool:
    """Whether using a card is a main action. ALT-ABIL-06, ALT-ABIL-07, ALT-INF-01, ALT-RUL-07"""
    return t.timing[card] == content.MAIN or t.timing[card] == content.INFLUENCE


def can_use(s: State, seat: i64, card: i64) -> bool:
    """Whether a hand card can be used now: a main action must be left, or its use be free and not forbidden. ALT-ABIL-02, ALT-FREE-01, ALT-FREE-02, ALT-CARD-28"""
    if is_main(s.t, card):
        return s.actions > 0 and has_effect(s, seat, card)
    return s.t.timing[card] == content.FREE and has_effect(s, seat, card) and not is_forbidden(s, seat, content.NO_FREE_ACTIONS)
