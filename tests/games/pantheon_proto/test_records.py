"""What the recorded games of the prototype show together, beside what those of every game do."""

from __future__ import annotations

import pytest
from kit.shown import shown

from themis.games.pantheon_proto.game import GAME

# What happens only with cards that are not printed.
OF_OTHER_CARDS = {
    "epilogue-took PRO-EPI-06", "tool-gave PRO-SYM-04", "tool-gave PRO-SYM-05",
    "gift PRO-GIFT-04", "gift-took PRO-GIFT-02", "gift-took PRO-GIFT-03", "gift-took PRO-GIFT-05",
}  # fmt: skip


@pytest.mark.parametrize(
    ("event", "field"),
    [
        ("god-taken", "god"),
        ("power-taken", "power"),
        ("crafted", "tool"),
        ("built", "monument"),
        ("quest-laid", "quest"),
        ("epilogue", "quest"),
        ("people-rose", "people"),
        ("people-fell", "people"),
        ("objectives-revealed", "people"),
    ],
)
def test_the_records_together_show_every_thing_of_a_kind(event: str, field: str) -> None:
    assert set(GAME.slugs[field]) == shown("pantheon_proto").things[event, field]


def test_the_records_together_show_the_gift_of_every_people() -> None:
    found = shown("pantheon_proto").things
    assert (set(GAME.slugs["people"]) - {"orc"}, {"orc"}) == (found["gift", "people"], found["gift-took", "people"])


def test_the_records_together_show_every_event_for_each_of_its_reasons() -> None:
    assert OF_OTHER_CARDS == {f"{kind.name} {kind.rule}" for kind in GAME.events} - shown("pantheon_proto").rules


def test_the_records_together_show_plans_as_a_whole_and_cell_by_cell() -> None:
    verbs = {text.split()[0] for text in shown("pantheon_proto").choices}
    assert {"plan", "put"} <= verbs
