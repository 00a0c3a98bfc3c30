"""What a seat may know, built piece by piece, and imagined worlds that look the same to it.

Secret are: hands (but for cards everybody saw going there), the order of the pile (but for cards the seat itself put there) and cards being looked at. ALT-INFO-01, ALT-INFO-02, ALT-RUL-26
"""

from __future__ import annotations

from typing import TypedDict

from themis.core.chance import Chance, kind_at
from themis.core.frame import counts
from themis.core.native import i64, vec
from themis.games.altar import rules
from themis.games.altar.frames import DECISIONS
from themis.games.altar.frames.attack import PayToll, tolled_god
from themis.games.altar.frames.draw import Keep, PutBack
from themis.games.altar.frames.ritual import Spend
from themis.games.altar.frames.turn import HandLimit
from themis.games.altar.scoring import points, reason
from themis.games.altar.state import BIT, State, gods_of, kind_of, knower_of, sighted
from themis.games.altar.tables import Tables


class RealmView(TypedDict):
    """A god with its realm and adoration zone; the owner of a god that nobody plays is -1. ALT-TERM-01"""

    god: str
    owner: int
    active: int
    inactive: int
    sanctuaries: int
    adorers: list[str]
    progress: int
    complete: bool
    placed: int


class SideView(TypedDict):
    """What lies before a seat. `hand` is there for the seat itself alone, once all gods are chosen; everybody saw the `known` cards going there."""

    gods: list[str]
    hand_size: int
    hand: dict[str, int] | None
    known: dict[str, int]
    hand_limit: int
    influence: dict[str, int]
    complete: bool
    points: int


class AltarView(TypedDict):
    """Everything a seat sees of the table.

    The round is 0 while the gods are chosen. The cards in `top` and `bottom` lie in a known order, the uppermost first;
    those of others have no name, nor have cards laid `aside` for eyes that may not see them. `played` is the card whose text is being carried out.
    """

    game: str
    seat: int
    round: int
    oldest: int
    first: int
    turn: int
    over: bool
    decision: dict[str, object] | None
    actions: int
    acted: bool
    passes: int
    ending: str
    altars_left: int
    sanctuaries_left: int
    pile: int
    top: list[str | None]
    bottom: list[str | None]
    display: list[str | None]
    discards: dict[str, int]
    boxed: dict[str, int]
    aside: list[str | None]
    played: str | None
    struck: bool
    tolled: list[str]
    realms: list[RealmView]
    sides: list[SideView]


def view(s: State, seat: i64) -> AltarView:
    """Everything a seat sees of the table; seat -1 is a spectator."""
    return {
        "game": "altar",
        "seat": int(seat),
        "round": int(s.round),
        "oldest": int(s.oldest),
        "first": int(s.first),
        "turn": int(s.turn),
        "over": s.over,
        "decision": decision(s),
        "actions": int(s.actions),
        "acted": s.acted,
        "passes": int(s.passes),
        "ending": reason(s),
        "altars_left": int(rules.altars_left(s)),
        "sanctuaries_left": int(s.sanctuaries_left),
        "pile": int(rules.pile_left(s)),
        "top": [seen_by(s.t, seat, s.top[s.top_size - 1 - i]) for i in range(s.top_size)],
        "bottom": [seen_by(s.t, seat, s.bottom[i]) for i in range(s.bottom_size)],
        "display": [slug(s.t, kind) for kind in s.display],
        "discards": cards(s.t, s.discards, 0),
        "boxed": cards(s.t, s.boxed, 0),
        "aside": aside(s, seat),
        "played": slug(s.t, s.played),
        "struck": s.struck,
        "tolled": [s.t.god_slugs[god] for god in range(s.t.gods) if s.tolled & BIT[god]],
        "realms": [realm_view(s, god) for god in range(s.t.gods)],
        "sides": [side_view(s, other, other == seat) for other in range(s.seats)],
    }


def decision(s: State) -> dict[str, object] | None:
    """What is being asked, and whom; the card whose text is being carried out belongs to the question."""
    asked = DECISIONS.shown(s)
    if asked is None:
        return None
    asked["card"] = int(s.played)
    asked["actions"] = int(s.actions)
    asked.update(how_far(s))
    return asked


def how_far(s: State) -> dict[str, int]:
    """Why a decision is asked and how far one is, where its frame does not say it."""
    frame = s.stack[-1]
    if isinstance(frame, Spend):
        return {"needed": int(s.t.ritual_cost)}
    if isinstance(frame, PutBack):
        return {"number": int(s.aside_size)}
    if isinstance(frame, PayToll):
        return {"god": int(tolled_god(s))}
    if isinstance(frame, HandLimit):
        limit = int(rules.hand_limit(s, frame.seat))
        return {"limit": limit, "number": int(s.hand_size[frame.seat]) - limit}
    return {}


