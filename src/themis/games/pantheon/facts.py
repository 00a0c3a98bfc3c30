"""What an offered choice is about and what it costs, for those who show it: numbers by field name, as in events.

Nothing is decided here: every number comes from the questions that the frames ask too.
"""

from __future__ import annotations

from themis.core.choice import Choice
from themis.core.native import i64
from themis.games.pantheon import rules
from themis.games.pantheon.content import FIRST_MONEY, FOOT
from themis.games.pantheon.frames.buy import Buy, PayMoney, price_of_purchase
from themis.games.pantheon.frames.cult import PayDeity
from themis.games.pantheon.frames.move import Move
from themis.games.pantheon.frames.peoples import GalliaOffer, Gift
from themis.games.pantheon.frames.place import offer_placements, places_piece, space_of
from themis.games.pantheon.frames.tiles import ReserveChoice
from themis.games.pantheon.frames.turn import Turn, cards_drawn
from themis.games.pantheon.schema import OFFERINGS
from themis.games.pantheon.state import State


def facts(s: State, seat: i64, choice: Choice) -> dict[str, int]:
    """Facts about a choice that is offered to a seat now; empty where its words say it all."""
    frame = s.stack[-1]
    if isinstance(frame, Turn):
        return action_facts(s, seat, choice)
    if isinstance(frame, Move):
        return move_facts(s, seat, frame, choice)
    if isinstance(frame, Buy):
        return buy_facts(s, seat, frame, choice)
    if isinstance(frame, Gift):
        return purchase_facts(s, seat, frame.left, choice) if choice.verb is not s.t.moves.finish else {}
    if isinstance(frame, PayMoney):
        value = int(s.t.card_value[FIRST_MONEY + choice.a])
        return {"number": value, "due": max(0, int(frame.due) - value)}
    if isinstance(frame, PayDeity):
        return offer_facts(s, seat, frame.deity, choice.a, s.t.deity_numbers[frame.deity])
    if isinstance(frame, GalliaOffer) and choice.verb is s.t.moves.offer:
        return offer_facts(s, seat, frame.deity, choice.a, 1)
    if isinstance(frame, ReserveChoice):
        return {"number": reserve_gain(s, seat, frame.tile, choice.a)}
    return {"rank": int(s.sides[seat].rank(choice.a)) + 1} if choice.verb is s.t.moves.upgrade else {}


def action_facts(s: State, seat: i64, choice: Choice) -> dict[str, int]:
    if choice.verb is s.t.moves.worship:
        return {"number": deity_points(s)}
    if choice.verb is s.t.moves.take or choice.verb is s.t.moves.draw:
        return {"number": int(cards_drawn(s, seat))}
    return {}


def deity_points(s: State) -> int:
    return int(s.t.epoch_points[s.epoch - 1])


def move_facts(s: State, seat: i64, frame: Move, choice: Choice) -> dict[str, int]:
    """What a piece costs, what is left after it, and how many movement cards the whole move then takes; at its end, the steps that would be wasted."""
    if not places_piece(s, choice.verb):
        return {"movement": int(rules.cards_for(s, seat, frame.spent)), "left": wasted_steps(s, seat, frame)}
    found = placement_facts(s, choice, frame.left(s))
    found["movement"] = int(rules.cards_for(s, seat, frame.spent + found["price"]))
    return found


def wasted_steps(s: State, seat: i64, frame: Move) -> int:
    """Steps that cost nothing more, if one more piece could be placed with them."""
    wasted = int(rules.paid_steps(s, seat, frame.spent) - frame.spent)
    offered: list[Choice] = []
    offer_placements(s, seat, wasted, frame.jumps, offered)
    return wasted if offered else 0


def placement_facts(s: State, choice: Choice, left: i64) -> dict[str, int]:
    space = space_of(s, choice)
    price = int(rules.price_of(s, space))
    return {"price": price, "left": int(left) - price, "tile": int(rules.tile_on(s, space))}


def buy_facts(s: State, seat: i64, frame: Buy, choice: Choice) -> dict[str, int]:
    if choice.verb is s.t.moves.finish:
        return {"due": max(0, int(frame.spent - s.sides[seat].money))}
    if places_piece(s, choice.verb):
        return placement_facts(s, choice, frame.left(s))
    return purchase_facts(s, seat, frame.left(s), choice)


def purchase_facts(s: State, seat: i64, left: i64, choice: Choice) -> dict[str, int]:
    price = int(price_of_purchase(s, seat, choice))
    return {"price": price, "left": int(left) - price}


def offer_facts(s: State, seat: i64, deity: i64, offer: i64, places: i64) -> dict[str, int]:
    """The cards of each type that an offer takes, and the points it brings."""
    price = int(rules.price_of_offer(s, seat, deity, offer, places))
    found = {OFFERINGS[offering]: price >> 8 * offering & 255 for offering in range(len(OFFERINGS))}
    found["number"] = deity_points(s)
    return found


def reserve_gain(s: State, seat: i64, tile: i64, piece: i64) -> int:
    """As many as the tile shows and the supply has."""
    side = s.sides[seat]
    shown, spare = (s.t.tile_feet[tile], side.spare_feet) if piece == FOOT else (s.t.tile_columns[tile], side.spare_columns)
    return int(min(shown, spare))
