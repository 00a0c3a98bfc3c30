"""The gods: the auctions of Enlil, Nergal and Ninurta, the favours of Gibil, Marduk and Nannar, the gifts of Ishtar (chapter GOD, rulings 35 to 37 and 54)."""

import pytest
from games.uruk.laying import Table, rule, table

AUCTIONS = ["enlil", "nergal", "ninurta"]


def asked_in_turn(t: Table, *texts: str) -> list[int]:
    """The seats that are asked one after the other while these choices are made."""
    asked = []
    for text in texts:
        asked += t.waiting
        t.play(text)
    return asked


# The auction


@rule("URU-GOD-01")
@pytest.mark.parametrize("card", AUCTIONS)
def test_three_gods_are_auctioned_from_the_active_player_clockwise(card: str) -> None:
    t = table(3).resolve(card, seat=1)

    assert "Auction" == t.asked
    assert [1, 2, 0] == asked_in_turn(t, "pass", "pass", "pass")


@rule("URU-GOD-01")
def test_a_bid_must_be_higher_than_the_last_one() -> None:
    t = table().hand(0, "kiln").hand(1, "net", "axe", "vault").resolve("nergal")

    t.play("bid 2")

    assert [3, 4, 5, 6] == t.bids
    assert ["URU-GOD-01"] == t.why("bid 2")


@rule("URU-GOD-01")
def test_who_passes_is_out_of_the_auction() -> None:
    t = table(3).hand(0, "ziggurat").hand(1, "kiln", "vault").hand(2, "axe", "ziggurat").resolve("nergal")

    assert [0, 1, 2, 1, 2] == asked_in_turn(t, "pass", "bid 2", "bid 4", "bid 5", "bid 6")
    assert [1] == t.waiting
    t.play("pass")

    assert [2] == t.waiting
    assert "PayBid" == t.asked


@rule("URU-GOD-01")
def test_an_auction_is_open_bids_are_told_to_everybody() -> None:
    t = table().hand(0, "kiln").resolve("nergal")

    t.play("bid 2")

    assert [["bid-made", [0, 2]]] == [event.plain() for event in t.events_for(-1)]


@rule("URU-GOD-02")
def test_a_bid_is_worth_the_levels_of_the_cards() -> None:
    t = table().hand(0, "net", "vault").resolve("nergal")

    assert [1, 3, 4] == t.bids


@rule("URU-GOD-02")
def test_the_bonus_of_the_lighthouse_is_part_of_the_bid() -> None:
    t = table().tableau(0, "lighthouse 1").hand(0, "net", "vault").resolve("nergal")

    assert [3, 4, 6, 7] == t.bids


@rule("URU-GOD-03")
def test_the_auction_goes_round_until_all_others_have_passed() -> None:
    t = table(3).hand(0, "kiln", "axe").hand(1, "vault").hand(2, "net").resolve("ninurta")

    assert [0, 1, 2, 0] == asked_in_turn(t, "bid 2", "bid 3", "pass", "bid 4")
    t.play("pass")

    assert ["passed", "auction-won"] == t.event_names
    assert [0] == t.waiting


@rule("URU-GOD-03")
def test_the_highest_bidder_wins_at_once_when_all_others_are_out() -> None:
    t = table(3).hand(2, "kiln", "axe").resolve("ninurta")

    t.play("pass", "pass", "bid 2")

    assert ["bid-made", "auction-won"] == t.event_names
    assert "PayBid" == t.asked


@rule("URU-GOD-04", "URU-RUL-35")
def test_the_lowest_opening_bid_is_one() -> None:
    t = table().hand(0, "net").resolve("nergal")

    assert ["pass", "bid 1"] == t.options
    assert ["URU-GOD-01"] == t.why("bid 0")


@rule("URU-GOD-04", "URU-RUL-35")
def test_if_all_pass_nobody_wins_and_the_card_is_discarded() -> None:
    t = table().hand(0, "kiln").resolve("ninurta")

    t.play("pass", "pass")

    assert ["passed", "auction-void"] == t.event_names[:2]
    assert ["ninurta", "enlil"] == t.discard_pile
    assert [] == t.kept_by(0)
    assert ["kiln"] == t.hand_of(0)


@rule("URU-RUL-35")
def test_the_owner_of_a_lighthouse_may_open_without_cards() -> None:
    t = table().tableau(0, "lighthouse").resolve("ninurta")

    t.play("bid 2", "pass")

    assert ["ninurta"] == t.kept_by(0)


