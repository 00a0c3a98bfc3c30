"""Taking back: at once where nobody learned anything, by consent otherwise; what was drawn is drawn again."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from random import Random

from kit import rule
from msgspec.structs import replace
from server.guests import Line, Message
from server.hosting import Inn, Shelved, found

from themis.core.session import CHANCE, Session
from themis.server.conduct import MOST_UNDONE, Conduct
from themis.server.rows import Entry
from themis.server.takebacks import MOST_TOLD, NOTHING, TakenBack, Trail

BILLION = 1e9


def may_undo(session: Session) -> bool:
    return session.undo_refusal(0) == "" and 0 in session.waiting()


def has_drawn(session: Session) -> bool:
    """Seat 0 has just drawn a card and is asked again."""
    lines = session.record.lines
    return bool(lines) and lines[-1].text == "draw" and lines[-1].seat == 0 and session.waiting() == [0] and session.sealed_by == CHANCE


def refusal(answer: Message) -> tuple[str, list[str]]:
    return answer["code"], answer["rules"]


def round_table(inn: Inn, stack: ExitStack, shelved: Shelved, *names: str) -> list[Line]:
    inn.shelve(shelved)
    return [stack.enter_context(inn.guest_of(shelved, name).at(shelved.id)) for name in names]


@rule("TAB-UNDO-01")
def test_a_choice_that_told_nobody_anything_is_taken_back_at_once(inn: Inn, stack: ExitStack) -> None:
    shelved = found(may_undo, "Ada", "Ben")
    hers, bens = round_table(inn, stack, shelved, "Ada", "Ben")
    last = shelved.session.record.lines[-1]
    assert {"choice": last.text, "refusal": "", "can_ask": False} == hers.game["undo"]
    steps = len(hers.log)

    assert "illegal" == bens.undo()["code"]
    assert "done" == hers.undo()["type"]

    bens.catch_up(hers.version)
    assert [steps - 1] * 2 == [len(hers.log), len(bens.log)]
    assert steps - 1 == hers.game["keep"] and [] == hers.game["moves"]
    assert last.text in hers.offers
    assert "done" == hers.choose(last.text)["type"]


@rule("TAB-UNDO-01")
def test_undo_stops_where_chance_has_spoken(inn: Inn, stack: ExitStack) -> None:
    [hers] = round_table(inn, stack, found(has_drawn, "Ada", "Ben"), "Ada")

    assert {"choice": "", "refusal": "chance", "can_ask": True} == hers.game["undo"]
    assert "illegal" == hers.undo()["code"]


@rule("TAB-BACK-01", "TAB-ASK-01")
def test_the_others_are_asked_and_the_same_card_is_drawn_again(inn: Inn, stack: ExitStack) -> None:
    hers, bens, cys = round_table(inn, stack, found(has_drawn, "Ada", "Ben", "Cy"), "Ada", "Ben", "Cy")
    drawn = hers.log[-1]

    assert "done" == hers.takeback()["type"]
    asked = bens.until_table(lambda table: bool(table["request"]))["request"]
    assert {"number": 1, "kind": "takeback", "seat": 0, "step": len(hers.log) - 2, "needed": [1, 2], "agreed": []} == asked
    assert "not-now" == hers.takeback()["code"]
    assert "not-your-seat" == hers.answer(True)["code"]
    assert "done" == bens.answer(True)["type"]
    cys.until_table(lambda table: table["request"] and table["request"]["agreed"] == [1])
    assert "done" == cys.answer(True)["type"]

    hers.catch_up(cys.version)
    assert drawn["step"] == len(hers.log)
    assert "done" == hers.choose("draw")["type"]
    assert drawn == hers.log[-1]
    assert None is hers.until_table(lambda table: not table["request"])["request"]


@rule("TAB-BACK-03")
def test_what_was_taken_back_stays_in_the_log_also_when_the_table_is_opened_again(own_inn: Inn, stack: ExitStack) -> None:
    shelved = found(has_drawn, "Ada", "Ben")
    with ExitStack() as evening:
        hers, bens = round_table(own_inn, evening, shelved, "Ada", "Ben")
        drawn, seen = hers.log[-1], bens.log[-1]
        assert [] == hers.game["takebacks"]
        hers.takeback()
        bens.answer(True)
        hers.catch_up(bens.version)
        assert [[drawn, [1]]] == hers.game["takebacks"]
        assert [[seen, [1]]] == bens.game["takebacks"], "Ben does not learn now what was drawn"

    own_inn.do(forgotten(own_inn, shelved))

    [hers, bens] = [stack.enter_context(own_inn.guest_of(shelved, name).at(shelved.id)) for name in ("Ada", "Ben")]
    assert [[[drawn, [1]]], [[seen, [1]]]] == [line.game["takebacks"] for line in (hers, bens)]
    assert "draw" == hers.offers[0] and "done" == hers.choose("draw")["type"]
    assert (drawn, [[drawn, [1]]]) == (hers.log[-1], hers.game["takebacks"])


async def forgotten(inn: Inn, shelved: Shelved) -> None:
    """The house forgets a table that nobody looks at."""
    while shelved.id in inn.house._live:
        inn.house.sweep(BILLION, 0)
        await asyncio.sleep(0.01)


def test_a_line_of_the_log_never_stands_beyond_the_end_of_the_game() -> None:
    line = TakenBack(9, 0, [1], [("drew", [0, 3], "R", 0), ("drew-hidden", [0], "R", -2)])
    entry = Entry(12, "takeback", 0, "", line.written().decode(), 8, "")
    again = Entry(13, "choose", 0, "draw", "{1}", 9, "")
    assert [line] == Trail.of([entry]).takebacks == Trail.of([entry, again]).takebacks
    assert [6] == [kept.step for kept in Trail.of([entry, again, Entry(14, "undo", 0, "", "", 5, "")]).takebacks]
    assert ["drew", "drew-hidden"] == [line.seen(eyes)[0].events[0].kind for eyes in (0, 1)]


def gone_back(random: Random, version: int) -> Entry:
    """Something is undone, or taken back by consent."""
    step, seat = random.randrange(100), random.randrange(2)
    if random.random() < 0.5:
        return Entry(version, "undo", seat, "", "", step, "")
    return Entry(version, "takeback", seat, "", TakenBack(step + 1, seat, [version], []).written().decode(), step, "")


def test_a_table_that_wakes_tells_what_it_told_before() -> None:
    random, trail = Random(1), NOTHING
    entries = [gone_back(random, version) for version in range(1, 6 * MOST_TOLD)]
    for number, entry in enumerate(entries, 1):
        trail = trail.after(entry)
        woken = Trail.of(entries[:number])
        assert (woken.takebacks, woken.undone) == (trail.takebacks, trail.undone)


def tired(*seats: str) -> Shelved:
    """A game in which seat 0, which may undo, has undone one choice less than anybody may."""
    shelved = found(may_undo, *seats)
    last, step = shelved.entries[-1], len(shelved.entries)
    for _ in range(MOST_UNDONE - 1):
        version = len(shelved.entries)
        shelved.entries.append(Entry(version + 1, "undo", 0, "", "", step - 1, ""))
        shelved.entries.append(replace(last, version=version + 2, key=f"{shelved.row.seats[0].user}: again {version}"))
    shelved.session.version = len(shelved.entries)
    return shelved


@rule("TAB-UNDO-05")
def test_nobody_goes_back_for_ever(own_inn: Inn, stack: ExitStack) -> None:
    shelved = tired("Ada", "bot easy")
    own_inn.shelve(shelved)
    ada = own_inn.guest_of(shelved, "Ada")
    with ada.at(shelved.id) as hers:
        last = hers.game["undo"]["choice"]
        assert "done" == hers.takeback()["type"], "bots agree at once, and that counts, too"
        assert "done" == hers.choose(last)["type"]
        assert ("not-now", ["TAB-UNDO-05"]) == refusal(hers.takeback())

    own_inn.do(forgotten(own_inn, shelved))

    hers = stack.enter_context(ada.at(shelved.id))
    assert ("not-now", ["TAB-UNDO-05"]) == refusal(hers.undo())
    assert "done" == hers.choose(hers.offers[0])["type"]


@rule("TAB-UNDO-05")
def test_nobody_goes_back_so_often_that_somebody_else_cannot(inn: Inn, stack: ExitStack) -> None:
    hers, bens = round_table(inn, stack, tired("Ada", "Ben"), "Ada", "Ben")

    assert "done" == hers.undo()["type"]
    assert "TAB-UNDO-05" in hers.takeback()["rules"]
    assert "TAB-UNDO-05" not in bens.takeback().get("rules", [])


@rule("TAB-ASK-03", "TAB-ASK-05")
def test_a_refusal_makes_the_asker_wait(inn: Inn, stack: ExitStack) -> None:
    hers, bens = round_table(inn, stack, found(has_drawn, "Ada", "Ben"), "Ada", "Ben")
    version = hers.version
    hers.takeback()

    assert "done" == bens.answer(False)["type"]

    hers.until_table(lambda table: not table["request"])
    assert "too-fast" == hers.takeback()["code"]
    assert "not-now" == bens.ask("answer", request=1, agree=True)["code"]
    assert version == hers.version


@rule("TAB-ASK-03", "TAB-ASK-05")
def test_whoever_withdraws_a_request_waits_like_one_who_was_refused(inn: Inn, stack: ExitStack) -> None:
    hers, bens = round_table(inn, stack, found(has_drawn, "Ada", "Ben"), "Ada", "Ben")
    hers.takeback()

    assert "done" == hers.answer(False)["type"]
    assert "not-now" == bens.ask("answer", request=1, agree=True)["code"]
    assert ("too-fast", ["TAB-ASK-05"]) == refusal(hers.takeback())


@rule("TAB-ASK-05")
def test_whoever_asks_in_vain_waits_longer_each_time() -> None:
    conduct = Conduct(100.0)
    assert conduct.may_ask(0, 100.0)
    conduct.ask_in_vain(0, 100.0)
    assert [False, True] == [conduct.may_ask(0, now) for now in (119.9, 120.0)]
    conduct.ask_in_vain(0, 120.0)
    assert [False, True] == [conduct.may_ask(0, now) for now in (159.9, 160.0)]
    assert conduct.may_ask(1, 120.0)


@rule("TAB-ASK-03", "TAB-ASK-05")
def test_going_on_ends_the_question(inn: Inn, stack: ExitStack) -> None:
    hers, bens = round_table(inn, stack, found(has_drawn, "Ada", "Ben"), "Ada", "Ben")
    hers.takeback()

    assert "done" == hers.choose(hers.offers[0])["type"]
    bens.until_table(lambda table: not table["request"])
    assert "not-now" == bens.ask("answer", request=1, agree=True)["code"]
    assert "too-fast" == hers.takeback()["code"], "nobody asks again with every choice"


@rule("TAB-ASK-01")
def test_bots_do_not_object(inn: Inn, stack: ExitStack) -> None:
    [hers] = round_table(inn, stack, found(has_drawn, "Ada", "bot easy"), "Ada")
    drawn = hers.log[-1]

    assert "done" == hers.takeback()["type"]
    assert drawn["step"] == len(hers.log)
    assert "done" == hers.choose("draw")["type"]
    assert drawn == hers.log[-1]


def test_a_seat_that_never_chose_has_nothing_to_take_back(inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben")
    lines = round_table(inn, stack, shelved, "Ada", "Ben")

    assert ["not-now", "not-now"] == [line.takeback()["code"] for line in lines]


def test_taking_back_twice_by_the_same_id_happens_once(inn: Inn, stack: ExitStack) -> None:
    [hers] = round_table(inn, stack, found(has_drawn, "Ada", "bot easy"), "Ada")
    version = hers.version

    assert hers.takeback(id="once", version=version) == hers.takeback(id="once", version=version)
    assert version + 1 == hers.version


@rule("TAB-ASK-01")
def test_the_lobby_says_who_is_waited_for_to_agree(inn: Inn, stack: ExitStack) -> None:
    shelved = found(has_drawn, "Ada", "Ben")
    [hers] = round_table(inn, stack, shelved, "Ada")
    ben = inn.guest_of(shelved, "Ben")

    def waits_for_ben() -> bool:
        return next(bool(line["asked"]) for line in ben.get("/api/tables").body["tables"] if line["id"] == shelved.id)

    assert not waits_for_ben()
    assert "done" == hers.takeback()["type"]
    assert waits_for_ben()
