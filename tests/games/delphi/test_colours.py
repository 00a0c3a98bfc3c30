"""Colours and what pays for an action: the wheel, its price, dice, oracle cards and bought actions, and who changes the price."""

from __future__ import annotations

import pytest
from games.delphi.laying import Table, rule, table

from themis.games.delphi.schema import COLOURS

# The god of each colour; to advance one needs its colour and nothing else.
GODS = {"red": "aphrodite", "black": "ares", "pink": "hermes", "blue": "poseidon", "yellow": "apollo", "green": "artemis"}


def with_die(colour: str, favours: int = 9) -> Table:
    """Seat 0 has one unused die, favours and nothing else."""
    return table().wounds(0, "red").wounds(1, "red").dice(0, f"{colour} (red) (red)").favours(0, favours)


def with_card(colour: str, favours: int = 9) -> Table:
    return table().wounds(0, "red").wounds(1, "red").dice(0, "(red) (red) (red)").cards(0, colour).favours(0, favours)


def prices(t: Table) -> list[int]:
    """What red, black, pink, blue, yellow and green cost."""
    return [t.price(f"advance {GODS[colour]}") for colour in COLOURS]


# ---------------------------------------------------------------- The wheel


@rule("DEL-COL-01", "DEL-COL-02")
@pytest.mark.parametrize(
    "colour,expected",
    [
        ("red", [0, 1, 2, 3, 4, 5]),
        ("black", [5, 0, 1, 2, 3, 4]),
        ("pink", [4, 5, 0, 1, 2, 3]),
        ("blue", [3, 4, 5, 0, 1, 2]),
        ("yellow", [2, 3, 4, 5, 0, 1]),
        ("green", [1, 2, 3, 4, 5, 0]),
    ],
)
def test_every_step_around_the_wheel_costs_a_favour(colour: str, expected: list[int]) -> None:
    assert expected == prices(with_die(colour).turn(0))


@rule("DEL-COL-02")
def test_the_price_of_a_colour_is_paid() -> None:
    t = with_die("green", 2).turn(0).play("advance ares")
    assert (0, 3) == (t.side(0)["favours"], t.side(0)["gods"]["ares"])
    assert [("DEL-COL-02", [0, 2])] == [(event.kind.rule, event.values) for event in t.events_named("paid")]


@rule("DEL-COL-02")
def test_a_colour_that_cannot_be_paid_for_is_not_offered() -> None:
    t = with_die("green", 1).turn(0)
    assert t.offers("advance aphrodite")
    assert not t.offers("advance ares")
    assert ["DEL-COL-06"] == t.why("advance ares")


@rule("DEL-COL-03")
def test_colours_do_not_move_counter_clockwise() -> None:
    t = with_die("black", 4).turn(0)
    assert not t.offers("advance aphrodite")
    assert ["DEL-COL-06"] == t.why("advance aphrodite")
    assert 5 == with_die("black", 5).turn(0).price("advance aphrodite")


@rule("DEL-COL-04")
@pytest.mark.parametrize("colour", COLOURS)
def test_cards_are_recoloured_at_the_same_price(colour: str) -> None:
    assert prices(with_die(colour).turn(0)) == prices(with_card(colour).turn(0))


@rule("DEL-COL-04")
def test_the_price_of_a_recoloured_card_is_paid() -> None:
    t = with_card("yellow", 3).turn(0).play("advance aphrodite")
    assert (1, "yellow") == (t.side(0)["favours"], t.view()["played"])


@rule("DEL-COL-05", "DEL-RUL-15")
def test_recolouring_is_paid_with_the_action_and_is_none_itself() -> None:
    t = table().wounds(0, "red").dice(0, "red red (red)").favours(0, 5).turn(0).play("advance ares")
    assert ["die-used", "paid", "god-rose"] == t.event_names
    assert [True, False, True] == [die["used"] for die in t.side(0)["dice"]]


@rule("DEL-COL-05", "DEL-RUL-15")
def test_a_die_cannot_be_recoloured_and_kept() -> None:
    t = table().wounds(0, "red").dice(0, "red black pink").favours(0, 5).turn(0)
    t.play("advance artemis")
    assert ["die red", "die black", "die pink"] == t.options
    t.play("die pink")
    assert [("red", False), ("black", False), ("pink", True)] == [(die["colour"], die["used"]) for die in t.side(0)["dice"]]


# ---------------------------------------------------------------- What needs which colour


def beside_everything() -> Table:
    """Seat 0 can do every action that needs red, wherever it is: the places follow below."""
    t = table().wounds(0, "red").favours(0, 0)
    return t.cargo(0, "statue red").temple("-4,3", "red").offerings("0,1", "red blue").monsters("1,2", "red")


COLOURED = [
    ("-1,2", "raise -2,2 red"),
    ("3,5", "load-statue 2,5"),
    ("1,1", "load-offering 0,1 red"),
    ("1,1", "fight 1,2 red"),
    ("2,0", "explore 2,-1"),
    ("2,0", "advance aphrodite"),
    ("2,0", "heal red"),
]


