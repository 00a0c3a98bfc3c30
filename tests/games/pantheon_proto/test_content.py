"""The content file: what its tables say, and what is found about one that was changed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from games.pantheon_proto.tables import GAME, rule

from themis.books import reading
from themis.errors import BadContent
from themis.games.pantheon_proto.soundness import CONTENT, DEFAULT_PATH, SCHEMA

TEXT = DEFAULT_PATH.read_text()
TOTALS = [line.split()[0] for line in TEXT.split("[totals]")[1].split("\n# ---")[0].splitlines() if " = {" in line]
LIGHT_AND_DARK = [f"{slot}-{side}" for slot in ("i", "ii", "iii", "iv") for side in ("light", "dark")]


def column(table: str, name: str) -> list[int]:
    return [row.number(name) for row in CONTENT.rows(table)]


# What the tables say


def test_every_id_belongs_to_one_thing() -> None:
    for table in CONTENT.tables():
        ids = Counter([row.id for row in CONTENT.rows(table)])
        assert [] == [found for found, count in ids.items() if count > 1]


@rule("PRO-SETUP-02", "PRO-SETUP-03", "PRO-SETUP-04", "PRO-SETUP-08", "PRO-SETUP-09")
def test_slots_peoples_and_prizes_go_by_the_number_of_players() -> None:
    assert [2, 3, 4, 5, 6] == column("setup", "players")
    assert ([3, 3, 4, 4, 4], [4, 4, 6, 6, 6]) == (column("setup", "slots"), column("setup", "peoples"))
    assert ([3, 3, 4, 4, 4], [0, 0, 2, 2, 2]) == (column("setup", "first"), column("setup", "second"))


@rule("PRO-NORM-01", "PRO-PLAN-04", "PRO-RUL-12")
def test_the_temple_has_twelve_cells_in_two_rows_of_quests() -> None:
    assert ["wood", "metal", "wheat", "initiative", *LIGHT_AND_DARK] == [row.id for row in CONTENT.rows("cell")]
    places = [(row.number("column"), row.number("row")) for row in CONTENT.rows("cell")]
    assert [(0, 0), (0, 1), (0, 2), (1, 0), *[(x, y) for y in (0, 1) for x in (2, 3, 4, 5)]] == places


@rule("PRO-SETUP-13", "PRO-RUL-11")
def test_gods_are_names_and_nothing_more() -> None:
    assert ["sun", "moon", "thunder", "sea", "forge", "harvest"] == [row.id for row in CONTENT.rows("god")]


@rule("PRO-SETUP-06")
def test_orcs_and_undead_stay_away_from_a_first_game() -> None:
    assert ["orc", "undead"] == [row.id for row in CONTENT.rows("people") if row.flag("left_out")]


@rule("PRO-SETUP-18", "PRO-SETUP-21", "PRO-SETUP-31", "PRO-RUL-56")
def test_there_are_nine_powers_nine_tools_and_twelve_quests() -> None:
    assert (9, 9, 12) == tuple(len(CONTENT.rows(table)) for table in ("power", "tool", "quest"))


@rule("PRO-RUL-01", "PRO-SYM-10")
def test_three_monuments_of_each_people_and_six_white_ones_cost_208() -> None:
    printed = [row for row in CONTENT.rows("monument") if not row.flag("more")]
    colours = Counter([row.text("colour") for row in printed])
    assert {"white": 6, **dict.fromkeys(["orc", "dwarf", "fairy", "undead", "elf", "human"], 3)} == colours
    assert (77, 80, 51) == tuple(sum(row.number(name) for row in printed) for name in ("wood", "metal", "wheat"))


@rule("PRO-PLAN-05", "PRO-REC-02", "PRO-REC-04", "PRO-FIN-02", "PRO-FIN-07", "PRO-FIN-08", "PRO-PLAN-11", "PRO-END-07")
def test_the_numbers_of_the_rules() -> None:
    expected = {
        "start_disciples": 15, "most_disciples": 25, "cell_most": 5, "scale_end": 7, "display": 5, "quest_pile": 10, "marks": 2,
        "objective_points": 10, "same_people_points": 15, "resources_per_point": 3, "recruit_wheat": 2, "recruit_other": 1,
        "countdown": 20, "most_turns": 30,
    }  # fmt: skip
    assert expected == {number.name: CONTENT.number(number.name) for number in SCHEMA.numbers}


def test_whatever_only_pictures_showed_is_said_to_be_reconstructed() -> None:
    """Three gifts, the kinds of monuments and one epilogue are attested; of the other cards nothing is."""
    gifts = {row.id: row.source_of("gift").split(":")[0] for row in CONTENT.rows("people")}
    assert {"orc", "fairy", "undead"} == {people for people, source in gifts.items() if source == "rulebook"}
    eclipse = next(row for row in CONTENT.rows("quest") if row.id == "the-eclipse")
    assert ("rulebook", "reconstructed") == (eclipse.source_of("dark").split(":")[0], eclipse.source_of("light").split(":")[0])
    for table in ("power", "tool", "quest"):
        assert {"reconstructed"} == {row.source.split(":")[0] for row in CONTENT.rows(table)}
    assert "reconstructed" == CONTENT.number_source("scale_end").split(":")[0]


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
    assert 11 == len(TOTALS)


def test_the_published_content_is_the_one_that_is_played() -> None:
    assert CONTENT is GAME.content
    assert "" == GAME.digest
