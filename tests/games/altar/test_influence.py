"""Influence: cards that hinder all others for one round (chapter INF), and what keeps them away."""

from __future__ import annotations

from games.altar.laying import rule, table

from themis.games.altar import rules

RITUAL = ["pilgrim", "mason", "diviner"]


@rule("ALT-INF-01", "ALT-RUL-13")
def test_an_influence_card_is_a_main_action_and_lies_before_its_owner() -> None:
    t = table(3).hand(0, "tyrant").turn(0).play("use tyrant")

    assert (["tyrant"], [], 0) == (t.influence_of(0), t.discard_pile, t.actions)
    assert ["ALT-INF-01"] == t.rules_behind("influenced")


@rule("ALT-INF-02", "ALT-INF-03", "ALT-CARD-29", "ALT-RUL-13")
def test_it_works_on_all_others_until_the_owners_next_turn() -> None:
    t = table(3, "old", "love", "war").hand(0, "tyrant", *RITUAL).hand(1, *RITUAL).turn(0).play("use tyrant", "end", "draw")
    assert ["ALT-CARD-29"] == t.why("ritual love")

    t.play("end", "draw", "end", "leave", "draw")
    assert (0, ["ritual old"], []) == (t.waiting[0], t.offered("ritual"), t.influence_of(0))
    t.play("end", "draw")
    assert ["ritual love"] == t.offered("ritual")


@rule("ALT-INF-04", "ALT-INF-05", "ALT-INF-06")
def test_it_leaves_before_the_draw_and_allows_a_shuffle_of_the_face_up_cards() -> None:
    t = table(3).influence(0, "tyrant").display("mason", "thief", "scout", "siren").pile("warrior", "heretic").begin_turn(0)
    assert (["shuffle", "leave"], ["tyrant"]) == (t.options, t.discard_pile)
    assert ["ALT-INF-06"] == t.why("draw")

    # Of mason, thief, scout, siren, warrior and heretic, in the order of the content file: scout, mason, warrior, thief, heretic, siren.
    t.play("shuffle", chance=[2, 0, 2, 2])
    assert (["warrior", "scout", "heretic", "siren"], 2) == (t.face_up, t.pile_left)
    assert ("DrawCards", ["ALT-INF-05"] * 4) == (t.asked, t.rules_behind("refilled"))


@rule("ALT-INF-05")
def test_a_shuffle_also_mixes_what_somebody_had_put_on_the_pile() -> None:
    t = table(3).hand(0, "diviner").influence(1, "tyrant").display("priestess", "scout", "siren", "amazon").turn(0)
    t.play("use diviner", chance=["thief", "warrior", "heretic"]).play("keep thief", "put-back warrior", "end")
    assert 2 == t.state.top_size

    t.play("shuffle")
    assert (0, 4) == (t.state.top_size, len(t.face_up))


@rule("ALT-INF-05", "ALT-GOD-10")
def test_a_shuffle_also_mixes_what_light_had_put_under_the_pile() -> None:
    t = table(3, "light", "love", "old").influence(1, "tyrant").display("mason", "scout", "siren", "amazon").begin_turn(0)
    t.play("draw", chance=["thief", "warrior"]).play("keep thief", "end")
    pile = t.pile_left

    t.play("shuffle")
    assert ([], pile, 4) == (t.view(0)["bottom"], t.pile_left, len(t.face_up))


@rule("ALT-INF-06")
def test_the_shuffle_may_be_left() -> None:
    t = table(3).influence(0, "tyrant").display("mason", "thief", "scout", "siren").begin_turn(0).play("leave")

    assert ["mason", "thief", "scout", "siren"] == t.face_up


@rule("ALT-INF-06", "ALT-INF-08", "ALT-RUL-13")
def test_there_is_one_shuffle_for_each_card_that_leaves() -> None:
    t = table(3).influence(0, "tyrant", "siren").display("mason", "thief").begin_turn(0).play("leave")
    assert "OfferShuffle" == t.asked

    assert ("DrawCards", 2) == (t.play("shuffle").asked, len(t.face_up))


@rule("ALT-INF-07")
def test_with_an_empty_pile_there_is_no_shuffle() -> None:
    t = table(3).influence(0, "tyrant").display("mason").pile().begin_turn(0)

    assert ("DrawCards", ["tyrant"]) == (t.asked, t.discard_pile)


@rule("ALT-INF-08", "ALT-RUL-13")
def test_several_influence_cards_work_together() -> None:
    t = table(3).influence(1, "tyrant", "sorceress").influence(2, "inquisitor").realm("old", inactive=1)
    t.hand(0, *RITUAL, "scout", "priestess").turn(0)

    assert ["ALT-CARD-29"] == t.why("ritual old")
    assert ["ALT-CARD-28"] == t.why("use scout")
    assert ["ALT-ABIL-03", "ALT-CARD-30"] == t.why("use priestess")


@rule("ALT-INF-09", "ALT-RUL-13")
def test_influence_cards_on_the_table_cannot_be_targeted() -> None:
    t = table(3).influence(1, "tyrant").hand(0, "assassin", "temptress").turn(0)

    assert ["end"] == t.options


@rule("ALT-INF-11")
def test_influence_undoes_nothing() -> None:
    t = table(3).realm("love", active=2, sanctuaries=1).hand(0, "inquisitor").turn(0).play("use inquisitor")

    assert (1, 2, 0) == t.realm_of("love")


