"""The course of a turn: drawing, main and free actions, the hand limit (chapters TURN, DRAW, FREE and HAND)."""

from __future__ import annotations

from games.altar.laying import rule, table

FIVE = ["pilgrim", "mason", "diviner", "acolyte", "priestess"]
SEVEN = ["pilgrim", "pilgrim", "mason", "diviner", "acolyte", "priestess", "warrior"]


# Steps and turns


@rule("ALT-TURN-01", "ALT-TERM-05", "ALT-RUL-12")
def test_turns_pass_clockwise_and_a_round_ends_before_the_first_player() -> None:
    t = table(3, "old", "love", "war").first(1).turn(1).play("end")
    seen = []
    for _ in range(4):
        seen.append((t.waiting[0], int(t.state.round)))
        t.play("draw", "end")

    assert [(2, 1), (0, 1), (1, 2), (2, 2)] == seen


@rule("ALT-TURN-02", "ALT-TURN-03", "ALT-INF-04")
def test_influence_leaves_then_cards_are_drawn_then_actions_follow_then_the_hand_limit() -> None:
    t = table(3).influence(0, "tyrant").display("mason").hand(0, *SEVEN[:6]).begin_turn(0)
    asked = [t.asked]
    for choice in ("leave", "take mason", "end"):
        t.play(choice)
        asked.append(t.asked)

    assert ["OfferShuffle", "DrawCards", "Act", "HandLimit"] == asked
    assert ["tyrant"] == t.discard_pile


@rule("ALT-TURN-03")
def test_no_action_comes_before_the_draw() -> None:
    t = table(3).realm("old", inactive=1).hand(0, "priestess").begin_turn(0)

    assert ["draw"] == t.options
    assert ["ALT-TURN-03"] == t.why("use priestess")


@rule("ALT-TURN-04", "ALT-TWO-09")
def test_one_main_action_or_two_with_two_players() -> None:
    assert [2, 1, 1, 1] == [table(seats).pile().begin_turn(0).actions for seats in (2, 3, 4, 5)]


@rule("ALT-TURN-04", "ALT-TURN-05")
def test_using_performing_and_adoring_each_take_a_main_action() -> None:
    t = table(3).realm("old", inactive=1).hand(0, "priestess", "amazon", "pilgrim", "mason", "diviner").turn(0)
    assert {"use priestess", "adore amazon old", "ritual old", "end"} <= set(t.options)

    assert 0 == t.play("use priestess").actions
    assert ["end"] == t.options
    assert ["ALT-TURN-04"] == t.why("adore amazon old")
    assert ["ALT-TURN-04"] == t.why("ritual old")
    assert ["ALT-TURN-04"] == t.why("use pilgrim")


@rule("ALT-TURN-06", "ALT-TURN-11")
def test_passing_is_always_possible() -> None:
    t = table(3).turn(0)

    assert ["end"] == t.options
    assert ["ALT-TURN-06"] == t.play("end").rules_behind("passed")


@rule("ALT-TURN-11", "ALT-DRAW-06")
def test_a_player_without_any_action_still_draws_and_passes() -> None:
    t = table(3).pile("warrior", "heretic").begin_turn(0)
    assert ["draw"] == t.options

    t.play("draw")
    assert ["end"] == t.options


@rule("ALT-TURN-07", "ALT-TURN-08", "ALT-FREE-03", "ALT-RUL-06")
def test_free_actions_come_before_and_after_a_main_action() -> None:
    t = table(3).realm("old", inactive=1).hand(0, "scout", "scout", "priestess").turn(0)

    t.play("use scout")
    assert 1 == t.actions
    t.play("use priestess")
    assert 0 == t.actions
    t.play("use scout")

    assert (0, 1, 2) == t.realm_of("old")


@rule("ALT-TURN-07", "ALT-FREE-04")
def test_a_player_who_passes_may_play_free_actions_or_not() -> None:
    t = table(3).hand(0, "scout").turn(0)

    assert ["use scout", "end"] == t.options


@rule("ALT-TURN-09", "ALT-RUL-06")
def test_main_actions_left_at_the_end_are_lost() -> None:
    t = table(2).realm("old", inactive=1).hand(0, "priestess").pile().turn(0).play("use priestess", "activate old", "end")
    assert ["ALT-TURN-09"] == t.rules_behind("rest-passed")

    t.play("end")
    assert (0, 2) == (t.waiting[0], t.actions)


@rule("ALT-TURN-10", "ALT-RUL-15")
def test_only_the_active_player_is_ever_asked() -> None:
    t = table(3).realm("love", active=1).adorers("love", "martyr").hand(0, "warrior", "thief").hand(1, "pilgrim").turn(0)
    for choice in ("use warrior", "destroy love active", "use thief", "steal 1"):
        assert [0] == t.waiting
        t.play(choice)

    assert [0] == t.waiting


# Drawing


@rule("ALT-DRAW-01")
def test_a_card_is_drawn_face_up_or_from_the_pile() -> None:
    t = table(3).display("mason", "warrior", "mason").begin_turn(0)
    assert ["take mason", "take warrior", "draw"] == t.options
    assert ["ALT-DRAW-01"] == t.why("take pilgrim")

    assert ["warrior"] == t.play("take warrior").hand_of(0)
    assert ["pilgrim"] == table(3).begin_turn(0).play("draw", chance=["pilgrim"]).hand_of(0)


