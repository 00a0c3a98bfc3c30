"""Questions about a state of Uruk: what may be done, what it costs, who leads. Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from themis.core.native import i64
from themis.games.uruk import content, options
from themis.games.uruk.state import Side, State, bit, one_of
from themis.games.uruk.tables import Tables

ALL_COLOURS: Final = 15


# Drawing


def can_draw(s: State) -> bool:
    """Whether a discovery card can still be drawn from the pile, after a reshuffle if need be.  URU-DECK-05, URU-DECK-07"""
    if s.pile_size + s.under_size > s.events_in_pile:
        return True
    return discovery_among_discards(s, 0 if s.reshuffles else options.first_reshuffle_removes(s))


def discovery_left(s: State) -> bool:
    """Whether pile and discard pile together hold a discovery; without one drawing ends.  URU-DECK-07, URU-RUL-57"""
    return s.pile_size + s.under_size > s.events_in_pile or discovery_among_discards(s, 0)


def order_of_two_discards_matters(s: State) -> bool:
    """Whether only the first of the next two discards will leave the game at the first reshuffle.  URU-DECK-01, URU-INV-24"""
    return s.reshuffles == 0 and s.discarded + 1 == options.first_reshuffle_removes(s)


def discovery_among_discards(s: State, start: i64) -> bool:
    for i in range(start, s.discarded):
        if s.discards[i] < s.t.discoveries:
            return True
    return False


def in_display(s: State, kind: i64) -> bool:
    for place in range(s.t.display):
        if s.display[place] == kind:
            return True
    return False


def display_colours(s: State) -> i64:
    """The colours of the cards in the display, a bit each. The omen is no part of it.  URU-RES-10, URU-RUL-17"""
    mask: i64 = 0
    for place in range(s.t.display):
        if s.display[place] >= 0:
            mask |= bit(s.t.colour[s.display[place]])
    return mask


def display_of_colour(s: State, colour: i64) -> i64:
    """How many display cards have a colour.  URU-RES-21"""
    found: i64 = 0
    for place in range(s.t.display):
        if s.display[place] >= 0 and s.t.colour[s.display[place]] == colour:
            found += 1
    return found


# Placing a discovery


def limit(side: Side) -> i64:
    """How many discoveries a tableau may hold.  URU-INV-01, URU-INV-22, URU-RUL-53"""
    return side.t.long_tableau_limit if side.has(side.t.water_clock) else side.t.tableau_limit


def has_room(side: Side) -> bool:
    """Whether a new slot may be opened; a full tableau keeps what it has and can only replace.  URU-INV-03, URU-INV-23"""
    return side.count < limit(side)


def is_new(side: Side, kind: i64) -> bool:
    """All discoveries of a tableau differ, the replaced one included.  URU-INV-02, URU-INV-25, URU-RUL-58"""
    return not side.has(kind)


def highest_level(side: Side) -> i64:
    """The highest level before the placement; an empty tableau counts as level 1.  URU-INV-15, URU-INV-16, URU-RUL-10, URU-RUL-11"""
    highest: i64 = 1
    for slot in range(side.count):
        level = side.t.level[side.card(slot)]
        if level > highest:
            highest = level
    return highest


def level_allows(side: Side, kind: i64) -> bool:
    """No level may be jumped; going down is free.  URU-INV-14, URU-INV-17, URU-RUL-12"""
    return side.t.level[kind] <= highest_level(side) + 1


def discount_applies(side: Side, kind: i64) -> bool:
    """The tableau has the card that makes discoveries of this colour cheaper; a level-1 discovery costs nothing more anyway.  URU-INV-18, URU-INV-19"""
    return side.t.level[kind] > 1 and side.has(side.t.discount_of[side.t.colour[kind]])


def discount_ready(s: State, side: Side, kind: i64) -> bool:
    """The discount works once a turn.  URU-INV-20, URU-RUL-14"""
    return discount_applies(side, kind) and not is_used(s, s.t.discount_of[s.t.colour[kind]])


def cards_due(t: Tables, kind: i64, discounted: bool) -> i64:
    """How many cards must be discarded besides the one laid down.  URU-INV-08, URU-INV-19, URU-RUL-14"""
    due = t.level[kind] - 1
    if discounted:
        due -= t.amount[t.discount_of[t.colour[kind]]]
    return due if due > 0 else 0


def pairs(held: i64) -> i64:
    """How many pairs of one colour each can be made of cards counted per colour.  URU-INV-10, URU-INV-11"""
    return (held & 255) // 2 + (held >> 8 & 255) // 2 + (held >> 16 & 255) // 2 + (held >> 24 & 255) // 2


def can_cover(held: i64, colour: i64, copies: i64, due: i64) -> bool:
    """Whether cards can pay what is due: copies of the discovery (of the given colour) one for one, pairs for the rest.  URU-INV-09, URU-INV-13, URU-RUL-09"""
    as_copies: i64 = 0
    while as_copies <= due:
        if as_copies > copies:
            return False
        if pairs(held - as_copies * one_of(colour)) >= due - as_copies:
            return True
        as_copies += 1
    return False


def can_pay_pair(side: Side, kind: i64, due: i64, colour: i64) -> bool:
    """Whether one of the cards due can be replaced by a pair of a colour, the rest staying payable.  URU-INV-09"""
    if side.held_of(colour) < 2:
        return False
    copies = side.hand[kind]
    if colour == side.t.colour[kind]:
        others = side.held_of(colour) - copies
        if others < 2:
            copies -= 2 - others
    return can_cover(side.held - 2 * one_of(colour), side.t.colour[kind], copies, due - 1)


def can_pay_half(side: Side, kind: i64, due: i64, card: i64) -> bool:
    """Whether a card may be one half of the pair being paid: what is still due must stay payable."""
    copies = side.hand[kind]
    if card == kind:
        copies -= 1
    return can_cover(side.held - one_of(side.t.colour[card]), side.t.colour[kind], copies, due)


def can_pay_second_half_after(side: Side, kind: i64, due: i64, card: i64) -> bool:
    """Whether, after a card as the first half of a pair, some card of its colour can be the second.  URU-INV-11"""
    colour = side.t.colour[card]
    copies = side.hand[kind]
    others = side.held_of(colour)
    if card == kind:
        copies -= 1
    others -= 1
    if others < 1:
        return False
    if colour == side.t.colour[kind] and others - copies < 1:
        copies -= 1
    return can_cover(side.held - 2 * one_of(colour), side.t.colour[kind], copies, due)


def can_pay_into(side: Side, kind: i64, returned: i64, discounted: bool) -> bool:
    """Whether a discovery from hand can be paid when another one (or none: -1) returns to the hand.  URU-INV-05, URU-INV-12, URU-RUL-08"""
    held = side.held - one_of(side.t.colour[kind])
    if returned >= 0:
        held += one_of(side.t.colour[returned])
    return can_cover(held, side.t.colour[kind], side.hand[kind] - 1, cards_due(side.t, kind, discounted))


def can_open_slot(s: State, side: Side, kind: i64, free: bool) -> bool:
    """Whether a discovery can go into a new slot."""
    return has_room(side) and (free or can_pay_into(side, kind, -1, discount_ready(s, side, kind)))


def can_replace(s: State, side: Side, kind: i64, slot: i64, free: bool) -> bool:
    """Whether a discovery can replace the one in a slot, whatever its colour or level; the returned card may help to pay.  URU-INV-03, URU-INV-04, URU-INV-05"""
    return free or can_pay_into(side, kind, side.card(slot), discount_ready(s, side, kind))


def fits_somewhere(s: State, side: Side, kind: i64, free: bool) -> bool:
    """Whether some slot, new or replaced, can take a discovery that is allowed."""
    if can_open_slot(s, side, kind, free):
        return True
    for slot in range(side.count):
        if can_replace(s, side, kind, slot, free):
            return True
    return False


def can_place(s: State, side: Side, kind: i64, free: bool) -> bool:
    """All conditions for placing a discovery from hand; `free` is Enlil's gift, which costs no other card.  URU-INV-21, URU-GOD-07"""
    return side.hand[kind] > 0 and is_new(side, kind) and level_allows(side, kind) and fits_somewhere(s, side, kind, free)


