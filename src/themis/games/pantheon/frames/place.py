"""Placing pieces on the map, one at a time, with steps or with money: what is offered, and why something is not."""

from __future__ import annotations

from themis.core.choice import Choice, Verb
from themis.core.native import i64
from themis.games.pantheon import rules
from themis.games.pantheon.land import SIDES
from themis.games.pantheon.state import SEAT_BITS, State


def offer_placements(s: State, seat: i64, left: i64, jumps: i64, offered: list[Choice]) -> None:
    """All spaces that can take a piece now, the nearest to the home first.  PAN-MOVE-05, PAN-MOVE-16"""
    order = s.t.land.order[s.people()]
    for k in range(rules.spaces_near(s, seat, jumps)):
        space = order[k]
        if rules.can_place(s, seat, space, left):
            verb = s.t.moves.foot if s.t.takes_foot[space] else s.t.moves.column
            offered.append(verb.of(s.t.place_of[space]))
        elif jumps > 0 and rules.can_jump(s, seat, space, left):
            offered.append(s.t.moves.jump.of(space))


def places_piece(s: State, verb: Verb) -> bool:
    return verb is s.t.moves.foot or verb is s.t.moves.column or verb is s.t.moves.jump


def space_of(s: State, choice: Choice) -> i64:
    """The space that a placement is about."""
    if choice.verb is s.t.moves.foot:
        return s.t.moves.foot_of[choice.a]
    return s.t.moves.column_of[choice.a] if choice.verb is s.t.moves.column else choice.a


def why_not_there(s: State, seat: i64, space: i64, left: i64, budget_rule: str) -> list[str]:
    """What forbids a piece on a space, whatever way leads there; `budget_rule` says what it is paid with."""
    reasons: list[str] = []
    there = s.pieces[space] & SEAT_BITS
    if rules.is_temple(s, space):
        reasons.append("PAN-MAP-04")
    if there >> seat & 1:
        reasons.append("PAN-MOVE-15")
    elif rules.COUNT[there] >= rules.MOST_PIECES_ON_SPACE:
        reasons.append("PAN-MOVE-14")
    if not rules.has_piece_for(s, s.sides[seat], space):
        reasons.append("PAN-MOVE-06")
    if rules.price_of(s, space) > left:
        reasons.append("PAN-MOVE-13" if there and s.t.place_price <= left else budget_rule)
    return reasons


def why_not_place(s: State, seat: i64, space: i64, left: i64, budget_rule: str) -> list[str]:
    """PAN-MAP-04, PAN-MOVE-09, PAN-MOVE-10, PAN-MOVE-11, PAN-MOVE-12, PAN-MOVE-18"""
    if rules.is_temple(s, space):
        return ["PAN-MAP-04"]
    reasons = why_not_there(s, seat, space, left, budget_rule)
    if rules.is_linked(s, seat, space):
        return reasons
    if touches_unlinked(s, seat, space):
        return ["PAN-MOVE-18"] + reasons
    if not s.t.takes_foot[space]:
        return ["PAN-MOVE-11"] + reasons
    return ["PAN-MOVE-10" if s.sides[seat].extent else "PAN-MOVE-09"] + reasons


def touches_unlinked(s: State, seat: i64, space: i64) -> bool:
    """Whether an own column is beside a space but not linked to the temple marker."""
    for k in range(space * SIDES, space * SIDES + SIDES):
        beside = s.t.land.neighbours[k]
        if beside >= 0 and s.pieces[beside] >> seat & 1 and not s.reach[beside] >> seat & 1:
            return True
    return False


def why_not_jump(s: State, seat: i64, space: i64, left: i64, jumps: i64) -> list[str]:
    """PAN-GOD-60, PAN-GOD-62, PAN-GOD-65, PAN-GOD-66, PAN-RUL-35"""
    reasons = why_not_there(s, seat, space, left, "PAN-MOVE-04")
    if jumps == 0:
        reasons.append("PAN-GOD-66" if s.sides[seat].jumps else "PAN-GOD-60")
    if rules.is_linked(s, seat, space):
        # No jump is needed where the road leads anyway.
        reasons.append("PAN-RUL-35")
    elif rules.jumped_over(s, seat, space) < 0:
        reasons.append("PAN-GOD-65")
    return reasons
