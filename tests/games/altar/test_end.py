"""The three endings, the winner, ties (chapters END, WIN, TIE and the gods who matter there)."""

from __future__ import annotations

import pytest
from games.altar.laying import GAME, Table, rule, table

from themis.games.altar import rules
from themis.games.altar.state import COMPLETED, NO_CARDS, NO_SANCTUARIES, NOT_ENDING

RITUAL = ["pilgrim", "mason", "diviner"]
SPEND = ["spend pilgrim", "spend mason", "spend diviner"]


# Complete


@rule("ALT-TERM-04", "ALT-WIN-01", "ALT-WIN-02", "ALT-WIN-03", "ALT-WIN-04", "ALT-RUL-03")
@pytest.mark.parametrize(
    ("sanctuaries", "active", "complete"),
    [(1, 4, True), (1, 3, False), (2, 3, True), (2, 2, False), (3, 2, True), (3, 1, False), (0, 4, False), (3, 4, True)],
)
def test_what_a_complete_god_needs(sanctuaries: int, active: int, complete: bool) -> None:
    t = table(3).realm("old", sanctuaries=sanctuaries, active=active).turn(0)

    assert complete == rules.is_complete(t.state, 0)


@rule("ALT-END-01", "ALT-TERM-04")
@pytest.mark.parametrize(
    ("sanctuaries", "active", "inactive", "choices"),
    [(1, 3, 1, ["use priestess"]), (1, 3, 0, ["use mason"]), (2, 2, 1, ["use priestess"]), (1, 4, 0, [])],
)
def test_completion_triggers_the_first_ending_at_once(sanctuaries: int, active: int, inactive: int, choices: list[str]) -> None:
    t = (
        table(3)
        .realm("old", sanctuaries=sanctuaries, active=active, inactive=inactive)
        .hand(0, "priestess", "mason")
        .turn(0)
        .play(*choices)
    )

    assert (COMPLETED if choices else NOT_ENDING) == t.state.ending
    assert not t.over


@rule("ALT-END-01", "ALT-SAN-02")
def test_a_sanctuary_completes_too() -> None:
    t = table(3).realm("old", sanctuaries=1, active=3).hand(0, *RITUAL).turn(0).play("ritual old", *SPEND)

    assert COMPLETED == t.state.ending
    assert ["ALT-TERM-04"] == t.rules_behind("completed")


@rule("ALT-END-01", "ALT-END-05", "ALT-RUL-19")
def test_with_two_gods_both_must_be_complete() -> None:
    t = table(2).realm("old", sanctuaries=1, active=3, inactive=1).realm("love", sanctuaries=1, active=3, inactive=1)
    t.hand(0, "priestess", "priestess").turn(0).play("use priestess", "activate old")
    assert NOT_ENDING == t.state.ending

    assert COMPLETED == t.play("use priestess", "activate love").state.ending


@rule("ALT-END-02", "ALT-END-08", "ALT-RUL-02", "ALT-TERM-05")
def test_the_round_is_played_to_its_end() -> None:
    t = table(3).first(1).pile("warrior").realm("light", sanctuaries=2, active=2, inactive=1).hand(2, "priestess").turn(2)
    t.play("use priestess", "end")
    assert (False, [0]) == (t.over, t.waiting)

    t.play("draw", "end")
    assert (True, "complete", 2) == (t.over, t.ending, t.winner)
    assert [("scored", [0, 0]), ("scored", [1, 0]), ("scored", [2, 5]), ("won", [2])] == [(e.kind.name, e.values) for e in t.events][1:]


@rule("ALT-END-08", "ALT-RUL-02")
def test_the_last_player_of_the_round_ends_the_game_with_his_turn() -> None:
    t = table(3).realm("light", sanctuaries=2, active=2, inactive=1).hand(2, "priestess").turn(2).play("use priestess", "end")

    assert t.over


@rule("ALT-END-14", "ALT-RUL-35", "ALT-RUL-02")
def test_who_is_complete_may_use_the_actions_left() -> None:
    t = table(3).realm("old", sanctuaries=2, active=2, inactive=1).hand(0, "priestess", "alchemist", "amazon").turn(0)
    t.play("use alchemist", "use priestess")

    assert t.offers("adore amazon old")


# Sanctuaries and cards run out


