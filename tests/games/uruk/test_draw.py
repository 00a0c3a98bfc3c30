"""Taking a card and the draw pile: sources, event cards on the way, who sees what, reshuffles and empty piles."""

from __future__ import annotations

import pytest
from games.uruk.laying import GAME, T, Table, kind, rule, table

FULL = ("road", "axe", "kiln")
OLD = ("kiln", "axe", "rollers", "road", "shadoof", "lighthouse", "statuette", "city-wall", "sailing-ship", "domestication")
# Forty cards in the order in which they were discarded; the first fifteen are of level 2.
FORTY = OLD + OLD[:5] + ("vault", "pulley", "scales", "coinage", "lyre") * 4 + ("ziggurat",) * 5


def boxed(t: Table) -> dict[str, int]:
    return {T.kind_slugs[k]: n for k, n in enumerate(t.state.boxed) if n}


def in_pile(t: Table) -> list[str]:
    return [T.kind_slugs[k] for k in range(T.kinds) for _ in range(t.state.pile[k] + t.state.under[k])]


def count(cards: tuple[str, ...]) -> dict[str, int]:
    return {card: cards.count(card) for card in cards}


# Taking a card


@rule("URU-DRAW-01")
def test_a_card_can_be_drawn_from_the_pile() -> None:
    t = table().display(*FULL).turn(0).play("draw", chance=["gear-wheel"])
    assert ["gear-wheel"] == t.hand_of(0)
    assert list(FULL) == t.display_cards


@rule("URU-DRAW-01")
def test_any_card_of_the_display_can_be_taken_instead() -> None:
    t = table().display(*FULL).turn(0)
    assert ["take road", "take axe", "take kiln"] == t.offered("take")
    t.play("take axe")
    assert ["axe"] == t.hand_of(0)
    assert ["road", "kiln"] == t.display_cards


@rule("URU-DRAW-01")
def test_one_of_two_equal_display_cards_is_taken() -> None:
    t = table().display("axe", "axe", "kiln").turn(0)
    assert ["take axe", "take kiln"] == t.offered("take")
    assert ["axe", "kiln"] == t.play("take axe").display_cards


@rule("URU-DRAW-01")
def test_a_card_that_is_not_in_the_display_cannot_be_taken() -> None:
    assert ["URU-DRAW-01"] == table().display(*FULL).turn(0).why("take vault")


@rule("URU-DRAW-02")
def test_the_omen_can_never_be_taken() -> None:
    t = table().display("road").omen("ishtar").turn(0)
    assert ["take road"] == t.offered("take")
    assert GAME.catalogue.parse("take ishtar") is None
    t.play("take road")
    assert [] == t.offered("take")
    assert kind("ishtar") == t.state.omen


@rule("URU-DRAW-03")
def test_the_display_runs_down_during_a_turn_and_is_filled_at_its_end() -> None:
    t = table().display(*FULL).turn(0).play("take road")
    assert ["axe", "kiln"] == t.display_cards
    t.play("take kiln", "take axe")
    assert [] == t.display_cards
    t.play("end", chance=["vault", "lyre", "pulley"])
    assert ["vault", "lyre", "pulley"] == t.display_cards


@rule("URU-DRAW-04")
def test_whoever_draws_an_event_card_draws_again() -> None:
    t = table().turn(0).play("draw", chance=["ishtar", "axe"])
    assert ["axe"] == t.hand_of(0)
    assert kind("ishtar") == t.state.omen
    assert ["omen", "drew", "drew-hidden"] == t.event_names
    assert 2 == t.actions_left()


@rule("URU-DRAW-04")
def test_drawing_goes_on_through_any_number_of_event_cards() -> None:
    t = table().turn(0).play("draw", chance=["ishtar", "drought", "gibil", "enlil", "axe"])
    assert ["axe"] == t.hand_of(0)
    assert (kind("ishtar"), kind("drought")) == (t.state.omen, t.state.facedown)
    assert ["gibil", "enlil"] == t.discard_pile


