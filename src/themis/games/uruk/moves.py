"""Everything a player of Uruk can decide and everything the log can say, declared once."""

from __future__ import annotations

from typing import Final, final

from themis.books.content import Content
from themis.core.choice import Catalogue, Domain, numbers, verb
from themis.core.event import EventKind
from themis.core.native import i64, vec
from themis.games.uruk import content
from themis.games.uruk.content import COLOURS, MOST_SEATS

LARGEST_PAYMENT: Final = 5
LETTERS: Final = "rpyb"


def bundles() -> list[list[int]]:
    """All sets of one to five cubes, as numbers per colour, small ones first."""
    found: list[list[int]] = []
    for size in range(1, LARGEST_PAYMENT + 1):
        for red in range(size, -1, -1):
            for pink in range(size - red, -1, -1):
                for yellow in range(size - red - pink, -1, -1):
                    found.append([red, pink, yellow, size - red - pink - yellow])
    return found


def only_colour(bundle: list[int]) -> str:
    """The colour of a set of cubes that has only one."""
    colours = [COLOURS[c] for c in range(4) if bundle[c]]
    return colours[0] if len(colours) == 1 else ""


_bundles: Final = bundles()
# The first four bundles are the single cubes, in the order of the colours: `pay.of(colour)` relies on it.
BUNDLE_SLUGS: Final = ["".join([LETTERS[c] * bundle[c] for c in range(4)]) for bundle in _bundles]
BUNDLE_CUBES: Final = vec[i64]([cubes for bundle in _bundles for cubes in bundle])
BUNDLE_COLOURS: Final = vec[i64]([sum([1 << c for c in range(4) if bundle[c]]) for bundle in _bundles])
BUNDLE_START: Final = vec[i64]([len([b for b in _bundles if sum(b) < size]) for size in range(LARGEST_PAYMENT + 2)])


def is_bundle_of(bundle: i64, size: i64) -> bool:
    return BUNDLE_START[size] <= bundle < BUNDLE_START[size + 1]


def bundle_is_in(stock: vec[i64], bundle: i64) -> bool:
    """Whether a stock has all cubes of a bundle."""
    at = 4 * bundle
    return (
        BUNDLE_CUBES[at] <= stock[0]
        and BUNDLE_CUBES[at + 1] <= stock[1]
        and BUNDLE_CUBES[at + 2] <= stock[2]
        and BUNDLE_CUBES[at + 3] <= stock[3]
    )


NO_REDUCTION: Final = 0
BY_VAULT: Final = 1
BY_COINAGE: Final = 2
BY_HALF: Final = 3
REDUCTIONS: Final = ["none", "vault", "coinage", "half"]

# What chance is asked for.
STREAMS: Final = ["first-player", "level-1", "deal", "pile"]
FIRST_STREAM: Final = 0
LEVEL1_STREAM: Final = 1
DEAL_STREAM: Final = 2
PILE_STREAM: Final = 3

# Field names: seat, card (a kind: discovery or event), colour, slot (counted from 1), epoch, number.
STARTED: Final = EventKind("started", ["seat"], "URU-SETUP-02")
DEALT: Final = EventKind("dealt", ["seat", "card"], "URU-SETUP-03")
TURN_BEGAN: Final = EventKind("turn-began", ["seat", "number"], "URU-TURN-02")
TURN_BEGAN_AFTER_ERUPTION: Final = TURN_BEGAN.by("URU-TURN-08")
END_TRIGGERED: Final = EventKind("end-triggered", ["number"], "URU-END-01")
END_TRIGGERED_BY_STALL: Final = END_TRIGGERED.by("URU-RUL-50")
STALLED: Final = EventKind("stalled", [], "URU-RUL-50")
LAST_ROUND: Final = EventKind("last-round", [], "URU-END-03")
LYRE_PLACED: Final = EventKind("lyre-placed", ["seat", "card"], "URU-SCORE-05")
SCORED: Final = EventKind("scored", ["seat", "number"], "URU-SCORE-11")

# Event cards met while drawing.
OMEN: Final = EventKind("omen", ["card"], "URU-EVT-01")
TRIGGERED: Final = EventKind("triggered", ["seat", "card"], "URU-EVT-02")
FACEDOWN_DRAWN: Final = EventKind("facedown-drawn", ["seat", "card"], "URU-EVT-02")
EVENT_DISCARDED: Final = EventKind("event-discarded", ["card"], "URU-EVT-04")
EVENT_DISCARDED_IN_EVENT: Final = EVENT_DISCARDED.by("URU-EVT-05")
EVENT_VOID: Final = EventKind("event-void", ["card"], "URU-END-05")