@rule("ALT-END-06", "ALT-END-07", "ALT-RUL-02")
def test_the_last_sanctuary_ends_the_game_with_the_round() -> None:
    t = table(3).pile("warrior", "heretic").supply(1).hand(0, *RITUAL).turn(0).play("ritual old", *SPEND)
    assert NO_SANCTUARIES == t.state.ending
    assert ["ALT-END-06"] == t.rules_behind("end-by-sanctuaries")

    t.play("end", "draw", "end", "draw", "end")
    assert (True, "no-sanctuaries", [1, 0, 0]) == (t.over, t.ending, t.scores)


@rule("ALT-END-13", "ALT-RUL-23")
def test_who_completes_in_the_last_round_makes_it_the_first_ending() -> None:
    t = table(3).pile("warrior", "heretic").supply(1).realm("love", sanctuaries=2, active=2, inactive=1).adorers("old", "prophet")
    t.hand(0, *RITUAL).hand(1, "priestess").turn(0).play("ritual old", *SPEND, "end", "draw", "use priestess", "end", "draw", "end")

    assert ("complete", 1, [1, 5, 0]) == (t.ending, t.winner, t.scores)


@rule("ALT-END-01", "ALT-END-02")
def test_the_second_who_completes_triggers_nothing_more() -> None:
    t = table(3).pile().realm("old", sanctuaries=2, active=2, inactive=1).realm("love", sanctuaries=2, active=2, inactive=1)
    t.hand(0, "priestess").hand(1, "priestess").turn(0).play("use priestess")
    assert {"completed", "end-by-completion"} <= set(t.event_names)

    t.play("end", "use priestess")
    assert (True, False) == ("completed" in t.event_names, "end-by-completion" in t.event_names)


@rule("ALT-END-13", "ALT-RUL-23")
def test_a_last_sanctuary_that_completes_makes_it_the_first_ending() -> None:
    t = table(3).supply(1).realm("old", sanctuaries=1, active=3).hand(0, *RITUAL).turn(0).play("ritual old", *SPEND)

    assert (COMPLETED, []) == (t.state.ending, t.rules_behind("end-by-sanctuaries"))


@rule("ALT-END-09", "ALT-END-11", "ALT-RUL-22")
def test_when_all_pass_with_nothing_left_to_draw_the_game_is_over_at_once() -> None:
    t = table(3).first(1).pile().hand(0, "warrior").turn(0)
    t.play("end", "end", "end")

    assert (True, "no-cards") == (t.over, t.ending)
    assert ["ALT-END-09"] == t.rules_behind("end-by-cards")
    assert t.view(0)["decision"] is None


@rule("ALT-END-10", "ALT-RUL-22")
def test_a_turn_with_a_free_action_is_no_pass() -> None:
    t = table(3).pile().hand(2, "scout").turn(0).play("end", "end", "use scout", "end")
    assert not t.over

    t.play("end", "end")
    assert not t.over
    assert t.play("end").over


@rule("ALT-END-10", "ALT-TURN-05")
@pytest.mark.parametrize("choices", [["adore amazon old"], ["use priestess"], ["ritual old", *SPEND]], ids=lambda choices: choices[0])
def test_a_turn_with_a_main_action_is_no_pass(choices: list[str]) -> None:
    t = table(3).pile().realm("old", inactive=1).hand(0, "amazon", "priestess", *RITUAL).turn(0)
    t.state.passes = 2

    assert (0, False) == (t.play(*choices, "end").state.passes, t.over)


@rule("ALT-END-12", "ALT-RUL-22")
def test_who_passed_may_act_again_later() -> None:
    t = table(3).pile().hand(0, "pilgrim").hand(1, "pilgrim").turn(0).play("end", "use pilgrim", "end", "end")
    assert (False, [0]) == (t.over, t.waiting)

    assert (0, 0, 1) == t.play("use pilgrim").realm_of("old")


@rule("ALT-END-15", "ALT-RUL-22")
def test_passes_count_only_once_pile_and_face_up_cards_are_gone() -> None:
    t = table(3).pile("warrior").turn(0).play("end")
    assert 0 == t.state.passes
    t.play("draw", "end")
    assert 1 == t.state.passes

    t.play("end")
    assert not t.over
    assert t.play("end").over


@rule("ALT-END-15", "ALT-END-09")
def test_a_pass_with_a_face_up_card_left_does_not_count() -> None:
    t = table(3).pile().display("warrior", "heretic").begin_turn(0).play("take warrior", "end")
    assert 0 == t.state.passes

    assert 1 == t.play("take heretic", "end").state.passes


