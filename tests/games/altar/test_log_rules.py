"""Each line of the log names the rule that made it happen, also where the same thing happens for several reasons."""

from __future__ import annotations

import pytest
from games.altar.laying import GAME, T, rule, table

from themis.core.chance import Seeded
from themis.core.event import Event, EventKind, Io
from themis.core.frame import apply, settle, waiting
from themis.games.altar import moves


def declared() -> list[EventKind]:
    """Every kind of event that stands by itself in the game's moves."""
    return [value for value in vars(moves).values() if isinstance(value, EventKind)]


def test_every_kind_that_can_be_told_is_in_the_list() -> None:
    assert [] == [(kind.name, kind.rule) for kind in declared() if kind not in GAME.events]


def test_the_use_of_a_card_is_told_by_the_rule_that_its_row_names() -> None:
    assert "ALT-CARD-01" == T.moves.told_by[T.follower_slugs.index("priestess")].used.rule
    assert "ALT-CARD-32" == T.moves.told_by[T.follower_slugs.index("tax-collector")].used.rule
    assert [row.rule() for row in GAME.content.rows("follower")] == [told.rule for told in T.moves.told_by]


@rule("ALT-SETUP-08", "ALT-SETUP-09", "ALT-SETUP-13", "ALT-TWO-01", "ALT-TWO-02", "ALT-TWO-05", "ALT-TWO-06")
@pytest.mark.parametrize(
    ("seats", "gods", "rules"),
    [
        (3, ["war", "love", "fear"], ["04", "10", "02", "02", "02", "10", "08", "09", "08"] + ["13"] * 12 + ["15"] * 4),
        (4, ["war", "old", "fear", "light"], ["05", "10", "02", "02", "02", "02", "11", "08", "08", "08", "08"] + ["13"] * 20 + ["15"] * 5),
    ],
)
def test_the_setup_names_its_rules_step_by_step(seats: int, gods: list[str], rules: list[str]) -> None:
    assert [f"ALT-SETUP-{number}" for number in rules] == [event.kind.rule for event in setup_events(seats, gods)][:-1]


@rule("ALT-TWO-01", "ALT-TWO-02", "ALT-TWO-05", "ALT-TWO-06")
def test_the_setup_for_two_names_its_own_rules() -> None:
    told = [(event.kind.name, event.kind.rule) for event in setup_events(2, ["war", "old", "love", "fear"])]

    assert {("boxed", "ALT-TWO-01"), ("chose", "ALT-TWO-02"), ("started", "ALT-TWO-05"), ("drew", "ALT-TWO-06")} <= set(told)


def setup_events(seats: int, gods: list[str]) -> list[Event]:
    """What is told until the first player is asked to draw; the first seat is the oldest, and the gods are chosen in this order."""
    io = Io(Seeded(1), False)
    s = GAME.setup(seats, GAME.meta.option_values({"oldest_player": "1"}), io)
    settle(s, io)
    for god in gods:
        choice = GAME.catalogue.parse(f"choose {god}")
        assert choice is not None
        apply(s, waiting(s)[0], choice, io)
    return io.events


@rule("ALT-DRAW-01", "ALT-CARD-07", "ALT-CARD-08")
def test_a_draw_names_the_turn_or_the_card_behind_it() -> None:
    t = table(3).begin_turn(0).play("draw")
    assert ["ALT-DRAW-01"] == t.rules_behind("drew")

    t = table(3).hand(0, "acolyte", "messenger").turn(0).play("use acolyte", "draw")
    assert ["ALT-CARD-07"] == t.rules_behind("drew")
    t.play("draw")
    assert ["ALT-CARD-08"] * 2 == t.play("use messenger").rules_behind("drew")


@rule("ALT-GOD-10", "ALT-CARD-06")
def test_a_look_at_the_pile_names_the_goddess_or_the_card_behind_it() -> None:
    t = table(3, "light", "love", "old").hand(0, "diviner").begin_turn(0).play("draw")
    assert ["ALT-GOD-10"] == t.rules_behind("looked")

    t.play(t.options[0])
    assert ["ALT-GOD-10"] == t.rules_behind("put-under")
    assert ["ALT-CARD-06"] == t.play("use diviner").rules_behind("looked")


@rule("ALT-HAND-01", "ALT-CARD-08", "ALT-GOD-07")
def test_a_discard_names_limit_card_or_toll() -> None:
    t = table(3).hand(0, "messenger").turn(0).play("use messenger")
    assert ["ALT-CARD-08"] == t.play(t.options[0]).rules_behind("discarded")

    t = table(3, "old", "love", "fear").realm("fear", active=1).adorers("fear", "scribe").hand(0, "warrior", "mason").turn(0)
    assert ["ALT-GOD-07"] == t.play("use warrior", "destroy fear active", "discard mason").rules_behind("discarded")

    t = table(3).hand(0, *["pilgrim"] * 7).turn(0).play("end")
    assert ["ALT-HAND-01"] == t.play("discard pilgrim").rules_behind("discarded")


@rule("ALT-CARD-03", "ALT-CARD-04", "ALT-CARD-05")
def test_a_discovery_names_the_card_behind_it() -> None:
    for card, expected in (("pilgrim", "ALT-CARD-03"), ("scout", "ALT-CARD-04"), ("mason", "ALT-CARD-05")):
        t = table(3).hand(0, card).turn(0).play(f"use {card}")

        assert [expected] == t.rules_behind("discovered") == t.rules_behind("used")
