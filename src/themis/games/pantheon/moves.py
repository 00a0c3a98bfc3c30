"""Everything a player of Panthéon can decide and everything the log can say, declared once.

Where the printed words are mixed up or lost, these are the right ones.  PAN-RUL-37, PAN-RUL-42
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, final

from themis.books.content import Content
from themis.core.choice import Catalogue, Domain, numbers, verb
from themis.core.event import EventKind
from themis.core.native import i64, vec
from themis.games.pantheon.content import FIRST_MONEY, NUMBERS_OF_COST, OFFERING_COUNT, RANKS
from themis.games.pantheon.schema import OFFERINGS, PIECES

# A type of offering for each number of a cost, the topmost first, by the initials of the types: those for one number, for two, and so on.
_offers: Final = [list(types) for length in range(1, NUMBERS_OF_COST + 1) for types in permutations(range(OFFERING_COUNT), length)]
OFFER_SLUGS: Final = ["".join([OFFERINGS[offering][0] for offering in types]) for types in _offers]
OFFER_TYPES: Final = vec[i64]([offering for types in _offers for offering in types + [-1] * (NUMBERS_OF_COST - len(types))])
# By how many numbers a cost has: the first offer for it. The first four are the types alone: `offer.of(offering)` relies on it.
OFFER_START: Final = vec[i64]([len([types for types in _offers if len(types) < length]) for length in range(NUMBERS_OF_COST + 2)])

# What chance is asked for.
STREAMS: Final = ["first-player", "deal", "bonus", "cards", "peoples", "deities", "bag", "demigods"]
FIRST_STREAM: Final = 0
DEAL_STREAM: Final = 1
BONUS_STREAM: Final = 2
CARDS_STREAM: Final = 3
PEOPLES_STREAM: Final = 4
DEITIES_STREAM: Final = 5
BAG_STREAM: Final = 6
DEMIGODS_STREAM: Final = 7

# ---------------------------------------------------------------- Events


@final
class Drawing:
    """How cards from the pile are told, to their owner and to the others, by the rule behind them."""

    __slots__ = ("drew", "drew_hidden")

    def __init__(self, rule: str) -> None:
        self.drew: Final = EventKind("drew", ["seat", "card"], rule)
        self.drew_hidden: Final = EventKind("drew-hidden", ["seat"], rule)


DRAW_BY_ACTION: Final = Drawing("PAN-DRAW-01")
DREW_AT_SETUP: Final = DRAW_BY_ACTION.drew.by("PAN-SETUP-17")
DRAW_AS_REACTION: Final = Drawing("PAN-REACT-07")
DRAW_BY_GALLIA: Final = Drawing("PAN-PEOPLE-01")
DRAW_TO_SIZE: Final = Drawing("PAN-PEOPLE-06")
DRAW_BY_PEOPLE: Final = Drawing("PAN-PEOPLE-12")
DRAW_BY_TILE: Final = Drawing("PAN-TILE-14")
DRAW_BY_DEITY: Final = Drawing("PAN-GOD-40")
DRAWINGS: Final = [DRAW_BY_ACTION, DRAW_AS_REACTION, DRAW_BY_GALLIA, DRAW_TO_SIZE, DRAW_BY_PEOPLE, DRAW_BY_TILE, DRAW_BY_DEITY]

# Set-up. Field names: seat, card, tile, deity, people, space, piece, offering, rank, value (of a demigod), number.
STARTED: Final = EventKind("started", ["seat"], "PAN-SETUP-20")
REFILLED_AT_SETUP: Final = EventKind("refilled", ["card"], "PAN-SETUP-14")
REFILLED: Final = REFILLED_AT_SETUP.by("PAN-DRAW-03")
BONUS_DEALT: Final = EventKind("bonus-received", ["seat", "tile"], "PAN-SETUP-18")
BONUS_CHOSEN: Final = BONUS_DEALT.by("PAN-VAR-01")

# Preparation.
EPOCH_BEGAN: Final = EventKind("epoch-began", ["number", "people"], "PAN-EPOCH-04")
DEITY_REVEALED: Final = EventKind("deity-revealed", ["deity"], "PAN-EPOCH-07")
TILE_LAID: Final = EventKind("tile-laid", ["tile", "space"], "PAN-EPOCH-09")
DEMIGOD_FOR_DEITY: Final = EventKind("demigod-revealed", ["value"], "PAN-EPOCH-15")
DEMIGOD_FOR_TILE: Final = DEMIGOD_FOR_DEITY.by("PAN-EPOCH-16")
TEMPLE_PLACED: Final = EventKind("temple-placed", ["people"], "PAN-EPOCH-19")
GALLIA_REVEALED: Final = EventKind("revealed-for", ["seat", "deity"], "PAN-PEOPLE-01")
GALLIA_REFUSED: Final = EventKind("deity-refused", ["seat", "deity"], "PAN-PEOPLE-04")
DISCARDED_TO_SIZE: Final = EventKind("discarded", ["seat", "card"], "PAN-PEOPLE-06")
SWAPPED: Final = EventKind("swapped", ["seat", "piece", "number"], "PAN-PEOPLE-07")

# Turns.
TURN_BEGAN: Final = EventKind("turn-began", ["seat"], "PAN-TURN-01")
AGAIN: Final = EventKind("again", ["seat"], "PAN-GOD-95")
BIG_FOOT_TAKEN: Final = EventKind("big-foot-taken", ["seat"], "PAN-MOVE-01")
FOLLOWED: Final = EventKind("followed", ["seat"], "PAN-REACT-02")

# Pieces; `number` is what the placement costs.
FOOT_PLACED: Final = EventKind("foot-placed", ["seat", "space", "number"], "PAN-MOVE-05")
FOOT_BOUGHT: Final = FOOT_PLACED.by("PAN-BUY-11")
COLUMN_PLACED: Final = EventKind("column-placed", ["seat", "space", "number"], "PAN-MOVE-08")
COLUMN_BOUGHT: Final = COLUMN_PLACED.by("PAN-BUY-11")
COLUMN_GIVEN: Final = EventKind("column-given", ["seat", "space"], "PAN-TILE-12")
JUMPED: Final = EventKind("jumped", ["seat", "space", "other-space"], "PAN-GOD-60")
TILE_TAKEN: Final = EventKind("tile-taken", ["seat", "tile", "space"], "PAN-MOVE-20")
STEPS_PAID: Final = EventKind("steps-paid", ["seat", "number"], "PAN-MOVE-23")
STEPS_PAID_IN_REACTION: Final = STEPS_PAID.by("PAN-REACT-06")
PIECE_BOUGHT: Final = EventKind("piece-bought", ["seat", "piece"], "PAN-BUY-09")
PIECE_GIVEN: Final = PIECE_BOUGHT.by("PAN-PEOPLE-09")
PIECES_GAINED: Final = EventKind("pieces-gained", ["seat", "piece", "number"], "PAN-TILE-02")
STEPS_GAINED: Final = EventKind("steps-gained", ["seat", "number"], "PAN-TILE-16")

# Offerings, money, cards.
OFFERING_BOUGHT: Final = EventKind("offering-bought", ["seat", "offering", "rank"], "PAN-BUY-03")
OFFERING_RAISED: Final = OFFERING_BOUGHT.by("PAN-BUY-05")
OFFERING_GIVEN: Final = OFFERING_BOUGHT.by("PAN-PEOPLE-09")
UPGRADED_BY_TILE: Final = EventKind("upgraded", ["seat", "offering", "rank"], "PAN-TILE-09")
UPGRADED_BY_PEOPLE: Final = UPGRADED_BY_TILE.by("PAN-PEOPLE-11")
UPGRADE_LOST: Final = EventKind("upgrade-lost", ["seat"], "PAN-TILE-11")
PAID: Final = EventKind("paid", ["seat", "card"], "PAN-BUY-18")
PAID_BY_DEITY: Final = EventKind("paid-by-deity", ["seat", "number"], "PAN-GOD-70")
OFFERED: Final = EventKind("offered", ["seat", "number", "card"], "PAN-CULT-07")
OFFERED_TO_GALLIA: Final = OFFERED.by("PAN-PEOPLE-03")
TOOK: Final = EventKind("took", ["seat", "card"], "PAN-DRAW-01")
TOOK_AS_REACTION: Final = TOOK.by("PAN-REACT-08")
RESHUFFLED: Final = EventKind("reshuffled", ["number"], "PAN-DRAW-04")
HANDED_IN: Final = EventKind("handed-in", ["number"], "PAN-DRAW-05")
MONEY_BY_TILE: Final = EventKind("money-taken", ["seat", "card"], "PAN-TILE-15")
MONEY_BY_DEITY: Final = MONEY_BY_TILE.by("PAN-GOD-30")
MONEY_TURNED: Final = EventKind("money-turned", ["people"], "PAN-PEOPLE-08")

# Deities and demigods; `number` is the points.
DEITY_BY_TILE: Final = EventKind("deity-gained", ["seat", "deity", "number"], "PAN-TILE-08")
DEITY_BY_DEITY: Final = DEITY_BY_TILE.by("PAN-GOD-10")
DEITY_BY_GALLIA: Final = DEITY_BY_TILE.by("PAN-PEOPLE-05")
DEITIES_RESHUFFLED: Final = EventKind("deities-reshuffled", ["number"], "PAN-GOD-06")
DEMIGOD_BY_TILE: Final = EventKind("demigod-taken", ["seat", "value"], "PAN-TILE-04")
DEMIGOD_BY_CULT: Final = DEMIGOD_BY_TILE.by("PAN-GOD-20")
DEMIGOD_DRAWN_BY_BONUS: Final = EventKind("demigod-drawn", ["seat", "value"], "PAN-TILE-05")
DEMIGOD_DRAWN_BY_DEITY: Final = DEMIGOD_DRAWN_BY_BONUS.by("PAN-GOD-21")
DEMIGOD_HIDDEN_BY_BONUS: Final = EventKind("demigod-hidden", ["seat"], "PAN-TILE-05")
DEMIGOD_HIDDEN_BY_DEITY: Final = DEMIGOD_HIDDEN_BY_BONUS.by("PAN-GOD-21")

# The end of an epoch and of the game.
LAST_TILE: Final = EventKind("last-tile", ["seat"], "PAN-PHASE-01")
LAST_DEITY: Final = EventKind("last-deity", ["seat"], "PAN-PHASE-02")
EPOCH_ENDED: Final = EventKind("epoch-ended", ["seat", "number"], "PAN-PHASE-05")
EPOCH_STALLED: Final = EventKind("epoch-stalled", ["number"], "PAN-RUL-41")
FEET_RETURNED: Final = EventKind("feet-returned", ["seat", "number"], "PAN-DECL-01")
DEMIGODS_SCORED: Final = EventKind("demigods-scored", ["seat", "number"], "PAN-SCORE-02")
COLUMNS_SCORED: Final = EventKind("columns-scored", ["seat", "columns", "number"], "PAN-SCORE-04")
RANKS_SCORED: Final = EventKind("ranks-scored", ["seat", "number"], "PAN-SCORE-08")
FINISHED: Final = EventKind("finished", ["seat", "number"], "PAN-END-01")

# What can be told whatever is printed; what peoples do is told in `Moves`.
TOLD: Final = [
    STARTED, DREW_AT_SETUP, REFILLED_AT_SETUP, REFILLED, BONUS_DEALT, BONUS_CHOSEN, EPOCH_BEGAN, DEITY_REVEALED, TILE_LAID, DEMIGOD_FOR_DEITY,
    DEMIGOD_FOR_TILE, TEMPLE_PLACED, GALLIA_REVEALED, GALLIA_REFUSED, DISCARDED_TO_SIZE, SWAPPED, TURN_BEGAN, AGAIN, BIG_FOOT_TAKEN,
    FOLLOWED, FOOT_PLACED, FOOT_BOUGHT, COLUMN_PLACED, COLUMN_BOUGHT, COLUMN_GIVEN, JUMPED, TILE_TAKEN, STEPS_PAID,
    STEPS_PAID_IN_REACTION, PIECE_BOUGHT, PIECE_GIVEN, PIECES_GAINED, STEPS_GAINED, OFFERING_BOUGHT, OFFERING_RAISED, OFFERING_GIVEN,
    UPGRADED_BY_TILE, UPGRADED_BY_PEOPLE, UPGRADE_LOST, PAID, PAID_BY_DEITY, OFFERED, OFFERED_TO_GALLIA, TOOK, TOOK_AS_REACTION,
    RESHUFFLED, HANDED_IN, MONEY_BY_TILE, MONEY_BY_DEITY, MONEY_TURNED, DEITY_BY_TILE, DEITY_BY_DEITY, DEITY_BY_GALLIA,
    DEITIES_RESHUFFLED, DEMIGOD_BY_TILE, DEMIGOD_BY_CULT, DEMIGOD_DRAWN_BY_BONUS, DEMIGOD_DRAWN_BY_DEITY, DEMIGOD_HIDDEN_BY_BONUS,
    DEMIGOD_HIDDEN_BY_DEITY, LAST_TILE, LAST_DEITY, EPOCH_ENDED, EPOCH_STALLED, FEET_RETURNED, DEMIGODS_SCORED, COLUMNS_SCORED,
    RANKS_SCORED, FINISHED,
]  # fmt: skip
TOLD.extend([kind for drawing in DRAWINGS for kind in [drawing.drew, drawing.drew_hidden]])


# ---------------------------------------------------------------- Verbs


@final
class Moves:
    """The verbs over the spaces, cards, deities and tiles of one content, with their choices, and what is told of its peoples."""

    __slots__ = (
        "move", "buy", "worship", "take", "draw", "foot", "column", "jump", "offering", "piece", "pay", "offer",
        "take_cards", "reveal", "discard", "swap", "upgrade", "gain", "choose", "again", "decline", "finish",
        "catalogue", "foot_of", "column_of", "bonus_of", "ability", "worshipped", "tile_used", "events",
    )  # fmt: skip

    def __init__(self, found: Content) -> None:
        spaces = found.rows("space")
        cards = [row.id for row in found.rows("card")]
        feet = [place for place in range(len(spaces)) if spaces[place].text("kind") != "column"]
        columns = [place for place in range(len(spaces)) if spaces[place].text("kind") == "column"]
        tiles = found.rows("tile")
        bonuses = [place for place in range(len(tiles)) if tiles[place].text("kind") == "bonus"]
        card = Domain("card", cards)
        piece = Domain("piece", PIECES)
        offering = Domain("offering", OFFERINGS)
        foot_space = Domain("space", [spaces[place].id for place in feet])
        column_space = Domain("space", [spaces[place].id for place in columns])
        pieces = max(found.number("feet"), found.number("columns"))

        # A turn, and a reaction.
        self.move: Final = verb("move", "big-foot")
        self.buy: Final = verb("buy", "market")
        self.worship: Final = verb("worship", "deity", Domain("deity", [row.id for row in found.rows("deity")]))
        self.take: Final = verb("take", "display", card)
        self.draw: Final = verb("draw", "pile")
        # Placements and purchases.
        self.foot: Final = verb("foot", "space", foot_space)
        self.column: Final = verb("column", "space", column_space)
        self.jump: Final = verb("jump", "space", Domain("space", [row.id for row in spaces]))
        self.offering: Final = verb("offering", "offering", offering, numbers("rank", 1, RANKS))
        self.piece: Final = verb("piece", "supply", piece)
        self.pay: Final = verb("pay", "hand", Domain("card", cards[FIRST_MONEY:]))
        # A single offering stands for itself; of several types none stands for all.
        things = [OFFERINGS[place] if place < OFFERING_COUNT else "" for place in range(len(OFFER_SLUGS))]
        self.offer: Final = verb("offer", "hand", Domain("offerings", OFFER_SLUGS, things))
        # Peoples and tiles.
        self.take_cards: Final = verb("take-cards", "pile")
        self.reveal: Final = verb("reveal", "deity-stack")
        self.discard: Final = verb("discard", "hand", card)
        self.swap: Final = verb("swap", "reserve", piece, numbers("number", 1, pieces))
        self.upgrade: Final = verb("upgrade", "offering", offering)
        self.gain: Final = verb("gain", "supply", piece)
        self.choose: Final = verb("choose", "bonus", Domain("tile", [tiles[place].id for place in bonuses]))
        self.again: Final = verb("again", "again")
        self.decline: Final = verb("decline", closes=True)
        self.finish: Final = verb("finish", closes=True)
        self.catalogue: Final = Catalogue(
            [self.move, self.buy, self.worship, self.take, self.draw]
            + [self.foot, self.column, self.jump, self.offering, self.piece, self.pay, self.offer]
            + [self.take_cards, self.reveal, self.discard, self.swap, self.upgrade, self.gain, self.choose]
            + [self.again, self.decline, self.finish]
        )
        # The space or tile that a place of these domains stands for.
        self.foot_of: Final = vec[i64](feet)
        self.column_of: Final = vec[i64](columns)
        self.bonus_of: Final = vec[i64](bonuses)
        # By people: what it gives to everybody.
        self.ability: Final = [EventKind("people-gives", ["people"], row.rule()) for row in found.rows("people")]
        # By deity: it is gained by Cult. By tile: it is carried out.
        self.worshipped: Final = [EventKind("deity-worshipped", ["seat", "deity", "number"], row.rule()) for row in found.rows("deity")]
        self.tile_used: Final = [EventKind("tile-used", ["seat", "tile"], row.rule()) for row in tiles]
        self.events: Final = TOLD + self.ability + self.worshipped + self.tile_used
