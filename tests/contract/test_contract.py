"""What every game promises, tested once for all of them: see `themis.core.game.Game`."""

from __future__ import annotations

import json

import pytest
from kit.watch import faults_of_outcome
from walk import PLAYED, TABLES, first_state, last_options, moments, own_tests_of, walk

from themis.books import rulebook
from themis.core.chance import Scripted, Sealed, Seeded
from themis.core.event import Io
from themis.core.frame import StateBase, apply, explain, options, play_at_random, waiting
from themis.core.game import Game
from themis.core.record import Replay, parse
from themis.core.session import Session, start
from themis.games import find

everywhere = pytest.mark.parametrize(("game_id", "seats"), TABLES)
SEEDS = range(3)


def a_session(game_id: str, seats: int, seed: int) -> Session:
    return start(find(game_id), [f"Player {i}" for i in range(seats)], {}, Sealed(seed.to_bytes(4, "big"), []))


@everywhere
def test_options_are_never_empty_and_never_double(game_id: str, seats: int) -> None:
    for seed in SEEDS:
        for _, _, offered, _ in walk(find(game_id), seats, seed):
            assert offered
            assert len(offered) == len({choice.index for choice in offered})


@everywhere
def test_every_offered_choice_can_be_made_on_a_copy_without_touching_the_original(game_id: str, seats: int) -> None:
    game = find(game_id)
    for s, seat, offered, _ in moments(game, seats, 11):
        before = game.save(s)
        for choice in offered:
            copy = s.clone()
            apply(copy, seat, choice, Io(Seeded(5), True))
            assert game.unsound(copy) == ""
        assert before == game.save(s)


@everywhere
def test_nothing_is_created_or_lost_at_any_decision(game_id: str, seats: int) -> None:
    for seed in range(20, 26):
        for s, _, _, _ in moments(find(game_id), seats, seed):
            assert find(game_id).unsound(s) == ""


@everywhere
def test_a_saved_state_has_the_same_future(game_id: str, seats: int) -> None:
    game = find(game_id)
    for s, seat, _, choice in moments(game, seats, 31):
        loaded = game.load(json.loads(json.dumps(game.save(s))))
        assert game.save(s) == game.save(loaded)
        after = s.clone()
        apply(after, seat, choice, Io(Seeded(7), True))
        apply(loaded, seat, choice, Io(Seeded(7), True))
        assert game.save(after) == game.save(loaded)


@everywhere
def test_a_record_replays_to_the_same_events_and_state_without_the_seed(game_id: str, seats: int) -> None:
    session = a_session(game_id, seats, 3)
    chance = Seeded(3)
    happened = []
    while not session.state.over:
        seat = session.waiting()[0]
        offered = session.options(seat)
        happened.append([event.plain() for event in session.choose(seat, offered[chance.below(0, len(offered))].text)])

    replay = Replay(find(game_id), parse(session.record.written()))
    again = []
    while not replay.done():
        replay.forward()
        again.append([event.plain() for event in replay.events])

    assert happened == again
    assert find(game_id).save(session.state) == find(game_id).save(replay.state)


@pytest.mark.parametrize("game_id", PLAYED)
def test_the_text_of_every_choice_parses_back(game_id: str) -> None:
    catalogue = find(game_id).catalogue
    for choice in catalogue.choices:
        assert choice is catalogue.parse(choice.text)
        assert choice is catalogue.parse(f"  {choice.text.upper()} ")


@pytest.mark.parametrize("game_id", PLAYED)
def test_the_number_of_a_choice_never_changes(game_id: str) -> None:
    golden = (own_tests_of(game_id) / "golden" / "catalogue.txt").read_text().splitlines()
    assert golden == [choice.text for choice in find(game_id).catalogue.choices]


@everywhere
def test_an_imagined_world_looks_the_same_and_can_be_played(game_id: str, seats: int) -> None:
    game = find(game_id)
    chance = Seeded(17)
    for number, (s, _, _, _) in enumerate(moments(game, seats, 41)):
        for seat in range(seats):
            world = game.determinise(s, seat, chance)
            assert game.view(s, seat) == game.view(world, seat)
            assert game.unsound(world) == ""
            if seat in waiting(s):
                assert [c.index for c in options(s, seat)] == [c.index for c in options(world, seat)]
                assert said_beside_choices(game, s, seat) == said_beside_choices(game, world, seat)
                if number % 5 == 0:
                    play_at_random(world, Io(chance, True), 60)
                    assert game.unsound(world) == ""


