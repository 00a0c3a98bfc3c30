"""Strength from made-up results."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from themis.arena.match import Result, make_plan
from themis.arena.rating import ratings, share, student, summarise, whole_deals
from themis.arena.workers import play


def result(deal: int, rotation: int, bots: str, ranks: list[int]) -> Result:
    """A made-up game: the score is ten less the rank."""
    seats = len(bots)
    scores = tuple([10 - rank for rank in ranks])
    return Result(deal, rotation, tuple(bots), tuple(ranks), scores, (7,) * seats, 5 + deal, "end", (0.1,) * seats)


def two_seats(deal: int, wins: list[str]) -> list[Result]:
    """A deal of two games of a against b, won as told; "=" is a shared win."""
    games = []
    for rotation, winner in enumerate(wins):
        bots = ["ab", "ba"][rotation]
        games.append(result(deal, rotation, bots, [1 if winner in (bot, "=") else 2 for bot in bots]))
    return games


def test_shares_scores_and_ranks_are_means_over_games() -> None:
    summary = summarise(two_seats(0, ["a", "a"]) + two_seats(1, ["a", "b"]))
    assert summary is not None
    best, worst = summary.bots

    assert ("a", 0.75, 8.75, 1.25) == (best.name, best.win.mean, best.score, best.rank)
    assert ("b", 0.25, 8.25, 1.75) == (worst.name, worst.win.mean, worst.score, worst.rank)
    assert (2, 4, {"end": 4}) == (summary.deals, summary.games, summary.reasons)


def test_a_shared_win_counts_as_a_fraction() -> None:
    summary = summarise(two_seats(0, ["=", "a"]))
    assert summary is not None

    assert [0.75, 0.25] == [bot.win.mean for bot in summary.bots]


def test_a_bot_on_several_seats_counts_per_seat() -> None:
    games = [result(0, 0, "abb", [1, 2, 3]), result(0, 1, "bab", [1, 2, 2]), result(0, 2, "bba", [3, 1, 1])]
    summary = summarise(games)
    assert summary is not None

    assert [("a", 1), ("b", 2)] == [(bot.name, bot.seats) for bot in summary.bots]
    assert [0.5, 0.25] == [pytest.approx(bot.win.mean) for bot in summary.bots]


def test_roles_are_compared_over_the_deals_in_which_they_were_played() -> None:
    first, second = two_seats(0, ["a", "b"]), two_seats(1, ["a", "a"])
    games = [replace(game, roles=(("fear",), ("love",))) for game in first] + [
        replace(game, roles=(("order",), ("love",))) for game in second
    ]
    summary = summarise(games)
    assert summary is not None

    assert {"fear": 1.0, "love": 0.25, "order": 0.5} == {role: share.mean for role, share in summary.roles.items()}


def test_seats_are_compared_whoever_sits_there() -> None:
    """The first seat wins every game of the first deal and one of the second."""
    summary = summarise(two_seats(0, ["a", "b"]) + two_seats(1, ["a", "a"]))
    assert summary is not None

    assert [0.75, 0.25] == [seat.mean for seat in summary.seats]


def test_lengths_are_told() -> None:
    summary = summarise(two_seats(0, ["a", "b"]) + two_seats(2, ["a", "b"]))
    assert summary is not None and summary.rounds is not None

    assert (6.0, 5, 7) == (summary.rounds.mean, summary.rounds.least, summary.rounds.most)
    assert 14 == summary.decisions.mean


def test_deals_that_were_not_finished_do_not_count() -> None:
    games = [*two_seats(1, ["a", "b"]), two_seats(0, ["a", "a"])[1]]

    assert [two_seats(1, ["a", "b"])] == whole_deals(reversed(games))
    assert summarise(games[2:]) is None


def test_the_interval_holds_the_mean_and_stays_between_0_and_1() -> None:
    for by_deal in ([1.0] * 5, [0.0] * 5, [0.5] * 5, [1.0], [0.5], [0.0, 1.0], [1 / 3, 1.0, 2 / 3]):
        found = share(by_deal)

        assert 0 <= found.low <= found.mean <= found.high <= 1
        assert found.high - found.low > 0.05


def test_more_deals_make_the_interval_narrower() -> None:
    widths = [found.high - found.low for found in (share([0.0, 0.5, 1.0] * times) for times in (1, 10, 100))]

    assert widths[0] > 2 * widths[1] > 4 * widths[2]


def test_games_of_a_deal_that_go_together_do_not_count_twice() -> None:
    """200 games in 100 deals: both always won by the same bot is worth 100 games; one each tells much more."""
    together = share([0.0, 1.0] * 50)
    mixed = share([0.0, 0.5, 0.5, 1.0] * 25)
    apart = share([0.5] * 100)

    assert together.high - together.low == pytest.approx(2 * 1.96 * 0.5 / 10, abs=0.01)
    assert mixed.high - mixed.low == pytest.approx(2 * 1.96 * 0.5 / 200**0.5, abs=0.01)
    assert apart.high - apart.low < 0.05


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    chance = Random(1)

    def deal() -> float:
        """Three games that share half of their luck; the bot wins 40 % of all."""
        lucky = chance.random()
        return sum([(lucky if chance.random() < 0.5 else chance.random()) < 0.4 for _ in range(3)]) / 3

    found = [share([deal() for _ in range(60)]) for _ in range(1000)]

    assert 930 <= sum([one.low <= 0.4 <= one.high for one in found]) <= 975


def test_the_quantile_is_students() -> None:
    assert [12.706, 2.228] == [student(1), student(10)]
    assert [2.201, 2.042, 1.984, 1.962] == pytest.approx([student(freedom) for freedom in (11, 30, 100, 1000)], abs=0.003)


def test_ties_leave_equal_bots_equal() -> None:
    rated = ratings(two_seats(0, ["=", "="]) * 10)

    assert rated["a"].mu == pytest.approx(rated["b"].mu) == pytest.approx(25.0)
    assert rated["a"].sigma < 25 / 3


def test_a_tie_helps_less_than_a_win() -> None:
    won = ratings(two_seats(0, ["a", "a"]))
    tied = ratings(two_seats(0, ["a", "="]))

    assert won["a"].mu > tied["a"].mu > 25.0 > tied["b"].mu > won["b"].mu


def test_the_ordinal_is_three_sigmas_below_mu() -> None:
    rated = ratings(two_seats(0, ["a", "a"]) * 20)["a"]

    assert rated.ordinal == pytest.approx(rated.mu - 3 * rated.sigma)


def test_a_bot_against_itself_keeps_its_rating() -> None:
    assert ratings([result(0, 0, "aaa", [1, 2, 3])])["a"].mu == pytest.approx(25.0)


def test_greedy_beats_random() -> None:
    summary = summarise(play(make_plan("uruk", ["random", "greedy"], None, 2, 1, {}), 1))
    assert summary is not None

    assert "greedy" == summary.bots[0].name
    assert summary.bots[0].win.mean >= 3 / 4
    assert summary.bots[0].rating.mu > summary.bots[1].rating.mu