def can_place_with_lyre(side: Side, kind: i64) -> bool:
    """The Lyre's extra discovery: normal price and conditions, but no slot; its discount is fresh.  URU-SCORE-05, URU-SCORE-06, URU-RUL-42"""
    if side.hand[kind] == 0 or not is_new(side, kind) or not level_allows(side, kind):
        return False
    held = side.held - one_of(side.t.colour[kind])
    return can_cover(held, side.t.colour[kind], side.hand[kind] - 1, cards_due(side.t, kind, discount_applies(side, kind)))


# Functions of discoveries


def is_used(s: State, kind: i64) -> bool:
    """A function works once a turn, by name, even if the card left and came back.  URU-TURN-05, URU-TURN-06, URU-TURN-07, URU-RUL-02"""
    return s.used >> kind & 1 == 1


def richest(s: State, seat: i64, colour: i64) -> i64:
    """The most cubes of a colour in another seat's stock; cubes on cards do not count.  URU-RES-03, URU-RES-05, URU-RUL-15"""
    most: i64 = 0
    for other in range(s.seats):
        if other != seat and s.sides[other].stock[colour] > most:
            most = s.sides[other].stock[colour]
    return most


def obtainable(s: State, seat: i64, colour: i64) -> bool:
    """Whether the action "take resources" can give a cube of a colour, from the bank or from the richest.  URU-RES-03"""
    return s.bank[colour] > 0 or richest(s, seat, colour) > 0


