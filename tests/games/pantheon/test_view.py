"""What each seat sees of the table and what is hidden from it, and the imagined worlds that look the same to it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.pantheon.laying import GAME, SLUG_AT, T, Table, card, deity, new_game, rule, table

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import play_at_random
from themis.core.session import start
from themis.games.pantheon import state
from themis.games.pantheon.state import State

EVERYBODY = (-1, 0, 1, 2)


def imagine(s: State, seat: int, seed: int) -> State:
    world = GAME.determinise(s, seat, Seeded(seed))
    assert isinstance(world, State)
    return world


def sides(t: Table, field: str, other: int = 0) -> list[Any]:
    """A field of what lies before a seat, as a spectator and the three seats see it."""
    return [t.view(seat)["sides"][other][field] for seat in EVERYBODY]


def hand_in(s: State, seat: int) -> list[str]:
    return [T.card_slugs[k] for k in range(T.cards) for _ in range(s.hand(seat, k))]


def played(seats: int, seed: int, choices: int) -> State:
    """A real game after some random choices."""
    s = new_game(seats, seed).state
    play_at_random(s, Io(Seeded(seed), True), choices)
    return s


# Hands


@rule("PAN-INFO-01", "PAN-RUL-38")
def test_a_hand_is_shown_to_its_owner_only_and_its_size_to_all() -> None:
    t = table(3).hand(0, "gift", "gift", "movement").turn(1)
    assert [None, {"movement": 1, "gift": 2}, None, None] == sides(t, "hand")
    assert [3] * 4 == sides(t, "hand_size")


@rule("PAN-INFO-01")
def test_a_card_taken_openly_stays_known_until_it_is_discarded() -> None:
    t = table(3).hand(0, "dancer").turn(0).play("take dancer", chance=["gift"])
    assert [{"dancer": 1}] * 4 == sides(t, "known")
    t = table(3).known(0, *["dancer"] * 4).row("stonkus-1", "gadicea", "gadicea", "gadicea").turn(0).play("worship stonkus-1", "offer d")
    assert [{}] * 4 == sides(t, "known")


@rule("PAN-RUL-38")
def test_special_money_from_the_open_stack_is_known_in_the_hand() -> None:
    t = table(3).ranks(0, gift=4, priest=4).row("taksator", "gadicea", "gadicea", "gadicea").turn(0).play("worship taksator", "offer gp")
    assert [{"money-2": 1}] * 4 == sides(t, "known")
    assert [None, {"money-2": 1}, None, None] == sides(t, "hand")


@rule("PAN-INFO-01")
def test_what_a_hand_can_still_pay_is_told_to_its_owner_alone() -> None:
    t = table(3).hand(0, *["movement"] * 3).turn(0).play("move", "foot 0602")
    left = [(seat_view["decision"].get("left"), bool(seat_view["ways"])) for seat_view in map(t.view, EVERYBODY)]
    assert [(None, False), (6, True), (None, False), (None, False)] == left
    t = table(3).hand(0, *["money-1"] * 3).turn(0).play("buy")
    assert [None, 3, None, None] == [t.view(seat)["decision"].get("left") for seat in EVERYBODY]


@rule("PAN-INFO-01")
def test_dealt_cards_of_others_are_told_without_their_kind() -> None:
    t = new_game(3)
    for seat in EVERYBODY:
        drawn = [event for event in t.events_for(seat) if "card" in event.kind.fields and event.kind.name == "drew"]
        assert {seat} >= {event.values[0] for event in drawn}


# Stacks and piles


@rule("PAN-INFO-02")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_piles_stacks_and_bag_are_shown_as_sizes(seat: int) -> None:
    t = table(3).pile("gift", "money-1").deity_stack("surparit").demigod_stack(6, 6, 5).turn(0)
    seen = t.view(seat)
    assert (2, 1, 3) == (seen["pile"], seen["deity_stack"], seen["demigod_stack"])
    assert 40 - 4 == seen["bag"]


@rule("PAN-INFO-02")
def test_the_next_people_is_hidden_but_those_that_may_come_are_not() -> None:
    t = table().epoch(3).turn(0)
    assert 5 == len(t.view()["peoples"])
    assert [None] * 3 == t.view()["track"][3:]


@rule("PAN-INFO-02", "PAN-INFO-03", "PAN-INFO-04")
def test_but_for_hands_and_demigods_everybody_sees_the_same() -> None:
    t = table(3).hand(0, "gift").demigods(1, 3).ranks(1, gift=2).deities(2, "vinthrad").turn(0)
    views = [t.view(seat) for seat in EVERYBODY]
    # How far one's own cards lead is told to nobody else.
    assert [False, True, False, False] == [seen.pop("ways") != {} for seen in views]
    for seen in views:
        seen.pop("seat")
        for side in seen["sides"]:
            side.pop("hand")
            side.pop("values")
    assert [views[0]] * 4 == views


# The open table


@rule("PAN-INFO-03")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everything_before_a_player_but_hand_and_demigods_is_open_to_all(seat: int) -> None:
    t = table(3).feet(1, "0602", "0503").columns(1, "0703").ranks(1, dancer=3, gift=1).deities(1, "gadicea", "gaiviles", "stonkus-2")
    side = t.step_tiles(1, "step-2").points(1, 17).turn(0).view(seat)["sides"][1]
    assert (4, 3, 6, 8) == (side["feet"], side["columns"], side["spare_feet"], side["spare_columns"])
    assert (2, 1, 1) == (side["walking"], side["standing"], side["column_points"])
    assert ({"dancer": 3, "gift": 1}, {"step-2": 1}) == (side["ranks"], side["step_tiles"])
    assert {"gadicea": 1, "gaiviles": 1, "stonkus-2": 1} == side["deities"]
    assert (2, 1, 2, 1) == (side["steps"], side["jumps"], side["money"], side["draws"])
    assert (17, 17) == (side["points"], side["sources"]["deities"])


@rule("PAN-INFO-03")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_map_rows_display_and_special_money_are_open_to_all(seat: int) -> None:
    t = table(3).feet(0, "0602").feet(1, "0602").columns(2, "0703").tiles("0704 step-2").demigod_row(2, 5).special(4, 5)
    seen = t.display("gift", "gift", "movement").row("surparit", "pietalte").pile("money-1").turn(0).view(seat)
    assert {SLUG_AT["0602"]: [0, 1], SLUG_AT["0703"]: [2]} == seen["pieces"]
    assert ({SLUG_AT["0704"]: "step-2"}, "home-gallia") == (seen["tiles"], seen["temple"])
    assert (["surparit", "pietalte", None, None], [5, 2]) == (seen["row"], seen["demigods"])
    assert (["gift", "gift", "movement", "money-1"], ["money-4", "money-5"]) == (seen["display"], seen["special"])


@rule("PAN-INFO-05", "PAN-RUL-52")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_discards_and_boxes_are_open_to_all(seat: int) -> None:
    t = table(3).pile().deity_stack(*["vinthrad"] * 3).demigod_stack().demigods(0, 6).turn(0)
    seen = t.view(seat)
    assert {"movement": 16, "gift": 10, "priest": 10, "dancer": 10, "temple": 10, "money-1": 15} == seen["discards"]
    assert (4, 4) == (seen["deity_box"]["surparit"], seen["deity_box"]["gadicea"])
    assert ([6, 6, 6, 5], 20) == (seen["demigod_box"][:4], len(seen["demigod_box"]))


@rule("PAN-INFO-05", "PAN-RUL-04")
def test_bonus_tiles_lie_open_only_where_they_are_chosen() -> None:
    assert [] == new_game(2, 3).view()["bonuses"]
    assert 6 == len(new_game(2, 3, bonus_tiles="chosen").view()["bonuses"])


@rule("PAN-INFO-03")
def test_the_map_is_the_same_for_all_numbers_of_players() -> None:
    assert new_game(2).scene() == new_game(4).scene()


# Demigods


@rule("PAN-INFO-04", "PAN-RUL-38", "PAN-TILE-06")
def test_the_number_of_demigods_is_open_their_values_are_not() -> None:
    t = table(3).demigods(0, 6, 2).turn(1)
    assert [None, [6, 2], None, None] == sides(t, "values")
    assert [2] * 4 == sides(t, "demigods")
    assert [[]] * 4 == sides(t, "known_values")


@rule("PAN-RUL-38")
def test_a_demigod_of_the_row_was_seen_by_all_when_it_was_taken() -> None:
    t = table(3).demigod_row(5, 3).ranks(0, gift=4, priest=4).row("plaesiris", "gadicea", "gadicea", "gadicea").turn(0)
    t.play("worship plaesiris", "offer gp")
    assert [[5, 3]] * 4 == sides(t, "known_values")
    assert [None, [5, 3], None, None] == sides(t, "values")
    for seat in EVERYBODY:
        assert [["demigod-taken", [0, 5]], ["demigod-taken", [0, 3]]] == [
            event.plain() for event in t.events_for(seat) if event.kind.name == "demigod-taken"
        ]


def drawing(**given: str) -> Table:
    """Seat 0 gets two demigods of the stack."""
    t = table(3, **given).feet(0, "0503", "0603").tiles("0704 deity", "0201 money").turn(0)
    return t.play("move", "foot 0704").play("finish", chance=["plaesiris", "1", "3"])


@rule("PAN-INFO-04")
def test_a_demigod_of_the_stack_is_told_to_its_owner_only() -> None:
    t = drawing()
    told = [[event.plain() for event in t.events_for(seat) if event.kind.name.startswith("demigod-")] for seat in EVERYBODY]
    hidden = [["demigod-hidden", [0]]] * 2
    assert [hidden, [["demigod-drawn", [0, 1]], ["demigod-drawn", [0, 3]]], hidden, hidden] == told
    assert [None, [3, 1], None, None] == sides(t, "values")


@rule("PAN-RUL-38")
def test_a_table_may_show_all_demigods() -> None:
    t = drawing(show_demigods="yes")
    assert [[3, 1]] * 4 == sides(t, "values")
    assert [2] * 4 == [len([event for event in t.events_for(seat) if event.kind.name == "demigod-drawn"]) for seat in EVERYBODY]
    assert [] == t.events_named("demigod-hidden")


# Decisions


@rule("PAN-INFO-03")
def test_what_is_being_asked_is_open_to_all() -> None:
    t = table(3).ranks(0, gift=1).gifts("cartago").play("piece foot")
    assert [{"name": "Gift", "waiting": [0], "seat": 0, "left": 1}] * 4 == [t.view(seat)["decision"] for seat in EVERYBODY]


# Undo


@rule("PAN-RUL-48")
def test_a_deity_that_was_revealed_cannot_be_taken_back() -> None:
    for seed in range(60):
        session = start(GAME, ["Ann", "Ben"], {"bonus_tiles": "chosen"}, Seeded(seed))
        seat = session.waiting()[0]
        if [choice.text for choice in session.options(seat)] == ["take-cards", "reveal"]:
            session.choose(seat, "reveal")
            assert "" != session.undo_refusal(seat)
            return
    raise AssertionError("no game begins with Gallia")


# Imagined worlds


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("choices", [0, 60, 200])
def test_an_imagined_world_looks_the_same_to_the_seat_that_imagines_it(seats: int, choices: int) -> None:
    s = played(seats, 5, choices)
    seat = s.stack[-1].waiting(s)[0]
    seen = GAME.view(s, seat)
    for seed in range(8):
        world = imagine(s, seat, seed)
        assert seen == GAME.view(world, seat)
        assert "" == GAME.unsound(world)


def test_imagining_changes_nothing_in_the_true_world() -> None:
    s = played(3, 5, 40)
    before = GAME.save(s)
    imagine(s, s.stack[-1].waiting(s)[0], 5)
    assert before == GAME.save(s)


@rule("PAN-INFO-01")
def test_hands_of_others_are_imagined_afresh_the_own_is_not() -> None:
    t = table(3).hand(0, "gift", "movement").hand(1, *["temple"] * 4).hand(2, *["money-1"] * 3).turn(0)
    worlds = [imagine(t.state, 0, seed) for seed in range(40)]
    assert {("movement", "gift")} == {tuple(hand_in(world, 0)) for world in worlds}
    assert len({tuple(hand_in(world, 1)) for world in worlds}) > 25
    assert {(4, 3)} == {(len(hand_in(world, 1)), len(hand_in(world, 2))) for world in worlds}


@rule("PAN-INFO-01", "PAN-RUL-38")
def test_known_cards_stay_in_every_imagined_hand_and_open_ones_are_in_none() -> None:
    t = table(3).known(1, "money-5", "dancer").hand(1, "gift", "gift").discards("money-4", "money-4").turn(0)
    for seed in range(30):
        hand = hand_in(imagine(t.state, 0, seed), 1)
        assert {"money-5", "dancer"} <= set(hand)
        assert not {"money-4", "money-2", "money-3"} & set(hand)
        assert 4 == len(hand)


@rule("PAN-INFO-04")
def test_demigods_of_others_are_imagined_afresh_within_their_part_of_the_stack() -> None:
    t = table(3).demigods(1, 1).known_demigods(1, 6).demigods(2, 3, 3).turn(0)
    found: Counter[int] = Counter()
    for seed in range(60):
        values = GAME.view(imagine(t.state, 0, seed), 1)["sides"][1]["values"]  # type: ignore[index]
        assert 6 == values[0]
        found[values[1]] += 1
    assert {1, 2, 3} == set(found)


@rule("PAN-RUL-38")
def test_shown_demigods_are_imagined_as_they_are() -> None:
    t = table(3, show_demigods="yes").demigods(1, 1, 2).turn(0)
    assert {(2, 1)} == {tuple(GAME.view(imagine(t.state, 0, seed), 1)["sides"][1]["values"]) for seed in range(20)}  # type: ignore[index]


@rule("PAN-INFO-02")
def test_the_pile_holds_what_is_in_no_hand_of_an_imagined_world() -> None:
    t = table(2).hand(1, *["temple"] * 5).turn(0)
    for seed in range(10):
        world = imagine(t.state, 0, seed)
        pile = world.cards[state.PILE * T.cards + card("temple")]
        assert 10 == pile + hand_in(world, 1).count("temple")


@rule("PAN-INFO-02")
def test_a_revealed_deity_stays_what_it_is() -> None:
    t = table().gifts("gallia").play("reveal", chance=["pietalte"])
    assert {deity("pietalte")} == {GAME.view(imagine(t.state, 0, seed), 0)["decision"]["deity"] for seed in range(10)}  # type: ignore[index]
