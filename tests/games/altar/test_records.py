"""What the recorded games of Altar show together, beside what those of every game do."""

from __future__ import annotations

import pytest
from games.altar.laying import GAME, T
from kit.shown import shown

from themis.games.altar.content import ADORING, FREE, INFLUENCE, MAIN


def cards_of(*timings: int) -> list[str]:
    return [slug for card, slug in enumerate(T.follower_slugs) if T.timing[card] in timings]


@pytest.mark.parametrize(
    ("event", "field", "slugs"),
    [
        ("used", "card", cards_of(MAIN, FREE, INFLUENCE)),
        ("adored", "card", cards_of(ADORING)),
        ("first-altar", "god", T.god_slugs),
    ],
)
def test_the_records_together_show_every_card_and_god(event: str, field: str, slugs: list[str]) -> None:
    assert set() == set(slugs) - shown("altar").things[event, field]


def test_the_records_together_show_every_event_for_each_of_its_reasons() -> None:
    assert {f"{kind.name} {kind.rule}" for kind in GAME.events} == shown("altar").rules
