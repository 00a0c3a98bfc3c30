"""What a seat may know, built piece by piece, and imagined worlds that look the same to it.

Secret are: hands (but for cards everybody saw going there), the order of the pile, the face-down event card (known to its drawer) and bids in a disaster until all are made.  URU-SETUP-15, URU-RUL-01
"""

from __future__ import annotations

from typing import Final

from themis.core.chance import Chance
from themis.core.frame import counts
from themis.core.native import i64, vec
from themis.games.uruk.content import AUCTION, COLOURS, DISCOVERIES, DISCOVERY_SLUGS, EPOCH_SLUGS, GROUP, KIND_SLUGS, KINDS, LEVEL
from themis.games.uruk.frames import fields_of, name_of
from themis.games.uruk.frames.god import Auction, PayBid
from themis.games.uruk.rules import cards_bonus, payable_sums
from themis.games.uruk.scoring import points, reason
from themis.games.uruk.state import NOT_ENDING, Side, State, event_bit

# How often a deal is tried before bidders simply get cards of their levels.
DEALS: Final = 30


def view(s: State, seat: i64) -> dict[str, object]:
    """Everything a seat sees of the table; seat -1 is a spectator."""
    secret_bids = bids_are_secret(s)
    return {
        "game": "uruk",
        "seat": int(seat),
        "round": int(s.round),
        "first": int(s.first),
        "turn": int(s.turn),
        "over": s.over,
        "decision": decision(s),
        "bank": cubes(s.bank),
        "display": [slug(kind) for kind in s.display],
        "omen": slug(s.omen),
        "pending": s.facedown >= 0,
        "facedown": slug(s.facedown) if seat == s.turn else None,
        "epochs": {EPOCH_SLUGS[i]: int(s.epochs[i]) for i in range(len(EPOCH_SLUGS))},
        "pool": int(s.pool),
        "pile": int(s.pile_size + s.under_size),
        "discards": [slug(s.discards[i]) for i in range(s.discarded)],
        "boxed": cards(s.boxed),
        "reshuffles": int(s.reshuffles),
        "used": [DISCOVERY_SLUGS[kind] for kind in range(DISCOVERIES) if s.used >> kind & 1],
        "received": [COLOURS[colour] for colour in range(4) if s.received >> colour & 1],
        "ending": "" if s.ending == NOT_ENDING else reason(s),
        "last_round": s.last_round,
        "sides": [side_view(s, other, other == seat, secret_bids and other != seat) for other in range(s.seats)],
    }


def decision(s: State) -> dict[str, object] | None:
    """What is being asked, and whom."""
    if s.over:
        return None
    frame = s.stack[-1]
    asked: dict[str, object] = {"name": name_of(frame), "waiting": [int(seat) for seat in frame.waiting(s)]}
    numbers = fields_of(frame)
    for name in numbers:
        # For people, slots are counted from 1, as in choices and events.
        asked[name] = int(numbers[name]) + (1 if name == "slot" else 0)
    return asked


def side_view(s: State, seat: i64, own: bool, bid_is_hidden: bool) -> dict[str, object]:
    side = s.sides[seat]
    return {
        "tableau": [slot_view(side, slot) for slot in range(side.count)],
        "stock": cubes(side.stock),
        "hand_size": int(side.hand_size),
        "hand": cards(side.hand) if own else None,
        "known": cards(side.known),
        "discs": int(side.settled),
        "kept": [KIND_SLUGS[kind] for kind in range(DISCOVERIES, KINDS) if side.kept & event_bit(kind)],
        "erupted": side.erupted,
        "lyre": slug(side.lyre),
        "has_bid": s.bids[seat] >= 0,
        "bid": None if bid_is_hidden or s.bids[seat] < 0 else int(s.bids[seat]),
        "points": public_points(s, seat, own),
    }


def public_points(s: State, seat: i64, own: bool) -> int:
    """Points if the game ended now; what the Scales would count in a hand is shown to its owner, and to all at the end."""
    if own or s.over:
        return int(points(s, seat))
    side = s.sides[seat].clone()
    side.held = 0
    bare = s.clone()
    bare.sides[seat] = side
    return int(points(bare, seat))


def slot_view(side: Side, slot: i64) -> dict[str, object]:
    return {
        "card": DISCOVERY_SLUGS[side.card(slot)],
        "discs": int(side.discs(slot)),
        "cubes": {COLOURS[c]: int(side.cubes(slot, c)) for c in range(4) if side.cubes(slot, c)},
    }


def slug(kind: i64) -> str | None:
    return KIND_SLUGS[kind] if kind >= 0 else None


def cubes(v: vec[i64]) -> dict[str, int]:
    return {COLOURS[c]: int(v[c]) for c in range(4)}


