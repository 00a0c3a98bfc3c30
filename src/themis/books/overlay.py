"""Variants: small TOML files that say only what differs from a content, cell by cell.

    [variant]
    id = "cheap-ritual"
    game = "altar"
    over = "published"              # or the digest of the content it lies over
    title = { en = "Rituals cost two" }
    why = "games of five end for want of cards"

    [numbers]
    ritual_cost = 2

    [follower.priestess]            # a row that is there: only the cells named change, an empty list takes one out
    copies = 9

    [follower.oracle]               # a row that is not: added at the end, for no row ever moves
    name = { en = "Oracle", fr = "Oracle" }
    icon = "crystal-ball"
    copies = 2
    class = "devotee"
    effects = ["sift:3:top"]

Only values: no code, no paths, nothing included. What such a file says is as untrusted as a record.
"""

from pathlib import Path
from typing import Final, final

from themis.books.content import NUMBERS, TEXTS, VARIANT, Content, Table
from themis.books.findings import Finding, broken
from themis.books.reading import content_of, is_source, wrong_id, wrong_names, wrong_text
from themis.books.toml import parse_toml, read_toml, refuse, show

PUBLISHED: Final = "published"
LONGEST_REASON: Final = 500


@final
class Overlay:
    """A variant as its file says it; whether its cells fit is found out when it is laid over a content."""

    __slots__ = ("cells", "file", "game", "id", "over", "titles", "why")

    def __init__(
        self, file: str, id: str, game: str, over: str, titles: dict[str, str], why: str, cells: dict[str, dict[str, object]]
    ) -> None:
        self.file: Final = file
        self.id: Final = id
        self.game: Final = game
        self.over: Final = over
        self.titles: Final = titles
        self.why: Final = why
        self.cells: Final = cells

    def source(self) -> str:
        """Where everything comes from that the variant changes."""
        return f"{VARIANT}: {self.id}"


def parse(raw: bytes, where: str) -> Overlay:
    """A variant from the text of its file, or a BadContent."""
    return overlay_of(where, parse_toml(raw, where))


def overlay_of(file: str, plain: dict[str, object]) -> Overlay:
    head = plain.get(VARIANT)
    if not isinstance(head, dict):
        refuse(file, "a variant begins with the table [variant]")
    at = f"{file}, {VARIANT}"
    for name in head:
        if name not in ("id", "game", "over", "title", "why"):
            refuse(at, f"unknown entry {show(name)}")
    titles = head.get("title", {})
    refuse_if(f"{at}, column 'title'", wrong_names(titles))
    why = _text(at, head, "why") if "why" in head else ""
    if len(why) > LONGEST_REASON:
        refuse(f"{at}, column 'why'", f"it is longer than {LONGEST_REASON} characters")
    over = _text(at, head, "over") if "over" in head else PUBLISHED
    return Overlay(file, _id(at, head, "id"), _game(at, head), over, titles, why, _cells(file, plain))


def _cells(file: str, plain: dict[str, object]) -> dict[str, dict[str, object]]:
    """What the file says by table, beside the variant itself."""
    cells: dict[str, dict[str, object]] = {}
    for name, entries in plain.items():
        if name == VARIANT:
            continue
        if not isinstance(entries, dict):
            refuse(f"{file}, {show(name)}", f"it must be a table of numbers or rows, not {show(entries)}")
        cells[name] = entries
    return cells


def _text(at: str, head: dict[str, object], name: str) -> str:
    refuse_if(f"{at}, column {show(name)}", wrong_text(head[name]) if name in head else "it is missing")
    return str(head[name])


def _id(at: str, head: dict[str, object], name: str) -> str:
    value = _text(at, head, name)
    refuse_if(f"{at}, column {show(name)}", wrong_id(value))
    return value


def _game(at: str, head: dict[str, object]) -> str:
    """The id of a game is the name of its folder, where a word may end with an underscore instead of a hyphen."""
    value = _text(at, head, "game")
    refuse_if(f"{at}, column 'game'", wrong_id(value.replace("_", "-")))
    return value


def refuse_if(where: str, reason: str) -> None:
    if reason:
        refuse(where, reason)


def read_edited(path: Path, published: Content, game: str) -> Content:
    """What a file makes of a game's published content: a whole content file takes its place, a variant lies over it."""
    plain = read_toml(path)
    if VARIANT not in plain:
        return content_of(str(path), "", published.schema, plain, [])
    overlay = overlay_of(str(path), plain)
    if overlay.game != game:
        refuse(f"{path}, {VARIANT}, column 'game'", f"it is a variant of {show(overlay.game)}, not of {show(game)}")
    return laid_over(published, overlay)


def laid_over(base: Content, overlay: Overlay) -> Content:
    """The base, which must be playable, with the cells of a variant, each with the variant as its source, and everything found about it."""
    base.check_playable()
    if overlay.over != base.digest() and (base.variant or overlay.over != PUBLISHED):
        refuse(f"{overlay.file}, {VARIANT}, column 'over'", f"it lies over {show(overlay.over)}, and this is {base.digest()}")
    found: list[Finding] = []
    plain = dict(base.plain)
    for name, entries in overlay.cells.items():
        table = base.schema.table(name)
        if name == NUMBERS:
            plain[NUMBERS] = _with_numbers(base, overlay, entries)
        elif table is not None:
            plain[name] = _with_rows(base, overlay, table, entries, found)
        else:
            known = [known.name for known in base.schema.tables] + [NUMBERS]
            found.append(broken("", "", "", f"unknown table {show(name)}; the tables are {', '.join(known)}"))
    return content_of(overlay.file, overlay.id, base.schema, plain, found)


def _with_numbers(base: Content, overlay: Overlay, entries: dict[str, object]) -> dict[str, object]:
    numbers = base.plain.get(NUMBERS)
    assert isinstance(numbers, dict), "a playable content has its numbers"
    return {**numbers, **{name: {"value": value, "source": overlay.source()} for name, value in entries.items()}}


def _with_rows(base: Content, overlay: Overlay, table: Table, entries: dict[str, object], found: list[Finding]) -> list[object]:
    written = base.plain[table.name]
    assert isinstance(written, list), "a playable content has its rows"
    rows: dict[str, dict[str, object]] = {row["id"]: dict(row) for row in written}
    for row_id, cells in entries.items():
        if not isinstance(cells, dict):
            found.append(broken(table.name, row_id, "", f"it must be written [{table.name}.row], not {show(cells)}"))
            continue
        row = rows.setdefault(row_id, {"id": row_id, "source": overlay.source()})
        for column, value in cells.items():
            if column in ("id", "source") or is_source(table, column):
                found.append(broken(table.name, row_id, column, "what a variant changes has the variant as its source"))
            else:
                _change(row, table, column, value, overlay.source())
    return list(rows.values())


def _change(row: dict[str, object], table: Table, column: str, value: object, source: str) -> None:
    declared = table.column(column)
    if declared is not None and row["source"] != source:
        row[f"{column}_source"] = source
    if value == [] and declared is not None and declared.kind == TEXTS:
        row.pop(column, None)
    else:
        row[column] = value