@rule("ALT-END-02", "ALT-END-11")
def test_once_an_end_is_triggered_everybody_has_the_last_turn() -> None:
    t = table(3).first(0).pile().realm("old", sanctuaries=2, active=2, inactive=1).hand(0, "priestess").turn(0)
    t.play("use priestess", "end", "end")
    assert not t.over

    assert t.play("end").over


# The winner


def ended(ending: int, *realms: tuple[str, int, int, int], seats: int = 3, gods: tuple[str, ...] = ()) -> Table:
    """A table before the end: realms with sanctuaries, active and inactive altars; later realms placed their altars later."""
    t = table(seats, *gods)
    for slug, sanctuaries, active, inactive in realms:
        t.realm(slug, sanctuaries, active, inactive).placed(slug)
    t.state.ending = ending
    return t


@rule("ALT-WIN-05", "ALT-RUL-23", "ALT-TIE-01")
def test_complete_players_go_first_and_more_progress_does_not_help_them() -> None:
    t = (
        ended(COMPLETED, ("light", 2, 4, 0), ("love", 3, 2, 0), ("war", 1, 3, 0), seats=4, gods=("love", "light", "war", "fear"))
        .supply(0)
        .finish(COMPLETED)
    )

    assert [5, 5, 4, 0] == t.scores
    # Tied; the one with more active altars wins.
    assert [2, 1, 3, 4] == t.ranks


@rule("ALT-WIN-06", "ALT-WIN-04", "ALT-RUL-24")
def test_without_a_sanctuary_nobody_wins_against_one_who_has() -> None:
    t = ended(NO_CARDS, ("old", 0, 4, 0), ("love", 1, 0, 0)).finish(NO_CARDS)

    assert ([4, 1, 0], [2, 1, 3]) == (t.scores, t.ranks)


@rule("ALT-WIN-06", "ALT-RUL-24")
def test_with_two_gods_a_sanctuary_on_either_is_enough() -> None:
    t = ended(NO_CARDS, ("old", 3, 1, 0), ("love", 0, 4, 0), ("light", 1, 0, 0), ("war", 1, 0, 0), seats=2).finish(NO_CARDS)

    assert ([8, 2], 0) == (t.scores, t.winner)


@rule("ALT-WIN-07")
def test_the_higher_progress_wins_and_counts_five_at_most_for_each_god() -> None:
    t = ended(NO_SANCTUARIES, ("old", 3, 4, 0), ("love", 0, 0, 0), ("light", 2, 1, 0), ("war", 1, 2, 0), seats=2).finish()

    assert ([5, 6], 1) == (t.scores, t.winner)


@rule("ALT-WIN-08", "ALT-CARD-20", "ALT-GOD-04", "ALT-ALT-04")
@pytest.mark.parametrize("ending", [NO_SANCTUARIES, NO_CARDS])
def test_prophet_and_goddess_of_love_add_to_progress_at_the_second_and_third_ending(ending: int) -> None:
    t = ended(ending, ("old", 1, 2, 0), ("love", 1, 1, 1), ("light", 1, 1, 1)).adorers("light", "prophet").finish(ending)

    assert [3, 3, 3] == t.scores
    assert ("followers", [0, 0, 1]) in GAME.outcome(t.state).sources
    assert ("gods", [0, 1, 0]) in GAME.outcome(t.state).sources


@rule("ALT-GOD-04")
def test_love_needs_an_inactive_altar_and_gets_one_for_however_many() -> None:
    assert [0, 2, 0] == ended(NO_CARDS, ("love", 1, 1, 0)).finish(NO_CARDS).scores
    assert [0, 3, 0] == ended(NO_CARDS, ("love", 1, 1, 3)).finish(NO_CARDS).scores


@rule("ALT-WIN-08", "ALT-WIN-10", "ALT-RUL-24")
def test_bonuses_stop_at_five_and_make_nobody_complete() -> None:
    t = ended(NO_CARDS, ("love", 2, 2, 1), ("old", 3, 1, 0)).adorers("love", "prophet").finish(NO_CARDS)

    assert ([4, 5, 0], "no-cards") == (t.scores, t.ending)
    assert not rules.is_complete(t.state, 1)


@rule("ALT-RUL-23", "ALT-WIN-08")
def test_at_the_first_ending_there_are_no_bonuses() -> None:
    t = ended(COMPLETED, ("old", 2, 3, 0), ("love", 1, 1, 1)).adorers("love", "prophet").finish(COMPLETED)

    assert [5, 2, 0] == t.scores


@rule("ALT-WIN-09")
def test_if_nobody_has_a_sanctuary_progress_decides_among_all() -> None:
    t = ended(NO_CARDS, ("old", 0, 1, 0), ("love", 0, 3, 0), ("light", 0, 2, 0)).finish(NO_CARDS)

    assert [3, 1, 2] == t.ranks


