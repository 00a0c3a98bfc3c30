"""Setting up: what a real set-up leaves on the table, for every number of players and over many seeds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.pantheon_proto.laying import GAME, rule, table
from games.pantheon_proto.preparing import EVERY_TABLE, LARGE, SMALL, Real, T, laid_out, prepared
from games.pantheon_proto.sending import send, told

from themis.core.chance import Seeded
from themis.core.session import start
from themis.errors import BadOptions

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil"]
PEOPLES = ["orc", "dwarf", "fairy", "undead", "elf", "human"]
SEEDS = range(60)
tables = pytest.mark.parametrize("seats", EVERY_TABLE)
small = pytest.mark.parametrize("seats", SMALL)
large = pytest.mark.parametrize("seats", LARGE)


def tokens(t: Real) -> list[tuple[str, str]]:
    """The peoples of each quest, light and dark."""
    return [(slot["light"], slot["dark"]) for slot in t.view()["slots"]]


def colours(seen: dict[str, Any]) -> set[str]:
    return {colour_of(name) for name in seen["display"]}


def prizes(seats: int) -> Any:
    """What the score card shows."""
    return GAME.scene(laid_out(seats).state)["prizes"]


def pile(t: Real) -> set[str]:
    """The monuments in the pile."""
    return {T.monument_slugs[k] for k in range(T.monuments) if t.state.monument_pile >> k & 1}


def colour_of(monument: str) -> str:
    return next(row.text("colour") for row in GAME.content.rows("monument") if row.id == monument)


# Who plays


@rule("PRO-SETUP-01")
@tables
def test_two_to_six_people_play(seats: int) -> None:
    t = prepared(seats)
    assert seats == len(t.view()["sides"])
    assert "" == t.unsound()


@rule("PRO-SETUP-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_neither_one_nor_seven_people_play(seats: int) -> None:
    with pytest.raises(BadOptions):
        start(GAME, NAMES[:seats], {}, Seeded(1))


# Quests, peoples and the score card by the number of players


@rule("PRO-SETUP-02")
@small
def test_two_or_three_people_have_three_quests(seats: int) -> None:
    assert ["i", "ii", "iii"] == [slot["slot"] for slot in prepared(seats).view()["slots"]]


@rule("PRO-SETUP-03")
@large
def test_four_to_six_people_have_four_quests(seats: int) -> None:
    assert ["i", "ii", "iii", "iv"] == [slot["slot"] for slot in prepared(seats).view()["slots"]]


@rule("PRO-SETUP-04")
@pytest.mark.parametrize(("seats", "number"), [(2, 4), (3, 4), (4, 6), (5, 6), (6, 6)])
def test_four_peoples_are_in_play_with_two_or_three_people_else_all_six(seats: int, number: int) -> None:
    seen = prepared(seats).view()
    assert number == len(seen["peoples"]) == len(set(seen["peoples"]))
    assert set(PEOPLES) >= set(seen["peoples"])


@rule("PRO-SETUP-08", "PRO-RUL-02")
@small
def test_the_score_card_of_two_or_three_people_has_one_prize_of_3(seats: int) -> None:
    assert [3] == prizes(seats)


@rule("PRO-SETUP-09", "PRO-RUL-02")
@large
def test_the_score_card_of_four_to_six_people_has_prizes_of_4_and_2_and_no_third(seats: int) -> None:
    assert [4, 2] == prizes(seats)


# Peoples out of play


@rule("PRO-SETUP-05", "PRO-RUL-08")
@small
def test_a_people_out_of_play_has_no_marker_no_tokens_and_no_monuments(seats: int) -> None:
    for seed in SEEDS:
        t = prepared(seats, seed)
        seen = t.view()
        out = set(PEOPLES) - set(seen["peoples"])
        assert set(seen["peoples"]) == set(seen["scale"])
        assert out.isdisjoint({people for pair in tokens(t) for people in pair})
        assert out.isdisjoint({people for people, number in seen["bag"].items() if number})
        assert out.isdisjoint(colours(seen))
        assert 18 == len(seen["display"]) + seen["monument_pile"]
        assert out.isdisjoint({colour_of(name) for name in pile(t)})


@rule("PRO-SETUP-05", "PRO-SETUP-26")
@small
def test_nobody_is_dealt_an_objective_of_a_people_out_of_play(seats: int) -> None:
    for seed in SEEDS:
        t = prepared(seats, seed)
        dealt = {T.people_slugs[k] for k in [*t.state.favoured, *t.state.disfavoured]}
        assert set(t.view()["peoples"]) >= dealt


@rule("PRO-SETUP-05", "PRO-SETUP-07")
@small
def test_everybody_is_told_which_peoples_are_out_of_play(seats: int) -> None:
    t = laid_out(seats)
    left_out = [PEOPLES[values[0]] for values in told(t, "people-left-out")]
    assert 2 == len(left_out)
    assert set(PEOPLES) - set(left_out) == set(t.view()["peoples"])
    assert all(event.is_for(-1) for event in t.events_named("people-left-out"))


@rule("PRO-SETUP-06", "PRO-SETUP-07", "PRO-RUL-07")
@small
def test_in_a_first_game_the_undead_and_the_orcs_are_out(seats: int) -> None:
    for seed in range(5):
        assert {"dwarf", "fairy", "elf", "human"} == set(laid_out(seats, seed, peoples="first-game").view()["peoples"])


@rule("PRO-SETUP-07", "PRO-RUL-07")
@small
def test_by_default_chance_decides_which_two_peoples_are_out(seats: int) -> None:
    pairs = Counter(frozenset(PEOPLES) - frozenset(laid_out(seats, seed).view()["peoples"]) for seed in range(450))
    assert 15 == len(pairs)
    assert min(pairs.values()) > 10


@rule("PRO-SETUP-07", "PRO-RUL-07")
@pytest.mark.parametrize("left_out", [f"no-{a}-{b}" for k, a in enumerate(PEOPLES) for b in PEOPLES[k + 1 :]])
def test_or_the_host_chooses_them(left_out: str) -> None:
    out = set(left_out.split("-")[1:])
    for seed in range(3):
        assert set(PEOPLES) - out == set(laid_out(3, seed, peoples=left_out).view()["peoples"])


@rule("PRO-SETUP-04", "PRO-SETUP-07")
@large
@pytest.mark.parametrize("peoples", ["first-game", "no-orc-dwarf", "random"])
def test_with_four_or_more_people_no_people_is_left_out_whatever_the_option_says(seats: int, peoples: str) -> None:
    t = laid_out(seats, peoples=peoples)
    assert set(PEOPLES) == set(t.view()["peoples"])
    assert [] == t.events_named("people-left-out")


# Initiative and gods


@rule("PRO-SETUP-11")
@tables
def test_chance_decides_who_is_first(seats: int) -> None:
    firsts = Counter(laid_out(seats, seed).view()["first"] for seed in range(200))
    assert set(range(seats)) == set(firsts)
    assert min(firsts.values()) > 200 // seats // 2


@rule("PRO-SETUP-12", "PRO-SETUP-16")
@tables
def test_the_others_follow_clockwise_and_everybody_sees_the_order(seats: int) -> None:
    for seed in range(12):
        t = laid_out(seats, seed)
        first = told(t, "started")[0][0]
        expected = [(first + k) % seats for k in range(seats)]
        assert [expected] * (seats + 1) == [t.view(seat)["order"] for seat in range(-1, seats)]


@rule("PRO-SETUP-13")
@tables
def test_by_default_everybody_is_given_a_god_of_their_own(seats: int) -> None:
    gods = [side["god"] for side in laid_out(seats).view()["sides"]]
    assert seats == len(set(gods))
    assert set(T.god_slugs) >= set(gods)


@rule("PRO-SETUP-13", "PRO-SETUP-29")
def test_or_gods_are_chosen_in_initiative_order_among_those_still_free() -> None:
    t = laid_out(3, 5, gods="chosen")
    order = t.view()["order"]
    for place, god in enumerate(["sea", "sun", "harvest"]):
        assert ("ChooseGod", [order[place]]) == (t.asked, t.waiting)
        assert 6 - place == len(t.options)
        t.play(f"god {god}")
    assert ["sea", "sun", "harvest"] == [t.view()["sides"][seat]["god"] for seat in order]


@rule("PRO-SETUP-13")
def test_a_god_that_is_taken_is_refused() -> None:
    t = laid_out(3, gods="chosen").play("god sea")
    assert (False, ["PRO-SETUP-13"]) == (t.offers("god sea"), t.why("god sea"))


@rule("PRO-SETUP-14", "PRO-RUL-11")
def test_gods_give_nothing() -> None:
    """The same chance, other gods."""
    first, last = [prepared(3, 2, pick=pick, gods="chosen", cards="dealt").view()["sides"] for pick in (0, -1)]
    assert [side.pop("god") for side in first] != [side.pop("god") for side in last]
    assert first == last


@rule("PRO-SETUP-15")
def test_gods_that_nobody_took_are_of_no_further_use() -> None:
    t = prepared(3, gods="chosen")
    assert [] == t.view()["gods"]
    assert 3 == len({side["god"] for side in t.view()["sides"]})


@rule("PRO-SETUP-17", "PRO-SETUP-39")
@tables
def test_everybody_starts_with_no_points(seats: int) -> None:
    for seed in range(10):
        sides = prepared(seats, seed).view()["sides"]
        assert [(0, 0)] * seats == [(side["track"], side["points"]) for side in sides]


# Monuments


@rule("PRO-SETUP-30", "PRO-RUL-01")
@pytest.mark.parametrize(("seats", "number"), [(2, 18), (3, 18), (4, 24), (5, 24), (6, 24)])
def test_five_of_18_or_24_monuments_are_shown(seats: int, number: int) -> None:
    t = prepared(seats)
    seen = t.view()
    assert 5 == len(set(seen["display"])) == len(t.events_named("monument-shown"))
    assert number == 5 + seen["monument_pile"]


@rule("PRO-SETUP-44", "PRO-RUL-01")
@pytest.mark.parametrize(("seats", "number"), [(2, 21), (3, 21), (4, 27), (5, 27), (6, 27)])
def test_three_white_monuments_more_can_be_played_with(seats: int, number: int) -> None:
    t = prepared(seats, monuments="27")
    assert number == 5 + t.view()["monument_pile"]
    assert {"colossus", "garden-of-peoples", "white-obelisk"} <= pile(t) | set(t.view()["display"])


@rule("PRO-SETUP-44", "PRO-RUL-01")
def test_they_are_not_there_by_default() -> None:
    t = prepared(4)
    assert {"colossus", "garden-of-peoples", "white-obelisk"}.isdisjoint(pile(t) | set(t.view()["display"]))


@rule("PRO-SETUP-30")
def test_every_monument_can_be_among_the_first_five() -> None:
    shown = {name for seed in range(120) for name in prepared(4, seed).view()["display"]}
    assert 24 == len(shown)


# Quests


@rule("PRO-SETUP-31", "PRO-SETUP-32", "PRO-RUL-56")
@pytest.mark.parametrize(("seats", "left"), [(2, 7), (3, 7), (4, 6), (5, 6), (6, 6)])
def test_three_or_four_of_ten_quests_are_laid(seats: int, left: int) -> None:
    t = prepared(seats)
    laid = [slot["quest"] for slot in t.view()["slots"]]
    assert 10 - left == len(set(laid))
    assert left == t.view()["quest_pile"]


@rule("PRO-SETUP-31")
def test_two_of_the_twelve_quests_are_boxed_and_any_of_them_can_be() -> None:
    t = prepared(4)
    assert 12 - 4 == bin(int(t.state.unseen_quests)).count("1")
    laid = {slot["quest"] for seed in range(60) for slot in prepared(4, seed).view()["slots"]}
    assert 12 == len(laid)


@rule("PRO-SETUP-45")
@tables
def test_every_quest_begins_without_marks(seats: int) -> None:
    assert {(0, 0)} == {(slot["light_marks"], slot["dark_marks"]) for slot in prepared(seats).view()["slots"]}


# Peoples


@rule("PRO-SETUP-33")
@tables
def test_every_people_starts_in_the_middle_of_the_scale(seats: int) -> None:
    seen = prepared(seats).view()
    assert dict.fromkeys(seen["peoples"], 0) == seen["scale"]


@rule("PRO-SETUP-34", "PRO-SETUP-35")
@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 2), (4, 4), (5, 4), (6, 4)])
def test_two_tokens_of_every_people_are_on_the_quests_and_in_the_bag(seats: int, left: int) -> None:
    for seed in range(20):
        t = prepared(seats, seed)
        bag = Counter(t.view()["bag"])
        assert left == bag.total()
        on_quests = Counter(people for pair in tokens(t) for people in pair)
        assert dict.fromkeys(t.view()["peoples"], 2) == dict(on_quests + bag)


@rule("PRO-SETUP-35")
@tables
def test_every_quest_has_a_people_on_both_sides(seats: int) -> None:
    t = prepared(seats)
    assert [] == [pair for pair in tokens(t) if None in pair]
    assert len(tokens(t)) == len(t.events_named("quest-laid"))


@rule("PRO-SETUP-36", "PRO-RUL-38")
def test_quests_are_served_in_order_and_the_first_token_goes_to_light() -> None:
    t = prepared(4, 3)
    laid = told(t, "quest-laid")
    assert [0, 1, 2, 3] == [slot for slot, _, _, _ in laid]
    assert tokens(t) == [(PEOPLES[light], PEOPLES[dark]) for _, _, light, dark in laid]


@rule("PRO-SETUP-37")
@tables
def test_the_two_peoples_of_a_quest_are_never_the_same(seats: int) -> None:
    for seed in range(150):
        assert [] == [pair for pair in tokens(prepared(seats, seed)) if pair[0] == pair[1]]


@rule("PRO-SETUP-38")
def test_a_people_can_be_on_two_quests() -> None:
    on_quests = [Counter(people for pair in tokens(prepared(4, seed)) for people in pair) for seed in range(20)]
    assert 2 == max(max(found.values()) for found in on_quests)


# What everybody has


@rule("PRO-SETUP-39", "PRO-SETUP-41")
@tables
def test_without_a_word_on_the_power_everybody_starts_with_15_disciples_and_nothing_else(seats: int) -> None:
    """Dawn, Abundance and others say otherwise; whoever has none of them starts alike."""
    t = laid_out(seats)
    sides = [(side["disciples"], side["wood"], side["metal"], side["wheat"]) for side in t.view()["sides"]]
    assert [(15, 0, 0, 0)] * seats == sides


@rule("PRO-SETUP-39")
@pytest.mark.parametrize(
    ("power", "expected"),
    [
        ("abundance", (15, 2, 2, 1)),
        ("the-flock", (16, 0, 0, 2)),
        ("the-legion", (18, 0, 0, 0)),
        ("transmutation", (15, 2, 2, 2)),
        ("ubiquity", (14, 0, 0, 0)),
        ("the-great-architect", (15, 1, 1, 0)),
        ("dawn", (15, 2, 1, 3)),
        ("dusk", (16, 0, 0, 0)),
        ("the-herald", (15, 0, 0, 2)),
    ],
)
def test_a_power_says_with_what_its_owner_starts(power: str, expected: tuple[int, int, int, int]) -> None:
    """The Flock has already received the disciple of the first planning phase."""
    side = owner_of(power)
    assert expected == (side["disciples"], side["wood"], side["metal"], side["wheat"])


def owner_of(power: str) -> dict[str, Any]:
    """What lies before whoever was dealt a power, in the first planning phase."""
    for seed in range(100):
        for side in prepared(6, seed, cards="dealt").view()["sides"]:
            if side["power"] == power:
                return dict(side)
    raise AssertionError(power)


@rule("PRO-SETUP-10")
def test_what_the_peoples_give_is_open_to_everybody() -> None:
    """The resolution card is a part of the content that everybody reads, and whatever it gives is told to all."""
    assert [True] * 6 == [bool(row.texts("gift")) for row in GAME.content.rows("people")]
    t = send(table(4).quest("i", "the-eclipse", "elf", "dwarf"), "I-L 1")
    assert [["gift"]] * 5 == [[event.kind.name for event in t.events_for(seat) if event.kind.name == "gift"] for seat in range(-1, 4)]


@rule("PRO-SETUP-40")
def test_ten_disciples_are_left_in_the_reserve() -> None:
    t = table(2).stock(0, wood=20, wheat=40).recruit(0).play("recruit 10 10")
    assert 25 == t.side(0)["disciples"]
    assert ["PRO-REC-04"] == table(2).disciples(0, 16).stock(0, wood=20, wheat=40).recruit(0).why("recruit 10 10")