def said_beside_choices(game: Game, s: StateBase, seat: int) -> list[tuple[dict[str, int], str]]:
    """The facts and the target of everything offered."""
    return [(game.facts(s, seat, choice), game.target(s, seat, choice)) for choice in options(s, seat)]


@everywhere
def test_an_imagined_world_differs_from_the_true_one(game_id: str, seats: int) -> None:
    """Otherwise the test above would pass for a plain copy, secrets and all. Where everybody sees the same, there are no secrets."""
    game = find(game_id)
    s = first_state(game, seats, 4)
    if all({**game.view(s, seat), "seat": -1} == game.view(s, -1) for seat in range(seats)):
        return
    worlds = [game.save(game.determinise(s, 0, Seeded(seed))) for seed in range(10)]

    assert any(world != game.save(s) for world in worlds)


@everywhere
def test_what_is_imagined_depends_only_on_what_the_seat_knows(game_id: str, seats: int) -> None:
    """Imagining from a false world that looks the same gives the very same world: no secret can shine through."""
    game = find(game_id)
    for number, (s, _, _, _) in enumerate(moments(game, seats, 45)):
        seat = number % seats
        false_world = game.determinise(s, seat, Seeded(number))
        assert game.save(game.determinise(s, seat, Seeded(7))) == game.save(game.determinise(false_world, seat, Seeded(7)))


@everywhere
def test_views_are_plain_data(game_id: str, seats: int) -> None:
    game = find(game_id)
    for s, _, _, _ in moments(game, seats, 51):
        for seat in range(-1, seats):
            view = game.view(s, seat)
            assert view == json.loads(json.dumps(view))


@everywhere
def test_the_scene_is_plain_data_that_never_changes_and_no_view_repeats(game_id: str, seats: int) -> None:
    game = find(game_id)
    scene = game.scene(first_state(game, seats, 61))
    assert scene == json.loads(json.dumps(scene))
    for s, seat, _, _ in moments(game, seats, 61):
        assert scene == game.scene(s)
        assert not scene.keys() & game.view(s, seat).keys()


@everywhere
def test_every_view_says_who_looks_whether_it_is_over_what_is_asked_and_how_everybody_stands(game_id: str, seats: int) -> None:
    game = find(game_id)
    for s, _, _, _ in moments(game, seats, 55):
        for seat in range(-1, seats):
            view = game.view(s, seat)
            assert (seat, False) == (view["seat"], view["over"])
            assert_decision(view["decision"], list(waiting(s)))
            assert_points(view["sides"], seats)
        last = s
    for seat in range(-1, seats):
        view = game.view(last, seat)
        assert (seat, True, None) == (view["seat"], view["over"], view["decision"])
        assert game.outcome(last).scores == assert_points(view["sides"], seats)


def assert_decision(decision: object, asked: list[int]) -> None:
    assert isinstance(decision, dict)
    assert isinstance(decision.pop("name"), str)
    assert asked == decision.pop("waiting")
    assert all(isinstance(name, str) and type(number) is int for name, number in decision.items())


def assert_points(sides: object, seats: int) -> list[int]:
    assert isinstance(sides, list) and seats == len(sides)
    points = [side["points"] for side in sides]
    assert all(type(number) is int for number in points)
    return points


@pytest.mark.parametrize("game_id", PLAYED)
def test_every_target_is_a_place_or_a_thing_at_a_place(game_id: str) -> None:
    catalogue = find(game_id).catalogue
    for choice in catalogue.choices:
        place, colon, thing = choice.target().partition(":")
        assert bool(colon) == bool(thing)
        assert place in ("", choice.verb.place)
        assert not choice.target() or choice in catalogue.at(choice.target())


@everywhere
def test_a_choice_that_can_be_undone_taught_its_maker_nothing(game_id: str, seats: int) -> None:
    """In every world the maker could not tell from the true one, the choice shows them the same; so taking it back cannot peek."""
    game = find(game_id)
    chance = Seeded(61)
    undone = 0
    for seed in SEEDS:
        session = a_session(game_id, seats, 60 + seed)
        while not session.state.over:
            seat = session.waiting()[0]
            offered = session.options(seat)
            choice = offered[chance.below(0, len(offered))]
            before = session.state.clone()
            session.choose(seat, choice.text)
            if session.undo_refusal(seat):
                continue
            undone += 1
            world = game.determinise(before, seat, chance)
            apply(world, seat, choice, Io(Scripted([]), False))
            assert game.view(session.state, seat) == game.view(world, seat)
    assert undone > 5


