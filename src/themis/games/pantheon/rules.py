"""Questions about a state of Panthéon: what may be placed, bought, worshipped and drawn, and what it costs. Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from themis.core.native import i64, vec
from themis.games.pantheon import options
from themis.games.pantheon.content import (
    COLUMN,
    FIRST_MONEY,
    FIRST_OFFERING,
    FOOT,
    MOVEMENT,
    NUMBERS_OF_COST,
    OFFERING_COUNT,
    PEOPLE_SPACE,
    RANKS,
)
from themis.games.pantheon.land import SIDES
from themis.games.pantheon.moves import OFFER_START, OFFER_TYPES
from themis.games.pantheon.state import FOOTED, SEAT_BITS, SPECIAL, TOUCHED, Side, State, money_in

# How many seats have a piece on a space, by its bits.
COUNT: Final = vec[i64]([bin(mask).count("1") for mask in range(SEAT_BITS + 1)])
MOST_PIECES_ON_SPACE: Final = 2
# By type: one card, in what an offer costs.
ONE_OF: Final = vec[i64]([1 << 8 * offering for offering in range(OFFERING_COUNT)])
UNPAYABLE: Final = -1

# Steps


def free_steps(s: State, seat: i64) -> i64:
    """Steps without cards: the big foot of the active player, step tiles and deities.  PAN-MOVE-01, PAN-MOVE-03, PAN-REACT-03, PAN-REACT-04, PAN-TILE-16, PAN-GOD-50, PAN-RUL-23"""
    steps = s.sides[seat].steps
    return steps + s.t.big_foot_steps if seat == s.turn else steps


def budget(s: State, seat: i64) -> i64:
    """All steps of a move, with every movement card.  PAN-MOVE-02, PAN-MOVE-04, PAN-GOD-51"""
    return free_steps(s, seat) + s.t.movement_steps * s.hand(seat, MOVEMENT)


def cards_for(s: State, seat: i64, spent: i64) -> i64:
    """The fewest movement cards that cover the steps of a move.  PAN-RUL-15"""
    short = spent - free_steps(s, seat)
    return (short + s.t.movement_steps - 1) // s.t.movement_steps if short > 0 else 0


def paid_steps(s: State, seat: i64, spent: i64) -> i64:
    """The steps without cards, and those of the cards that a move takes: half a card is not given back.  PAN-RUL-15"""
    return free_steps(s, seat) + s.t.movement_steps * cards_for(s, seat, spent)


# Placements


def price_of(s: State, space: i64) -> i64:
    """What a piece on a space costs, in steps or in money.  PAN-MOVE-05, PAN-MOVE-13, PAN-MAP-03, PAN-BUY-11, PAN-GOD-63, PAN-RUL-19"""
    return s.t.occupied_price if s.pieces[space] & SEAT_BITS else s.t.place_price


def is_temple(s: State, space: i64) -> bool:
    """Only the home of the active people is closed.  PAN-MAP-04, PAN-MAP-05, PAN-RUL-16"""
    return s.has_temple and s.t.land.home[s.people()] == space


def is_open(s: State, seat: i64, space: i64) -> bool:
    """At most two pieces, of different players, and none where the temple marker stands.  PAN-MAP-04, PAN-MOVE-14, PAN-MOVE-15, PAN-RUL-19"""
    there = s.pieces[space] & SEAT_BITS
    return COUNT[there] < MOST_PIECES_ON_SPACE and there >> seat & 1 == 0 and not is_temple(s, space)


def has_piece_for(s: State, side: Side, space: i64) -> bool:
    """Columns go on column spaces and feet on all others, both from the reserve.  PAN-MOVE-06, PAN-MOVE-07, PAN-MOVE-08, PAN-RUL-19"""
    return side.feet > 0 if s.t.takes_foot[space] else side.columns > 0


def is_linked(s: State, seat: i64, space: i64) -> bool:
    """A foot touches the temple marker or the own road, a column a foot of it.  PAN-MOVE-09, PAN-MOVE-10, PAN-MOVE-11, PAN-MOVE-12, PAN-RUL-17, PAN-RUL-18, PAN-RUL-47"""
    touched = TOUCHED if s.t.takes_foot[space] else FOOTED
    return s.reach[space] >> (touched + seat) & 1 == 1


def jumped_over(s: State, seat: i64, space: i64) -> i64:
    """The space over which a jump lands here, or -1: beside the marker or the own road, with opponents' pieces and no own; for a column, with a foot.  PAN-GOD-60, PAN-GOD-61, PAN-GOD-62, PAN-GOD-64, PAN-GOD-65, PAN-RUL-35"""
    takes_foot = s.t.takes_foot[space] == 1
    for k in range(space * SIDES, space * SIDES + SIDES):
        over = s.t.land.neighbours[k]
        if over >= 0 and s.reach[over] >> (TOUCHED + seat) & 1:
            there = s.pieces[over] & SEAT_BITS
            if there and there >> seat & 1 == 0 and (takes_foot or s.t.takes_foot[over]):
                return over
    return -1


