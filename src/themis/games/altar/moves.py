"""Everything a player of Altar can decide and everything the log can say, declared once."""

from __future__ import annotations

from typing import Final, final

from themis.books.content import Content, Row
from themis.core.choice import Catalogue, Domain, numbers, verb
from themis.core.event import EventKind
from themis.games.altar.content import (
    ACTIVATES,
    DISCOVERS,
    DRAWN_ANYHOW,
    DRAWS,
    FREE,
    INFLUENCE,
    MAIN,
    MOST_SEATS,
    ON_TOP,
    SIFTS,
    UNDER_PILE,
    Effect,
    effects_of,
    timing_of,
)

ALTAR_SIDES: Final = ["inactive", "active"]
INACTIVE: Final = 0
ACTIVE: Final = 1
SIDES: Final = 2

# What chance is asked for.
STREAMS: Final = ["oldest-player", "gods", "deal", "pile", "theft"]
OLDEST_STREAM: Final = 0
GOD_STREAM: Final = 1
DEAL_STREAM: Final = 2
PILE_STREAM: Final = 3
THEFT_STREAM: Final = 4


def has(effects: list[Effect], effect: int, word: int = -1) -> bool:
    """Whether an effect of the vocabulary is among these, in the manner of a word if one is given."""
    return len([found for found in effects if found.effect == effect and word in (-1, found.word)]) > 0


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


@final
class Telling:
    """How the use of a follower is told, and what it does, by its rule."""

    __slots__ = ("rule", "used", "drawing", "looking", "discovered", "activated")

    def __init__(self, rule: str) -> None:
        self.rule: Final = rule
        self.used: Final = EventKind("used", ["seat", "card"], rule)
        self.drawing: Final = Drawing(rule)
        self.looking: Final = Looking(rule)
        self.discovered: Final = EventKind("discovered", ["seat", "god", "altar"], rule)
        self.activated: Final = EventKind("activated", ["seat", "god"], rule)


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
REFILLED: Final = EventKind("refilled", ["card"], "ALT-DRAW-02")
REFILLED_FOR_TWO: Final = REFILLED.by("ALT-DRAW-04")
REFILLED_AT_SETUP: Final = REFILLED.by("ALT-SETUP-15")
REFILLED_AFTER_SHUFFLE: Final = REFILLED.by("ALT-INF-05")
LOOK_IN_TURN: Final = Looking("ALT-GOD-10")

# Using cards.
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

# What can be told whatever the cards are; what follows from them is in `Moves`.
TOLD: Final = [
    OLDEST, CHOSE, CHOSE_ONE_OF_TWO, DEALT_GOD, STARTED, STARTED_BY_GOD, STARTED_BY_GOD_OF_TWO, FIRST_ALTAR, FIRST_ALTAR_ACTIVE, DEALT,
    DEALT_TO_TWO, TURN_BEGAN, INFLUENCE_LEFT, SHUFFLED, PASSED, REST_PASSED, REFILLED, REFILLED_FOR_TWO, REFILLED_AT_SETUP,
    REFILLED_AFTER_SHUFFLE, INFLUENCED, ACTIONS_GAINED, DISCARDED_TO_LIMIT, DISCARDED_BY_CARD, DISCARDED_AS_TOLL, GAVE, TOOK_FOR_GIVEN,
    RECOVERED, SPENT, SPENT_BY_CLASS, SPENT_ADORER, BUILT, ADORED, DESTROYED, SEIZED, DEACTIVATED, SACRIFICED, ROBBED, STOLEN, BANISHED,
    LURED, COMPLETED, END_BY_COMPLETION, END_BY_SANCTUARIES, END_BY_CARDS, SCORED, WON,
]  # fmt: skip
TOLD.extend([kind for kind in BOXED_FOR if kind.rule])


