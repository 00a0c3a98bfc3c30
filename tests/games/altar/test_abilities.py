"""Using cards: general rules (chapter ABIL), altars (chapter ALT) and the cards that are not hostile (chapter CARD)."""

from __future__ import annotations

import pytest
from games.altar.laying import T, cards, rule, table

from themis.games.altar import content

# In general


@rule("ALT-ABIL-01", "ALT-ABIL-05")
def test_a_card_is_used_from_hand_and_then_discarded() -> None:
    t = table(2).hand(0, "pilgrim").turn(0).play("use pilgrim")
    assert ([], [], "pilgrim") == (t.hand_of(0), t.discard_pile, t.view(1)["played"])

    t.play("discover love")
    assert ["pilgrim"] == t.discard_pile


@rule("ALT-ABIL-02")
def test_face_up_and_adoring_cards_cannot_be_used() -> None:
    t = table(3).display("pilgrim").adorers("old", "amazon").turn(0)

    assert ["end"] == t.options
    assert ["ALT-ABIL-02"] == t.why("use pilgrim") == t.why("use amazon")


@rule("ALT-ABIL-03", "ALT-RUL-14")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("priestess", "ALT-ALT-05"),
        ("high-priestess", "ALT-ALT-05"),
        ("pilgrim", "ALT-ALT-03"),
        ("scout", "ALT-ALT-03"),
        ("mason", "ALT-ALT-03"),
        ("diviner", "ALT-CARD-06"),
        ("acolyte", "ALT-CARD-07"),
        ("merchant", "ALT-CARD-09"),
        ("necromancer", "ALT-CARD-10"),
        ("warrior", "ALT-CARD-21"),
        ("barbarian", "ALT-CARD-22"),
        ("conqueror", "ALT-CARD-23"),
        ("thief", "ALT-CARD-24"),
        ("assassin", "ALT-CARD-25"),
        ("heretic", "ALT-CARD-26"),
        ("temptress", "ALT-CARD-27"),
    ],
)
def test_a_card_that_would_change_nothing_cannot_be_used(card: str, reason: str) -> None:
    t = table(3).realm("old", active=4).pile().hand(0, card).turn(0)

    assert ["end"] == t.options
    assert ["ALT-ABIL-03", reason] == t.why(f"use {card}")


@rule("ALT-ABIL-04", "ALT-CARD-02", "ALT-RUL-14")
def test_up_to_two_means_at_least_one() -> None:
    t = table(3).realm("old", inactive=3).hand(0, "high-priestess").turn(0).play("use high-priestess")
    assert (0, 1, 2) == t.realm_of("old")
    assert ["activate old", "enough"] == t.options

    assert (0, 1, 2) == t.play("enough").realm_of("old")


@rule("ALT-ABIL-04")
def test_a_text_is_carried_out_as_far_as_possible() -> None:
    t = table(3).realm("old", inactive=1).hand(0, "high-priestess").turn(0).play("use high-priestess")

    assert ((0, 1, 0), "Act") == (t.realm_of("old"), t.asked)


@rule("ALT-ABIL-05", "ALT-CARD-10")
def test_the_necromancer_cannot_fetch_itself_back() -> None:
    assert [] == table(3).hand(0, "necromancer").turn(0).offered("use")

    t = table(3).discards("necromancer", "warrior", "warrior", "thief").turn(0)
    assert ["end"] == t.options
    t = table(3).discards("warrior", "warrior", "thief").hand(0, "necromancer").turn(0).play("use necromancer")
    assert ["recover warrior", "recover thief"] == t.options
    assert ["ALT-CARD-10"] == t.why("recover necromancer")

    t.play("recover warrior")
    assert (["warrior"], ["necromancer", "warrior", "thief"]) == (t.hand_of(0), t.discard_pile)


