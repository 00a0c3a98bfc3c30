"""What a seat may know, built piece by piece, and imagined worlds that look the same to it.

Secret are: hands (but for cards everybody saw going there), the order of the pile, the face-down event card (known to its drawer) and bids in a disaster until all are made.  URU-SETUP-15, URU-RUL-01
"""

from __future__ import annotations

from math import comb
from typing import Final, TypedDict

from themis.core.chance import Chance
from themis.core.frame import counts
from themis.core.native import i64, vec
from themis.games.uruk import content
from themis.games.uruk.frames import DECISIONS
from themis.games.uruk.frames.god import Auction, PayBid
from themis.games.uruk.frames.place import ChooseSlot
from themis.games.uruk.frames.settle import ChooseReduction, PayDisc
from themis.games.uruk.frames.turn import FillPipe, Turn
from themis.games.uruk.rules import cards_bonus, payable_sums
from themis.games.uruk.scoring import points, reason, scales_points
from themis.games.uruk.state import NOT_ENDING, Side, State, event_bit
from themis.games.uruk.tables import Tables

# Steps between 0 and 1 when a deal is chosen by its likelihood.
FINE: Final = 1 << 30


class Cubes(TypedDict):
    red: int
    pink: int
    yellow: int
    blue: int


class SlotView(TypedDict):
    """A discovery in a tableau, with the discs above it and the cubes on it, without the colours of which there are none."""

    card: str
    discs: int
    cubes: dict[str, int]


class SideView(TypedDict):
    """What lies before a seat. `hand` is there for the seat itself alone; everybody saw the `known` cards going there.

    `kept` are event cards, `lyre` is the discovery placed at the end. A `bid` is there once it was made and may be seen.
    """

    tableau: list[SlotView]
    stock: Cubes
    hand_size: int
    hand: dict[str, int] | None
    known: dict[str, int]
    discs: int
    kept: list[str]
    erupted: bool
    lyre: str | None
    has_bid: bool
    bid: int | None
    points: int


class UrukView(TypedDict):
    """Everything a seat sees of the table.

    The omen comes true when this turn ends if it is `pending`; then `facedown` is the event card that made it so, for the one who drew it.
    `epochs` has the discs on each of them, the oldest of the `discards` comes first, `boxed` cards are out of the game.
    What was `used` and `received` is so in this turn.
    """

    game: str
    seat: int
    round: int
    first: int
    turn: int
    over: bool
    decision: dict[str, object] | None
    idle_rounds: int
    barren_rounds: int
    bank: Cubes
    display: list[str | None]
    omen: str | None
    pending: bool
    facedown: str | None
    epochs: dict[str, int]
    pool: int
    pile: int
    discards: list[str]
    boxed: dict[str, int]
    reshuffles: int
    used: list[str]
    received: list[str]
    ending: str
    last_round: bool
    sides: list[SideView]


def view(s: State, seat: i64) -> UrukView:
    """Everything a seat sees of the table; seat -1 is a spectator."""
    secret_bids = bids_are_secret(s)
    return {
        "game": "uruk",
        "seat": int(seat),
        "round": int(s.round),
        "first": int(s.first),
        "turn": int(s.turn),
        "over": s.over,
        "decision": decision(s, seat),
        "idle_rounds": int(s.idle_rounds),
        "barren_rounds": int(s.barren_rounds),
        "bank": cubes(s.bank),
        "display": [slug(s.t, kind) for kind in s.display],
        "omen": slug(s.t, s.omen),
        "pending": s.facedown >= 0,
        "facedown": slug(s.t, s.facedown) if seat == s.turn else None,
        "epochs": {s.t.epoch_slugs[i]: int(s.epochs[i]) for i in range(len(s.t.epoch_slugs))},
        "pool": int(s.pool),
        "pile": int(s.pile_size + s.under_size),
        "discards": [s.t.kind_slugs[s.discards[i]] for i in range(s.discarded)],
        "boxed": cards(s.t, s.boxed),
        "reshuffles": int(s.reshuffles),
        "used": [s.t.discovery_slugs[kind] for kind in range(s.t.discoveries) if s.used >> kind & 1],
        "received": received(s),
        "ending": "" if s.ending == NOT_ENDING else reason(s),
        "last_round": s.last_round,
        "sides": [side_view(s, other, other == seat, secret_bids and other != seat) for other in range(s.seats)],
    }


