"""Decks that run out, the display, and the short game (chapters DECK and VAR)."""

from __future__ import annotations

from collections import Counter

import pytest
from games.delphi.laying import Table, new_game, rule, table

from themis.errors import BadOptions
from themis.games.delphi.schema import COLOURS

ROLL = ["die red", "die red", "die red"]
ALL_CARDS = " ".join(COLOURS * 5)


# Decks


@rule("DEL-DECK-01", "DEL-RUL-45")
def test_an_empty_oracle_deck_is_made_again_from_its_discard_pile() -> None:
    t = table().cards(1, " ".join(COLOURS * 4)).oracle_deck("").dice(0, "red (red) (red)").turn(0)
    assert (0, 6) == (t.view()["oracle_deck"], sum(t.view()["oracle_discards"].values()))

    t.play("draw", chance=["card blue"])

    assert ["die-used", "reshuffled", "drew"] == t.event_names
    assert (5, 0, {"blue": 1}) == (t.view()["oracle_deck"], sum(t.view()["oracle_discards"].values()), t.side(0)["cards"])


@rule("DEL-DECK-01", "DEL-RUL-45")
def test_with_oracle_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    t = table().cards(1, ALL_CARDS).dice(0, "red (red) (red)").turn(0).play("draw", chance=[])
    assert ({}, ["die-used"]) == (t.side(0)["cards"], t.event_names)


@rule("DEL-DECK-01", "DEL-RUL-45")
def test_an_empty_wound_deck_is_made_again_from_its_discard_pile() -> None:
    t = table().first(1).wound_deck("red").turn(0)
    t.play("end", chance=[*ROLL, "titan 1", "wound red", "wound green"])
    assert [{"green": 1}, {"red": 1}] == [t.side(seat)["wounds"] for seat in (0, 1)]
    assert (40, 0) == (t.view()["wound_deck"], sum(t.view()["wound_discards"].values()))


@rule("DEL-DECK-01", "DEL-RUL-45")
def test_with_wound_deck_and_discard_pile_empty_nobody_is_wounded() -> None:
    t = table().first(1).wounds(1, " ".join(COLOURS * 7)).turn(0).play("end", chance=[*ROLL, "titan 6"])
    assert {} == t.side(0)["wounds"]


@rule("DEL-DECK-02", "DEL-TURN-06")
def test_a_used_oracle_card_gets_to_the_discard_pile_only_when_the_turn_ends() -> None:
    t = table().cards(0, "blue").dice(0, "(red) (red) (red)").wounds(1, "red").turn(0).play("favours")
    assert ("blue", {}, 0) == (t.view()["played"], t.side(0)["cards"], t.view()["oracle_discards"]["blue"])
    t.play("end", chance=ROLL)
    assert (None, 1) == (t.view()["played"], t.view()["oracle_discards"]["blue"])


@rule("DEL-DECK-02", "DEL-DECK-01")
def test_a_card_used_this_turn_is_not_shuffled_into_the_new_deck() -> None:
    t = (
        table()
        .cards(1, " ".join(COLOURS * 4 + ["red", "black", "pink"]))
        .oracle_deck("")
        .cards(0, "blue")
        .dice(0, "red (red) (red)")
        .turn(0)
    )
    t.play("draw", "play blue", chance=["card green"])
    assert (1, "blue") == (t.view()["oracle_deck"], t.view()["played"])


@rule("DEL-DECK-02", "DEL-CHK-02")
def test_a_discarded_wound_lies_face_up_on_its_pile() -> None:
    t = table().wounds(0, "red red red blue").wounds(1, "red").begin_turn(0).play("discard red", "discard red", "discard blue")
    assert {"red": 2, "black": 0, "pink": 0, "blue": 1, "yellow": 0, "green": 0} == t.view(1)["wound_discards"]


