"""What the recorded games of Delphi show together, beside what those of every game do."""

from __future__ import annotations

import pytest
from kit.shown import shown

from themis.games.delphi.game import GAME

# What is too rare for a recorded game; other tests show it.
RARE = {"in-vain DEL-EQ-20", "won DEL-END-06", "won DEL-END-07"}


@pytest.mark.parametrize(
    ("event", "field"),
    [
        ("ship-received", "ship"),
        ("god-invoked", "god"),
        ("god-traded", "god"),
        ("took", "equipment"),
        ("boarded", "passenger"),
        ("explored", "tile"),
    ],
)
def test_the_records_together_show_every_thing_of_a_kind(event: str, field: str) -> None:
    assert set(GAME.slugs[field]) == shown("delphi").things[event, field]


def test_the_records_together_show_every_event_for_each_of_its_reasons_but_for_the_rarest() -> None:
    assert RARE == {f"{kind.name} {kind.rule}" for kind in GAME.events} - shown("delphi").rules