@rule("ALT-ABIL-06")
@pytest.mark.parametrize("card", ["amazon", "watchman", "vestal", "exorcist", "martyr", "scribe", "chronicler", "prophet", "hierophant"])
def test_followers_that_adore_and_the_hierophant_are_not_used(card: str) -> None:
    t = table(3).hand(0, card).turn(0)

    assert [] == t.offered("use")
    own = ["ALT-CARD-12"] if card == "hierophant" else []
    assert ["ALT-ABIL-06", *own] == t.why(f"use {card}")


@rule("ALT-CARD-12", "ALT-ADO-01", "ALT-TURN-04")
def test_whatever_is_tried_with_a_card_one_rule_answers_it_where_it_can() -> None:
    t = table(3).hand(0, "hierophant", "amazon", "pilgrim").turn(0)
    tried = [t.why("use hierophant"), *[t.why(f"adore hierophant {god}") for god in ("old", "love", "war", "fear", "light")]]

    assert all("ALT-CARD-12" in reasons for reasons in tried)
    assert ["ALT-ADO-01"] == t.why("adore pilgrim love")
    t.play("adore amazon old")
    t.hand(0, "amazon")
    assert "ALT-TURN-04" in t.why("use amazon")


@rule("ALT-TERM-08", "ALT-TERM-11", "ALT-RUL-17", "ALT-RUL-41")
def test_classes_and_special_followers_are_words_on_cards() -> None:
    special = [row for row in content.CONTENT.rows("follower") if content.is_special(row)]

    assert 5 == len(content.CLASSES) == len(set(T.class_of))
    assert 26 == content.cards(special)


# Altars


@rule("ALT-CARD-01", "ALT-ALT-05", "ALT-TERM-06")
def test_a_priestess_turns_an_inactive_altar_active() -> None:
    t = table(3).realm("old", inactive=2).hand(0, "priestess").turn(0).play("use priestess")

    assert (0, 1, 1) == t.realm_of("old")
    assert ["ALT-CARD-01"] == t.rules_behind("activated")


@rule("ALT-CARD-02", "ALT-TWO-10", "ALT-RUL-20")
def test_the_high_priestess_may_serve_both_realms_of_a_player() -> None:
    t = table(2).realm("old", inactive=1).realm("love", inactive=1).hand(0, "high-priestess").turn(0).play("use high-priestess")
    assert ["activate old", "activate love"] == t.options
    assert ["ALT-ALT-05"] == t.why("activate war")
    assert (["ALT-ABIL-04"], []) == (t.why("enough"), t.why("end"))

    t.play("activate old")
    assert ["activate love", "enough"] == t.options
    assert (0, 1, 0) == t.play("activate love").realm_of("love")


@rule("ALT-CARD-03", "ALT-TERM-09", "ALT-ALT-01", "ALT-ALT-02")
def test_a_pilgrim_discovers_an_inactive_altar() -> None:
    t = table(3).hand(0, "pilgrim").turn(0)
    left = t.view(0)["altars_left"]
    t.play("use pilgrim")

    assert (0, 0, 1) == t.realm_of("old")
    assert [20, 19] == [left, t.view(0)["altars_left"]]


@rule("ALT-CARD-04")
def test_a_scout_discovers_for_free() -> None:
    t = table(3).hand(0, "scout").turn(0).play("use scout")

    assert ((0, 0, 1), 1) == (t.realm_of("old"), t.actions)


@rule("ALT-CARD-05", "ALT-ALT-02", "ALT-ALT-05")
def test_a_mason_places_the_altar_active_where_there_is_a_sanctuary() -> None:
    assert (0, 0, 1) == table(3).hand(0, "mason").turn(0).play("use mason").realm_of("old")
    assert (1, 1, 0) == table(3).realm("old", sanctuaries=1).hand(0, "mason").turn(0).play("use mason").realm_of("old")


