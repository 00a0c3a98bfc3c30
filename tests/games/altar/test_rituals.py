"""Rituals and adoration: what may be spent, what a sanctuary costs, who may adore whom (chapters RIT, ADO and SAN)."""

from __future__ import annotations

from games.altar.laying import rule, table

# Rituals


@rule("ALT-RIT-01", "ALT-RIT-08", "ALT-RIT-09", "ALT-SAN-02", "ALT-RUL-04")
def test_three_symbols_are_discarded_for_one_sanctuary() -> None:
    t = table(3).hand(0, "pilgrim", "mason", "diviner", "warrior").turn(0)
    t.play("ritual old", "spend pilgrim", "spend mason", "spend diviner")

    assert (1, 0, 0) == t.realm_of("old")
    assert ["pilgrim", "mason", "diviner"] == t.discard_pile
    assert ["warrior"] == t.hand_of(0)
    assert 5 == t.state.sanctuaries_left
    assert [1, 0, 0] == t.scores


@rule("ALT-RIT-01")
def test_two_symbols_are_not_enough() -> None:
    t = table(3).hand(0, "pilgrim", "mason", "warrior").turn(0)

    assert [] == t.offered("ritual")
    assert ["ALT-RIT-01"] == t.why("ritual old")


@rule("ALT-RIT-02", "ALT-CARD-12")
def test_the_hierophant_counts_two_symbols_from_hand() -> None:
    t = table(3).hand(0, "hierophant", "pilgrim").turn(0).play("ritual old", "spend hierophant")
    assert ["spend pilgrim"] == t.options

    assert (1, 0, 0) == t.play("spend pilgrim").realm_of("old")


@rule("ALT-RIT-03", "ALT-RIT-04", "ALT-RUL-04")
def test_an_adorer_counts_double_and_mixes_with_hand_cards() -> None:
    t = table(3).adorers("old", "amazon").hand(0, "pilgrim").turn(0).play("ritual old")
    assert ["spend pilgrim", "spend-adorer amazon"] == t.options

    t.play("spend-adorer amazon", "spend pilgrim")
    assert (1, 0, 0) == t.realm_of("old")
    assert ["pilgrim", "amazon"] == t.discard_pile


@rule("ALT-RIT-03")
def test_the_same_card_counts_once_in_hand() -> None:
    assert [] == table(3).hand(0, "amazon", "pilgrim").turn(0).offered("ritual")


@rule("ALT-RIT-05")
def test_a_card_without_the_symbol_cannot_be_spent() -> None:
    t = table(3).hand(0, "pilgrim", "mason", "diviner", "warrior", "scout", "priestess").turn(0).play("ritual old")

    assert ["spend pilgrim", "spend mason", "spend diviner"] == t.options
    assert ["ALT-RIT-05"] == t.why("spend warrior")
    assert ["ALT-RIT-04"] == t.why("spend acolyte")


@rule("ALT-RIT-06", "ALT-RUL-04", "ALT-ADO-09")
def test_with_two_gods_only_adorers_of_the_god_who_gets_the_sanctuary_can_be_spent() -> None:
    t = table(2).adorers("love", "amazon").hand(0, "pilgrim").turn(0)

    assert ["ritual love"] == t.offered("ritual")
    t = table(2).adorers("love", "amazon").hand(0, "pilgrim", "mason", "diviner").turn(0).play("ritual old")
    assert [] == t.offered("spend-adorer")
    assert ["ALT-RIT-06"] == t.why("spend-adorer amazon")

    t = table(2).adorers("love", "amazon").adorers("old", "vestal").hand(0, "pilgrim").turn(0).play("ritual old")
    assert ["spend-adorer vestal"] == t.offered("spend-adorer")


@rule("ALT-RIT-07", "ALT-RUL-04")
def test_no_card_may_be_spent_without_which_the_others_suffice() -> None:
    t = table(3).adorers("old", "amazon").hand(0, "pilgrim", "mason").turn(0).play("ritual old", "spend pilgrim")

    assert ["spend-adorer amazon"] == t.options
    assert ["ALT-RIT-07"] == t.why("spend mason")

    t = table(3).adorers("old", "amazon").hand(0, "pilgrim", "mason", "diviner").turn(0)
    t.play("ritual old", "spend pilgrim", "spend mason")
    assert (["spend diviner"], ["ALT-RIT-07"]) == (t.options, t.why("spend-adorer amazon"))


