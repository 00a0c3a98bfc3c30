"""What is told of an offered choice before it is made: prices and what is left. It is what then really happens."""

from __future__ import annotations

from games.pantheon.laying import Table, rule, table, tile

from themis.core.frame import options


def rich() -> Table:
    """Seat 0 meets everything on its way: free and shared spaces, tiles, columns, jumps."""
    t = table(3).hand(0, *["movement"] * 3, "money-5", "money-1", "gift").deities(0, "gaiviles", "stonkus-2", "gadicea").ranks(0, gift=1)
    return t.feet(0, "0503", "0603").feet(1, "0602", "0401").columns(1, "0703").turn(0)


@rule("PAN-MOVE-04", "PAN-MOVE-13", "PAN-RUL-15")
def test_every_placement_of_a_move_tells_its_price_and_what_is_left() -> None:
    t = rich().play("move")
    for choice in options(t.state, 0):
        told = t.facts(t.read(choice.text))
        after = rich().play("move", t.read(choice.text))
        decision = after.view(0)["decision"]
        assert (told["price"], told["left"], told["movement"]) == (decision["spent"], decision["left"], decision["movement"])
        assert ([] if told["tile"] < 0 else [told["tile"]]) == [tile(name) for name in after.view()["taken"]]
    assert {1, 2} == {t.facts(text)["price"] for text in t.options}
    assert t.offered("jump")


@rule("PAN-BUY-04", "PAN-BUY-05", "PAN-BUY-11")
def test_every_purchase_tells_its_price_and_what_is_left() -> None:
    t = rich().play("buy")
    for choice in options(t.state, 0):
        told = t.facts(t.read(choice.text))
        decision = rich().play("buy", t.read(choice.text)).view(0)["decision"]
        assert (told["price"], told["left"]) == (decision["spent"], decision["left"])
    assert 8 == t.view(0)["decision"]["left"]


@rule("PAN-MOVE-20")
def test_a_placement_tells_the_tile_it_takes() -> None:
    t = table(2).feet(0, "0503", "0603").tiles("0704 cards-2", "0201 money").turn(0).play("move")
    assert (tile("cards-2"), -1) == (t.facts("foot 0704")["tile"], t.facts("foot 0602")["tile"])


@rule("PAN-BUY-16")
def test_the_end_of_a_buy_tells_what_the_cards_must_pay() -> None:
    t = rich().play("buy", "piece foot")
    assert {"due": 0} == t.facts("finish")
    assert {"due": 2} == t.play("offering priest 2").facts("finish")


@rule("PAN-GOD-02", "PAN-GOD-80")
def test_a_turn_tells_the_points_of_a_cult_and_the_cards_of_a_draw() -> None:
    t = table(2).epoch(4).people("gallia").row("stonkus-1", "pietalte").ranks(0, gift=4).deities(0, "gadicea").turn(0)
    assert ({"number": 4}, {"number": 4}, {"number": 4}) == (t.facts("worship stonkus-1"), t.facts("draw"), t.facts("take gift"))


@rule("PAN-MOVE-10", "PAN-MOVE-13")
def test_the_ways_of_a_move_are_the_cheapest_that_lead_to_a_space() -> None:
    t = table(3).hand(0, "movement").feet(1, "0403", "0503").turn(0).play("move")
    ways = t.view(0)["ways"]
    assert (3, 1, 2) == (ways["massilia"], ways["c7"], ways["d5"])
    assert "cisalpina" not in table(3).turn(0).play("move").view(0)["ways"]


def test_whoever_finishes_a_move_is_told_how_many_steps_are_wasted() -> None:
    """A card that nobody has to play is not wasted, half of one that was begun is."""
    t = table(2).hand(0, "movement", "movement").turn(0).play("move", "foot 0503")
    assert {"movement": 0, "left": 0} == t.facts("finish")
    assert {"movement": 1, "left": 1} == t.play("foot 0603").facts("finish")
    assert {"movement": 1, "left": 0} == t.play("foot 0602").facts("finish")


def test_steps_with_which_nothing_can_be_placed_are_not_wasted() -> None:
    assert {"movement": 0, "left": 0} == table(2).reserve(0, 1, 0).step_tiles(0, "step-2").turn(0).play("move", "foot 0503").facts("finish")
