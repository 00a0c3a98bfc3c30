"""Hostile cards: who may be aimed at, what protects, what it costs, what is hit (chapters PROT, TGT, GOD and CARD)."""

from __future__ import annotations

from collections import Counter

import pytest
from games.altar.laying import GAME, Table, kind, rule, table

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import apply


def fear(*hand: str) -> Table:
    """The God of Fear sits on seat 2 and has an altar; seat 0 holds these cards."""
    return table(3, "old", "love", "fear").realm("fear", active=1).hand(0, *hand)


# Targets


@rule("ALT-TGT-01", "ALT-TERM-02")
def test_hostile_cards_aim_at_others_only() -> None:
    t = table(3).realm("old", active=1).realm("love", active=1).adorers("old", "scribe").hand(0, "warrior", "assassin", "thief").turn(0)
    assert ["use warrior"] == t.offered("use")
    t.play("use warrior")

    assert ["destroy love active"] == t.options
    assert ["ALT-TGT-01"] == t.why("destroy old active") == t.why("destroy war active")


@rule("ALT-TERM-02", "ALT-TGT-01", "ALT-RUL-20")
def test_the_two_gods_of_a_player_are_never_enemies() -> None:
    t = table(2).realm("old", active=1).realm("love", active=1).hand(0, "warrior").turn(0)

    assert [] == t.offered("use")


@rule("ALT-TGT-01")
def test_a_thief_aims_at_another_seat_of_the_table() -> None:
    t = table(3).hand(0, "thief").hand(1, "pilgrim").turn(0).play("use thief")

    assert ["steal 1"] == t.options
    assert ["ALT-TGT-01"] == t.why("steal 0") == t.why("steal 4")


@rule("ALT-TGT-02", "ALT-END-03", "ALT-END-04")
def test_a_complete_god_is_no_target() -> None:
    t = table(3).realm("love", sanctuaries=2, active=3).adorers("love", "scribe").realm("light", active=1)
    t.adorers("light", "prophet").hand(0, "warrior", "assassin", "heretic", "temptress", "conqueror").turn(0)

    assert ["destroy light active"] == t.play("use warrior").options
    assert ["ALT-TGT-02"] == t.why("destroy love active")
    assert ["banish light prophet"] == t.play("destroy light active", "use assassin").options


@rule("ALT-TGT-03", "ALT-RUL-19")
def test_the_hand_of_a_player_is_safe_once_all_gods_are_complete() -> None:
    t = table(3).realm("love", sanctuaries=2, active=3).hand(1, "pilgrim").hand(2, "pilgrim").hand(0, "thief").turn(0).play("use thief")

    assert ["steal 2"] == t.options
    assert ["ALT-TGT-03"] == t.why("steal 1")


@rule("ALT-TGT-03", "ALT-END-05", "ALT-RUL-19")
def test_with_two_gods_one_complete_god_is_safe_but_the_hand_is_not() -> None:
    t = table(2).realm("light", sanctuaries=1, active=4).realm("war", active=1).hand(1, "pilgrim").hand(0, "thief", "warrior").turn(0)
    assert {"use thief", "use warrior"} == set(t.offered("use"))

    assert ["destroy war active"] == t.play("use warrior").options


@rule("ALT-TGT-04", "ALT-CARD-21")
def test_the_attacker_chooses_god_and_altar() -> None:
    t = table(3).realm("love", active=1, inactive=1).realm("light", inactive=2).hand(0, "warrior").turn(0).play("use warrior")

    assert ["destroy love active", "destroy love inactive", "destroy light inactive"] == t.options
    assert ["ALT-CARD-21"] == t.why("destroy light active")


@rule("ALT-TGT-05", "ALT-CARD-24")
def test_each_card_of_a_hand_is_equally_likely_to_be_stolen() -> None:
    t = table(3).hand(1, "pilgrim", "pilgrim", "mason", "warrior").hand(0, "thief").turn(0).play("use thief")
    choice = GAME.catalogue.parse("steal 1")
    chance = Seeded(1)
    found: Counter[str] = Counter()
    for _ in range(800):
        world = t.state.clone()
        assert choice is not None
        apply(world, 0, choice, Io(chance, True))
        found.update(name for name in ("pilgrim", "mason", "warrior") if world.hand(0, kind(name)))

    assert 340 < found["pilgrim"] < 460 and 150 < found["mason"] < 250 and 150 < found["warrior"] < 250


