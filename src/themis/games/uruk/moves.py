"""Everything a player of Uruk can decide and everything the log can say, declared once."""

from __future__ import annotations

from typing import Final

from themis.core.choice import Catalogue, Domain, numbers, verb
from themis.core.event import EventKind
from themis.core.native import i64, vec
from themis.games.uruk.content import COLOURS, DISCOVERY_SLUGS, LONG_TABLEAU_LIMIT

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


_bundles: Final = bundles()
# The first four bundles are the single cubes, in the order of the colours: `PAY.of(colour)` relies on it.
BUNDLE_CUBES: Final = vec[i64]([cubes for bundle in _bundles for cubes in bundle])
BUNDLE_COLOURS: Final = vec[i64]([sum([1 << c for c in range(4) if bundle[c]]) for bundle in _bundles])
BUNDLE_START: Final = vec[i64]([len([b for b in _bundles if sum(b) < size]) for size in range(LARGEST_PAYMENT + 2)])

CARD: Final = Domain("card", DISCOVERY_SLUGS)
COLOUR: Final = Domain("colour", COLOURS)
SLOT: Final = numbers("slot", 1, int(LONG_TABLEAU_LIMIT))
SEAT: Final = numbers("seat", 0, 3)
CUBES: Final = Domain("cubes", ["".join([LETTERS[c] * bundle[c] for c in range(4)]) for bundle in _bundles])
NUMBER: Final = numbers("number", 0, 48)
REDUCTION: Final = Domain("reduction", ["none", "vault", "coinage", "half"])

NO_REDUCTION: Final = 0
BY_VAULT: Final = 1
BY_COINAGE: Final = 2
BY_HALF: Final = 3

# The turn.
DRAW: Final = verb("draw", "pile")
TAKE: Final = verb("take", "display", CARD)
PLACE: Final = verb("place", "hand", CARD)
USE: Final = verb("use", "tableau", CARD)
EXCHANGE: Final = verb("exchange", "hand", CARD)
DISC: Final = verb("disc", "slot", SLOT)
END: Final = verb("end")
# Placing a discovery.
NEW_SLOT: Final = verb("new-slot", "slot")
REPLACE: Final = verb("replace", "slot", SLOT)
DISCOUNT: Final = verb("discount")
FULL_PRICE: Final = verb("full-price")
COPY: Final = verb("copy")
PAIR: Final = verb("pair", "", COLOUR)
# Cards and cubes.
DISCARD: Final = verb("discard", "hand", CARD)
GAIN: Final = verb("gain", "bank", COLOUR)
ROB: Final = verb("rob", "seat", SEAT)
REDUCE: Final = verb("reduce", "", REDUCTION)
PAY: Final = verb("pay", "stock", CUBES)
MOVE: Final = verb("move", "slot", SLOT, SLOT)
SWAP: Final = verb("swap", "stock", COLOUR, COLOUR)
# Events and the end.
BID: Final = verb("bid", "", NUMBER)
LOSE: Final = verb("lose", "slot", SLOT)
ENOUGH: Final = verb("enough")
PASS: Final = verb("pass")