@rule("ALT-CARD-05", "ALT-TWO-10")
def test_with_two_gods_the_masons_sanctuary_must_be_in_that_realm() -> None:
    t = (
        table(2)
        .realm("old", sanctuaries=1)
        .hand(0, "mason", "mason")
        .turn(0)
        .play("use mason", "discover love", "use mason", "discover old")
    )

    assert ((1, 1, 0), (0, 0, 1)) == (t.realm_of("old"), t.realm_of("love"))


@rule("ALT-ALT-03", "ALT-ALT-08", "ALT-RUL-18", "ALT-TERM-01")
def test_a_realm_holds_four_altars_active_and_inactive_together() -> None:
    t = table(2).realm("old", active=1, inactive=3).hand(0, "pilgrim").turn(0).play("use pilgrim")

    assert ["discover love"] == t.options
    assert ["ALT-ALT-03"] == t.why("discover old")
    assert ["ALT-TERM-09"] == t.why("discover war")


@rule("ALT-ALT-04", "ALT-ALT-06", "ALT-TERM-03")
def test_inactive_altars_count_for_nothing() -> None:
    t = table(3).realm("old", sanctuaries=1, active=2, inactive=2).turn(0)

    assert [3, 0, 0] == t.scores


@rule("ALT-TWO-10", "ALT-RUL-20")
def test_with_one_god_the_realm_is_not_asked_for() -> None:
    assert "Act" == table(3).hand(0, "pilgrim").turn(0).play("use pilgrim").asked
    assert "Discover" == table(2).hand(0, "pilgrim").turn(0).play("use pilgrim").asked


# Cards


@rule("ALT-CARD-06")
def test_the_diviner_takes_one_of_three_and_puts_the_others_back_in_any_order() -> None:
    t = table(3).hand(0, "diviner").turn(0).play("use diviner", chance=["mason", "thief", "warrior"])
    assert ["keep mason", "keep thief", "keep warrior"] == t.options
    assert (["ALT-CARD-06"], []) == (t.why("keep siren"), t.why("end"))

    t.play("keep thief")
    assert ["put-back mason", "put-back warrior"] == t.options
    assert (["ALT-CARD-06"], []) == (t.why("put-back thief"), t.why("end"))
    t.play("put-back warrior")
    assert (["thief"], ["mason", "warrior"]) == (t.hand_of(0), t.view(0)["top"])

    t.play("end", "draw")
    assert ["mason"] == t.hand_of(1)


@rule("ALT-CARD-06", "ALT-DRAW-11")
def test_the_diviner_looks_at_fewer_cards_if_the_pile_is_small() -> None:
    t = table(3).pile("mason").hand(0, "diviner").turn(0).play("use diviner", "keep mason")

    assert (["mason"], "Act", 0) == (t.hand_of(0), t.asked, t.pile_left)


@rule("ALT-CARD-07")
def test_the_acolyte_draws_two_cards_from_anywhere() -> None:
    t = table(3).display("mason", "thief", "warrior", "scout").hand(0, "acolyte").turn(0).play("use acolyte", "take thief")

    assert ["thief", "pilgrim"] == sorted(t.play("draw", chance=["pilgrim"]).hand_of(0), reverse=True)
    assert table(3).pile().display("mason").hand(0, "acolyte").turn(0).offers("use acolyte")


@rule("ALT-CARD-08", "ALT-TURN-08")
def test_the_messenger_draws_two_from_the_pile_and_costs_one_card() -> None:
    t = table(3).hand(0, "messenger", "warrior").turn(0).play("use messenger", chance=["mason", "thief"])
    assert ["discard mason", "discard warrior", "discard thief"] == t.options

    t.play("discard warrior")
    assert (["mason", "thief"], ["messenger", "warrior"], 1) == (t.hand_of(0), t.discard_pile, t.actions)


