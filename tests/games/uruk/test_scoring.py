"""Every source of points, the Lyre and the Scales before them, and who wins (chapter SCORE)."""

import pytest
from games.uruk.laying import GAME, rule, table

from themis.core.frame import forced

FULL = ("vault", "pulley", "scales")


# Points


@rule("URU-SCORE-01")
@pytest.mark.parametrize("card", ["net", "kiln", "vault", "ziggurat"])
def test_a_bare_discovery_is_worth_one_point(card: str) -> None:
    assert [1, 0] == table().tableau(0, card).finish().scores


@rule("URU-SCORE-02")
@pytest.mark.parametrize(("card", "points"), [("net", 1), ("kiln", 2), ("vault", 3), ("ziggurat", 4)])
def test_a_village_is_worth_the_level_of_its_discovery(card: str, points: int) -> None:
    assert [points, 0] == table().tableau(0, f"{card} 1").finish().scores


@rule("URU-SCORE-03")
@pytest.mark.parametrize(("card", "points"), [("net", 2), ("kiln", 4), ("vault", 6), ("ziggurat", 8)])
def test_a_city_is_worth_twice_the_level_of_its_discovery(card: str, points: int) -> None:
    assert [points, 0] == table().tableau(0, f"{card} 2").finish().scores


@rule("URU-SCORE-04")
@pytest.mark.parametrize(("stock", "points"), [("", 0), ("rrr", 0), ("rpyb", 1), ("rrrrppp", 1), ("rrrrbbbb", 2)])
def test_four_cubes_of_the_stock_are_worth_a_point_whatever_their_colours(stock: str, points: int) -> None:
    assert [points, 0] == table().stock(0, stock).finish().scores


@rule("URU-SCORE-04")
def test_cubes_on_cards_score_nothing() -> None:
    assert [1, 0] == table().tableau(0, "net 0 ppp").stock(0, "r").finish().scores


@rule("URU-SCORE-09")
def test_ninurta_is_worth_a_point_per_city_of_its_owner() -> None:
    t = table().tableau(0, "kiln 2", "axe 2", "net 1").tableau(1, "kiln 2").kept(0, "ninurta").finish()

    assert [4 + 4 + 1 + 2, 4] == t.scores


@rule("URU-SCORE-10")
def test_hand_cards_and_half_price_cards_score_nothing() -> None:
    t = table().hand(0, "ziggurat", "vault", "kiln").kept(0, "marduk", "nannar").tableau(0, "net 2").finish()

    assert [2, 0] == t.scores


# The Lyre


@rule("URU-SCORE-05")
def test_the_owner_of_a_lyre_may_place_one_more_discovery_for_its_level_in_points() -> None:
    t = table().tableau(0, "lyre").hand(0, "kiln", "kiln", "road", "road").finish()
    assert [0] == t.waiting
    assert ["pass", "place kiln", "place road"] == t.options

    t.play("place kiln", "copy")

    assert t.state.over
    assert [1 + 2, 0] == t.scores
    assert ["road", "road"] == t.hand_of(0)


@rule("URU-SCORE-05")
def test_the_lyre_may_pay_with_pairs() -> None:
    t = table().tableau(0, "lyre").hand(0, "kiln", "axe", "shadoof").finish()

    t.play("place kiln", "pair pink", "discard axe", "discard shadoof")

    assert [1 + 2, 0] == t.scores
    assert ["axe", "shadoof"] == t.discard_pile


@rule("URU-SCORE-05")
def test_the_lyre_may_use_a_discount() -> None:
    t = table().tableau(0, "lyre", "city-wall").hand(0, "kiln").finish()

    t.play("place kiln", "discount")

    assert [2 + 2, 0] == t.scores


@rule("URU-SCORE-05")
def test_the_discovery_of_the_lyre_must_be_payable_different_and_of_a_reachable_level() -> None:
    t = table().tableau(0, "lyre", "kiln").hand(0, "kiln", "kiln", "ziggurat", "road").finish()

    assert ["pass", "place road"] == t.options
    assert ["URU-INV-02"] == t.why("place kiln")
    assert ["URU-INV-08"] == t.why("place ziggurat")
    assert ["URU-SCORE-05"] == t.why("place axe")


@rule("URU-SCORE-05")
def test_the_level_of_the_lyre_itself_allows_level_four() -> None:
    """So the level rule never forbids anything to the owner of a Lyre."""
    t = table().tableau(0, "lyre").hand(0, *["ziggurat"] * 4).finish()

    t.play("place ziggurat", "copy", "copy", "copy")

    assert [1 + 4, 0] == t.scores


@rule("URU-SCORE-05")
def test_without_a_lyre_nothing_is_asked_before_scoring() -> None:
    t = table().tableau(0, "coinage").hand(0, "kiln", "kiln").finish()

    assert t.state.over


@rule("URU-SCORE-06", "URU-RUL-42")
def test_the_discovery_of_the_lyre_needs_no_slot_and_replaces_nothing() -> None:
    t = table().tableau(0, "lyre", "road", "axe", "statuette", "sailing-ship").hand(0, "kiln", "kiln").finish()

    t.play("place kiln", "copy")

    assert ["lyre 0", "road 0", "axe 0", "statuette 0", "sailing-ship 0"] == t.slots_of(0)
    assert [5 + 2, 0] == t.scores