@rule("DEL-DECK-03", "DEL-SETS-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_equipment_cards_are_on_display_from_the_start(seats: int) -> None:
    t = new_game(seats, ships="first-game")
    assert (6, 16) == (len(t.view()["display"]), t.view()["equipment_deck"])


# The short game


def tasks(t: Table) -> Counter[str]:
    """The tiles that everybody has, by task."""
    sides = [t.side(seat)["tasks"] for seat in range(t.state.seats)]
    assert all(side == sides[0] for side in sides)
    found: Counter[str] = Counter()
    for face, number in sides[0].items():
        found[face.split("-")[0]] += number
    return found


@rule("DEL-VAR-01", "DEL-VAR-02", "DEL-VAR-04", "DEL-RUL-52")
@pytest.mark.parametrize(
    "removed, left",
    [
        ("0", {"shrine": 3, "statue": 3, "offering": 3, "monster": 3}),
        ("1", {"shrine": 3, "statue": 2, "offering": 3, "monster": 3}),
        ("2", {"shrine": 2, "statue": 2, "offering": 3, "monster": 3}),
        ("3", {"shrine": 2, "statue": 2, "offering": 3, "monster": 2}),
        ("4", {"shrine": 2, "statue": 2, "offering": 2, "monster": 2}),
    ],
)
def test_tiles_are_removed_in_the_order_statue_shrine_monster_offering(removed: str, left: dict[str, int]) -> None:
    assert left == tasks(new_game(3, ships="first-game", tasks_removed=removed))


@rule("DEL-VAR-01")
def test_no_more_than_four_tiles_can_be_removed() -> None:
    with pytest.raises(BadOptions, match="tasks_removed cannot be '5'"):
        new_game(2, tasks_removed="5")


@rule("DEL-VAR-02", "DEL-RUL-52")
def test_the_monster_and_the_offering_removed_are_coloured_ones() -> None:
    for seed in range(10):
        left = new_game(2, seed, ships="first-game", tasks_removed="4").side(0)["tasks"]
        assert 1 == left["offering"] == left["monster"]


@rule("DEL-VAR-03", "DEL-RUL-52")
def test_which_of_the_coloured_tiles_goes_is_chance_but_the_same_for_all() -> None:
    games = [new_game(3, seed, ships="first-game", tasks_removed="4") for seed in range(24)]
    for t in games:
        assert 8 == sum(tasks(t).values())
    kept = {face for t in games for face in t.side(0)["tasks"] if face.startswith("monster-")}
    assert {"monster-red", "monster-black", "monster-yellow", "monster-blue"} == kept


@rule("DEL-VAR-02", "DEL-EXP-04", "DEL-BLD-02")
def test_with_the_shrine_tile_goes_a_shrine() -> None:
    t = table(removed="shrine").at(0, "1,-1").done(0, "shrine", "shrine").dice(0, "green red red").turn(0)
    t.play("explore 1,0", chance=["card red", "card red"])
    assert ("red-phi", -1, {"red": 2}) == (t.island_at("1,0")["tile"], t.island_at("1,0")["shrine"], t.side(0)["cards"])


# Ship tiles of a first game, and the draft


@rule("DEL-RUL-55", "DEL-SETP-05")
def test_for_a_first_game_four_ship_tiles_are_dealt_from() -> None:
    dealt = {t.side(seat)["ship"] for t in [new_game(4, seed, ships="first-game") for seed in range(3)] for seat in range(4)}
    assert {"bulwark", "olympian", "galley", "merchantman"} == dealt


@rule("DEL-RUL-55", "DEL-SETP-04")
def test_in_a_draft_the_last_player_chooses_first_among_one_tile_more_than_players() -> None:
    t = new_game(3, ships="draft")
    first = t.view()["first"]
    seen = []
    for left in (4, 3, 2):
        assert left == len(t.options)
        seen.append((t.waiting[0] - first) % 3)
        t.play(t.options[0])
    assert [2, 1, 0] == seen
