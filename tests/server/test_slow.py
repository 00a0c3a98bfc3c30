"""A line that takes nothing in holds nobody up, and is cut off at last."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct

from server.guests import PATIENCE, Guest
from server.hosting import Inn, Shelved


class DeafLine:
    """Speaks, and never listens."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", guest.port))
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            "Host: x",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
        ]
        head += ["Sec-WebSocket-Version: 13", f"Cookie: themis={guest.cookie}", "", ""]
        self.socket.sendall("\r\n".join(head).encode())
        assert b"101" in self.socket.recv(15)

    def tell(self, **message: object) -> None:
        """One masked frame; the mask is zero, so that the text stands as it is."""
        text = json.dumps(message).encode()
        self.socket.sendall(struct.pack("!BB4x", 0x81, 0x80 | len(text)) + text)

    def close(self) -> None:
        self.socket.close()


def test_a_line_that_does_not_listen_is_cut_off_while_the_others_play(inn: Inn) -> None:
    shelved = (
        Shelved("Ada", "Ben", "bot easy")
        .play(lambda session: len(session.record.lines) > 200 and session.waiting() == [0])
        .talk(200, "😀" * 300)
    )
    inn.shelve(shelved)
    with inn.guest_of(shelved, "Ada").at(shelved.id) as hers:
        deaf = DeafLine(inn.guest_of(shelved, "Ben"), shelved.id)
        deaf.tell(type="hello")
        hers.until_table(lambda table: bool(table["seats"][1]["online"]))
        for _ in range(55):
            deaf.tell(type="hello")

        version = hers.version
        while hers.game["waiting"] == [0] and hers.version < version + 20:
            assert "done" == hers.choose(hers.offers[0])["type"]

        hers.until_table(lambda table: not table["seats"][1]["online"])
        assert hers.version > version
        deaf.close()
        with inn.guest_of(shelved, "Ben").at(shelved.id) as bens:
            bens.catch_up(hers.version)
            assert len(bens.log) == len(hers.log)
