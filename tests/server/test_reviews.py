"""Reviews over HTTP: made once and found again, of finished games only, one at a time for each guest, and stored piece by piece."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace
from server.guests import PATIENCE, Answer, Guest
from server.hosting import Inn, Shelved

from themis.books.ladder import Rung
from themis.core.frame import options
from themis.core.record import parse
from themis.learn.review import COSTLY, Verdict
from themis.server import reviewing, reviews
from themis.server.house import House
from themis.server.limits import DAY, FRIENDS, Rate
from themis.server.protocol_http import Marked
from themis.server.queueing import FairQueue, Payer, Rank, Ticket
from themis.server.reviewing import settled
from themis.server.reviews import Reviews, like
from themis.server.rows import ReviewRow, SideRow
from themis.server.workers import Workers

T = TypeVar("T")

# Plans are secret, so that little is judged, and that quickly.
QUICK = "pantheon_proto"


@cache
def finished(game: str = QUICK, secret: int = 1) -> Shelved:
    return Shelved("Ada", "Ben", game=game, secret=secret).play(lambda session: session.state.over, secret)


def record(game: str = QUICK, secret: int = 1) -> str:
    return finished(game, secret).session.record.written()


def begun(guest: Guest, **wish: object) -> str:
    answer = guest.post("/api/reviews", wish)
    assert 201 == answer.status, answer.text
    return str(answer.body["review"])


def found(guest: Guest, review: str, wanted: Callable[[Any], bool] = lambda _: True) -> Any:
    """The review, once it is as wanted."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        answer = guest.get(f"/api/reviews/{review}")
        assert 200 == answer.status, answer.text
        if wanted(answer.body):
            return answer.body
        time.sleep(0.05)
    raise AssertionError(answer.text)


def states(review: Any) -> list[str]:
    return [side["state"] for side in review["sides"]]


def test_a_review_has_a_curve_at_once_and_comes_to_its_end(ada: Guest) -> None:
    review = begun(ada, record=record(secret=3))
    at_once = ada.get(f"/api/reviews/{review}").body
    whole = found(ada, review, lambda body: states(body)[0] == "done")

    assert len(at_once["moments"]) == len(at_once["chances"]) > 2
    assert all(1.0 == pytest.approx(sum(chances), abs=1e-3) for chances in at_once["chances"])
    assert whole["sides"][0]["decisions"] == whole["sides"][0]["judged"] > 0
    assert ["better", "better"] == [mark["mark"] for mark in whole["sides"][0]["marks"]]
    assert "resting" == states(whole)[1]
    draws = [step for step, line in enumerate(parse(record(secret=3)).lines) if line.outcomes]
    assert draws == [draw["step"] for draw in whole["draws"]]


def test_a_side_is_like_the_rung_that_gives_away_as_much_in_games_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "rungs", lambda game: [Rung("lamb", "greedy:0.9", gives=60), Rung("oracle", "greedy", gives=20)])
    mark = Marked(1, "better", "end", {}, "rest", {}, [], "", 0, 0, loss=0.3, doubted=False)
    sides = [SideRow([], 9, [mark] * 2), SideRow([], 9, [])]
    row = ReviewRow(QUICK, ["Ada", "Ben"], [], [], [], 0, [], sides)

    assert ["lamb", "oracle"] == [like(row, seat) for seat in range(2)]
    assert "" == like(replace(row, sides=[*sides, sides[1]]), 0)


@pytest.mark.parametrize(("differences", "left"), [([1.0] * 16, "turned"), ([1.0, -1.0] * 49 + [1.0, 1.0], "better"), ([-1.0] * 16, None)])
def test_games_to_the_end_say_what_is_left_of_a_mark(differences: list[float], left: str | None) -> None:
    mark = Marked(1, "better", "end", {}, "rest", {}, [], "", 0, 0, loss=0.2, doubted=True)
    found = settled(mark, differences)

    assert left == (found.mark if found is not None else None)
    assert found is None or (not found.doubted and (left == "better", 0.2 if left == "turned" else COSTLY) == (found.unsettled, found.loss))


def test_the_same_record_is_the_same_review_however_it_was_typed(ada: Guest, ben: Guest) -> None:
    review = begun(ada, record=record())

    assert review == begun(ben, record="\n".join(line.rstrip() + "  " for line in record().splitlines()))
    assert record() == ben.get(f"/api/reviews/{review}/record").text


def test_two_who_review_two_seats_find_each_draw_once(ada: Guest, ben: Guest) -> None:
    review = begun(ada, record=record(secret=21))
    begun(ben, review=review, seat=1)
    whole = found(ada, review, lambda body: states(body) == ["done", "done"])

    draws = [step for step, line in enumerate(parse(record(secret=21)).lines) if line.outcomes]
    assert draws == [draw["step"] for draw in whole["draws"]]


def test_a_finished_table_is_reviewed_for_those_who_may_see_it(inn: Inn, ben: Guest) -> None:
    shelved = Shelved("Ada", "Ben", game=QUICK, secret=5).play(lambda session: session.state.over)
    shelved.row.stage = "over"
    inn.shelve(shelved)

    assert begun(inn.guest_of(shelved, "Ada"), table=shelved.id) == begun(ben, record=shelved.session.record.written())
    assert (404, "no-table") == refused(ben.post("/api/reviews", {"table": shelved.id}))


