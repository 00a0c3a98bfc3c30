"""Questions about discs: where one may stand, what it costs, which reductions there are, whether it can be paid. Nothing here changes anything."""

from __future__ import annotations

from themis.core.native import i64
from themis.games.uruk import content, moves, options
from themis.games.uruk.rules import is_used
from themis.games.uruk.state import Side, State, bit, colours_in, event_bit, held_of, one_of
from themis.games.uruk.tables import Tables


def open_epoch(s: State) -> i64:
    """The lowest epoch card that still has discs, or -1.  URU-SET-01"""
    for epoch in range(s.t.epochs):
        if s.epochs[epoch]:
            return epoch
    return -1


def city_allowed(t: Tables, epoch: i64) -> bool:
    """Whether a disc of an epoch may turn a village into a city.  URU-SET-04, URU-SET-05"""
    return t.epoch_city[epoch] == 1


def has_half_price(side: Side) -> bool:
    return side.kept & side.t.half_price_cards > 0


def half_price_card(side: Side) -> i64:
    """The kept half-price card that is used next, or -1.  URU-SET-20, URU-RUL-26"""
    for kind in range(side.t.discoveries, side.t.kinds):
        if side.t.effect[kind] == content.HALF_PRICE and side.kept & event_bit(side.t, kind):
            return kind
    return -1


def reductions(s: State, seat: i64, slot: i64) -> i64:
    """The ways to pay for a disc above a slot, a bit each: a half-price card stands alone, vault and coinage exclude each other.  URU-SET-14, URU-SET-15, URU-SET-16, URU-SET-17, URU-SET-19, URU-RUL-25"""
    side = s.sides[seat]
    if half_price_is_due(s, side):
        return bit(moves.BY_HALF)
    mask = reductions_by_discovery(s, side, slot)
    if has_half_price(side):
        mask |= bit(moves.BY_HALF)
    return mask


def half_price_is_due(s: State, side: Side) -> bool:
    """Whether the next disc must be bought at half price.  URU-SET-19, URU-RUL-26"""
    return has_half_price(side) and options.half_price_forced(s)


def reductions_by_discovery(s: State, side: Side, slot: i64) -> i64:
    """The ways to pay without a half-price card, a bit each.  URU-SET-14, URU-SET-15"""
    mask: i64 = 1
    if side.has(s.t.vault) and not is_used(s, s.t.vault):
        mask |= bit(moves.BY_VAULT)
    if side.card(slot) == s.t.coinage and not is_used(s, s.t.coinage):
        mask |= bit(moves.BY_COINAGE)
    return mask


def full_price(s: State, side: Side, slot: i64) -> i64:
    """Cubes for a disc of the open epoch above a slot, before any reduction.  URU-SET-06, URU-SET-07, URU-SET-08, URU-SET-09, URU-SET-10"""
    epoch = open_epoch(s)
    return s.t.level[side.card(slot)] if s.t.epoch_own_colour[epoch] else s.t.epoch_total[epoch]


def cubes_saved(t: Tables, total: i64, reduction: i64) -> i64:
    """What a reduction takes off a price; half is rounded up; never below nothing.  URU-SET-14, URU-SET-15, URU-SET-18, URU-SET-19"""
    saved: i64 = 0
    if reduction == moves.BY_VAULT:
        saved = t.amount[t.vault]
    elif reduction == moves.BY_COINAGE:
        saved = t.amount[t.coinage]
    elif reduction == moves.BY_HALF:
        saved = total // 2
    return saved if saved < total else total


def price(s: State, side: Side, slot: i64, reduction: i64) -> i64:
    """Cubes for a disc of the open epoch above a slot.  URU-SET-11"""
    total = full_price(s, side, slot)
    return total - cubes_saved(s.t, total, reduction)


def different_colours(s: State, reduction: i64) -> i64:
    """How many different colours a payment must show: each cube saved may be the only one of its colour.  URU-SET-11, URU-RUL-22, URU-RUL-23"""
    epoch = open_epoch(s)
    if s.t.epoch_own_colour[epoch]:
        return 0
    different = s.t.epoch_distinct[epoch] - cubes_saved(s.t, s.t.epoch_total[epoch], reduction)
    return different if different > 0 else 0


