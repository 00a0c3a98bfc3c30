"""Where the web table keeps its games."""

from __future__ import annotations

import argparse
import json
import re
import socket
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from themis.cli.main import add_serve, parser
from themis.cli.serve import database

HOUSE = Path(__file__).parents[2]
SERVE = argparse.ArgumentParser()
add_serve(SERVE)
SERVE_OPTIONS = {name for action in SERVE._actions for name in action.option_strings}


def test_a_file_is_taken_as_it_is_and_in_a_folder_there_is_one(tmp_path: Path) -> None:
    assert tmp_path / "games.db" == database(tmp_path / "games.db")
    assert tmp_path / "themis.db" == database(tmp_path)


def test_without_a_place_it_is_in_the_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    assert tmp_path / "state" / "themis" / "themis.db" == database(None)


def test_what_the_page_on_running_it_says_can_be_said(tmp_path: Path) -> None:
    page = (HOUSE / "docs" / "running.md").read_text(encoding="utf-8")
    commands = [
        line.partition("themis ")[2]
        for line in page.splitlines()
        if re.match(r"(ExecStart=)?(/opt/themis/bin/)?themis (serve|backup) ", line)
    ]

    assert 3 == len(commands)
    for command in commands:
        assert parser().parse_args(command.split()).command in ("serve", "backup")
    for option in re.findall(r"^\| `(--[a-z-]+)", page, re.MULTILINE):
        assert option in SERVE_OPTIONS


def test_the_container_serves_as_the_page_says() -> None:
    page = (HOUSE / "docs" / "running.md").read_text(encoding="utf-8")
    made = (HOUSE / "Containerfile").read_text(encoding="utf-8")
    entry = json.loads(re.findall(r"^ENTRYPOINT (.*)$", made, re.MULTILINE)[0])
    run = re.findall(r"^podman run ((?:.*\\\n)*.*)", page, re.MULTILINE)[0].replace("\\\n", "").split()
    served = parser().parse_args([*entry[1:], *run[run.index("themis", run.index("--publish")) + 1 :]])
    published = [place.split(":") for option, place in pairwise(run) if option == "--publish"]

    assert "themis" == entry[0] and "serve" == served.command
    assert {served.port, served.metrics[1]} == {int(inside) for _, _, inside in published}, "what is published is served"
    assert {"127.0.0.1"} == {host for host, _, _ in published} and {"0.0.0.0"} == {served.host, served.metrics[0]}
    assert f"EXPOSE {served.port}\n" in made and f"VOLUME {served.data}\n" in made


def test_what_the_container_installs_is_locked_by_hashes() -> None:
    made = (HOUSE / "Containerfile").read_text(encoding="utf-8")
    locked = (HOUSE / "requirements" / "serve.txt").read_text(encoding="utf-8")
    packages = re.findall(r"^[a-z].*\\\n(?: +--hash=sha256:[0-9a-f]{64}.*\n)+", locked, re.MULTILINE)

    assert ["-r /tmp/serve.txt", "--no-deps /tmp/*.whl"] == re.findall(r"pip install --no-cache-dir (.*?) &&", made)
    assert len(packages) == len(re.findall(r"^[a-z]", locked, re.MULTILINE)) > 5


def test_the_proxies_of_the_page_find_the_server() -> None:
    page = (HOUSE / "docs" / "running.md").read_text(encoding="utf-8")
    usual = parser().parse_args(["serve"])

    assert {f"{usual.host}:{usual.port}"} == set(re.findall(r"^ *(?:reverse_proxy|proxy_pass http://) ?([0-9.:]+)", page, re.MULTILINE))


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ("9500", ("127.0.0.1", 9500)),
        ("0.0.0.0:9500", ("0.0.0.0", 9500)),
        ("localhost:1", ("localhost", 1)),
        ("[::1]:65535", ("::1", 65535)),
        *[(wrong, None) for wrong in ("0", "65536", "-1", "::1:9500", ":9500", "host:", "[::1]", "http://host:9500", "nine")],
    ],
)
def test_numbers_are_told_at_a_port_of_any_address(given: str, place: object, capsys: pytest.CaptureFixture[str]) -> None:
    if place is not None:
        assert place == SERVE.parse_args(["--metrics", given]).metrics
        return
    with pytest.raises(SystemExit):
        SERVE.parse_args([f"--metrics={given}"])

    assert f"'{given}' is no port, such as 9500" in capsys.readouterr().err


def served(folder: Path, *arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "themis", "serve", *arguments, "--data", str(folder / "themis.db")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=20)
    return done.returncode, done.stderr


def test_a_port_for_numbers_that_is_taken_is_said_before_anything_is_opened(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = served(tmp_path, "--port", "0", "--metrics", str(port))

    assert (2, f"themis: nothing can be served on 127.0.0.1 port {port}: Address already in use\n") == refused
    assert [] == list(tmp_path.iterdir())


def test_numbers_and_the_page_cannot_share_a_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    assert (2, f"themis: nothing can be served on 127.0.0.1 port {port}: Address already in use\n") == served(
        tmp_path, "--port", str(port), "--metrics", str(port)
    )


@pytest.mark.parametrize(("days", "kept"), [("30", 30), (None, None), ("0", "refused"), ("-1", "refused"), ("for ever", "refused")])
def test_finished_games_are_kept_for_a_day_at_least(days: str | None, kept: object, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--keep-days", days] if days is not None else []
    if kept == "refused":
        with pytest.raises(SystemExit):
            SERVE.parse_args(given)
        assert "--keep-days" in capsys.readouterr().err
    else:
        assert kept == SERVE.parse_args(given).keep_days
