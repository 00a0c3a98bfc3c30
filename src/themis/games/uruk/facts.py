"""What an offered choice is about and what it costs, for those who show it: numbers by field name, as in events; and where it is made.

Nothing is decided here: every number comes from the questions in `rules.py` that the frames ask too.
"""

from __future__ import annotations

from themis.core.choice import Choice
from themis.core.decisions import name_of
from themis.core.native import i64
from themis.games.uruk import content, moves, prices, rules
from themis.games.uruk.frames import DECISIONS
from themis.games.uruk.state import Side, State, colours_in


def facts(s: State, seat: i64, choice: Choice) -> dict[str, int]:
    """Facts about a choice that is offered to a seat now; empty where its words say it all."""
    verb = choice.verb
    side = s.sides[seat]
    if verb is s.t.moves.take or verb is s.t.moves.discard or verb is s.t.moves.exchange:
        return {"level": int(s.t.level[choice.a]), "colour": int(s.t.colour[choice.a])}
    if verb is s.t.moves.place:
        due = int(cards_to_pay(s, side, choice.a))
        copies = min(due, int(side.hand[choice.a]) - 1)
        return {"level": int(s.t.level[choice.a]), "number": due, "copies": copies, "pairs": due - copies}
    if verb is s.t.moves.use:
        return use_facts(s, seat, choice.a)
    if verb is s.t.moves.disc:
        return disc_facts(s, seat, choice.a)
    if verb is s.t.moves.replace or verb is s.t.moves.lose:
        return {"card": int(side.card(choice.a)), "discs": int(side.discs(choice.a))}
    if verb is s.t.moves.move:
        return {"card": int(side.card(choice.a)), "other-card": int(side.card(choice.b))}
    if verb is s.t.moves.bid:
        return bid_facts(s, side, choice.a)
    if verb is s.t.moves.copy or verb is s.t.moves.discount:
        card = DECISIONS.numbers(s.stack[-1])["card"]
        return {"card": card if verb is s.t.moves.copy else int(s.t.discount_of[s.t.colour[card]])}
    if verb is s.t.moves.end:
        actions = DECISIONS.numbers(s.stack[-1])["actions"]
        return {"number": actions} if actions else {}
    if verb is s.t.moves.reduce:
        return {"number": int(prices.price(s, side, DECISIONS.numbers(s.stack[-1])["place"], choice.a))}
    return {}


def target(s: State, seat: i64, choice: Choice) -> str:
    """The thing at which a choice is made now: the card that its words do not name; of several cubes, none stands for all."""
    verb = choice.verb
    if verb is s.t.moves.copy:
        return f"hand:{card_meant(s, seat, choice)}"
    # What is lost is a disc, which is in the slot, or else the discovery itself.
    if verb is s.t.moves.discount or verb is s.t.moves.replace or (verb is s.t.moves.lose and s.sides[seat].discs(choice.a) == 0):
        return f"tableau:{card_meant(s, seat, choice)}"
    return "" if verb is s.t.moves.pay and choice.a >= moves.BUNDLE_START[2] else choice.target()


def card_meant(s: State, seat: i64, choice: Choice) -> str:
    return s.t.discovery_slugs[facts(s, seat, choice)["card"]]


def cards_to_pay(s: State, side: Side, card: i64) -> i64:
    """Cards besides the one laid down, with the discount where there is one."""
    asked = name_of(s.stack[-1])
    if asked == "FreeDiscovery":
        return 0
    discounted = rules.discount_applies(side, card) if asked == "LyreOffer" else rules.discount_ready(s, side, card)
    return rules.cards_due(s.t, card, discounted)


def use_facts(s: State, seat: i64, card: i64) -> dict[str, int]:
    """Cubes a function is sure to give, and their colour if it is only one; 0 where more must be decided first."""
    side = s.sides[seat]
    function = s.t.function[card]
    if function == content.STORE_LEVEL1 or function == content.PRODUCE:
        sure = 1 if function == content.STORE_LEVEL1 else int(s.t.amount[card])
        return {"number": sure, "colour": int(s.t.colour[card])}
    number: i64 = 0
    if function == content.STORE_CATCH_UP:
        number = side.cubes_on(side.slot_of(card))
    elif function == content.PRODUCE_MISSING:
        number = colours_in(rules.colours_to_take(s, seat, card))
    return {"number": int(number), "colour": -1}


def disc_facts(s: State, seat: i64, slot: i64) -> dict[str, int]:
    """What a disc becomes, its price, and what the best reduction would save."""
    side = s.sides[seat]
    ways = prices.reductions(s, seat, slot)
    possible = [int(prices.price(s, side, slot, way)) for way in range(4) if ways >> way & 1 and prices.can_afford(s, seat, slot, way)]
    full = int(prices.full_price(s, side, slot))
    return {
        "card": int(side.card(slot)),
        "discs": int(side.discs(slot)) + 1,
        "full": full,
        "number": min(possible),
        "saved": full - min(possible),
        "different": int(prices.different_colours(s, 0)),
        "colour": int(prices.own_colour(s, side, slot)),
    }


def bid_facts(s: State, side: Side, number: i64) -> dict[str, int]:
    """What a bid costs and what it counts: in an auction the Lighthouse is part of the number said, in a disaster it comes on top."""
    if name_of(s.stack[-1]) == "Auction":
        bonus = rules.cards_bonus(side)
        return {"own": int(number - bonus), "bonus": int(bonus), "total": int(number)}
    bonus = rules.cubes_bonus(side)
    return {"own": int(number), "bonus": int(bonus), "total": int(number + bonus)}