# Ties


@rule("ALT-TIE-01", "ALT-TIE-02", "ALT-GOD-02", "ALT-RUL-38")
def test_the_old_god_wins_ties_before_anything_else() -> None:
    t = ended(NO_SANCTUARIES, ("old", 2, 1, 0), ("love", 1, 2, 0), ("light", 1, 2, 0)).adorers("love", "chronicler").finish()

    assert [1, 2, 3] == t.ranks


@rule("ALT-TIE-02", "ALT-GOD-02", "ALT-RUL-37")
@pytest.mark.parametrize(("ending", "sanctuaries", "active"), [(COMPLETED, 2, 3), (NO_SANCTUARIES, 1, 1), (NO_CARDS, 1, 1)])
def test_the_old_god_wins_ties_at_all_endings(ending: int, sanctuaries: int, active: int) -> None:
    t = ended(ending, ("old", sanctuaries, active, 0), ("love", sanctuaries, active, 0)).finish(ending)

    assert 0 == t.winner


@rule("ALT-GOD-11", "ALT-RUL-20")
def test_with_two_gods_the_old_god_wins_ties_for_his_player() -> None:
    t = ended(NO_CARDS, ("old", 0, 1, 0), ("love", 1, 1, 0), ("light", 1, 0, 0), ("war", 1, 1, 0), seats=2).finish(NO_CARDS)

    assert ([3, 3], 0) == (t.scores, t.winner)


@rule("ALT-TIE-03", "ALT-CARD-19")
def test_then_the_chronicler_wins() -> None:
    t = ended(NO_CARDS, ("love", 1, 1, 0), ("light", 1, 1, 0), ("old", 1, 0, 0)).adorers("love", "chronicler").finish(NO_CARDS)

    assert [3, 1, 2] == t.ranks


@rule("ALT-TIE-04", "ALT-RUL-25")
def test_then_more_active_altars_win_and_bonuses_do_not_count() -> None:
    t = ended(NO_CARDS, ("light", 1, 2, 0), ("love", 1, 1, 1), gods=("war", "love", "light")).finish(NO_CARDS)

    assert ([0, 3, 3], 2) == (t.scores, t.winner)


@rule("ALT-TIE-03", "ALT-TIE-04", "ALT-TIE-05", "ALT-RUL-20")
def test_with_two_gods_ties_look_at_both() -> None:
    gods = ("love", "war", "fear", "light")
    even = (("war", 1, 1, 0), ("fear", 1, 1, 0), ("light", 1, 1, 0), ("love", 1, 1, 0))
    assert 0 == ended(NO_CARDS, *even, seats=2, gods=gods).finish(NO_CARDS).winner
    assert 1 == ended(NO_CARDS, *even, seats=2, gods=gods).adorers("light", "chronicler").finish(NO_CARDS).winner

    more = (("fear", 1, 0, 0), ("light", 0, 3, 0), ("love", 1, 2, 0), ("war", 1, 0, 0))
    assert 1 == ended(NO_CARDS, *more, seats=2, gods=gods).finish(NO_CARDS).winner


@rule("ALT-TIE-05", "ALT-TIE-06", "ALT-RUL-25", "ALT-WIN-09")
def test_then_the_latest_altar_placed_wins_and_places_are_never_shared() -> None:
    t = ended(NO_CARDS, ("light", 1, 1, 0), ("love", 1, 1, 0), ("war", 1, 1, 0), gods=("war", "love", "light")).finish(NO_CARDS)

    assert [1, 2, 3] == t.ranks


@rule("ALT-TIE-05", "ALT-RUL-25")
def test_it_does_not_matter_whether_that_altar_still_exists() -> None:
    t = ended(NOT_ENDING, ("love", 1, 1, 0), ("light", 1, 1, 1), gods=("war", "love", "light")).hand(0, "warrior").pile().turn(0)
    t.play("use warrior", "destroy light inactive", "end", "end", "end", "end")

    assert (True, 2) == (t.over, t.winner)


@rule("ALT-TIE-05")
def test_discovering_counts_as_placing_and_activating_does_not() -> None:
    t = table(3).placed("love", "light", "old").realm("light", inactive=1).hand(1, "pilgrim").hand(2, "priestess").pile().turn(1)
    t.play("use pilgrim", "end", "use priestess")

    assert [3, 4, 0, 0, 2] == list(t.state.placed)
