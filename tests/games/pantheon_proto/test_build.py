"""Construction: who builds when, for how much, and what comes to the free place."""

from __future__ import annotations

from games.pantheon_proto.tables import GAME, Table, rule, table

CHEAP = ["votive-statue", "fairy-ring", "rune-stone", "bone-altar", "singing-tree"]


def shown(*more: str) -> Table:
    """Five cheap monuments are on display, and these are all that is left in the pile."""
    return table(4).display(*CHEAP).pile(*more, rest=3)


def rich(t: Table, seat: int, number: int = 9) -> Table:
    return t.stock(seat, wood=number, metal=number, wheat=number)


@rule("PRO-BUY-02", "PRO-BUY-03")
def test_players_build_in_initiative_order_each_until_done() -> None:
    t = rich(rich(shown("cathedral", "palace-of-dew"), 0), 2).order(2, 1, 0, 3).purchase()
    assert ("Build", [2]) == (t.asked, t.waiting)
    t.play("build votive-statue")
    assert ("Build", [2]) == (t.asked, t.waiting)
    t.play("build fairy-ring")
    assert [2] == t.waiting
    t.play("done")
    assert ("Build", [0]) == (t.asked, t.waiting)


@rule("PRO-BUY-03", "PRO-RUL-41")
def test_any_number_of_monuments_is_built_in_a_step() -> None:
    t = rich(shown("cathedral", "palace-of-dew", "guild-hall"), 0, 20).purchase()
    t.play("build votive-statue", "build rune-stone", "build fairy-ring")
    assert {"votive-statue", "fairy-ring", "rune-stone"} == set(t.side(0)["monuments"])


@rule("PRO-BUY-03")
def test_nobody_must_build() -> None:
    t = rich(shown("cathedral"), 0).purchase().play("done")
    assert ([], (9, 9, 9)) == (t.side(0)["monuments"], t.stocks(0))


@rule("PRO-BUY-04")
def test_the_cost_is_paid_from_the_storehouse() -> None:
    t = rich(shown("cathedral"), 0).purchase()
    assert {"wood": 1, "metal": 4, "wheat": 1} == {name: t.facts("build rune-stone")[name] for name in ("wood", "metal", "wheat")}
    t.play("build rune-stone")
    assert (8, 5, 8) == t.stocks(0)
    assert [[0, 1, 4, 1]] == [event.values for event in t.events_named("paid")]


@rule("PRO-BUY-04")
def test_what_cannot_be_paid_is_refused() -> None:
    t = shown("cathedral").stock(0, wood=4, metal=4, wheat=1).purchase()
    assert ["build bone-altar", "build rune-stone", "build singing-tree"] == sorted(t.offered("build"))
    assert ["PRO-BUY-04"] == t.why("build votive-statue")


@rule("PRO-BUY-03", "PRO-BUY-04")
def test_only_displayed_monuments_are_built() -> None:
    t = rich(shown("cathedral"), 0).purchase()
    assert ["PRO-BUY-03"] == t.why("build cathedral")


@rule("PRO-BUY-05")
def test_a_built_monument_is_open_before_its_builder() -> None:
    t = rich(shown("cathedral"), 0).purchase().play("build rune-stone")
    assert [["rune-stone"]] * 4 == [t.view(seat)["sides"][0]["monuments"] for seat in (-1, 0, 1, 2)]


@rule("PRO-BUY-06")
def test_the_free_place_is_refilled_at_once_and_the_new_card_can_be_built() -> None:
    t = rich(shown("cathedral", "guild-hall"), 0).purchase().play("build rune-stone", chance=["cathedral"])
    assert (["votive-statue", "fairy-ring", "cathedral", "bone-altar", "singing-tree"], 1) == (
        t.view()["display"],
        t.view()["monument_pile"],
    )
    assert t.offers("build cathedral")
    t.play("build cathedral")
    assert ["cathedral", "rune-stone"] == sorted(t.side(0)["monuments"])


@rule("PRO-BUY-07", "PRO-END-02", "PRO-RUL-42")
def test_with_an_empty_pile_the_place_stays_free_and_the_phase_goes_on() -> None:
    t = rich(rich(shown(), 0), 1).purchase().play("build rune-stone")
    assert (["monuments"], 1) == (t.view()["ends"], t.view()["display"].count(None))
    assert t.offers("build votive-statue")
    t.play("done")
    assert ("Build", [1]) == (t.asked, t.waiting)


@rule("PRO-BUY-07", "PRO-RUL-42")
def test_the_last_card_of_the_pile_does_not_end_the_game() -> None:
    t = rich(shown("cathedral"), 0).purchase().play("build rune-stone")
    assert ([], 0) == (t.view()["ends"], t.view()["monument_pile"])


@rule("PRO-BUY-08", "PRO-SYM-10")
def test_the_architect_pays_a_wood_less_for_every_monument_of_any_colour() -> None:
    t = rich(shown("cathedral"), 0, 20).power(0, "the-great-architect").purchase()
    assert [1, 1, 0, 1, 3] == [t.facts(f"build {name}")["wood"] for name in CHEAP]
    t.play("build votive-statue")
    assert 0 == t.facts("build rune-stone")["wood"]