@final
class Moves:
    """The verbs over the followers and gods of one content, with their choices, and what is told of its cards.

    All verbs are here, also those that no card is about: their choices have their numbers among all others.
    """

    __slots__ = (
        "choose", "shuffle", "leave", "draw", "take", "use", "adore", "ritual", "spend", "spend_adorer", "discard", "end",
        "activate", "discover", "keep", "put_back", "give", "recover", "enough",
        "destroy", "seize", "deactivate", "steal", "banish", "lure", "receive", "hostile", "catalogue",
        "told_by", "events",
    )  # fmt: skip

    def __init__(self, content: Content) -> None:
        followers = content.rows("follower")
        gods = content.rows("god")
        card = Domain("card", [row.id for row in followers])
        god = Domain("god", [row.id for row in gods])
        altar = Domain("altar", ALTAR_SIDES)
        # Before the first turn.
        self.choose: Final = verb("choose", "god", god)
        # The turn.
        self.shuffle: Final = verb("shuffle")
        self.leave: Final = verb("leave", closes=True)
        self.draw: Final = verb("draw", "pile")
        self.take: Final = verb("take", "display", card)
        self.use: Final = verb("use", "hand", card)
        self.adore: Final = verb("adore", "hand", card, god)
        self.ritual: Final = verb("ritual", "sanctuaries", god)
        self.spend: Final = verb("spend", "hand", card)
        self.spend_adorer: Final = verb("spend-adorer", "adorer", card)
        self.discard: Final = verb("discard", "hand", card)
        self.end: Final = verb("end", closes=True)
        # What cards do.
        self.activate: Final = verb("activate", "altars", god)
        self.discover: Final = verb("discover", "altars", god)
        self.keep: Final = verb("keep", "aside", card)
        self.put_back: Final = verb("put-back", "aside", card)
        self.give: Final = verb("give", "hand", card)
        self.recover: Final = verb("recover", "discards", card)
        self.enough: Final = verb("enough", closes=True)
        # What hostile cards do.
        self.destroy: Final = verb("destroy", "altars", god, altar)
        self.seize: Final = verb("seize", "altars", god, altar)
        self.deactivate: Final = verb("deactivate", "altars", god)
        self.steal: Final = verb("steal", "seat", numbers("seat", 0, MOST_SEATS - 1))
        self.banish: Final = verb("banish", "adorers", god, card)
        self.lure: Final = verb("lure", "adorers", god, card)
        self.receive: Final = verb("receive", "god", god)
        # The verbs of hostile effects, in the order of the vocabulary.
        self.hostile: Final = [self.destroy, self.seize, self.deactivate, self.steal, self.banish, self.lure]
        self.catalogue: Final = Catalogue(
            [self.choose, self.shuffle, self.leave, self.draw, self.take, self.use, self.adore, self.ritual, self.spend]
            + [self.spend_adorer, self.discard, self.end]
            + [self.activate, self.discover, self.keep, self.put_back, self.give, self.recover, self.enough]
            + [self.destroy, self.seize, self.deactivate, self.steal, self.banish, self.lure, self.receive]
        )
        # By follower.
        self.told_by: Final = [Telling(row.rule()) for row in followers]
        self.events: Final = events(followers, gods, self.told_by)


def events(followers: list[Row], gods: list[Row], told_by: list[Telling]) -> list[EventKind]:
    """All kinds of events that can be told with these cards."""
    usable = [kind for kind in range(len(followers)) if timing_of(followers[kind]) in (MAIN, FREE, INFLUENCE)]
    told = [told_by[kind] for kind in usable]
    does = [effects_of(followers[kind]) for kind in usable]
    powers = [effect for row in gods for effect in effects_of(row)]
    drawings = [DRAW_IN_TURN, DRAW_AS_SPOILS] + [told[i].drawing for i in range(len(told)) if has(does[i], DRAWS)]
    found = TOLD + [one.used for one in told]
    for drawing in drawings:
        found += [drawing.drew, drawing.drew_hidden]
    found += [DRAW_IN_TURN.took, DRAW_AS_SPOILS.took]
    found += [told[i].drawing.took for i in range(len(told)) if has(does[i], DRAWS, DRAWN_ANYHOW)]
    for looking in [LOOK_IN_TURN] + [told[i].looking for i in range(len(told)) if has(does[i], SIFTS)]:
        found += [looking.looked, looking.saw, looking.kept, looking.kept_hidden]
    found += [told[i].looking.put_on_top for i in range(len(told)) if has(does[i], SIFTS, ON_TOP)]
    found += [told[i].looking.put_under for i in range(len(told)) if has(does[i], SIFTS, UNDER_PILE)]
    found += [LOOK_IN_TURN.put_on_top] if has(powers, SIFTS, ON_TOP) else []
    found += [LOOK_IN_TURN.put_under] if has(powers, SIFTS, UNDER_PILE) else []
    found += [told[i].discovered for i in range(len(told)) if has(does[i], DISCOVERS)]
    return found + [told[i].activated for i in range(len(told)) if has(does[i], ACTIVATES)]