@rule("ALT-RIT-07")
def test_the_surplus_of_two_adorers_is_lost() -> None:
    t = table(3).adorers("old", "amazon", "vestal").turn(0).play("ritual old", "spend-adorer amazon")
    assert ["spend-adorer vestal"] == t.options

    t.play("spend-adorer vestal")
    assert (1, 0, 0) == t.realm_of("old")
    assert [] == t.zone_of("old")


@rule("ALT-RIT-08", "ALT-ADO-07")
def test_an_adorer_that_is_spent_protects_no_longer() -> None:
    t = table(3).realm("old", active=1).adorers("old", "amazon", "vestal").hand(1, "warrior").pile().turn(0)
    t.play("ritual old", "spend-adorer amazon", "spend-adorer vestal", "end")

    assert t.offers("use warrior")
    assert ["destroy old active"] == t.play("use warrior").options


@rule("ALT-RIT-09")
def test_a_ritual_serves_an_own_realm_only() -> None:
    t = table(3).hand(0, "pilgrim", "mason", "diviner").turn(0)

    assert ["ritual old"] == t.offered("ritual")
    assert ["ALT-RIT-09"] == t.why("ritual love")


@rule("ALT-RIT-10")
def test_a_god_with_three_sanctuaries_gets_no_more() -> None:
    t = table(3).realm("old", sanctuaries=3).hand(0, "pilgrim", "mason", "diviner").turn(0)

    assert ["ALT-RIT-10"] == t.why("ritual old")
    assert [] == t.offered("ritual")


@rule("ALT-RIT-11")
def test_without_a_token_there_is_no_ritual() -> None:
    t = table(3).supply(0).hand(0, "pilgrim", "mason", "diviner").turn(0)

    assert ["ALT-RIT-11"] == t.why("ritual old")


@rule("ALT-RIT-12", "ALT-INF-10")
def test_cards_spent_do_not_do_what_they_say() -> None:
    t = table(3).hand(0, "pilgrim", "tyrant", "acolyte").turn(0)
    t.play("ritual old", "spend pilgrim", "spend tyrant", "spend acolyte")

    assert (1, 0, 0) == t.realm_of("old")
    assert [] == t.hand_of(0) + t.influence_of(0)


@rule("ALT-RIT-13")
def test_a_ritual_is_one_main_action() -> None:
    t = table(2).hand(0, "pilgrim", "mason", "diviner").turn(0)

    assert 1 == t.play("ritual old", "spend pilgrim", "spend mason", "spend diviner").actions


@rule("ALT-RUL-36")
def test_a_ritual_for_a_complete_god_is_possible_with_two_players() -> None:
    t = table(2).realm("old", sanctuaries=1, active=4).hand(0, "pilgrim", "mason", "diviner").turn(0)
    t.play("ritual old", "spend pilgrim", "spend mason", "spend diviner")

    assert (2, 4, 0) == t.realm_of("old")
    assert [5, 0] == t.scores


@rule("ALT-SAN-01", "ALT-RUL-46", "ALT-RUL-05")
def test_no_card_touches_a_sanctuary() -> None:
    hostile = ["warrior", "barbarian", "conqueror", "heretic", "temptress", "thief", "assassin"]
    t = table(3).realm("love", sanctuaries=2).hand(0, *hostile).turn(0)

    assert ["end"] == t.options


@rule("ALT-SAN-03")
def test_sanctuaries_never_return() -> None:
    t = table(3).realm("love", sanctuaries=1, inactive=1).hand(0, "warrior").turn(0)
    t.play("use warrior", "destroy love inactive")

    assert (5, (1, 0, 0)) == (t.state.sanctuaries_left, t.realm_of("love"))


@rule("ALT-GOD-05", "ALT-RIT-05")
def test_warriors_count_in_rituals_for_the_god_of_war_only() -> None:
    t = table(3, "war", "love", "light").hand(0, "warrior", "barbarian", "pilgrim").turn(0)
    t.play("ritual war", "spend warrior", "spend barbarian", "spend pilgrim")
    assert (1, 0, 0) == t.realm_of("war")

    assert [] == table(3).hand(0, "warrior", "barbarian", "pilgrim").turn(0).offered("ritual")


