"""The disasters: secret bids, who is spared and who pays, and what Drought, Earthquake and Eruption do (chapter DIS, rulings 38 to 40, 52 and 56)."""

import pytest
from games.uruk.laying import Table, rule, table

DISASTERS = ["drought", "earthquake", "eruption"]
FULL = ("vault", "pulley", "scales")


def seats_told(t: Table, name: str) -> list[int]:
    """The seats of which an event was told in the last step."""
    return [event.values[0] for event in t.events_named(name)]


def bid_seen(t: Table, viewer: int, seat: int) -> object:
    sides = t.view(viewer)["sides"]
    assert isinstance(sides, list)
    return sides[seat]["bid"]


# The bids


@rule("URU-DIS-01")
@pytest.mark.parametrize("card", DISASTERS)
def test_all_players_bid_at_once_any_number_up_to_their_stock(card: str) -> None:
    t = table(3).stock(0, "rp").tableau(0, "net 1 ppp").resolve(card)

    assert "SecretBids" == t.asked
    assert [0, 1, 2] == t.waiting
    assert ["bid 0", "bid 1", "bid 2"] == t.options
    assert ["URU-DIS-01"] == t.why("bid 3")


@rule("URU-DIS-01")
def test_a_bid_is_secret_until_all_have_bid() -> None:
    t = table(3).stock(0, "rrr").resolve("eruption")

    t.play("bid 3")

    assert [["bid-set", [0]]] == [event.plain() for event in t.events]
    assert [3, None, None, None] == [bid_seen(t, viewer, 0) for viewer in (0, 1, 2, -1)]
    assert "rrr" == t.stock_of(0)


@rule("URU-DIS-01")
def test_the_players_may_bid_in_any_order() -> None:
    t = table(3).resolve("eruption")

    t.play("bid 0", seat=2)
    t.play("bid 0", seat=0)

    assert [1] == t.waiting


@rule("URU-DIS-01")
def test_all_bids_are_revealed_together_with_their_bonus() -> None:
    t = table(3).tableau(2, "lighthouse 1").stock(0, "rrr").stock(1, "r").stock(2, "p").resolve("eruption")

    t.play("bid 2", "bid 0")
    assert "revealed" not in t.event_names
    t.play("bid 1")

    assert [[0, 2, 2], [1, 0, 0], [2, 1, 3]] == [event.values for event in t.events_named("revealed")]


@rule("URU-DIS-02")
def test_the_highest_bid_is_spared_and_all_others_are_victims() -> None:
    t = table(4).stock(0, "r").stock(1, "rr").stock(2, "rr").resolve("eruption")

    t.play("bid 1", "bid 2", "bid 2", "bid 0")

    assert [1, 2] == seats_told(t, "spared")
    assert [0, 3] == seats_told(t, "victim")


@rule("URU-DIS-02")
def test_the_bonus_of_the_lighthouse_decides_who_is_spared() -> None:
    t = table().tableau(0, "lighthouse 2").stock(0, "r").stock(1, "rrr").resolve("eruption")

    t.play("bid 1", "bid 3")

    assert [0] == seats_told(t, "spared")
    assert [1] == seats_told(t, "victim")


@rule("URU-DIS-03")
@pytest.mark.parametrize("number", [0, 1])
def test_if_all_bids_are_equal_all_are_victims(number: int) -> None:
    t = table(3).stock(0, "r").stock(1, "r").stock(2, "r").resolve("eruption")

    t.play(*[f"bid {number}"] * 3)

    assert [0, 1, 2] == seats_told(t, "victim")
    assert [] == seats_told(t, "spared")


@rule("URU-DIS-03", "URU-RUL-52")
def test_two_players_with_the_same_bid_are_both_victims_and_nobody_pays() -> None:
    t = table().tableau(0, "kiln 1").tableau(1, "axe 1").stock(0, "rr").stock(1, "ppp").resolve("drought")

    t.play("bid 2", "bid 2", "lose 1", "lose 1")

    assert [["kiln 0"], ["axe 0"]] == [t.slots_of(seat) for seat in range(2)]
    assert ["rr", "ppp"] == [t.stock_of(seat) for seat in range(2)]


@rule("URU-DIS-04")
def test_a_spared_player_pays_the_cubes_of_the_bid_without_the_bonus() -> None:
    t = table().tableau(0, "lighthouse 2").stock(0, "rrr").resolve("eruption")

    t.play("bid 1", "bid 0")
    assert ["pay r"] == t.options
    t.play("pay r")

    assert "rr" == t.stock_of(0)
    assert 10 == t.bank.count("r")


