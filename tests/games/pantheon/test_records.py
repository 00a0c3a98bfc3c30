"""What the recorded games of Panthéon show together, beside what those of every game do."""

from __future__ import annotations

import pytest
from kit.shown import shown

from themis.games.pantheon.game import GAME


@pytest.mark.parametrize(
    ("event", "field"),
    [
        ("people-gives", "people"),
        ("deity-revealed", "deity"),
        ("deity-worshipped", "deity"),
        ("tile-used", "tile"),
        ("offering-bought", "offering"),
        ("upgraded", "offering"),
        ("piece-bought", "piece"),
        ("swapped", "piece"),
    ],
)
def test_the_records_together_show_every_thing_of_a_kind(event: str, field: str) -> None:
    assert set(GAME.slugs[field]) == shown("pantheon").things[event, field]


def test_the_records_together_show_every_event_for_each_of_its_reasons() -> None:
    assert set() == {f"{kind.name} {kind.rule}" for kind in GAME.events} - shown("pantheon").rules


def test_the_records_together_show_offering_tiles_of_every_rank() -> None:
    shown_ranks = {text for text in shown("pantheon").choices if text.startswith("offering")}
    assert {"1", "2", "3", "4"} == {text.split()[-1] for text in shown_ranks}