@rule("URU-SCORE-06")
def test_the_discovery_of_the_lyre_scores_its_level_and_no_point_for_being_bare() -> None:
    t = table().tableau(0, "lyre 1").hand(0, "net").finish()

    t.play("place net")

    assert [3 + 1, 0] == t.scores


@rule("URU-RUL-42")
def test_the_owner_of_a_lyre_may_decline() -> None:
    t = table().tableau(0, "lyre").hand(0, "net").finish()

    t.play("pass")

    assert t.state.over
    assert [1, 0] == t.scores
    assert ["net"] == t.hand_of(0)


@rule("URU-RUL-42")
def test_the_discount_is_fresh_for_the_lyre_whatever_was_used_in_the_last_turn() -> None:
    t = table().tableau(1, "lyre", "city-wall").hand(1, "kiln").used("city-wall").display(*FULL).last_round().turn(1)

    t.play("end", "place kiln", "discount")

    assert [0, 2 + 2] == t.scores


@rule("URU-SCORE-05")
def test_each_owner_of_a_lyre_is_asked_beginning_with_the_first_player() -> None:
    t = table(3).first(1).tableau(0, "lyre").tableau(2, "lyre").finish()

    assert [2] == t.waiting
    t.play("pass")
    assert [0] == t.waiting


# The Scales


@rule("URU-SCORE-07")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ([], 0),
        (["kiln"], 1),
        (["kiln", "kiln", "vault"], 1),
        (["kiln", "axe", "statuette"], 3),
        (["kiln", "axe", "statuette", "sailing-ship", "lyre"], 4),
    ],
)
def test_the_scales_count_the_colours_in_hand(hand: list[str], points: int) -> None:
    t = table().tableau(0, "scales", "road", "domestication", "rollers", "water-wheel").hand(0, *hand).finish()

    assert [5 + points, 0] == t.scores


@rule("URU-SCORE-07", "URU-RUL-43")
def test_the_scales_score_nothing_unless_the_other_discoveries_show_all_colours() -> None:
    t = table().tableau(0, "scales", "road", "rollers", "water-wheel").hand(0, "kiln", "axe").finish()

    assert [4, 0] == t.scores


@rule("URU-RUL-43")
def test_the_scales_may_show_a_colour_themselves_if_the_table_plays_so() -> None:
    t = table(scales_needs_four_others="no").tableau(0, "scales", "road", "rollers", "water-wheel").hand(0, "kiln", "axe").finish()

    assert [4 + 2, 0] == t.scores


@rule("URU-SCORE-08")
def test_the_discovery_of_the_lyre_counts_for_the_scales_and_the_cards_spent_do_not() -> None:
    t = table().tableau(0, "scales", "lyre", "kiln", "water-wheel").hand(0, "axe", "axe", "road").finish()

    t.play("place axe", "copy")

    assert [4 + 2 + 1, 0] == t.scores


@rule("URU-RUL-42", "URU-SCORE-08")
def test_the_lyre_comes_before_the_scales() -> None:
    t = table().tableau(0, "scales", "lyre", "kiln", "water-wheel").hand(0, "axe", "axe", "road").finish()

    t.play("pass")

    assert [4, 0] == t.scores


@rule("URU-RUL-59")
def test_scales_placed_by_the_lyre_score_as_scales_too() -> None:
    t = (
        table()
        .tableau(0, "lyre", "kiln", "domestication", "water-wheel")
        .hand(0, "scales", "scales", "scales", "road", "statuette")
        .finish()
    )

    t.play("place scales", "copy", "copy")

    assert [4 + 3 + 2, 0] == t.scores


# Winning


@rule("URU-SCORE-11")
def test_the_most_points_win() -> None:
    t = table(3).tableau(0, "kiln 1").tableau(1, "vault 1").tableau(2, "net 1").finish()

    assert [2, 1, 3] == GAME.outcome(t.state).ranks


@rule("URU-SCORE-11")
def test_a_tie_goes_to_the_most_cities() -> None:
    t = table().tableau(0, "kiln 1", "axe 1").tableau(1, "kiln 2").finish()

    assert [4, 4] == t.scores
    assert [2, 1] == GAME.outcome(t.state).ranks


@rule("URU-SCORE-12", "URU-RUL-44")
def test_if_cities_are_equal_too_the_victory_is_shared() -> None:
    t = table(3).tableau(0, "kiln 2").tableau(1, "axe 2").tableau(2, "net 1").finish()

    assert [1, 1, 3] == GAME.outcome(t.state).ranks


@rule("URU-SCORE-05", "URU-GOD-07")
def test_no_refusal_without_a_pause_tells_that_nothing_in_a_hand_can_be_placed() -> None:
    lyre = table().tableau(0, "lyre").tableau(1, "kiln").display(*FULL).last_round().turn(1).play("use kiln", "end")
    enlil = table().tableau(0, "kiln").hand(0, "net", "kiln").resolve("enlil").play("bid 1", "pass", "discard net")
    assert [("LyreOffer", 1, None), ("FreeDiscovery", 1, None)] == [(t.asked, len(t.options), forced(t.state)) for t in (lyre, enlil)]