@everywhere
def test_undo_restores_exactly(game_id: str, seats: int) -> None:
    game = find(game_id)
    chance = Seeded(71)
    session = a_session(game_id, seats, 70)
    while not session.state.over:
        seat = session.waiting()[0]
        offered = session.options(seat)
        before, lines, version = game.save(session.state), len(session.record.lines), session.version
        session.choose(seat, offered[chance.below(0, len(offered))].text)
        version += 1
        while (forced := session.follow_up(is_undoable=True)) is not None:
            session.accept(forced)
            version += 1
        if len(offered) > 1 and not session.undo_refusal(seat) and chance.below(0, 2):
            session.undo(seat)
            assert (before, lines, version + 1) == (game.save(session.state), len(session.record.lines), session.version)


@everywhere
def test_nothing_that_can_be_taken_back_ends_by_itself(game_id: str, seats: int) -> None:
    chance = Seeded(73)
    session = a_session(game_id, seats, 72)
    is_done = False
    while not session.state.over:
        seat = session.waiting()[0]
        could = not session.undo_refusal(seat)
        forced = session.follow_up(is_undoable=True)
        if forced is not None:
            session.accept(forced)
            assert not could or not session.undo_refusal(seat) or is_done
        else:
            offered = session.options(seat)
            choice = offered[chance.below(0, len(offered))]
            is_done = choice.verb.closes
            session.choose(seat, choice.text)


@everywhere
def test_a_decision_is_closed_in_one_way_at_most(game_id: str, seats: int) -> None:
    """The button that ends or declines has one place and one key."""
    for _, _, offered, _ in moments(find(game_id), seats, 87):
        assert len([choice for choice in offered if choice.verb.closes]) <= 1


@everywhere
def test_every_refusal_names_rules_of_the_rulebook(game_id: str, seats: int) -> None:
    game = find(game_id)
    ids = set(rulebook.load(game.meta.folder / "rulebook", "en").ids())
    for number, (s, seat, offered, _) in enumerate(moments(game, seats, 81)):
        if number % 7 == 0:
            for choice in [choice for choice in game.catalogue.choices if choice.fits(seats)]:
                reasons = explain(s, seat, choice)
                assert set(reasons) <= ids
                assert not (reasons and choice in offered)


@everywhere
def test_whoever_is_in_the_middle_of_an_action_is_asked_alone_and_openly(game_id: str, seats: int) -> None:
    """Bots finish an action before they judge it: who goes on is then the first seat that is asked."""
    for s, _, _, _ in moments(find(game_id), seats, 85):
        frame = s.stack[-1]

        assert not frame.is_part_of_action() or (1 == len(waiting(s)) and not frame.is_secret())


@everywhere
def test_the_outcome_adds_up_and_prospects_at_the_end_are_the_true_points(game_id: str, seats: int) -> None:
    game = find(game_id)
    s = first_state(game, seats, 9)
    play_at_random(s, Io(Seeded(9), True), 20_000)

    assert [] == faults_of_outcome(game, s)
    assert [float(score) for score in game.outcome(s).scores] == game.prospects(s)


@everywhere
def test_features_have_their_names_to_the_very_end(game_id: str, seats: int) -> None:
    game = find(game_id)
    over = first_state(game, seats, 91)
    play_at_random(over, Io(Seeded(91), True), 20_000)

    for s in [over, *[s for s, *_ in moments(game, seats, 91)]]:
        assert all(len(game.feature_names()) == len(game.features(s, seat)) for seat in range(seats))


@everywhere
def test_other_options_keep_the_contract_too(game_id: str, seats: int) -> None:
    game = find(game_id)
    for option in game.meta.options:
        for value in option.values[1:]:
            for s, seat, offered, _ in moments(game, seats, 101, {option.name: value}):
                assert offered
                assert game.unsound(s) == ""
                assert game.view(s, seat) == game.view(game.determinise(s, seat, Seeded(1)), seat)


@everywhere
def test_all_other_options_together_keep_the_contract(game_id: str, seats: int) -> None:
    game = find(game_id)
    given = last_options(game)
    for seed in range(110, 114):
        for s, seat, offered, _ in moments(game, seats, seed, given):
            assert offered
            assert game.unsound(s) == ""
            world = game.determinise(s, seat, Seeded(seed))
            assert [c.index for c in options(s, seat)] == [c.index for c in options(world, seat)]
            play_at_random(world, Io(Seeded(seed), True), 15)
            assert game.unsound(world) == ""
