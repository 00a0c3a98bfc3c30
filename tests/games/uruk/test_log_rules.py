"""Each line of the log names the rule that made it happen, also where the same thing happens for several reasons."""

from __future__ import annotations

import pytest
from games.uruk.laying import GAME, T, table

from themis.core.event import EventKind
from themis.games.uruk import moves
from themis.games.uruk.state import LAST_DISC_BOUGHT

FULL = ["vault", "pulley", "scales"]
FIFTEEN = ["axe"] * 3 + ["statuette"] * 3 + ["kiln"] * 3 + ["road"] * 3 + ["rollers"] * 3


def declared() -> list[EventKind]:
    """Every kind of event that stands in the game's moves, by whatever name and in whatever list."""
    found: list[EventKind] = []
    for value in vars(moves).values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, EventKind):
                found.append(item)
            elif isinstance(item, moves.Drawing):
                found += [item.drew, item.drew_hidden, item.refused]
    return found


# The kinds


def test_every_kind_that_can_be_told_is_in_the_list() -> None:
    assert [] == [(kind.name, kind.rule) for kind in declared() if kind not in GAME.events]


def test_of_the_cards_only_what_they_can_do_is_in_the_list() -> None:
    unused = [T.discovery_slugs[card] for card in range(T.discoveries) if T.moves.used[card] not in GAME.events]
    barren = [T.discovery_slugs[card] for card in range(T.discoveries) if T.moves.gained_from[card] not in GAME.events]
    at_once = ["shadoof", "wheel-and-axle", "vault", "coinage", "gear-wheel", "aqueduct"]

    assert ["city-wall", "axe", "statuette", "sailing-ship", "lighthouse", "scales", "lyre", "water-clock"] == unused
    assert sorted(unused + at_once) == sorted(barren)


# Cards


def test_a_card_is_drawn_by_an_action_by_the_aqueduct_or_by_a_god() -> None:
    action = table().turn(0).play("draw")
    aqueduct = table().tableau(0, "aqueduct").stock(0, "b").turn(0).play("use aqueduct", "pay b", "draw")
    nannar = table(3).tableau(0, "kiln 1").tableau(1, "kiln").tableau(2, "axe 1").resolve("nannar").play("draw")
    ishtar = table().resolve("ishtar").play("draw")

    assert ["URU-DRAW-01", "URU-ACT-03", "URU-GOD-15", "URU-GOD-16"] == [
        t.rules_behind("drew")[0] for t in (action, aqueduct, nannar, ishtar)
    ]
    assert ["URU-DRAW-01", "URU-ACT-03", "URU-GOD-15", "URU-GOD-16"] == [
        t.rules_behind("drew-hidden")[0] for t in (action, aqueduct, nannar, ishtar)
    ]


def test_a_card_is_taken_from_the_display_by_an_action_or_by_the_aqueduct() -> None:
    t = table().tableau(0, "aqueduct").stock(0, "b").display(*FULL).turn(0).play("take vault")
    assert ["URU-DRAW-01"] == t.rules_behind("took")

    t.play("use aqueduct", "pay b", "take pulley")
    assert ["URU-ACT-03"] == t.rules_behind("took")


def test_an_event_card_too_many_is_discarded_in_a_turn_or_in_the_event_itself() -> None:
    turn = table().omen("gibil").facedown("enlil").turn(0).play("draw", chance=["marduk", "axe"])
    event = table().resolve("ishtar").play("draw", chance=["marduk", "axe"])

    assert (["URU-EVT-04"], ["URU-EVT-05"]) == (turn.rules_behind("event-discarded"), event.rules_behind("event-discarded"))


def test_the_discards_are_shuffled_first_and_later_by_different_rules() -> None:
    first = table().first_pile().pile().discards(*FIFTEEN, "ziggurat").turn(0).play("draw", chance=["ziggurat"])
    later = table().pile().discards("axe").turn(0).play("draw", chance=["axe"])

    assert (["URU-DECK-01"], ["URU-DECK-01"]) == (first.rules_behind("boxed"), first.rules_behind("reshuffled"))
    assert ([], ["URU-DECK-02"]) == (later.rules_behind("boxed"), later.rules_behind("reshuffled"))


def test_few_discards_all_leave_by_a_rule_of_their_own() -> None:
    t = table().first_pile().pile().discards(*FIFTEEN).display("vault").turn(0).play("end")

    assert (["URU-DECK-06"], ["URU-DECK-06"]) == (t.rules_behind("boxed"), t.rules_behind("reshuffled"))


def test_a_discovery_is_paid_with_copies_and_pairs() -> None:
    t = table().tableau(0, "kiln").hand(0, "road", "road").turn(0).play("place road", "new-slot", "copy")
    assert ["URU-INV-08"] == t.rules_behind("discarded")

    t = table().tableau(0, "kiln").hand(0, "road", "axe", "axe").turn(0).play("place road", "new-slot", "pair pink", "discard axe")
    assert ["URU-INV-09"] == t.rules_behind("discarded")


