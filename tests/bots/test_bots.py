"""Bots choose what is offered, know nothing they should not, and can be repeated."""

from __future__ import annotations

import pytest

from themis.books.ladder import RUNGS, UNMEASURED, load_ladder
from themis.bots.bot import Bot, Knowledge
from themis.bots.ismcts_bot import IsmctsBot, Search, margin, share
from themis.bots.judgement import FINALISTS, best_of, finalists, lead
from themis.bots.levels import LEVELS, make, meant
from themis.bots.lot import slipped
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase, apply, options, play_at_random, settle, waiting
from themis.core.outcome import Outcome
from themis.errors import BadOptions
from themis.games import GAMES, find

GAME = find("uruk")
NAMES = ["random", "greedy", "greedy:0.5", "ismcts:25", "ismcts:25:0.3", "duel:60"]


def a_state(seed: int, decisions: int, seats: int = 3) -> StateBase:
    io = Io(Seeded(seed), True)
    s = GAME.setup(seats, GAME.meta.option_values({}), io)
    settle(s, io)
    play_at_random(s, io, decisions)
    return s


def choices_of(bot: Bot, seed: int) -> list[str]:
    """What a bot chooses at a few moments of a random game."""
    chosen = []
    for decisions in range(0, 400, 40):
        s = a_state(seed, decisions)
        chosen.append(bot.choose(Knowledge(GAME, s, waiting(s)[0])).text)
    return chosen


def play(names: list[str], seed: int) -> Outcome:
    s = a_state(seed, 0, len(names))
    bots = [make(name, seed) for name in names]
    while not s.over:
        seat = waiting(s)[0]
        apply(s, seat, bots[seat].choose(Knowledge(GAME, s, seat)), Io(Seeded(seed), True))
    return GAME.outcome(s)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_only_what_is_offered(name: str) -> None:
    bot = make(name, 1)
    for decisions in range(0, 500, 20):
        s = a_state(2, decisions)
        seat = waiting(s)[0]

        assert bot.choose(Knowledge(GAME, s, seat)) in options(s, seat)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    assert choices_of(make(name, 5), 3) == choices_of(make(name, 5), 3)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_the_same_in_every_world_it_cannot_tell_apart(name: str) -> None:
    for decisions in range(0, 500, 25):
        s = a_state(7, decisions)
        seat = waiting(s)[0]
        other_world = GAME.determinise(s, seat, Seeded(decisions))

        assert make(name, 1).choose(Knowledge(GAME, s, seat)) is make(name, 1).choose(Knowledge(GAME, other_world, seat))


@pytest.mark.parametrize("name", NAMES)
def test_thinking_does_not_change_the_true_game(name: str) -> None:
    s = a_state(9, 150)
    before = GAME.save(s)
    make(name, 1).choose(Knowledge(GAME, s, waiting(s)[0]))

    assert before == GAME.save(s)


def test_greedy_beats_random() -> None:
    assert [1, 2] == play(["greedy", "random"], 1).ranks


def test_a_search_with_a_deadline_stops_with_an_answer() -> None:
    s = a_state(4, 60)
    seat = waiting(s)[0]

    assert make("ismcts:0.01s", 1).choose(Knowledge(GAME, s, seat)) in options(s, seat)


def test_more_iterations_visit_the_root_more_often() -> None:
    s = a_state(4, 60)
    search = Search(Knowledge(GAME, s, waiting(s)[0]), Seeded(1), 20, 0.5)
    for _ in range(40):
        search.iterate()

    assert search.root.visits == 40.0
    assert sum(child.visits for child in search.root.children) == 40.0


def test_a_game_without_playouts_is_searched_turn_by_turn() -> None:
    game = find("delphi")
    io = Io(Seeded(1), True)
    s = game.setup(2, game.meta.option_values({"tasks_removed": "4"}), io)
    settle(s, io)
    seat = waiting(s)[0]
    before = game.save(s)

    for name in ("ismcts:25", "ismcts:0.01s"):
        assert make(name, 1).choose(Knowledge(game, s, seat)) in options(s, seat)
    assert make("ismcts:25", 2).choose(Knowledge(game, s, seat)) is make("ismcts:25", 2).choose(Knowledge(game, s, seat))
    assert before == game.save(s)


def test_only_the_best_options_are_looked_at_twice() -> None:
    offered = options(a_state(1, 30), waiting(a_state(1, 30))[0])
    worth = [float(i) for i in range(len(offered))]

    assert len(offered) > FINALISTS
    assert offered[-FINALISTS:] == finalists(offered, worth)
    assert offered == finalists(offered, [1.0] * len(offered))


def test_the_search_does_not_plan_on_the_secret_bids_of_others() -> None:
    """In a disaster only the searcher's own bid is a node of the tree."""
    from themis.games.uruk.frames.disaster import SecretBids

    for seed in range(200):
        s = a_state(seed, 350)
        if not s.over and isinstance(s.stack[-1], SecretBids):
            break
    seat = waiting(s)[-1]
    search = Search(Knowledge(GAME, s, seat), Seeded(1), 0, 0.5)
    for _ in range(30):
        search.iterate()

    assert {child.seat for child in search.root.children} == {seat}