def decision(s: State, seat: i64) -> dict[str, object] | None:
    """What is being asked, and whom. A card still in the hand is not shown to others."""
    asked = DECISIONS.shown(s)
    if asked is None:
        return None
    frame = s.stack[-1]
    if isinstance(frame, ChooseReduction) or isinstance(frame, PayDisc):
        # For people, slots are counted from 1, as in choices and events.
        del asked["place"]
        asked["slot"] = int(frame.place) + 1
    if isinstance(frame, ChooseSlot) and frame.seat != seat:
        asked["card"] = -1
    return asked


def received(s: State) -> list[str]:
    """Colours that can fill the Clay Pipes of others; what an event gives after the turn is none of these.  URU-RES-16, URU-RES-20"""
    if not any([isinstance(frame, Turn) or isinstance(frame, FillPipe) for frame in s.stack]):
        return []
    return [content.COLOURS[colour] for colour in range(4) if s.received >> colour & 1]


def side_view(s: State, seat: i64, own: bool, bid_is_hidden: bool) -> SideView:
    side = s.sides[seat]
    return {
        "tableau": [slot_view(side, slot) for slot in range(side.count)],
        "stock": cubes(side.stock),
        "hand_size": int(side.hand_size),
        "hand": cards(s.t, side.hand) if own else None,
        "known": cards(s.t, side.known),
        "discs": int(side.settled),
        "kept": [s.t.kind_slugs[kind] for kind in range(s.t.discoveries, s.t.kinds) if side.kept & event_bit(s.t, kind)],
        "erupted": side.erupted,
        "lyre": slug(s.t, side.lyre),
        "has_bid": s.bids[seat] >= 0,
        "bid": None if bid_is_hidden or s.bids[seat] < 0 else int(s.bids[seat]),
        "points": public_points(s, seat, own),
    }


def public_points(s: State, seat: i64, own: bool) -> int:
    """Points if the game ended now; what the Scales would count in a hand is shown to its owner, and to all at the end."""
    hidden = 0 if own or s.over else scales_points(s, s.sides[seat])
    return int(points(s, seat) - hidden)


def slot_view(side: Side, slot: i64) -> SlotView:
    return {
        "card": side.t.discovery_slugs[side.card(slot)],
        "discs": int(side.discs(slot)),
        "cubes": {content.COLOURS[c]: int(side.cubes(slot, c)) for c in range(4) if side.cubes(slot, c)},
    }


def slug(t: Tables, kind: i64) -> str | None:
    return t.kind_slugs[kind] if kind >= 0 else None


def cubes(v: vec[i64]) -> Cubes:
    return {"red": int(v[0]), "pink": int(v[1]), "yellow": int(v[2]), "blue": int(v[3])}


def cards(t: Tables, v: vec[i64]) -> dict[str, int]:
    return {t.kind_slugs[kind]: int(v[kind]) for kind in range(len(v)) if v[kind]}


def bids_are_secret(s: State) -> bool:
    return not s.over and s.stack[-1].is_secret()


# Imagined worlds


def determinise(s: State, seat: i64, chance: Chance) -> State:
    """A world that this seat, which is asked now, cannot tell from the true one: what it does not know is dealt again, so that standing bids can be paid.

    After a reshuffle a perfect memory could rule some of these worlds out: the one who imagines may know less than they could, never more.
    """
    world = s.clone()
    if s.reshuffles:
        # Hands may hold cards of any age now; they are dealt again together with the whole pile.
        redeal(world, seat, 0, world.pile, chance)
    else:
        # Until the first reshuffle everybody knows how many level-2 cards each hand got from the upper layer.
        upper, lower = (world.pile, world.under) if world.under_size else (counts(s.t.kinds), world.pile)
        redeal(world, seat, 2, upper, chance)
        redeal(world, seat, -2, lower, chance)
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
            return frame.number
    if isinstance(s.stack[-1], Auction) and s.bids[seat] > 0:
        return s.bids[seat] - cards_bonus(s.sides[seat])
    return 0


