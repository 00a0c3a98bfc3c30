"""Hints and warnings at the web table: whoever asks is told, everybody knows that they asked, and nobody is helped where it would not be fair."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from kit import rule
from server.guests import Line, Message
from server.hosting import Inn, Shelved, found

from themis.core.session import Session
from themis.server.limits import COMMAND_COSTS, FRIENDS
from themis.server.protocol import Clock


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A house in which a warning may take as long as it takes."""
    inn = Inn(tmp_path_factory.mktemp("patient") / "themis.db", allowed=FRIENDS._replace(warning_seconds=60.0)).open()
    yield inn
    inn.close()


def is_adas(session: Session) -> bool:
    return session.waiting() == [0] and len(session.options(0)) > 2 and not session.state.stack[-1].is_secret()


def may_undo(session: Session) -> bool:
    return is_adas(session) and not session.undo_refusal(0) and not session.forced[-1]


def leaves_a_ritual(session: Session) -> bool:
    """Whether Ada could end her turn although she can perform a ritual."""
    offered = [choice.text for choice in session.options(0)] if session.waiting() == [0] else []
    return "end" in offered and any(text.startswith("ritual") for text in offered)


def a_mistake(*others: str, clock: Clock | None = None) -> Shelved:
    return Shelved("Ada", *others, game="altar", secret=2, clock=clock).play(leaves_a_ritual, 2)


def asks_hint(line: Line, seat: int = 0, version: int | None = None) -> Message:
    return line.ask("hint", seat=seat, version=line.version if version is None else version)


def unsure(line: Line, choice: str) -> Message:
    return line.ask("choose", seat=0, version=line.version, choice=choice, sure=False)


@rule("TAB-HINT-01")
def test_whoever_asks_is_advised_and_everybody_reads_that_they_asked(patient: Inn) -> None:
    shelved = Shelved("Ada", "Ben").play(is_adas)
    table = patient.shelve(shelved)
    with patient.guest_of(shelved, "Ada").at(table) as ada, patient.guest_of(shelved, "Ben").at(table) as ben:
        steps = len(shelved.session.record.lines)
        assert [] == ada.table["hints"]

        advice = asks_hint(ada)
        told = ben.until(lambda message: message["type"] == "table" and message["hints"])

        assert "advice" == advice["type"], advice
        assert advice["choice"] in ada.offers and advice["choice"] == advice["line"][0]
        assert [[steps, 0]] == told["hints"] == ada.table["hints"]
        assert not any(message["type"] == "advice" for message in ben.heard)

        again = asks_hint(ada)
        assert {**advice, "id": ""} == {**again, "id": ""}, "the same question has the same answer"
        assert [[steps, 0]] == ada.table["hints"]
        assert "\nAda asks for a hint.\n" in patient.guest_of(shelved, "Ben").get(f"/api/tables/{table}/transcript").text
        assert "done" == ada.choose(advice["choice"])["type"]


def test_that_somebody_asked_is_stored(tmp_path: Path) -> None:
    shelved = Shelved("Ada", "Ben").play(is_adas)
    identity = shelved.shelve(tmp_path / "themis.db")
    for asked in (True, False):
        inn = Inn(tmp_path / "themis.db").open()
        with shelved.guest("Ada", inn.port, identity).at(shelved.id) as ada:
            if asked:
                asks_hint(ada)
            assert [[len(shelved.session.record.lines), 0]] == ada.table["hints"]
        inn.close()


def test_only_who_is_asked_asks_for_the_question_that_they_see(patient: Inn) -> None:
    shelved = Shelved("Ada", "Ben").play(is_adas)
    table = patient.shelve(shelved)
    with patient.guest_of(shelved, "Ada").at(table) as ada, patient.guest_of(shelved, "Ben").at(table) as ben:
        assert ["not-your-seat", "not-asked"] == [asks_hint(ben, seat)["code"] for seat in (0, 1)]
        assert "stale" == asks_hint(ada, version=ada.version - 1)["code"]
        assert [] == ada.table["hints"]


@rule("TAB-HINT-02")
def test_where_a_clock_runs_nobody_is_helped(patient: Inn) -> None:
    shelved = a_mistake("bot easy", clock=Clock(600, 10))
    with patient.guest_of(shelved, "Ada").at(patient.shelve(shelved)) as ada:
        refused = asks_hint(ada)

        assert ("no-hints", ["TAB-HINT-02"]) == (refused["code"], refused["rules"])
        assert "done" == unsure(ada, "end")["type"]