def test_a_card_is_discarded_for_a_cube_of_the_aqueduct_or_of_a_price() -> None:
    aqueduct = table().tableau(0, "aqueduct").hand(0, "axe").turn(0).play("use aqueduct", "discard axe")
    shadoof = table().epochs(3, 6, 4, 3).tableau(0, "shadoof").hand(0, "axe").stock(0, "p").turn(0)
    shadoof.play("disc 1", "discard axe")

    assert (["URU-ACT-02"], ["URU-SET-12"]) == (aqueduct.rules_behind("discarded"), shadoof.rules_behind("discarded"))


def test_a_card_is_discarded_to_the_hand_limit_or_to_an_earthquake() -> None:
    limit = table().hand(0, *FIFTEEN[:9]).resolve("ishtar").play("discard axe")
    earthquake = table().tableau(0, "kiln 1").hand(0, "axe").resolve("earthquake").play("bid 0", "bid 0", "discard axe")

    assert (["URU-EVT-09"], ["URU-DIS-08"]) == (limit.rules_behind("discarded"), earthquake.rules_behind("discarded"))


def test_a_bid_of_cards_is_paid_by_the_winner_and_where_losers_pay_by_its_own_rule() -> None:
    t = table(losing_bids_kept="no").hand(0, "net").hand(1, "axe").resolve("nergal")
    t.play("bid 1", "bid 2", "pass", "discard axe")
    assert ["URU-GOD-06"] == t.rules_behind("discarded")

    t.play("discard net")
    assert ["URU-RUL-33"] == t.rules_behind("discarded")


# Discoveries and cubes


def test_a_discovery_is_placed_by_an_action_or_by_enlil() -> None:
    action = table().hand(0, "net").turn(0).play("place net", "new-slot")
    enlil = table().hand(0, "net", "axe").resolve("enlil").play("bid 2", "pass", "discard axe", "place net", "new-slot")

    assert (["URU-INV-03"], ["URU-GOD-07"]) == (action.rules_behind("placed"), enlil.rules_behind("placed"))


@pytest.mark.parametrize(
    ("card", "then", "rule"),
    [
        ("net 1 pp", [], "URU-RES-07"),
        ("kiln", [], "URU-RES-08"),
        ("road 0 ry", ["gain red"], "URU-RES-11"),
        ("pulley", ["gain red"], "URU-RES-12"),
        ("sewers", ["gain blue"], "URU-RES-13"),
        ("clay-pipe 0 r", [], "URU-RES-14"),
        ("astronomy", ["gain yellow"], "URU-RES-21"),
        ("ziggurat", [], "URU-RES-24"),
    ],
)
def test_what_a_discovery_gives_is_told_by_the_rule_of_its_function(card: str, then: list[str], rule: str) -> None:
    t = table().tableau(0, card).display("rollers", "vault", "scales").turn(0).play(f"use {card.split()[0]}")
    assert [rule] == t.rules_behind("used")

    t.play(*then)
    assert {rule} == set(t.rules_behind("gained"))


def test_a_whole_road_is_emptied_by_the_ruling_of_the_table() -> None:
    t = table(road_take="all").tableau(0, "road 0 ry").turn(0).play("use road")

    assert ["URU-RUL-20"] * 2 == t.rules_behind("gained")


def test_cubes_are_gained_by_exchange_aqueduct_and_swap() -> None:
    exchange = table().tableau(0, "kiln").hand(0, "kiln").turn(0).play("exchange kiln")
    aqueduct = table().tableau(0, "aqueduct").hand(0, "axe").turn(0).play("use aqueduct", "discard axe", "gain red")
    swap = table().tableau(0, "wheel-and-axle").stock(0, "r").turn(0).play("use wheel-and-axle", "swap red blue")

    assert ["URU-EXCH-02", "URU-ACT-02", "URU-FREE-01"] == [t.rules_behind("gained")[0] for t in (exchange, aqueduct, swap)]


def test_cubes_are_gained_from_each_god_by_its_own_rule() -> None:
    nergal = table().hand(0, "net").resolve("nergal").play("bid 1", "pass", "discard net", "gain yellow")
    gibil = table().tableau(0, "kiln 1").resolve("gibil").play("gain blue")
    kept = table().tableau(0, "kiln 1").resolve("marduk").play("gain blue")
    tied = table().resolve("marduk").play("gain blue")
    ishtar = table().resolve("ishtar").play("gain red")

    assert ["URU-GOD-08", "URU-GOD-13", "URU-GOD-14", "URU-GOD-14", "URU-GOD-16"] == [
        t.rules_behind("gained")[0] for t in (nergal, gibil, kept, tied, ishtar)
    ]


