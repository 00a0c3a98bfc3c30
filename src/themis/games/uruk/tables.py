"""One content of Uruk as tables of whole numbers, for the rules to read: a state carries it as `s.t`, and so does each of its sides.

A kind is a card's number: the discoveries first, then the event cards, each in the order of their rows.
"""

from __future__ import annotations

from typing import Final, final

from themis.books.content import Content, Row
from themis.core.native import i64, vec
from themis.games.uruk import content
from themis.games.uruk.content import COLOURS, EVENT_EFFECTS, FEWEST_SEATS, GROUPS, MOST_SEATS
from themis.games.uruk.moves import Moves


@final
class Tables:
    """What is printed, by kind of card, by epoch and by number of players; never changed, and shared by all states of a game."""

    __slots__ = (
        "moves", "discoveries", "kinds", "discovery_slugs", "kind_slugs", "epoch_slugs",
        "level", "colour", "copies", "function", "amount", "yields", "discount_of", "all_cards",
        "shadoof", "wheel", "lighthouse", "vault", "pipe", "scales", "coinage", "lyre", "water_clock", "ziggurat", "gear_wheel", "aqueduct",
        "lighthouse_cubes", "lighthouse_cards", "lighthouse_discs",
        "group", "effect", "compensated_by_card", "half_price_cards",
        "epochs", "epoch_city", "epoch_own_colour", "epoch_distinct", "epoch_total", "epoch_discs", "discs", "discs_in_play", "discarded_at_setup",
        "cubes_per_colour", "hand_start", "actions", "eruption_actions", "display", "slots", "tableau_limit", "long_tableau_limit", "hand_limit",
        "cubes_per_point", "first_reshuffle_removed", "gift_cubes", "earthquake_cards", "largest_bid",
    )  # fmt: skip

    def __init__(self, found: Content) -> None:
        rows = found.rows("discovery")
        events = found.rows("event")
        epochs = found.rows("epoch")
        lighthouse = rows[content.single(rows, "bid_bonus")]
        water_clock = rows[content.single(rows, "tableau_limit")]

        self.moves: Final = Moves(found)
        self.discoveries: Final[i64] = len(rows)
        self.kinds: Final[i64] = len(rows) + len(events)
        self.discovery_slugs: Final = [row.id for row in rows]
        self.kind_slugs: Final = [row.id for row in rows + events]
        self.epoch_slugs: Final = [row.id for row in epochs]

        # By discovery.
        self.level: Final = vec[i64]([row.number("level") for row in rows])
        self.colour: Final = vec[i64]([content.colour_of(row) for row in rows])
        self.copies: Final = vec[i64]([row.number("copies") for row in rows])
        self.function: Final = vec[i64]([content.function_of(row) for row in rows])
        self.amount: Final = vec[i64]([row.number("amount") for row in rows])
        # The colours a producer can yield, a bit each.
        self.yields: Final = vec[i64]([sum([1 << COLOURS.index(colour) for colour in row.texts("colours")]) for row in rows])
        # By colour: the discovery that makes those of its colour cheaper.
        self.discount_of: Final = vec[i64]([discount_card(rows, colour) for colour in range(len(COLOURS))])
        # Every card that can ever lie on the discard pile.
        self.all_cards: Final[i64] = content.cards(rows) + len(events)

        # The discoveries that the rules know as one card each.
        self.shadoof: Final[i64] = content.single(rows, "village_pay_with_cards")
        self.wheel: Final[i64] = content.single(rows, "free_swap_resource")
        self.lighthouse: Final[i64] = content.single(rows, "bid_bonus")
        self.vault: Final[i64] = content.single(rows, "settle_discount_any")
        self.pipe: Final[i64] = content.single(rows, "store_catch_up")
        self.scales: Final[i64] = content.single(rows, "end_hand_colours")
        self.coinage: Final[i64] = content.single(rows, "settle_discount_here")
        self.lyre: Final[i64] = content.single(rows, "end_extra_discovery")
        self.water_clock: Final[i64] = content.single(rows, "tableau_limit")
        self.ziggurat: Final[i64] = content.single(rows, "produce_missing_colours")
        self.gear_wheel: Final[i64] = content.single(rows, "action_move_disc")
        self.aqueduct: Final[i64] = content.single(rows, "action_convert_cards_resources")
        self.lighthouse_cubes: Final[i64] = lighthouse.number("cubes_bonus")
        self.lighthouse_cards: Final[i64] = lighthouse.number("cards_bonus")
        # By number of discs above it.
        self.lighthouse_discs: Final = vec[i64]([0, lighthouse.number("village_bonus"), lighthouse.number("city_bonus")])

        # By kind of card; only those of event cards are ever read.
        none = [0] * len(rows)
        self.group: Final = vec[i64](none + [GROUPS.index(row.text("group")) for row in events])
        self.effect: Final = vec[i64](none + [EVENT_EFFECTS.index(row.text("effect")) for row in events])
        self.compensated_by_card: Final = vec[i64](
            none + [1 if row.text("compensation") == "draw_1_card_optional" else 0 for row in events]
        )
        # Of the event cards that a side can keep, a bit each.
        self.half_price_cards: Final[i64] = sum(
            [1 << place for place in range(len(events)) if events[place].text("effect") == EVENT_EFFECTS[content.HALF_PRICE]]
        )

        # By epoch.
        self.epochs: Final[i64] = len(epochs)
        self.epoch_city: Final = vec[i64]([1 if row.flag("city") else 0 for row in epochs])
        self.epoch_own_colour: Final = vec[i64]([1 if row.flag("own_colour") else 0 for row in epochs])
        self.epoch_distinct: Final = vec[i64]([row.number("distinct") for row in epochs])
        self.epoch_total: Final = vec[i64]([row.number("distinct") + row.number("any") for row in epochs])

        # By number of players.
        self.epoch_discs: Final = [discs_laid_out(epochs, seats) for seats in range(MOST_SEATS + 1)]
        self.discs_in_play: Final = vec[i64]([sum(discs_laid_out(epochs, seats)) + seats for seats in range(MOST_SEATS + 1)])
        self.discarded_at_setup: Final = vec[i64](by_seats(found, "cards_to_discard"))

        self.discs: Final[i64] = found.number("discs")
        self.cubes_per_colour: Final[i64] = found.number("cubes_per_colour")
        self.hand_start: Final[i64] = found.number("hand_start")
        self.actions: Final[i64] = found.number("actions")
        self.eruption_actions: Final[i64] = found.number("eruption_actions")
        self.display: Final[i64] = found.number("display")
        self.slots: Final[i64] = content.most_slots(found)
        self.tableau_limit: Final[i64] = found.number("tableau_limit")
        self.long_tableau_limit: Final[i64] = water_clock.number("amount")
        self.hand_limit: Final[i64] = found.number("hand_limit")
        self.cubes_per_point: Final[i64] = found.number("cubes_per_point")
        self.first_reshuffle_removed: Final[i64] = found.number("first_reshuffle_removed")
        self.gift_cubes: Final[i64] = found.number("gift_cubes")
        self.earthquake_cards: Final[i64] = found.number("earthquake_cards")
        self.largest_bid: Final[i64] = content.largest_bid(found)


def discount_card(rows: list[Row], colour: int) -> int:
    """The one discovery that makes those of a colour cheaper.  URU-INV-19"""
    found = content.with_function(rows, content.DISCOUNT)
    return found[[content.colour_of(rows[place]) for place in found].index(colour)]


def discs_laid_out(epochs: list[Row], seats: int) -> list[int]:
    """Discs on the epoch cards at the start; none for a number of players that cannot be.  URU-SETUP-10, URU-SETUP-11"""
    return [row.number(f"discs_{seats}") if seats >= FEWEST_SEATS else 0 for row in epochs]


def by_seats(found: Content, name: str) -> list[int]:
    """Numbers such as `cards_to_discard_3`, to be read by number of players."""
    return [found.number(f"{name}_{seats}") if seats >= FEWEST_SEATS else 0 for seats in range(MOST_SEATS + 1)]
