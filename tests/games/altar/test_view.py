"""What each seat sees of the table and what is hidden from it, and the imagined worlds that look the same to it (chapter INFO)."""

from __future__ import annotations

from typing import Any

from games.altar.laying import GAME, T, Table, cards, god, rule, table

from themis.core.chance import Seeded
from themis.core.frame import forced
from themis.core.session import Session, start
from themis.games.altar.state import State


def events_seen(t: Table, seat: int) -> list[tuple[str, list[int]]]:
    """The events of the last choice that a seat may see."""
    return [(event.kind.name, event.values) for event in t.events_for(seat)]


def imagine(t: Table, seat: int, seed: int) -> State:
    world = GAME.determinise(t.state, seat, Seeded(seed))
    assert isinstance(world, State)
    return world


def view_of_imagined(t: Table, seat: int, seed: int) -> dict[str, Any]:
    """What a seat sees of a world that it imagines."""
    return GAME.view(imagine(t, seat, seed), seat)


def hand(s: State, seat: int) -> list[str]:
    return cards([s.hand(seat, k) for k in range(T.followers)])


@rule("ALT-INFO-01", "ALT-RUL-26")
def test_open_are_realms_zones_influence_face_up_cards_discards_supplies_and_numbers() -> None:
    t = (
        table(3)
        .realm("love", 1, 2, 1)
        .adorers("love", "amazon")
        .influence(1, "tyrant")
        .display("mason", "priestess")
        .discards("thief", "thief")
    )
    t.hand(0, "pilgrim", "scout").turn(0)
    seen = t.view(-1)

    assert {"god": "love", "owner": 1, "active": 2, "inactive": 1, "sanctuaries": 1, "adorers": ["amazon"]}.items() <= seen["realms"][
        1
    ].items()
    assert ({"tyrant": 1}, 2) == (seen["sides"][1]["influence"], seen["sides"][0]["hand_size"])
    assert (["mason", "priestess", None, None], {"thief": 2}) == (seen["display"], seen["discards"])
    assert (17, 5, t.pile_left) == (seen["altars_left"], seen["sanctuaries_left"], seen["pile"])


@rule("ALT-RIT-01", "ALT-GOD-07", "ALT-GOD-11", "ALT-HAND-01")
def test_a_decision_says_why_it_is_asked_and_how_far_one_is() -> None:
    def asked(t: Table, *fields: str) -> list[int]:
        return [t.view(0)["decision"][field] for field in fields]

    ritual = table(3).hand(0, "pilgrim", "mason", "diviner").turn(0).play("ritual old", "spend mason")
    assert [1, 3] == asked(ritual, "paid", "needed")

    altar = table(3, "old", "fear", "love").realm("fear", active=1).adorers("fear", "scribe")
    altar.hand(0, "warrior", "pilgrim").turn(0).play("use warrior", "destroy fear active")
    theft = table(3, "old", "fear", "love").adorers("fear", "scribe").hand(1, "scout")
    theft.hand(0, "thief", "pilgrim").turn(0).play("use thief", "steal 1")
    for t in (altar, theft):
        assert [god("fear"), 1] == asked(t, "god", "number")

    full = table(3).hand(0, "pilgrim", "scout", "mason", "diviner", "acolyte", "messenger", "merchant", "alchemist").turn(0).play("end")
    assert [6, 2] == asked(full, "limit", "number")


@rule("ALT-INFO-02", "ALT-RUL-26")
def test_hands_are_secret() -> None:
    t = table(3).hand(0, "pilgrim").hand(1, "scout").turn(0)

    assert [{"pilgrim": 1}, None, None] == [side["hand"] for side in t.view(0)["sides"]]
    assert [None] * 3 == [side["hand"] for side in t.view(-1)["sides"]]


@rule("ALT-INFO-02")
def test_what_a_seat_does_not_know_is_dealt_afresh_in_imagined_worlds() -> None:
    t = table(3).hand(0, "pilgrim").hand(1, "scout", "mason").turn(0)
    worlds = [imagine(t, 0, seed) for seed in range(30)]

    assert {("pilgrim",)} == {tuple(hand(world, 0)) for world in worlds}
    assert len({tuple(hand(world, 1)) for world in worlds}) > 10