@rule("URU-DRAW-05")
def test_no_hand_limit_applies_without_an_event() -> None:
    hand = ("vault",) * 4 + ("pulley",) * 4 + ("lyre",) * 4
    t = table().hand(0, *hand).display(*FULL).turn(0).play("draw", chance=["axe"]).play("end")
    assert ("Turn", [1]) == (t.asked, t.waiting)
    assert 13 == len(t.hand_of(0))
    assert [] == t.discard_pile


@rule("URU-DRAW-05")
def test_a_hand_beyond_eight_is_cut_when_an_event_is_resolved() -> None:
    hand = ("vault",) * 4 + ("pulley",) * 4 + ("lyre",) * 4
    t = table().hand(0, *hand).display(*FULL).omen("ishtar").facedown("enlil").turn(0).play("end")
    assert ("HandLimit", [0]) == (t.asked, t.waiting)


@rule("URU-DRAW-06", "URU-RUL-01")
def test_a_card_from_the_pile_is_seen_by_its_owner_only() -> None:
    t = table(3).turn(1).play("draw", chance=["axe"])
    assert [["drew", [1, kind("axe")]]] == [event.plain() for event in t.events_for(1)]
    assert [["drew-hidden", [1]]] == [event.plain() for event in t.events_for(0)]
    assert [["drew-hidden", [1]]] == [event.plain() for event in t.events_for(-1)]
    assert 0 == t.state.sides[1].known[kind("axe")]


@rule("URU-DRAW-06", "URU-RUL-01")
def test_a_card_from_the_display_is_known_to_all() -> None:
    t = table(3).display(*FULL).turn(1).play("take axe")
    assert [["took", [1, kind("axe")]]] == [event.plain() for event in t.events_for(0)]
    assert 1 == t.state.sides[1].known[kind("axe")]


# The draw pile


@rule("URU-DECK-01", "URU-RUL-04")
def test_at_the_first_reshuffle_the_fifteen_oldest_discards_leave_the_game() -> None:
    t = table().first_pile().pile().discards(*FORTY).turn(0)
    before = boxed(t)
    t.play("draw", chance=["ziggurat"])
    assert ["ziggurat"] == t.hand_of(0)
    assert sorted(FORTY[15:-1]) == sorted(in_pile(t))
    assert [] == t.discard_pile
    assert count(FORTY[:15]) == {card: boxed(t)[card] - before.get(card, 0) for card in FORTY[:15]}


@rule("URU-DECK-01")
def test_a_first_reshuffle_and_the_cards_that_leave_are_told() -> None:
    t = table().first_pile().pile().discards(*FORTY).turn(0).play("draw", chance=["ziggurat"])
    told = [event.plain() for event in t.events_for(1)]
    assert [["boxed", [15]], ["reshuffled", [25]], ["drew-hidden", [0]]] == told


@rule("URU-DECK-01", "URU-RUL-04")
@pytest.mark.parametrize("removed", ["0", "5", "10", "20"])
def test_a_table_may_choose_how_many_cards_leave(removed: str) -> None:
    t = table(first_reshuffle_removed=removed).first_pile().pile().discards(*FORTY).turn(0)
    before = sum(t.state.boxed)
    t.play("draw", chance=["ziggurat"])
    assert int(removed) == sum(t.state.boxed) - before
    assert sorted(FORTY[int(removed) : -1]) == sorted(in_pile(t))


@rule("URU-RUL-04", "URU-INV-24")
def test_discards_keep_the_order_in_which_their_owner_chose_them() -> None:
    t = table().tableau(0, "kiln").hand(0, "lyre", "axe", "shadoof", "water-wheel", "lighthouse").turn(0)
    t.play("place lyre", "new-slot", "pair blue", "discard water-wheel", "discard lighthouse")
    t.play("pair pink", "discard shadoof", "discard axe")
    assert ["water-wheel", "lighthouse", "shadoof", "axe"] == t.discard_pile