def cards(v: vec[i64]) -> dict[str, int]:
    return {KIND_SLUGS[kind]: int(v[kind]) for kind in range(len(v)) if v[kind]}


def bids_are_secret(s: State) -> bool:
    return not s.over and s.stack[-1].is_secret()


# Imagined worlds


def determinise(s: State, seat: i64, chance: Chance) -> State:
    """A world that this seat cannot tell from the true one: what it does not know is dealt anew, so that standing bids can be paid."""
    for _ in range(DEALS):
        world = imagine(s, seat, chance, False)
        if bids_are_backed(world):
            return world
    return imagine(s, seat, chance, True)


def imagine(s: State, seat: i64, chance: Chance, by_level: bool) -> State:
    """One deal of the unknown; `by_level` gives bidders cards of the levels they have, which always can pay their bids."""
    world = s.clone()
    if s.reshuffles:
        # Hands may hold cards of any age now; they are dealt anew together with the whole pile.
        redeal(world, seat, 0, world.pile, chance, by_level)
    else:
        # Until the first reshuffle everybody knows how many level-2 cards each hand got from the upper layer.
        upper, lower = (world.pile, world.under) if world.under_size else (counts(KINDS), world.pile)
        redeal(world, seat, 2, upper, chance, by_level)
        redeal(world, seat, -2, lower, chance, by_level)
    redeal_facedown(world, seat, chance)
    if bids_are_secret(world):
        for other in range(world.seats):
            if other != seat and world.bids[other] >= 0:
                world.bids[other] = chance.below(0, world.sides[other].cubes_in_stock() + 1)
    return world


def owed(s: State, seat: i64) -> i64:
    """Levels of cards that a seat must be able to pay exactly, because it said so in an auction; 0 for none."""
    for frame in s.stack:
        if isinstance(frame, PayBid) and frame.seat == seat:
            return frame.due
    if isinstance(s.stack[-1], Auction) and s.bids[seat] > 0:
        return s.bids[seat] - cards_bonus(s.sides[seat])
    return 0


def bids_are_backed(s: State) -> bool:
    if s.over or s.omen < 0 or GROUP[s.omen] != AUCTION:
        return True
    for seat in range(s.seats):
        if not payable_sums(s.sides[seat], -1) >> owed(s, seat) & 1:
            return False
    return True


def is_in(group: i64, kind: i64) -> bool:
    """Whether a card belongs to the cards dealt anew together: all (0), level 2 only (2), or all but level 2 (-2)."""
    return group == 0 or (LEVEL[kind] == 2) == (group == 2)


def redeal(world: State, seat: i64, group: i64, layer: vec[i64], chance: Chance, by_level: bool) -> None:
    """Gathers the unknown cards of a group from the other hands and a layer of the pile, and deals them out again."""
    due: list[list[i64]] = [gather(world.sides[other], group, layer) if other != seat else [] for other in range(world.seats)]
    if by_level:
        # Bidders first, while all their levels are still there.
        for other in range(world.seats):
            if owed(world, other):
                for level in due[other]:
                    deal(world.sides[other], layer, level, chance)
                due[other] = []
    for other in range(world.seats):
        for _ in due[other]:
            deal(world.sides[other], layer, 0, chance)


def gather(side: Side, group: i64, layer: vec[i64]) -> list[i64]:
    """Moves the unknown cards of a hand into a layer; returns their levels."""
    levels: list[i64] = []
    for kind in range(DISCOVERIES):
        known = side.known[kind]
        while side.hand[kind] > known and is_in(group, kind):
            side.remove_card(kind)
            layer[kind] += 1
            levels.append(LEVEL[kind])
        side.known[kind] = known
    return levels


def deal(side: Side, layer: vec[i64], level: i64, chance: Chance) -> None:
    """A card of a level (0: of any) from a layer into a hand."""
    left: i64 = 0
    for kind in range(DISCOVERIES):
        if level == 0 or LEVEL[kind] == level:
            left += layer[kind]
    place = chance.below(0, left)
    for kind in range(DISCOVERIES):
        if level == 0 or LEVEL[kind] == level:
            place -= layer[kind]
            if place < 0:
                layer[kind] -= 1
                side.add_card(kind)
                return


def redeal_facedown(world: State, seat: i64, chance: Chance) -> None:
    """The face-down event card could be any that may still be in the pile, unless this seat drew it."""
    if world.facedown < 0 or seat == world.turn:
        return
    layer = world.under if world.under_size else world.pile
    layer[world.facedown] += 1
    events: i64 = 0
    for kind in range(DISCOVERIES, KINDS):
        events += layer[kind]
    place = chance.below(0, events)
    for kind in range(DISCOVERIES, KINDS):
        place -= layer[kind]
        if place < 0:
            layer[kind] -= 1
            world.facedown = kind
            return
