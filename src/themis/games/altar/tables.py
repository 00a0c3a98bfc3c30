"""One content of Altar as tables of whole numbers, for the rules to read: a state carries it as `s.t`.

A follower's kind and a god's number are the places of their rows.
A bearer of effects is a follower, by its kind, or a god, by its number after all followers.
"""

from __future__ import annotations

from typing import Final, final

from themis.books.content import Content
from themis.core.native import i64, vec
from themis.games.altar.content import BONUSES, CLASSES, FORBIDDEN, MOST_SEATS, Effect, amount, effects_of, timing_of
from themis.games.altar.moves import Moves


@final
class Tables:
    """What is printed, by follower, by god, by effect and by number of players; never changed, and shared by all states of a game."""

    __slots__ = (
        "moves", "followers", "gods", "follower_slugs", "god_slugs",
        "copies", "all_cards", "removable", "class_of", "ritual", "timing", "first_altar_active",
        "first_effect", "effect", "effect_number", "effect_word",
        "warders", "hand_warders", "exempting", "sacrificed", "tie_winners", "forbidders", "hand_limit_by", "hand_limiters", "end_bonus",
        "begins", "wins_ties", "ritual_value", "spoils", "toll", "sifted_to_top", "sifted_to_bottom",
        "gods_each", "removed", "removed_inverse", "hand_start", "display", "sanctuary_supply", "draws_per_turn", "actions_per_turn",
        "altars", "altar_spaces", "sanctuary_spaces", "first_altars", "ritual_cost", "adoring_ritual_factor",
        "complete_progress", "complete_sanctuaries", "hand_limit",
    )  # fmt: skip

    def __init__(self, content: Content) -> None:
        followers = content.rows("follower")
        gods = content.rows("god")
        worn = [effects_of(row) for row in followers]
        powers = [effects_of(row) for row in gods]
        flat = [effect for effects in worn + powers for effect in effects]

        self.moves: Final = Moves(content)
        self.followers: Final[i64] = len(followers)
        self.gods: Final[i64] = len(gods)
        self.follower_slugs: Final = [row.id for row in followers]
        self.god_slugs: Final = [row.id for row in gods]

        self.copies: Final = vec[i64]([row.number("copies") for row in followers])
        self.all_cards: Final[i64] = sum([row.number("copies") for row in followers])
        self.removable: Final[i64] = [row.flag("removable") for row in followers].index(True)
        self.class_of: Final = vec[i64]([CLASSES.index(row.text("class")) for row in followers])
        self.ritual: Final = vec[i64]([row.number("ritual") for row in followers])
        self.timing: Final = vec[i64]([timing_of(row) for row in followers])
        self.first_altar_active: Final = vec[i64]([1 if row.text("first_altar") == "active" else 0 for row in gods])

        # The effects of a bearer are those from first_effect[bearer] up to, but not with, first_effect[bearer + 1].
        self.first_effect: Final = vec[i64](first_of(worn + powers))
        self.effect: Final = vec[i64]([effect.effect for effect in flat])
        self.effect_number: Final = vec[i64]([effect.number for effect in flat])
        self.effect_word: Final = vec[i64]([effect.word for effect in flat])

        # In force while such a follower adores: followers, a bit each; by class for those that keep a class out.
        self.warders: Final = vec[i64]([mask(worn, "ward", name) for name in CLASSES])
        self.hand_warders: Final = vec[i64]([mask(worn, "ward-hand", name) for name in CLASSES])
        self.exempting: Final[i64] = mask(worn, "exempt")
        self.sacrificed: Final[i64] = mask(worn, "sacrifice")
        self.tie_winners: Final[i64] = mask(worn, "win-ties")
        # In force as Influence: followers, a bit each, by what is forbidden.
        self.forbidders: Final = vec[i64]([mask(worn, "forbid", word) for word in FORBIDDEN])
        # The hand limit that a follower sets, for its owner while it adores, for the others as Influence; 0 for none.
        self.hand_limit_by: Final = vec[i64]([amount(effects, "hand-limit") for effects in worn])
        self.hand_limiters: Final[i64] = mask(worn, "hand-limit")
        # By follower, then by god, and by when it counts.
        self.end_bonus: Final = vec[i64]([amount(effects, "end-bonus", word) for effects in worn + powers for word in BONUSES])

        # Powers by god; those about a class by god and class.
        self.begins: Final = vec[i64]([amount(effects, "first-player") for effects in powers])
        self.wins_ties: Final = vec[i64]([amount(effects, "win-ties") for effects in powers])
        self.ritual_value: Final = vec[i64]([amount(effects, "ritual-value", name) for effects in powers for name in CLASSES])
        self.spoils: Final = vec[i64]([amount(effects, "spoils", name) for effects in powers for name in CLASSES])
        self.toll: Final = vec[i64]([amount(effects, "toll") for effects in powers])
        # How many cards a god's player sees instead of drawing blindly; 0 for a plain draw.
        self.sifted_to_top: Final = vec[i64]([amount(effects, "sift", "top") for effects in powers])
        self.sifted_to_bottom: Final = vec[i64]([amount(effects, "sift", "bottom") for effects in powers])

        # By number of players.
        self.gods_each: Final = vec[i64](by_seats(content, "gods_each"))
        self.removed: Final = vec[i64](by_seats(content, "removed"))
        self.removed_inverse: Final = vec[i64](by_seats(content, "removed_inverse"))
        self.hand_start: Final = vec[i64](by_seats(content, "hand"))
        self.display: Final = vec[i64](by_seats(content, "display"))
        self.sanctuary_supply: Final = vec[i64](by_seats(content, "sanctuaries"))
        self.draws_per_turn: Final = vec[i64](by_seats(content, "draws"))
        self.actions_per_turn: Final = vec[i64](by_seats(content, "actions"))

        self.altars: Final[i64] = content.number("altars")
        self.altar_spaces: Final[i64] = content.number("altar_spaces")
        self.sanctuary_spaces: Final[i64] = content.number("sanctuary_spaces")
        self.first_altars: Final[i64] = content.number("first_altars")
        self.ritual_cost: Final[i64] = content.number("ritual_cost")
        self.adoring_ritual_factor: Final[i64] = content.number("adoring_ritual_factor")
        self.complete_progress: Final[i64] = content.number("complete_progress")
        self.complete_sanctuaries: Final[i64] = content.number("complete_sanctuaries")
        self.hand_limit: Final[i64] = content.number("hand_limit")


def first_of(lists: list[list[Effect]]) -> list[int]:
    """Where each list begins if all are written one after the other, and where the last one ends."""
    return [sum([len(effects) for effects in lists[:bearer]]) for bearer in range(len(lists) + 1)]


def mask(worn: list[list[Effect]], name: str, word: str = "") -> int:
    """The followers that have an effect, a bit each."""
    # Through `int`, because the compiled shift of an i64 is only 32 bits wide.
    return sum([1 << kind for kind in range(len(worn)) if amount(worn[kind], name, word)])


def by_seats(content: Content, column: str) -> list[int]:
    """A column of the setup, to be read by number of players."""
    found = [0] * (MOST_SEATS + 1)
    for row in content.rows("setup"):
        found[row.number("players")] = row.number(column)
    return found