# Protection


@rule("ALT-PROT-01", "ALT-PROT-02", "ALT-PROT-03", "ALT-PROT-04", "ALT-CARD-13", "ALT-RUL-16")
@pytest.mark.parametrize("card", ["warrior", "barbarian", "conqueror"])
def test_an_amazon_keeps_warriors_out_for_good(card: str) -> None:
    t = (
        table(3)
        .realm("love", inactive=1)
        .realm("light", inactive=1)
        .adorers("love", "amazon")
        .hand(0, card, card if card == "warrior" else "scribe")
        .turn(0)
    )
    t.play(f"use {card}")

    assert [] == [text for text in t.options if "love" in text]
    verb = "seize" if card == "conqueror" else "destroy"
    assert ["ALT-PROT-04"] == t.why(f"{verb} love inactive")
    assert ["amazon"] == t.zone_of("love")


@rule("ALT-PROT-03", "ALT-PROT-04", "ALT-CARD-14")
def test_a_watchman_keeps_rogues_from_god_and_hand() -> None:
    t = table(3).adorers("love", "watchman", "scribe").hand(1, "pilgrim").hand(0, "thief", "assassin").turn(0)
    assert [] == t.offered("use")

    t = table(3).adorers("love", "watchman").hand(1, "pilgrim").hand(2, "pilgrim").hand(0, "thief").turn(0).play("use thief")
    assert ["ALT-CARD-14"] == t.why("steal 1")


@rule("ALT-CARD-14", "ALT-RUL-20")
def test_with_two_gods_a_watchman_guards_the_one_hand_but_only_his_own_god() -> None:
    t = table(2).adorers("light", "watchman").adorers("war", "scribe").hand(1, "pilgrim").hand(0, "thief", "assassin").turn(0)

    assert ["use assassin"] == t.offered("use")
    assert ["banish war scribe"] == t.play("use assassin").options


@rule("ALT-PROT-03", "ALT-PROT-04", "ALT-CARD-15")
def test_a_vestal_keeps_corruptors_out() -> None:
    t = table(3).realm("love", active=1).adorers("love", "vestal").hand(0, "heretic", "temptress").turn(0)

    assert [] == t.offered("use")


@rule("ALT-PROT-04")
def test_protection_against_one_class_is_none_against_the_others() -> None:
    t = table(3).realm("love", active=1).adorers("love", "amazon").hand(0, "heretic", "assassin", "temptress").turn(0)

    assert ["use assassin", "use heretic", "use temptress"] == t.offered("use")


@rule("ALT-PROT-05", "ALT-RUL-16")
def test_what_counts_is_the_moment_when_the_card_is_played() -> None:
    t = table(3).realm("love", active=1).adorers("love", "amazon").hand(0, "assassin", "warrior").turn(0)
    assert not t.offers("use warrior")

    t.play("use assassin", "banish love amazon")
    assert t.offers("use warrior")


# The Martyr


@rule("ALT-CARD-17", "ALT-PROT-03", "ALT-PROT-04", "ALT-RUL-15")
@pytest.mark.parametrize(
    ("card", "choice"), [("warrior", "destroy love active"), ("conqueror", "seize love active"), ("heretic", "deactivate love")]
)
def test_the_martyr_dies_instead_of_an_altar_and_keeps_nobody_out(card: str, choice: str) -> None:
    t = table(3).realm("love", active=1).adorers("love", "martyr").hand(0, card).turn(0).play(f"use {card}", choice)

    assert ((0, 1, 0), []) == (t.realm_of("love"), t.zone_of("love"))
    assert (0, 0, 0) == t.realm_of("old")
    assert ["ALT-CARD-17"] == t.rules_behind("sacrificed")


@rule("ALT-RUL-31", "ALT-PROT-02", "ALT-CARD-17")
def test_against_a_barbarian_the_martyr_saves_one_altar_and_the_second_is_lost() -> None:
    t = table(3).realm("love", inactive=2).adorers("love", "martyr").hand(0, "barbarian").turn(0)
    t.play("use barbarian", "destroy love inactive")
    assert ((0, 0, 2), []) == (t.realm_of("love"), t.zone_of("love"))

    assert (0, 0, 1) == t.play("destroy love inactive").realm_of("love")
    assert "Act" == t.asked


