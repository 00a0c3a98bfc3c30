"""Each line of the log names the rule that made it happen, also where the same thing happens for several reasons."""

from __future__ import annotations

from games.pantheon.laying import GAME, T, Table, new_game, rule, table

from themis.core.event import EventKind
from themis.games.pantheon import moves


def declared() -> list[EventKind]:
    """Every kind of event that stands in the game's moves, by whatever name and in whatever list."""
    found: list[EventKind] = []
    for value in [*vars(moves).values(), *[getattr(T.moves, name) for name in dir(T.moves)]]:
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, EventKind):
                found.append(item)
            elif isinstance(item, moves.Drawing):
                found += [item.drew, item.drew_hidden]
    return found


def taking(name: str) -> Table:
    return table().feet(0, "0503", "0603").tiles(f"0704 {name}", "0201 money").turn(0).play("move", "foot 0704")


def test_every_kind_that_can_be_told_is_in_the_list() -> None:
    assert [] == [(kind.name, kind.rule) for kind in declared() if kind not in GAME.events]


@rule("PAN-SETUP-17", "PAN-DRAW-01", "PAN-PEOPLE-12", "PAN-PEOPLE-01", "PAN-PEOPLE-06", "PAN-TILE-14")
def test_a_card_is_drawn_for_many_reasons() -> None:
    drawn = [
        new_game(2, 3),
        table().turn(0).play("draw"),
        table().gifts("roma"),
        table().gifts("gallia").play("take-cards"),
        table().gifts("germania"),
        taking("cards-2").play("finish"),
        table().deities(0, "depraccus").gifts("persia"),
        table().react(1).play("draw"),
    ]
    expected = ["SETUP-17", "DRAW-01", "PEOPLE-12", "PEOPLE-01", "PEOPLE-06", "TILE-14", "GOD-40", "REACT-07"]
    assert [f"PAN-{rule_id}" for rule_id in expected] == [t.rules_behind("drew")[0] for t in drawn]
    assert [t.rules_behind("drew") for t in drawn[1:]] == [t.rules_behind("drew-hidden") for t in drawn[1:]]


@rule("PAN-TILE-09", "PAN-PEOPLE-11", "PAN-TILE-15", "PAN-GOD-30")
def test_an_upgrade_and_special_money_come_from_a_tile_or_from_elsewhere() -> None:
    tile = taking("offering-1").play("finish", "upgrade gift")
    people = table().gifts("iberia").play("upgrade gift")
    assert [["PAN-TILE-09"], ["PAN-PEOPLE-11"]] == [t.rules_behind("upgraded") for t in (tile, people)]
    god = table().row("taksator", "gadicea", "gadicea").ranks(0, gift=4, priest=4).turn(0).play("worship taksator", "offer gp")
    assert [["PAN-TILE-15"], ["PAN-GOD-30"]] == [t.rules_behind("money-taken") for t in (taking("money").play("finish"), god)]


@rule("PAN-TILE-08", "PAN-PEOPLE-05", "PAN-GOD-10")
def test_a_deity_comes_from_a_tile_from_gallia_or_from_surparit() -> None:
    gallia = table().ranks(0, gift=4).gifts("gallia").play("reveal", chance=["surparit"]).play("offer g", chance=["vinthrad"])
    assert ["PAN-PEOPLE-05", "PAN-GOD-10"] == gallia.rules_behind("deity-gained")
    assert ["PAN-TILE-08"] == taking("deity").play("finish", chance=["vinthrad"]).rules_behind("deity-gained")


@rule("PAN-TILE-04", "PAN-TILE-05", "PAN-GOD-21")
def test_a_demigod_comes_from_a_tile_or_from_plaesiris() -> None:
    t = table().feet(0, "0503", "0603").demigod_row(5).tiles("0704 demigod", "0201 money").turn(0).play("move", "foot 0704", "finish")
    assert ["PAN-TILE-04"] == t.rules_behind("demigod-taken")
    assert ["PAN-GOD-21"] * 2 == taking("deity").play("finish", chance=["plaesiris", "1", "1"]).rules_behind("demigod-drawn")


@rule("PAN-PEOPLE-07", "PAN-PEOPLE-08", "PAN-EPOCH-17")
def test_what_a_people_gives_is_told_by_its_own_rule() -> None:
    for people in T.people_slugs:
        row = next(row for row in GAME.content.rows("people") if row.id == people)
        kind = T.moves.ability[T.people_slugs.index(people)]
        assert (row.rule(), "people-gives") == (kind.rule, kind.name)
        assert kind.rule.startswith("PAN-PEOPLE-")


@rule("PAN-TILE-01")
def test_what_a_tile_does_is_told_by_its_own_rule() -> None:
    used = {T.tile_slugs[k]: T.moves.tile_used[k].rule for k in range(T.tiles)}
    assert {
        "demigod": "PAN-TILE-04",
        "bonus-demigod": "PAN-TILE-05",
        "step-2": "PAN-TILE-16",
        "bonus-column": "PAN-TILE-12",
    }.items() <= used.items()
    assert ["PAN-TILE-16"] == taking("step-1").play("finish").rules_behind("tile-used")