@final
class Drawing:
    """How a draw is told: to its owner and to the others by the rule behind it, and what becomes of an event card while one is pending."""

    __slots__ = ("drew", "drew_hidden", "refused")

    def __init__(self, rule: str, refused: EventKind) -> None:
        self.drew: Final = EventKind("drew", ["seat", "card"], rule)
        self.drew_hidden: Final = EventKind("drew-hidden", ["seat"], rule)
        self.refused: Final = refused


# Cards.
DRAW_BY_ACTION: Final = Drawing("URU-DRAW-01", EVENT_DISCARDED)
DRAW_BY_AQUEDUCT: Final = Drawing("URU-ACT-03", EVENT_DISCARDED)
DRAW_BY_NANNAR: Final = Drawing("URU-GOD-15", EVENT_DISCARDED_IN_EVENT)
DRAW_BY_ISHTAR: Final = Drawing("URU-GOD-16", EVENT_DISCARDED_IN_EVENT)
DRAWINGS: Final = [DRAW_BY_ACTION, DRAW_BY_AQUEDUCT, DRAW_BY_NANNAR, DRAW_BY_ISHTAR]
DREW_AT_SETUP: Final = DRAW_BY_ACTION.drew.by("URU-SETUP-05")
TOOK: Final = EventKind("took", ["seat", "card"], "URU-DRAW-01")
TOOK_BY_AQUEDUCT: Final = TOOK.by("URU-ACT-03")
BOXED: Final = EventKind("boxed", ["number"], "URU-DECK-01")
BOXED_ALL: Final = BOXED.by("URU-DECK-06")
RESHUFFLED: Final = EventKind("reshuffled", ["number"], "URU-DECK-02")
RESHUFFLED_FIRST: Final = RESHUFFLED.by("URU-DECK-01")
RESHUFFLED_NOTHING: Final = RESHUFFLED.by("URU-DECK-06")
REFILLED: Final = EventKind("refilled", ["card"], "URU-EOT-01")
REFILLED_AT_SETUP: Final = REFILLED.by("URU-SETUP-07")
LEFT_DISPLAY: Final = EventKind("left-display", ["card"], "URU-RES-22")
DISCARDED_AS_COPY: Final = EventKind("discarded", ["seat", "card"], "URU-INV-08")
DISCARDED_IN_PAIR: Final = DISCARDED_AS_COPY.by("URU-INV-09")
DISCARDED_FOR_DISC: Final = DISCARDED_AS_COPY.by("URU-SET-12")
DISCARDED_FOR_CUBE: Final = DISCARDED_AS_COPY.by("URU-ACT-02")
DISCARDED_TO_LIMIT: Final = DISCARDED_AS_COPY.by("URU-EVT-09")
DISCARDED_FOR_BID: Final = DISCARDED_AS_COPY.by("URU-GOD-06")
DISCARDED_FOR_LOST_BID: Final = DISCARDED_AS_COPY.by("URU-RUL-33")
DISCARDED_BY_EARTHQUAKE: Final = DISCARDED_AS_COPY.by("URU-DIS-08")
EXCHANGED: Final = EventKind("exchanged", ["seat", "card", "colour"], "URU-EXCH-02")

# Discoveries.
PLACED: Final = EventKind("placed", ["seat", "card", "slot"], "URU-INV-03")
PLACED_BY_ENLIL: Final = PLACED.by("URU-GOD-07")
RETURNED: Final = EventKind("returned", ["seat", "card"], "URU-INV-04")
DISCOUNTED: Final = EventKind("discounted", ["seat", "card"], "URU-INV-19")
LOST_DISCOVERY: Final = EventKind("lost-discovery", ["seat", "card"], "URU-DIS-07")

# Cubes; those of the action "take resources" are told by discovery, in `Moves`.
GAINED_BY_EXCHANGE: Final = EventKind("gained", ["seat", "number", "colour"], "URU-EXCH-02")
GAINED_FROM_WHOLE_ROAD: Final = GAINED_BY_EXCHANGE.by("URU-RUL-20")
GAINED_BY_AQUEDUCT: Final = GAINED_BY_EXCHANGE.by("URU-ACT-02")
GAINED_BY_SWAP: Final = GAINED_BY_EXCHANGE.by("URU-FREE-01")
GAINED_FOR_ROBBED: Final = GAINED_BY_EXCHANGE.by("URU-RES-04")
GAINED_BY_NERGAL: Final = GAINED_BY_EXCHANGE.by("URU-GOD-08")
GAINED_BY_GIBIL: Final = GAINED_BY_EXCHANGE.by("URU-GOD-13")
GAINED_BY_MARDUK: Final = GAINED_BY_EXCHANGE.by("URU-GOD-14")
GAINED_BY_ISHTAR: Final = GAINED_BY_EXCHANGE.by("URU-GOD-16")
ROBBED: Final = EventKind("robbed", ["seat", "colour", "other"], "URU-RES-03")
ROBBED_FOR_ANY_GAIN: Final = ROBBED.by("URU-RUL-16")
FILLED_ROAD: Final = EventKind("filled", ["seat", "card", "colour"], "URU-RES-09")
FILLED_PIPE: Final = FILLED_ROAD.by("URU-RES-16")
FILLED_LEVEL1: Final = FILLED_ROAD.by("URU-RUL-13")
PAID_OWN_COLOUR: Final = EventKind("paid", ["seat", "number", "colour"], "URU-SET-06")
PAID_EPOCH_PRICE: Final = PAID_OWN_COLOUR.by("URU-SET-07")
PAID_FOR_CARD: Final = PAID_OWN_COLOUR.by("URU-ACT-03")
PAID_BID: Final = PAID_OWN_COLOUR.by("URU-DIS-04")
PAID_LOST_BID: Final = PAID_OWN_COLOUR.by("URU-RUL-33")
SWAPPED: Final = EventKind("swapped", ["seat", "colour", "other-colour"], "URU-FREE-01")