def own_colour(s: State, side: Side, slot: i64) -> i64:
    """The one colour that pays for a disc of the open epoch, or -1 if all do.  URU-SET-06"""
    return s.t.colour[side.card(slot)] if s.t.epoch_own_colour[open_epoch(s)] else -1


def cards_may_pay(s: State, side: Side, slot: i64) -> bool:
    """The Shadoof lets hand cards stand for cubes when the disc becomes a village.  URU-SET-12, URU-SET-13, URU-RUL-24"""
    return side.has(s.t.shadoof) and not is_used(s, s.t.shadoof) and side.discs(slot) == 0


def can_complete(side: Side, held: i64, due: i64, different: i64, colour: i64, shown: i64) -> bool:
    """Whether cubes, and hand cards counted per colour, can complete a payment: `due` more, `different` colours in all, `shown` already (a bit each)."""
    if colour >= 0:
        return side.stock[colour] + held_of(held, colour) >= due
    units: i64 = 0
    fresh: i64 = 0
    for c in range(4):
        here = side.stock[c] + held_of(held, c)
        units += here
        if here and not shown >> c & 1:
            fresh += 1
    lacking = different - colours_in(shown)
    return units >= due and fresh >= lacking and due >= lacking


def can_pay_with_card(s: State, side: Side, card: i64, due: i64, different: i64, colour: i64, shown: i64) -> bool:
    """Whether a hand card may stand for one of the cubes due.  URU-SET-12"""
    return own_cubes_fit(s, side, card, due, different, shown) and card_fits(s, side, card, due, different, colour, shown)


def card_fits(s: State, side: Side, card: i64, due: i64, different: i64, colour: i64, shown: i64) -> bool:
    """Whether a hand card is of a colour that the price asks for, the rest staying payable."""
    if colour >= 0 and s.t.colour[card] != colour:
        return False
    after = shown | bit(s.t.colour[card])
    lacking = different - colours_in(after)
    if lacking > 0 and lacking > due - 1:
        return False
    return can_complete(side, side.held - one_of(s.t.colour[card]), due - 1, different, colour, after)


def own_cubes_fit(s: State, side: Side, card: i64, due: i64, different: i64, shown: i64) -> bool:
    """The strict Shadoof: all own cubes of a colour paid by card must be part of the payment.  URU-RUL-24"""
    if not options.shadoof_only_for_lacking_cubes(s):
        return True
    colours = shown | bit(s.t.colour[card])
    lacking = different - colours_in(colours)
    room = due - 1 - (lacking if lacking > 0 else 0)
    for colour in range(4):
        if colours >> colour & 1:
            room -= side.stock[colour]
    return room >= 0


def can_afford(s: State, seat: i64, slot: i64, reduction: i64) -> bool:
    side = s.sides[seat]
    held = side.held if cards_may_pay(s, side, slot) else 0
    different = different_colours(s, reduction)
    return can_complete(side, held, price(s, side, slot, reduction), different, own_colour(s, side, slot), 0)


def can_afford_somehow(s: State, seat: i64, slot: i64) -> bool:
    return can_afford_one_of(s, seat, slot, reductions(s, seat, slot))


def half_price_is_in_the_way(s: State, seat: i64, slot: i64) -> bool:
    """Whether a disc could be bought if its half price did not exclude the Vault and the Coinage.  URU-SET-19"""
    side = s.sides[seat]
    return half_price_is_due(s, side) and can_afford_one_of(s, seat, slot, reductions_by_discovery(s, side, slot))


def can_afford_one_of(s: State, seat: i64, slot: i64, ways: i64) -> bool:
    for reduction in range(4):
        if ways >> reduction & 1 and can_afford(s, seat, slot, reduction):
            return True
    return False


def slot_open(s: State, side: Side, slot: i64) -> bool:
    """Whether a slot may get a disc of the open epoch.  URU-SET-03, URU-SET-04, URU-SET-05"""
    return side.discs(slot) == 0 or (side.discs(slot) == 1 and city_allowed(s.t, open_epoch(s)))


def can_settle(s: State, seat: i64, slot: i64) -> bool:
    """Whether a disc can be bought for a slot.  URU-SET-01, URU-SET-02"""
    return open_epoch(s) >= 0 and slot_open(s, s.sides[seat], slot) and can_afford_somehow(s, seat, slot)
