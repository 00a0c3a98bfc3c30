"""Everything a player of Altar can decide and everything the log can say, declared once."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Catalogue, Domain, numbers, verb
from themis.core.event import EventKind
from themis.games.altar.content import (
    ACTIVATES,
    DISCOVERS,
    DRAWN_ANYHOW,
    DRAWS,
    EFFECT,
    EFFECT_WORD,
    FIRST_EFFECT,
    FOLLOWER_SLUGS,
    FOLLOWERS,
    FREE,
    GOD_SLUGS,
    INFLUENCE,
    MAIN,
    MOST_SEATS,
    ON_TOP,
    SIFTED_TO_BOTTOM,
    SIFTED_TO_TOP,
    SIFTS,
    TIMING,
    UNDER_PILE,
)

ALTAR_SIDES: Final = ["inactive", "active"]
INACTIVE: Final = 0
ACTIVE: Final = 1
SIDES: Final = 2

CARD: Final = Domain("card", FOLLOWER_SLUGS)
GOD: Final = Domain("god", GOD_SLUGS)
ALTAR: Final = Domain("altar", ALTAR_SIDES)
SEAT: Final = numbers("seat", 0, MOST_SEATS - 1)

# Before the first turn.
CHOOSE: Final = verb("choose", "god", GOD)
# The turn.
SHUFFLE: Final = verb("shuffle")
LEAVE: Final = verb("leave")
DRAW: Final = verb("draw", "pile")
TAKE: Final = verb("take", "display", CARD)
USE: Final = verb("use", "hand", CARD)
ADORE: Final = verb("adore", "hand", CARD, GOD)
RITUAL: Final = verb("ritual", "sanctuaries", GOD)
SPEND: Final = verb("spend", "hand", CARD)
SPEND_ADORER: Final = verb("spend-adorer", "adorer", CARD)
DISCARD: Final = verb("discard", "hand", CARD)
END: Final = verb("end")
# What cards do.
ACTIVATE: Final = verb("activate", "altars", GOD)
DISCOVER: Final = verb("discover", "altars", GOD)
KEEP: Final = verb("keep", "aside", CARD)
PUT_BACK: Final = verb("put-back", "aside", CARD)
GIVE: Final = verb("give", "hand", CARD)
RECOVER: Final = verb("recover", "discards", CARD)
ENOUGH: Final = verb("enough")
# What hostile cards do.
DESTROY: Final = verb("destroy", "altars", GOD, ALTAR)
SEIZE: Final = verb("seize", "altars", GOD, ALTAR)
DEACTIVATE: Final = verb("deactivate", "altars", GOD)
STEAL: Final = verb("steal", "seat", SEAT)
BANISH: Final = verb("banish", "adorers", GOD, CARD)
LURE: Final = verb("lure", "adorers", GOD, CARD)
RECEIVE: Final = verb("receive", "god", GOD)

CATALOGUE: Final = Catalogue(
    [CHOOSE, SHUFFLE, LEAVE, DRAW, TAKE, USE, ADORE, RITUAL, SPEND, SPEND_ADORER, DISCARD, END]
    + [ACTIVATE, DISCOVER, KEEP, PUT_BACK, GIVE, RECOVER, ENOUGH]
    + [DESTROY, SEIZE, DEACTIVATE, STEAL, BANISH, LURE, RECEIVE]
)

# What chance is asked for.
STREAMS: Final = ["oldest-player", "gods", "deal", "pile", "theft"]
OLDEST_STREAM: Final = 0
GOD_STREAM: Final = 1
DEAL_STREAM: Final = 2
PILE_STREAM: Final = 3
THEFT_STREAM: Final = 4


def card_rule(card: int) -> str:
    """The rule that says what a follower does: the rules stand in the order of the cards. ALT-CARD-01 is the Priestess, ALT-CARD-32 the Tax Collector."""
    return f"ALT-CARD-{card + 1:02}"


def does(bearer: int, effect: int, word: int = -1) -> bool:
    """Whether a follower or god has an effect of the vocabulary, in the manner of a word if one is given."""
    rows = range(FIRST_EFFECT[bearer], FIRST_EFFECT[bearer + 1])
    return len([row for row in rows if EFFECT[row] == effect and word in (-1, EFFECT_WORD[row])]) > 0


USABLE: Final = [card for card in range(FOLLOWERS) if TIMING[card] in (MAIN, FREE, INFLUENCE)]


@final
class Drawing:
    """How a draw is told: from the pile to its owner and to the others, and from the face-up cards, by the rule behind it."""

    __slots__ = ("drew", "drew_hidden", "took")

    def __init__(self, rule: str) -> None:
        self.drew: Final = EventKind("drew", ["seat", "card"], rule)
        self.drew_hidden: Final = EventKind("drew-hidden", ["seat"], rule)
        self.took: Final = EventKind("took", ["seat", "card"], rule)


@final
class Looking:
    """How looking at the top of the pile is told: what is seen and kept to its owner, that it happens to all."""

    __slots__ = ("looked", "saw", "kept", "kept_hidden", "put_on_top", "put_under")

    def __init__(self, rule: str) -> None:
        self.looked: Final = EventKind("looked", ["seat", "number"], rule)
        self.saw: Final = EventKind("saw", ["seat", "card"], rule)
        self.kept: Final = EventKind("kept", ["seat", "card"], rule)
        self.kept_hidden: Final = EventKind("kept-hidden", ["seat"], rule)
        self.put_on_top: Final = EventKind("put-on-top", ["seat", "card"], rule)
        self.put_under: Final = EventKind("put-under", ["seat", "card"], rule)


# Field names: seat, other (a seat), card (a follower), god, altar (its side), number.

# Setup.
BOXED_FOR: Final = [
    EventKind("boxed", ["card", "number"], rule) for rule in ["", "", "ALT-TWO-01", "ALT-SETUP-04", "ALT-SETUP-05", "ALT-SETUP-06"]
]
OLDEST: Final = EventKind("oldest", ["seat"], "ALT-SETUP-10")
CHOSE: Final = EventKind("chose", ["seat", "god"], "ALT-SETUP-02")
CHOSE_ONE_OF_TWO: Final = CHOSE.by("ALT-TWO-02")
DEALT_GOD: Final = EventKind("dealt-god", ["seat", "god"], "ALT-SETUP-03")
STARTED: Final = EventKind("started", ["seat"], "ALT-SETUP-10")
STARTED_BY_GOD: Final = STARTED.by("ALT-SETUP-11")
STARTED_BY_GOD_OF_TWO: Final = STARTED.by("ALT-TWO-05")
FIRST_ALTAR: Final = EventKind("first-altar", ["seat", "god", "altar"], "ALT-SETUP-08")
FIRST_ALTAR_ACTIVE: Final = FIRST_ALTAR.by("ALT-SETUP-09")
DEALT: Final = EventKind("drew", ["seat", "card"], "ALT-SETUP-13")
DEALT_TO_TWO: Final = DEALT.by("ALT-TWO-06")

# The turn.
TURN_BEGAN: Final = EventKind("turn-began", ["seat", "number"], "ALT-TURN-04")
INFLUENCE_LEFT: Final = EventKind("influence-left", ["seat", "card"], "ALT-INF-04")
SHUFFLED: Final = EventKind("shuffled", ["seat", "number"], "ALT-INF-05")
PASSED: Final = EventKind("passed", ["seat"], "ALT-TURN-06")
REST_PASSED: Final = EventKind("rest-passed", ["seat", "number"], "ALT-TURN-09")

# Drawing.
DRAW_IN_TURN: Final = Drawing("ALT-DRAW-01")
DRAW_AS_SPOILS: Final = Drawing("ALT-GOD-06")
DRAW_BY: Final = [Drawing(card_rule(card)) for card in range(FOLLOWERS)]
REFILLED: Final = EventKind("refilled", ["card"], "ALT-DRAW-02")
REFILLED_FOR_TWO: Final = REFILLED.by("ALT-DRAW-04")
REFILLED_AT_SETUP: Final = REFILLED.by("ALT-SETUP-15")
REFILLED_AFTER_SHUFFLE: Final = REFILLED.by("ALT-INF-05")
LOOK_IN_TURN: Final = Looking("ALT-GOD-10")
LOOK_BY: Final = [Looking(card_rule(card)) for card in range(FOLLOWERS)]

# Using cards.
USED: Final = [EventKind("used", ["seat", "card"], card_rule(card)) for card in range(FOLLOWERS)]
INFLUENCED: Final = EventKind("influenced", ["seat", "card"], "ALT-INF-01")
ACTIONS_GAINED: Final = EventKind("actions-gained", ["seat", "number"], "ALT-CARD-11")
DISCARDED_TO_LIMIT: Final = EventKind("discarded", ["seat", "card"], "ALT-HAND-01")
DISCARDED_BY_CARD: Final = DISCARDED_TO_LIMIT.by("ALT-CARD-08")
DISCARDED_AS_TOLL: Final = DISCARDED_TO_LIMIT.by("ALT-GOD-07")
GAVE: Final = EventKind("gave", ["seat", "card"], "ALT-CARD-09")
TOOK_FOR_GIVEN: Final = EventKind("took", ["seat", "card"], "ALT-CARD-09")
RECOVERED: Final = EventKind("recovered", ["seat", "card"], "ALT-CARD-10")

# Rituals and adoration.
SPENT: Final = EventKind("spent", ["seat", "card"], "ALT-RIT-08")
SPENT_BY_CLASS: Final = SPENT.by("ALT-GOD-05")
SPENT_ADORER: Final = EventKind("spent-adorer", ["seat", "card", "god"], "ALT-RIT-03")
BUILT: Final = EventKind("built", ["seat", "god", "number"], "ALT-RIT-09")
ADORED: Final = EventKind("adored", ["seat", "card", "god"], "ALT-ADO-01")

# Altars.
DISCOVERED_BY: Final = [EventKind("discovered", ["seat", "god", "altar"], card_rule(card)) for card in range(FOLLOWERS)]
ACTIVATED_BY: Final = [EventKind("activated", ["seat", "god"], card_rule(card)) for card in range(FOLLOWERS)]

# Hostile cards.
DESTROYED: Final = EventKind("destroyed", ["seat", "god", "altar"], "ALT-TERM-10")
SEIZED: Final = EventKind("seized", ["seat", "god", "altar", "other-god"], "ALT-CARD-23")
DEACTIVATED: Final = EventKind("deactivated", ["seat", "god"], "ALT-CARD-26")
SACRIFICED: Final = EventKind("sacrificed", ["god", "card"], "ALT-CARD-17")
ROBBED: Final = EventKind("robbed", ["seat", "other"], "ALT-CARD-24")
STOLEN: Final = EventKind("stolen", ["seat", "card"], "ALT-INFO-05")
BANISHED: Final = EventKind("banished", ["seat", "card", "god"], "ALT-CARD-25")
LURED: Final = EventKind("lured", ["seat", "card", "god", "other-god"], "ALT-CARD-27")

# The end.
COMPLETED: Final = EventKind("completed", ["god"], "ALT-TERM-04")
END_BY_COMPLETION: Final = EventKind("end-by-completion", ["seat"], "ALT-END-01")
END_BY_SANCTUARIES: Final = EventKind("end-by-sanctuaries", [], "ALT-END-06")
END_BY_CARDS: Final = EventKind("end-by-cards", [], "ALT-END-09")
SCORED: Final = EventKind("scored", ["seat", "number"], "ALT-WIN-07")
WON: Final = EventKind("won", ["seat"], "ALT-WIN-09")

EVENTS: Final = [
    OLDEST, CHOSE, CHOSE_ONE_OF_TWO, DEALT_GOD, STARTED, STARTED_BY_GOD, STARTED_BY_GOD_OF_TWO, FIRST_ALTAR, FIRST_ALTAR_ACTIVE, DEALT,
    DEALT_TO_TWO, TURN_BEGAN, INFLUENCE_LEFT, SHUFFLED, PASSED, REST_PASSED, REFILLED, REFILLED_FOR_TWO, REFILLED_AT_SETUP,
    REFILLED_AFTER_SHUFFLE, INFLUENCED, ACTIONS_GAINED, DISCARDED_TO_LIMIT, DISCARDED_BY_CARD, DISCARDED_AS_TOLL, GAVE, TOOK_FOR_GIVEN,
    RECOVERED, SPENT, SPENT_BY_CLASS, SPENT_ADORER, BUILT, ADORED, DESTROYED, SEIZED, DEACTIVATED, SACRIFICED, ROBBED, STOLEN, BANISHED,
    LURED, COMPLETED, END_BY_COMPLETION, END_BY_SANCTUARIES, END_BY_CARDS, SCORED, WON,
]  # fmt: skip
EVENTS.extend([kind for kind in BOXED_FOR if kind.rule])
EVENTS.extend([USED[card] for card in USABLE])
for _drawing in [DRAW_IN_TURN, DRAW_AS_SPOILS] + [DRAW_BY[card] for card in USABLE if does(card, DRAWS)]:
    EVENTS.extend([_drawing.drew, _drawing.drew_hidden])
EVENTS.extend([DRAW_IN_TURN.took, DRAW_AS_SPOILS.took] + [DRAW_BY[card].took for card in USABLE if does(card, DRAWS, DRAWN_ANYHOW)])
for _looking in [LOOK_IN_TURN] + [LOOK_BY[card] for card in USABLE if does(card, SIFTS)]:
    EVENTS.extend([_looking.looked, _looking.saw, _looking.kept, _looking.kept_hidden])
EVENTS.extend([LOOK_BY[card].put_on_top for card in USABLE if does(card, SIFTS, ON_TOP)])
EVENTS.extend([LOOK_BY[card].put_under for card in USABLE if does(card, SIFTS, UNDER_PILE)])
EVENTS.extend([LOOK_IN_TURN.put_on_top] if sum(SIFTED_TO_TOP) else [])
EVENTS.extend([LOOK_IN_TURN.put_under] if sum(SIFTED_TO_BOTTOM) else [])
EVENTS.extend([DISCOVERED_BY[card] for card in USABLE if does(card, DISCOVERS)])
EVENTS.extend([ACTIVATED_BY[card] for card in USABLE if does(card, ACTIVATES)])