def available(s: State, seat: i64, colour: i64) -> bool:
    """Whether any other gain into a stock can give a cube of a colour: the bank only, unless the table plays otherwise.  URU-RES-06, URU-RUL-16"""
    return s.bank[colour] > 0 or (options.every_gain_may_rob(s) and richest(s, seat, colour) > 0)


def any_available(s: State, seat: i64) -> bool:
    for colour in range(4):
        if available(s, seat, colour):
            return True
    return False


def obtainable_of(s: State, seat: i64, colours: i64) -> i64:
    """Of some colours, those the action "take resources" can give."""
    mask: i64 = 0
    for colour in range(4):
        if colours >> colour & 1 and obtainable(s, seat, colour):
            mask |= bit(colour)
    return mask


def missing_colours(side: Side) -> i64:
    """Colours of which the stock holds none; cubes on cards are not stock.  URU-RES-24, URU-RES-25, URU-RUL-19"""
    mask: i64 = 0
    for colour in range(4):
        if side.stock[colour] == 0:
            mask |= bit(colour)
    return mask


def colours_on(side: Side, slot: i64) -> i64:
    """Colours of the cubes lying on a discovery."""
    mask: i64 = 0
    for colour in range(4):
        if side.cubes(slot, colour):
            mask |= bit(colour)
    return mask


def is_store(function: i64) -> bool:
    """Whether a function gives the cubes that lie on its card."""
    return function == content.STORE_LEVEL1 or function == content.STORE_FROM_DISPLAY or function == content.STORE_CATCH_UP


def colours_shown(s: State, seat: i64, kind: i64) -> i64:
    """Colours a resource function is about now, a bit each, whether or not there are cubes to be had."""
    side = s.sides[seat]
    function = s.t.function[kind]
    if is_store(function):
        return colours_on(side, side.slot_of(kind))
    if function == content.PRODUCE_MISSING:
        return missing_colours(side)
    if function == content.PRODUCE_BY_DISPLAY:
        return display_colours(s)
    return s.t.yields[kind] if function == content.PRODUCE or function == content.PRODUCE_ONE_OF_TWO else 0


def colours_to_take(s: State, seat: i64, kind: i64) -> i64:
    """Colours a resource function can yield now, a bit each; 0 means that it cannot be used.  URU-RES-01, URU-RES-26, URU-RUL-03"""
    shown = colours_shown(s, seat, kind)
    return shown if is_store(s.t.function[kind]) else obtainable_of(s, seat, shown)


def can_convert_cards(s: State, seat: i64) -> bool:
    """The Aqueduct's first direction: a hand card for a cube.  URU-ACT-02"""
    return s.sides[seat].hand_size > 0 and any_available(s, seat)


def can_convert_cubes(s: State, seat: i64) -> bool:
    """The Aqueduct's second direction: a cube of the own stock for a card.  URU-ACT-03"""
    return s.sides[seat].cubes_in_stock() > 0 and (display_colours(s) > 0 or can_draw(s))


def can_move_disc(side: Side, source: i64, target: i64) -> bool:
    """The Gear Wheel: levels at most one apart, room for the disc.  URU-ACT-06, URU-ACT-07, URU-RUL-28"""
    if source == target or side.discs(source) == 0 or side.discs(target) == 2:
        return False
    difference = side.t.level[side.card(source)] - side.t.level[side.card(target)]
    return -side.t.amount[side.t.gear_wheel] <= difference <= side.t.amount[side.t.gear_wheel]


def can_move_some_disc(side: Side) -> bool:
    for source in range(side.count):
        for target in range(side.count):
            if can_move_disc(side, source, target):
                return True
    return False


def can_swap(s: State, seat: i64, source: i64, target: i64) -> bool:
    """The free swap: one own cube for one of another colour.  URU-FREE-01"""
    return source != target and s.sides[seat].stock[source] > 0 and available(s, seat, target)


def can_swap_something(s: State, seat: i64) -> bool:
    for source in range(4):
        for target in range(4):
            if can_swap(s, seat, source, target):
                return True
    return False


def is_free(t: Tables, kind: i64) -> bool:
    """Whether using this discovery costs no action.  URU-FREE-02, URU-RUL-29"""
    return kind == t.wheel


def can_use(s: State, seat: i64, kind: i64) -> bool:
    """Whether a discovery in the own tableau has a function that can be carried out now.  URU-TURN-09, URU-RUL-03"""
    if is_used(s, kind) or not s.sides[seat].has(kind):
        return False
    if kind == s.t.wheel:
        return can_swap_something(s, seat)
    if kind == s.t.gear_wheel:
        return can_move_some_disc(s.sides[seat])
    if kind == s.t.aqueduct:
        return can_convert_cards(s, seat) or can_convert_cubes(s, seat)
    return colours_to_take(s, seat, kind) > 0