@rule("ALT-RUL-31", "ALT-CARD-17", "ALT-CARD-22")
def test_the_altar_that_the_martyr_saved_cannot_be_hit_again_by_the_same_card() -> None:
    t = table(3).realm("love", inactive=1).adorers("love", "martyr").hand(0, "barbarian", "warrior", "alchemist").turn(0)
    t.play("use alchemist", "use barbarian", "destroy love inactive")
    assert ("Act", (0, 0, 1)) == (t.asked, t.realm_of("love"))

    assert (0, 0, 0) == t.play("use warrior", "destroy love inactive").realm_of("love")


# The cards


@rule("ALT-CARD-21", "ALT-TERM-10", "ALT-ALT-07")
def test_a_warrior_destroys_one_altar() -> None:
    t = table(3).realm("love", active=2).hand(0, "warrior").turn(0).play("use warrior", "destroy love active")

    assert ((0, 1, 0), 19) == (t.realm_of("love"), t.view(0)["altars_left"])


@rule("ALT-CARD-22", "ALT-ABIL-04")
def test_a_barbarian_destroys_one_or_two_inactive_altars_of_one_or_two_gods() -> None:
    t = table(3).realm("love", active=1, inactive=1).realm("light", inactive=1).hand(0, "barbarian").turn(0).play("use barbarian")
    assert ["destroy love inactive", "destroy light inactive"] == t.options
    assert (["ALT-ABIL-04"], []) == (t.why("enough"), t.why("end"))

    t.play("destroy love inactive")
    assert ["destroy light inactive", "enough"] == t.options
    assert ((0, 0, 0), "Act") == (t.play("destroy light inactive").realm_of("light"), t.asked)

    t = table(3).realm("love", inactive=2).hand(0, "barbarian").turn(0).play("use barbarian", "destroy love inactive", "enough")
    assert ((0, 0, 1), "Act") == (t.realm_of("love"), t.asked)


@rule("ALT-CARD-23", "ALT-RUL-33", "ALT-RUL-25")
def test_a_conqueror_takes_an_altar_which_then_lies_inactive() -> None:
    t = table(3).realm("love", active=1).placed("old", "love").hand(0, "conqueror").turn(0).play("use conqueror", "seize love active")

    assert ((0, 0, 0), (0, 0, 1)) == (t.realm_of("love"), t.realm_of("old"))
    assert (3, "Act") == (t.state.placed[0], t.asked)


@rule("ALT-CARD-23", "ALT-RUL-33")
def test_a_conqueror_needs_an_empty_altar_space() -> None:
    assert [] == table(3).realm("old", inactive=4).realm("love", active=1).hand(0, "conqueror").turn(0).offered("use")

    t = table(2).realm("old", inactive=4).realm("war", active=1).hand(0, "conqueror").turn(0).play("use conqueror", "seize war active")
    assert ["receive love"] == t.options
    assert ["ALT-ALT-03"] == t.why("receive old")
    assert ["ALT-TERM-02"] == t.why("receive war")


@rule("ALT-CARD-24", "ALT-RUL-39")
def test_a_thief_takes_a_card_and_needs_one_to_take() -> None:
    t = table(3).hand(0, "thief").hand(1, "pilgrim").turn(0).play("use thief")
    assert ["ALT-RUL-39"] == t.why("steal 2")

    t.play("steal 1", chance=[0])
    assert (["pilgrim"], [], 1) == (t.hand_of(0), t.hand_of(1), t.actions)


@rule("ALT-CARD-25")
def test_an_assassin_discards_an_adorer_for_free() -> None:
    t = table(3).adorers("love", "amazon", "scribe").hand(0, "assassin").turn(0).play("use assassin", "banish love scribe")

    assert (["amazon"], ["scribe", "assassin"], 1) == (t.zone_of("love"), t.discard_pile, t.actions)


@rule("ALT-CARD-26")
def test_a_heretic_turns_an_active_altar_inactive() -> None:
    t = table(3).realm("love", active=1, inactive=1).realm("light", inactive=1).hand(0, "heretic").turn(0).play("use heretic")
    assert ["deactivate love"] == t.options

    assert (0, 0, 2) == t.play("deactivate love").realm_of("love")