@rule("ALT-GOD-05")
def test_a_spent_warrior_names_the_power_of_the_god_of_war() -> None:
    t = table(3, "war", "love", "light").hand(0, "warrior", "barbarian", "pilgrim").turn(0).play("ritual war", "spend warrior")

    assert ["ALT-GOD-05"] == t.rules_behind("spent")


# Adoration


@rule("ALT-ADO-01", "ALT-TERM-07")
def test_a_card_with_the_symbol_goes_from_hand_into_the_zone() -> None:
    t = table(3).hand(0, "amazon", "pilgrim").turn(0).play("adore amazon old")

    assert (["amazon"], ["pilgrim"], 0) == (t.zone_of("old"), t.hand_of(0), t.actions)


@rule("ALT-ADO-01")
def test_a_card_without_the_symbol_or_not_in_hand_cannot_adore() -> None:
    t = table(3).hand(0, "pilgrim").turn(0)

    assert ["ALT-ADO-01"] == t.why("adore pilgrim old")
    assert ["ALT-ADO-01"] == t.why("adore amazon old")


@rule("ALT-ADO-02", "ALT-TERM-02")
def test_only_own_gods_are_adored() -> None:
    t = table(3).hand(0, "amazon").turn(0)

    assert ["adore amazon old"] == t.offered("adore")
    assert ["ALT-ADO-02"] == t.why("adore amazon love")


@rule("ALT-ADO-03", "ALT-ADO-04", "ALT-PROT-01")
def test_an_amazon_protects_in_the_zone_and_not_in_hand() -> None:
    t = table(3).realm("old", active=1).hand(0, "amazon").hand(1, "warrior").pile().turn(0).play("end")
    assert t.offers("use warrior")

    t = table(3).realm("old", active=1).hand(0, "amazon").hand(1, "warrior").pile().turn(0).play("adore amazon old", "end")
    assert not t.offers("use warrior")


@rule("ALT-ADO-05", "ALT-RUL-08")
def test_no_two_cards_of_a_name_adore_one_god() -> None:
    t = table(3).adorers("old", "amazon").hand(0, "amazon", "vestal").turn(0)

    assert ["adore vestal old"] == t.offered("adore")
    assert ["ALT-ADO-05"] == t.why("adore amazon old")


@rule("ALT-ADO-06", "ALT-RUL-08")
def test_any_number_of_different_followers_may_adore() -> None:
    all_but_one = ["amazon", "watchman", "vestal", "exorcist", "martyr", "scribe", "chronicler"]
    t = table(3).adorers("old", *all_but_one).hand(0, "prophet").turn(0).play("adore prophet old")

    assert 8 == len(t.zone_of("old"))


@rule("ALT-ADO-07", "ALT-RUL-08")
def test_an_adorer_cannot_be_taken_back_exchanged_or_discarded() -> None:
    t = table(3).adorers("old", "amazon").display("thief").hand(0, "merchant", "warrior").turn(0)
    assert ["use merchant", "ritual old", "end"] == t.options

    assert ["give warrior"] == t.play("use merchant").options


@rule("ALT-ADO-08", "ALT-RUL-20")
def test_with_two_gods_the_same_follower_may_adore_each_of_them() -> None:
    t = table(2).adorers("old", "amazon").hand(0, "amazon").turn(0)
    assert ["adore amazon love"] == t.offered("adore")

    t.play("adore amazon love")
    assert ["amazon"] == t.zone_of("old") == t.zone_of("love")


@rule("ALT-ADO-09", "ALT-RUL-20")
def test_an_adorer_protects_its_own_god_but_serves_the_whole_player_where_it_says_you() -> None:
    t = table(2).realm("light", active=1).realm("war", active=1).adorers("light", "amazon").hand(0, "warrior").turn(0)
    assert ["destroy war active"] == t.play("use warrior").options

    t = table(2).adorers("old", "scribe").hand(0, *["pilgrim"] * 7, "mason").turn(0).play("end")
    assert [1] == t.waiting
