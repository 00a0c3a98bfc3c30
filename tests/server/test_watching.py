"""What whoever runs a server can see of it: numbers, and a log in which nobody finds a way to a table."""

from __future__ import annotations

import http.client
import logging
import re
import socket
import subprocess
import sys

from server.guests import Guest
from server.hosting import Shelved
from serving import Server

from themis.server.identity import new_table_id, new_user
from themis.server.logs import Fields
from themis.server.metrics import BUCKETS, Histogram, written

SAMPLE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]+"\})? -?[0-9.e+-]+$')


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def told(port: int, path: str = "/metrics") -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text


def test_what_is_counted_is_told_on_a_port_of_its_own(own_server: Server) -> None:
    shelved = Shelved("Ada", "Ben").play(lambda session: session.waiting() == [0])
    identity = shelved.shelve(own_server.folder / "themis.db")
    port = free_port()
    own_server.start("--metrics", str(port))
    ada = shelved.guest("Ada", own_server.port, identity)
    with ada.at(shelved.id) as hers:
        hers.choose(hers.offers[0])
        hers.choose("dance")
        status, text = told(port)

    assert 200 == status and 404 == told(port, "/")[0]
    assert b"themis_" not in ada.get("/metrics").text.encode(), "guests are told nothing"
    samples = [line for line in text.splitlines() if not line.startswith("#")]
    assert [] == [line for line in samples if not SAMPLE.match(line)]
    assert {
        'themis_commands_total{type="choose"} 2',
        'themis_commands_total{type="hello"} 1',
        "themis_choice_seconds_count 2",
        "themis_lines 1",
        "themis_tables_live 1",
        "themis_storage_trouble 0",
        'themis_bots_waiting{for="player"} 0',
        'themis_bots_waiting{for="nobody"} 0',
    } <= set(samples)
    assert any(line.startswith("themis_refusals_total") for line in samples)
    assert 1 == text.count("# TYPE themis_bots_waiting gauge\n")


def test_the_buckets_of_a_histogram_add_up() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.001, 0.03, 99.0):
        histogram.add(seconds)

    assert (2, 1, 1) == (histogram.counts[0], histogram.counts[BUCKETS.index(0.05)], histogram.counts[-1])
    assert 'themis_choice_seconds_bucket{le="+Inf"}' in written({})


def line(message: str, *values: object, error: BaseException | None = None) -> str:
    told = (type(error), error, error.__traceback__) if error is not None else None
    record = logging.LogRecord("themis.server", logging.WARNING, "", 0, message, values, told)
    return Fields(lambda text: f"shade-of-{len(text)}").format(record)


def test_the_log_has_fields_and_shades_instead_of_tables() -> None:
    about = line('table %s: the "disk" is full', "23456789ab")

    assert re.fullmatch(r'time=\S+ level=warning table=shade-of-10 message="the table: the \\"disk\\" is full"', about)
    assert "table=" not in line("games are stored again")


def test_the_log_has_a_field_for_the_guest() -> None:
    about = line("table %s, guest %s: trouble", "23456789ab", new_user())

    assert re.fullmatch(r'time=\S+ level=warning table=shade-of-10 guest=shade-of-22 message="the table, the guest: trouble"', about)
    assert "guest=" not in line("too much at once from address 1a2b, guest unknown")


def test_a_traceback_names_nobody() -> None:
    table, guest = new_table_id(), new_user()
    try:
        raise KeyError(table, guest, "192.0.2.1", "2001:db8::1")
    except KeyError as error:
        told = line("table %s", table, error=error)

    assert "KeyError: ('shade-of-10', 'shade-of-22', 'shade-of-9', 'shade-of-11')" in told.splitlines()
    assert f'  File "{__file__}"' in told and "    raise KeyError(table, guest" in told


BELOW = """
import logging
from starlette.applications import Starlette
from themis.cli.serve import configured
from themis.server.limits import FRIENDS
from themis.server.logs import write_fields
app = Starlette()
app.state.limits = FRIENDS
write_fields(str)
configured(app)
logging.getLogger("uvicorn.error").warning("it broke")
"""


def test_what_the_software_below_says_has_fields_too() -> None:
    told = subprocess.run([sys.executable, "-c", BELOW], capture_output=True, text=True, check=True).stderr

    assert re.fullmatch(r'time=\S+ level=warning message="it broke"\n', told)


def test_whoever_asks_for_too_much_is_one_line_in_the_log(own_server: Server) -> None:
    own_server.limits = []
    own_server.start()
    eve = Guest(own_server.port, "Eve")
    answers = [eve.post("/api/replay", b"nonsense")]
    while answers[-1].status != 429 and len(answers) < 200:
        answers.append(eve.post("/api/replay", b"nonsense"))
    own_server.stop()

    assert [400, 429] == [answers[0].status, answers[-1].status]
    assert 1 == own_server.log.read_text().count("too much at once from address")
    assert "127.0.0.1" not in own_server.log.read_text()