def test_a_bot_written_in_plain_python_can_play() -> None:
    class Last(Bot):
        def choose(self, known: Knowledge) -> Choice:
            return known.options()[-1]

    s = a_state(1, 30)
    seat = waiting(s)[0]

    assert options(s, seat)[-1] is Last().choose(Knowledge(GAME, s, seat))


def test_levels_name_bots() -> None:
    for level in LEVELS:
        assert isinstance(make(level, 1), Bot)
    assert isinstance(make("hard", 1), IsmctsBot)


@pytest.mark.parametrize("game_id", GAMES)
def test_hard_is_the_top_rung_of_the_game_and_medium_the_greedy_bot(game_id: str) -> None:
    game = find(game_id)

    assert load_ladder(game.meta.folder)[-1].bot == meant("hard", game)
    assert "greedy" == meant("medium", game)


def test_a_rung_means_what_the_ladder_of_its_game_says() -> None:
    rungs = load_ladder(GAME.meta.folder)

    assert [rung.bot for rung in rungs] == [meant(rung.name, GAME) for rung in rungs]
    assert list(UNMEASURED) == [meant(rung, None) for rung in RUNGS]
    assert [UNMEASURED[-1], "greedy"] == [meant("hard", None), meant("medium", None)]


def test_a_slip_takes_the_next_best_more_often_than_the_worst() -> None:
    offered = options(a_state(1, 30), waiting(a_state(1, 30))[0])[:4]
    chance = Seeded(1)
    taken = [offered.index(slipped(offered, 0.5, chance)) for _ in range(1500)]

    # Eight, four, two and one of fifteen.
    assert [pytest.approx(share, abs=60) for share in (800, 400, 200, 100)] == [taken.count(place) for place in range(4)]


def test_whoever_never_slips_takes_the_first_and_draws_nothing() -> None:
    offered = options(a_state(1, 30), waiting(a_state(1, 30))[0])
    chance = Seeded(1)

    assert offered[0] is slipped(offered, 0.0, chance)
    assert Seeded(1).below(0, 10**6) == chance.below(0, 10**6)


@pytest.mark.parametrize(("game_id", "search"), [("uruk", "ismcts:60"), ("delphi", "ismcts:25"), ("uruk", "duel:60")])
def test_a_search_slips_from_its_own_order(game_id: str, search: str) -> None:
    game = find(game_id)
    io = Io(Seeded(3), True)
    s = game.setup(2, game.meta.option_values({}), io)
    settle(s, io)
    play_at_random(s, io, 50)
    known = Knowledge(game, s, waiting(s)[0])
    sure, hardly, often = [[make(search + slips, seed).choose(known) for seed in range(5)] for slips in ("", ":0.001", ":1.999")]

    assert len(known.promising()) > 2
    assert sure == hardly
    assert sum([one is not other for one, other in zip(sure, often)]) >= 3


def test_whoever_slips_loses_to_whoever_does_not() -> None:
    assert [1, 2] == play(["greedy", "greedy:0.85"], 1).ranks


def test_whole_plans_slip_too() -> None:
    game = find("pantheon_proto")
    io = Io(Seeded(1), True)
    s = game.setup(2, game.meta.option_values({}), io)
    settle(s, io)
    while s.stack[-1].drafts(s) is None:
        apply(s, waiting(s)[0], options(s, waiting(s)[0])[0], io)
    known = Knowledge(game, s, waiting(s)[0])

    for name in ("greedy:0.9", "ismcts:5:0.9", "duel:5:0.9"):
        assert 1 < len({make(name, seed).choose(known).text for seed in range(5)})


@pytest.mark.parametrize(
    "name",
    [
        "greedy:1",
        "greedy:2.0",
        "greedy:-0.5",
        "greedy:0.5555",
        "greedy:nan",
        "",
        "clever",
        "random:5",
        "ismcts:0",
        "ismcts:-3",
        "ismcts:x",
        "ismcts:1e9s",
        "ismcts:99999999",
        "ismcts:nans",
        "ismcts:600:2.0",
        "ismcts:600:x",
        "ismcts:600:",
        "ismcts::0.2",
        "ismcts:0.2:600",
        "duel:600:0.2:0.2",
        "greedy:",
        "greedy:0.2:0.2",
    ],
)
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(BadOptions, match="there is no bot"):
        make(name, 1)


def test_lead_and_margin_compare_with_the_best_other_seat() -> None:
    assert 10.0 - 0.5 * 8.0 == lead([10.0, 3.0, 8.0], 0)
    assert 10.0 - 0.75 * 8.0 == lead([10.0, 3.0, 8.0], 0, 0.75)
    assert 2.0 == margin([10.0, 3.0, 8.0], 0)
    assert 0.5 == share(0.0, 5.0)


def test_equal_options_are_chosen_by_lot() -> None:
    chance = Seeded(1)

    assert {0, 2} == {best_of([1.0, 0.5, 1.0], chance) for _ in range(30)}
