"""What each seat sees of the table and what is hidden from it, and the imagined worlds that look the same to it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from games.uruk.laying import GAME, T, Table, kind, rule, table

from themis.core.chance import Seeded
from themis.core.session import start
from themis.games.uruk.state import State

FULL = ("road", "axe", "kiln")
EVENTS = set(T.kind_slugs[T.discoveries :])


def view(t: Table, seat: int) -> dict[str, Any]:
    return t.view(seat)


def side(t: Table, seat: int, other: int) -> dict[str, Any]:
    """What a seat sees of another."""
    return side_in(t.state, seat, other)


def side_in(s: State, seat: int, other: int) -> dict[str, Any]:
    seen: dict[str, Any] = GAME.view(s, seat)
    found: dict[str, Any] = seen["sides"][other]
    return found


def imagine(s: State, seat: int, seed: int) -> State:
    world = GAME.determinise(s, seat, Seeded(seed))
    assert isinstance(world, State)
    return world


def cards(counts: Any) -> list[str]:
    return [T.kind_slugs[k] for k in range(len(counts)) for _ in range(counts[k])]


def level_2(counts: Any) -> int:
    return sum(counts[k] for k in range(T.discoveries) if T.level[k] == 2)


def set_up(seats: int, draws: int = 0) -> State:
    """A real game in which everybody has drawn that many cards, some from the display."""
    session = start(GAME, ["Ann", "Ben", "Cleo", "Dan"][:seats], {}, Seeded(11))
    for _ in range(seats * draws):
        seat = session.waiting()[0]
        offered = [choice.text for choice in session.options(seat)]
        session.choose(seat, offered[1] if seat == 1 else "draw")
        session.choose(seat, "end")
    found = session.state
    assert isinstance(found, State)
    return found


# Hands


@rule("URU-SETUP-15", "URU-RUL-01")
def test_a_hand_is_shown_to_its_owner_only() -> None:
    t = table(3).hand(0, "axe", "axe", "kiln").turn(0)
    assert {"axe": 2, "kiln": 1} == side(t, 0, 0)["hand"]
    assert [None, None] == [side(t, seat, 0)["hand"] for seat in (1, 2)]


@rule("URU-SETUP-15", "URU-RUL-01")
def test_a_spectator_sees_no_hand() -> None:
    t = table(3).hand(0, "axe").hand(1, "kiln").turn(0)
    assert [None] * 3 == [side(t, -1, seat)["hand"] for seat in range(3)]


@rule("URU-SETUP-15")
def test_hand_sizes_are_open_to_all() -> None:
    t = table(3).hand(0, "axe", "axe", "kiln").hand(1, "road").turn(0)
    assert [[3, 1, 0]] * 4 == [[side(t, seat, other)["hand_size"] for other in range(3)] for seat in (-1, 0, 1, 2)]


@rule("URU-DRAW-06")
def test_a_card_taken_from_the_display_stays_known_to_all() -> None:
    t = table().display(*FULL).hand(0, "axe").turn(0).play("take axe")
    assert {"axe": 1} == side(t, 1, 0)["known"]
    assert 2 == side(t, 1, 0)["hand_size"]


@rule("URU-DRAW-06", "URU-RUL-01")
def test_a_card_drawn_from_the_pile_is_not_known() -> None:
    t = table().turn(0).play("draw", chance=["axe"])
    assert {} == side(t, 1, 0)["known"]
    assert {"axe": 1} == side(t, 0, 0)["hand"]


def test_a_returned_discovery_is_known_until_it_is_spent() -> None:
    t = table().tableau(0, "net").hand(0, "kiln", "kiln", "rollers", "axe").turn(0).play("place kiln", "replace 1", "copy")
    assert {"net": 1} == side(t, 1, 0)["known"]
    t.play("place rollers", "new-slot", "pair pink", "discard net", "discard axe")
    assert {} == side(t, 1, 0)["known"]


def test_of_two_equal_cards_the_discarded_one_may_have_been_the_known_one() -> None:
    t = table().tableau(0, "axe").known(0, "axe").hand(0, "axe").turn(0).play("exchange axe", "enough")
    assert {} == side(t, 1, 0)["known"]
    assert 1 == side(t, 1, 0)["hand_size"]


# The open table


@rule("URU-SETUP-15")
def test_tableaus_stocks_and_cubes_on_cards_are_open_to_all() -> None:
    t = table(3).tableau(0, "mud-house 1 rr", "kiln 2").stock(0, "ryy").kept(0, "ninurta").turn(0)
    for seat in (-1, 0, 1, 2):
        seen = side(t, seat, 0)
        assert [
            {"card": "mud-house", "discs": 1, "cubes": {"red": 2}},
            {"card": "kiln", "discs": 2, "cubes": {}},
        ] == seen["tableau"]
        assert {"red": 1, "pink": 0, "yellow": 2, "blue": 0} == seen["stock"]
        assert (3, ["ninurta"]) == (seen["discs"], seen["kept"])


@rule("URU-SETUP-15", "URU-RUL-01")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_display_omen_epochs_pool_pile_size_and_discards_are_open_to_all(seat: int) -> None:
    t = (
        table()
        .display("road", "axe")
        .omen("gibil")
        .epochs(1, 6, 4, 3, pool=2)
        .pile("vault", "lyre")
        .discards("kiln", "ishtar", "axe")
        .turn(0)
    )
    seen = view(t, seat)
    assert ["road", "axe", None] == seen["display"]
    assert "gibil" == seen["omen"]
    assert {"i": 1, "ii": 6, "iii": 4, "iv": 3} == seen["epochs"]
    assert 2 == seen["pool"]
    assert 2 == seen["pile"]
    assert ["kiln", "ishtar", "axe"] == seen["discards"]
    assert {"red": 12, "pink": 12, "yellow": 12, "blue": 12} == seen["bank"]


@rule("URU-RUL-01")
def test_the_cards_that_left_at_the_first_reshuffle_are_open_to_all() -> None:
    cards_out = ["kiln"] * 3 + ["axe"] * 3 + ["road"] * 3 + ["rollers"] * 3 + ["shadoof"] * 3
    t = table().first_pile().pile().discards(*cards_out, "vault").turn(0)
    before = Counter(view(t, 1)["boxed"])
    t.play("draw", chance=["vault"])
    assert Counter(cards_out) == Counter(view(t, 1)["boxed"]) - before


@rule("URU-SETUP-06")
def test_the_size_of_the_pile_is_that_of_both_its_layers() -> None:
    s = set_up(2)
    assert s.pile_size and s.under_size
    assert sum(s.pile) + sum(s.under) == GAME.view(s, 0)["pile"]


@rule("URU-RUL-01")
def test_the_pile_is_shown_as_a_size_and_nothing_else() -> None:
    seen = view(table().pile("vault", "lyre", "gear-wheel").turn(0), 0)
    assert 3 == seen["pile"]
    assert "gear-wheel" not in str({name: seen[name] for name in seen if name != "boxed"})


def test_what_was_used_and_received_this_turn_is_open_to_all() -> None:
    t = table().tableau(0, "kiln").turn(0).play("use kiln")
    assert (["kiln"], ["red"]) == (view(t, 1)["used"], view(t, 1)["received"])


@rule("URU-RES-20")
def test_what_a_god_gives_after_the_turn_was_not_received_in_it() -> None:
    t = table().tableau(0, "kiln").display(*FULL).omen("ishtar").facedown("enlil").turn(0).play("use kiln", "end", "gain blue")
    assert ("Ishtar", [1]) == (t.asked, t.waiting)
    assert [] == view(t, 1)["received"]


@rule("URU-RES-16")
def test_what_was_received_is_shown_while_clay_pipes_are_filled() -> None:
    t = table().tableau(0, "kiln 1", "road 0 b").tableau(1, "clay-pipe").display(*FULL).turn(0)
    t.play("use kiln", "use road")
    assert ("TakeColour", ["red"]) == (t.asked, view(t, 1)["received"])
    t.play("gain blue", "end")
    assert ("FillPipe", ["red", "blue"]) == (t.asked, view(t, 1)["received"])


@rule("URU-SCORE-05")
def test_with_the_lyre_its_owner_has_a_turn_in_which_nothing_happened_yet() -> None:
    t = table().tableau(0, "lyre").tableau(1, "kiln").display(*FULL).last_round().turn(1).play("use kiln", "end")
    seen = view(t, 1)
    assert ("LyreOffer", 0, [], []) == (t.asked, seen["turn"], seen["used"], seen["received"])


def test_slots_in_a_decision_are_counted_from_one() -> None:
    t = table().tableau(0, "net 1", "kiln").stock(0, "rr").turn(0).play("disc 2")
    asked = {"name": "PayDisc", "waiting": [0], "seat": 0, "slot": 2, "number": 2, "different": 0, "colour": 0, "shown": 0, "cards": 0}
    assert asked == view(t, 1)["decision"]


def test_the_decision_asked_is_open_to_all() -> None:
    t = table().tableau(0, "net").hand(0, "kiln", "kiln").turn(0)
    assert {"name": "Turn", "waiting": [0], "seat": 0, "actions": 3} == view(t, 1)["decision"]


# The face-down card and bids


@rule("URU-RUL-01")
def test_the_face_down_card_is_shown_to_its_drawer_only() -> None:
    t = table(3).omen("ishtar").turn(1).play("draw", chance=["drought", "axe"])
    assert ["drought", None, None, None] == [view(t, seat)["facedown"] for seat in (1, 0, 2, -1)]
    assert [True] * 4 == [view(t, seat)["pending"] for seat in (-1, 0, 1, 2)]


@rule("URU-RUL-01")
def test_the_card_that_sets_off_an_event_is_not_told() -> None:
    t = table(3).omen("ishtar").turn(1).play("draw", chance=["drought", "axe"])
    for seat in (-1, 0, 2):
        assert [["triggered", [1, kind("ishtar")]], ["drew-hidden", [1]]] == [event.plain() for event in t.events_for(seat)]


@rule("URU-RUL-01")
def test_the_face_down_card_is_open_once_it_is_discarded() -> None:
    t = table().display(*FULL).omen("ishtar").facedown("drought").turn(0).play("end", "gain red", "gain red")
    assert (["ishtar", "drought"], False) == (view(t, 1)["discards"], view(t, 1)["pending"])


@rule("URU-RUL-01")
def test_everybody_is_told_the_face_down_card_when_it_is_discarded() -> None:
    t = table().display(*FULL).omen("ishtar").facedown("drought").turn(0).play("end", "gain red", "gain red")
    assert [["facedown-discarded", [kind("drought")]]] == [e.plain() for e in t.events_for(1) if e.kind.name == "facedown-discarded"]


def bidding() -> Table:
    """Seat 0 has bid 2 cubes in a drought, the others are still choosing."""
    t = table(3).stock(0, "rrrr").stock(1, "bb").display(*FULL).omen("drought").facedown("enlil").turn(0)
    return t.play("end").play("bid 2", seat=0)


def test_a_secret_bid_is_shown_to_its_bidder_only() -> None:
    t = bidding()
    assert [2, None, None, None] == [side(t, seat, 0)["bid"] for seat in (0, 1, 2, -1)]
    assert [[True, False, False]] * 4 == [[side(t, seat, other)["has_bid"] for other in range(3)] for seat in (-1, 0, 1, 2)]
    assert ["bid-set"] == t.event_names


# Points


@rule("URU-RUL-01")
def test_points_that_lie_on_the_table_are_open_to_all() -> None:
    t = table().tableau(0, "kiln 2", "net").stock(0, "rrrr").turn(0)
    assert [6, 6, 6] == [side(t, seat, 0)["points"] for seat in (-1, 0, 1)]


@rule("URU-RUL-01")
def test_what_the_scales_would_count_in_a_hand_is_shown_to_its_owner_only() -> None:
    t = table().tableau(0, "scales", "kiln", "axe", "rollers", "sewers").hand(0, "road", "shadoof", "lyre").turn(0)
    assert [8, 5, 5] == [side(t, seat, 0)["points"] for seat in (0, 1, -1)]


def test_at_the_end_all_points_are_open() -> None:
    t = table().tableau(0, "scales", "kiln", "axe", "rollers", "sewers").hand(0, "road", "shadoof", "lyre").last_round().display(*FULL)
    t.turn(1).play("end")
    assert t.state.over
    assert [8, 8, 8] == [side(t, seat, 0)["points"] for seat in (0, 1, -1)]
    assert view(t, 0)["decision"] is None


# Imagined worlds


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("draws", [0, 3])
def test_an_imagined_world_looks_the_same_to_the_seat_that_imagines_it(seat: int, draws: int) -> None:
    s = set_up(3, draws)
    seen = GAME.view(s, seat)
    for seed in range(10):
        world = imagine(s, seat, seed)
        assert seen == GAME.view(world, seat)
        assert "" == GAME.unsound(world)


def test_imagining_changes_nothing_in_the_true_world() -> None:
    s = set_up(3, 2)
    before = GAME.save(s)
    imagine(s, 0, 5)
    assert before == GAME.save(s)


@rule("URU-RUL-01")
def test_hands_of_others_are_imagined_afresh_the_own_is_not() -> None:
    s = set_up(3)
    worlds = [imagine(s, 0, seed) for seed in range(30)]
    assert [list(s.sides[0].hand)] * 30 == [list(world.sides[0].hand) for world in worlds]
    assert len({tuple(world.sides[1].hand) for world in worlds}) > 25
    assert {5} == {world.sides[1].hand_size for world in worlds}


@rule("URU-DRAW-06")
def test_known_cards_stay_in_every_imagined_hand() -> None:
    t = table(3).known(1, "vault", "axe").hand(1, "axe", "lyre").hand(2, "kiln", "road").turn(0)
    for seed in range(30):
        world = imagine(t.state, 0, seed)
        assert world.sides[1].hand[kind("vault")] >= 1 and world.sides[1].hand[kind("axe")] >= 1
        assert {"vault": 1, "axe": 1} == side_in(world, 0, 1)["known"]
        assert 4 == world.sides[1].hand_size


def test_a_single_card_that_somebody_is_known_to_hold_is_imagined_nowhere_else() -> None:
    t = table(3).known(1, "net").hand(1, "axe").hand(2, "kiln", "road").turn(0)
    for seed in range(30):
        world = imagine(t.state, 0, seed)
        assert (1, 0, 0) == (world.sides[1].hand[kind("net")], world.sides[2].hand[kind("net")], world.pile[kind("net")])


def test_cards_that_lie_open_are_imagined_in_no_hand() -> None:
    t = table().display("kiln", "kiln").discards("kiln").hand(1, "axe", "road", "vault", "lyre").turn(0)
    assert {0} == {imagine(t.state, 0, seed).sides[1].hand[kind("kiln")] for seed in range(30)}


@rule("URU-SETUP-06")
def test_before_the_upper_layer_is_gone_others_are_imagined_with_level_2_cards_only() -> None:
    s = set_up(3, 1)
    assert s.pile_size and s.under_size
    for seed in range(20):
        world = imagine(s, 0, seed)
        assert [side.hand_size for side in s.sides] == [level_2(side.hand) for side in world.sides]
        assert world.pile_size == level_2(world.pile) == sum(world.pile)
        assert 0 == level_2(world.under)
        assert sum(s.under) == sum(world.under)


def later_layer() -> Table:
    """Before the first reshuffle, when the level-2 cards of the pile are gone: all of level 2 lies open or in a hand."""
    t = table(3).first_pile().hand(0, "kiln", "kiln").hand(1, "axe", "road", "rollers", "vault").hand(2, "shadoof", "lyre", "scales")
    lower = [card for card in ("vault", "pulley", "lyre", "coinage", "sewers", "ziggurat") for _ in range(3)]
    return t.pile(*lower, "ishtar", "gibil", "enlil").display("astronomy").turn(0)


def test_after_the_upper_layer_is_gone_each_hand_keeps_its_number_of_level_2_cards() -> None:
    t = later_layer()
    for seed in range(30):
        world = imagine(t.state, 0, seed)
        assert [2, 3, 1] == [level_2(side.hand) for side in world.sides]
        assert 0 == level_2(world.pile)
        assert sorted(["axe", "road", "rollers", "shadoof"]) == sorted(
            card for seat in (1, 2) for card in cards(world.sides[seat].hand) if T.level[kind(card)] == 2
        )


def test_after_the_upper_layer_is_gone_others_swap_level_2_cards_and_get_new_higher_ones() -> None:
    t = later_layer()
    worlds = [imagine(t.state, 0, seed) for seed in range(40)]
    assert {"axe", "road", "rollers", "shadoof"} == {
        card for world in worlds for card in cards(world.sides[2].hand) if T.level[kind(card)] == 2
    }
    higher = {card for world in worlds for card in cards(world.sides[2].hand) if T.level[kind(card)] > 2}
    assert {"vault", "pulley", "lyre", "coinage", "sewers", "ziggurat", "scales"} == higher


def test_after_a_reshuffle_hands_are_imagined_from_the_whole_pile() -> None:
    t = table().hand(1, "axe", "road").pile("vault", "lyre", "kiln", "ishtar").turn(0)
    hands = {tuple(cards(imagine(t.state, 0, seed).sides[1].hand)) for seed in range(60)}
    assert len(hands) == 10
    assert ("kiln", "vault") in hands and ("axe", "road") in hands


@rule("URU-RUL-01")
def test_the_drawer_knows_the_face_down_card_in_every_imagined_world() -> None:
    t = table(3).omen("ishtar").turn(1).play("draw", chance=["drought", "axe"])
    assert {kind("drought")} == {imagine(t.state, 1, seed).facedown for seed in range(20)}


@rule("URU-RUL-01")
@pytest.mark.parametrize("seat", [0, 2])
def test_to_others_the_face_down_card_may_be_any_event_that_could_be_in_the_pile(seat: int) -> None:
    t = table(3).tableau(0, "kiln 2", "net 1").omen("ishtar").discards("gibil").kept(2, "ninurta").turn(1)
    t.play("draw", chance=["drought", "axe"])
    worlds = [imagine(t.state, seat, seed) for seed in range(120)]
    assert EVENTS - {"ishtar", "gibil", "ninurta"} == {T.kind_slugs[world.facedown] for world in worlds}
    assert {""} == {GAME.unsound(world) for world in worlds}


def test_the_face_down_card_goes_back_to_the_lower_layer_while_there_are_two() -> None:
    s = set_up(3, 1)
    drawn = next(k for k in range(T.discoveries, T.kinds) if s.under[k])
    s.omen, s.facedown = drawn, drawn + 1
    s.under[drawn] = s.under[drawn + 1] = 0
    s.under_size -= 2
    s.events_in_pile -= 2
    s.turn = 1
    worlds = [imagine(s, 0, seed) for seed in range(30)]
    assert len({world.facedown for world in worlds}) > 3
    assert {""} == {GAME.unsound(world) for world in worlds}
    assert {0} == {sum(world.pile[T.discoveries :]) for world in worlds}


def test_secret_bids_of_others_are_imagined_within_their_stock_the_own_stays() -> None:
    t = bidding()
    assert {2} == {imagine(t.state, 0, seed).bids[0] for seed in range(20)}
    assert {0, 1, 2, 3, 4} == {imagine(t.state, 1, seed).bids[0] for seed in range(60)}
    assert {-1} == {imagine(t.state, 0, seed).bids[1] for seed in range(20)}


def test_whoever_bid_in_an_auction_can_pay_in_every_imagined_world() -> None:
    t = table(3).hand(0, "kiln").hand(1, "gear-wheel", "gear-wheel").display(*FULL).omen("nergal").facedown("enlil").turn(0)
    t.play("end", "bid 2", "bid 8")
    for seed in range(40):
        world = imagine(t.state, 2, seed)
        assert 8 == sum(T.level[kind(card)] for card in cards(world.sides[1].hand))
        assert 2 == sum(T.level[kind(card)] for card in cards(world.sides[0].hand))


def test_an_imagined_world_offers_the_seat_the_same_choices() -> None:
    s = set_up(4, 2)
    seat = s.stack[-1].waiting(s)[0]
    offered = s.stack[-1].options(s, seat)
    for seed in range(10):
        world = imagine(s, seat, seed)
        assert offered == world.stack[-1].options(world, seat)


@rule("URU-RUL-01")
def test_a_card_about_to_be_placed_is_shown_to_its_owner_only() -> None:
    t = table().tableau(0, "kiln").hand(0, "road", "road").turn(0).play("place road")
    seen = [t.view(seat)["decision"] for seat in (0, 1)]

    assert isinstance(seen[0], dict) and isinstance(seen[1], dict)
    assert (kind("road"), -1) == (seen[0]["card"], seen[1]["card"])


@rule("URU-RUL-01", "URU-EVT-02")
def test_the_drawer_alone_is_told_which_card_lies_face_down() -> None:
    t = table().omen("ishtar").display("axe", "road", "kiln").turn(0).play("draw", chance=["drought", "axe"])
    told = t.events_named("facedown-drawn")

    assert [[0, kind("drought")]] == [event.values for event in told]
    assert [True, False, False] == [told[0].is_for(seat) for seat in (0, 1, -1)]


def imagined_hands(last: str) -> list[list[int]]:
    """What seat 0 imagines in the hand of seat 1, who bid 28 with seven level-4 cards and one more."""
    fours = ["ziggurat"] * 3 + ["gear-wheel"] * 2 + ["astronomy"] * 2
    t = table().tableau(1, "kiln").hand(1, *fours, last).resolve("nergal", 1).play("bid 28")
    worlds = [GAME.determinise(t.state, 0, Seeded(seed)) for seed in range(20)]
    return [list(world.sides[1].hand) for world in worlds if isinstance(world, State)]


@rule("URU-GOD-05", "URU-RUL-36")
def test_an_imagined_bidder_can_pay_and_is_imagined_alike_whatever_he_holds() -> None:
    hands = imagined_hands("lyre")

    assert imagined_hands("axe") == hands
    for hand in hands:
        levels = [T.level[k] for k in range(T.discoveries) for _ in range(hand[k])]
        assert 8 == len(levels)
        assert any(28 == sum(chosen) for size in (7, 8) for chosen in combinations(levels, size))


# Small numbers that stand for something


@rule("URU-DIS-01")
def test_a_bid_of_nothing_is_a_bid() -> None:
    t = bidding()
    assert (False, None) == (side(t, 1, 1)["has_bid"], side(t, 1, 1)["bid"])
    t.play("bid 0", seat=1)
    assert (True, 0) == (side(t, 1, 1)["has_bid"], side(t, 1, 1)["bid"])
    assert (True, None) == (side(t, 0, 1)["has_bid"], side(t, 0, 1)["bid"])


@rule("URU-SCORE-05")
def test_each_owner_of_a_lyre_is_the_active_player_in_turn() -> None:
    t = table().tableau(0, "lyre").tableau(1, "lyre").finish()
    assert 0 == view(t, 1)["turn"]
    t.play("pass")
    assert 1 == view(t, 0)["turn"]


@rule("URU-DECK-01", "URU-DECK-02")
def test_every_reshuffle_is_counted() -> None:
    t = table(first_reshuffle_removed="0").first_pile().pile("vault").discards("kiln", "road").tableau(0, "vault", "road").turn(0, 9)
    assert 0 == view(t, 0)["reshuffles"]
    t.play("draw", "draw", "draw")
    assert 1 == view(t, 0)["reshuffles"]
    t.play("exchange vault", "enough", "draw")
    assert 2 == view(t, 0)["reshuffles"]
