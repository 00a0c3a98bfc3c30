"""What an offered choice is about and what it costs, for those who show it: numbers by field name, as in events; and where it is made.

Nothing is decided here: every number comes from the questions in `rules.py` that the frames ask too.
"""

from __future__ import annotations

from themis.core.choice import Choice
from themis.core.frame import options
from themis.core.native import i64
from themis.games.altar import rules
from themis.games.altar.frames import DECISIONS
from themis.games.altar.moves import ACTIVE, ALTAR_SIDES, INACTIVE
from themis.games.altar.state import State


def facts(s: State, seat: i64, choice: Choice) -> dict[str, int]:
    """Facts about a choice that is offered to a seat now; empty where its words say it all."""
    verb = choice.verb
    if verb is s.t.moves.use:
        return {"main": 1 if rules.is_main(s.t, choice.a) else 0}
    if verb is s.t.moves.ritual:
        return {"number": int(s.sanctuaries[choice.a]) + 1}
    if verb is s.t.moves.end:
        return {"number": int(s.actions)} if can_act(s, seat) else {}
    if verb is s.t.moves.spend or verb is s.t.moves.spend_adorer:
        god = DECISIONS.numbers(s.stack[-1])["god"]
        value = rules.hand_value(s.t, god, choice.a) if verb is s.t.moves.spend else rules.adorer_value(s.t, choice.a)
        return {"number": int(value)}
    if verb is s.t.moves.steal:
        god = rules.tolling_god(s, choice.a)
        return {"number": int(s.hand_size[choice.a]), "toll": int(rules.toll_of(s, god)) if god >= 0 else 0}
    if verb in s.t.moves.hostile:
        return {"toll": int(rules.toll_of(s, choice.a))}
    return {}


def can_act(s: State, seat: i64) -> bool:
    """Whether a main action is left that could be taken."""
    for choice in options(s, seat):
        if not choice.verb.closes and (choice.verb is not s.t.moves.use or rules.is_main(s.t, choice.a)):
            return True
    return False


def target(s: State, choice: Choice) -> str:
    """The thing at which a choice is made: what happens to an altar or a worshipper, at that very piece and not at the realm."""
    verb, moves = choice.verb, s.t.moves
    if verb is moves.activate:
        return f"{choice.target()}:{ALTAR_SIDES[INACTIVE]}"
    if verb is moves.deactivate:
        return f"{choice.target()}:{ALTAR_SIDES[ACTIVE]}"
    if verb is moves.destroy or verb is moves.seize or verb is moves.banish or verb is moves.lure:
        return f"{choice.target()}:{verb.domains[1].slugs[choice.b]}"
    return choice.target()