@rule("ALT-DRAW-02", "ALT-DRAW-03")
def test_a_face_up_card_is_replaced_at_once() -> None:
    t = table(3).display("mason", "warrior", "pilgrim", "thief").begin_turn(0).play("take warrior", chance=["heretic"])

    assert ["mason", "heretic", "pilgrim", "thief"] == t.face_up
    assert ["ALT-DRAW-02"] == t.rules_behind("refilled")


@rule("ALT-DRAW-04", "ALT-DRAW-05", "ALT-TWO-09")
def test_two_players_draw_both_cards_before_face_up_cards_are_replaced() -> None:
    t = table(2).display(*FIVE).begin_turn(0).play("take mason")
    assert ["pilgrim", "diviner", "acolyte", "priestess"] == t.face_up
    assert "DrawCards" == t.asked

    t.play("take priestess", chance=["thief", "warrior"])
    assert ["pilgrim", "thief", "diviner", "acolyte", "warrior"] == t.face_up
    assert ["ALT-DRAW-04"] * 2 == t.rules_behind("refilled")
    assert "Act" == t.asked


@rule("ALT-DRAW-05", "ALT-RUL-21")
def test_two_players_choose_the_second_card_knowing_the_first() -> None:
    t = table(2).display(*FIVE).begin_turn(0).play("draw", chance=["thief"])

    assert ["thief"] == t.hand_of(0)
    assert {"draw", "take mason"} <= set(t.options)


@rule("ALT-DRAW-06")
def test_the_draw_cannot_be_declined() -> None:
    t = table(3).display("mason").begin_turn(0)

    assert ["take mason", "draw"] == t.options


@rule("ALT-DRAW-07", "ALT-DRAW-09")
def test_with_nothing_left_the_discards_stay_and_the_turn_goes_on() -> None:
    t = table(3).pile().discards(*SEVEN).hand(0, "scout").begin_turn(0)

    assert ["use scout", "end"] == t.options
    assert (0, 7) == (t.pile_left, len(t.discard_pile))


@rule("ALT-DRAW-08")
def test_with_an_empty_pile_a_face_up_card_must_be_taken_and_is_not_replaced() -> None:
    t = table(3).pile().display("mason", "thief").begin_turn(0)
    assert ["take mason", "take thief"] == t.options
    assert ["ALT-DRAW-08"] == t.why("draw")

    assert ["thief"] == t.play("take mason").face_up
    assert ("Act", ["mason"]) == (t.asked, t.hand_of(0))


@rule("ALT-DRAW-10", "ALT-RUL-21")
def test_cards_drawn_by_an_ability_are_replaced_one_by_one_with_more_players() -> None:
    t = table(3).display("mason", "thief", "warrior", "heretic").hand(0, "acolyte").turn(0).play("use acolyte")

    t.play("take thief", chance=["pilgrim"])

    assert ["mason", "pilgrim", "warrior", "heretic"] == t.face_up
    assert "DrawCards" == t.asked


@rule("ALT-DRAW-10", "ALT-RUL-21")
def test_with_two_players_they_are_replaced_after_the_whole_ability() -> None:
    t = table(2).display("mason", "thief", "warrior", "heretic", "scout").hand(0, "acolyte").turn(0).play("use acolyte", "take thief")
    assert ["mason", "warrior", "heretic", "scout"] == t.face_up

    t.play("take scout", chance=["pilgrim", "amazon"])
    assert ["mason", "pilgrim", "warrior", "heretic", "amazon"] == t.face_up


@rule("ALT-DRAW-11", "ALT-RUL-14")
def test_an_ability_draws_what_is_there() -> None:
    t = table(3).pile("pilgrim").hand(0, "acolyte").turn(0).play("use acolyte", "draw")

    assert ["pilgrim"] == t.hand_of(0)
    assert "Act" == t.asked


@rule("ALT-DRAW-12")
def test_the_hand_may_exceed_the_limit_during_the_turn() -> None:
    t = table(3).hand(0, *SEVEN[:6]).begin_turn(0).play("draw", chance=["mason"])

    assert (7, "Act") == (len(t.hand_of(0)), t.asked)


@rule("ALT-DRAW-13")
def test_the_pile_fills_as_many_gaps_as_it_can() -> None:
    t = table(2).pile("thief").display("mason", "warrior").begin_turn(0).play("take mason", "take warrior")

    assert ["thief"] == t.face_up


@rule("ALT-DRAW-13")
def test_two_players_who_can_draw_only_one_card_keep_both_main_actions() -> None:
    t = table(2).pile("thief").begin_turn(0).play("draw")

    assert ("Act", 2, ["thief"]) == (t.asked, t.actions, t.hand_of(0))


# Free actions