@rule("ALT-INFO-03")
def test_a_face_up_card_is_seen_by_all_and_a_card_from_the_pile_by_its_owner() -> None:
    t = table(3).display("mason").begin_turn(0).play("take mason")
    assert ("took", [0, T.follower_slugs.index("mason")]) in events_seen(t, 2)
    assert {"mason": 1} == t.view(2)["sides"][0]["known"]
    assert {"mason"} == {name for seed in range(10) for name in hand(imagine(t, 2, seed), 0)}

    t = table(3).begin_turn(0).play("draw", chance=["thief"])
    assert ("drew", [0, T.follower_slugs.index("thief")]) in events_seen(t, 0)
    assert [("drew-hidden", [0])] == events_seen(t, 2) == events_seen(t, -1)
    assert {} == t.view(2)["sides"][0]["known"]


@rule("ALT-INFO-04", "ALT-CARD-06")
def test_cards_looked_at_are_for_one_pair_of_eyes() -> None:
    t = table(3).hand(0, "diviner").turn(0).play("use diviner", chance=["mason", "thief", "warrior"])
    assert ["mason", "thief", "warrior"] == t.view(0)["aside"]
    assert [None] * 3 == t.view(1)["aside"] == t.view(-1)["aside"]
    assert [] == [event for event in events_seen(t, 1) if event[0] == "saw"]

    imagined = [imagine(t, 1, seed) for seed in range(10)]
    assert len({tuple(world.aside[: world.aside_size]) for world in imagined}) > 5
    assert {("mason", "thief", "warrior")} == {tuple(view_of_imagined(t, 0, seed)["aside"]) for seed in range(10)}

    t.play("keep mason")
    assert (["kept"], ["kept-hidden"]) == ([name for name, _ in events_seen(t, 0)], [name for name, _ in events_seen(t, 1)])
    assert {} == t.view(1)["sides"][0]["known"]
    t.play("put-back thief")
    assert (["warrior", "thief"], [None, None]) == (t.view(0)["top"], t.view(1)["top"])


@rule("ALT-INFO-04", "ALT-GOD-10")
def test_what_light_puts_under_the_pile_only_she_knows() -> None:
    t = table(3, "light", "love", "old").begin_turn(0).play("draw", chance=["mason", "thief"]).play("keep thief")

    assert (["mason"], [None]) == (t.view(0)["bottom"], t.view(1)["bottom"])
    assert {"mason"} == {view_of_imagined(t, 0, seed)["bottom"][0] for seed in range(10)}


@rule("ALT-INFO-05", "ALT-CARD-24")
def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    t = table(3).hand(0, "thief").hand(1, "pilgrim").known(1, "mason").turn(0).play("use thief").play("steal 1", chance=[0])
    stolen = ("stolen", [0, T.follower_slugs.index("pilgrim")])

    assert [stolen in events_seen(t, seat) for seat in range(3)] == [True, True, False]
    assert ("robbed", [0, 1]) in events_seen(t, 2)
    # Nobody else can be sure any more that the Mason is still there.
    assert ({}, {}) == (t.view(2)["sides"][1]["known"], t.view(2)["sides"][0]["known"])


@rule("ALT-RUL-26", "ALT-INFO-01")
def test_cards_being_swapped_are_open() -> None:
    t = table(3).display("mason", "thief").hand(0, "merchant", "warrior").turn(0).play("use merchant", "give warrior")

    assert ["warrior"] == t.view(1)["aside"] == t.view(-1)["aside"]


def test_a_draw_from_the_known_top_of_the_pile_cannot_be_taken_back() -> None:
    session = a_session()
    session.choose(0, "use diviner")
    session.choose(0, session.options(0)[0].text)
    session.choose(0, session.options(0)[0].text)
    session.choose(0, "end")
    assert "" != session.undo_refusal(1)

    session.choose(1, "draw")
    assert "revealed" == session.undo_refusal(1)


def a_session() -> Session:
    """A game in which the Diviner is the only card of seat 0, and seat 1 has nothing."""
    session = start(GAME, ["Ann", "Ben", "Cleo"], {"god_choice": "random", "oldest_player": "1"}, Seeded(1))
    session.state = table(3, "old", "love", "war").hand(0, "diviner").turn(0).state
    return session


@rule("ALT-INFO-02")
def test_no_end_without_a_pause_tells_that_a_hand_is_useless() -> None:
    t = table(3).hand(0, "priestess").turn(0)
    assert (["end"], None) == (t.options, forced(t.state))


@rule("ALT-INFO-02", "ALT-GOD-10")
def test_no_missing_pause_tells_that_cards_looked_at_are_the_same() -> None:
    t = table(2, "light", "love", "old", "war").begin_turn(0).play("draw", chance=["thief", "thief"])
    assert (["keep thief"], None) == (t.options, forced(t.state))