@rule("ALT-CARD-27", "ALT-RUL-34")
def test_a_temptress_moves_an_adorer_whose_name_is_new() -> None:
    t = table(3).adorers("old", "amazon").adorers("love", "amazon", "scribe").hand(0, "temptress").turn(0).play("use temptress")
    assert ["lure love scribe"] == t.options

    t.play("lure love scribe")
    assert (["amazon", "scribe"], ["amazon"], 0) == (t.zone_of("old"), t.zone_of("love"), t.actions)
    assert "Act" == t.asked


@rule("ALT-CARD-27", "ALT-TWO-10", "ALT-RUL-34")
def test_with_two_gods_the_lured_follower_goes_where_its_name_is_new() -> None:
    t = table(2).adorers("old", "amazon").adorers("war", "amazon").hand(0, "temptress").turn(0).play("use temptress", "lure war amazon")
    assert ["receive love"] == t.options
    assert ["ALT-ADO-05"] == t.why("receive old")

    assert ["amazon"] == t.play("receive love").zone_of("love")


# The God of War


@rule("ALT-GOD-06", "ALT-RUL-32")
@pytest.mark.parametrize(("card", "choice"), [("warrior", "destroy love active"), ("conqueror", "seize love active")])
def test_the_god_of_war_draws_a_card_for_a_destroyed_or_taken_altar(card: str, choice: str) -> None:
    t = table(3, "war", "love", "light").realm("love", active=1).display("mason").hand(0, card).turn(0).play(f"use {card}", choice)
    assert ("DrawCards", ["take mason", "draw"]) == (t.asked, t.options)

    t.play("take mason")
    assert (["mason"], "Act") == (t.hand_of(0), t.asked)
    assert ["ALT-GOD-06"] == t.rules_behind("took")


@rule("ALT-GOD-06")
def test_he_draws_once_for_a_card_that_destroys_two_altars() -> None:
    t = table(3, "war", "love", "light").realm("love", inactive=2).hand(0, "barbarian").turn(0)
    t.play("use barbarian", "destroy love inactive", "destroy love inactive", "draw")

    assert (1, "Act") == (len(t.hand_of(0)), t.asked)


@rule("ALT-RUL-32", "ALT-GOD-06")
def test_he_draws_nothing_if_a_martyr_saved_the_altar_or_a_heretic_turned_it() -> None:
    t = (
        table(3, "war", "love", "light")
        .realm("love", active=2)
        .adorers("love", "martyr")
        .hand(0, "warrior", "heretic", "alchemist")
        .turn(0)
    )

    assert "Act" == t.play("use alchemist", "use warrior", "destroy love active").asked
    assert "Act" == t.play("use heretic", "deactivate love").asked


@rule("ALT-GOD-11", "ALT-DRAW-10", "ALT-RUL-20", "ALT-RUL-21")
def test_with_two_gods_the_draw_of_war_serves_the_player_and_is_replaced_afterwards() -> None:
    t = table(2, "war", "old", "love", "light").display("mason", "scout", "siren", "amazon", "vestal").realm("love", active=1)
    t.hand(0, "warrior").turn(0).play("use warrior", "destroy love active")
    assert "DrawCards" == t.asked

    t.play("take scout", chance=["thief"])
    assert (["scout"], ["mason", "thief", "siren", "amazon", "vestal"]) == (t.hand_of(0), t.face_up)


# The God of Fear


@rule("ALT-GOD-07", "ALT-GOD-08", "ALT-RUL-27")
def test_aiming_at_the_god_of_fear_costs_another_card_while_somebody_adores_him() -> None:
    t = fear("warrior", "pilgrim", "mason").adorers("fear", "scribe").turn(0).play("use warrior", "destroy fear active")
    assert ["discard pilgrim", "discard mason"] == t.options
    assert ["ALT-GOD-07"] == t.why("end")
    assert (0, 1, 0) == t.realm_of("fear")

    t.play("discard mason")
    assert ((0, 0, 0), ["pilgrim"]) == (t.realm_of("fear"), t.hand_of(0))


@rule("ALT-GOD-07")
def test_without_an_adorer_there_is_no_toll() -> None:
    t = fear("warrior", "pilgrim").turn(0).play("use warrior", "destroy fear active")

    assert ["pilgrim"] == t.hand_of(0)