def test_a_cube_is_robbed_by_the_action_or_by_the_ruling_of_the_table() -> None:
    action = table().tableau(0, "rollers").stock(1, "y" * 12).turn(0).play("use rollers", "rob 1")
    ruling = table(shortage_scope="every-gain").tableau(0, "rollers").hand(0, "rollers").stock(1, "y" * 12).turn(0)
    ruling.play("exchange rollers", "rob 1")

    assert (["URU-RES-03"], ["URU-RUL-16"]) == (action.rules_behind("robbed"), ruling.rules_behind("robbed"))
    assert ["URU-RES-04"] == action.play("gain red").rules_behind("gained")


def test_cubes_are_laid_on_a_road_a_clay_pipe_or_by_ruling_on_level_1() -> None:
    road = table().display(*FULL).tableau(0, "kiln").hand(0, "road", "road").turn(0).play("place road", "new-slot", "copy")
    pipe = table().display(*FULL).tableau(0, "kiln 1").tableau(1, "clay-pipe").turn(0).play("use kiln", "end", "gain red")
    level1 = table(level1_cubes_only_at_setup="no").tableau(0, "kiln").hand(0, "net").turn(0).play("place net", "new-slot")

    assert ["URU-RES-09", "URU-RES-16", "URU-RUL-13"] == [t.rules_behind("filled")[0] for t in (road, pipe, level1)]


# Discs and events


def test_a_disc_is_paid_by_level_or_by_epoch() -> None:
    first = table().epochs(3, 6, 4, 3).tableau(0, "kiln").stock(0, "rr").turn(0).play("disc 1", "pay rr")
    second = table().epochs(0, 6, 4, 3).tableau(0, "kiln").stock(0, "rpy").turn(0).play("disc 1", "pay rpy")

    assert ({"URU-SET-06"}, {"URU-SET-07"}) == (set(first.rules_behind("paid")), set(second.rules_behind("paid")))


def test_cubes_are_paid_for_a_card_of_the_aqueduct() -> None:
    t = table().tableau(0, "aqueduct").stock(0, "r").turn(0).play("use aqueduct", "pay r")

    assert ["URU-ACT-03"] == t.rules_behind("paid")


def test_a_bid_of_cubes_is_paid_by_the_spared_and_where_losers_pay_by_its_own_rule() -> None:
    t = table(losing_bids_kept="no").stock(0, "rry").stock(1, "bby").resolve("eruption").play("bid 2", "bid 1", "pay rr")
    assert ["URU-DIS-04"] == t.rules_behind("paid")

    t.play("pay b")
    assert ["URU-RUL-33"] == t.rules_behind("paid")


def test_a_whole_stock_that_loses_a_bid_is_told_by_the_ruling_too() -> None:
    t = table(losing_bids_kept="no").stock(0, "rr").stock(1, "b").resolve("eruption").play("bid 2", "bid 1")

    assert ["URU-DIS-04", "URU-RUL-33"] == t.rules_behind("paid")


def test_victims_are_those_who_bid_less_or_all_who_bid_the_same() -> None:
    less = table().stock(0, "r").resolve("eruption").play("bid 1", "bid 0")
    same = table().resolve("eruption").play("bid 0", "bid 0")

    assert (["URU-DIS-02"], ["URU-DIS-03"] * 2) == (less.rules_behind("victim"), same.rules_behind("victim"))


def test_kept_cards_are_told_by_the_rule_of_their_god() -> None:
    ninurta = table().hand(0, "net").resolve("ninurta").play("bid 1", "pass", "discard net")
    marduk = table().tableau(0, "kiln 1").resolve("marduk")
    nannar = table().tableau(0, "kiln 1").resolve("nannar")

    assert ["URU-GOD-09", "URU-GOD-14", "URU-GOD-15"] == [t.rules_behind("kept")[0] for t in (ninurta, marduk, nannar)]


def test_a_turn_after_an_eruption_begins_by_its_own_rule() -> None:
    t = table().erupted(0).begin_turn(0)
    assert ["URU-TURN-08"] == t.rules_behind("turn-began")

    assert ["URU-TURN-02"] == t.play("end").rules_behind("turn-began")


def test_an_event_removes_a_disc_otherwise_once_the_end_is_triggered() -> None:
    before = table().epochs(0, 0, 0, 2, pool=4).resolve("ishtar")
    last = table().epochs(0, 0, 0, 1, pool=4).resolve("ishtar")

    assert (["URU-EVT-07"], ["URU-EVT-07"]) == (before.rules_behind("disc-removed"), last.rules_behind("disc-removed"))
    assert ["URU-END-01"] == last.rules_behind("end-triggered")

    after = table().epochs(0, 0, 0, 3)
    after.state.ending = LAST_DISC_BOUGHT
    assert ["URU-END-04"] == after.resolve("ishtar").rules_behind("disc-removed")
