"""Law, code and tests tied together."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from themis.books.law import Naming, Trace, TraceRow, trace
from themis.books.rulebook import Chapter, Rule, Rulebook, Ruling
from themis.errors import BadContent

LAW = Rulebook(
    "Uruk",
    "en",
    "URU",
    [Chapter("INV", "Place a discovery")],
    [Rule(f"URU-INV-{number}", "INV", "A rule.", "rulebook", []) for number in (14, 15, 16)],
    [Ruling("URU-RUL-18", "Why?", "Thus.", "Because.")],
)


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def traced(folder: Path, source: str = "", tests: str = "") -> Trace:
    return trace(LAW, [written(folder / "rules.py", source)], [written(folder / "test_rules.py", tests)], [])


def row(table: Trace, wanted: str) -> TraceRow:
    return next(row for row in table.rows + table.unknown if row.id == wanted)


def marked_tests(table: Trace, wanted: str) -> list[str]:
    return [test.partition("::")[2] for test in row(table, wanted).tests]


def test_an_id_in_a_source_file_is_found_with_its_line(tmp_path: Path) -> None:
    table = traced(tmp_path, source='def f():\n    """May it?  URU-INV-14, URU-INV-15 (URU-RUL-18)"""\n')

    place = f"{(tmp_path / 'rules.py').as_posix()}:2"
    assert [place] == row(table, "URU-INV-14").where
    assert [place] == row(table, "URU-INV-15").where
    assert [place] == row(table, "URU-RUL-18").where


def test_content_files_count_as_sources(tmp_path: Path) -> None:
    table = trace(LAW, [written(tmp_path / "content.toml", "# URU-INV-16\n\n# URU-INV-16 URU-INV-16\n")], [], [])

    assert [1, 3] == [int(place.rpartition(":")[2]) for place in row(table, "URU-INV-16").where]


@pytest.mark.parametrize(
    "decorators",
    [
        '@rule("URU-INV-14", "URU-INV-15")',
        '@pytest.mark.rule("URU-INV-14", "URU-INV-15")',
        '@rule("URU-INV-14")\n@rule("URU-INV-15")',
        '@parametrize("x", [param(1, marks=rule("URU-INV-14")), param(2, marks=rule("URU-INV-15"))])',
    ],
)
@pytest.mark.parametrize("keyword", ["def", "async def"])
def test_the_ids_of_a_marked_test_are_found(tmp_path: Path, decorators: str, keyword: str) -> None:
    table = traced(tmp_path, tests=f"{decorators}\n{keyword} test_it(): pass\n")

    assert [f"{(tmp_path / 'test_rules.py').as_posix()}::test_it"] == row(table, "URU-INV-14").tests
    assert ["test_it"] == marked_tests(table, "URU-INV-15")


def test_a_marked_class_marks_its_tests(tmp_path: Path) -> None:
    tests = '@rule("URU-INV-14")\nclass TestAll:\n    @rule("URU-INV-15")\n    def test_one(self): pass\n    def test_two(self): pass\n'
    table = traced(tmp_path, tests=tests)

    assert ["TestAll::test_one", "TestAll::test_two"] == marked_tests(table, "URU-INV-14")
    assert ["TestAll::test_one"] == marked_tests(table, "URU-INV-15")


@pytest.mark.parametrize(
    "tests",
    [
        "# URU-INV-14\ndef test_it(): pass\n",
        '@rule("URU-INV-14")\ndef helper(): pass\n',
        '@ruled("URU-INV-14")\ndef test_it(): pass\n',
        'def test_it(): "URU-INV-14"\n',
    ],
)
def test_an_id_that_marks_no_test_is_no_test(tmp_path: Path, tests: str) -> None:
    assert [] == marked_tests(traced(tmp_path, tests=tests), "URU-INV-14")


def test_ids_that_are_not_in_the_law_are_reported(tmp_path: Path) -> None:
    table = traced(tmp_path, source="# URU-INV-99 URU-INV-1 URU-INV-141\n", tests='@rule("UR-INV-14")\ndef test_it(): pass\n')

    assert ["UR-INV-14", "URU-INV-1", "URU-INV-141", "URU-INV-99"] == [row.id for row in table.unknown]
    assert ["test_it"] == marked_tests(table, "UR-INV-14")
    assert not table.is_complete()


def test_ids_of_another_game_in_a_source_are_not_ours(tmp_path: Path) -> None:
    assert [] == traced(tmp_path, source="# DEL-INV-14\n").unknown


def test_rules_without_code_or_test_are_reported(tmp_path: Path) -> None:
    table = traced(tmp_path, source="# URU-INV-14 URU-RUL-18\n", tests='@rule("URU-INV-14")\ndef test_it(): pass\n')

    assert ["URU-INV-15", "URU-INV-16"] == table.without_code
    assert ["URU-INV-15", "URU-INV-16", "URU-RUL-18"] == table.without_test
    assert "1/3 rules and 1/1 rulings are known to code or content; 1/3 and 0/1 are tested" == table.summary()


def test_a_law_known_and_tested_everywhere_is_complete(tmp_path: Path) -> None:
    ids = LAW.ids()
    marks = ", ".join(f'"{known}"' for known in ids)
    table = traced(tmp_path, source=f"# {' '.join(ids)}\n", tests=f"@rule({marks})\ndef test_it(): pass\n")

    assert table.is_complete()
    assert "3/3 rules and 1/1 rulings are known to code or content; 3/3 and 1/1 are tested" == table.summary()


@pytest.mark.parametrize("tests", ["def test_it(:\n", "\0", "(" * 5000])
def test_a_test_file_that_is_no_python_is_refused(tmp_path: Path, tests: str) -> None:
    with pytest.raises(BadContent, match=r"test_rules\.py: the file is not valid Python"):
        traced(tmp_path, tests=tests)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="there is no such file"):
        trace(LAW, [tmp_path / "nowhere.py"], [], [])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200))
def test_random_bytes_are_traced_or_bad_content(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "test_random.py"
    path.write_bytes(raw)

    try:
        trace(LAW, [path], [path], [])
    except BadContent as error:
        assert str(error).endswith(".")


def test_what_a_game_names_is_known_or_unknown_like_what_a_file_names() -> None:
    table = trace(LAW, [], [], [Naming("URU-INV-14", "log line 'built'"), Naming("URU-INV-99", "card 'kiln'")])

    assert ["log line 'built'"] == table.rows[0].where
    assert [("URU-INV-99", ["card 'kiln'"])] == [(row.id, row.where) for row in table.unknown]
    assert not table.is_complete()