@rule("ALT-GOD-08", "ALT-RUL-27")
def test_whoever_has_no_other_card_cannot_choose_him() -> None:
    t = fear("warrior").adorers("fear", "scribe").realm("love", active=1).turn(0).play("use warrior")

    assert ["destroy love active"] == t.options
    assert ["ALT-GOD-08"] == t.why("destroy fear active")
    assert [] == fear("warrior").adorers("fear", "scribe").turn(0).offered("use")


@rule("ALT-GOD-08", "ALT-RUL-27")
def test_one_toll_is_enough_for_a_card_that_hits_him_twice() -> None:
    t = fear("barbarian", "pilgrim", "mason").realm("fear", inactive=2).adorers("fear", "scribe").turn(0)
    t.play("use barbarian", "destroy fear inactive", "discard mason", "destroy fear inactive")

    assert ((0, 0, 0), ["pilgrim"]) == (t.realm_of("fear"), t.hand_of(0))


@rule("ALT-GOD-08", "ALT-ABIL-03", "ALT-RUL-27")
def test_a_toll_paid_for_one_card_is_not_paid_for_the_next() -> None:
    t = fear("assassin", "warrior", "mason").adorers("fear", "scribe", "chronicler").hand(1, "warrior").pile().turn(0)
    t.play("use assassin", "banish fear scribe", "discard mason")
    assert [] == t.offered("use")

    assert [] == t.play("end").offered("use")
    t = fear("assassin", "warrior", "mason", "pilgrim").adorers("fear", "scribe", "chronicler").turn(0)
    t.play("use assassin", "banish fear scribe", "discard mason", "use warrior", "destroy fear active")
    assert "PayToll" == t.asked


@rule("ALT-GOD-07", "ALT-CARD-27")
def test_luring_his_last_follower_away_costs_the_toll_too() -> None:
    t = fear("temptress", "mason").adorers("fear", "scribe").turn(0).play("use temptress", "lure fear scribe", "discard mason")

    assert ([], ["scribe"]) == (t.hand_of(0), t.zone_of("old"))


@rule("ALT-GOD-08")
def test_without_a_card_left_for_the_toll_the_second_blow_cannot_hit_him() -> None:
    t = fear("barbarian").realm("fear", inactive=1).adorers("fear", "scribe").realm("love", inactive=2).turn(0)
    t.play("use barbarian", "destroy love inactive")

    assert ["destroy love inactive", "enough"] == t.options


@rule("ALT-GOD-07", "ALT-GOD-11")
def test_the_toll_holds_for_the_hand_of_his_player_too() -> None:
    t = fear("thief", "mason").adorers("fear", "scribe").hand(2, "pilgrim").turn(0).play("use thief", "steal 2")
    assert ("PayToll", ["discard mason"]) == (t.asked, t.options)
    t.play("discard mason", chance=[0])
    assert ["pilgrim"] == t.hand_of(0)

    t = fear("thief").adorers("fear", "scribe").hand(2, "pilgrim").hand(1, "mason").turn(0).play("use thief")
    assert ["ALT-GOD-08"] == t.why("steal 2")


@rule("ALT-GOD-11", "ALT-RUL-20")
def test_with_two_gods_the_hand_costs_a_toll_but_the_other_god_does_not() -> None:
    t = table(2, "old", "love", "fear", "light").realm("light", active=1).adorers("fear", "scribe").hand(1, "mason")
    t.hand(0, "thief", "warrior", "pilgrim").turn(0).play("use warrior", "destroy light active")
    assert "Act" == t.asked

    assert "PayToll" == t.play("use thief", "steal 1").asked


@rule("ALT-GOD-09", "ALT-RUL-27")
def test_the_toll_is_lost_even_if_a_martyr_saves_the_altar() -> None:
    t = fear("warrior", "mason").adorers("fear", "martyr").turn(0).play("use warrior", "destroy fear active", "discard mason")

    assert ((0, 1, 0), [], []) == (t.realm_of("fear"), t.hand_of(0), t.zone_of("fear"))


@rule("ALT-RUL-27")
def test_when_the_last_adorer_is_gone_later_cards_pay_nothing() -> None:
    t = fear("assassin", "warrior", "mason").adorers("fear", "scribe").turn(0)
    t.play("use assassin", "banish fear scribe", "discard mason", "use warrior", "destroy fear active")

    assert ((0, 0, 0), "Act") == (t.realm_of("fear"), t.asked)