@rule("URU-GOD-05", "URU-RUL-36")
def test_a_bid_must_be_payable_exactly() -> None:
    t = table().hand(0, "kiln", "ziggurat").resolve("nergal")

    assert [2, 4, 6] == t.bids
    assert ["URU-GOD-05"] == t.why("bid 3")
    assert ["URU-GOD-05"] == t.why("bid 7")


@rule("URU-GOD-05", "URU-RUL-36")
def test_only_the_value_of_a_bid_is_announced() -> None:
    t = table().hand(0, "kiln", "axe").resolve("nergal")

    t.play("bid 2")

    assert [["bid-made", [0, 2]]] == [event.plain() for event in t.events]
    assert ["axe", "kiln"] == sorted(t.hand_of(0))


@rule("URU-GOD-06", "URU-RUL-36")
def test_the_winner_chooses_cards_worth_exactly_the_bid() -> None:
    t = table().hand(0, "net", "kiln", "vault", "ziggurat").resolve("ninurta")

    t.play("bid 5", "pass")
    assert ["discard net", "discard kiln", "discard vault", "discard ziggurat"] == t.options
    t.play("discard kiln")
    assert ["discard vault"] == t.options
    assert ["URU-GOD-06"] == t.why("discard net")
    t.play("discard vault")

    assert ["net", "ziggurat"] == t.hand_of(0)
    assert ["kiln", "vault"] == t.discard_pile[:2]


@rule("URU-GOD-06")
def test_the_winner_pays_the_bid_without_the_bonus() -> None:
    t = table().tableau(0, "lighthouse 1").hand(0, "kiln", "vault").resolve("ninurta")

    t.play("bid 5", "pass")
    assert ["discard kiln"] == t.options
    t.play("discard kiln")

    assert ["vault"] == t.hand_of(0)


# Prizes


@rule("URU-GOD-07")
def test_enlil_places_a_discovery_for_that_card_alone() -> None:
    t = table().tableau(0, "kiln").hand(0, "net", "vault", "lyre").resolve("enlil")

    t.play("bid 1", "pass", "discard net", "place vault", "new-slot")

    assert ["kiln 0", "vault 0"] == t.slots_of(0)
    assert ["lyre"] == t.hand_of(0)
    assert ["net", "enlil", "ishtar"] == t.discard_pile


@rule("URU-GOD-07")
def test_enlils_discovery_is_placed_after_paying() -> None:
    t = table().tableau(0, "kiln").hand(0, "vault").resolve("enlil")

    t.play("bid 3", "pass", "discard vault")

    assert ["pass"] == t.options
    assert ["URU-GOD-07"] == t.why("place vault")


@rule("URU-GOD-07")
def test_enlil_does_not_lift_the_level_rule() -> None:
    t = table().tableau(0, "kiln").hand(0, "net", "vault", "ziggurat").resolve("enlil")

    t.play("bid 1", "pass", "discard net")

    assert ["pass", "place vault"] == t.options
    assert ["URU-INV-14"] == t.why("place ziggurat")


@rule("URU-GOD-07")
def test_enlils_discovery_must_be_a_different_one() -> None:
    t = table().tableau(0, "kiln").hand(0, "net", "kiln").resolve("enlil")

    t.play("bid 1", "pass", "discard net")

    assert ["pass"] == t.options
    assert ["URU-INV-02"] == t.why("place kiln")


@rule("URU-GOD-07")
def test_enlil_respects_the_slot_limit_but_may_replace() -> None:
    t = table().tableau(0, "kiln", "axe", "road", "statuette", "shadoof").hand(0, "net", "vault").resolve("enlil")

    t.play("bid 1", "pass", "discard net", "place vault")

    assert ["replace 1", "replace 2", "replace 3", "replace 4", "replace 5"] == t.options
    assert ["URU-INV-01"] == t.why("new-slot")


@rule("URU-RUL-37")
def test_enlils_placement_is_optional() -> None:
    t = table().tableau(0, "kiln").hand(0, "net", "vault").resolve("enlil")

    t.play("bid 1", "pass", "discard net", "pass")

    assert ["kiln 0"] == t.slots_of(0)
    assert ["vault"] == t.hand_of(0)
    assert "Turn" == t.asked