@rule("PRO-BUY-09", "PRO-RUL-45")
def test_discounts_add_up_and_end_at_nothing() -> None:
    t = (
        table(4)
        .power(0, "the-great-architect")
        .tool(0, "masters-compass", crafted=True)
        .quest("i", "the-tower-of-ages", "orc", "human", light=1)
    )
    t.display(*CHEAP).stock(0, wood=5, metal=5, wheat=5).plan(0, i_light=1).resolve()
    assert "purchase" == t.view()["phase"]
    prices = [
        tuple(t.facts(f"build {name}")[resource] for resource in ("wood", "metal", "wheat")) for name in ("rune-stone", "singing-tree")
    ]
    assert [(0, 3, 1), (2, 0, 1)] == prices


@rule("PRO-RUL-45", "PRO-EPI-02")
def test_the_tower_of_ages_makes_every_monument_of_the_phase_cheaper() -> None:
    t = table(4).quest("i", "the-tower-of-ages", "orc", "human", light=1).display(*CHEAP)
    rich(t, 0).plan(0, i_light=1).resolve()
    assert 1 == t.facts("build votive-statue")["wood"]
    t.play("build votive-statue")
    assert 1 == t.facts("build fairy-ring")["wood"]


@rule("PRO-BUY-12", "PRO-RUL-60")
def test_nothing_is_traded_or_given() -> None:
    verbs = {verb.name for verb in GAME.catalogue.verbs}
    assert {"god", "power", "tool", "plan", "put", "add", "pass", "use", "waive", "build", "craft", "pay", "recruit", "done"} == verbs


@rule("PRO-BUY-01", "PRO-RUL-18")
def test_a_gain_of_the_purchase_phase_comes_before_any_choice_and_every_turn() -> None:
    t = table(4).power(3, "the-great-architect").tool(0, "aegis").stock(0, metal=1).purchase()
    assert ([0], 1) == (t.waiting, t.stocks(3)[1])


# ---------------------------------------------------------------- Any resource for any other


def any_resource(**stock: int) -> Table:
    return shown("cathedral").power(0, "transmutation").stock(0, **stock).purchase()


@rule("PRO-BUY-10", "PRO-RUL-46", "PRO-SYM-07")
def test_the_mix_is_chosen_by_the_payer() -> None:
    t = any_resource(wood=3, metal=3, wheat=3).play("build votive-statue")
    assert ("PayMonument", [0]) == (t.asked, t.waiting)
    mixes = {tuple(t.facts(text)[name] for name in ("wood", "metal", "wheat")) for text in t.options}
    assert {(w, m, 6 - w - m) for w in range(4) for m in range(4) if 0 <= 6 - w - m <= 3} == mixes
    t.play("pay 3 3")
    assert ((0, 0, 3), ["votive-statue"]) == (t.stocks(0), t.side(0)["monuments"])


@rule("PRO-BUY-10", "PRO-RUL-46")
def test_what_is_not_there_is_not_in_a_mix() -> None:
    t = any_resource(wood=1, metal=5, wheat=4).play("build votive-statue")
    assert "pay 2 2" not in t.options
    assert t.why("pay 2 2")


@rule("PRO-RUL-46")
def test_the_proposal_keeps_the_rarest_resources() -> None:
    t = any_resource(wood=1, metal=9, wheat=3).play("build votive-statue")
    assert {"wood": 0, "metal": 6, "wheat": 0} == t.facts(t.options[0])


@rule("PRO-BUY-10", "PRO-RUL-45")
def test_discounts_are_taken_before_the_mix() -> None:
    t = shown("cathedral").power(0, "the-great-architect").tool(0, "philosophers-stone", crafted=True).stock(0, wheat=5).purchase()
    # One wood less, and a metal of the architect.
    t.play("build votive-statue")
    assert {5} == {sum(t.facts(text).values()) for text in t.options}


@rule("PRO-BUY-10")
def test_a_discount_on_wood_is_lost_on_a_monument_without_wood_even_for_who_pays_any() -> None:
    t = shown("cathedral").power(0, "the-great-architect").tool(0, "philosophers-stone", crafted=True)
    t.quest("i", "the-tower-of-ages", "orc", "human", light=1).stock(0, wood=3, wheat=3).plan(0, i_light=1).resolve()
    t.play("build rune-stone")
    # 1 wood, 4 metal, 1 wheat: of two discounts on wood only one finds something.
    assert {5} == {sum(t.facts(text).values()) for text in t.options}


@rule("PRO-BUY-10", "PRO-TOOL-01")
def test_a_tool_is_paid_with_any_resource() -> None:
    t = table(4).power(0, "transmutation").tool(0, "shepherds-crook").stock(0, metal=3).purchase()
    t.play("craft shepherds-crook", "pay 0 3")
    assert ((0, 0, 0), True) == (t.stocks(0), t.side(0)["crafted"])


@rule("PRO-BUY-10", "PRO-REC-02")
def test_a_disciple_is_paid_with_any_resource() -> None:
    t = table(4).power(0, "transmutation").stock(0, metal=3).recruit(0)
    assert ("Recruit", ["recruit 1 0", "done"]) == (t.asked, t.options)
    t.play("recruit 1 0", "pay 0 3")
    assert ((0, 0, 0), 16) == (t.stocks(0), t.side(0)["disciples"])


@rule("PRO-BUY-10", "PRO-TOOL-03")
def test_the_philosophers_stone_works_in_the_step_in_which_it_is_built() -> None:
    t = shown("cathedral").tool(0, "philosophers-stone").stock(0, wood=7, metal=1).purchase()
    assert not t.offers("build votive-statue")
    t.play("craft philosophers-stone")
    assert t.offers("build votive-statue")