@rule("ALT-INF-12", "ALT-RUL-47")
def test_influence_can_be_used_though_nobody_feels_it() -> None:
    t = table(3).pile().hand(0, "siren", "tax-collector", "sorceress", "inquisitor").turn(0)

    assert ["use sorceress", "use inquisitor", "use siren", "use tax-collector"] == t.offered("use")


@rule("ALT-TGT-06", "ALT-RUL-47")
def test_influence_works_on_a_player_with_a_complete_god() -> None:
    t = table(2).realm("old", sanctuaries=1, active=4).influence(1, "tyrant").hand(0, *RITUAL).turn(0)

    assert ["ALT-CARD-29"] == t.why("ritual love")


# The five cards


@rule("ALT-CARD-28")
def test_the_sorceress_forbids_free_actions() -> None:
    assert [] == table(3).influence(1, "sorceress").hand(0, "scout", "alchemist").turn(0).offered("use")
    assert 2 == len(table(3).influence(0, "sorceress").hand(0, "scout", "alchemist").turn(0).offered("use"))


@rule("ALT-CARD-30", "ALT-CARD-05", "ALT-ALT-05")
def test_the_inquisitor_forbids_activation_and_makes_the_mason_place_inactive_altars() -> None:
    t = table(3).realm("old", sanctuaries=1, inactive=1).influence(1, "inquisitor").hand(0, "priestess", "mason").turn(0)
    assert ["use mason"] == t.offered("use")

    assert (1, 0, 2) == t.play("use mason").realm_of("old")


@rule("ALT-CARD-31", "ALT-PROT-06", "ALT-RUL-30")
def test_under_a_siren_protections_do_not_work_against_anybody() -> None:
    guarded = table(3).realm("light", active=1).adorers("light", "amazon", "vestal", "watchman").hand(2, "pilgrim")
    t = guarded.influence(0, "siren").hand(1, "warrior", "heretic", "thief", "assassin").turn(1)

    assert {"use warrior", "use heretic", "use thief", "use assassin"} == set(t.offered("use"))


@rule("ALT-CARD-31", "ALT-PROT-06")
def test_under_a_siren_the_martyr_saves_nothing() -> None:
    t = table(3).realm("light", active=1).adorers("light", "martyr").influence(0, "siren").hand(1, "warrior").turn(1)
    t.play("use warrior", "destroy light active")

    assert ((0, 0, 0), ["martyr"]) == (t.realm_of("light"), t.zone_of("light"))


@rule("ALT-CARD-31", "ALT-INF-03")
def test_the_sirens_owner_keeps_his_protections() -> None:
    t = table(3).realm("old", active=1).adorers("old", "amazon").influence(0, "siren").hand(1, "warrior").turn(1)

    assert [] == t.offered("use")


@rule("ALT-PROT-07", "ALT-RUL-47")
def test_the_siren_lifts_neither_the_immunity_of_the_complete_nor_the_toll_of_fear() -> None:
    t = table(3, "old", "love", "fear").realm("love", sanctuaries=2, active=3).hand(1, "pilgrim")
    t.realm("fear", active=1).adorers("fear", "amazon").influence(0, "siren").hand(0, "warrior").turn(0)
    assert [] == t.offered("use")

    t = table(3, "old", "love", "fear").realm("fear", active=1).adorers("fear", "amazon")
    t.influence(0, "siren").hand(0, "warrior", "pilgrim").turn(0).play("use warrior", "destroy fear active")
    assert "PayToll" == t.asked


# The Exorcist


@rule("ALT-CARD-16", "ALT-PROT-03")
def test_the_exorcist_keeps_influence_away() -> None:
    t = table(3).adorers("old", "exorcist").realm("old", inactive=1).influence(1, "tyrant", "sorceress", "inquisitor", "tax-collector")
    t.hand(0, *RITUAL, "scout", "priestess", "warrior").turn(0)

    assert {"use scout", "use priestess", "ritual old"} <= set(t.options)
    assert 6 == rules.hand_limit(t.state, 0)


@rule("ALT-CARD-16", "ALT-RUL-20")
def test_with_two_gods_one_exorcist_serves_the_player() -> None:
    t = table(2).adorers("love", "exorcist").influence(1, "tyrant").hand(0, *RITUAL).turn(0)

    assert ["ritual old", "ritual love"] == t.offered("ritual")


@rule("ALT-RUL-28")
def test_the_exorcist_works_from_the_moment_it_adores_until_it_leaves() -> None:
    t = table(3).influence(1, "sorceress").hand(0, "exorcist", "scout").turn(0)
    assert not t.offers("use scout")
    assert t.play("adore exorcist old").offers("use scout")

    t = table(3).pile().influence(2, "sorceress").adorers("old", "exorcist").hand(0, "pilgrim", "scout").turn(0)
    t.play("ritual old", "spend-adorer exorcist", "spend pilgrim")
    assert not t.offers("use scout")


@rule("ALT-RUL-29", "ALT-PROT-06")
def test_the_exorcist_keeps_the_other_protections_of_his_player_working_under_a_siren() -> None:
    t = table(3).realm("light", active=1).adorers("light", "amazon", "exorcist").influence(0, "siren").hand(1, "warrior").turn(1)

    assert [] == t.offered("use")