@rule("URU-RUL-37")
def test_discs_stay_and_the_replaced_card_returns_when_enlil_replaces() -> None:
    t = table().tableau(0, "kiln 1").hand(0, "net", "vault").resolve("enlil")

    t.play("bid 1", "pass", "discard net", "place vault", "replace 1")

    assert ["vault 1"] == t.slots_of(0)
    assert ["kiln"] == t.hand_of(0)


@rule("URU-RUL-37")
def test_a_road_placed_with_enlil_receives_its_cubes() -> None:
    t = table().tableau(0, "kiln").hand(0, "net", "road").display("axe", "water-wheel", "vault").resolve("enlil")

    t.play("bid 1", "pass", "discard net", "place road", "new-slot")

    assert ["kiln 0", "road 0 rpb"] == t.slots_of(0)


@rule("URU-GOD-08")
def test_nergal_gives_three_cubes_of_one_colour() -> None:
    t = table().hand(0, "net").resolve("nergal")

    t.play("bid 1", "pass", "discard net")
    assert ["gain red", "gain pink", "gain yellow", "gain blue"] == t.options
    t.play("gain yellow")

    assert "yyy" == t.stock_of(0)
    assert 9 == t.bank.count("y")
    assert "Turn" == t.asked


@rule("URU-GOD-09")
def test_ninurta_stays_face_up_with_the_winner() -> None:
    t = table().hand(1, "net").resolve("ninurta")

    t.play("pass", "bid 1", "discard net")

    assert [[], ["ninurta"]] == [t.kept_by(seat) for seat in range(2)]


@rule("URU-GOD-09")
def test_ninurta_is_worth_a_point_per_own_city_at_the_end() -> None:
    t = table().kept(0, "ninurta").tableau(0, "kiln 2", "axe 2", "road 1").tableau(1, "kiln 2", "axe 2", "road 1").finish()

    assert [12, 10] == t.scores


# Favours


@rule("URU-GOD-10")
@pytest.mark.parametrize("card", ["gibil", "marduk", "nannar"])
def test_three_gods_favour_the_one_player_with_the_fewest_discs(card: str) -> None:
    t = table(3).tableau(0, "kiln 2").tableau(1, "kiln 1", "axe 1", "road 1").tableau(2, "kiln 1").resolve(card)

    assert [["favoured", 2]] == [[event.kind.name, event.values[0]] for event in t.events_named("favoured")]


@rule("URU-GOD-10")
def test_a_city_counts_as_two_discs_for_the_favour() -> None:
    t = table().tableau(0, "kiln 2").tableau(1, "kiln 1").resolve("gibil")

    assert [1] == t.waiting


@rule("URU-RUL-54")
def test_the_mark_of_an_eruption_is_no_disc_for_the_favour() -> None:
    t = table().tableau(0, "kiln 1").tableau(1, "kiln 2").erupted(0).resolve("gibil")

    assert "favoured" in t.event_names
    assert [0] == t.waiting


@rule("URU-RUL-54")
def test_only_discs_above_own_discoveries_count_for_the_favour() -> None:
    t = table().epochs(0, 0, 4, 3, pool=6).tableau(0, "kiln 1").tableau(1, "kiln 2").stock(0, "rrr").resolve("gibil", seat=1)

    assert [0] == t.waiting


@rule("URU-GOD-11")
def test_the_others_are_compensated_after_the_favour_clockwise_from_the_active_player() -> None:
    t = table(4).tableau(0, "kiln").tableau(1, "kiln 1").tableau(2, "kiln 1").tableau(3, "axe 1").resolve("gibil", seat=2)

    assert [0, 2, 3, 1] == asked_in_turn(t, "gain red", "gain red", "gain red", "gain red")
    assert ["rrr", "r", "r", "r"] == [t.stock_of(seat) for seat in range(4)]


@rule("URU-GOD-12")
@pytest.mark.parametrize("card", ["gibil", "marduk", "nannar"])
def test_on_a_tie_for_fewest_all_players_get_the_compensation_alone(card: str) -> None:
    t = table(3).epochs(4, 6, 4, 3).tableau(0, "kiln 1").tableau(1, "kiln 1").tableau(2, "axe 2").resolve(card)
    assert ["event-began", "disc-removed", "no-favour"] == t.event_names

    text = "draw" if card == "nannar" else "gain red"
    assert [0, 1, 2] == asked_in_turn(t, text, text, text)

    assert [1, 1, 1] == [len(t.stock_of(seat)) + len(t.hand_of(seat)) for seat in range(3)]
    assert [[], [], []] == [t.kept_by(seat) for seat in range(3)]