@rule("URU-DIS-04", "URU-RUL-56")
def test_a_spared_player_picks_the_colours_when_paying() -> None:
    t = table().stock(0, "rpy").resolve("eruption")

    t.play("bid 2", "bid 0")
    assert ["pay rp", "pay ry", "pay py"] == t.options
    assert ["URU-DIS-04"] == t.why("pay r")
    t.play("pay py")

    assert "r" == t.stock_of(0)


@rule("URU-DIS-04")
def test_a_large_bid_is_paid_in_full() -> None:
    t = table().stock(0, "rrrrpppp").resolve("eruption")

    t.play("bid 7", "bid 0", "pay rrrrp")
    assert ["pay pp"] == t.options
    t.play("pay pp")

    assert "p" == t.stock_of(0)


@rule("URU-DIS-04")
def test_a_victim_pays_nothing() -> None:
    t = table().stock(0, "rp").stock(1, "rpy").resolve("eruption")

    t.play("bid 1", "bid 3")

    assert ["rp", ""] == [t.stock_of(seat) for seat in range(2)]


@rule("URU-RUL-56")
def test_only_the_number_of_cubes_is_chosen_in_secret() -> None:
    t = table().stock(0, "rpyb").resolve("eruption")

    assert ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"] == t.options


# Drought


@rule("URU-DIS-05", "URU-RUL-38")
def test_a_victim_of_the_drought_loses_a_disc_of_his_choice_to_the_pool() -> None:
    t = table().epochs(0, 6, 4, 3).tableau(0, "kiln 2", "axe", "road 1").stock(1, "r").resolve("drought")

    t.play("bid 0", "bid 1")
    assert [0] == t.waiting
    assert ["lose 1", "lose 3"] == t.options
    assert ["URU-DIS-05"] == t.why("lose 2")
    t.play("lose 1")

    assert ["kiln 1", "axe 0", "road 1"] == t.slots_of(0)
    assert 2 == t.state.pool


@rule("URU-DIS-05")
def test_a_village_lost_to_the_drought_disappears() -> None:
    t = table().tableau(0, "kiln 1", "axe 1").stock(1, "r").resolve("drought")

    t.play("bid 0", "bid 1", "lose 2")

    assert ["kiln 1", "axe 0"] == t.slots_of(0)


@rule("URU-DIS-05")
def test_a_player_spared_by_the_drought_keeps_all_discs() -> None:
    t = table().tableau(0, "kiln 1").tableau(1, "axe 1").stock(1, "r").resolve("drought")

    t.play("bid 0", "bid 1", "lose 1")

    assert ["axe 1"] == t.slots_of(1)
    assert "Turn" == t.asked


@rule("URU-RUL-49")
def test_losses_are_made_clockwise_from_the_active_player() -> None:
    t = table(3).tableau(0, "kiln 1").tableau(1, "axe 1").tableau(2, "road 1").resolve("drought", seat=1)

    t.play("bid 0", "bid 0", "bid 0")
    assert [1] == t.waiting
    t.play("lose 1")
    assert [2] == t.waiting
    t.play("lose 1")

    assert [0] == t.waiting


@rule("URU-DIS-06", "URU-RUL-38")
def test_a_victim_without_discs_loses_nothing_to_the_drought() -> None:
    t = table().tableau(0, "kiln", "axe").hand(0, "road").stock(1, "r").resolve("drought")

    t.play("bid 0", "bid 1")

    assert "Turn" == t.asked
    assert ["kiln 0", "axe 0"] == t.slots_of(0)
    assert 1 == t.state.pool


# Earthquake


@rule("URU-DIS-07")
def test_a_victim_of_the_earthquake_discards_a_bare_discovery_of_his_choice() -> None:
    t = table().tableau(0, "kiln", "axe 1", "road 0 rp").stock(1, "r").resolve("earthquake")

    t.play("bid 0", "bid 1")
    assert ["lose 1", "lose 3"] == t.options
    assert ["URU-DIS-07"] == t.why("lose 2")
    t.play("lose 3")

    assert ["kiln 0", "axe 1"] == t.slots_of(0)
    assert "road" == t.discard_pile[0]
    assert [] == t.hand_of(0)


@rule("URU-DIS-07")
def test_cubes_on_a_destroyed_discovery_go_to_the_bank() -> None:
    t = table().tableau(0, "road 0 rp", "axe 1").stock(1, "b").resolve("earthquake")

    t.play("bid 0", "bid 1", "lose 1")

    assert ["axe 1"] == t.slots_of(0)
    assert 48 == len(t.bank)
    assert "" == t.stock_of(0)


