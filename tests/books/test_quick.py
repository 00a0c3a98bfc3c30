"""The page of quick rules as a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from themis.books.quick import FILE, load_quick
from themis.errors import BadContent, ThemisError

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


def test_all_of_it_is_said_at_once_with_its_lines(tmp_path: Path) -> None:
    rows = '[[paragraph]]\nid = ""\nrules = ["XYZ-END-02", "XYZ-END-01", 3]\n[[paragraph]]\nid = "end"\nfigure = 5\n'
    path = written(tmp_path, f'title = "?"\n{rows}[figures]\n') / FILE

    with pytest.raises(BadContent) as caught:
        load_quick(tmp_path, KNOWN)

    assert [
        f"{path}, line 1, title: unknown entry; the file has rows [[paragraph]] and nothing else.",
        f"{path}, line 8, figures: unknown entry; the file has rows [[paragraph]] and nothing else.",
        f"{path}, line 3, id: it must be a text, not ''.",
        f"{path}, line 4, rules: there is no rule 'XYZ-END-02'.",
        f"{path}, line 4, rules: there is no rule 3.",
        f"{path}, line 7, figure: it must be a text, not 5.",
        f"{path}, line 5, rules: it must name the rules that it sums up.",
    ] == str(caught.value).splitlines()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('rules = ["XYZ-END-02"]', "there is no rule 'XYZ-END-02'"),
        ("rules = []", "it must name the rules"),
        ("rules = 'XYZ-END-01'", "it must name the rules"),
        ('rules = ["XYZ-END-01"]\npicture = "card"', "line 4, picture: unknown entry"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(ThemisError, match=complaint):
        load_quick(written(tmp_path, f'[[paragraph]]\nid = "goal"\n{text}\n'), KNOWN)