@rule("ALT-CARD-08", "ALT-DRAW-11")
def test_the_messenger_needs_a_card_in_the_pile_and_costs_a_card_even_if_it_finds_only_one() -> None:
    t = table(3).pile().display("mason").realm("love", active=1).hand(0, "messenger", "siren").turn(0)
    assert ["use siren", "end"] == t.options
    assert ["ALT-ABIL-03", "ALT-CARD-08"] == sorted(set(t.why("use messenger")))

    t = table(3).pile("thief").hand(0, "messenger", "warrior").turn(0).play("use messenger")
    assert ["discard warrior", "discard thief"] == t.options


@rule("ALT-CARD-09", "ALT-RUL-45")
def test_the_merchant_swaps_up_to_two_cards_at_once() -> None:
    t = table(3).display("mason", "thief", "scout", "tyrant").hand(0, "merchant", "warrior", "heretic", "siren").turn(0)
    t.play("use merchant", "give warrior", "give heretic")
    assert ["take mason", "take thief", "take scout", "take tyrant"] == t.options
    assert ["ALT-RUL-45"] == t.why("take warrior")
    t.play("take thief")
    assert ["ALT-RUL-45"] == t.why("take heretic")

    t.play("take tyrant")
    assert ["thief", "tyrant", "siren"] == t.hand_of(0)
    assert ["mason", "warrior", "scout", "heretic"] == t.face_up
    assert (["merchant"], 1) == (t.discard_pile, t.actions)


@rule("ALT-CARD-09", "ALT-RUL-45")
def test_a_card_of_the_name_given_may_be_taken_if_it_lay_there_before() -> None:
    t = table(3).display("pilgrim").hand(0, "merchant", "pilgrim").turn(0).play("use merchant", "give pilgrim", "take pilgrim")

    assert (["pilgrim"], ["pilgrim"]) == (t.hand_of(0), t.face_up)


@rule("ALT-CARD-09")
def test_the_merchant_may_swap_just_one_card_but_not_none() -> None:
    t = table(3).display("mason", "thief").hand(0, "merchant", "warrior", "heretic").turn(0).play("use merchant")
    assert ["give warrior", "give heretic"] == t.options
    assert ["ALT-CARD-09"] == t.why("enough")

    t.play("give warrior", "enough", "take mason")
    assert (["heretic", "mason"], {"warrior", "thief"}) == (sorted(t.hand_of(0)), set(t.face_up))


@rule("ALT-CARD-09")
def test_the_merchant_swaps_no_more_than_lies_face_up() -> None:
    t = table(3).pile().display("mason").hand(0, "merchant", "warrior", "heretic").turn(0).play("use merchant", "give warrior")

    assert ["take mason"] == t.options


@rule("ALT-CARD-09", "ALT-ABIL-03")
def test_a_merchant_alone_in_hand_has_nothing_to_swap() -> None:
    t = table(3).display("mason").hand(0, "merchant").turn(0)

    assert (["end"], ["ALT-ABIL-03", "ALT-CARD-09"]) == (t.options, t.why("use merchant"))


@rule("ALT-CARD-11", "ALT-RUL-07")
def test_alchemists_add_main_actions_and_add_up() -> None:
    t = table(3).hand(0, "alchemist", "alchemist").turn(0)

    assert [2, 3] == [t.play("use alchemist").actions for _ in range(2)]
    assert 3 == table(2).hand(0, "alchemist").turn(0).play("use alchemist").actions


@rule("ALT-CARD-11")
def test_actions_won_are_not_kept_for_the_next_turn() -> None:
    t = table(3).pile().hand(0, "alchemist").turn(0).play("use alchemist", "end", "end", "end")

    assert (0, 1) == (t.waiting[0], t.actions)


@rule("ALT-CARD-20", "ALT-CARD-19")
def test_prophet_and_chronicler_are_of_no_use_before_the_end() -> None:
    t = table(3).realm("old", sanctuaries=1).adorers("old", "prophet", "chronicler").turn(0)

    assert [1, 0, 0] == t.scores


@rule("ALT-ABIL-01")
def test_all_cards_of_the_deck_are_known() -> None:
    assert 70 == len(cards(list(T.copies)))
