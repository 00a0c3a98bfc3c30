"""Choices declared once: their texts, numbers and targets, and how they are read back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from themis.core.choice import Catalogue, Domain, Verb, numbers, series, verb

CARD = Domain("card", ["kiln", "mud-house", "road"])
NUMBER = numbers("number", 0, 2)
COLOUR = Domain("colour", ["red", "blue"])


def a_catalogue() -> tuple[Catalogue, list[Verb]]:
    verbs = [verb("draw", "pile"), verb("place", "hand", CARD), verb("bid", "", NUMBER), verb("swap", "stock", CARD, COLOUR), verb("pass")]
    return Catalogue(verbs), verbs


def test_texts_are_the_verb_and_its_arguments() -> None:
    catalogue, _ = a_catalogue()

    assert [
        "draw",
        "place kiln",
        "place mud-house",
        "place road",
        "bid 0",
        "bid 1",
        "bid 2",
        "swap kiln red",
        "swap kiln blue",
        "swap mud-house red",
        "swap mud-house blue",
        "swap road red",
        "swap road blue",
        "pass",
    ] == [choice.text for choice in catalogue.choices]


def test_choices_are_numbered_in_the_order_of_their_declaration() -> None:
    catalogue, _ = a_catalogue()

    assert list(range(14)) == [choice.index for choice in catalogue.choices]


def test_a_choice_knows_its_verb_and_arguments_and_shows_its_text() -> None:
    catalogue, (draw, place, _, swap, _) = a_catalogue()
    found = [catalogue.parse(text) for text in ("draw", "place road", "swap mud-house blue")]

    assert [(draw, -1, -1), (place, 2, -1), (swap, 1, 1)] == [(choice.verb, choice.a, choice.b) for choice in found if choice]
    assert ["draw", "place road", "swap mud-house blue"] == [repr(choice) for choice in found]


def test_a_verb_gives_its_choices_by_argument() -> None:
    catalogue, (draw, place, bid, swap, _) = a_catalogue()

    assert draw.only() is catalogue.parse("draw")
    assert place.of(1) is catalogue.parse("place mud-house")
    assert bid.of(2) is catalogue.parse("bid 2")
    assert swap.of2(2, 0) is catalogue.parse("swap road red")


def test_of_and_of2_find_every_choice() -> None:
    _, (_, place, bid, swap, _) = a_catalogue()

    assert place.choices == [place.of(a) for a in range(3)]
    assert bid.choices == [bid.of(a) for a in range(3)]
    assert swap.choices == [swap.of2(a, b) for a in range(3) for b in range(2)]


def test_a_target_is_the_thing_on_the_table_that_stands_for_the_choice() -> None:
    _, (draw, place, bid, swap, pass_) = a_catalogue()

    assert ["pile", "hand:kiln", "", "stock:road", ""] == [
        choice.target() for choice in (draw.only(), place.of(0), bid.of(1), swap.of2(2, 1), pass_.only())
    ]


def test_a_domain_may_say_what_stands_for_its_members_on_the_table() -> None:
    pay = verb("pay", "stock", Domain("cubes", ["r", "rr", "rb"], ["red", "red", ""]))
    Catalogue([pay])

    assert ["stock:red", "stock:red", ""] == [choice.target() for choice in pay.choices]


def test_a_thing_on_the_table_leads_to_all_choices_it_stands_for() -> None:
    draw, place, discard, new_slot = (
        verb("draw", "pile"),
        verb("place", "hand", CARD),
        verb("discard", "hand", CARD),
        verb("new-slot", "slot"),
    )
    catalogue = Catalogue([draw, place, discard, new_slot, verb("pass")])

    assert [place.of(2), discard.of(2)] == catalogue.at("hand:road")
    assert [[draw.only()], [new_slot.only()]] == [catalogue.at("pile"), catalogue.at("slot")]
    assert [[], [], [], []] == [catalogue.at(target) for target in ("", "hand", "hand:axe", "HAND:ROAD")]


def test_every_choice_is_found_at_its_target_and_nowhere_else() -> None:
    catalogue, _ = a_catalogue()
    targets = {choice.target() for choice in catalogue.choices} - {""}

    assert sorted(choice.index for choice in catalogue.choices if choice.target()) == sorted(
        choice.index for target in targets for choice in catalogue.at(target)
    )
    assert all(choice.target() == target for target in targets for choice in catalogue.at(target))


def test_numbers_are_a_domain_from_first_to_last() -> None:
    assert ["3", "4", "5"] == numbers("level", 3, 5).slugs


def test_argument_0_of_a_number_domain_is_its_first_number() -> None:
    levels = verb("level", "", numbers("level", 3, 5))
    Catalogue([levels])

    assert ["level 3", "level 5"] == [levels.of(0).text, levels.of(2).text]


@pytest.mark.parametrize("text", ["swap mud-house blue", "  swap\tmud-house\n blue ", "SWAP Mud-House bLUE", "swap  mud-house   blue"])
def test_spaces_and_capitals_do_not_matter(text: str) -> None:
    catalogue, (_, _, _, swap, _) = a_catalogue()

    assert swap.of2(1, 1) is catalogue.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "swap",
        "swap kiln",
        "swap blue kiln",
        "draw draw",
        "place",
        "place axe",
        "placekiln",
        "bid 3",
        "bid 00",
        "bid -1",
        "bid 1.0",
    ],
)
def test_what_is_no_choice_is_none(text: str) -> None:
    assert a_catalogue()[0].parse(text) is None


@given(st.text())
def test_any_text_is_a_choice_or_none(text: str) -> None:
    found = a_catalogue()[0].parse(text)

    assert found is None or found.text == " ".join(text.lower().split())


def test_a_choice_fits_a_table_that_has_the_seats_it_names() -> None:
    rob, give = verb("rob", "seat", numbers("seat", 0, 3)), verb("give", "hand", CARD, numbers("seat", 0, 3))
    Catalogue([rob, give])

    assert [True, True, False, False] == [rob.of(seat).fits(2) for seat in range(4)]
    assert [True, False] == [give.of2(2, 3).fits(seats) for seats in (4, 3)]


def test_a_whole_plan_is_read_and_never_listed() -> None:
    plan = series("plan", "hill", 3, 25)
    catalogue = Catalogue([verb("pass"), plan])
    read = catalogue.parse(" Plan 5  0 25")

    assert read is not None and read.verb is plan
    assert ("plan 5 0 25", [5, 0, 25], -1) == (read.text, read.numbers, read.index)
    assert plan.plan([5, 0, 25]).text == read.text
    assert ["pass"] == [choice.text for choice in catalogue.choices]


@pytest.mark.parametrize(
    "text", ["plan", "plan 1 2", "plan 1 2 3 4", "plan 1 -2 3", "plan 1 2 26", "plan 1 2 ³", "plan 1 2 0003", "plans 1 2 3"]
)
def test_what_is_no_plan_is_no_choice(text: str) -> None:
    assert Catalogue([series("plan", "hill", 3, 25)]).parse(text) is None
