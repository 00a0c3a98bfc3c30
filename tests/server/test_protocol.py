"""The protocol is documented, and the page's types are written from it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from themis.server import protocol, protocol_http

ROOT = Path(__file__).parents[2]
STRUCTS = [
    value
    for value in {**vars(protocol), **vars(protocol_http)}.values()
    if isinstance(value, type) and issubclass(value, Struct) and value is not Struct
]
MESSAGES = [struct for struct in STRUCTS if struct.__struct_config__.tag and struct not in (protocol.Command, protocol.Event)]


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: str(struct.__name__))
def test_every_message_is_documented(struct: type[Struct]) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    name = struct.__struct_config__.tag if struct in MESSAGES else struct.__name__

    assert struct.__doc__
    assert struct in (protocol.Command, protocol.Event) or f"`{name}`" in page