def realm_view(s: State, god: i64) -> RealmView:
    return {
        "god": s.t.god_slugs[god],
        "owner": int(s.owner[god]),
        "active": int(s.active[god]),
        "inactive": int(s.inactive[god]),
        "sanctuaries": int(s.sanctuaries[god]),
        "adorers": [s.t.follower_slugs[kind] for kind in range(s.t.followers) if s.adores(god, kind)],
        "progress": int(rules.progress(s, god)),
        "complete": rules.is_complete(s, god),
        "placed": int(s.placed[god]),
    }


def side_view(s: State, seat: i64, own: bool) -> SideView:
    return {
        "gods": [s.t.god_slugs[god] for god in gods_of(s, seat)],
        "hand_size": int(s.hand_size[seat]),
        "hand": cards(s.t, s.hands, seat) if own and is_dealt(s) else None,
        "known": cards(s.t, s.known, seat),
        "hand_limit": int(rules.hand_limit(s, seat)),
        "influence": cards(s.t, s.influence, seat),
        "complete": is_dealt(s) and rules.all_complete(s, seat),
        "points": int(points(s, seat)),
    }


def is_dealt(s: State) -> bool:
    """Until all gods are chosen, the hands lie face down for everybody."""
    return s.round > 0


def slug(t: Tables, kind: i64) -> str | None:
    return t.follower_slugs[kind] if kind >= 0 else None


def seen_by(t: Tables, seat: i64, card: i64) -> str | None:
    """A card in a known place of the pile, for the seat that put it there. ALT-INFO-04"""
    return slug(t, kind_of(t, card)) if knower_of(t, card) == seat else None


def cards(t: Tables, v: vec[i64], row: i64) -> dict[str, int]:
    """One row of a table of cards, by follower."""
    return {t.follower_slugs[kind]: int(v[row * t.followers + kind]) for kind in range(t.followers) if v[row * t.followers + kind]}


def aside(s: State, seat: i64) -> list[str | None]:
    """Cards being swapped are open, cards being looked at are for one pair of eyes."""
    hidden = aside_is_secret(s) and seat != s.turn
    return [None if hidden else slug(s.t, s.aside[i]) for i in range(s.aside_size)]


def aside_is_secret(s: State) -> bool:
    return not s.over and (isinstance(s.stack[-1], Keep) or isinstance(s.stack[-1], PutBack))


# Imagined worlds


def determinise(s: State, seat: i64, chance: Chance) -> State:
    """A world that this seat, which is asked now, cannot tell from the true one: what it does not know is dealt again.

    A perfect memory could rule some of these worlds out, by thefts and cards that were seen before they moved: the one who imagines may know less than they could, never more.
    """
    world = s.clone()
    own = seat if is_dealt(s) else -1
    unknown = counts(s.t.followers)
    for kind in range(s.t.followers):
        unknown[kind] = world.pile[kind]
    missing = [gather_hand(world, other, unknown) if other != own else 0 for other in range(world.seats)]
    gather_order(s.t, world.top, world.top_size, seat, unknown)
    gather_order(s.t, world.bottom, world.bottom_size, seat, unknown)
    hidden_aside = world.aside_size if aside_is_secret(world) and seat != world.turn else 0
    for i in range(hidden_aside):
        unknown[world.aside[i]] += 1
    left: i64 = sum(unknown)
    for other in range(world.seats):
        for _ in range(missing[other]):
            world.add_card(other, deal(unknown, left, chance))
            left -= 1
    left = deal_order(s.t, world.top, world.top_size, seat, unknown, left, chance)
    left = deal_order(s.t, world.bottom, world.bottom_size, seat, unknown, left, chance)
    for i in range(hidden_aside):
        world.aside[i] = deal(unknown, left, chance)
        left -= 1
    world.pile = unknown
    return world


def gather_hand(world: State, seat: i64, unknown: vec[i64]) -> i64:
    """Moves the unknown cards of a hand to the others; returns how many they were."""
    moved: i64 = 0
    for kind in range(world.t.followers):
        at = seat * world.t.followers + kind
        extra = world.hands[at] - world.known[at]
        if extra:
            unknown[kind] += extra
            world.hands[at] -= extra
            moved += extra
    world.hand_size[seat] -= moved
    return moved


def gather_order(t: Tables, places: vec[i64], size: i64, seat: i64, unknown: vec[i64]) -> None:
    """Adds the cards of an ordered part of the pile that this seat does not know."""
    for i in range(size):
        if knower_of(t, places[i]) != seat:
            unknown[kind_of(t, places[i])] += 1


def deal_order(t: Tables, places: vec[i64], size: i64, seat: i64, unknown: vec[i64], left: i64, chance: Chance) -> i64:
    """Deals these places again, as unknown to this seat as before; returns how many cards are left."""
    for i in range(size):
        if knower_of(t, places[i]) != seat:
            places[i] = sighted(t, deal(unknown, left, chance), knower_of(t, places[i]))
            left -= 1
    return left


def deal(unknown: vec[i64], left: i64, chance: Chance) -> i64:
    """Any of the unknown cards."""
    kind = kind_at(unknown, chance.below(0, left))
    unknown[kind] -= 1
    return kind
