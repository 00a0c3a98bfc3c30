"""Why a choice is better: `reasons.toml` names the features of a position that are worth a sentence, one line each, the most important first.

    sanctuaries = { good = "more", say = "reason-sanctuaries", usual = 0.4 }

`good` is what a seat wants of it, `usual` how much it changes from turn to turn (`scripts/reasons.py` measures it), `say` the message of the game.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, final

from themis.books.rows import line_of_key
from themis.books.toml import parse_toml, read_bytes, show
from themis.errors import BadContent

FILE: Final = "reasons.toml"
SIGNS: Final = {"more": 1, "less": -1}
CELLS: Final = ["good", "say", "usual"]
MOST_USUAL: Final = 100.0


@final
class Merit:
    """A feature worth a sentence: its place among the features, whether more of it is good (1) or less (-1), its message and its usual change."""

    __slots__ = ("key", "place", "sign", "usual")

    def __init__(self, place: int, sign: int, key: str, usual: float) -> None:
        self.place: Final = place
        self.sign: Final = sign
        self.key: Final = key
        self.usual: Final = usual


def load_reasons(folder: Path, features: list[str], is_message: Callable[[str], bool]) -> list[Merit]:
    """What is worth a sentence, in the order of the file; nothing where the game has no such file. Whatever is wrong with it is said at once, a line each."""
    path = folder / FILE
    if not path.is_file():
        return []
    raw = read_bytes(path)
    rows = parse_toml(raw, str(path))
    lines = raw.decode().splitlines()
    findings = [
        f"{path}, line {line_of_key(lines, name)}, {name}: {reason}."
        for name, cells in rows.items()
        for reason in findings_in(name, cells, features, is_message)
    ]
    if findings:
        raise BadContent("\n".join(findings))
    return [read_merit(features.index(name), cells) for name, cells in rows.items() if isinstance(cells, dict)]


def findings_in(name: str, cells: object, features: list[str], is_message: Callable[[str], bool]) -> list[str]:
    """What is wrong with a line."""
    found = [] if name in features else [f"there is no such feature; there are {', '.join(features)}"]
    if not isinstance(cells, dict):
        return [*found, f"it must be a table with {', '.join(CELLS)}, not {show(cells)}"]
    found += [f"unknown entry {show(cell)}; known here are {', '.join(CELLS)}" for cell in cells if cell not in CELLS]
    found += [f"{cell} is missing" for cell in CELLS if cell not in cells]
    good, say, usual = [cells.get(cell) for cell in CELLS]
    if good is not None and good not in SIGNS:
        found.append(f"good must be more or less, not {show(good)}")
    if say is not None and (not isinstance(say, str) or not is_message(say)):
        found.append(f"no text of the game in every language is called {show(say)}")
    if usual is not None and (isinstance(usual, bool) or not isinstance(usual, (int, float)) or not 0 < usual <= MOST_USUAL):
        found.append(f"usual must be a number above 0, at most {MOST_USUAL:g}, not {usual if isinstance(usual, float) else show(usual)}")
    return found


def read_merit(place: int, cells: dict[str, object]) -> Merit:
    return Merit(place, SIGNS[str(cells["good"])], str(cells["say"]), float(str(cells["usual"])))
