"""The end of the game, from the last disc to the shared victory: trigger, last round, stalls, and every source of points (chapters END and SCORE)."""

import pytest
from games.uruk.laying import GAME, Table, rule, table

FULL = ("vault", "pulley", "scales")
PRICE_IV = "pay rrpyb"


def about_to_end(seats: int = 3, pool: int = 4) -> Table:
    """The last disc of epoch IV can be bought by every seat."""
    t = table(seats).epochs(0, 0, 0, 1, pool=pool).display(*FULL)
    for seat in range(seats):
        t.tableau(seat, "kiln").stock(seat, "rrpyb")
    return t


def idle(t: Table, turns: int) -> Table:
    return t.play(*["end"] * turns)


# The trigger


@rule("URU-END-01")
def test_buying_the_last_disc_of_epoch_iv_triggers_the_end() -> None:
    t = about_to_end().turn(0)

    t.play("disc 1", PRICE_IV)

    assert "end-triggered" in t.event_names
    assert "last-disc-bought" == t.view(-1)["ending"]


@rule("URU-END-01", "URU-RUL-32")
def test_an_event_that_removes_the_last_disc_of_epoch_iv_triggers_the_end() -> None:
    t = about_to_end().resolve("ishtar")

    assert ["event-began", "disc-removed", "end-triggered"] == t.event_names
    assert "last-disc-removed" == t.view(-1)["ending"]


@rule("URU-END-01")
def test_emptying_an_earlier_epoch_does_not_trigger_the_end() -> None:
    t = table().epochs(0, 0, 1, 3).tableau(0, "kiln").stock(0, "rpyb").turn(0)

    t.play("disc 1", "pay rpyb")

    assert "end-triggered" not in t.event_names
    assert "" == t.view(-1)["ending"]


@rule("URU-END-02")
def test_the_pool_goes_on_epoch_iv_at_the_trigger() -> None:
    t = about_to_end(pool=4).turn(0)

    t.play("disc 1", PRICE_IV)

    assert [0, 0, 0, 4] == t.discs_left
    assert 0 == t.state.pool


@rule("URU-END-02")
def test_the_discs_of_the_pool_are_bought_at_the_price_of_epoch_iv() -> None:
    t = about_to_end().turn(0).play("disc 1", PRICE_IV, "end")

    t.play("disc 1")

    assert [PRICE_IV] == t.options


@rule("URU-RUL-32")
def test_the_disc_removed_by_the_event_goes_on_epoch_iv_with_the_pool_before_hands_are_cut() -> None:
    t = about_to_end(pool=4).hand(0, *["axe", "road", "statuette"] * 3).resolve("ishtar")

    assert "HandLimit" == t.asked
    assert [0, 0, 0, 5] == t.discs_left
    assert 0 == t.state.pool


# The last rounds


@rule("URU-END-03")
def test_the_round_is_finished_and_one_last_round_played() -> None:
    t = about_to_end().turn(1)
    t.play("disc 1", PRICE_IV, "end")
    assert [2] == t.waiting
    assert "last-round" not in t.event_names

    t.play("end")
    assert [0] == t.waiting
    assert ["last-round", "turn-began"] == t.event_names
    idle(t, 2)
    assert not t.state.over
    idle(t, 1)

    assert t.state.over
    assert ["scored", "scored", "scored"] == t.event_names


@rule("URU-END-03")
@pytest.mark.parametrize("buyer", [0, 1, 2])
def test_all_players_have_the_same_number_of_turns(buyer: int) -> None:
    """Seat 1 is the first player, so a round goes 1, 2, 0."""
    t = about_to_end().first(1).turn(1)
    turns = [0, 1, 0]

    while not t.state.over:
        seat = t.waiting[0]
        if seat == buyer and t.offers("disc 1") and not t.state.ending:
            t.play("disc 1", PRICE_IV)
        t.play("end")
        if not t.state.over:
            turns[t.waiting[0]] += 1

    assert [2, 2, 2] == turns


@rule("URU-END-04")
def test_events_work_in_full_in_the_rest_of_the_round() -> None:
    t = about_to_end(pool=4).omen("ishtar").turn(0)
    t.play("disc 1", PRICE_IV, "end")

    t.play("draw", chance=["enlil", "axe"])
    t.play("end")

    assert ["event-began", "disc-removed"] == t.event_names
    assert [0, 0, 0, 3] == t.discs_left
    assert 1 == t.state.pool
    assert "Ishtar" == t.asked


@rule("URU-END-04")
def test_the_first_step_of_an_event_is_skipped_if_epoch_iv_is_empty() -> None:
    t = about_to_end(pool=0).omen("ishtar").facedown("enlil").turn(0)

    t.play("disc 1", PRICE_IV, "end")

    assert ["event-began"] == t.event_names
    assert 0 == t.state.pool
    assert "Ishtar" == t.asked


@rule("URU-END-05")
def test_event_cards_drawn_in_the_last_round_are_discarded_and_replaced() -> None:
    t = about_to_end().last_round().turn(0)

    t.play("draw", chance=["ishtar", "enlil", "axe"])

    assert ["event-void", "event-void", "drew", "drew-hidden"] == t.event_names
    assert ["ishtar", "enlil"] == t.discard_pile
    assert ["axe"] == t.hand_of(0)
    assert t.view(0)["omen"] is None