@rule("URU-DECK-02")
def test_at_a_later_reshuffle_nothing_leaves() -> None:
    t = table().pile().discards(*FORTY).turn(0)
    before = boxed(t)
    t.play("draw", chance=["kiln"])
    assert before == boxed(t)
    assert sorted(FORTY[1:]) == sorted(in_pile(t))
    assert ["reshuffled", "drew", "drew-hidden"] == t.event_names


@rule("URU-DECK-01", "URU-DECK-02")
def test_the_second_exhaustion_removes_nothing_after_the_first_removed_fifteen() -> None:
    cards = FORTY[3:18]
    t = (
        table()
        .first_pile()
        .pile()
        .discards(*cards, "ziggurat")
        .tableau(0, "kiln")
        .hand(0, "kiln")
        .turn(0)
        .play("draw", chance=["ziggurat"])
    )
    before = boxed(t)
    t.play("exchange kiln", "enough").play("draw", chance=["kiln"])
    assert ["kiln", "ziggurat"] == t.hand_of(0)
    assert before == boxed(t)


@rule("URU-DECK-03", "URU-RUL-05")
def test_an_empty_pile_is_not_renewed_before_a_card_must_be_drawn() -> None:
    t = table().pile("vault").discards(*OLD).display(*FULL).turn(0).play("draw", chance=["vault"])
    assert ["drew", "drew-hidden"] == t.event_names
    assert list(OLD) == t.discard_pile
    t.play("end")
    assert list(OLD) == t.discard_pile
    t.play("draw", chance=["rollers"])
    assert ["reshuffled", "drew", "drew-hidden"] == t.event_names
    assert ["rollers"] == t.hand_of(1)


@rule("URU-DECK-03")
def test_a_refill_too_renews_an_empty_pile() -> None:
    t = table().pile("vault").discards(*OLD).display("road").turn(0).play("end", chance=["vault", "rollers"])
    assert ["vault", "rollers"] == [card for card in t.display_cards if card != "road"]
    assert ["refilled", "reshuffled", "refilled", "turn-began"] == t.event_names


@rule("URU-DECK-04", "URU-RUL-06")
@pytest.mark.parametrize("event", ["enlil", "ishtar", "eruption"])
def test_discarded_event_cards_come_back_with_a_reshuffle(event: str) -> None:
    t = table().pile().discards("axe", event, "kiln").turn(0).play("draw", chance=[event, "kiln"])
    assert kind(event) == t.state.omen
    assert ["axe"] == in_pile(t)


@rule("URU-DECK-04", "URU-RUL-06")
def test_a_resolved_event_is_discarded_not_removed() -> None:
    t = table().pile().display(*FULL).omen("ishtar").facedown("enlil").turn(0).play("end", "gain red", "gain red")
    assert ["ishtar", "enlil"] == t.discard_pile


@rule("URU-DECK-05", "URU-RUL-05")
def test_with_both_piles_empty_the_pile_is_not_offered() -> None:
    t = table().pile().display("road").turn(0)
    assert [] == t.offered("draw")
    assert ["URU-DECK-05"] == t.why("draw")
    assert ["take road"] == t.offered("take")


@rule("URU-DECK-05", "URU-RUL-05")
def test_with_both_piles_empty_the_display_is_not_refilled() -> None:
    t = table().pile("vault").display("road").turn(0).play("end", chance=["vault"])
    assert sorted(["road", "vault"]) == sorted(t.display_cards)
    assert ["refilled", "turn-began"] == t.event_names
    assert ("Turn", [1]) == (t.asked, t.waiting)


@rule("URU-DECK-05")
def test_with_both_piles_empty_ishtar_gives_no_cards() -> None:
    t = table().pile().display(*FULL).omen("ishtar").facedown("enlil").turn(0).play("end")
    assert ["gain red", "gain pink", "gain yellow", "gain blue"] == t.options
    assert ["URU-DECK-05"] == t.why("draw")


