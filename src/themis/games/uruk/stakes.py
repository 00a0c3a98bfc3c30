"""What is at stake while an event is resolved: prizes that bids may win, losses that they may spare, and what they cost.

Nothing of it is on the table yet when a bid is made, so that without it all bids would look alike.
"""

from __future__ import annotations

from typing import Final

from themis.core.frame import Frame, Step
from themis.core.native import i64
from themis.games.uruk import content, options, rules, scoring
from themis.games.uruk.frames.disaster import LoseCards, LoseDisc, LoseDiscovery, PayCubes, SecretBids, Suffer
from themis.games.uruk.frames.god import Auction, FreeDiscovery, Gift, PayBid, Prize
from themis.games.uruk.state import Side, State

# What a cube and a level of the cards in hand are worth to those who pay with them, and a card that is lost.
CUBE: Final = 0.35
LEVEL: Final = 0.2
CARD: Final = 0.3
# Losses: a disc and a bare discovery besides their points, an eruption.
DISC: Final = 0.8
DISCOVERY: Final = 1.6
ERUPTION: Final = 1.2
# A free discovery besides its point, by level; a kept god, by city to come.
FREE_LEVEL: Final = 0.25
CITY_TO_COME: Final = 0.4


def at_stake(s: State, seat: i64, discs: float) -> float:
    """What an event that is being resolved will probably bring a seat, which will buy so many discs."""
    found = 0.0
    for frame in s.stack:
        if isinstance(frame, Auction):
            found += auction_hope(s, seat, frame, discs)
        elif isinstance(frame, SecretBids):
            found -= bid_fear(s, seat)
        elif isinstance(frame, Step) and frame.seat == seat:
            found += still_due(s, seat, frame, discs)
    return found


def still_due(s: State, seat: i64, frame: Frame, discs: float) -> float:
    """What a step of the event that is settled but not done will bring its seat."""
    if isinstance(frame, PayBid):
        return -LEVEL * float(frame.number)
    if isinstance(frame, PayCubes):
        return -CUBE * float(frame.number)
    if isinstance(frame, LoseCards):
        return -CARD * float(frame.number)
    if isinstance(frame, Gift):
        return CUBE * float(frame.number)
    if isinstance(frame, (Prize, FreeDiscovery)):
        return prize(s, seat, discs)
    if isinstance(frame, (Suffer, LoseDisc, LoseDiscovery)):
        return -loss(s, s.sides[seat])
    return 0.0


# Auctions


def auction_hope(s: State, seat: i64, frame: Auction, discs: float) -> float:
    """What the highest bid wins, less its price, as likely as nobody bids more."""
    if seat != frame.leader:
        return 0.0
    chance = 1.0
    for other in range(s.seats):
        if other != seat and not frame.passed >> other & 1:
            chance *= 1.0 - outbid(s, other, frame.number, discs)
    return chance * (prize(s, seat, discs) - LEVEL * float(frame.number - rules.cards_bonus(s.sides[seat])))


def outbid(s: State, seat: i64, number: i64, discs: float) -> float:
    """How likely a seat is to bid more, by what its hand can pay and the prize is worth to it."""
    side = s.sides[seat]
    most = float(2 * side.hand_size)
    wanted = prize(s, seat, discs) / LEVEL
    limit = (wanted if wanted < most else most) + float(rules.cards_bonus(side))
    return (limit - float(number)) / (limit + 1.0) if limit > float(number) else 0.0


def prize(s: State, seat: i64, discs: float) -> float:
    """What the god of the omen gives."""
    side = s.sides[seat]
    effect = s.t.effect[s.omen]
    if effect == content.GIFT:
        return CUBE * float(s.t.gift_cubes)
    if effect != content.FREE_DISCOVERY:
        return float(scoring.cities(side)) + CITY_TO_COME * discs
    best = 0.0
    for card in range(s.t.discoveries):
        if side.hand[card] and rules.can_place(s, side, card, True):
            worth = 1.0 + FREE_LEVEL * float(s.t.level[card])
            if worth > best:
                best = worth
    return best


# Disasters


def bid_fear(s: State, seat: i64) -> float:
    """What a disaster will cost a seat that has made its bid, whatever the others bid."""
    number = s.bids[seat]
    if number < 0:
        return 0.0
    side = s.sides[seat]
    value = number + rules.cubes_bonus(side)
    if s.seats == 2:
        # Between two, equal bids spare nobody.
        value -= 1
    spared = 1.0
    for other in range(s.seats):
        if other != seat:
            spared *= at_most(s.sides[other], value)
    price = CUBE * float(number)
    paid = price if options.losing_bids_are_paid(s) else price * spared
    return paid + (1.0 - spared) * loss(s, side)


def at_most(side: Side, value: i64) -> float:
    """How likely a secret bid is to be no higher than a value: anything that the stock allows."""
    lower = value - rules.cubes_bonus(side) + 1
    all_bids = side.cubes_in_stock() + 1
    if lower <= 0:
        return 0.0
    return float(lower) / float(all_bids) if lower < all_bids else 1.0


def loss(s: State, side: Side) -> float:
    """What the disaster of the omen takes."""
    effect = s.t.effect[s.omen]
    if effect == content.DROUGHT:
        return least_disc(side)
    if effect == content.EARTHQUAKE:
        if rules.bare_slots(side):
            return DISCOVERY
        return CARD * float(s.t.earthquake_cards if side.hand_size > s.t.earthquake_cards else side.hand_size)
    return ERUPTION


def least_disc(side: Side) -> float:
    """The disc that a side misses least; nothing if it has none."""
    least = 0.0
    for slot in range(side.count):
        if side.discs(slot):
            level = side.t.level[side.card(slot)]
            worth = DISC + float(level if side.discs(slot) == 2 else level - 1)
            if least == 0.0 or worth < least:
                least = worth
    return least
