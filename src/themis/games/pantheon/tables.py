"""One content of Panthéon as tables of whole numbers, for the rules to read: a state carries it as `s.t`.

The number of a people, card, deity, demigod or tile is the place of its row.
"""

from __future__ import annotations

from typing import Final, final

from themis.books.content import Content, Row
from themis.core.native import i64, vec
from themis.games.pantheon.content import COLUMN_SPACE, FEWEST_SEATS, MOST_SEATS, RANKS
from themis.games.pantheon.land import Land
from themis.games.pantheon.moves import Moves
from themis.games.pantheon.schema import ABILITIES, COSTS, EFFECTS, TILE_EFFECTS


@final
class Tables:
    """What is printed, and the numbers of the rules; never changed, and shared by all states of a game."""

    __slots__ = (
        "moves", "land", "takes_foot", "place_of",
        "epochs", "epoch_points", "epoch_scored", "column_points",
        "peoples", "people_slugs", "ability", "people_amount",
        "cards", "card_slugs", "card_copies", "card_special", "card_value", "movement_steps",
        "deities", "deity_slugs", "deity_effect", "deity_amount", "deity_copies", "deity_cost", "deity_numbers", "deity_cards_only",
        "values", "value_copies", "top_values",
        "tiles", "tile_slugs", "tile_effect", "tile_amount", "tile_feet", "tile_columns", "tile_copies", "tile_is_bonus",
        "feet", "columns", "start_feet", "start_columns", "printed_feet", "printed_columns", "hand_start", "display", "more_deities",
        "big_foot_steps", "place_price", "occupied_price", "piece_price", "rank_price", "draw_cards", "react_cards", "ending_points",
    )  # fmt: skip

    def __init__(self, found: Content) -> None:
        epochs = found.rows("epoch")
        peoples = found.rows("people")
        cards = found.rows("card")
        deities = found.rows("deity")
        demigods = found.rows("demigod")
        tiles = found.rows("tile")
        moves = Moves(found)
        land = Land(found)
        places = [0] * len(land.slugs)
        for k in range(len(moves.foot_of)):
            places[moves.foot_of[k]] = k
        for k in range(len(moves.column_of)):
            places[moves.column_of[k]] = k

        self.moves: Final = moves
        self.land: Final = land
        # By space: the place of its choice in `foot`, or in `column`, and which of the two it is.
        self.place_of: Final = vec[i64](places)
        self.takes_foot: Final = vec[i64]([0 if kind == COLUMN_SPACE else 1 for kind in land.kind])

        self.epochs: Final[i64] = len(epochs)
        self.epoch_points: Final = numbers(epochs, "points")
        self.epoch_scored: Final = flags(epochs, "scored")
        # By number of columns on the map.
        self.column_points: Final = vec[i64](
            [columns * rate_at(found.rows("rate"), columns) for columns in range(found.number("columns") + 1)]
        )

        self.peoples: Final[i64] = len(peoples)
        self.people_slugs: Final = ids(peoples)
        self.ability: Final = vec[i64]([ABILITIES.index(row.text("ability")) for row in peoples])
        self.people_amount: Final = numbers(peoples, "amount")

        self.cards: Final[i64] = len(cards)
        self.card_slugs: Final = ids(cards)
        self.card_copies: Final = numbers(cards, "copies")
        self.card_special: Final = flags(cards, "special")
        # Of money; of others nothing.
        self.card_value: Final = vec[i64]([row.number("value") if row.text("kind") == "money" else 0 for row in cards])
        self.movement_steps: Final[i64] = cards[0].number("value")

        self.deities: Final[i64] = len(deities)
        self.deity_slugs: Final = ids(deities)
        self.deity_effect: Final = vec[i64]([EFFECTS.index(row.text("effect")) for row in deities])
        self.deity_amount: Final = numbers(deities, "amount")
        self.deity_copies: Final = numbers(deities, "copies")
        # As many numbers as a cost can have, the topmost first, 0 for none; and how many there are.
        self.deity_cost: Final = vec[i64]([row.number(name) for row in deities for name in COSTS])
        self.deity_numbers: Final = vec[i64]([len([name for name in COSTS if row.number(name)]) for row in deities])
        self.deity_cards_only: Final = flags(deities, "cards_only")

        # By demigod: they are counted by row.
        self.values: Final = numbers(demigods, "value")
        self.value_copies: Final = numbers(demigods, "copies")
        self.top_values: Final = vec[i64]([1 if row.text("part") == "top" else 0 for row in demigods])

        self.tiles: Final[i64] = len(tiles)
        self.tile_slugs: Final = ids(tiles)
        self.tile_effect: Final = vec[i64]([TILE_EFFECTS.index(row.text("effect")) for row in tiles])
        self.tile_amount: Final = numbers(tiles, "amount")
        self.tile_feet: Final = numbers(tiles, "feet")
        self.tile_columns: Final = numbers(tiles, "columns")
        self.tile_copies: Final = numbers(tiles, "copies")
        self.tile_is_bonus: Final = vec[i64]([1 if row.text("kind") == "bonus" else 0 for row in tiles])

        self.feet: Final[i64] = found.number("feet")
        self.columns: Final[i64] = found.number("columns")
        self.printed_feet: Final[i64] = found.number("start_feet")
        self.printed_columns: Final[i64] = found.number("start_columns")
        # By number of players, where a table chooses so.
        self.start_feet: Final = vec[i64](by_seats(found, "start_feet"))
        self.start_columns: Final = vec[i64](by_seats(found, "start_columns"))
        self.hand_start: Final[i64] = found.number("hand_start")
        self.display: Final[i64] = found.number("display")
        self.more_deities: Final[i64] = found.number("more_deities")
        self.big_foot_steps: Final[i64] = found.number("big_foot_steps")
        self.place_price: Final[i64] = found.number("place_price")
        self.occupied_price: Final[i64] = found.number("occupied_price")
        self.piece_price: Final[i64] = found.number("piece_price")
        # By rank; no tile costs nothing.
        self.rank_price: Final = vec[i64]([0] + [found.number(f"rank_{rank}_price") for rank in range(1, RANKS + 1)])
        self.draw_cards: Final[i64] = found.number("draw_cards")
        self.react_cards: Final[i64] = found.number("react_cards")
        self.ending_points: Final[i64] = found.number("ending_points")


def ids(rows: list[Row]) -> list[str]:
    return [row.id for row in rows]


def numbers(rows: list[Row], column: str) -> vec[i64]:
    return vec[i64]([row.number(column) for row in rows])


def flags(rows: list[Row], column: str) -> vec[i64]:
    return vec[i64]([1 if row.flag(column) else 0 for row in rows])


def rate_at(rates: list[Row], columns: int) -> int:
    """What each of so many columns is worth.  PAN-SCORE-04, PAN-SCORE-05"""
    reached = [row.number("points") for row in rates if row.number("columns") <= columns]
    return reached[-1] if reached else 0


def by_seats(found: Content, name: str) -> list[int]:
    """Numbers such as `start_feet_3`, to be read by number of players."""
    return [found.number(f"{name}_{seats}") if seats >= FEWEST_SEATS else 0 for seats in range(MOST_SEATS + 1)]
