"""The end of the game, from the last disc to the last turn: trigger, last round and stalls (chapter END)."""

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
