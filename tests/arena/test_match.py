"""Single games and fair plans."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from themis.arena.match import Plan, Result, bot_seed, make_plan, play_game, play_out, seated
from themis.bots.bot import Bot, Knowledge
from themis.bots.random_bot import RandomBot
from themis.core.chance import Sealed
from themis.core.choice import Choice
from themis.core.session import start
from themis.errors import BadOptions, ThemisError, UnknownGame
from themis.games import find

URUK = find("uruk")


class Watcher(Bot):
    """Plays at random and notes who was asked at the same time."""

    def __init__(self, seed: int, asked: list[tuple[int, list[int]]]) -> None:
        self.bot = RandomBot(seed)
        self.asked = asked

    def choose(self, known: Knowledge) -> Choice:
        decision = known.view()["decision"]
        assert isinstance(decision, dict)
        self.asked.append((known.seat, decision["waiting"]))
        return self.bot.choose(known)


def test_seats_that_decide_at_the_same_time_are_each_asked_once() -> None:
    asked: list[tuple[int, list[int]]] = []
    table = start(URUK, ["a", "b", "c"], {}, Sealed(bytes(1), []))
    decisions, _ = play_out(table, [Watcher(seat, asked) for seat in range(3)])
    together = [place for place, (_, waiting) in enumerate(asked) if len(waiting) == 3]

    assert together
    for place in together:
        assert [0, 1, 2] == sorted([seat for seat, _ in asked[place : place + 3]])
    assert [[seat for seat, _ in asked].count(seat) for seat in range(3)] == decisions


def test_those_who_share_the_first_place_share_the_win() -> None:
    result = Result(0, 0, ("a", "b", "c"), (1, 3, 1), (5, 2, 5), (1, 1, 1), None, "end", (0.0, 0.0, 0.0))

    assert [0.5, 0.0, 0.5] == result.wins()


def test_every_bot_has_a_seed_of_its_own_in_every_game() -> None:
    places = list(product(range(2), range(5), range(5), range(4)))

    assert len(places) == len({bot_seed(*place) for place in places})


def test_the_same_arguments_give_the_same_game() -> None:
    first = play_game(URUK, ["random", "random"], 5, {"road_take": "all"}, deal=3, rotation=1)

    assert first == play_game(URUK, ["random", "random"], 5, {"road_take": "all"}, deal=3, rotation=1)
    assert first != play_game(URUK, ["random", "random"], 6, {"road_take": "all"}, deal=3, rotation=1)


def test_a_result_tells_what_happened_at_every_seat() -> None:
    result = play_game(URUK, ["random", "easy", "random"], 1, {})

    assert ("random", "easy", "random") == result.bots
    assert 1 in result.ranks
    assert 3 == len(result.scores) == len(result.seconds)
    assert all(count > 10 for count in result.decisions)
    assert result.rounds is not None and result.rounds > 1
    assert result.reason.startswith("last-disc")


def seatings(plan: Plan) -> list[tuple[str, ...]]:
    seats = len(plan.bots)
    return [plan.seating(deal, rotation) for deal in range(plan.deals) for rotation in range(seats)]


@pytest.mark.parametrize("bots", ["ab", "abc", "abb", "abcd", "aabb"])
def test_every_bot_sits_on_every_seat_equally_often(bots: str) -> None:
    plan = Plan("uruk", tuple(bots), 3, 1, {})
    for name in set(bots):
        on_seat = Counter([seat for seating in seatings(plan) for seat in range(len(bots)) if seating[seat] == name])

        assert {seat: 3 * bots.count(name) for seat in range(len(bots))} == on_seat


def test_one_deal_meets_every_bot_on_every_seat() -> None:
    plan = Plan("uruk", ("a", "b", "c"), 1, 1, {})

    assert [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")] == seatings(plan)


def test_over_the_deals_everybody_follows_everybody_equally_often() -> None:
    plan = Plan("uruk", ("a", "b", "c", "d"), 6, 1, {})
    following = Counter([(seating[seat - 1], seating[seat]) for seating in seatings(plan) for seat in range(4)])

    assert 12 == len(following)
    assert {8} == set(following.values())


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = make_plan("uruk", ["random"] * 3, None, 400, 1, {})

    assert 134 == plan.deals
    assert 402 == plan.games


def test_the_last_bot_named_takes_the_seats_that_are_left() -> None:
    assert ("greedy", "random", "random", "random") == seated(["greedy", "random"], 4)


@pytest.mark.parametrize(
    ("game", "names", "seats", "games", "options", "error", "words"),
    [
        ("chess", ["random"] * 2, None, 1, {}, UnknownGame, "no game 'chess'"),
        ("uruk", ["random", "clever"], None, 1, {}, BadOptions, "no bot 'clever'"),
        ("uruk", ["random", ""], None, 1, {}, BadOptions, "no bot ''"),
        ("uruk", ["random"] * 5, None, 1, {}, BadOptions, "2 to 4 players, not 5"),
        ("uruk", ["random"], None, 1, {}, BadOptions, "2 to 4 players, not 1"),
        ("uruk", ["random"] * 2, 9, 1, {}, BadOptions, "2 to 4 players, not 9"),
        ("uruk", ["random"] * 3, 2, 1, {}, BadOptions, "3 bots cannot sit on 2 seats"),
        ("uruk", ["random"] * 2, None, 0, {}, BadOptions, "1 to 1000000 games, not 0"),
        ("uruk", ["random"] * 2, None, 10**7, {}, BadOptions, "1 to 1000000 games"),
        ("uruk", ["random"] * 2, None, 1, {"size": "xl"}, BadOptions, "no option 'size'"),
        ("uruk", ["random"] * 2, None, 1, {"road_take": "xl"}, BadOptions, "cannot be 'xl'"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    game: str, names: list[str], seats: int | None, games: int, options: dict[str, str], error: type[ThemisError], words: str
) -> None:
    with pytest.raises(error, match=words):
        make_plan(game, names, seats, games, 1, options)


def test_a_game_that_fails_says_which_one_it_was() -> None:
    plan = Plan("uruk", ("random", "nobody"), 1, 7, {})
    with pytest.raises(BadOptions) as caught:
        plan.play(URUK, 1)

    assert ["This was uruk, seed 7, deal 0, rotation 1: nobody, random."] == caught.value.__notes__