# Discs.
SETTLED: Final = EventKind("settled", ["seat", "slot", "card", "number"], "URU-SET-03")
SPENT_FAVOUR: Final = EventKind("spent-favour", ["seat", "card"], "URU-SET-20")
MOVED: Final = EventKind("moved", ["seat", "slot", "other-slot"], "URU-ACT-05")
DISC_REMOVED: Final = EventKind("disc-removed", ["epoch"], "URU-EVT-07")
DISC_REMOVED_NEAR_END: Final = DISC_REMOVED.by("URU-END-04")
LOST_DISC: Final = EventKind("lost-disc", ["seat", "slot", "card"], "URU-DIS-05")

# Events between two turns.
EVENT_BEGAN: Final = EventKind("event-began", ["card"], "URU-EVT-06")
FACEDOWN_DISCARDED: Final = EventKind("facedown-discarded", ["card"], "URU-EVT-11")
BID_MADE: Final = EventKind("bid-made", ["seat", "number"], "URU-GOD-02")
PASSED: Final = EventKind("passed", ["seat"], "URU-GOD-01")
AUCTION_WON: Final = EventKind("auction-won", ["seat", "number"], "URU-GOD-03")
AUCTION_VOID: Final = EventKind("auction-void", ["card"], "URU-GOD-04")
FAVOURED: Final = EventKind("favoured", ["seat", "card"], "URU-GOD-10")
NO_FAVOUR: Final = EventKind("no-favour", ["card"], "URU-GOD-12")
KEPT_NINURTA: Final = EventKind("kept", ["seat", "card"], "URU-GOD-09")
KEPT_MARDUK: Final = KEPT_NINURTA.by("URU-GOD-14")
KEPT_NANNAR: Final = KEPT_NINURTA.by("URU-GOD-15")
BID_SET: Final = EventKind("bid-set", ["seat"], "URU-DIS-01")
REVEALED: Final = EventKind("revealed", ["seat", "number", "other-number"], "URU-DIS-01")
SPARED: Final = EventKind("spared", ["seat"], "URU-DIS-02")
VICTIM: Final = EventKind("victim", ["seat"], "URU-DIS-02")
VICTIM_OF_TIE: Final = VICTIM.by("URU-DIS-03")
ERUPTED: Final = EventKind("erupted", ["seat"], "URU-DIS-09")

# What can be told whatever the cards are; what follows from them is in `Moves`.
TOLD: Final = [
    STARTED, DEALT, TURN_BEGAN, TURN_BEGAN_AFTER_ERUPTION, END_TRIGGERED, END_TRIGGERED_BY_STALL, STALLED, LAST_ROUND, LYRE_PLACED, SCORED,
    OMEN, TRIGGERED, FACEDOWN_DRAWN, EVENT_DISCARDED, EVENT_DISCARDED_IN_EVENT, EVENT_VOID,
    DREW_AT_SETUP, TOOK, TOOK_BY_AQUEDUCT, BOXED, BOXED_ALL, RESHUFFLED, RESHUFFLED_FIRST, RESHUFFLED_NOTHING, REFILLED, REFILLED_AT_SETUP,
    LEFT_DISPLAY, DISCARDED_AS_COPY, DISCARDED_IN_PAIR, DISCARDED_FOR_DISC, DISCARDED_FOR_CUBE, DISCARDED_TO_LIMIT, DISCARDED_FOR_BID,
    DISCARDED_FOR_LOST_BID, DISCARDED_BY_EARTHQUAKE, EXCHANGED, PLACED, PLACED_BY_ENLIL, RETURNED, DISCOUNTED, LOST_DISCOVERY,
    GAINED_FROM_WHOLE_ROAD, GAINED_BY_EXCHANGE, GAINED_BY_AQUEDUCT, GAINED_BY_SWAP, GAINED_FOR_ROBBED, GAINED_BY_NERGAL, GAINED_BY_GIBIL,
    GAINED_BY_MARDUK, GAINED_BY_ISHTAR, ROBBED, ROBBED_FOR_ANY_GAIN, FILLED_ROAD, FILLED_PIPE, FILLED_LEVEL1, PAID_OWN_COLOUR,
    PAID_EPOCH_PRICE, PAID_FOR_CARD, PAID_BID, PAID_LOST_BID, SWAPPED, SETTLED, SPENT_FAVOUR, MOVED, DISC_REMOVED, DISC_REMOVED_NEAR_END,
    LOST_DISC, EVENT_BEGAN, FACEDOWN_DISCARDED, BID_MADE, PASSED, AUCTION_WON, AUCTION_VOID, FAVOURED, NO_FAVOUR, KEPT_NINURTA,
    KEPT_MARDUK, KEPT_NANNAR, BID_SET, REVEALED, SPARED, VICTIM, VICTIM_OF_TIE, ERUPTED,
]  # fmt: skip
TOLD.extend([kind for drawing in DRAWINGS for kind in [drawing.drew, drawing.drew_hidden]])


