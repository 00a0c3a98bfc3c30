"""Bids in events: who pays them, and the bonus of the Lighthouse (chapter LIGHT)."""

import pytest
from games.uruk.laying import Table, rule, table

FULL = ("vault", "pulley", "scales")


def revealed(t: Table) -> list[int]:
    """The values of all bids in a disaster, bonus included, by seat."""
    shown = [event.values for event in t.events_named("revealed")]
    return [value for _, _, value in sorted(shown)]


# Who pays a bid


@rule("URU-EVT-13", "URU-RUL-33")
def test_only_the_winner_of_an_auction_pays() -> None:
    t = table(3).hand(0, "kiln").hand(1, "vault").hand(2, "ziggurat").resolve("ninurta")

    t.play("bid 2", "bid 3", "bid 4", "pass", "pass", "discard ziggurat")

    assert [["kiln"], ["vault"], []] == [t.hand_of(seat) for seat in range(3)]
    assert "Turn" == t.asked


@rule("URU-RUL-33")
def test_all_bidders_of_an_auction_pay_if_the_table_plays_so() -> None:
    t = table(3, losing_bids_kept="no").hand(0, "kiln").hand(1, "vault").hand(2, "ziggurat").resolve("ninurta")

    t.play("bid 2", "pass", "bid 4", "pass", "discard ziggurat", "discard kiln")

    assert [[], ["vault"], []] == [t.hand_of(seat) for seat in range(3)]
    assert ["ninurta"] == t.kept_by(2)


@rule("URU-EVT-13", "URU-RUL-33")
def test_the_victims_of_a_disaster_keep_their_cubes() -> None:
    t = table().stock(0, "rr").stock(1, "rrr").resolve("eruption")

    t.play("bid 2", "bid 3")

    assert ["rr", ""] == [t.stock_of(seat) for seat in range(2)]


@rule("URU-RUL-33")
def test_every_spared_player_pays() -> None:
    t = table(3).stock(0, "rr").stock(1, "rr").stock(2, "r").resolve("eruption")

    t.play("bid 2", "bid 2", "bid 1")

    assert ["", "", "r"] == [t.stock_of(seat) for seat in range(3)]


@rule("URU-RUL-33")
def test_the_victims_of_a_disaster_pay_too_if_the_table_plays_so() -> None:
    t = table(losing_bids_kept="no").stock(0, "rr").stock(1, "rrr").resolve("eruption")

    t.play("bid 2", "bid 3")

    assert ["", ""] == [t.stock_of(seat) for seat in range(2)]


# The Lighthouse


@rule("URU-LIGHT-01", "URU-RUL-34")
def test_a_bare_lighthouse_adds_two_to_a_card_bid() -> None:
    t = table().tableau(0, "lighthouse").hand(0, "vault").resolve("nergal")

    assert [2, 5] == t.bids


@rule("URU-LIGHT-01", "URU-RUL-34")
def test_a_bare_lighthouse_adds_one_to_a_cube_bid() -> None:
    t = table(3).tableau(0, "lighthouse").stock(0, "r").stock(1, "rr").stock(2, "r").resolve("eruption")

    t.play("bid 1", "bid 2", "bid 1")

    assert [2, 2, 1] == revealed(t)


@rule("URU-LIGHT-02", "URU-RUL-34")
@pytest.mark.parametrize(("discs", "bonus"), [(0, 2), (1, 3), (2, 4)])
def test_the_settlement_above_the_lighthouse_adds_to_a_card_bid(discs: int, bonus: int) -> None:
    t = table().tableau(0, f"lighthouse {discs}").hand(0, "kiln").resolve("nergal")

    assert [bonus, bonus + 2] == t.bids


@rule("URU-LIGHT-02", "URU-RUL-34")
@pytest.mark.parametrize(("discs", "bonus"), [(0, 1), (1, 2), (2, 3)])
def test_the_settlement_above_the_lighthouse_adds_to_a_cube_bid(discs: int, bonus: int) -> None:
    t = table().tableau(0, f"lighthouse {discs}").stock(0, "r").resolve("eruption")

    t.play("bid 1", "bid 0")

    assert [1 + bonus, 0] == revealed(t)


@rule("URU-LIGHT-02")
def test_a_settlement_above_another_discovery_adds_nothing() -> None:
    t = table().tableau(0, "lighthouse", "kiln 2").hand(0, "kiln").resolve("nergal")

    assert [2, 4] == t.bids


@rule("URU-LIGHT-03")
def test_the_lighthouse_can_bid_without_a_card() -> None:
    t = table().tableau(0, "lighthouse").resolve("nergal")
    assert ["pass", "bid 2"] == t.options

    t.play("bid 2", "pass")

    assert "Gift" == t.asked
    assert [] == t.discard_pile


@rule("URU-LIGHT-03")
def test_the_lighthouse_counts_in_a_disaster_without_a_cube() -> None:
    t = table().tableau(0, "lighthouse").stock(1, "r").resolve("eruption")

    t.play("bid 0", "bid 0")

    assert [1, 0] == revealed(t)
    assert [["spared", [0]], ["victim", [1]]] == [event.plain() for event in t.events if event.kind.name in ("spared", "victim")]


@rule("URU-LIGHT-04")
def test_the_lighthouse_counts_in_every_bid_of_an_auction() -> None:
    t = table().tableau(0, "lighthouse").hand(0, "kiln").hand(1, "vault").resolve("nergal")

    t.play("bid 2", "bid 3")

    assert [4] == t.bids


@rule("URU-LIGHT-04")
def test_the_limit_of_once_per_turn_does_not_concern_the_lighthouse() -> None:
    t = table().tableau(0, "lighthouse").used("lighthouse").resolve("nergal")

    assert [2] == t.bids


@rule("URU-LIGHT-04")
def test_the_lighthouse_counts_in_one_event_after_the_other() -> None:
    t = table().tableau(0, "lighthouse").display(*FULL).resolve("nergal")
    t.play("bid 2", "pass", "gain red")

    t.play("draw", chance=["gibil", "kiln"])
    assert ["omen", "drew", "drew-hidden"] == t.event_names
    t.play("draw", chance=["marduk", "road"])
    t.play("end", "gain red", "gain red")
    t.play("draw", chance=["ninurta", "axe"])
    t.play("draw", chance=["ishtar", "axe"])
    t.play("end")

    assert 2 == min(t.bids)
