"""What an offered choice is about and what it costs, for those who show it: numbers by field name, as in events.

Nothing is decided here: every number comes from the questions in `rules.py` that the frames ask too.
"""

from __future__ import annotations

from typing import Final

from themis.core.choice import Choice
from themis.core.native import i64
from themis.games.altar import rules
from themis.games.altar.frames import DECISIONS
from themis.games.altar.moves import BANISH, DEACTIVATE, DESTROY, LURE, RITUAL, SEIZE, SPEND, SPEND_ADORER, STEAL, USE
from themis.games.altar.state import State

AT_GODS: Final = [DESTROY, SEIZE, DEACTIVATE, BANISH, LURE]


def facts(s: State, seat: i64, choice: Choice) -> dict[str, int]:
    """Facts about a choice that is offered to a seat now; empty where its words say it all."""
    verb = choice.verb
    if verb is USE:
        return {"main": 1 if rules.is_main(choice.a) else 0}
    if verb is RITUAL:
        return {"number": int(s.sanctuaries[choice.a]) + 1}
    if verb is SPEND or verb is SPEND_ADORER:
        god = DECISIONS.numbers(s.stack[-1])["god"]
        value = rules.hand_value(god, choice.a) if verb is SPEND else rules.adorer_value(choice.a)
        return {"number": int(value)}
    if verb is STEAL:
        god = rules.tolling_god(s, choice.a)
        return {"number": int(s.hand_size[choice.a]), "toll": int(rules.toll_of(s, god)) if god >= 0 else 0}
    if verb in AT_GODS:
        return {"toll": int(rules.toll_of(s, choice.a))}
    return {}
