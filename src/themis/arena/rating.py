"""Strength from results: shares of wins with honest intervals, means, and ratings.

Only whole deals count, because only then every bot has met the same chance from every seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from themis.arena.match import Result

# The 97.5 % points of Student's distribution with 1, 2, 3 ... degrees of freedom, where the expansion below is too coarse.
STUDENT: Final = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228]
NORMAL: Final = 1.959964


@dataclass(frozen=True)
class Share:
    """A share of wins with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Rating:
    """Where a bot stands on the Plackett-Luce scale; the ordinal is what it is almost surely worth."""

    mu: float
    sigma: float
    ordinal: float


@dataclass(frozen=True)
class BotSummary:
    """A bot's strength; if it has several seats, everything is per seat."""

    name: str
    seats: int
    win: Share
    score: float
    rank: float
    rating: Rating


@dataclass(frozen=True)
class Length:
    """How long games were."""

    mean: float
    least: int
    most: int


@dataclass(frozen=True)
class Summary:
    """What the results say: the bots, the best first, the seats in order, and the roles by name."""

    deals: int
    games: int
    bots: list[BotSummary]
    seats: list[Share]
    roles: dict[str, Share]
    decisions: Length
    rounds: Length | None
    reasons: dict[str, int]
    # What a seat got from each source on average.
    sources: dict[str, float]


def whole_deals(results: Iterable[Result]) -> list[list[Result]]:
    """The results deal by deal, in order, without the deals of which a rotation is missing."""
    ordered = sorted(results, key=lambda result: (result.deal, result.rotation))
    deals = [list(games) for _, games in groupby(ordered, key=lambda result: result.deal)]
    return [games for games in deals if len(games) == len(games[0].bots)]


def summarise(results: Iterable[Result]) -> Summary | None:
    """Everything there is to say, or None if not one deal is whole."""
    deals = whole_deals(results)
    if not deals:
        return None
    games = [game for deal in deals for game in deal]
    names = Counter(games[0].bots)
    rated = ratings(games)
    bots = [summarise_bot(name, names[name], deals, rated[name]) for name in names]
    rounds = [game.rounds for game in games if game.rounds is not None]
    return Summary(
        len(deals),
        len(games),
        sorted(bots, key=lambda bot: (-bot.win.mean, bot.name)),
        [seat_share(seat, deals) for seat in range(len(games[0].bots))],
        role_shares(deals),
        length([sum(game.decisions) for game in games]),
        length(rounds) if rounds else None,
        dict(sorted(Counter([game.reason for game in games]).items())),
        sources_of(games),
    )


def sources_of(games: list[Result]) -> dict[str, float]:
    found: dict[str, list[int]] = {}
    for game in games:
        for source, points in game.sources:
            found.setdefault(source, []).extend(points)
    return {source: fmean(points) for source, points in found.items()}


def summarise_bot(name: str, seats: int, deals: list[list[Result]], rating: Rating) -> BotSummary:
    def over_deals(values: Callable[[Result], Sequence[float]]) -> list[float]:
        return [fmean([mean_of(name, game.bots, values(game)) for game in deal]) for deal in deals]

    return BotSummary(
        name,
        seats,
        share(over_deals(lambda game: game.wins())),
        fmean(over_deals(lambda game: game.scores)),
        fmean(over_deals(lambda game: game.ranks)),
        rating,
    )


def mean_of(name: str, bots: Sequence[str], values: Sequence[float]) -> float:
    """The mean over the seats of one bot."""
    return fmean([value for bot, value in zip(bots, values) if bot == name])


def seat_share(seat: int, deals: list[list[Result]]) -> Share:
    """How often a seat wins, whoever sits there: every bot does, equally often."""
    return share([fmean([game.wins()[seat] for game in deal]) for deal in deals])


def role_shares(deals: list[list[Result]]) -> dict[str, Share]:
    """How often each role wins, whoever plays it."""
    played = sorted({role for deal in deals for game in deal for roles in game.roles for role in roles})
    return {role: share([fmean(wins) for deal in deals if (wins := wins_of(role, deal))]) for role in played}


def wins_of(role: str, games: Iterable[Result]) -> list[float]:
    return [game.wins()[seat] for game in games for seat, roles in enumerate(game.roles) if role in roles]


def length(counts: Sequence[int]) -> Length:
    return Length(fmean(counts), min(counts), max(counts))


def share(by_deal: Sequence[float]) -> Share:
    """The mean share of wins over deals, with an interval that takes the deal for the unit of chance.

    The games of a deal are played with the same chance and are not independent, so the variance is the sandwich over deals:
    the spread of the deals' own means. It is turned into the number of independent games that would be as telling, and from
    that comes Wilson's interval, which stays between 0 and 1. A bootstrap over deals rests on the same idea, but needs chance
    and time, and claims certainty as soon as all deals look the same.
    """
    deals = len(by_deal)
    mean = fmean(by_deal)
    binomial = mean * (1 - mean)
    # One imaginary deal, won or lost as a whole, is added to the spread: a few deals that happen to agree prove little.
    variance = (sum([(value - mean) ** 2 for value in by_deal]) + binomial) / deals**2
    # A bot that always wins or always loses shows no spread at all; then each deal counts as a single game.
    telling = binomial / variance if variance > 1e-12 else float(deals)
    return wilson(mean, telling, student(deals))


def wilson(mean: float, games: float, quantile: float) -> Share:
    """Wilson's score interval."""
    weight = quantile**2 / games
    centre = (mean + weight / 2) / (1 + weight)
    half = quantile * sqrt(mean * (1 - mean) / games + weight / (4 * games)) / (1 + weight)
    return Share(mean, max(0.0, centre - half), min(1.0, centre + half))


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: tabulated, then the Cornish-Fisher expansion (off by 0.003 at most)."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def ratings(games: Iterable[Result]) -> dict[str, Rating]:
    """Plackett-Luce ratings after all games in order; shared places are ties."""
    # Bots do not learn between games, so nothing may keep their ratings from settling (tau).
    model = PlackettLuce(tau=0.0)
    rated: dict[str, PlackettLuceRating] = {}
    for game in games:
        rate(model, rated, game)
    return {name: Rating(rating.mu, rating.sigma, rating.ordinal()) for name, rating in rated.items()}


def rate(model: PlackettLuce, rated: dict[str, PlackettLuceRating], game: Result) -> None:
    """One game. A bot on several seats counts as several strangers of its strength and keeps the mean of their new ratings."""
    for name in game.bots:
        rated.setdefault(name, model.rating())
    teams = [[model.rating(rated[name].mu, rated[name].sigma)] for name in game.bots]
    after = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
    for name in set(game.bots):
        own = [team[0] for team, bot in zip(after, game.bots) if bot == name]
        rated[name] = model.rating(fmean([rating.mu for rating in own]), fmean([rating.sigma for rating in own]))
