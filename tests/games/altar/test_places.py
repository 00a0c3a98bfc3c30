"""Which thing on the table stands for which choices."""

from __future__ import annotations

import pytest
from games.altar.laying import GAME, T

BUTTONS = ["shuffle", "leave", "end", "enough"]


def verbs_at(target: str) -> list[str]:
    """The verbs of the choices at a thing, each once."""
    return list(dict.fromkeys(choice.verb.name for choice in GAME.catalogue.at(target)))


def test_every_verb_about_something_on_the_table_has_its_place_there() -> None:
    assert BUTTONS == [verb.name for verb in GAME.catalogue.verbs if not verb.place]


@pytest.mark.parametrize("card", T.follower_slugs)
def test_a_card_stands_for_what_is_done_with_it_where_it_lies(card: str) -> None:
    assert ["use", "adore", "spend", "discard", "give"] == verbs_at(f"hand:{card}")
    assert ["take"] == verbs_at(f"display:{card}")
    assert ["recover"] == verbs_at(f"discards:{card}")
    assert ["keep", "put-back"] == verbs_at(f"aside:{card}")
    assert ["spend-adorer"] == verbs_at(f"adorer:{card}")


@pytest.mark.parametrize("slug", T.god_slugs)
def test_a_god_stands_for_what_is_done_in_its_realm(slug: str) -> None:
    assert ["choose", "receive"] == verbs_at(f"god:{slug}")
    assert ["ritual"] == verbs_at(f"sanctuaries:{slug}")
    assert ["activate", "discover", "destroy", "seize", "deactivate"] == verbs_at(f"altars:{slug}")
    assert ["banish", "lure"] == verbs_at(f"adorers:{slug}")


def test_seats_and_the_pile_stand_for_what_is_done_with_them() -> None:
    assert [["steal"]] * 5 == [verbs_at(f"seat:{seat}") for seat in range(5)]
    assert ["draw"] == verbs_at("pile")
