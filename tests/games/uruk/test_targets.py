"""Which thing on the table stands for which choices: by their words, and by what is where now."""

from __future__ import annotations

import pytest
from games.uruk.laying import GAME, T, Table, table

from themis.core.frame import options, waiting
from themis.games.uruk.content import COLOURS

BUTTONS = ["end", "discount", "full-price", "copy", "bid", "enough", "pass"]


def verbs_at(target: str) -> list[str]:
    """The verbs of the choices at a thing, each once."""
    return list(dict.fromkeys(choice.verb.name for choice in GAME.catalogue.at(target)))


def test_every_verb_about_something_on_the_table_has_its_place_there() -> None:
    assert BUTTONS == [verb.name for verb in GAME.catalogue.verbs if not verb.place]


@pytest.mark.parametrize("card", T.discovery_slugs)
def test_a_card_stands_for_what_is_done_with_it_where_it_lies(card: str) -> None:
    assert ["place", "exchange", "discard"] == verbs_at(f"hand:{card}")
    assert ["take"] == verbs_at(f"display:{card}")
    assert ["use", "reduce"] == verbs_at(f"tableau:{card}") if card in ("vault", "coinage") else ["use"] == verbs_at(f"tableau:{card}")


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_stands_for_gains_in_the_bank_and_for_payments_in_the_stock(colour: str) -> None:
    letter = colour[0]
    paid = [choice.text for choice in GAME.catalogue.at(f"stock:{colour}") if choice.verb.name == "pay"]

    assert [f"gain {colour}"] == [choice.text for choice in GAME.catalogue.at(f"bank:{colour}")]
    assert ["pay", "swap"] == verbs_at(f"stock:{colour}")
    assert [f"pay {letter * number}" for number in range(1, 6)] == paid


def test_slots_seats_and_the_pile_stand_for_what_is_done_with_them() -> None:
    assert ["disc", "replace", "move", "lose"] == verbs_at("slot:6")
    assert ["new-slot"] == verbs_at("slot")
    assert [["rob"]] * 4 == [verbs_at(f"seat:{seat}") for seat in range(4)]
    assert ["draw"] == verbs_at("pile")
    # Every card of a colour stands for a pair of that colour.
    assert [["pair"]] * 4 == [verbs_at(f"pair:{colour}") for colour in COLOURS]


@pytest.mark.parametrize("text", ["pay rb", "reduce none", "reduce half", "bid 3", "end"])
def test_what_no_single_thing_stands_for_is_a_button(text: str) -> None:
    choice = GAME.catalogue.parse(text)

    assert choice is not None and "" == choice.target()


def made_at(t: Table) -> dict[str, str]:
    """What is offered, and the thing at which it is chosen."""
    seat = waiting(t.state)[0]
    return {choice.text: GAME.target(t.state, seat, choice) for choice in options(t.state, seat)}


def test_a_discovery_that_gives_way_is_chosen_itself() -> None:
    t = table().tableau(0, "axe 1", "kiln").hand(0, "road", "road").turn(0).play("place road")

    assert {"new-slot": "slot", "replace 1": "tableau:axe", "replace 2": "tableau:kiln"} == made_at(t)


def test_the_discount_is_at_the_card_that_grants_it_and_the_copy_in_the_hand() -> None:
    t = table().tableau(0, "city-wall").hand(0, "kiln", "kiln").turn(0).play("place kiln", "new-slot")
    assert {"discount": "tableau:city-wall", "full-price": ""} == made_at(t)

    t = table().hand(0, "kiln", "kiln", "road", "road").turn(0).play("place kiln", "new-slot")
    assert "hand:kiln" == made_at(t)["copy"]


def test_what_is_lost_is_the_disc_or_else_the_discovery() -> None:
    t = table().epochs(0, 6, 4, 3).tableau(0, "kiln 2", "axe", "road 1").stock(1, "r").resolve("drought").play("bid 0", "bid 1")
    assert {"lose 1": "slot:1", "lose 3": "slot:3"} == made_at(t)

    t = table().tableau(0, "kiln", "road").stock(1, "r").resolve("earthquake").play("bid 0", "bid 1")
    assert {"lose 1": "tableau:kiln", "lose 2": "tableau:road"} == made_at(t)


def test_a_single_cube_is_the_cube_in_the_stock_but_none_stands_for_several() -> None:
    t = table().tableau(0, "aqueduct").stock(0, "rp").turn(0).play("use aqueduct")
    assert ["stock:red", "stock:pink"] == [made_at(t)[text] for text in ("pay r", "pay p")]

    t = table().stock(0, "rrpp").resolve("eruption").play("bid 2", "bid 0")
    assert {"pay rr": "", "pay rp": "", "pay pp": ""} == made_at(t)
