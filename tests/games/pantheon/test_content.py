"""The content file: what its tables say, and what is found about one that was changed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from games.pantheon.laying import GAME, T, rule
from kit.variants import findings, overlaid, what_breaks

from themis.books import reading
from themis.books.findings import DEPARTS, ODD
from themis.errors import BadContent
from themis.games.pantheon.schema import COSTS
from themis.games.pantheon.soundness import CONTENT, DEFAULT_PATH, SCHEMA

TEXT = DEFAULT_PATH.read_text()
TOTALS = [line.split()[0] for line in TEXT.split("[totals]")[1].split("\n# ---")[0].splitlines() if " = {" in line]


def copies(table: str) -> dict[str, int]:
    return {row.id: row.number("copies") for row in CONTENT.rows(table)}


# What the tables say


def test_every_id_belongs_to_one_thing() -> None:
    for table in CONTENT.tables():
        ids = Counter([row.id for row in CONTENT.rows(table)])
        assert [] == [found for found, count in ids.items() if count > 1]


@rule("PAN-SETUP-11", "PAN-SETUP-13")
def test_cards_are_those_of_the_component_list() -> None:
    special = {"money-2": 2, "money-3": 2, "money-4": 2, "money-5": 1}
    offerings = dict.fromkeys(["gift", "priest", "dancer", "temple"], 11)
    assert {"movement": 16, **offerings, "money-1": 15, **special} == copies("card")
    assert set(special) == {row.id for row in CONTENT.rows("card") if row.flag("special")}
    assert [1, 2, 3, 4, 5] == [row.number("value") for row in CONTENT.rows("card") if row.text("kind") == "money"]


@rule("PAN-SETUP-05")
def test_there_are_four_deities_of_each_name() -> None:
    assert {name: 2 if name.startswith("stonkus") else 4 for name in T.deity_slugs} == copies("deity")
    assert 40 == sum(copies("deity").values())


@rule("PAN-CULT-12")
def test_only_pietalte_takes_cards_alone() -> None:
    assert ["pietalte"] == [row.id for row in CONTENT.rows("deity") if row.flag("cards_only")]


@rule("PAN-SETUP-06", "PAN-SETUP-07")
def test_demigods_are_21_the_low_ones_on_top() -> None:
    rows = [(row.number("value"), row.number("copies"), row.text("part")) for row in CONTENT.rows("demigod")]
    assert [(1, 3, "top"), (2, 3, "top"), (3, 3, "top"), (4, 4, "bottom"), (5, 4, "bottom"), (6, 4, "bottom")] == rows


@rule("PAN-SETUP-03", "PAN-SETUP-04", "PAN-RUL-51")
def test_tiles_are_forty_in_the_bag_and_six_to_deal() -> None:
    booty = {
        "demigod": 12, "deity": 4, "offering-1": 4, "offering-2": 2, "cards-2": 3, "cards-3": 2, "money": 4,
        "step-1": 3, "step-2": 1, "reserve-choice": 2, "reserve-1-1": 2, "reserve-1-2": 1,
    }  # fmt: skip
    bonus = [f"bonus-{name}" for name in ("reserve", "demigod", "deity", "column", "offering", "step")]
    assert {**booty, **dict.fromkeys(bonus, 1)} == copies("tile")
    assert 40 == sum(booty.values())
    assert bonus == [row.id for row in CONTENT.rows("tile") if row.text("kind") == "bonus"]


@rule("PAN-CULT-09")
def test_epochs_are_worth_their_number_and_two_are_scored() -> None:
    rows = [(row.number("points"), row.flag("scored")) for row in CONTENT.rows("epoch")]
    assert [(1, False), (2, False), (3, True), (4, False), (5, False), (6, True)] == rows


@rule("PAN-RUL-42")
def test_offerings_are_called_gift_priest_dancer_and_temple() -> None:
    assert ["gift", "priest", "dancer", "temple"] == GAME.slugs["offering"]
    assert ["gift", "priest", "dancer", "temple"] == [row.id for row in CONTENT.rows("card") if row.text("kind") == "offering"]


@rule("PAN-CULT-02")
def test_the_highest_number_of_a_cost_stands_on_top() -> None:
    for row in CONTENT.rows("deity"):
        cost = [row.number(name) for name in COSTS]
        assert sorted(cost, reverse=True) == cost
        assert 4 <= sum(cost) <= 6


# Edited copies


@pytest.mark.parametrize("total", TOTALS)
def test_every_total_is_counted(total: str, tmp_path: Path) -> None:
    line = next(line for line in TEXT.split("[totals]")[1].splitlines() if line.split()[:1] == [total])
    path = tmp_path / "content.toml"
    path.write_text(TEXT.replace(line, line.replace("value = ", "value = 9")))
    with pytest.raises(BadContent) as caught:
        reading.load(path, SCHEMA)
    assert "expected" in str(caught.value)


def test_there_are_totals_for_all_components() -> None:
    assert 13 == len(TOTALS)


# What is wrong with a map


MAPS = [
    ('[space.a5]\nkind = "column"', "it, space 'londinium', column 'kind': the column space touches 'a5'.", "PAN-MAP-02"),
    ('[space.c7]\nkind = "column"', "it, space 'c7', column 'kind': the column space touches 'home-gallia'.", "PAN-MAP-02"),
    ("[space.c7]\nq = 4", "it, space 'c7', column 'q': another space lies there.", ""),
    ("[space.c7]\nq = 40", "it, space 'c7', column 'q': 40 is not between -20 and 24.", ""),
    ('[space.b4]\npeople = "roma"', "it, space 'b4', column 'people': a space of kind plain belongs to no people.", "PAN-MAP-06"),
    ("[space.a5]\nplayers = 2", "it, space 'a5', column 'players': a space of kind plain has no number.", "PAN-EPOCH-10"),
    ("[space.britannia]\nplayers = 3", "it, space, column 'players': gallia has 2 people spaces for 2 players, 3 are needed.", "PAN-EPOCH-10"),
]  # fmt: skip


@rule("PAN-MAP-02", "PAN-MAP-06", "PAN-EPOCH-10")
@pytest.mark.parametrize(("text", "sentence", "rule_id"), MAPS, ids=[text.replace("\n", " ") for text, _, _ in MAPS])
def test_a_map_with_one_fault_is_refused_with_its_place_and_reason(text: str, sentence: str, rule_id: str) -> None:
    assert [(sentence, rule_id)] == what_breaks(GAME, text)


@rule("PAN-RUL-49")
def test_a_home_that_is_moved_is_told_everything_that_it_comes_too_near_to() -> None:
    moved = "[space.home-gallia]\nq = 5\nr = 2\n[space.c7]\nq = 4\nr = 2"
    assert [
        "it, space 'home-gallia', column 'kind': it is 4 steps from 'home-germania', at least 5 are needed.",
        "it, space 'home-gallia', column 'kind': it is 4 steps from 'home-roma', at least 5 are needed.",
        "it, space 'cisalpina', column 'kind': it is 2 steps from its home, 3 to 4 are needed.",
        "it, space 'germania-inferior', column 'kind': it is 2 steps from its home, 3 to 4 are needed.",
        "it, space 'sinus-aquitanicus', column 'kind': it is 5 steps from its home, 3 to 4 are needed.",
        "it, space 'belgica', column 'kind': it touches 'home-gallia'.",
    ] == [sentence for sentence, _ in what_breaks(GAME, moved)]


@rule("PAN-EPOCH-10", "PAN-EPOCH-19")
def test_symbols_and_homes_are_counted_for_every_people_at_once() -> None:
    counts = [sentence for sentence, _ in what_breaks(GAME, '[space.britannia]\npeople = "roma"')]
    assert [
        f"it, space, column 'players': {people} has {seats + 1 + more} people spaces for {seats} players, {seats + 1} are needed."
        for people, more in (("gallia", -1), ("roma", 1))
        for seats in (2, 3, 4)
    ] == counts
    lost = [sentence for sentence, _ in what_breaks(GAME, '[space.home-gallia]\npeople = "atlantis"')]
    assert [
        "it, space 'home-gallia', column 'people': a space of kind home belongs to one of the peoples.",
        "it, space, column 'people': gallia has 0 homes, exactly one is needed.",
    ] == lost


@rule("PAN-RUL-49")
def test_more_than_two_columns_at_two_steps_are_too_many() -> None:
    more = '[space.a6]\nkind = "column"\n[space.c4]\nkind = "column"'
    assert ("it, space 'home-gallia', column 'kind': 3 column spaces are 2 steps away, at most 2 may be.", "PAN-RUL-49") in what_breaks(
        GAME, more
    )


# What is wrong with the rest


REST = [
    ("[deity.vinthrad]\nsecond = 5", "it, deity 'vinthrad', column 'first': the numbers of a cost must not rise from the top."),
    ("[deity.traitera]\namount = 2", "it, deity 'traitera', column 'amount': a deity is given up for one action."),
    ("[rate.rate-4]\ncolumns = 8", "it, rate, column 'columns': the rates begin with 1 column and rise."),
    ("[numbers]\nrank_3_price = 11", "it, numbers, 'rank_4_price': a higher rank must cost more."),
    ("[people.aegyptus]\namount = 2", "it, people 'aegyptus', column 'amount': the ability needs none."),
    ("[tile.money]\namount = 2", "it, tile 'money', column 'amount': it does not go with the effect special_money."),
    ('[tile.demigod]\nkind = "bonus"', "it, tile 'demigod', column 'effect': a bonus tile exists once and takes demigods from the stack."),
    ('[tile.money]\neffect = "column"', "it, tile 'money', column 'effect': only a bonus tile has the effect column."),
    ("[tile.reserve-choice]\nfeet = 0", "it, tile 'reserve-choice', column 'feet': there must be feet and columns to choose from."),
    ("[tile.step-1]\nfeet = 1", "it, tile 'step-1', column 'feet': pieces do not go with the effect steps."),
    ("[card.money-3]\nvalue = 2", "it, card, column 'value': money must rise in value from row to row."),
    ("[card.gift]\nvalue = 2", "it, card 'gift', column 'value': an offering has none."),
    ("[card.movement]\nspecial = true", "it, card 'movement', column 'special': only money is special."),
    ('[card.gift]\nkind = "money"', "it, card 'gift', column 'kind': it must be offering here."),
    ("[numbers]\nstart_feet = 12", "it, numbers: 13 feet are needed, but there are 12."),
    ("[tile.demigod]\ncopies = 1", "it, tile, column 'copies': 30 booty tiles are needed, but there are 29."),
]  # fmt: skip


@rule("PAN-RUL-33", "PAN-CULT-02", "PAN-SETUP-16")
@pytest.mark.parametrize(("text", "sentence"), REST, ids=[text.replace("\n", " ") for text, _ in REST])
def test_a_content_with_one_fault_is_refused_with_its_place_and_reason(text: str, sentence: str) -> None:
    assert [sentence] == [found for found, _ in what_breaks(GAME, text)]


def test_what_only_differs_from_the_component_list_is_told_and_played() -> None:
    text = '[deity.x]\neffect = "steps"\namount = 1\ncopies = 1\nfirst = 4\nsecond = 1\nname = { en = "X", fr = "X" }'
    assert ["it, deity: 12 rows found, 11 expected.", "it, totals, 'deities': 41 counted, 40 expected."] == findings(GAME, text, DEPARTS)
    assert ["it, deity 'x', column 'effect': it is the same deity as 'vinthrad'."] == findings(GAME, text, ODD)
    assert [] == findings(GAME, text)


def test_a_number_may_differ_without_a_word() -> None:
    assert [] == overlaid(GAME, "[numbers]\nending_points = 5").findings
