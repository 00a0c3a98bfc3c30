"""The end of a turn, and event cards from the omen to the discard pile (chapters EOT and EVT)."""

import pytest
from games.uruk.laying import rule, table

FULL = ("vault", "pulley", "scales")


# The end of a turn


@rule("URU-EOT-01")
def test_the_display_is_refilled_to_three_at_the_end_of_a_turn() -> None:
    t = table().display(*FULL).turn(0)

    t.play("take vault", "take pulley")
    assert ["scales"] == t.display_cards
    t.play("end", chance=["axe", "road"])

    assert ["axe", "road", "scales"] == t.display_cards
    assert ["refilled", "refilled", "turn-began"] == t.event_names


@rule("URU-EOT-01", "URU-RUL-30")
def test_the_display_is_refilled_before_the_clay_pipe_fills() -> None:
    t = table().tableau(0, "kiln 1").tableau(1, "clay-pipe").display(*FULL).omen("ishtar").facedown("enlil").turn(0)

    t.play("use kiln", "take vault")
    t.play("end", chance=["axe"])

    assert "FillPipe" == t.asked
    assert ["axe", "pulley", "scales"] == t.display_cards
    assert ["refilled"] == t.event_names


@rule("URU-EOT-01", "URU-RUL-30")
def test_the_clay_pipe_fills_before_the_event_and_the_event_comes_before_the_next_player() -> None:
    t = table(3).tableau(0, "kiln 1").tableau(1, "clay-pipe").display(*FULL).omen("gibil").facedown("enlil").turn(0)

    t.play("use kiln", "end", "gain red")
    assert ["filled", "event-began", "disc-removed", "no-favour"] == t.event_names
    assert ["clay-pipe 0 r"] == t.slots_of(1)
    t.play("gain red", "gain red", "gain red")

    assert [1] == t.waiting
    assert "Turn" == t.asked


@rule("URU-EOT-01")
def test_with_nothing_pending_the_next_player_follows_at_once() -> None:
    t = table(3).display(*FULL).omen("ishtar").turn(2)

    t.play("end")

    assert ["turn-began"] == t.event_names
    assert [0] == t.waiting


@rule("URU-EOT-02")
def test_an_event_card_turned_up_while_refilling_becomes_the_omen_and_is_replaced() -> None:
    t = table().display(*FULL).turn(0)

    t.play("take vault")
    t.play("end", chance=["ishtar", "axe"])

    assert ["omen", "refilled", "turn-began"] == t.event_names
    assert ["axe", "pulley", "scales"] == t.display_cards


@rule("URU-EOT-02", "URU-RUL-30")
def test_an_event_set_off_by_the_refill_is_resolved_at_the_end_of_the_same_turn() -> None:
    t = table().display(*FULL).omen("ishtar").turn(0)

    t.play("take vault")
    t.play("end", chance=["enlil", "gibil", "axe"])

    assert ["triggered", "facedown-drawn", "event-discarded", "refilled", "event-began", "disc-removed"] == t.event_names
    assert "Ishtar" == t.asked


@rule("URU-RUL-48")
def test_whoever_refills_is_the_active_player_of_the_event() -> None:
    t = table(3).display(*FULL).omen("ishtar").turn(1)

    t.play("take vault")
    t.play("end", chance=["enlil", "axe"])

    assert [1] == t.waiting
    t.play("gain red")
    assert [2] == t.waiting
    t.play("gain red")
    assert [0] == t.waiting


# Omen and trigger


@rule("URU-EVT-01")
def test_the_first_event_card_goes_to_the_omen_place_and_nothing_happens() -> None:
    t = table().display(*FULL).turn(0)

    t.play("draw", chance=["drought", "axe"])
    assert "drought" == t.view(1)["omen"]
    assert ["omen", "drew", "drew-hidden"] == t.event_names
    t.play("end")

    assert ["turn-began"] == t.event_names
    assert [3, 6, 4, 3] == t.discs_left


