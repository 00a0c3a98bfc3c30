"""Bids are worth what they may win or spare: the heuristic tells them apart, and the greedy bot bids accordingly."""

from __future__ import annotations

import pytest
from games.uruk.laying import Table, table

from themis.bots.bot import Knowledge
from themis.bots.judgement import worths
from themis.bots.levels import make
from themis.core.chance import Seeded
from themis.games.uruk.game import GAME

SEEDS = range(4)


def chosen(t: Table, seed: int) -> str:
    """What the greedy bot does here."""
    return make("greedy", seed).choose(Knowledge(GAME, t.state, t.waiting[0])).text


def worth(t: Table) -> dict[str, float]:
    """What the first seat that is asked thinks of its options."""
    known = Knowledge(GAME, t.state, t.waiting[0])
    found = worths(known, known.options(), 8, Seeded(1))
    return {choice.text: value / 8 for choice, value in zip(known.options(), found)}


@pytest.mark.parametrize("card", ["drought", "earthquake", "eruption"])
def test_no_two_bids_against_a_disaster_are_worth_the_same(card: str) -> None:
    t = table(2).tableau(0, "kiln 1", "axe").stock(0, "rrpp").tableau(1, "net 1").stock(1, "rpp").resolve(card)
    found = worth(t)

    assert 5 == len(set(found.values()))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_city_is_worth_more_than_some_cubes(seats: int, seed: int) -> None:
    t = table(seats).tableau(0, "astronomy 2").stock(0, "rrrpppyy")
    for other in range(1, seats):
        t.tableau(other, "kiln 1").stock(other, "bb")
    t.resolve("drought")
    bid = int(chosen(t, seed).split()[1])

    assert 2 <= bid <= 3


@pytest.mark.parametrize("seed", SEEDS)
def test_who_has_nothing_to_lose_bids_nothing(seed: int) -> None:
    t = table(2).tableau(0, "kiln").stock(0, "rrrppp").tableau(1, "net 1").stock(1, "bb").resolve("drought")

    assert "bid 0" == chosen(t, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_bid_counts_by_what_it_does(seed: int) -> None:
    """The others have bid already, in secret; after the last bid all bids are revealed, but nothing is paid or lost yet."""
    t = table(2).tableau(0, "net 1").stock(0, "bb").tableau(1, "astronomy 2").stock(1, "rrrpppyy").resolve("drought").play("bid 1", seat=0)

    assert int(chosen(t, seed).split()[1]) in (2, 3)


def test_bids_for_a_god_are_told_apart() -> None:
    t = table(2).hand(0, "kiln", "axe", "road").hand(1, "kiln", "axe").resolve("nergal")
    found = worth(t)

    assert len(found) == len(set(found.values()))


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_bids_for_a_discovery_that_cannot_be_placed(seed: int) -> None:
    t = table(2).tableau(0, "mud-house").hand(0, "astronomy", "scales").hand(1, "kiln").resolve("enlil")

    assert "pass" == chosen(t, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_free_discovery_is_worth_a_card(seed: int) -> None:
    t = table(2).tableau(0, "mud-house 1").hand(0, "kiln", "axe", "net", "shadoof").resolve("enlil")

    assert "pass" != chosen(t, seed)
