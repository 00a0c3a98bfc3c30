"""Deities: how they are gained, what each of them does, and what happens when something runs out. Jumps have a file of their own."""

from __future__ import annotations

import pytest
from games.pantheon.laying import T, Table, deity, rule, table

YELLOW = ["surparit", "plaesiris", "taksator"]
BLUE = ["depraccus", "vinthrad", "gaiviles", "stonkus-1", "stonkus-2", "gadicea", "pietalte", "traitera"]
# A hand that pays for every deity, and the offer for as many numbers as it has.
RICH = [name for name, number in {"gift": 5, "priest": 3, "dancer": 2, "temple": 1}.items() for _ in range(number)]
OFFERS = {1: "offer g", 2: "offer gp", 3: "offer gpd", 4: "offer gpdt"}


def numbers(name: str) -> int:
    return int(T.deity_numbers[deity(name)])


def cult(t: Table, name: str, chance: list[str] | None = None) -> Table:
    """Seat 0 worships a deity of the row, in which others are left."""
    filler = "gaiviles" if name != "gaiviles" else "vinthrad"
    t.row(name, filler, filler).hand(0, *RICH).turn(0)
    return t.play(f"worship {name}").play(OFFERS[numbers(name)], chance=chance)


def owned(t: Table, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = t.side(seat)["deities"]
    return found


def boxed(t: Table) -> dict[str, int]:
    found: dict[str, int] = t.view()["deity_box"]
    return found


def tile_taken(t: Table, name: str, chance: list[str] | None = None) -> Table:
    """Seat 0 takes a tile by a move of one step."""
    t.feet(0, "0503", "0603").tiles(f"0704 {name}", "0201 money").turn(0)
    return t.play("move", "foot 0704").play("finish", chance=chance)


# ---------------------------------------------------------------- Gaining them


@rule("PAN-GOD-01", "PAN-GOD-02", "PAN-RUL-37")
@pytest.mark.parametrize("epoch", range(1, 7))
def test_a_deity_by_cult_scores_the_epoch(epoch: int) -> None:
    t = cult(table(2).epoch(epoch).people("gallia"), "vinthrad")
    assert [epoch, 0] == t.scores


@rule("PAN-GOD-01", "PAN-GOD-02", "PAN-RUL-37", "PAN-RUL-44")
def test_a_deity_by_a_tile_scores_the_epoch_at_once_and_unasked() -> None:
    t = tile_taken(table(2).epoch(4).people("gallia"), "deity", ["vinthrad"])
    assert ([4, 0], {"vinthrad": 1}, ["PAN-TILE-08"]) == (t.scores, owned(t), t.rules_behind("deity-gained"))
    assert "React" == t.asked


@rule("PAN-GOD-01", "PAN-GOD-02", "PAN-RUL-37")
def test_a_deity_by_surparit_scores_the_epoch() -> None:
    t = cult(table(2).epoch(5).people("gallia"), "surparit", ["vinthrad"])
    assert ([10, 0], ["PAN-GOD-10"]) == (t.scores, t.rules_behind("deity-gained"))


@rule("PAN-GOD-01", "PAN-GOD-02", "PAN-RUL-37")
def test_a_deity_under_gallia_scores_the_epoch() -> None:
    t = table(2).epoch(3).hand(0, *["gift"] * 4).gifts("gallia").play("reveal", chance=["vinthrad"]).play("offer g")
    assert ([3, 0], {"vinthrad": 1}) == (t.scores, owned(t))


@rule("PAN-GOD-03")
@pytest.mark.parametrize(("name", "chance"), [("surparit", ["vinthrad"]), ("plaesiris", None), ("taksator", None)])
def test_yellow_deities_act_once_and_go_to_the_box(name: str, chance: list[str] | None) -> None:
    t = cult(table(2).demigod_row(1, 2), name, chance)
    assert {name: 1} == boxed(t)
    assert name not in owned(t)


@rule("PAN-GOD-04")
@pytest.mark.parametrize("name", BLUE)
def test_blue_deities_stay(name: str) -> None:
    t = cult(table(2), name)
    assert ({name: 1}, {}) == (owned(t), boxed(t))


def test_every_deity_is_yellow_or_blue() -> None:
    assert sorted(YELLOW + BLUE) == sorted(T.deity_slugs)


@rule("PAN-GOD-05", "PAN-RUL-33")
def test_a_deity_that_cannot_act_scores_all_the_same() -> None:
    assert ([1, 0], []) == ((t := cult(table(2).special(), "taksator")).scores, t.hand_of(0)[6:])
    assert ([1, 0], 0) == ((t := cult(table(2).demigod_stack(), "plaesiris")).scores, t.side(0)["demigods"])


# ---------------------------------------------------------------- The stack


@rule("PAN-GOD-06", "PAN-RUL-32")
def test_the_box_becomes_the_stack_when_a_deity_is_needed() -> None:
    t = tile_taken(table(2).deities(1, "traitera").deity_stack(), "deity", None)
    reshuffled = [event.values for event in t.events_named("deities-reshuffled")]
    assert [[40 - 3 - 1]] == reshuffled
    assert 35 == t.view()["deity_stack"]
    assert {"traitera": 1} == owned(t, 1)


@rule("PAN-GOD-06")
def test_nothing_is_shuffled_while_the_stack_lasts() -> None:
    t = tile_taken(table(2).deity_stack("pietalte"), "deity", ["pietalte"])
    assert [] == t.events_named("deities-reshuffled")
    assert (0, {"pietalte": 1}) == (t.view()["deity_stack"], owned(t))


@rule("PAN-RUL-32", "PAN-GOD-03")
def test_a_surparit_whose_draw_makes_the_stack_again_is_not_in_it() -> None:
    t = cult(table(2).deity_stack(), "surparit")
    assert [[40 - 3]] == [event.values for event in t.events_named("deities-reshuffled")]
    assert 1 <= boxed(t)["surparit"]


@rule("PAN-RUL-32")
def test_a_used_traitera_is_in_the_new_stack() -> None:
    t = table(2).deity_stack("vinthrad").deities(0, "traitera").feet(0, "0503", "0603", "0401", "0301")
    t.tiles("0704 deity", "0201 deity", "0405 money").turn(0).play(
        "move", "foot 0704", "finish", "draw", "again", "move", "foot 0201", "finish"
    )
    assert [[40 - 3 - 1]] == [event.values for event in t.events_named("deities-reshuffled")]


# ---------------------------------------------------------------- Copies


@rule("PAN-GOD-07")
def test_copies_add_up() -> None:
    t = table(2).deities(0, *["vinthrad"] * 2, *["gaiviles"] * 3, *["stonkus-1"] * 2, "stonkus-2", *["gadicea"] * 4).row("pietalte").turn(0)
    assert (2, 3, 4, 4) == tuple(t.side(0)[name] for name in ("steps", "jumps", "money", "draws"))
    assert 7 == t.facts("draw")["number"]


@rule("PAN-GOD-07", "PAN-GOD-40", "PAN-RUL-12")
def test_two_depraccus_draw_four_cards() -> None:
    t = table(2).deities(1, "depraccus", "depraccus").gifts("persia")
    assert [0, 4] == [t.side(seat)["hand_size"] for seat in range(2)]


# ---------------------------------------------------------------- Surparit


@rule("PAN-GOD-10")
def test_the_deity_of_a_surparit_acts_as_well() -> None:
    t = cult(table(2), "surparit", ["taksator"])
    assert "money-2" in t.hand_of(0)
    assert ([2, 0], {"surparit": 1, "taksator": 1}) == (t.scores, boxed(t))


@rule("PAN-GOD-11")
def test_a_surparit_that_comes_by_surparit_draws_no_other() -> None:
    t = cult(table(2), "surparit", ["surparit"])
    assert ([2, 0], {"surparit": 2}) == (t.scores, boxed(t))


@rule("PAN-GOD-10")
def test_a_surparit_that_comes_by_a_tile_draws_another() -> None:
    t = tile_taken(table(2), "deity", ["surparit", "vinthrad"])
    assert ([2, 0], {"vinthrad": 1}) == (t.scores, owned(t))


@rule("PAN-GOD-12")
def test_surparit_takes_nothing_from_the_row() -> None:
    t = cult(table(2).deity_stack("pietalte"), "surparit", ["pietalte"])
    assert ["gaiviles", "gaiviles"] == [name for name in t.view()["row"] if name]


# ---------------------------------------------------------------- Plaesiris


@rule("PAN-GOD-20", "PAN-RUL-07")
def test_plaesiris_by_cult_takes_the_two_highest_of_the_row() -> None:
    t = cult(table(2).demigod_row(2, 6, 3, 5), "plaesiris")
    assert ([5, 6], [3, 2]) == (sorted(t.side(0)["values"]), t.view()["demigods"])


@rule("PAN-RUL-29", "PAN-GOD-05")
@pytest.mark.parametrize("row", [[], [4]])
def test_plaesiris_takes_what_is_there(row: list[int]) -> None:
    t = cult(table(2).demigod_row(*row), "plaesiris")
    assert (row, [1, 0]) == (t.side(0)["values"], t.scores)


@rule("PAN-GOD-21")
def test_plaesiris_by_a_tile_takes_the_top_two_of_the_stack() -> None:
    t = tile_taken(table(2).demigod_row(6, 5), "deity", ["plaesiris", "1", "3"])
    assert ([1, 3], [6, 5]) == (sorted(t.side(0)["values"]), t.view()["demigods"])


@rule("PAN-GOD-21")
def test_plaesiris_under_gallia_takes_the_top_two_of_the_stack() -> None:
    t = table(2).demigod_row(6, 5).hand(0, *["gift"] * 4).gifts("gallia").play("reveal", chance=["plaesiris"])
    t.play("offer g", chance=["2", "2"])
    assert ([2, 2], [6, 5]) == (t.side(0)["values"], t.view()["demigods"])


@rule("PAN-GOD-22")
def test_demigods_are_kept_face_down() -> None:
    t = tile_taken(table(2), "deity", ["plaesiris", "1", "3"])
    seen = t.view(1)["sides"][0]
    assert (2, None, []) == (seen["demigods"], seen["values"], seen["known_values"])
    assert [1, 3] == sorted(t.side(0)["values"])
    assert ["demigod-hidden"] * 2 == [event.kind.name for event in t.events_for(1) if event.kind.name.startswith("demigod-")]


@rule("PAN-RUL-33")
def test_an_empty_stack_of_demigods_gives_nothing() -> None:
    t = tile_taken(table(2).demigod_stack(5), "deity", ["plaesiris", "5"])
    assert [5] == t.side(0)["values"]


# ---------------------------------------------------------------- Taksator, Depraccus


@rule("PAN-GOD-30", "PAN-RUL-46")
@pytest.mark.parametrize(("values", "descending", "expected"), [([3, 4, 5], False, 3), ([3, 4, 5], True, 5)])
def test_taksator_takes_the_top_special_money(values: list[int], descending: bool, expected: int) -> None:
    t = table(2).special(*values)
    cult(t.descending() if descending else t, "taksator")
    assert f"money-{expected}" in t.hand_of(0)
    assert len(values) - 1 == len(t.view()["special"])


@rule("PAN-GOD-40")
def test_depraccus_draws_two_hidden_cards_at_the_end_of_the_preparation_unasked() -> None:
    t = table(3).deities(2, "depraccus").first(1).gifts("persia", chance=["temple", "dancer"])
    assert (["dancer", "temple"], ["PAN-GOD-40"] * 2) == (t.hand_of(2), t.rules_behind("drew"))
    assert t.event_names.index("temple-placed") < t.event_names.index("drew") < t.event_names.index("turn-began")
    assert {"depraccus": 1} == owned(t, 2)


@rule("PAN-GOD-40")
def test_depraccus_does_nothing_when_it_is_worshipped() -> None:
    t = cult(table(2), "depraccus")
    assert len(RICH) - 5 == t.side(0)["hand_size"]


# ---------------------------------------------------------------- Vinthrad, Stonkus, Gadicea


@rule("PAN-GOD-50", "PAN-GOD-51")
def test_vinthrad_is_a_step_in_moves_and_reactions() -> None:
    active = table(2).deities(0, "vinthrad").turn(0).play("move")
    assert 2 == active.view(0)["decision"]["left"]
    reacting = table(2).deities(1, "vinthrad").react(0).play("move")
    assert 1 == reacting.view(1)["decision"]["left"]
    reacting.play("foot 0602", "finish")
    assert [1] == reacting.pieces_on("0602")


@rule("PAN-GOD-52")
def test_vinthrad_does_nothing_in_buy() -> None:
    t = table(2).deities(0, "vinthrad").turn(0)
    assert not t.offers("buy")
    assert 1 == table(2).hand(0, "money-1").deities(0, "vinthrad").turn(0).play("buy").view(0)["decision"]["left"]


@rule("PAN-GOD-70", "PAN-RUL-39")
@pytest.mark.parametrize(("names", "coins"), [(["stonkus-1"], 1), (["stonkus-2"], 2), (["stonkus-1", "stonkus-2", "stonkus-2"], 5)])
def test_stonkus_gives_what_is_printed_in_every_buy(names: list[str], coins: int) -> None:
    t = table(2).deities(0, *names).turn(0).play("buy")
    assert coins == t.view(0)["decision"]["left"]
    t.play("piece foot", "finish", "draw", "draw", "draw", "buy")
    assert (5, coins) == (t.side(0)["feet"], t.view(0)["decision"]["left"])


@rule("PAN-GOD-80")
def test_gadicea_is_a_card_in_the_draw_action_only() -> None:
    t = table(2).deities(0, "gadicea").turn(0).play("draw", "draw", "draw")
    assert ("Draw", [0]) == (t.asked, t.waiting)
    t.play("draw")
    assert ("Turn", [1], 4) == (t.asked, t.waiting, t.side(0)["hand_size"])
    assert 2 == tile_taken(table(2).deities(0, "gadicea"), "cards-2").side(0)["hand_size"]
    assert 2 == table(2).deities(0, "gadicea").gifts("roma").side(0)["hand_size"]


@rule("PAN-GOD-90", "PAN-CULT-12")
def test_pietalte_is_paid_with_cards_only() -> None:
    t = (
        table(2)
        .row("pietalte", "gaiviles")
        .ranks(0, gift=4, priest=4, dancer=4)
        .hand(0, "gift", "gift", "priest", "priest", "dancer")
        .turn(0)
    )
    assert not t.offers("worship pietalte")
    assert ["PAN-CULT-12"] == t.why("worship pietalte")


# ---------------------------------------------------------------- Traitera


@rule("PAN-GOD-95")
def test_after_an_action_a_traitera_can_be_given_up_for_another() -> None:
    t = table(2).deities(0, "traitera").turn(0).play("draw", "draw", "draw")
    assert ["again", "decline"] == t.options
    t.play("again")
    assert (("Turn", [0]), {"traitera": 1}, {}) == ((t.asked, t.waiting), boxed(t), owned(t))
    t.play("draw", "draw", "draw")
    assert ("Turn", [1]) == (t.asked, t.waiting)


@rule("PAN-GOD-95", "PAN-TURN-08")
def test_a_traitera_may_be_kept() -> None:
    t = table(2).deities(0, "traitera").turn(0).play("draw", "draw", "draw", "decline")
    assert (("Turn", [1]), {"traitera": 1}) == ((t.asked, t.waiting), owned(t))


@rule("PAN-GOD-95")
def test_a_reaction_is_no_turn_for_a_traitera() -> None:
    t = table(2).deities(1, "traitera").react(0).play("draw")
    assert ("Turn", [1]) == (t.asked, t.waiting)


@rule("PAN-GOD-96")
def test_all_that_is_permanent_works_again_in_the_second_action() -> None:
    t = table(2).deities(0, "traitera", "vinthrad").step_tiles(0, "step-1").turn(0)
    t.play("move", "foot 0401", "foot 0402", "foot 0403", "finish", "draw", "again", "move")
    assert 3 == t.view(0)["decision"]["left"]
    again = table(2).deities(0, "traitera", "stonkus-1").ranks(0, gift=4).row("stonkus-1", "gaiviles").turn(0)
    again.play("worship stonkus-1", "offer g", "again", "buy", "piece foot", "piece foot")
    assert ["finish"] == again.options


@rule("PAN-GOD-97")
def test_what_the_first_action_brought_serves_the_second() -> None:
    t = table(2).deities(0, "traitera").turn(0).play("draw", "draw", "draw", chance=["movement"])
    assert "movement" in t.hand_of(0)
    t.play("again", "move")
    assert 1 + 2 * t.hand_of(0).count("movement") == t.view(0)["decision"]["left"]


@rule("PAN-GOD-98")
def test_only_a_traitera_owned_when_the_turn_began_is_used() -> None:
    t = cult(table(2), "traitera")
    assert (("Turn", [1]), {"traitera": 1}) == ((t.asked, t.waiting), owned(t))
    t.play(*["draw"] * 6)
    assert ("Again", [0]) == (t.asked, t.waiting)


@rule("PAN-GOD-98")
def test_a_traitera_gained_in_the_turn_does_not_stand_in_for_one_that_was_used() -> None:
    t = cult(table(2).deities(0, "traitera"), "traitera").play("again", "draw", "draw", "draw")
    assert (("Turn", [1]), {"traitera": 1}) == ((t.asked, t.waiting), owned(t))


@rule("PAN-GOD-99")
def test_several_traiteras_are_used_in_one_turn_each_once() -> None:
    t = table(2).deities(0, "traitera", "traitera").turn(0)
    t.play("draw", "draw", "draw", "again", "draw", "draw", "draw", "again", "draw", "draw", "draw")
    assert (("Turn", [1]), 9, {"traitera": 2}) == ((t.asked, t.waiting), t.side(0)["hand_size"], boxed(t))


@rule("PAN-RUL-34", "PAN-GOD-95")
def test_a_gap_in_the_display_is_filled_before_a_second_action_too() -> None:
    t = table(2).display("gift", "priest", "dancer").pile().rest_of_cards(1).hand(0, "money-2").deities(0, "traitera").turn(0)
    t.play("buy", "piece foot", "finish", "pay money-2", "again")
    assert ["gift", "priest", "dancer", "money-2"] == t.view()["display"]