@rule("TAB-UNDO-01", "TAB-HINT-02")
def test_a_bot_in_ones_seat_is_no_hint(patient: Inn) -> None:
    shelved = found(is_adas, "Ada", "Ben", clock=Clock(600, 10))
    with patient.guest_of(shelved, "Ada").at(patient.shelve(shelved)) as ada:
        before = ada.version
        ada.ask("warm", seat=0, on=True)
        while ada.version == before:
            ada.receive()
        ada.ask("warm", seat=0, on=False)

        refused = ada.undo()

        assert ("illegal", ["TAB-UNDO-01"]) == (refused["code"], refused["rules"])
        assert "other-seat" == ada.game["undo"]["refusal"], "whatever the bot has chosen"


@rule("TAB-UNDO-01")
def test_what_a_bot_has_chosen_in_ones_seat_stays_so_when_the_table_has_slept(tmp_path: Path) -> None:
    # A god is chosen without a draw, after which nothing could be undone anyway.
    shelved = found(lambda session: session.waiting() == [0], "Ada", "Ben", game="altar", clock=Clock(600, 10))
    inn = Inn(tmp_path / "themis.db").open()
    with inn.guest_of(shelved, "Ada").at(inn.shelve(shelved)) as ada:
        ada.ask("warm", seat=0, on=True)
        before = ada.version
        while ada.version == before:
            ada.receive()
        ada.ask("warm", seat=0, on=False)
        assert "other-seat" == ada.game["undo"]["refusal"]
    inn.close()
    inn = Inn(tmp_path / "themis.db").open()
    with inn.guest_of(shelved, "Ada").at(shelved.id) as ada:
        assert "other-seat" == ada.game["undo"]["refusal"]
    inn.close()


@rule("TAB-HINT-01")
def test_whoever_undoes_a_choice_and_asks_again_has_had_two_hints(patient: Inn) -> None:
    shelved = found(may_undo, "Ada", "Ben")
    with patient.guest_of(shelved, "Ada").at(patient.shelve(shelved)) as ada:
        steps, choice = len(shelved.session.record.lines), ada.game["undo"]["choice"]
        asks_hint(ada)
        ada.undo()
        assert "done" == ada.choose(choice)["type"]
        asks_hint(ada)
        asks_hint(ada)

        assert [[steps, 0]] * 2 == ada.table["hints"]


@rule("TAB-HINT-03")
def test_secret_decisions_are_not_judged(patient: Inn) -> None:
    shelved = found(lambda session: not session.state.over and session.state.stack[-1].is_secret() and 0 in session.waiting(), "Ada", "Ben")
    with patient.guest_of(shelved, "Ada").at(patient.shelve(shelved)) as ada:
        refused = asks_hint(ada)

        assert ("no-hints", ["TAB-HINT-03"]) == (refused["code"], refused["rules"])


@rule("TAB-HINT-04")
def test_whoever_is_not_sure_is_warned_of_a_mistake_once(patient: Inn) -> None:
    shelved = a_mistake("bot easy")
    with patient.guest_of(shelved, "Ada").at(patient.shelve(shelved)) as ada:
        version = ada.version

        warning = unsure(ada, "end")

        assert ("warning", "end") == (warning["type"], warning["choice"]), warning
        assert warning["because"] is not None and version == ada.version and [] == ada.table["hints"]
        assert "done" == unsure(ada, "end")["type"], "not twice of the same thing"


@rule("TAB-HINT-04")
@pytest.mark.parametrize("others", [["bot easy"], ["Ben"]])
def test_who_is_sure_or_plays_with_people_is_not_warned(patient: Inn, others: list[str]) -> None:
    shelved = a_mistake(*others)
    with patient.guest_of(shelved, "Ada").at(patient.shelve(shelved)) as ada:
        answer = ada.choose("end") if others == ["bot easy"] else unsure(ada, "end")

        assert "done" == answer["type"]


def test_a_hint_costs_more_than_other_commands() -> None:
    assert max(COMMAND_COSTS.values()) == COMMAND_COSTS["hint"]