@rule("URU-EVT-02")
def test_the_second_event_card_makes_the_omen_pending() -> None:
    t = table().omen("ishtar").display(*FULL).turn(0)

    t.play("draw", chance=["drought", "axe"])

    assert ["triggered", "facedown-drawn", "drew", "drew-hidden"] == t.event_names
    assert "ishtar" == t.view(1)["omen"]
    assert t.view(1)["pending"]


@rule("URU-EVT-02")
def test_the_card_that_set_off_the_event_lies_face_down_before_its_drawer() -> None:
    t = table().omen("ishtar").display(*FULL).turn(0)

    t.play("draw", chance=["drought", "axe"])

    assert "drought" == t.view(0)["facedown"]
    assert t.view(1)["facedown"] is None
    assert t.view(-1)["facedown"] is None


@rule("URU-EVT-03")
def test_the_active_player_finishes_the_turn_before_the_event() -> None:
    t = table().tableau(0, "kiln").omen("ishtar").display(*FULL).turn(0)

    t.play("draw", chance=["drought", "axe"])
    assert 2 == t.actions_left()
    t.play("use kiln", "take vault")
    assert 0 == t.actions_left()
    t.play("end", chance=["road"])

    assert "Ishtar" == t.asked


@rule("URU-EVT-04")
def test_event_cards_drawn_while_an_event_is_pending_are_discarded_and_replaced() -> None:
    t = table().omen("ishtar").facedown("enlil").display(*FULL).turn(0)

    t.play("draw", chance=["drought", "gibil", "axe"])

    assert ["event-discarded", "event-discarded", "drew", "drew-hidden"] == t.event_names
    assert ["drought", "gibil"] == t.discard_pile
    assert ["axe"] == t.hand_of(0)
    assert "ishtar" == t.view(0)["omen"]
    assert "enlil" == t.view(0)["facedown"]


@rule("URU-EVT-05", "URU-RUL-31")
def test_an_event_card_drawn_with_ishtar_is_discarded_and_replaced() -> None:
    t = table().resolve("ishtar")

    t.play("draw", chance=["drought", "gibil", "axe"])

    assert ["drought", "gibil"] == t.discard_pile
    assert ["axe"] == t.hand_of(0)


@rule("URU-EVT-05", "URU-RUL-31")
def test_an_event_card_drawn_with_nannar_never_becomes_the_omen() -> None:
    t = table().tableau(0, "kiln 1").resolve("nannar")

    t.play("draw", chance=["drought", "axe"])

    assert "event-discarded" == t.event_names[0]
    assert "omen" not in t.event_names
    assert ["axe"] == t.hand_of(0)
    assert ["drought", "enlil"] == t.discard_pile
    assert t.view(0)["omen"] is None


# Resolution


@rule("URU-EVT-06")
def test_an_event_removes_a_disc_then_limits_hands_then_takes_effect() -> None:
    t = table().hand(1, *["axe", "kiln", "road"] * 3).resolve("ishtar")

    assert ["event-began", "disc-removed"] == t.event_names
    assert "HandLimit" == t.asked
    t.play("discard axe")

    assert "Ishtar" == t.asked


@rule("URU-EVT-06")
def test_an_event_lies_between_two_turns() -> None:
    t = table().display(*FULL).omen("ishtar").facedown("enlil").turn(0)

    t.play("end")
    assert "turn-began" not in t.event_names
    t.play("gain red", "gain red")

    assert "gained" == t.event_names[0]
    assert "turn-began" == t.event_names[-1]
    assert [1] == t.waiting


@rule("URU-EVT-07")
def test_the_disc_goes_from_the_lowest_epoch_with_discs_to_the_pool() -> None:
    t = table().epochs(0, 2, 4, 3, pool=1).resolve("ishtar")

    assert [0, 1, 4, 3] == t.discs_left
    assert 2 == t.state.pool


@rule("URU-EVT-08")
def test_an_event_that_removes_the_last_disc_triggers_the_end_and_goes_on() -> None:
    t = table().epochs(0, 0, 0, 1, pool=3).resolve("ishtar")

    assert ["event-began", "disc-removed", "end-triggered"] == t.event_names
    assert [0, 0, 0, 4] == t.discs_left
    assert "Ishtar" == t.asked


