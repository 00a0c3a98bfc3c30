"""A bot that sits down at a table by an invitation link and chooses at random: python bot.py http://host/join/TABLE#SECRET"""

import json
import random
import sys
import urllib.request
from urllib.parse import urlsplit

from websockets.sync.client import connect


def play(link: str, name: str = "Robota") -> list[int]:
    """Plays a whole game; returns the ranks of all seats."""
    address = urlsplit(link)
    table = address.path.rsplit("/", 1)[-1]
    claim = json.dumps({"token": address.fragment, "name": name}).encode()
    with urllib.request.urlopen(f"http://{address.netloc}/api/tables/{table}/claim", claim) as answer:
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
    with connect(f"ws://{address.netloc}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"type": "hello"}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "table":
                for seat, who in enumerate(message["seats"]):
                    if who["mine"] and not who["ready"]:
                        socket.send(json.dumps({"type": "ready", "id": "ready", "seat": seat, "on": True}))
            if message["type"] == "update" and message["result"]:
                ranks: list[int] = message["result"]["ranks"]
                return ranks
            if message["type"] == "update" and message["offers"]:
                choice, _, _ = random.choice(message["offers"])
                command = {"type": "choose", "id": f"{message['version']}", "seat": message["eyes"]}
                socket.send(json.dumps({**command, "version": message["version"], "choice": choice}))
    raise ConnectionError("the server has gone")


if __name__ == "__main__":
    print("ranks:", play(sys.argv[1]))