def is_in(t: Tables, group: i64, kind: i64) -> bool:
    """Whether a card belongs to the cards dealt again together: all (0), level 2 only (2), or all but level 2 (-2)."""
    return group == 0 or (t.level[kind] == 2) == (group == 2)


def redeal(world: State, seat: i64, group: i64, layer: vec[i64], chance: Chance) -> None:
    """Gathers the unknown cards of a group from the other hands and a layer of the pile, and deals them out again, to the highest bidder first."""
    due: list[i64] = [gather(world.sides[other], group, layer) if other != seat else 0 for other in range(world.seats)]
    for other in by_bid(world):
        bid = owed(world, other) if group != 2 else 0
        for level in levels_that_pay(world.sides[other], due[other], bid, group, layer, chance):
            deal(world.sides[other], layer, level, group, chance)


def by_bid(world: State) -> list[int]:
    """All seats, those that owe most first."""
    if not (isinstance(world.stack[-1], Auction) or isinstance(world.stack[-1], PayBid)):
        return list(range(world.seats))
    ranked = [(-int(owed(world, other)), other) for other in range(world.seats)]
    ranked.sort()
    return [other for _, other in ranked]


def gather(side: Side, group: i64, layer: vec[i64]) -> i64:
    """Moves the unknown cards of a hand into a layer; returns how many they were."""
    moved: i64 = 0
    for kind in range(side.t.discoveries):
        known = side.known[kind]
        while side.hand[kind] > known and is_in(side.t, group, kind):
            side.remove_card(kind)
            layer[kind] += 1
            moved += 1
        side.known[kind] = known
    return moved


def levels_that_pay(side: Side, cards: i64, bid: i64, group: i64, layer: vec[i64], chance: Chance) -> list[i64]:
    """The levels of the cards to deal: any (0) without a bid, else a set that pays it exactly, as likely as it is among all deals."""
    if bid == 0:
        return [0] * cards
    left = [
        sum([layer[kind] for kind in range(side.t.discoveries) if side.t.level[kind] == level and is_in(side.t, group, kind)])
        for level in range(5)
    ]
    found: list[list[int]] = []
    ways: list[float] = []
    for ones in range(min(left[1], cards) + 1):
        for twos in range(min(left[2], cards - ones) + 1):
            for threes in range(min(left[3], cards - ones - twos) + 1):
                numbers = [0, ones, twos, threes, int(cards) - ones - twos - threes]
                if numbers[4] <= left[4] and pays(side, numbers, bid):
                    found.append(numbers)
                    ways.append(float(comb(left[1], ones) * comb(left[2], twos) * comb(left[3], threes) * comb(left[4], numbers[4])))
    if not found:
        # Another bidder's deal took what was needed; the bid is then taken on trust.
        return [0] * cards
    point = sum(ways) * float(chance.below(0, FINE)) / float(FINE)
    for i in range(len(found)):
        point -= ways[i]
        if point < 0.0 or i == len(found) - 1:
            return [level for level in range(1, 5) for _ in range(found[i][level])]
    return []


def pays(side: Side, numbers: list[int], bid: i64) -> bool:
    """Whether a hand with a number of further cards of each level can pay a bid exactly."""
    sums = payable_sums(side, -1)
    for level in range(1, 5):
        for _ in range(numbers[level]):
            sums |= sums << level
    return sums >> bid & 1 == 1


def deal(side: Side, layer: vec[i64], level: i64, group: i64, chance: Chance) -> None:
    """A card of a level (0: of any) and a group from a layer into a hand."""
    left: i64 = 0
    for kind in range(side.t.discoveries):
        if (level == 0 or side.t.level[kind] == level) and is_in(side.t, group, kind):
            left += layer[kind]
    place = chance.below(0, left)
    for kind in range(side.t.discoveries):
        if (level == 0 or side.t.level[kind] == level) and is_in(side.t, group, kind):
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
    for kind in range(world.t.discoveries, world.t.kinds):
        events += layer[kind]
    place = chance.below(0, events)
    for kind in range(world.t.discoveries, world.t.kinds):
        place -= layer[kind]
        if place < 0:
            layer[kind] -= 1
            world.facedown = kind
            return
