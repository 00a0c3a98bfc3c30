"""What an offered choice is about and what it costs, for those who show it: numbers by field name, as in events.

Nothing is decided here: every number comes from the questions that the frames ask too.
"""

from __future__ import annotations

from themis.core.choice import Choice
from themis.core.native import i64
from themis.games.pantheon_proto import rules
from themis.games.pantheon_proto.content import RESOURCE_COUNT, RESOURCES
from themis.games.pantheon_proto.frames.planning import Planning, left_to_place
from themis.games.pantheon_proto.frames.purchase import Build, Pay, Recruit
from themis.games.pantheon_proto.frames.resolution import UseBonus
from themis.games.pantheon_proto.state import State, bit, put


def facts(s: State, seat: i64, choice: Choice) -> dict[str, int]:
    """Facts about a choice that is offered to a seat now; empty where its words say it all."""
    frame = s.stack[-1]
    if choice.verb is s.t.moves.done and isinstance(frame, Build):
        # Whether recruiting comes next.
        return {"number": int(rules.can_recruit(s, seat))}
    if choice.verb.closes or choice.numbers:
        return {}
    if isinstance(frame, Planning):
        return {"left": int(left_to_place(s, seat) - choice.b)}
    if isinstance(frame, Build):
        return build_facts(s, seat, choice)
    if isinstance(frame, Pay):
        return mix(choice.a, choice.b, frame.due(s) - choice.a - choice.b)
    if isinstance(frame, Recruit):
        return recruit_facts(s, seat, choice)
    return {"number": int(frame.bonus(s))} if isinstance(frame, UseBonus) else {}


def mix(wood: i64, metal: i64, wheat: i64) -> dict[str, int]:
    return {"wood": int(wood), "metal": int(metal), "wheat": int(wheat)}


def build_facts(s: State, seat: i64, choice: Choice) -> dict[str, int]:
    """What it costs, and of a monument how many points more all monuments are worth with it."""
    if choice.verb is s.t.moves.craft:
        return {RESOURCES[k]: int(s.t.tool_cost[choice.a * RESOURCE_COUNT + k]) for k in range(RESOURCE_COUNT)}
    found = {RESOURCES[k]: int(rules.price(s, seat, choice.a, k)) for k in range(RESOURCE_COUNT)}
    found["number"] = int(worth_of_building(s, seat, choice.a))
    return found


def worth_of_building(s: State, seat: i64, monument: i64) -> i64:
    """What a monument adds to the final scoring as things stand, with what it adds to those that are built.  PRO-FIN-03"""
    after = s.clone()
    after.monuments = put(s.monuments, seat, s.monuments[seat] | bit(monument))
    return rules.monument_points(after, seat) - rules.monument_points(s, seat)


def recruit_facts(s: State, seat: i64, choice: Choice) -> dict[str, int]:
    """What the disciples cost, and how many there will be."""
    number = choice.a + 1
    if rules.pays_with_any(s, seat):
        found = {"due": int(rules.due_for_recruits(s, number))}
    else:
        found = {RESOURCES[k]: int(rules.recruit_price(s, number, choice.b, k)) for k in range(RESOURCE_COUNT)}
    found["disciples"] = int(s.disciples[seat] + number)
    return found