@rule("URU-DECK-05")
def test_with_both_piles_empty_nannar_asks_nobody_to_draw() -> None:
    t = table().tableau(0, "net 1").pile().display(*FULL).omen("nannar").facedown("enlil").turn(0).play("end")
    assert ("Turn", [1]) == (t.asked, t.waiting)
    assert ["enlil"] == t.discard_pile


@rule("URU-DECK-06", "URU-RUL-57")
@pytest.mark.parametrize("number", [1, 15])
def test_few_discards_all_leave_at_the_first_exhaustion(number: int) -> None:
    """The refill at the end of the turn needs a card, finds the pile empty and turns the discard pile over."""
    t = table().first_pile().pile().discards(*FORTY[:number]).display("vault").turn(0)
    before = sum(t.state.boxed)
    t.play("end")
    assert number == sum(t.state.boxed) - before
    assert [] == t.discard_pile
    assert ["vault"] == t.display_cards


@rule("URU-DECK-06", "URU-RUL-57")
def test_fifteen_discards_or_fewer_cannot_be_drawn_at_the_first_exhaustion() -> None:
    t = table().first_pile().pile().discards(*FORTY[:15]).turn(0)
    assert not t.offers("draw")
    assert ["URU-DECK-05"] == t.why("draw")


@rule("URU-DECK-06")
def test_of_sixteen_discards_one_is_left_to_draw() -> None:
    t = table().first_pile().pile().discards(*FORTY[:15], "ziggurat").turn(0).play("draw", chance=["ziggurat"])
    assert ["ziggurat"] == t.hand_of(0)
    assert [] == in_pile(t) + t.discard_pile


@rule("URU-DECK-06", "URU-RUL-57")
def test_after_few_discards_have_left_the_next_reshuffle_is_a_later_one() -> None:
    t = table().first_pile().pile().discards("axe", "road").display("vault").tableau(1, "kiln").hand(1, "kiln").turn(0)
    t.play("end", "exchange kiln")
    assert ["kiln"] == t.discard_pile
    t.play("draw", chance=["kiln"])
    assert ["kiln"] == t.hand_of(1)


@rule("URU-DECK-07", "URU-RUL-57")
@pytest.mark.parametrize(("pile", "discards"), [(["ishtar"], []), ([], ["ishtar"]), (["ishtar"], ["enlil", "gibil"])])
def test_piles_of_event_cards_only_are_as_good_as_empty(pile: list[str], discards: list[str]) -> None:
    t = table().pile(*pile).discards(*discards).display("road").turn(0)
    assert not t.offers("draw")
    assert ["URU-DECK-05"] == t.why("draw")
    t.play("end")
    assert ["road"] == t.display_cards


@rule("URU-DECK-07")
def test_behind_event_cards_a_discovery_in_the_discard_pile_is_still_found() -> None:
    t = table().pile("ishtar").discards("axe", "gibil").turn(0).play("draw", chance=["ishtar", "gibil", "axe"])
    assert ["axe"] == t.hand_of(0)
    assert (kind("ishtar"), kind("gibil")) == (t.state.omen, t.state.facedown)


@rule("URU-DECK-07", "URU-RUL-57")
def test_a_refill_ends_when_only_event_cards_are_left() -> None:
    t = table().pile("vault", "gibil", "enlil").turn(0).play("end", chance=["gibil", "vault"])
    assert ["vault"] == t.display_cards
    assert ["enlil"] == in_pile(t)
    assert ("Turn", [1]) == (t.asked, t.waiting)


@rule("URU-RUL-55")
def test_a_discarded_level_1_card_is_reshuffled_and_drawn_by_another() -> None:
    t = table().tableau(0, "net 1 pp").hand(0, "road", "axe").pile().display(*FULL).turn(0)
    t.play("place road", "replace 1", "pair pink", "discard net", "discard axe", "end").play("draw", chance=["net"])
    assert ["net"] == t.hand_of(1)
