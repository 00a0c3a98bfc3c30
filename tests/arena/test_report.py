"""Tables and files of made-up results."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from themis import __version__
from themis.arena.match import Plan, Result
from themis.arena.rating import summarise
from themis.arena.report import COLUMNS, CannotWrite, Run, check_writable, print_tables, write_csv, write_json

RESULTS = [
    Result(0, 0, ("greedy", "random"), (1, 1), (9, 9), (20, 30), 11, "last-disc-bought", (0.5, 0.25)),
    Result(0, 1, ("random", "greedy"), (2, 1), (4, 8), (30, 20), 13, "stall", (0.25, 0.5)),
]
RUN = Run(Plan("uruk", ("greedy", "random"), 1, 7, {"road_take": "all"}), RESULTS, False, 2, 4.0)


def told(run: Run, width: int) -> str:
    page = StringIO()
    summary = summarise(run.results)
    assert summary is not None
    print_tables(Console(file=page, width=width), run, summary)
    return page.getvalue()


def test_the_tables_name_bots_seats_length_and_ends() -> None:
    page = told(RUN, 100)

    assert "Uruk: 2 games (1 deal in 2 seatings), seed 7; 4.0 s, 0.5 games/s, jobs: 2" in page
    assert "greedy    75.0" in page
    assert "12.0 (11 to 13) rounds" in page
    assert "last-disc-bought 50.0 %, stall 50.0 %" in page
    # 1 s for 40 decisions, and 0.5 s for 60.
    assert ["25.00", "8.33"] == [line.split()[-1] for line in page.splitlines() if line.startswith((" greedy", " random"))]


def test_what_brings_points_is_named_with_its_part_of_them() -> None:
    from_two = [replace(game, sources=(("cities", (6, 3)), ("cubes", (1, 2)))) for game in RESULTS]

    assert "Points by source: cities 4.5 (75 %), cubes 1.5 (25 %)." in told(replace(RUN, results=from_two), 100)


def test_the_tables_fit_80_columns() -> None:
    crowd = [
        Result(0, rotation, ("ismcts:1500", *["ismcts:0.25s"] * 3), (1, 2, 3, 4), (99, 99, 99, 99), (1,) * 4, None, "end", (9.9,) * 4)
        for rotation in range(4)
    ]
    page = told(Run(Plan("uruk", crowd[0].bots, 1, 1, {}), crowd, False, 1, 1.0), 80)

    assert any(line.startswith(" ismcts:0.25s x3 ") for line in page.splitlines())
    assert "…" not in page


def test_roles_are_told_where_a_game_has_them(tmp_path: Path) -> None:
    games = [replace(game, roles=(("fear", "love"), ("order",))) for game in RESULTS]
    page = told(replace(RUN, results=games), 100)
    write_csv(str(tmp_path / "games.csv"), games)

    # The first seat shared one game and lost the other.
    assert ["fear", "25.0"] == next(line.split()[:2] for line in page.splitlines() if line.startswith(" fear"))
    assert ["order", "75.0"] == next(line.split()[:2] for line in page.splitlines() if line.startswith(" order"))
    assert "role" not in told(RUN, 100)
    assert (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()[1].endswith(",fear love")


def test_a_line_a_game_and_seat(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    write_csv(str(path), RESULTS)
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))

    assert COLUMNS == rows[0]
    assert ["0", "0", "0", "greedy", "1", "9", "0.5", "20", "0.5", "11", "last-disc-bought", ""] == rows[1]
    assert ["0", "1", "0", "random", "2", "4", "0.0", "30", "0.25", "13", "stall", ""] == rows[3]
    assert 5 == len(rows)


def test_the_summary_with_settings_and_version(tmp_path: Path) -> None:
    path = tmp_path / "summary.json"
    summary = summarise(RESULTS)
    assert summary is not None
    write_json(str(path), RUN, summary)
    plain = json.loads(path.read_text(encoding="utf-8"))

    assert __version__ == plain["themis"]
    assert plain["interrupted"] is False
    assert ["greedy", "random"] == plain["settings"]["bots"]
    assert (7, 1, 2) == (plain["settings"]["seed"], plain["settings"]["deals"], plain["settings"]["games"])
    assert "all" == plain["settings"]["options"]["road_take"]
    assert "yes" == plain["settings"]["options"]["half_price_forced"]
    assert [("greedy", 0.75), ("random", 0.25)] == [(bot["name"], bot["win"]["mean"]) for bot in plain["summary"]["bots"]]
    assert {"last-disc-bought": 1, "stall": 1} == plain["summary"]["reasons"]
    assert 0.5 == plain["machine"]["games_per_second"]


def test_asking_whether_a_file_can_be_written_changes_nothing(tmp_path: Path) -> None:
    old = tmp_path / "old.csv"
    old.write_text("kept", encoding="utf-8")
    check_writable([str(old), str(tmp_path / "new.csv")])

    assert "kept" == old.read_text(encoding="utf-8")
    assert [old] == list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["", "missing/file.csv"])
def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(CannotWrite, match="cannot write"):
        check_writable([str(tmp_path / name)])
    with pytest.raises(CannotWrite, match="cannot write"):
        write_csv(str(tmp_path / name), RESULTS)