@rule("URU-GOD-12")
def test_a_tie_for_more_discs_does_not_matter() -> None:
    t = table(3).tableau(0, "kiln 2").tableau(1, "kiln 2").tableau(2, "axe 1").resolve("marduk")

    assert ["marduk"] == t.kept_by(2)


@rule("URU-GOD-13")
def test_gibil_gives_three_cubes_of_one_colour_and_one_cube_to_the_others() -> None:
    t = table().tableau(0, "kiln 1").resolve("gibil")

    assert ["gain red", "gain pink", "gain yellow", "gain blue"] == t.options
    t.play("gain pink", "gain blue")

    assert ["b", "ppp"] == [t.stock_of(seat) for seat in range(2)]
    assert ["gibil", "enlil"] == t.discard_pile


@rule("URU-GOD-14")
def test_marduk_stays_with_the_favoured_player_and_gives_a_cube_to_the_others() -> None:
    t = table().tableau(0, "kiln 1").resolve("marduk")

    assert [0] == t.waiting
    t.play("gain blue")

    assert ["marduk"] == t.kept_by(1)
    assert ["b", ""] == [t.stock_of(seat) for seat in range(2)]


@rule("URU-GOD-14")
def test_the_favour_of_marduk_halves_the_next_disc() -> None:
    t = table().tableau(0, "kiln 1").tableau(1, "ziggurat").stock(1, "rr").resolve("marduk").play("gain blue")

    t.play("disc 1")

    assert ["pay rr"] == t.options


@rule("URU-GOD-15")
def test_nannar_stays_with_the_favoured_player_and_the_others_may_draw() -> None:
    t = table(3).tableau(0, "kiln 1").tableau(1, "kiln").tableau(2, "axe 1").resolve("nannar")
    assert ["nannar"] == t.kept_by(1)
    assert ["draw", "pass"] == t.options

    t.play("draw", chance=["road"])
    assert [2] == t.waiting
    t.play("pass")

    assert [["road"], [], []] == [t.hand_of(seat) for seat in range(3)]


@rule("URU-GOD-15")
def test_the_favour_of_nannar_halves_the_next_disc() -> None:
    t = table().tableau(0, "kiln 1").tableau(1, "ziggurat").stock(1, "rr").resolve("nannar").play("pass")

    t.play("disc 1")

    assert ["pay rr"] == t.options


@rule("URU-GOD-15")
def test_a_card_drawn_with_nannar_is_seen_by_its_owner_alone() -> None:
    t = table().tableau(0, "kiln 1").resolve("nannar")

    t.play("draw", chance=["road"])

    assert ["drew"] == [event.kind.name for event in t.events_for(0)][:1]
    assert "drew" not in [event.kind.name for event in t.events_for(1)]


@rule("URU-GOD-16")
def test_ishtar_gives_everybody_a_card_or_a_cube_from_the_active_player_clockwise() -> None:
    t = table(3).resolve("ishtar", seat=1)
    assert ["gain red", "gain pink", "gain yellow", "gain blue", "draw"] == t.options
    assert [1] == t.waiting

    t.play("draw", chance=["axe"])
    assert [2, 0] == asked_in_turn(t, "gain yellow", "gain blue")

    assert ["b", "", "y"] == [t.stock_of(seat) for seat in range(3)]
    assert [[], ["axe"], []] == [t.hand_of(seat) for seat in range(3)]


@rule("URU-GOD-16")
def test_ishtar_cannot_give_a_card_when_there_is_none() -> None:
    t = table().pile().resolve("ishtar")

    assert not t.offers("draw")
    assert ["URU-DECK-05"] == t.why("draw")


@rule("URU-GOD-17")
def test_a_gift_of_three_cubes_gives_what_the_bank_has() -> None:
    t = table().hand(0, "net").elsewhere("y" * 10).resolve("nergal")

    t.play("bid 1", "pass", "discard net", "gain yellow")

    assert "yy" == t.stock_of(0)
    assert "y" * 10 == t.stock_of(1)
    assert "Turn" == t.asked


@rule("URU-GOD-17")
def test_a_colour_the_bank_lacks_cannot_be_had_from_the_gods() -> None:
    t = table().elsewhere("y" * 12).resolve("ishtar")

    assert ["gain red", "gain pink", "gain blue", "draw"] == t.options
    assert ["URU-GOD-17"] == t.why("gain yellow")
