"""The page of quick rules as a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from themis.books.quick import load_quick
from themis.errors import ThemisError

KNOWN = ["XYZ-END-01"]


def written(folder: Path, text: str) -> Path:
    (folder / "quick.toml").write_text(text, encoding="utf-8")
    return folder


def test_paragraphs_name_their_rules_and_perhaps_a_figure(tmp_path: Path) -> None:
    text = '[[paragraph]]\nid = "goal"\nrules = ["XYZ-END-01"]\nfigure = "card"\n[[paragraph]]\nid = "end"\nrules = ["XYZ-END-01"]\n'
    read = load_quick(written(tmp_path, text), KNOWN)

    assert [("quick-goal", KNOWN, "card"), ("quick-end", KNOWN, "")] == [(one.key(), one.rules, one.figure) for one in read]


def test_a_game_may_have_none(tmp_path: Path) -> None:
    assert [] == load_quick(tmp_path, KNOWN)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('rules = ["XYZ-END-02"]', "there is no rule 'XYZ-END-02'"),
        ("rules = []", "it must name the rules"),
        ("rules = 'XYZ-END-01'", "it must name the rules"),
        ('rules = ["XYZ-END-01"]\npicture = "card"', "unknown entry 'picture'"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(ThemisError, match=complaint):
        load_quick(written(tmp_path, f'[[paragraph]]\nid = "goal"\n{text}\n'), KNOWN)
