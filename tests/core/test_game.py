"""What is said about a game: its options, its seats, and how a game is found by its id."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from themis.books import rulebook
from themis.core.game import Game, Makers, Meta, Option, Sitting
from themis.errors import BadOptions, UnknownGame
from themis.games import GAMES, find, invite, invited, known

OPTIONS = [Option("road", ["one", "all"], "ABC-RUL-01"), Option("pile", ["50", "0", "10"], "ABC-RUL-02")]
EXAMPLE = Path(__file__).parents[2] / "docs/examples/ur"
MAKERS = Makers(["Nobody"], "", 0)
SITTING = Sitting(10, 20, "light")
META = Meta("toy", "Toy", "TOY", 2, 4, 1, "draft", OPTIONS, Path(), MAKERS, SITTING)


def test_without_a_word_every_option_has_its_first_value() -> None:
    assert [0, 0] == META.option_values({})


@pytest.mark.parametrize(
    ("given_options", "expected"),
    [({"road": "all"}, [1, 0]), ({"pile": "10"}, [0, 2]), ({"pile": "0", "road": "one"}, [0, 1]), ({"pile": "50", "road": "all"}, [1, 0])],
)
def test_options_become_the_places_of_their_values(given_options: dict[str, str], expected: list[int]) -> None:
    assert expected == META.option_values(given_options)


@pytest.mark.parametrize("name", ["", "Road", "road ", "weather"])
def test_an_unknown_option_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadOptions) as refused:
        META.option_values({"road": "all", name: "one"})
    assert f"toy has no option '{name}'; it has: road, pile" == str(refused.value)


@pytest.mark.parametrize("value", ["", "One", "1", "both"])
def test_an_unknown_value_is_refused_with_the_known_ones(value: str) -> None:
    with pytest.raises(BadOptions) as refused:
        META.option_values({"road": value})
    assert f"option road cannot be '{value}'; it can be: one, all" == str(refused.value)


def test_a_refusal_never_repeats_more_than_a_few_words() -> None:
    for given_options in ({"x" * 10_000: "one"}, {"road": "x" * 10_000}):
        with pytest.raises(BadOptions) as refused:
            META.option_values(given_options)
        assert len(str(refused.value)) < 160


def test_a_game_without_options_refuses_every_option() -> None:
    plain = Meta("toy", "Toy", "TOY", 2, 4, 1, "draft", [], Path(), MAKERS, SITTING)

    assert [] == plain.option_values({})
    with pytest.raises(BadOptions):
        plain.option_values({"road": "one"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_number_of_seats_that_fits_is_taken(seats: int) -> None:
    META.check_seats(seats)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 1000])
def test_a_number_of_seats_that_does_not_fit_is_refused(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        META.check_seats(seats)
    assert f"toy is for 2 to 4 players, not {seats}" == str(refused.value)


# Finding a game


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_is_found_by_its_own_id_and_is_always_the_same(game_id: str) -> None:
    game = find(game_id)

    assert isinstance(game, Game)
    assert game_id == game.meta.id
    assert game is find(game_id)


@pytest.mark.parametrize("game_id", ["", "Uruk", "uruk ", "chess", "uruk.game", "..core", "../uruk", "os"])
def test_an_unknown_game_is_refused_with_the_known_ones(game_id: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        find(game_id)
    assert f"there is no game '{game_id}'; the games are: {', '.join(known())}" == str(refused.value)


@given(st.text().filter(lambda text: text not in known()))
def test_any_other_text_is_no_game(text: str) -> None:
    with pytest.raises(UnknownGame):
        find(text)


def test_a_refused_game_id_is_never_repeated_at_length() -> None:
    with pytest.raises(UnknownGame) as refused:
        find("x" * 10_000)
    assert len(str(refused.value)) < 160


# A game in a folder elsewhere


def test_a_game_in_a_folder_is_found_like_any_other() -> None:
    game_id = invite(EXAMPLE)

    assert ("ur", "ur") == (game_id, invite(EXAMPLE))
    assert EXAMPLE == find("ur").meta.folder
    assert [EXAMPLE] == invited()
    assert [*GAMES, "ur"] == known()


@pytest.mark.parametrize(
    ("name", "code", "sentence"),
    [
        ("nothing", None, "there is no game in the folder {folder}: it has no __init__.py"),
        ("uruk", "", "the game in {folder} cannot be called 'uruk', because another game is"),
        ("empty", "", "the game in {folder} cannot be loaded: module 'themis.games.empty' has no attribute 'GAME'"),
        ("fallen", "1 / 0", "the game in {folder} cannot be loaded: division by zero"),
        ("mistyped", "GAME = 1", "the game in {folder} cannot be loaded: its GAME is not a game"),
        (
            "renamed",
            "from themis.games.uruk import GAME",
            "the game in {folder} cannot be loaded: its id is 'uruk', not the name of the folder",
        ),
    ],
)
def test_a_folder_without_a_game_is_refused_with_the_reason(tmp_path: Path, name: str, code: str | None, sentence: str) -> None:
    folder = tmp_path / name
    folder.mkdir()
    if code is not None:
        (folder / "__init__.py").write_text(code)
    before = known()

    with pytest.raises(UnknownGame) as refused:
        invite(folder)
    assert sentence.format(folder=folder) == str(refused.value)
    assert before == known()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_says_what_it_must_about_itself(game_id: str) -> None:
    meta = find(game_id).meta

    assert 1 <= meta.fewest <= meta.most
    assert meta.rules >= 1
    assert meta.stage in ("draft", "playable", "complete")
    assert meta.title == rulebook.load(meta.folder / "rulebook", "en").title
    assert meta.makers.designers
    assert bool(meta.makers.publisher) == bool(meta.makers.year)
    assert len(meta.options) == len({option.name for option in meta.options})


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_has_at_least_two_values_of_one_word_and_a_rule(game_id: str) -> None:
    meta = find(game_id).meta
    ids = rulebook.load(meta.folder / "rulebook", "en").ids()
    for option in meta.options:
        assert len(option.values) == len(set(option.values)) >= 2
        assert option.rule in ids
        for word in [option.name, *option.values]:
            assert [word] == word.split()
            assert "=" not in word