@rule("DEL-COL-06")
@pytest.mark.parametrize("place,action", COLOURED)
@pytest.mark.parametrize("colour", COLOURS)
def test_an_action_with_a_colour_needs_it(place: str, action: str, colour: str) -> None:
    t = beside_everything()
    if action.startswith("load-statue"):
        t = table().favours(0, 0)
    t.at(0, place).dice(0, f"{colour} (red) (red)").turn(0)
    assert (colour == "red") == t.offers(action)
    assert ([] if colour == "red" else ["DEL-COL-06"]) == t.why(action)


@rule("DEL-COL-06")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_temple_and_a_built_shrine_need_the_colour_of_temple_and_border(colour: str) -> None:
    t = table().at(0, "-3,3").temple("-4,3", "yellow").cargo(0, "offering yellow").dice(0, f"{colour} (red) (red)").turn(0)
    assert (colour == "yellow") == t.offers("offer -4,3")
    t = table().at(0, "2,0").island("1,0", "red-psi", True).dice(0, f"{colour} (red) (red)").turn(0)
    assert (colour == "green") == t.offers("build 1,0")


@rule("DEL-COL-06")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_move_needs_the_colour_of_the_hex(colour: str) -> None:
    t = with_die(colour, 0).at(0, "1,1").turn(0).play("sail")
    assert (colour == "blue") == t.offers("move 2,0")
    assert ([] if colour == "blue" else ["DEL-MOVE-02"]) == t.why("move 2,0")


@rule("DEL-COL-07")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("action", ["draw", "favours", "look"])
def test_the_other_actions_take_any_colour(colour: str, action: str) -> None:
    assert 0 == with_die(colour, 0).turn(0).price(action)
    assert 0 == with_card(colour, 0).turn(0).price(action)


# ---------------------------------------------------------------- Cards, bought actions and the cheapest way


@rule("DEL-COL-08", "DEL-RUL-16")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("favours", [0, 2, 9])
def test_a_card_allows_whatever_a_die_of_its_colour_allows(colour: str, favours: int) -> None:
    found = []
    for t in (with_die(colour, favours), with_card(colour, favours)):
        t.at(0, "1,1").equipment(0, "rite-blue").passengers(0, "pink demigod", "green creature").monsters("1,2", "red").turn(0)
        here = t.options
        found.append((here, t.play("sail").options, [t.price(text) for text in t.options]))

    assert found[0] == found[1]


@rule("DEL-COL-08", "DEL-RUL-16")
def test_a_card_that_is_not_in_hand_cannot_pay() -> None:
    t = with_card("red").cards(0, "blue").turn(0).play("favours")
    assert ["play red", "play blue"] == t.options
    assert ["DEL-COL-08"] == t.why("play pink")


@rule("DEL-RUL-16")
def test_a_bought_action_is_a_die_of_any_colour_for_rites_and_creatures() -> None:
    t = table().wounds(0, "red").dice(0, "(red) (red) (red)").favours(0, 3).equipment(0, "extra", "rite-blue").at(0, "1,1")
    t.passengers(0, "green creature").turn(0)
    assert 3 == t.price("use rite-blue")
    assert [3] * 6 == prices(t)
    t.play("sail")
    # With a creature six steps are free, to any colour, and there is no favour for a seventh.
    steps = {text: t.facts(text)["steps"] for text in t.options}
    assert 6 == max(steps.values())
    assert {3} == {t.price(text) for text in t.options}


@rule("DEL-RUL-16")
def test_a_rite_is_paid_with_a_card_or_a_bought_action() -> None:
    t = with_card("blue", 0).equipment(0, "rite-blue").turn(0).play("use rite-blue", chance=["card red"])
    assert (1, {"red": 1}, 3) == (t.side(0)["favours"], t.side(0)["cards"], t.side(0)["gods"]["poseidon"])
    t = table().wounds(0, "red").dice(0, "(red) (red) (red)").favours(0, 3).equipment(0, "extra", "rite-blue").turn(0)
    t.play("use rite-blue", chance=["card red"])
    assert (1, {"red": 1}, 3) == (t.side(0)["favours"], t.side(0)["cards"], t.side(0)["gods"]["poseidon"])


@rule("DEL-COL-09", "DEL-RUL-15")
def test_an_action_is_offered_at_the_price_of_the_cheapest_source() -> None:
    t = table().wounds(0, "red").dice(0, "red pink (red)").favours(0, 3).turn(0)
    assert 1 == t.price("advance poseidon")
    t.play("advance poseidon")
    assert {"die red": 3, "die pink": 1} == {text: t.price(text) for text in t.options}
    assert 2 == t.play("die pink").side(0)["favours"]


