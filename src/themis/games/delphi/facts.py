"""What an offered choice is about and what it costs, for those who show it: numbers by field name, as in events.

Nothing is decided here: every number comes from the questions that the frames ask too.
"""

from __future__ import annotations

from themis.core.choice import Choice
from themis.core.native import i64
from themis.games.delphi import content, prices, rules
from themis.games.delphi.frames.act import Pay, Sail, bought_with, offer_moves
from themis.games.delphi.frames.fight import Fight
from themis.games.delphi.frames.gods import DefeatMonster
from themis.games.delphi.frames.turn import Turn
from themis.games.delphi.state import Side, State
from themis.games.delphi.tables import Tables


def facts(s: State, seat: i64, choice: Choice) -> dict[str, int]:
    """Facts about a choice that is offered to a seat now; empty where its words say it all."""
    frame = s.stack[-1]
    side = s.sides[seat]
    found: dict[str, int] = {}
    if isinstance(frame, Turn) or isinstance(frame, Sail):
        found = action_facts(s, seat, choice)
    elif isinstance(frame, Pay):
        found = payment_facts(s, side, s.t.moves.catalogue.choices[frame.chosen], choice)
    elif isinstance(frame, Fight) and choice.verb is s.t.moves.fight_on:
        found = {"price": int(s.t.fight_price)}
        found.update(fight_facts(s.t, side, frame.paid + 1))
    elif isinstance(frame, DefeatMonster):
        found = {"price": 0, "strength": 0, "odds": 100}
    elif choice.verb is s.t.moves.take_favours:
        found = {"number": favours_gained(s, side, s.t.unhurt_favours), "price": 0}
    elif choice.verb is s.t.moves.advance:
        found = {"price": 0}
    if choice.verb is s.t.moves.advance:
        found["row"] = int(rules.row_after_step(s, side, choice.a))
    return found


def favours_gained(s: State, side: Side, number: i64) -> int:
    """With what the Bounty adds to every gain.  DEL-SHIP-04"""
    return int(number + s.t.ship_favour_bonus[side.ship])


def action_facts(s: State, seat: i64, choice: Choice) -> dict[str, int]:
    """What an action costs at best, and what it gives or needs."""
    verb = choice.verb
    if verb is s.t.moves.end:
        dice = int(rules.dice_left(s.t, s.sides[seat]))
        return {"number": dice} if dice else {}
    if verb is s.t.moves.invoke or verb is s.t.moves.trade or verb is s.t.moves.sail:
        return {}
    side = s.sides[seat]
    found = {"price": int(prices.best_price(s, side, choice))}
    if verb is s.t.moves.move:
        found["steps"] = int(prices.lanes_of(s, side).distance(side.berth, choice.a))
        found["colour"] = int(s.t.hex_colour[choice.a])
    elif verb is s.t.moves.draw:
        found["number"] = int(s.t.action_oracle_cards)
    elif verb is s.t.moves.take_favours:
        found["number"] = favours_gained(s, side, s.t.action_favours)
    elif verb is s.t.moves.fight:
        found.update(fight_facts(s.t, side, 0))
    elif verb is s.t.moves.heal:
        found["number"] = int(side.wounds_of(choice.a))
    if rules.colour_needed(s, choice) >= 0:
        found["colour"] = int(rules.colour_needed(s, choice))
    return found


def payment_facts(s: State, side: Side, action: Choice, choice: Choice) -> dict[str, int]:
    """What this way of paying costs."""
    if choice.verb is s.t.moves.use:
        return {"price": int(bought_with(s, side, action, choice.a))}
    return {"price": int(prices.price_with(s, side, action, source_with(s, choice)))}


def source_with(s: State, payer: Choice) -> i64:
    """The colour that a die, a card or the bought action counts as."""
    return content.ANY_COLOUR if payer.verb is s.t.moves.use else prices.source_of(s, payer.a)


def courses(s: State, seat: i64) -> dict[str, dict[str, list[int]]]:
    """How far the ship of a seat that may sail now gets: by the choice that pays and by hex, the price in favours, and what part of it is for the colour and what for hexes beyond the range."""
    found: dict[str, dict[str, list[int]]] = {}
    frame = s.stack[-1] if s.stack else None
    if s.over or not (isinstance(frame, Turn) or isinstance(frame, Sail)) or frame.seat != seat:
        return found
    side = s.sides[seat]
    offered: list[Choice] = []
    offer_moves(s, side, prices.best_prices(s, side), offered)
    for move in offered:
        steps = prices.lanes_of(s, side).distance(side.berth, move.a)
        for payer in Pay(seat, move.index).options(s, seat):
            source = source_with(s, payer)
            creature = prices.creature_for_move(s.t, side, source, move.a, steps)
            price = payment_facts(s, side, move, payer)["price"]
            parts = [int(prices.recolour_part(s.t, side, source, move.a, creature)), int(prices.range_part(s.t, side, steps, creature))]
            found.setdefault(payer.text, {})[s.t.tiles.hex_slugs[move.a]] = [price, *parts]
    return found


def fight_facts(t: Tables, side: Side, paid: i64) -> dict[str, int]:
    """What the battle die must show, and in how many of a hundred rolls it does."""
    strength = int(rules.strength(t, side, paid))
    faces = int(t.battle_most) + 1
    return {"strength": strength, "odds": (faces - max(0, min(strength, faces))) * 100 // faces}
