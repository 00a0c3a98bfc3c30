"""What can only be chosen in one way makes itself, unless its person wants to be asked; a choice goes back with all that followed from it."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from server.guests import Line
from server.hosting import Inn, Shelved, found
from serving import Server

from themis.core.session import Session


def leads_on(session: Session) -> str:
    """A choice of seat 0 after which it has but one option, and can still take everything back."""
    if session.waiting() != [0]:
        return ""
    for option in session.options(0):
        twin = session.twin()
        twin.accept(twin.tried(0, option.text))
        forced = twin.follow_up(is_undoable=True)
        if forced is not None and not forced.is_final() and not twin.undo_refusal(0):
            return option.text
    return ""


@pytest.fixture
def shelved() -> Shelved:
    return found(lambda session: bool(leads_on(session)), "Ada", "Ben")


def round_table(inn: Inn, stack: ExitStack, shelved: Shelved) -> list[Line]:
    inn.shelve(shelved)
    return [stack.enter_context(inn.guest_of(shelved, name).at(shelved.id)) for name in ("Ada", "Ben")]


def test_it_is_told_together_with_the_choice_before_it(inn: Inn, stack: ExitStack, shelved: Shelved) -> None:
    hers, bens = round_table(inn, stack, shelved)
    choice, steps, updates = leads_on(shelved.session), len(hers.log), len(hers.heard_of("update"))

    assert "done" == hers.choose(choice)["type"]

    bens.catch_up(hers.version)
    assert updates + 1 == len(hers.heard_of("update"))
    made = [(move["seat"], move["forced"]) for move in hers.log[steps:]]
    assert (0, False) == made[0] and len(made) > 1 and {(0, True)} == set(made[1:])
    # What hers could only be might tell him what she holds.
    assert [(0, False)] * len(made) == [(move["seat"], move["forced"]) for move in bens.log[steps:]]
    assert choice == hers.game["undo"]["choice"]


def test_it_is_taken_back_together_with_the_choice_before_it(inn: Inn, stack: ExitStack, shelved: Shelved) -> None:
    hers, _ = round_table(inn, stack, shelved)
    choice, steps, view = leads_on(shelved.session), len(hers.log), hers.game["view"]
    hers.choose(choice)

    assert "done" == hers.undo()["type"]

    assert steps == len(hers.log) and view == hers.game["view"]
    assert choice in hers.offers


def test_whoever_wants_to_be_asked_is_asked(inn: Inn, stack: ExitStack, shelved: Shelved) -> None:
    hers, _ = round_table(inn, stack, shelved)
    choice, steps = leads_on(shelved.session), len(hers.log)
    hers.hello(wants_all=True)

    assert "done" == hers.choose(choice)["type"]

    assert steps + 1 == len(hers.log)
    assert 1 == len(hers.offers)


def test_the_only_option_is_a_choice_of_whoever_made_it(own_server: Server, stack: ExitStack, shelved: Shelved) -> None:
    identity = shelved.shelve(own_server.folder / "themis.db")
    own_server.start()
    ada = shelved.guest("Ada", own_server.port, identity)
    hers = stack.enter_context(ada.at(shelved.id))
    hers.hello(wants_all=True)
    hers.choose(leads_on(shelved.session))
    [only] = hers.offers

    hers.choose(only)

    assert [False, False] == [move["forced"] for move in hers.log[-2:]]
    assert only == hers.game["undo"]["choice"]
    own_server.kill()
    own_server.start()
    again = stack.enter_context(ada.at(shelved.id))
    assert hers.log == again.log and only == again.game["undo"]["choice"]


def test_it_survives_a_restart(own_server: Server, stack: ExitStack, shelved: Shelved) -> None:
    identity = shelved.shelve(own_server.folder / "themis.db")
    own_server.start()
    ada = shelved.guest("Ada", own_server.port, identity)
    hers = stack.enter_context(ada.at(shelved.id))
    hers.choose(leads_on(shelved.session))

    own_server.kill()
    own_server.start()

    again = stack.enter_context(ada.at(shelved.id))
    assert hers.log == again.log and hers.game["undo"] == again.game["undo"]


def test_a_take_back_by_consent_goes_back_to_the_last_real_choice(inn: Inn, stack: ExitStack) -> None:
    def has_been_forced(session: Session) -> bool:
        """Seat 0 has made a choice, then had none."""
        lines = session.record.lines
        return (
            len(lines) > 1 and lines[-1].seat == lines[-2].seat == 0 and session.forced[-2:] == [False, True] and session.waiting() == [1]
        )

    shelved = found(has_been_forced, "Ada", "Ben")
    hers, _ = round_table(inn, stack, shelved)

    hers.takeback()

    asked = hers.until_table(lambda table: bool(table["request"]))["request"]
    assert len(shelved.session.record.lines) - 2 == asked["step"]