CATALOGUE: Final = Catalogue(
    [DRAW, TAKE, PLACE, USE, EXCHANGE, DISC, END]
    + [NEW_SLOT, REPLACE, DISCOUNT, FULL_PRICE, COPY, PAIR]
    + [DISCARD, GAIN, ROB, REDUCE, PAY, MOVE, SWAP]
    + [BID, LOSE, ENOUGH, PASS]
)

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
DREW: Final = EventKind("drew", ["seat", "card"], "URU-DRAW-06")
DREW_HIDDEN: Final = EventKind("drew-hidden", ["seat"], "URU-DRAW-01")
TOOK: Final = EventKind("took", ["seat", "card"], "URU-DRAW-01")
RESHUFFLED: Final = EventKind("reshuffled", ["number"], "URU-DECK-02")
BOXED: Final = EventKind("boxed", ["number"], "URU-DECK-01")
REFILLED: Final = EventKind("refilled", ["card"], "URU-EOT-01")
LEFT_DISPLAY: Final = EventKind("left-display", ["card"], "URU-RES-22")
OMEN: Final = EventKind("omen", ["card"], "URU-EVT-01")
TRIGGERED: Final = EventKind("triggered", ["seat", "card"], "URU-EVT-02")
EVENT_DISCARDED: Final = EventKind("event-discarded", ["card"], "URU-EVT-04")
FACEDOWN_DRAWN: Final = EventKind("facedown-drawn", ["seat", "card"], "URU-EVT-02")
FACEDOWN_DISCARDED: Final = EventKind("facedown-discarded", ["card"], "URU-EVT-12")
EVENT_VOID: Final = EventKind("event-void", ["card"], "URU-END-05")
PLACED: Final = EventKind("placed", ["seat", "card", "slot"], "URU-INV-03")
RETURNED: Final = EventKind("returned", ["seat", "card"], "URU-INV-04")
DISCOUNTED: Final = EventKind("discounted", ["seat", "card"], "URU-INV-19")
DISCARDED: Final = EventKind("discarded", ["seat", "card"], "URU-INV-24")
USED: Final = EventKind("used", ["seat", "card"], "URU-TURN-05")
GAINED: Final = EventKind("gained", ["seat", "number", "colour"], "URU-RES-01")
ROBBED: Final = EventKind("robbed", ["seat", "colour", "other"], "URU-RES-03")
FILLED: Final = EventKind("filled", ["seat", "card", "colour"], "URU-RES-09")
EXCHANGED: Final = EventKind("exchanged", ["seat", "card", "colour"], "URU-EXCH-02")
PAID: Final = EventKind("paid", ["seat", "number", "colour"], "URU-SET-01")
SETTLED: Final = EventKind("settled", ["seat", "slot", "card", "number"], "URU-SET-03")
MOVED: Final = EventKind("moved", ["seat", "slot", "other-slot"], "URU-ACT-05")
SWAPPED: Final = EventKind("swapped", ["seat", "colour", "other-colour"], "URU-FREE-01")
EVENT_BEGAN: Final = EventKind("event-began", ["card"], "URU-EVT-06")
DISC_REMOVED: Final = EventKind("disc-removed", ["epoch"], "URU-EVT-07")
BID_MADE: Final = EventKind("bid-made", ["seat", "number"], "URU-GOD-02")
PASSED: Final = EventKind("passed", ["seat"], "URU-GOD-01")
AUCTION_WON: Final = EventKind("auction-won", ["seat", "number"], "URU-GOD-03")
AUCTION_VOID: Final = EventKind("auction-void", ["card"], "URU-GOD-04")
FAVOURED: Final = EventKind("favoured", ["seat", "card"], "URU-GOD-10")
NO_FAVOUR: Final = EventKind("no-favour", ["card"], "URU-GOD-12")
KEPT: Final = EventKind("kept", ["seat", "card"], "URU-EVT-11")
SPENT_FAVOUR: Final = EventKind("spent-favour", ["seat", "card"], "URU-SET-20")
BID_SET: Final = EventKind("bid-set", ["seat"], "URU-DIS-01")
REVEALED: Final = EventKind("revealed", ["seat", "number", "other-number"], "URU-DIS-01")
SPARED: Final = EventKind("spared", ["seat"], "URU-DIS-02")
VICTIM: Final = EventKind("victim", ["seat"], "URU-DIS-02")
LOST_DISC: Final = EventKind("lost-disc", ["seat", "slot", "card"], "URU-DIS-05")
LOST_DISCOVERY: Final = EventKind("lost-discovery", ["seat", "card"], "URU-DIS-07")
ERUPTED: Final = EventKind("erupted", ["seat"], "URU-DIS-09")
END_TRIGGERED: Final = EventKind("end-triggered", ["number"], "URU-END-02")
STALLED: Final = EventKind("stalled", [], "URU-RUL-50")
LAST_ROUND: Final = EventKind("last-round", [], "URU-END-03")
LYRE_PLACED: Final = EventKind("lyre-placed", ["seat", "card"], "URU-SCORE-05")
SCORED: Final = EventKind("scored", ["seat", "number"], "URU-SCORE-11")

EVENTS: Final = [
    STARTED, DEALT, TURN_BEGAN, DREW, DREW_HIDDEN, TOOK, RESHUFFLED, BOXED, REFILLED, LEFT_DISPLAY, OMEN, TRIGGERED,
    EVENT_DISCARDED, FACEDOWN_DRAWN, FACEDOWN_DISCARDED, EVENT_VOID, PLACED, RETURNED, DISCOUNTED, DISCARDED, USED, GAINED, ROBBED, FILLED, EXCHANGED, PAID,
    SETTLED, MOVED, SWAPPED, EVENT_BEGAN, DISC_REMOVED, BID_MADE, PASSED, AUCTION_WON, AUCTION_VOID, FAVOURED, NO_FAVOUR,
    KEPT, SPENT_FAVOUR, BID_SET, REVEALED, SPARED, VICTIM, LOST_DISC, LOST_DISCOVERY, ERUPTED, END_TRIGGERED, STALLED,
    LAST_ROUND, LYRE_PLACED, SCORED,
]  # fmt: skip