@final
class Moves:
    """The verbs over the discoveries of one content, with their choices, and what is told of its cards.

    All verbs are here, also those that no card is about: their choices have their numbers among all others.
    """

    __slots__ = (
        "draw", "take", "place", "use", "exchange", "disc", "end",
        "new_slot", "replace", "discount", "full_price", "copy", "pair",
        "discard", "gain", "rob", "reduce", "pay", "move", "swap",
        "bid", "lose", "enough", "decline", "catalogue",
        "used", "gained_from", "events",
    )  # fmt: skip

    def __init__(self, found: Content) -> None:
        rows = found.rows("discovery")
        card = Domain("card", [row.id for row in rows])
        colour = Domain("colour", COLOURS)
        slot = numbers("slot", 1, content.most_slots(found))
        reducing = ["", rows[content.single(rows, "settle_discount_any")].id, rows[content.single(rows, "settle_discount_here")].id, ""]
        # The turn.
        self.draw: Final = verb("draw", "pile")
        self.take: Final = verb("take", "display", card)
        self.place: Final = verb("place", "hand", card)
        self.use: Final = verb("use", "tableau", card)
        self.exchange: Final = verb("exchange", "hand", card)
        self.disc: Final = verb("disc", "slot", slot)
        self.end: Final = verb("end", closes=True)
        # Placing a discovery.
        self.new_slot: Final = verb("new-slot", "slot")
        self.replace: Final = verb("replace", "slot", slot)
        self.discount: Final = verb("discount")
        self.full_price: Final = verb("full-price")
        self.copy: Final = verb("copy")
        self.pair: Final = verb("pair", "pair", colour)
        # Cards and cubes.
        self.discard: Final = verb("discard", "hand", card)
        self.gain: Final = verb("gain", "bank", colour)
        self.rob: Final = verb("rob", "seat", numbers("seat", 0, MOST_SEATS - 1))
        self.reduce: Final = verb("reduce", "tableau", Domain("reduction", REDUCTIONS, reducing))
        self.pay: Final = verb("pay", "stock", Domain("cubes", BUNDLE_SLUGS, [only_colour(bundle) for bundle in _bundles]))
        self.move: Final = verb("move", "slot", slot, slot)
        self.swap: Final = verb("swap", "stock", colour, colour)
        # Events and the end.
        self.bid: Final = verb("bid", "", numbers("number", 0, content.largest_bid(found)))
        self.lose: Final = verb("lose", "slot", slot)
        self.enough: Final = verb("enough", closes=True)
        self.decline: Final = verb("pass", closes=True)
        self.catalogue: Final = Catalogue(
            [self.draw, self.take, self.place, self.use, self.exchange, self.disc, self.end]
            + [self.new_slot, self.replace, self.discount, self.full_price, self.copy, self.pair]
            + [self.discard, self.gain, self.rob, self.reduce, self.pay, self.move, self.swap]
            + [self.bid, self.lose, self.enough, self.decline]
        )
        # By discovery, whichever it is: its use, and the cubes it gives by the action "take resources".
        self.used: Final = [EventKind("used", ["seat", "card"], row.rule()) for row in rows]
        self.gained_from: Final = [GAINED_BY_EXCHANGE.by(row.rule()) for row in rows]
        usable = [card for card in range(len(rows)) if content.function_of(rows[card]) not in content.NEVER_USED]
        yielding = [card for card in usable if content.function_of(rows[card]) in content.RESOURCES]
        self.events: Final = TOLD + [self.used[card] for card in usable] + [self.gained_from[card] for card in yielding]