def can_place(s: State, seat: i64, space: i64, left: i64) -> bool:
    """Whether a piece can go on a space for at most so many steps or so much money.  PAN-MOVE-10, PAN-BUY-13, PAN-REACT-05"""
    return is_linked(s, seat, space) and is_open(s, seat, space) and has_piece_for(s, s.sides[seat], space) and price_of(s, space) <= left


def can_jump(s: State, seat: i64, space: i64, left: i64) -> bool:
    """Whether a piece can land on a space that it cannot reach otherwise.  PAN-GOD-60, PAN-GOD-62, PAN-RUL-35"""
    return (
        not is_linked(s, seat, space)
        and is_open(s, seat, space)
        and has_piece_for(s, s.sides[seat], space)
        and price_of(s, space) <= left
        and jumped_over(s, seat, space) >= 0
    )


def spaces_near(s: State, seat: i64, jumps: i64) -> i64:
    """How many spaces of the active people's `order` can be touched by a road, or reached by a jump."""
    return s.t.land.near(s.people(), s.sides[seat].extent + (2 if jumps else 1))


def can_place_something(s: State, seat: i64, left: i64, jumps: i64) -> bool:
    """Whether any piece can be placed.  PAN-TURN-05, PAN-RUL-14"""
    order = s.t.land.order[s.people()]
    for k in range(spaces_near(s, seat, jumps)):
        if can_place(s, seat, order[k], left) or (jumps > 0 and can_jump(s, seat, order[k], left)):
            return True
    return False


def can_move(s: State, seat: i64) -> bool:
    """Whether a move of at least one piece is possible.  PAN-TURN-05, PAN-REACT-02, PAN-RUL-14"""
    return can_place_something(s, seat, budget(s, seat), s.sides[seat].jumps)


# Purchases


def purse(s: State, seat: i64) -> i64:
    """All that can be spent in a Buy: the money cards, and what each Stonkus shows.  PAN-BUY-16, PAN-GOD-70, PAN-RUL-39"""
    return money_in(s, seat) + s.sides[seat].money


def rank_price(s: State, side: Side, offering: i64, rank: i64) -> i64:
    """What an offering tile of a rank costs: the difference, if one is owned.  PAN-BUY-03, PAN-BUY-04, PAN-BUY-05, PAN-RUL-25"""
    return s.t.rank_price[rank] - s.t.rank_price[side.rank(offering)]


def can_buy_rank(s: State, side: Side, offering: i64, rank: i64, left: i64) -> bool:
    """A type is owned once, and its rank only grows; tiles never run out.  PAN-BUY-02, PAN-BUY-05, PAN-BUY-08, PAN-RUL-26"""
    return rank > side.rank(offering) and rank_price(s, side, offering, rank) <= left


def can_buy_piece(s: State, side: Side, piece: i64, left: i64) -> bool:
    """A piece from the supply.  PAN-BUY-09, PAN-BUY-10"""
    return (side.spare_feet if piece == FOOT else side.spare_columns) > 0 and s.t.piece_price <= left


def can_buy_something(s: State, seat: i64, left: i64, placing: bool) -> bool:
    """Whether any purchase can be paid.  PAN-TURN-06, PAN-RUL-14"""
    side = s.sides[seat]
    if can_buy_piece(s, side, FOOT, left) or can_buy_piece(s, side, COLUMN, left):
        return True
    for offering in range(OFFERING_COUNT):
        if side.rank(offering) < RANKS and can_buy_rank(s, side, offering, side.rank(offering) + 1, left):
            return True
    return placing and can_place_something(s, seat, left, 0)


def can_pay_with(s: State, seat: i64, due: i64, money: i64, card: i64) -> bool:
    """Cards are paid from the dearest down until the sum is reached, so that none is superfluous; `money` is the dearest that may still be used.  PAN-BUY-17, PAN-RUL-27"""
    if card > money or s.hand(seat, card) == 0:
        return False
    reached: i64 = 0
    for other in range(FIRST_MONEY, card + 1):
        reached += s.hand(seat, other) * s.t.card_value[other]
    return reached >= due


# Deities


def cost(s: State, deity: i64, place: i64) -> i64:
    """A number of a deity's cost, the topmost first.  PAN-CULT-02"""
    return s.t.deity_cost[deity * NUMBERS_OF_COST + place]