@rule("URU-EVT-09")
def test_hands_are_cut_to_eight_cards_of_their_owners_choice() -> None:
    t = table().hand(0, *["axe", "kiln", "road"] * 3, "net").resolve("ishtar")

    assert ["discard net", "discard axe", "discard kiln", "discard road"] == t.options
    t.play("discard net", "discard kiln")

    assert 8 == len(t.hand_of(0))
    assert ["net", "kiln"] == t.discard_pile
    assert "Ishtar" == t.asked


@rule("URU-EVT-09")
def test_a_hand_of_eight_loses_nothing() -> None:
    t = table().hand(0, *["axe", "kiln", "road", "statuette"] * 2).hand(1, *["vault", "lyre"] * 4).resolve("ishtar")

    assert "Ishtar" == t.asked


@rule("URU-EVT-09", "URU-RUL-49")
def test_hand_limits_are_asked_clockwise_from_the_active_player() -> None:
    t = table(3).hand(0, *["axe", "kiln", "road"] * 3).hand(2, *["vault", "lyre", "pulley"] * 3).resolve("ishtar", seat=1)

    assert [2] == t.waiting
    t.play("discard vault")
    assert [0] == t.waiting
    t.play("discard axe")

    assert "Ishtar" == t.asked


@rule("URU-EVT-10")
def test_the_effect_starts_with_the_player_whose_turn_set_it_off_and_goes_clockwise() -> None:
    t = table(4).display(*FULL).omen("ishtar").turn(2)
    t.play("draw", chance=["enlil", "axe"])

    t.play("end")
    order = [t.waiting[0]]
    for _ in range(3):
        order += t.play("gain red").waiting

    assert [2, 3, 0, 1] == order


@rule("URU-EVT-10")
def test_the_effect_is_that_of_the_omen_card() -> None:
    t = table().display(*FULL).omen("nergal").facedown("ishtar").turn(0)

    t.play("end")

    assert "Auction" == t.asked


@rule("URU-EVT-11")
def test_both_event_cards_are_discarded_after_the_event() -> None:
    t = table().resolve("ishtar")

    t.play("gain red", "gain red")

    assert ["ishtar", "enlil"] == t.discard_pile
    assert t.view(0)["omen"] is None
    assert not t.view(0)["pending"]


@rule("URU-EVT-11")
def test_the_next_event_card_finds_the_omen_place_empty() -> None:
    t = table().display(*FULL).resolve("ishtar").play("gain red", "gain red")

    t.play("draw", chance=["gibil", "axe"])

    assert ["omen", "drew", "drew-hidden"] == t.event_names


@rule("URU-EVT-11")
@pytest.mark.parametrize("card", ["marduk", "nannar"])
def test_a_kept_omen_card_is_not_discarded(card: str) -> None:
    t = table().tableau(0, "kiln 1").resolve(card)

    t.play("draw" if card == "nannar" else "gain red")

    assert [1] == [seat for seat in range(2) if t.state.sides[seat].kept]
    assert ["enlil"] == t.discard_pile
    assert t.view(0)["omen"] is None


@rule("URU-EVT-11")
def test_ninurta_is_kept_by_the_winner_and_not_discarded() -> None:
    t = table().hand(0, "net").resolve("ninurta")

    t.play("bid 1", "pass", "discard net")

    assert ["net", "enlil"] == t.discard_pile
    assert ["ninurta"] == t.kept_by(0)


@rule("URU-EVT-11")
@pytest.mark.parametrize("card", ["marduk", "nannar"])
def test_on_a_tie_the_omen_card_is_discarded(card: str) -> None:
    t = table().resolve(card)

    t.play(*["draw" if card == "nannar" else "gain red"] * 2)

    assert [card, "enlil"] == t.discard_pile


@rule("URU-EVT-12")
def test_the_face_down_card_never_takes_effect() -> None:
    t = table().tableau(0, "kiln 1").stock(0, "rr").display(*FULL).omen("ishtar").facedown("drought").turn(0)

    t.play("end", "gain red", "gain red")

    assert "Turn" == t.asked
    assert ["kiln 1"] == t.slots_of(0)
    assert ["ishtar", "drought"] == t.discard_pile
