"""Exchanging cards for resources: hand cards whose discovery lies on the table become cubes, as many as you like in one action (chapter EXCH)."""

from games.uruk.laying import rule, table


@rule("URU-EXCH-01")
def test_a_card_whose_discovery_lies_in_another_tableau_can_be_exchanged() -> None:
    t = table(3).tableau(2, "water-wheel").hand(0, "water-wheel", "sailing-ship").turn(0)

    assert ["exchange water-wheel"] == t.offered("exchange")


@rule("URU-EXCH-01")
def test_a_card_whose_discovery_lies_in_the_own_tableau_can_be_exchanged() -> None:
    t = table().tableau(0, "water-wheel").hand(0, "water-wheel", "sailing-ship").turn(0)

    assert ["exchange water-wheel"] == t.offered("exchange")


@rule("URU-EXCH-01")
def test_a_card_whose_discovery_lies_nowhere_cannot_be_exchanged() -> None:
    t = table().tableau(1, "kiln").hand(0, "sailing-ship").turn(0)

    assert [] == t.offered("exchange")
    assert ["URU-EXCH-01"] == t.why("exchange sailing-ship")


@rule("URU-EXCH-01")
def test_only_a_card_in_hand_can_be_exchanged() -> None:
    t = table().tableau(1, "kiln").turn(0)

    assert ["URU-EXCH-01"] == t.why("exchange kiln")


@rule("URU-EXCH-01")
def test_a_discovery_that_left_the_table_no_longer_serves_the_exchange() -> None:
    t = table().tableau(0, "kiln").hand(0, "kiln", "net").turn(0)
    assert t.offers("exchange kiln")

    t.play("place net", "replace 1")

    assert not t.offers("exchange kiln")


@rule("URU-EXCH-01")
def test_at_least_one_card_is_exchanged() -> None:
    t = table().tableau(1, "kiln").hand(0, "kiln", "kiln").turn(0)

    assert not t.offers("enough")
    t.play("exchange kiln")
    assert ["exchange kiln", "enough"] == t.options


@rule("URU-EXCH-02")
def test_an_exchanged_card_is_discarded_for_a_cube_of_its_colour_from_the_bank() -> None:
    t = table().tableau(1, "water-wheel").hand(0, "water-wheel").turn(0)

    t.play("exchange water-wheel")

    assert "b" == t.stock_of(0)
    assert 11 == t.bank.count("b")
    assert [] == t.hand_of(0)
    assert ["water-wheel"] == t.discard_pile
    assert ["exchanged", "gained"] == t.event_names


@rule("URU-EXCH-02")
def test_a_card_gives_one_cube_whatever_its_level() -> None:
    t = table().tableau(1, "ziggurat").hand(0, "ziggurat").turn(0)

    t.play("exchange ziggurat")

    assert "r" == t.stock_of(0)


@rule("URU-EXCH-03")
def test_cards_of_several_colours_are_exchanged_in_one_action() -> None:
    t = table().tableau(0, "kiln").tableau(1, "water-wheel").hand(0, "kiln", "water-wheel", "water-wheel").turn(0)

    t.play("exchange water-wheel", "exchange kiln", "exchange water-wheel")

    assert "rbb" == t.stock_of(0)
    assert 2 == t.actions_left()


@rule("URU-EXCH-03")
def test_an_exchange_may_stop_before_all_cards_are_gone() -> None:
    t = table().tableau(1, "kiln").hand(0, "kiln", "kiln").turn(0)

    t.play("exchange kiln", "enough")

    assert "r" == t.stock_of(0)
    assert ["kiln"] == t.hand_of(0)
    assert 2 == t.actions_left()


@rule("URU-EXCH-04")
def test_a_card_whose_colour_the_bank_lacks_cannot_be_exchanged() -> None:
    t = table().tableau(1, "kiln", "water-wheel").hand(0, "kiln", "water-wheel").elsewhere("r" * 12).turn(0)

    assert ["exchange water-wheel"] == t.offered("exchange")
    assert ["URU-EXCH-04"] == t.why("exchange kiln")


@rule("URU-EXCH-04")
def test_an_exchange_ends_when_the_bank_runs_out_of_the_colour() -> None:
    t = table().tableau(1, "kiln").hand(0, "kiln", "kiln").elsewhere("r" * 11).turn(0)

    t.play("exchange kiln")

    assert "r" == t.stock_of(0)
    assert ["kiln"] == t.hand_of(0)
    assert ["enough"] == t.options


@rule("URU-EXCH-05")
def test_the_exchange_may_be_repeated_in_a_turn() -> None:
    t = table().tableau(1, "kiln").hand(0, "kiln", "kiln").turn(0)

    t.play("exchange kiln", "enough", "exchange kiln")

    assert "rr" == t.stock_of(0)
    assert 1 == t.actions_left()


@rule("URU-EXCH-05")
def test_the_exchange_does_not_use_the_function_of_the_discovery() -> None:
    t = table().tableau(0, "kiln").hand(0, "kiln").turn(0)

    t.play("exchange kiln")

    assert t.offers("use kiln")


@rule("URU-SETUP-15", "URU-EXCH-03")
def test_whether_another_card_could_be_exchanged_is_not_shown_to_others() -> None:
    """The question is asked by what everybody sees; only its answers depend on the hand."""
    with_another = table().tableau(0, "kiln").hand(0, "kiln", "kiln").turn(0).play("exchange kiln")
    without = table().tableau(0, "kiln").hand(0, "kiln", "axe").turn(0).play("exchange kiln")

    assert "Exchange" == with_another.asked == without.asked
    assert ["exchange kiln", "enough"] == with_another.options
    assert ["enough"] == without.options


@rule("URU-RUL-21")
def test_any_number_of_cards_is_exchanged_in_one_action() -> None:
    """EX-11, with a second colour."""
    t = table().tableau(0, "kiln").tableau(1, "water-wheel").hand(0, "water-wheel", "water-wheel", "kiln", "sailing-ship").turn(0)
    assert ["exchange kiln", "exchange water-wheel"] == t.offered("exchange")
    assert ["URU-EXCH-01"] == t.why("exchange sailing-ship")
    t.play("exchange water-wheel", "exchange kiln", "exchange water-wheel")
    assert "rbb" == t.stock_of(0)
    assert 2 == t.play("enough").actions_left()


@rule("URU-RUL-21")
def test_a_card_is_exchanged_only_while_its_discovery_lies_in_a_tableau() -> None:
    t = table().tableau(0, "water-wheel").hand(0, "water-wheel", "kiln", "kiln").turn(0)
    assert t.offers("exchange water-wheel")
    t.play("place kiln", "replace 1", "copy")
    assert ["URU-EXCH-01"] == t.why("exchange water-wheel")
