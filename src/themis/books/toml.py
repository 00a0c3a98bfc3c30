"""TOML files that anybody may have written: read within bounds, and refused with one sentence that names place and reason."""

import tomllib
from pathlib import Path
from typing import Final, NoReturn

from themis.errors import BadContent

LARGEST_FILE: Final = 1_000_000


def refuse(where: str, reason: str) -> NoReturn:
    raise BadContent(f"{where}: {reason}.")


def show(value: object) -> str:
    """A value as it may stand in a sentence: on one line and never long."""
    if isinstance(value, str):
        return repr(value) if len(value) <= 40 else repr(value[:40]) + "..."
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**12 else "a huge number"
    if isinstance(value, float):
        return "a fraction"
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else "a date"


def read_toml(path: Path) -> dict[str, object]:
    """The file as plain data; whatever is wrong with it is a BadContent."""
    return parse_toml(read_bytes(path), str(path))


def parse_toml(raw: bytes, where: str) -> dict[str, object]:
    """The text of a file as plain data; whatever is wrong with it is a BadContent."""
    if len(raw) > LARGEST_FILE:
        refuse(where, f"the file is larger than {LARGEST_FILE} bytes")
    try:
        return tomllib.loads(raw.decode())
    except UnicodeDecodeError as error:
        refuse(where, f"line {_line_of(raw, error.start)} is not UTF-8 text")
    except tomllib.TOMLDecodeError as error:
        end = f"at line {_line_of(raw, len(raw))}, the end of the file"
        refuse(where, f"not valid TOML: {str(error).replace('at end of document', end)}")
    except RecursionError:
        refuse(where, "not valid TOML: nested too deeply")
    except ValueError:
        # The library lets a few values through to Python's own parsers, such as a number of 5,000 digits.
        refuse(where, "not valid TOML: a value cannot be read")


def read_bytes(path: Path) -> bytes:
    try:
        if not path.is_file():
            refuse(str(path), "there is no such file")
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except OSError as error:
        refuse(str(path), f"the file cannot be read ({error.strerror})")
    if len(raw) > LARGEST_FILE:
        refuse(str(path), f"the file is larger than {LARGEST_FILE} bytes")
    return raw


def _line_of(raw: bytes, position: int) -> int:
    return raw.count(b"\n", 0, position) + 1