def refused(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.body["code"]


def other(before: str, after: str) -> str:
    assert before in record()
    return record().replace(before, after, 1)


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"record": "nonsense"}, 422, "bad-record"),
        ({"record": Shelved("Ada", "Ben").session.record.written()}, 422, "bad-record"),
        ({"record": other("result   ", "result   9 ")}, 422, "bad-record"),
        ({"record": other("game     ", "content  0123456789ab\ngame     ")}, 422, "bad-record"),
        ({"record": other(f"game     {QUICK}", "game     chess")}, 404, "unknown-game"),
        ({"record": record(), "seat": 2}, 422, "bad-record"),
        ({"record": record(), "seat": -1}, 400, "malformed"),
        ({"record": "x" * 400_001}, 400, "malformed"),
        ({"record": "x" * 5_000_000}, 413, "too-large"),
        ({"review": "0" * 64}, 404, "no-review"),
        ({"table": "nowhere"}, 404, "no-table"),
        ({"table": "nowhere", "token": "x"}, 404, "no-table"),
        ({}, 404, "no-table"),
        ({"wish": 1}, 400, "malformed"),
    ],
    ids=range(14),
)
def test_what_cannot_be_reviewed_is_refused(ada: Guest, wish: dict[str, object], status: int, code: str) -> None:
    assert (status, code) == refused(ada.post("/api/reviews", wish))


def test_there_is_no_review_that_was_not_asked_for(ada: Guest) -> None:
    assert (404, "no-review") == refused(ada.get("/api/reviews/" + "0" * 64))
    assert (404, "no-review") == refused(ada.get("/api/reviews/x/record"))


def test_a_guest_has_one_review_in_the_making(own_inn: Inn) -> None:
    ada, ben = own_inn.guest("Ada"), own_inn.guest("Ben")
    first = begun(ada, record=record("uruk"))
    theirs = begun(ben, record=record("uruk", 2))
    second = begun(ada, record=record("uruk", 3))

    assert ["resting", "resting"] == states(found(ada, first))
    assert ["working", "resting"] == states(found(ada, second))
    assert ["working", "resting"] == states(found(ben, theirs))


def test_what_was_found_outlives_the_server_and_can_be_gone_on_with(tmp_path: Path) -> None:
    """In Delphi, where even a quick machine is at it for a minute."""
    inn = Inn(tmp_path / "themis.db").open()
    review = begun(inn.guest("Ada"), record=record("delphi"))
    before = found(inn.guest("Ada"), review, lambda body: body["sides"][0]["judged"] > 0)
    inn.close()
    inn = Inn(tmp_path / "themis.db").open()
    after = found(inn.guest("Ben"), review)

    assert "resting" == states(after)[0]
    assert before["sides"][0]["judged"] <= after["sides"][0]["judged"] < after["sides"][0]["decisions"]
    assert before["chances"] == after["chances"]
    assert review == begun(inn.guest("Ben"), review=review)
    assert "working" == states(found(inn.guest("Ben"), review))[0]
    inn.close()


async def resting(house: House) -> None:
    house.reviews.close()


def test_reviews_are_counted_and_grow_old(tmp_path: Path) -> None:
    few = FRIENDS._replace(new_reviews_of_guest=Rate(1 / DAY, 2.0), refusal_seconds=0.0, review_days=3)
    inn = Inn(tmp_path / "themis.db", allowed=few).open()
    ada = inn.guest("Ada")
    reviews = [begun(ada, record=record(secret=secret)) for secret in (3, 1)]
    refusal = refused(ada.post("/api/reviews", {"record": record(secret=2)}))
    known = begun(ada, record=record(secret=3))
    inn.do(resting(inn.house))
    kept = inn.do(inn.house.reviews.forget_old(time.time() + 2 * DAY))
    forgotten = inn.do(inn.house.reviews.forget_old(time.time() + 4 * DAY))

    assert (429, "too-fast") == refusal and reviews[0] == known
    assert (0, 2) == (kept, forgotten)
    assert (404, "no-review") == refused(ada.get(f"/api/reviews/{known}"))
    inn.close()


class Noting(Workers):
    """Workers who remember what they did, and for whom."""

    def __init__(self) -> None:
        super().__init__(1)
        self.noted: list[tuple[object, Payer]] = []

    async def run(self, work: Callable[..., T], *arguments: object, ticket: Ticket | None = None, seconds: float = PATIENCE) -> T:
        assert ticket is not None
        self.noted.append((work, ticket.payer))
        return await super().run(work, *arguments, ticket=ticket, seconds=seconds)


async def projected(house: House, text: str) -> list[tuple[object, Payer]]:
    projector = Noting()
    await Reviews(house.store, projector, projector, FRIENDS).begin(text, "ada", "192.0.2.7")
    projector.close()
    return projector.noted


def test_a_whole_record_is_read_in_another_process_when_it_is_its_address_turn(inn: Inn) -> None:
    address = ("192.0.2.7",)

    assert [(reviewing.tidied, address), (reviewing.begun, address)] == inn.do(projected(inn.house, record(secret=11)))


def test_every_bot_comes_before_a_review() -> None:
    queue = FairQueue(1, lambda: 0.0)
    review, bot = Ticket(("a", "ada", "review"), Rank.REVIEW), Ticket(("b", "ben", "table"), Rank.NOBODY)
    queue.join(review)
    queue.join(bot)

    assert bot is queue.next()
    queue.leave(bot, 100.0)
    assert review is queue.next()


def test_a_mark_without_a_plain_reason_tells_both_sides_of_the_trade() -> None:
    """Whoever performs no ritual keeps its cards, but has no sanctuary."""
    past = reviewing.finished(record("altar", 2))
    step = next(
        step
        for step, line in enumerate(past.record.lines)
        if line.text.startswith("ritual") and "end" in [choice.text for choice in options(past.states[step], line.seat)]
    )
    mark = reviewing.marked(past, Verdict(step, "end", 0.2, 0.01))

    assert mark is not None and mark.reason
    assert ("reason-sanctuaries", 1) == (mark.given, mark.given_count)
