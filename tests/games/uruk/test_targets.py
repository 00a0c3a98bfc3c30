"""Which thing on the table stands for which choices."""

from __future__ import annotations

import pytest
from kit import GAME

from themis.games.uruk.content import COLOURS, DISCOVERY_SLUGS

BUTTONS = ["end", "discount", "full-price", "copy", "pair", "bid", "enough", "pass"]


def verbs_at(target: str) -> list[str]:
    """The verbs of the choices at a thing, each once."""
    return list(dict.fromkeys(choice.verb.name for choice in GAME.catalogue.at(target)))


def test_every_verb_about_something_on_the_table_has_its_place_there() -> None:
    assert BUTTONS == [verb.name for verb in GAME.catalogue.verbs if not verb.place]


@pytest.mark.parametrize("card", DISCOVERY_SLUGS)
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


@pytest.mark.parametrize("text", ["pay rb", "reduce none", "reduce half", "pair red", "bid 3", "end"])
def test_what_no_single_thing_stands_for_is_a_button(text: str) -> None:
    choice = GAME.catalogue.parse(text)

    assert choice is not None and "" == choice.target()
