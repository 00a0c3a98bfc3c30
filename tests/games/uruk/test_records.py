"""What the recorded games of Uruk show together, beside what those of every game do."""

from __future__ import annotations

import pytest
from games.uruk.laying import T
from kit.shown import shown


@pytest.mark.parametrize(("event", "cards"), [("placed", T.discovery_slugs), ("event-began", T.kind_slugs[T.discoveries :])])
def test_the_records_together_show_every_card(event: str, cards: list[str]) -> None:
    assert set() == set(cards) - shown("uruk").things[event, "card"]


def test_the_records_together_show_every_reduction() -> None:
    assert set() == {choice.text for choice in T.moves.reduce.choices} - shown("uruk").choices