def laid_out(s: State) -> i64:
    """Discoveries lying in anybody's tableau now, a bit each.  URU-EXCH-01, URU-RUL-21"""
    mask: i64 = 0
    for seat in range(s.seats):
        mask |= s.sides[seat].tableau
    return mask


def can_exchange(s: State, seat: i64, kind: i64, laid: i64) -> bool:
    """A hand card whose discovery is among those laid out, and whose colour the bank has.  URU-EXCH-01, URU-EXCH-04"""
    return s.sides[seat].hand[kind] > 0 and laid >> kind & 1 == 1 and available(s, seat, s.t.colour[kind])


# Events


def lighthouse_discs(side: Side) -> i64:
    """What the settlement above a Lighthouse adds to any bid.  URU-LIGHT-02, URU-RUL-34"""
    return side.t.lighthouse_discs[side.discs(side.slot_of(side.t.lighthouse))]


def cards_bonus(side: Side) -> i64:
    """Added to every card bid of a Lighthouse owner, even one without cards, in every auction.  URU-LIGHT-01, URU-LIGHT-03, URU-LIGHT-04"""
    return side.t.lighthouse_cards + lighthouse_discs(side) if side.has(side.t.lighthouse) else 0


def cubes_bonus(side: Side) -> i64:
    """Added to every cube bid of a Lighthouse owner, even one without cubes.  URU-LIGHT-01, URU-LIGHT-03"""
    return side.t.lighthouse_cubes + lighthouse_discs(side) if side.has(side.t.lighthouse) else 0


def cube_bids(s: State) -> list[i64]:
    """What each seat's cubes count against a disaster.  URU-DIS-01"""
    return [s.bids[seat] + cubes_bonus(s.sides[seat]) for seat in range(s.seats)]


def is_spared(values: list[i64], seat: i64) -> bool:
    """Whether a bid is among the highest, unless all are equal.  URU-DIS-02, URU-DIS-03, URU-RUL-52"""
    return values[seat] == max(values) and max(values) != min(values)


def is_highest_bid(s: State, seat: i64) -> bool:
    """Whether a seat's bid wins the auction.  URU-GOD-03"""
    for other in range(s.seats):
        if s.bids[other] > s.bids[seat]:
            return False
    return True


def payable_sums(side: Side, without: i64) -> i64:
    """The sums of levels that some set of hand cards makes exactly, a bit each; one card (or none: -1) is left out.  URU-GOD-05, URU-RUL-36"""
    sums: i64 = 1
    for kind in range(side.t.discoveries):
        copies = side.hand[kind] - (1 if kind == without else 0)
        for _ in range(copies):
            sums |= sums << side.t.level[kind]
    return sums


def can_bid(side: Side, value: i64) -> bool:
    """Whether hand cards and the Lighthouse make exactly this bid.  URU-GOD-05"""
    cards = value - cards_bonus(side)
    return cards >= 0 and payable_sums(side, -1) >> cards & 1 == 1


def fewest_discs(s: State) -> i64:
    """The one seat with the fewest discs above its discoveries, or -1 on a tie.  URU-GOD-10, URU-GOD-12, URU-RUL-54"""
    best: i64 = 0
    tied = False
    for seat in range(1, s.seats):
        if s.sides[seat].settled < s.sides[best].settled:
            best = seat
            tied = False
        elif s.sides[seat].settled == s.sides[best].settled:
            tied = True
    return -1 if tied else best


def pipe_colours(s: State, owner: i64) -> i64:
    """Colours the active player's turn can put on an owner's Clay Pipe, a bit each.  URU-RES-15, URU-RES-16, URU-RES-17, URU-RES-18, URU-RUL-18"""
    side = s.sides[owner]
    slot = side.slot_of(s.t.pipe)
    if slot < 0 or side.cubes_on(slot) >= s.t.amount[s.t.pipe] or not feeds_pipe(s, owner):
        return 0
    mask: i64 = 0
    for colour in range(4):
        if s.received >> colour & 1 and s.bank[colour]:
            mask |= bit(colour)
    return mask


def feeds_pipe(s: State, owner: i64) -> bool:
    """Whether the active player has more discs than the owner (and, if the table plays so, more than or as many as all others).  URU-RES-16, URU-RUL-18"""
    discs = s.sides[s.turn].settled
    if discs <= s.sides[owner].settled:
        return False
    if options.only_leader_feeds_pipe(s):
        for seat in range(s.seats):
            if seat != owner and s.sides[seat].settled > discs:
                return False
    return True


def bare_slots(side: Side) -> i64:
    """Slots without a disc, a bit each.  URU-DIS-07"""
    mask: i64 = 0
    for slot in range(side.count):
        if side.discs(slot) == 0:
            mask |= bit(slot)
    return mask