@rule("ALT-FREE-01", "ALT-FREE-02", "ALT-FREE-05")
def test_free_cards_are_discarded_for_their_text_as_often_as_you_have_them() -> None:
    t = table(3).hand(0, "scout", "scout", "alchemist").turn(0).play("use scout", "use scout", "use alchemist")

    assert (0, 0, 2) == t.realm_of("old")
    assert ["scout", "scout", "alchemist"] == t.discard_pile
    assert 2 == t.actions


@rule("ALT-FREE-05", "ALT-ABIL-03")
def test_a_free_card_too_must_change_something() -> None:
    t = table(3).realm("old", active=4).hand(0, "scout").turn(0)

    assert ["end"] == t.options
    assert ["ALT-ABIL-03", "ALT-ALT-03"] == t.why("use scout")

    t = table(3).realm("old", active=4).hand(0, "scout", "tyrant").turn(0).play("use tyrant")
    assert ["ALT-ABIL-03", "ALT-ALT-03"] == t.why("use scout")


@rule("ALT-ABIL-07", "ALT-RUL-07")
def test_a_free_card_is_never_a_main_action_but_may_be_spent_in_a_ritual() -> None:
    t = table(3).influence(1, "sorceress").display("thief").hand(0, "merchant", "pilgrim", "mason").turn(0)
    assert ["ALT-CARD-28"] == t.why("use merchant")

    assert "spend merchant" in t.play("ritual old").options


# Hand limit


@rule("ALT-HAND-01", "ALT-HAND-02")
def test_a_player_with_more_than_six_cards_discards_down_to_six_of_his_choice() -> None:
    t = table(3).hand(0, *SEVEN, "thief").turn(0).play("end")
    assert (8, "HandLimit") == (len(t.hand_of(0)), t.asked)
    assert ["ALT-HAND-01"] == t.why("discard siren")

    t.play("discard warrior", "discard pilgrim")
    assert ["pilgrim", "warrior"] == t.discard_pile
    assert [1] == t.waiting


@rule("ALT-HAND-02", "ALT-RUL-40")
def test_the_limit_is_checked_only_at_the_end_of_the_own_turn() -> None:
    t = table(3).hand(1, *SEVEN).turn(0).play("end")

    assert ([1], "DrawCards") == (t.waiting, t.asked)


@rule("ALT-HAND-03")
def test_two_players_have_the_same_limit_for_their_one_hand() -> None:
    assert "HandLimit" == table(2).hand(0, *SEVEN).turn(0).play("end").asked


@rule("ALT-HAND-04", "ALT-CARD-18")
def test_the_scribe_allows_eight_cards() -> None:
    t = table(3).adorers("old", "scribe").hand(0, *SEVEN, "thief").turn(0).play("end")

    assert [1] == t.waiting


@rule("ALT-HAND-04", "ALT-CARD-32")
def test_an_enemy_tax_collector_allows_four_cards_whatever_the_scribe_says() -> None:
    t = table(3).adorers("old", "scribe").influence(1, "tax-collector").hand(0, *SEVEN[:5]).turn(0).play("end", "discard mason")

    assert (4, [1]) == (len(t.hand_of(0)), t.waiting)


@rule("ALT-HAND-04", "ALT-INF-03")
def test_the_own_tax_collector_does_no_harm() -> None:
    assert [1] == table(3).influence(0, "tax-collector").hand(0, *SEVEN[:6]).turn(0).play("end").waiting


@rule("ALT-HAND-05")
def test_nobody_draws_up_to_the_limit() -> None:
    t = table(3).hand(0, "warrior").turn(0).play("end")

    assert ["warrior"] == t.hand_of(0)


# The Goddess of Light


@rule("ALT-GOD-10", "ALT-RUL-44")
def test_light_sees_two_cards_once_she_has_chosen_the_pile() -> None:
    t = table(3, "light", "love", "old").display("mason").begin_turn(0)
    assert ["take mason", "draw"] == t.options

    t.play("draw", chance=["thief", "warrior"])
    assert ["keep thief", "keep warrior"] == t.options
    t.play("keep warrior")
    assert (["warrior"], "Act") == (t.hand_of(0), t.asked)
    assert 0 == t.state.aside_size


@rule("ALT-GOD-10")
def test_with_one_card_in_the_pile_light_just_draws_it() -> None:
    t = table(3, "light", "love", "old").pile("thief").begin_turn(0).play("draw")

    assert (["thief"], "Act") == (t.hand_of(0), t.asked)


@rule("ALT-GOD-10")
def test_what_light_put_under_the_pile_is_drawn_last() -> None:
    t = table(3, "light", "love", "old").pile("thief", "warrior", "heretic").begin_turn(0)
    t.play("draw", chance=["thief", "warrior"]).play("keep warrior", "end", "draw", "end", "draw")

    assert (["heretic"], ["thief"]) == (t.hand_of(1), t.hand_of(2))


@rule("ALT-GOD-11", "ALT-GOD-10", "ALT-RUL-20")
def test_with_two_gods_light_serves_both_draws_of_her_player() -> None:
    t = table(2, "light", "love", "old", "war").begin_turn(0).play("draw", chance=["thief", "warrior"])
    assert "DrawCards" == t.play("keep thief").asked

    assert "Keep" == t.play("draw").asked