@rule("URU-END-05")
def test_an_omen_still_lying_in_the_last_round_stays_inert() -> None:
    t = about_to_end().omen("drought").last_round().turn(0)

    t.play("draw", chance=["ishtar", "axe"])
    t.play("take vault")
    t.play("end", chance=["enlil", "road"])

    assert ["event-void", "refilled", "turn-began"] == t.event_names
    assert "drought" == t.view(0)["omen"]
    assert ["ishtar", "enlil"] == t.discard_pile


@rule("URU-END-06", "URU-RUL-41")
def test_an_event_pending_when_the_last_round_begins_is_resolved_before_it() -> None:
    t = about_to_end(pool=4).omen("ishtar").facedown("enlil").turn(2)

    t.play("disc 1", PRICE_IV, "end")
    assert ["event-began", "disc-removed"] == t.event_names
    assert [0, 0, 0, 3] == t.discs_left
    t.play("gain red", "gain red", "gain red")

    assert ["last-round", "turn-began"] == t.event_names[-2:]
    assert [0] == t.waiting


@rule("URU-END-07", "URU-RUL-32")
def test_discs_lost_after_the_trigger_stay_in_the_pool() -> None:
    t = about_to_end(pool=4).omen("drought").facedown("enlil").turn(2)
    t.play("disc 1", PRICE_IV, "end", "bid 0", "bid 0", "bid 0", "lose 1")
    assert [0, 0, 0, 3] == t.discs_left
    assert 2 == t.state.pool

    idle(t, 3)

    assert t.state.over
    assert [0, 0, 0, 3] == t.discs_left
    assert 2 == t.state.pool


@rule("URU-END-07", "URU-END-08", "URU-RUL-32")
def test_emptying_epoch_iv_again_has_no_effect() -> None:
    t = about_to_end(pool=1).omen("ishtar").turn(0)
    t.play("disc 1", PRICE_IV, "end")

    t.play("draw", chance=["enlil", "axe"])
    t.play("end")

    assert ["event-began", "disc-removed"] == t.event_names
    assert [0, 0, 0, 0] == t.discs_left
    assert 1 == t.state.pool


@rule("URU-END-08")
def test_buying_the_last_disc_again_does_not_prolong_the_game() -> None:
    t = about_to_end(pool=1).turn(2).play("disc 1", PRICE_IV, "end")

    t.play("disc 1", PRICE_IV)
    assert "end-triggered" not in t.event_names
    idle(t, 3)

    assert t.state.over


# Stalls


@rule("URU-RUL-50")
def test_three_rounds_without_an_action_trigger_the_end() -> None:
    t = table().display(*FULL).epochs(3, 6, 4, 1, pool=2).turn(0)
    idle(t, 5)
    assert "stalled" not in t.event_names

    idle(t, 1)
    assert ["stalled", "end-triggered", "last-round", "turn-began"] == t.event_names
    assert [3, 6, 4, 3] == t.discs_left
    idle(t, 2)

    assert t.state.over
    assert "stall" == GAME.outcome(t.state).reason


@rule("URU-RUL-50")
def test_an_action_of_any_player_breaks_the_silence() -> None:
    t = table().tableau(1, "kiln").display(*FULL).turn(0)
    idle(t, 5)

    t.play("use kiln", "end")
    assert ["turn-began"] == t.event_names
    idle(t, 5)
    assert "stalled" not in t.event_names
    idle(t, 1)

    assert "stalled" in t.event_names


@rule("URU-RUL-50")
def test_the_free_swap_is_no_action_and_does_not_break_the_silence() -> None:
    t = table().tableau(0, "wheel-and-axle").stock(0, "r").display(*FULL).turn(0)

    t.play("use wheel-and-axle", "swap red blue", "end", "end")
    t.play("use wheel-and-axle", "swap blue red", "end", "end")
    t.play("use wheel-and-axle", "swap red blue", "end", "end")

    assert "stalled" in t.event_names


def shove(t: Table, rounds: int) -> Table:
    """Rounds in which a disc goes to and fro, and nothing else happens."""
    for _ in range(rounds):
        t.play("use gear-wheel")
        t.play(t.options[0], "end", "end")
    return t


@rule("URU-RUL-50")
def test_twelve_rounds_without_card_discovery_or_disc_trigger_the_end() -> None:
    t = table().tableau(0, "gear-wheel 1", "vault").display("pulley", "scales", "lyre").turn(0)

    assert "stalled" not in shove(t, 11).event_names
    assert "stalled" in shove(t, 1).event_names


@rule("URU-RUL-50")
def test_a_card_taken_breaks_the_barren_time() -> None:
    t = table().tableau(0, "gear-wheel 1", "vault").display("pulley", "scales", "lyre").turn(0)
    shove(t, 11)

    t.play("take lyre", "end", "end")
    assert "stalled" not in t.event_names

    assert "stalled" not in shove(t, 11).event_names
    assert "stalled" in shove(t, 1).event_names


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
