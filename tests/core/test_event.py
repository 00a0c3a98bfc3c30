"""What happened, and who may see it; what a step asked of chance; and the quiet way for search, which keeps nothing."""

from __future__ import annotations

import pytest

from themis.core.chance import Scripted, Seeded
from themis.core.event import EVERYBODY, Event, EventKind, Io

DREW = EventKind("drew", ["seat", "card"], "ABC-DRAW-01")
HID = EventKind("hid", ["seat"], "ABC-DRAW-02")
ENDED = EventKind("ended", [], "ABC-END-01")
FULL = EventKind("full", ["seat", "card", "number", "colour"], "ABC-FULL-01")
SPECTATOR = -1


def audience(event: Event, seats: int = 4) -> list[int]:
    """The eyes that see it, the spectator's first."""
    return [seat for seat in range(SPECTATOR, seats) if event.is_for(seat)]


def only_event(io: Io) -> Event:
    assert 1 == len(io.events)
    return io.events[0]


def test_what_is_told_is_for_everybody_and_for_spectators() -> None:
    io = Io(Scripted([]), False)
    io.tell(DREW, 1, 7)

    assert [SPECTATOR, 0, 1, 2, 3] == audience(only_event(io))
    assert EVERYBODY == only_event(io).audience


@pytest.mark.parametrize("seat", range(4))
def test_what_is_told_to_one_seat_is_for_nobody_else(seat: int) -> None:
    io = Io(Scripted([]), False)
    io.tell_only(seat, DREW, seat, 7)

    assert [seat] == audience(only_event(io))


@pytest.mark.parametrize("seat", range(4))
def test_what_is_told_to_the_others_is_for_all_but_one_and_for_spectators(seat: int) -> None:
    io = Io(Scripted([]), False)
    io.tell_others(seat, HID, seat)

    assert [eyes for eyes in range(SPECTATOR, 4) if eyes != seat] == audience(only_event(io))


def test_of_a_secret_and_its_cover_everybody_sees_exactly_one() -> None:
    io = Io(Scripted([]), False)
    io.tell_only(2, DREW, 2, 7)
    io.tell_others(2, HID, 2)

    assert ["hid", "hid", "hid", "drew", "hid"] == [
        "".join(event.kind.name for event in io.events if event.is_for(eyes)) for eyes in range(SPECTATOR, 4)
    ]


def test_an_event_keeps_as_many_numbers_as_its_kind_has_fields() -> None:
    io = Io(Scripted([]), False)
    io.tell(ENDED)
    io.tell(HID, 1)
    io.tell(DREW, 1, 7)
    io.tell(FULL, 1, 7, 0, 3)
    io.tell_only(0, DREW, 1, 7)
    io.tell_others(0, DREW, 1)

    assert [["ended", []], ["hid", [1]], ["drew", [1, 7]], ["full", [1, 7, 0, 3]], ["drew", [1, 7]], ["drew", [1, -1]]] == [
        event.plain() for event in io.events
    ]


def test_a_kind_for_another_reason_differs_in_nothing_but_its_rule() -> None:
    other = DREW.by("ABC-GIFT-01")

    assert ("drew", ["seat", "card"], "ABC-GIFT-01") == (other.name, other.fields, other.rule)
    assert "ABC-DRAW-01" == DREW.rule


def test_draws_are_answered_by_chance_and_written_down_in_their_order() -> None:
    io = Io(Scripted([3, 1]), False)

    assert [3, 1] == [io.below(0, 6), io.below(1, 2)]
    assert [3, 1] == io.outcomes


def test_telling_reveals_nothing() -> None:
    io = Io(Seeded(1), False)
    io.below(0, 6)
    io.tell(DREW, 1, 7)
    io.tell_only(1, DREW, 1, 7)
    io.tell_others(1, HID, 1)

    assert io.revealed is False


def test_revealing_tells_everybody_and_marks_the_step() -> None:
    io = Io(Scripted([]), False)
    io.reveal(DREW, 1, 7)

    assert io.revealed is True
    assert ["drew", [1, 7]] == only_event(io).plain()
    assert [SPECTATOR, 0, 1, 2, 3] == audience(only_event(io))


def test_a_quiet_step_keeps_nothing_but_draws_the_same() -> None:
    quiet, loud = Io(Seeded(4), True), Io(Seeded(4), False)
    for io in (quiet, loud):
        io.tell(DREW, 1, 7)
        io.reveal(DREW, 1, 7)
        io.tell_only(1, DREW, 1, 7)
        io.tell_others(1, HID, 1)

    assert [quiet.below(0, 62) for _ in range(9)] == [loud.below(0, 62) for _ in range(9)]
    assert ([], []) == (quiet.events, quiet.outcomes)
    assert (4, 9) == (len(loud.events), len(loud.outcomes))