@rule("DEL-COL-09", "DEL-RUL-15")
def test_of_recolouring_and_a_creature_the_cheaper_is_taken() -> None:
    t = with_die("red", 9).passengers(0, "black creature").at(0, "1,1").turn(0).play("sail")
    # One hex away: black for the creature costs 1, the blue hex itself 3, the red one nothing.
    assert 1 == t.price("move 2,0")
    assert 0 == t.price("move 3,0")
    t.play("move 2,0")
    assert 8 == t.side(0)["favours"]
    t = with_die("red", 9).passengers(0, "black creature").at(0, "1,1").turn(0).play("sail", "move 3,0")
    assert 9 == t.side(0)["favours"]


@rule("DEL-RUL-15")
def test_the_target_says_the_colour_and_only_the_source_is_asked() -> None:
    t = table().wounds(0, "red").dice(0, "red blue green").favours(0, 9).at(0, "1,1").turn(0).play("sail", "move 2,0")
    assert ["die red", "die blue", "die green"] == t.options
    assert [3, 0, 4] == [t.price(text) for text in t.options]


# ---------------------------------------------------------------- Ship tiles and demigods


@rule("DEL-RUL-13", "DEL-COL-03")
def test_the_merchantman_goes_the_shorter_way_round() -> None:
    t = with_die("green").ship(0, "merchantman").turn(0)
    assert [1, 2, 3, 2, 1, 0] == prices(t)
    assert 4 == t.side(0)["storage"]


@rule("DEL-RUL-14")
def test_the_chameleon_takes_one_favour_off_the_whole_recolouring() -> None:
    assert [3, 4, 0, 0, 1, 2] == prices(with_die("pink").ship(0, "chameleon").turn(0))


@rule("DEL-RUL-14")
def test_free_steps_of_the_chameleon_cannot_be_chained() -> None:
    t = with_die("pink", 0).ship(0, "chameleon").turn(0)
    assert ["hermes", "poseidon"] == t.objects("advance")


@rule("DEL-RUL-17")
def test_a_source_may_be_paid_to_the_colour_of_a_demigod_and_then_be_any() -> None:
    t = with_die("red").passengers(0, "black demigod").turn(0)
    assert [0, 1, 1, 1, 1, 1] == prices(t)
    t.play("advance artemis")
    assert 8 == t.side(0)["favours"]


@rule("DEL-RUL-17")
def test_the_direct_way_is_taken_if_it_is_cheaper_than_the_demigod() -> None:
    assert [3, 3, 3, 0, 1, 2] == prices(with_die("blue").passengers(0, "red demigod").turn(0))
    assert [2, 2, 2, 0, 1, 2] == prices(with_die("blue").passengers(0, "red demigod", "green demigod").turn(0))


@rule("DEL-RUL-17")
def test_a_wild_source_counts_as_its_chosen_colour_for_creature_and_rite() -> None:
    t = with_die("pink", 0).passengers(0, "pink demigod", "green creature").equipment(0, "rite-blue").at(0, "1,1").turn(0)
    assert 0 == t.price("use rite-blue")
    t.play("sail")
    assert 6 == max([t.facts(text)["steps"] for text in t.options])


# ---------------------------------------------------------------- Apollo


@rule("DEL-RUL-18")
def test_after_apollo_all_unused_dice_have_any_colour_until_the_turn_ends() -> None:
    t = table().wounds(0, "red").wounds(1, "red").shield(0, 5).shield(1, 5).dice(0, "red red red").gods(0, apollo=6).turn(0)
    t.play("invoke apollo", chance=["card red"])
    assert [0] * 6 == prices(t)
    t.spend("die red", "advance artemis").spend("die red", "advance poseidon")
    assert (3, 3, 0) == (t.side(0)["gods"]["artemis"], t.side(0)["gods"]["poseidon"], t.side(0)["favours"])

    reds = ["die red"] * 3
    t.play("end", chance=reds).play("end", chance=[*reds, "titan 1"])
    assert [0] == t.waiting
    assert ["aphrodite"] == t.objects("advance")


@rule("DEL-RUL-18")
@pytest.mark.parametrize("first", [True, False])
def test_after_apollo_the_card_has_any_colour_whenever_it_was_drawn(first: bool) -> None:
    t = table().wounds(0, "red").dice(0, "(red) (red) (red)").gods(0, apollo=6).cards(0, "yellow").turn(0)
    t.play("invoke apollo", chance=["card blue"])
    t.spend("play yellow" if first else "play blue", "advance artemis")
    assert (3, 0) == (t.side(0)["gods"]["artemis"], t.side(0)["favours"])


@rule("DEL-RUL-18")
def test_apollo_does_not_allow_a_second_card() -> None:
    t = table().wounds(0, "red").dice(0, "(red) (red) green").gods(0, apollo=6).cards(0, "yellow").turn(0)
    t.spend("play yellow", "favours").play("invoke apollo", chance=["card blue"])
    assert ["DEL-TURN-05"] == t.why("play blue")
    t.play("advance aphrodite")
    assert (["end"], {"blue": 1}) == (t.options, t.side(0)["cards"])