def offerings_of(s: State, seat: i64, deity: i64, offering: i64) -> i64:
    """Offerings of a type that count for a deity: cards, and the rank of the tile.  PAN-CULT-04, PAN-CULT-05, PAN-CULT-12, PAN-CULT-13"""
    cards = s.hand(seat, FIRST_OFFERING + offering)
    return cards if s.t.deity_cards_only[deity] else cards + s.sides[seat].rank(offering)


def can_worship(s: State, seat: i64, deity: i64) -> bool:
    """Whether different types can pay all numbers: the largest the topmost, and so on.  PAN-CULT-02, PAN-CULT-03, PAN-TURN-07"""
    most = vec[i64]([offerings_of(s, seat, deity, offering) for offering in range(OFFERING_COUNT)])
    for place in range(s.t.deity_numbers[deity]):
        best: i64 = 0
        for offering in range(OFFERING_COUNT):
            if most[offering] > most[best]:
                best = offering
        if most[best] < cost(s, deity, place):
            return False
        most[best] = -1
    return True


def price_of_offer(s: State, seat: i64, deity: i64, offer: i64, places: i64) -> i64:
    """The cards that an offer for the first numbers of a cost takes, a byte for each type; tiles count in full, and for one number only.  PAN-CULT-03, PAN-CULT-06, PAN-CULT-08, PAN-RUL-28"""
    price: i64 = 0
    for place in range(places):
        offering = OFFER_TYPES[offer * NUMBERS_OF_COST + place]
        due = cost(s, deity, place)
        if not s.t.deity_cards_only[deity]:
            due -= s.sides[seat].rank(offering)
        if due > s.hand(seat, FIRST_OFFERING + offering):
            return UNPAYABLE
        if due > 0:
            price += due * ONE_OF[offering]
    return price


def offers_for(s: State, seat: i64, deity: i64, places: i64) -> list[int]:
    """The offers that pay, one for each set of cards.  PAN-RUL-28"""
    found: list[int] = []
    prices: list[int] = []
    for offer in range(OFFER_START[places], OFFER_START[places + 1]):
        price = price_of_offer(s, seat, deity, offer, places)
        if price != UNPAYABLE and price not in prices:
            found.append(offer)
            prices.append(price)
    return found


# Cards


def hands_hold(s: State) -> i64:
    """Cards in all hands together."""
    held: i64 = 0
    for side in s.sides:
        held += side.hand_size
    return held


def can_draw(s: State) -> bool:
    """Whether there is a card to draw: in the pile, in the discards, or in the hands, which are then handed in.  PAN-DRAW-04, PAN-DRAW-05"""
    return s.pile_size + s.discarded > 0 or hands_hold(s) > 0


def is_displayed(s: State, card: i64) -> bool:
    for place in range(s.t.display):
        if s.display[place] == card:
            return True
    return False


def can_take(s: State, seat: i64, card: i64) -> bool:
    """Whether an open card may be taken; in a reaction only if the table plays so.  PAN-DRAW-01, PAN-REACT-08, PAN-RUL-22"""
    return is_displayed(s, card) and (seat == s.turn or not options.reaction_draws_only_hidden(s))


def can_get_card(s: State, seat: i64) -> bool:
    """Whether any card can be had.  PAN-TURN-04, PAN-RUL-34"""
    if can_draw(s):
        return True
    for card in range(s.t.cards):
        if can_take(s, seat, card):
            return True
    return False


def special_top(s: State) -> i64:
    """The top card of the special money, or -1.  PAN-SETUP-11, PAN-PEOPLE-08, PAN-RUL-33, PAN-RUL-46"""
    found: i64 = -1
    for card in range(FIRST_MONEY, s.t.cards):
        if s.cards[SPECIAL * s.t.cards + card]:
            if not s.descending:
                return card
            found = card
    return found


# Rows


def is_in_row(s: State, deity: i64) -> bool:
    for place in range(len(s.row)):
        if s.row[place] == deity:
            return True
    return False


def tile_on(s: State, space: i64) -> i64:
    """The booty tile on a space, or -1.  PAN-MOVE-20, PAN-MOVE-21"""
    people = s.people()
    if people < 0 or s.t.land.kind[space] != PEOPLE_SPACE:
        return -1
    for place in range(len(s.laid)):
        if s.laid[place] >= 0 and s.t.land.symbols[people][place] == space:
            return s.laid[place]
    return -1


def tiles_left(s: State) -> i64:
    """Booty tiles on the map.  PAN-PHASE-01"""
    found: i64 = 0
    for place in range(len(s.laid)):
        if s.laid[place] >= 0:
            found += 1
    return found


def deities_left(s: State) -> i64:
    """Deities in the row.  PAN-PHASE-02"""
    found: i64 = 0
    for place in range(len(s.row)):
        if s.row[place] >= 0:
            found += 1
    return found
