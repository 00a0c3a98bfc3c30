"""Lines to a server without any politeness in between: what stands here is sent as it is, many messages at a time."""

from __future__ import annotations

import asyncio
import struct
from typing import Self

KEY = "dGhlbWlzIGxvYWQgdGVzdA=="
LARGEST = 30_000_000
PATIENCE = 30.0
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Closed(Exception):
    """The server has closed the socket, and said with which code; 0 if it only hung up."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class Socket:
    """A socket to a table, after the handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, table: str, cookie: str = "", address: str = "127.0.0.1", more: str = "") -> Self:
        """OSError or EOFError if the server does not want one. `more` stands in the head, too."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0), limit=LARGEST)
        said = f"Cookie: themis={cookie}\r\n" if cookie else ""
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        writer.write(f"{head}{said}{more}Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer.partition(b"\r\n")[0]:
            writer.close()
            raise ConnectionRefusedError(answer[:200])
        return cls(reader, writer)

    def send(self, *texts: bytes) -> None:
        self.writer.writelines(frame(text) for text in texts)

    async def receive(self) -> bytes:
        """The next message; raises Closed when there are no more."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    kind, length = await self.reader.readexactly(2)
                    if length > 125:
                        length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
                    payload = await self.reader.readexactly(length)
                    if kind & 15 == CLOSE:
                        raise Closed(int.from_bytes(payload[:2], "big"))
                    if kind & 15 in (TEXT, BINARY):
                        return payload
        except (OSError, EOFError):
            raise Closed(0) from None

    def close(self) -> None:
        self.writer.transport.abort()


def frame(payload: bytes, kind: int = TEXT, is_last: bool = True) -> bytes:
    """Masked with zeros, so that the payload stands as it is."""
    size = len(payload)
    length = (
        bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size) if size < 65536 else b"\xff" + struct.pack("!Q", size)
    )
    return bytes([kind | (0x80 if is_last else 0)]) + length + bytes(4) + payload
