"""The table around the game: who sits there, who plays for the absent, what is said, and what remains."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from kit import rule
from server.guests import Guest, Line, Message
from server.hosting import Inn, Shelved, asks, verified

from themis.server.protocol import Clock


def all_at(inn: Inn, stack: ExitStack, shelved: Shelved, *names: str) -> list[Line]:
    inn.shelve(shelved)
    return [stack.enter_context(inn.guest_of(shelved, name).at(shelved.id)) for name in names]


def refusal(answer: Message) -> tuple[str, list[str]]:
    return answer["code"], answer["rules"]


def ended(*seats: str) -> Shelved:
    shelved = Shelved(*seats).play(lambda session: session.state.over)
    shelved.row.stage = "over"
    return shelved


# Absent people


@rule("TAB-SEAT-01", "TAB-SEAT-02", "TAB-SEAT-03")
def test_a_bot_keeps_an_absent_persons_seat_warm_and_only_then(inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben").play(lambda session: session.waiting() == [1])
    [hers] = all_at(inn, stack, shelved, "Ada")
    with inn.guest_of(shelved, "Ben").at(shelved.id):
        hers.until_table(lambda table: bool(table["seats"][1]["online"]))
        assert "not-your-seat" == hers.ask("warm", seat=1, on=True)["code"]
        assert -1 == hers.table["seats"][1]["warm_in"]
    hers.until_table(lambda table: not table["seats"][1]["online"])
    assert 50_000 < hers.table["seats"][1]["warm_in"] <= 60_000
    assert ("not-your-seat", ["TAB-SEAT-03"]) == refusal(hers.ask("warm", seat=1, on=True))
    inn.has_been_away(shelved.id, 1)

    assert "done" == hers.ask("warm", seat=1, on=True)["type"]
    hers.until_asked()


@rule("TAB-SEAT-04")
def test_a_reload_is_no_absence(inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben")
    [hers] = all_at(inn, stack, shelved, "Ada")
    assert 50_000 < hers.table["seats"][1]["warm_in"] <= 60_000, "nobody has been away for longer than the table was asleep"
    inn.has_been_away(shelved.id, 1)
    with inn.guest_of(shelved, "Ben").at(shelved.id), inn.guest_of(shelved, "Ben").at(shelved.id) as second:
        hers.until_table(lambda table: bool(table["seats"][1]["online"]))
        second.close()
        assert "not-your-seat" == hers.ask("warm", seat=1, on=True)["code"], "another page of his is open"

    hers.until_table(lambda table: not table["seats"][1]["online"])
    assert 50_000 < hers.table["seats"][1]["warm_in"] <= 60_000
    assert "not-your-seat" == hers.ask("warm", seat=1, on=True)["code"]


@rule("TAB-SEAT-05")
def test_whoever_comes_back_finds_the_seat_free_that_others_left_to_a_bot(inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben").play(lambda session: session.waiting() == [1])
    [hers] = all_at(inn, stack, shelved, "Ada")
    inn.has_been_away(shelved.id, 1)
    assert "done" == hers.ask("warm", seat=1, on=True)["type"]
    hers.until_asked()

    bens = stack.enter_context(inn.guest_of(shelved, "Ben").at(shelved.id))

    bens.until_table(lambda table: not table["seats"][1]["warm"])
    assert "not-asked" == bens.choose("draw")["code"]


@rule("TAB-SEAT-02", "TAB-SEAT-05")
def test_a_seat_that_somebody_left_to_a_bot_waits_until_they_take_it_back(inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben").play(lambda session: session.waiting() == [0])
    [hers] = all_at(inn, stack, shelved, "Ada")
    with inn.guest_of(shelved, "Ben").at(shelved.id) as bens:
        assert "done" == bens.ask("warm", seat=1, on=True)["type"]
        inn.has_been_away(shelved.id, 1)
        assert "not-your-seat" == hers.ask("warm", seat=1, on=True)["code"], "he is there"
    hers.until_table(lambda table: not table["seats"][1]["online"])
    inn.has_been_away(shelved.id, 1)
    assert "done" == hers.ask("warm", seat=1, on=True)["type"], "which changes nothing"

    with inn.guest_of(shelved, "Ben").at(shelved.id) as bens:
        assert bens.table["seats"][1]["warm"]
        assert ("not-now", ["TAB-SEAT-02"]) == refusal(bens.choose("draw"))
        assert "not-your-seat" == hers.ask("warm", seat=1, on=False)["code"]
        assert "done" == bens.ask("warm", seat=1, on=False)["type"]
        assert "not-asked" == bens.choose("draw")["code"]


@rule("TAB-SEAT-03")
def test_where_a_clock_runs_it_alone_leaves_a_seat_to_a_bot(inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben", clock=Clock(600, 0))
    [hers] = all_at(inn, stack, shelved, "Ada")
    inn.has_been_away(shelved.id, 1)

    hers.hello()
    assert -1 == hers.table["seats"][1]["warm_in"]
    assert ("not-your-seat", ["TAB-SEAT-03"]) == refusal(hers.ask("warm", seat=1, on=True))


def test_nobody_warms_a_bots_seat_or_none(inn: Inn, stack: ExitStack) -> None:
    [hers] = all_at(inn, stack, Shelved("Ada", "bot easy"), "Ada")

    assert ["not-now", "not-now"] == [hers.ask("warm", seat=seat, on=True)["code"] for seat in (1, 7)]


@rule("TAB-SEAT-06")
def test_the_host_fills_a_free_seat_with_a_bot_and_its_link_is_void(ada: Guest, ben: Guest) -> None:
    table = ada.opens("me", "link", "link")
    with ada.at(table) as hers:
        token = hers.invitation(1)
        assert 200 == ben.claims(table, hers.invitation(2)).status
        with ben.at(table) as bens:
            assert "not-your-seat" == bens.ask("fill", seat=1, level="easy")["code"]
            assert "not-now" == hers.ask("fill", seat=0, level="easy")["code"]
            assert "done" == hers.ask("fill", seat=1, level="easy")["type"]
            bens.until("update")
            assert 404 == ben.claims(table, token).status
            assert "not-now" == hers.ask("fill", seat=1, level="easy")["code"]
            assert ["human", "bot", "human"] == [seat["kind"] for seat in bens.table["seats"]]


# Once more


def test_a_rematch_brings_the_same_people_to_a_new_table(inn: Inn, stack: ExitStack, eve: Guest) -> None:
    shelved = ended("Ada", "Ben", "bot easy")
    shelved.row.hints = [(1, 0)]
    hers, bens = all_at(inn, stack, shelved, "Ada", "Ben")
    eve.claims(shelved.id, hers.table["watch"])
    watching = stack.enter_context(eve.at(shelved.id))
    assert "not-your-seat" == watching.ask("rematch")["code"]

    assert "done" == bens.ask("rematch")["type"]
    assert "done" == hers.ask("rematch")["type"]

    links = {line.until_table(lambda table: bool(table["rematch"]))["rematch"] for line in (hers, bens, watching)}
    assert 1 == len(links) and "" not in links
    table = links.pop()
    with inn.guest_of(shelved, "Ada").at(table) as again, inn.guest_of(shelved, "Ben").at(table) as bens_again:
        assert ["Ben", "", "Ada"] == [seat["name"] for seat in again.table["seats"]]
        assert [2, 0] == [again.eyes, bens_again.eyes]
        assert again.table["commitment"] != hers.table["commitment"]
        assert ([[1, 0]], []) == (hers.table["hints"], again.table["hints"]), "nobody was helped yet"


def test_a_host_who_only_watched_may_watch_the_rematch(inn: Inn, stack: ExitStack) -> None:
    shelved = ended("Ada", "Ben")
    shelved.row.host = shelved.user("Hal")
    hers, _ = all_at(inn, stack, shelved, "Ada", "Ben")
    hers.ask("rematch")

    hals = stack.enter_context(inn.guest_of(shelved, "Hal").at(hers.table["rematch"]))

    assert ["Ben", "Ada"] == [seat["name"] for seat in hals.table["seats"]]


# Talk


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("hello", "hello"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("one\ntwo\tthree", "one two three"),
        ("bell\x07 and \u202ebackwards", "bell and backwards"),
        ("é 𐎀 🎲", "é 𐎀 🎲"),
        ("x" * 300, "x" * 300),
    ],
)
def test_what_is_said_is_heard_by_all_as_plain_text(inn: Inn, stack: ExitStack, said: str, heard: str) -> None:
    hers, bens = all_at(inn, stack, Shelved("Ada", "Ben"), "Ada", "Ben")

    assert "done" == hers.ask("say", text=said)["type"]

    chat = bens.until("chat")
    assert (heard, 0, "Ada") == (chat["text"], chat["seat"], chat["name"])


@pytest.mark.parametrize("text", ["", " ", "\n\t", "\x00\x1b", "x" * 301, 5, None, ["x"]])
def test_what_is_no_talk_is_refused(inn: Inn, stack: ExitStack, text: object) -> None:
    [hers] = all_at(inn, stack, Shelved("Ada", "Ben"), "Ada")

    assert "malformed" == hers.ask("say", text=text)["code"]
    assert "done" == hers.ask("say", text="still here")["type"]


def test_whoever_comes_late_reads_what_was_said(inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben").talk(250)
    [hers] = all_at(inn, stack, shelved, "Ada")
    hers.ask("say", text="the last word")

    with inn.guest_of(shelved, "Ben").at(shelved.id) as bens:
        assert list(range(52, 252)) == sorted(bens.chats)
        assert "the last word" == bens.chats[251]["text"]


@rule("TAB-TALK-01")
def test_spectators_talk_at_public_tables_only(inn: Inn, stack: ExitStack, ada: Guest, eve: Guest) -> None:
    eve.opens("me", "link")
    with ada.at(ada.opens("me", "bot easy", public=True)) as hers, eve.at(hers.table["id"]) as watching:
        assert "done" == watching.ask("say", text="good luck")["type"]
        chat = hers.until("chat")
        assert (-1, "") == (chat["seat"], chat["name"])


# The lobby


def test_the_lobby_lists_ones_own_tables_first_and_who_is_asked(inn: Inn, stack: ExitStack, eve: Guest) -> None:
    asked = Shelved("Ada", "Ben").play(lambda session: session.waiting() == [0])
    all_at(inn, stack, asked, "Ada")
    ada, ben = inn.guest_of(asked, "Ada"), inn.guest_of(asked, "Ben")
    gathering = ada.opens("me", "link", public=True)
    private = ada.opens("me", "link")

    hers = {line["id"]: line for line in ada.get("/api/tables").body["tables"] if line["mine"]}
    assert {asked.id, gathering, private} == set(hers)
    assert [asked.id] == [table for table, line in hers.items() if line["asked"]]
    assert (["Ada", "Ben"], 0, "playing") == (hers[asked.id]["seats"], hers[asked.id]["free"], hers[asked.id]["stage"])
    assert (["Ada"], 1, "gathering") == (hers[private]["seats"], hers[private]["free"], hers[private]["stage"])
    assert [False] == [line["asked"] for line in ben.get("/api/tables").body["tables"] if line["mine"]]

    public = {line["id"]: line for line in eve.get("/api/tables").body["tables"]}
    assert gathering in public and private not in public and asked.id not in public
    assert not any(line["mine"] for line in public.values())
    assert set(hers) <= {line["id"] for line in ada.get("/api/tables").body["tables"][:3]}


def test_the_lobby_tells_where_a_lesson_is_until_its_coach_has_gone_and_puts_games_before_it(inn: Inn) -> None:
    ada = inn.guest("Ada")
    game = ada.opens("me", "bot easy")
    lesson = ada.post("/api/lessons", {"game": "uruk", "lesson": "first-village", "name": "Ada"}).body["table"]
    with ada.at(lesson) as line:
        assert [(game, "", 0), (lesson, "first-village", 1)] == listed(ada)

        line.ask("coach", wish="leave", step=1)

        assert [(game, "", 0), (lesson, "first-village", 0)] == listed(ada)


def listed(guest: Guest) -> list[tuple[str, str, int]]:
    return [(line["id"], line["lesson"], line["step"]) for line in guest.get("/api/tables").body["tables"] if line["mine"]]


# What remains


def test_the_record_is_given_out_after_the_end_only(inn: Inn, stack: ExitStack) -> None:
    running, over = Shelved("Ada", "Ben").play(asks("Turn")), ended("Ada", "Ben")
    all_at(inn, stack, running, "Ada")
    all_at(inn, stack, over, "Ada")

    early = inn.guest_of(running, "Ada").get(f"/api/tables/{running.id}/record")
    assert (422, "refused") == (early.status, early.body["code"])
    late = inn.guest_of(over, "Ada").get(f"/api/tables/{over.id}/record")
    assert over.session.record.written() == late.text
    assert verified(late.text).state.over
    assert f'attachment; filename="uruk-{over.id}.rec"' == late.headers["content-disposition"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_story_so_far_is_told_with_ones_own_eyes(inn: Inn, stack: ExitStack, language: str) -> None:
    shelved = Shelved("Ada", "Ben").play(lambda session: len(session.record.lines) == 40)
    all_at(inn, stack, shelved, "Ada")

    stories = [inn.guest_of(shelved, name).get(f"/api/tables/{shelved.id}/transcript?lang={language}") for name in ("Ada", "Ben")]

    assert [200, 200] == [story.status for story in stories]
    assert stories[0].text != stories[1].text
    assert len(stories[0].text.splitlines()) == len(stories[1].text.splitlines())
    assert 422 == inn.guest_of(shelved, "Ada").get(f"/api/tables/{shelved.id}/transcript?lang=xx").status


def test_a_game_that_has_not_begun_has_no_story(ada: Guest) -> None:
    assert 422 == ada.get(f"/api/tables/{ada.opens('me', 'link')}/transcript").status


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "go", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "unknown-game"),
        ({"game": "uruk", "seats": [{"kind": "me"}]}, "refused"),
        ({"game": "uruk", "seats": [{"kind": "me"}] * 5}, "refused"),
        ({"game": "uruk", "seats": [{"kind": "link"}] * 3}, "refused"),
        ({"game": "uruk", "seats": []}, "malformed"),
        ({"game": "uruk", "seats": [{"kind": "me"}] * 11}, "malformed"),
        ({"game": "uruk", "seats": [{"kind": "me"}, {"kind": "bot", "level": "divine"}]}, "malformed"),
        ({"game": "uruk", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"no-such": "x"}}, "refused"),
        ({"game": "uruk", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"bank": 1, "increment": 0}}, "malformed"),
        ({"game": "uruk", "seats": [{"kind": "me", "name": "x" * 41}, {"kind": "bot"}]}, "malformed"),
        ({"game": "uruk", "seats": [{"kind": "me"}, {"kind": "bot"}], "surprise": 1}, "malformed"),
        ({"game": "../uruk", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "unknown-game"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ada: Guest, wish: object, code: str) -> None:
    assert code == ada.post("/api/tables", wish).body["code"]