@rule("URU-DIS-08")
def test_a_victim_without_bare_discoveries_discards_three_hand_cards_of_his_choice() -> None:
    t = table().epochs(0, 6, 4, 3).tableau(0, "kiln 1", "axe 2").hand(0, "road", "vault", "lyre", "net").stock(1, "r").resolve("earthquake")

    t.play("bid 0", "bid 1")
    assert ["discard net", "discard road", "discard vault", "discard lyre"] == t.options
    t.play("discard vault", "discard net", "discard lyre")

    assert ["road"] == t.hand_of(0)
    assert ["vault", "net", "lyre"] == t.discard_pile[:3]
    assert ["kiln 1", "axe 2"] == t.slots_of(0)


@rule("URU-DIS-08", "URU-RUL-39")
def test_a_victim_with_fewer_than_three_cards_discards_them_all() -> None:
    t = table().tableau(0, "kiln 1").hand(0, "road").stock(1, "r").resolve("earthquake")

    t.play("bid 0", "bid 1", "discard road")

    assert [] == t.hand_of(0)
    assert "Turn" == t.asked


@rule("URU-RUL-39")
def test_a_bare_discovery_cannot_be_saved_with_cards() -> None:
    t = table().tableau(0, "kiln", "axe 1").hand(0, "road", "vault", "lyre").stock(1, "r").resolve("earthquake")

    t.play("bid 0", "bid 1")

    assert ["lose 1"] == t.options


@rule("URU-RUL-39")
def test_a_victim_with_an_empty_tableau_discards_three_cards() -> None:
    t = table().hand(0, "road", "vault", "lyre", "net").stock(1, "r").resolve("earthquake")

    t.play("bid 0", "bid 1", "discard road", "discard vault", "discard lyre")

    assert ["net"] == t.hand_of(0)
    assert "Turn" == t.asked


# Eruption


@rule("URU-DIS-09")
def test_a_victim_of_the_eruption_has_one_action_on_the_next_turn_only() -> None:
    t = table().stock(0, "r").display(*FULL).resolve("eruption")

    t.play("bid 1", "bid 0")
    assert [1] == t.waiting
    assert 1 == t.actions_left()
    t.play("end")
    assert 3 == t.actions_left()
    t.play("end")

    assert [1] == t.waiting
    assert 3 == t.actions_left()


@rule("URU-DIS-09")
def test_the_active_player_struck_by_the_eruption_waits_for_his_next_turn() -> None:
    t = table().stock(1, "r").display(*FULL).resolve("eruption")

    t.play("bid 0", "bid 1")
    assert 3 == t.actions_left()
    t.play("end")

    assert [0] == t.waiting
    assert 1 == t.actions_left()


@rule("URU-DIS-10", "URU-RUL-40")
def test_the_eruption_moves_no_disc() -> None:
    t = table().epochs(0, 6, 4, 3, pool=0).tableau(0, "kiln 1", "axe").stock(1, "r").resolve("eruption")
    before = t.state.pool

    t.play("bid 0", "bid 1")

    assert ["kiln 1", "axe 0"] == t.slots_of(0)
    assert 1 == t.state.sides[0].settled
    assert before == t.state.pool


@rule("URU-DIS-10", "URU-RUL-40")
def test_the_eruption_is_remembered_by_a_mark_that_scores_nothing() -> None:
    t = table().tableau(0, "kiln", "vault").tableau(1, "axe").stock(1, "r").resolve("eruption")

    t.play("bid 0", "bid 1")

    sides = t.view(-1)["sides"]
    assert isinstance(sides, list)
    assert [True, False] == [side["erupted"] for side in sides]
    assert [2, 1] == t.scores


@rule("URU-DIS-10")
def test_the_eruption_marks_a_victim_even_when_the_pool_is_empty() -> None:
    t = table().epochs(0, 0, 0, 0, pool=0).stock(1, "r").resolve("eruption")

    t.play("bid 0", "bid 1")

    assert t.state.sides[0].erupted
    assert 0 == t.state.pool


@rule("URU-DIS-11", "URU-RUL-40")
def test_two_eruptions_before_the_next_turn_do_not_add_up() -> None:
    t = table().erupted(0).stock(1, "r").display(*FULL).resolve("eruption")

    t.play("bid 0", "bid 1", "end")
    assert [0] == t.waiting
    assert 1 == t.actions_left()
    t.play("end", "end")

    assert [0] == t.waiting
    assert 3 == t.actions_left()
