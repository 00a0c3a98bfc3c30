"""The action Draw, the display, and what happens when the piles are empty."""

from __future__ import annotations

import pytest
from games.pantheon.laying import Table, card, rule, table

OPEN = ["gift", "priest", "dancer", "temple"]


def everything_in_hand(seats: int = 2) -> Table:
    """Neither pile nor discards are left: all cards are in the last seat's hand."""
    return table(seats).pile().rest_of_cards(seats - 1)


# Taking cards


@rule("PAN-DRAW-01")
def test_three_cards_are_taken_each_from_the_display_or_the_pile() -> None:
    t = table().turn(0).play("take dancer", chance=["movement"])
    assert ("Draw", 2, [0]) == (t.asked, t.view()["decision"]["due"], t.waiting)
    assert ["take gift", "take priest", "take movement", "take temple", "draw"] == t.options
    t.play("draw", chance=["money-1"]).play("take movement", chance=["gift"])
    assert (["movement", "dancer", "money-1"], [1]) == (t.hand_of(0), t.waiting)


@rule("PAN-DRAW-01")
def test_all_three_may_come_from_the_pile() -> None:
    t = table().turn(0).play("draw", chance=["gift"]).play("draw", chance=["gift"]).play("draw", chance=["temple"])
    assert (["gift", "gift", "temple"], OPEN, "Turn") == (t.hand_of(0), t.view()["display"], t.asked)


@rule("PAN-DRAW-01")
def test_only_cards_that_lie_open_can_be_taken_openly() -> None:
    t = table().turn(0)
    assert ["PAN-DRAW-01"] == t.why("take movement")


@rule("PAN-DRAW-01", "PAN-INFO-01")
def test_an_open_card_is_seen_by_all_a_card_of_the_pile_by_its_owner() -> None:
    t = table(3).turn(0).play("take dancer", chance=["movement"])
    assert all(["took", [0, card("dancer")]] in [e.plain() for e in t.events_for(seat)] for seat in (-1, 0, 1, 2))
    t.play("draw", chance=["money-1"])
    assert [["drew", [0, card("money-1")]]] == [event.plain() for event in t.events_for(0)]
    assert [[["drew-hidden", [0]]]] * 3 == [[event.plain() for event in t.events_for(seat)] for seat in (-1, 1, 2)]


@rule("PAN-DRAW-02")
@pytest.mark.parametrize("copies", [1, 2])
def test_every_gadicea_gives_one_card_more(copies: int) -> None:
    t = table().deities(0, *["gadicea"] * copies).turn(0)
    assert 3 + copies == t.facts("draw")["number"] == t.facts("take gift")["number"]
    t.play(*["draw"] * (3 + copies))
    assert (3 + copies, [1]) == (t.side(0)["hand_size"], t.waiting)


@rule("PAN-DRAW-02")
def test_gadicea_gives_nothing_with_other_draws() -> None:
    t = table().deities(0, "gadicea").deities(1, "gadicea").gifts("roma")
    assert [2, 2] == [t.side(seat)["hand_size"] for seat in (0, 1)]


@rule("PAN-DRAW-03")
def test_an_open_card_is_replaced_before_the_next_is_taken() -> None:
    t = table().turn(0).play("take gift", chance=["money-1"])
    assert ["money-1", "priest", "dancer", "temple"] == t.view()["display"]
    assert ["took", "refilled"] == t.event_names


# Empty piles


@rule("PAN-DRAW-04")
def test_an_empty_pile_is_made_again_from_the_discards() -> None:
    t = table().pile("movement").turn(0).play("draw")
    discards = sum(t.view()["discards"].values())
    t.play("draw")
    assert ["reshuffled", "drew", "drew-hidden"] == t.event_names
    assert (discards - 1, {}) == (t.view()["pile"], t.view()["discards"])


@rule("PAN-DRAW-04")
def test_the_display_too_is_refilled_from_the_discards() -> None:
    t = table().pile().turn(0).play("take gift")
    assert ["took", "reshuffled", "refilled"] == t.event_names
    assert 4 == len([name for name in t.view()["display"] if name])


@rule("PAN-DRAW-04", "PAN-BUY-19")
def test_discarded_special_money_comes_into_the_pile() -> None:
    t = table().pile().special(2, 2, 3, 3, 4, 4).turn(0)
    assert 1 == t.view()["discards"]["money-5"]
    t.play("draw", chance=["money-5"])
    assert ["money-5"] == t.hand_of(0)


@rule("PAN-DRAW-05", "PAN-RUL-34")
def test_without_pile_and_discards_all_hands_are_handed_in() -> None:
    t = everything_in_hand().known(0, "money-5").hand(0, "movement").turn(0)
    held = t.side(0)["hand_size"] + t.side(1)["hand_size"]
    t.play("draw", chance=[0])
    assert ["handed-in", "drew", "drew-hidden"] == t.event_names
    assert [["handed-in", [held]]] == [event.plain() for event in t.events_named("handed-in")]
    assert [1, 0] == [t.side(seat)["hand_size"] for seat in (0, 1)]
    assert (held - 1, OPEN) == (t.view()["pile"], t.view()["display"])


@rule("PAN-DRAW-06", "PAN-RUL-34")
def test_after_that_the_drawer_takes_only_the_cards_still_due() -> None:
    t = table().pile("gift").rest_of_cards(1).turn(0).play("draw")
    assert ["gift"] == t.hand_of(0)
    t.play("draw", "draw")
    assert ([2, 0], [1]) == ([t.side(seat)["hand_size"] for seat in (0, 1)], t.waiting)


@rule("PAN-DRAW-05", "PAN-RUL-34")
def test_the_display_makes_nobody_hand_in_cards() -> None:
    t = everything_in_hand().turn(0).play("take gift")
    assert (["took"], [None, "priest", "dancer", "temple"]) == (t.event_names, t.view()["display"])
    assert ["take priest", "take dancer", "take temple", "draw"] == t.options
    assert t.side(1)["hand_size"] > 60


@rule("PAN-RUL-34")
def test_a_gap_in_the_display_is_filled_before_the_next_card_as_soon_as_there_are_cards() -> None:
    t = everything_in_hand().turn(0).play("take gift").play("draw")
    assert None not in t.view()["display"]
    assert 1 == t.side(0)["hand_size"]


@rule("PAN-RUL-34", "PAN-INFO-01", "PAN-RUL-52")
def test_what_was_handed_in_is_known_to_nobody_any_more() -> None:
    t = everything_in_hand().known(0, "money-5").turn(0).play("draw")
    assert {} == t.view(1)["sides"][0]["known"]
    assert {} == t.view(1)["discards"]
    assert not any("card" in event.kind.fields for event in t.events_for(1))


@rule("PAN-DRAW-05", "PAN-DRAW-07")
def test_a_card_tile_may_make_everybody_hand_in_cards() -> None:
    t = everything_in_hand().feet(0, "0503", "0603").tiles("0704 cards-2", "0201 money").turn(0).play("move", "foot 0704", "finish")
    assert (True, [2, 0]) == ("handed-in" in t.event_names, [t.side(seat)["hand_size"] for seat in (0, 1)])


@rule("PAN-DRAW-07")
def test_face_down_draws_leave_the_display_alone() -> None:
    for people, number in (("roma", 2), ("germania", 7), ("graecia", 7)):
        t = table().gifts(people)
        assert (OPEN, number) == (t.view()["display"], t.side(0)["hand_size"])
        assert [] == t.events_named("took")
