"""The decision bar and what glows: nothing that is offered is hidden, ending has one place, what is forced makes itself, and every symbol answers."""

from __future__ import annotations

import re

import pytest
from browser.conftest import DESK, PHONE, Sits, Size
from browser.table import DOUBLE_CLICK, Table, adas_turn, asks_ada
from playwright.sync_api import expect
from server.hosting import Shelved, found

from themis.core.session import Session

LAPTOP: Size = (1280, 720)
TABLET: Size = (768, 1024)
# What is left of 1440 x 900 when the page is enlarged twice.
ENLARGED: Size = (720, 450)
SIZES = [DESK, LAPTOP, TABLET, PHONE, ENLARGED]
TURNS = {"uruk": "Turn", "delphi": "Turn", "altar": "Act", "pantheon": "Turn", "pantheon_proto": "Build"}
# The buttons of the bar that stick out of it or of the window.
CUT = """() => {
    const bar = document.querySelector('[data-refuge]').getBoundingClientRect()
    return [...document.querySelectorAll('[data-refuge] button')]
        .filter((button) => {
            const box = button.getBoundingClientRect()
            return box.top < bar.top || box.bottom > innerHeight + 1 || box.left < 0 || box.right > innerWidth + 1
        })
        .map((button) => button.textContent)
}"""
# The share of the height between the head of the table and the bar: the board, and in Altar the realms of the others above it.
BOARD = """() => {
    const tops = ['main', 'aside'].map((name) => document.querySelector(name)).filter(Boolean).map((part) => part.getBoundingClientRect().top)
    return (document.querySelector('main').getBoundingClientRect().bottom - Math.min(...tops)) / innerHeight
}"""
# What the open slip covers of the bar, the hand and the things that are offered, in square pixels.
COVERED = """() => {
    const slip = document.querySelector('.closer').getBoundingClientRect()
    return [...document.querySelectorAll('[data-refuge], .hand, .can')].map((each) => each.getBoundingClientRect())
        .map((box) => [Math.min(slip.right, box.right) - Math.max(slip.left, box.left), Math.min(slip.bottom, box.bottom) - Math.max(slip.top, box.top)])
        .filter(([across, down]) => across > 0 && down > 0)
        .reduce((sum, [across, down]) => sum + across * down, 0)
}"""


# Whether "why not?" covers a thing.
UNDER_THE_SLIP = """(thing) => {
    const [slip, box] = [document.querySelector('.popover'), thing].map((each) => each.getBoundingClientRect())
    return Math.min(slip.right, box.right) - Math.max(slip.left, box.left) > 1 && Math.min(slip.bottom, box.bottom) - Math.max(slip.top, box.top) > 1
}"""


def in_the_middle(game: str) -> Shelved:
    """Ada's turn, after a while."""
    return Shelved("Ada", "bot easy", "bot easy", game=game).play(
        lambda session: len(session.record.lines) > 40 and asks_ada(TURNS[game])(session) and len(session.options(0)) > 2
    )


def share_of_the_board(table: Table) -> float:
    """How much of the height it has; a page needs a moment to lay itself out again."""
    table.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))")
    return float(table.page.evaluate(BOARD))


# The bar


@pytest.mark.parametrize("game", TURNS)
def test_no_button_is_cut_and_the_board_has_most_of_the_height(sits: Sits, game: str) -> None:
    table = sits(in_the_middle(game)).until_asked()

    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        assert share_of_the_board(table) >= 0.6, (width, height)
        assert [] == table.page.evaluate(CUT), (width, height)


@pytest.mark.parametrize("game", TURNS)
def test_names_and_ways_to_all_parts_are_in_sight_where_the_page_is_enlarged_twice(sits: Sits, game: str) -> None:
    table = sits(in_the_middle(game), size=ENLARGED).until_asked()

    names = table.page.locator(".strip .name")
    expect(names).to_have_count(3)
    for name in names.all():
        expect(name).to_be_in_viewport(ratio=1)
    for part in ("Table", "My side", "Players", "Log"):
        expect(table.page.get_by_role("navigation", name="Parts of the table").get_by_text(part, exact=True)).to_be_in_viewport(ratio=1)


def test_ending_has_one_place_and_one_key(sits: Sits) -> None:
    table = sits(adas_turn(can="take")).until_asked()
    place = table.option("end").bounding_box()
    table.decide_on("take")
    table.until_asked()

    assert place == table.option("end").bounding_box()
    table.page.keyboard.press("0")
    table.confirm()
    expect(table.option("end")).to_have_count(0)


@pytest.mark.parametrize(("game", "lost"), [("uruk", "action"), ("delphi", "di"), ("altar", "main action")])
def test_ending_with_something_left_is_asked_once_in_its_place(sits: Sits, game: str, lost: str) -> None:
    shelved = found(lambda session: asks_ada(TURNS[game])(session) and gives_up(session) > 0, "Ada", "bot easy", game=game)
    table = sits(shelved).until_asked()
    question, place = table.question.inner_text(), table.option("end").bounding_box()
    sentence = re.compile(f"{gives_up(shelved.session)} {lost}.+ left. End the turn all the same")

    table.option("end").dblclick()
    expect(table.question).to_have_text(sentence)
    assert place == table.option("end").bounding_box()
    assert [] == table.page.evaluate(CUT)
    for key in ("Escape", ""):
        table.page.keyboard.press(key) if key else table.question.click()
        expect(table.question).to_have_text(question)
        table.page.keyboard.press("0")
        expect(table.question).to_have_text(sentence)
    table.page.wait_for_timeout(DOUBLE_CLICK)
    table.page.keyboard.press("0")
    expect(table.question).not_to_have_text(sentence)
    expect(table.page.locator("[data-lost]")).to_have_count(0)


def gives_up(session: Session) -> int:
    """How much Ada would leave unused by ending her turn now."""
    end = next(option for option in session.options(0) if option.verb.closes)
    return session.game.facts(session.state, 0, end).get("number", 0)


def test_digits_run_in_reading_order(sits: Sits) -> None:
    table = sits(adas_turn(can="take")).until_asked()
    places = table.bar.locator(".options kbd").evaluate_all(
        "keys => keys.map(key => key.getBoundingClientRect()).map(box => [box.top, box.left])"
    )

    assert places == sorted(places)
    assert [str(number) for number in range(1, len(places) + 1)] == table.bar.locator(".options kbd").all_inner_texts()


def test_many_sea_spaces_are_chosen_on_the_board_or_found_by_words(sits: Sits) -> None:
    table = sits(
        Shelved("Ada", "bot easy", game="delphi").play(lambda session: asks_ada("Sail")(session) and len(session.options(0)) > 20)
    ).until_asked()

    expect(table.options).to_have_count(0)
    assert len(table.clickable.things) > 20
    table.bar.locator("[data-fold]").click()
    expect(table.options.first).to_be_visible()


def test_whoever_is_asked_is_spoken_to_and_others_read_who_decides(sits: Sits) -> None:
    shelved = adas_turn("Ben")
    hers, bens = sits(shelved, "Ada").until_asked(), sits(shelved, "Ben")

    expect(hers.question).to_contain_text("Your turn: what next?")
    expect(bens.question).to_contain_text("Ada is taking a turn.")


def test_at_one_screen_nobody_is_called_you(sits: Sits) -> None:
    shelved = adas_turn("Ben")
    shelved.row.seats[1].user = shelved.user("Ada")
    page = sits(shelved).page
    page.get_by_role("button", name="I am Ada").click()

    expect(page.locator("[data-asking]")).to_contain_text("Ada: what next?")
    expect(page.get_by_text("you", exact=True)).to_have_count(0)


# What is forced


def pays_by_itself(session: Session) -> bool:
    """Ada can place a card for which she can pay in one way only."""
    return asks_ada("Turn")(session) and any(
        paid_for(session, option.text) for option in session.options(0) if option.text.startswith("place")
    )


def paid_for(session: Session, choice: str) -> bool:
    twin = session.twin()
    twin.accept(twin.tried(0, choice))
    if "new-slot" not in [option.text for option in twin.options(0)]:
        return False
    twin.accept(twin.tried(0, "new-slot"))
    while (forced := twin.follow_up(is_undoable=True)) is not None:
        twin.accept(forced)
    return asks_ada("Turn")(twin) and twin.forced[-1]


def test_a_payment_that_has_one_way_is_made_and_taken_back_with_the_card(sits: Sits) -> None:
    shelved = found(pays_by_itself, "Ada", "bot easy")
    table = sits(shelved).until_asked()
    card = next(
        option.text for option in shelved.session.options(0) if option.text.startswith("place") and paid_for(shelved.session, option.text)
    )
    table.choose(card)
    expect(table.option("new-slot")).to_be_visible()
    before = table.question.inner_text()

    table.choose("new-slot")
    expect(table.option("end")).to_be_visible()
    expect(table.log.get_by_label("There was nothing else to choose.").first).to_be_visible()
    table.page.keyboard.press("u")
    expect(table.question).to_have_text(before)


# What things say


def test_a_card_carries_its_price(sits: Sits) -> None:
    table = sits(adas_turn(can="place")).until_asked()

    expect(table.page.locator("[data-target^='hand:'].can[data-price]").first).to_have_attribute("data-price", re.compile("free|cop|pair"))


# Something that does something when it is used.
USEFUL = {"uruk": "[data-target^='hand:']", "altar": ".mine .name", "delphi": "[data-explains='god']"}


@pytest.mark.parametrize("game", TURNS)
def test_all_comes_to_rest_for_whoever_thinks_for_long(sits: Sits, game: str) -> None:
    table = sits(in_the_middle(game), motion="no-preference").until_asked()

    ends: list[float] = table.page.evaluate("document.getAnimations().map((one) => one.effect.getComputedTiming().endTime)")

    assert ends
    assert max(ends) < 20_000


@pytest.mark.parametrize("game", TURNS)
def test_every_symbol_says_its_name_what_it_does_and_its_rule(sits: Sits, game: str) -> None:
    """And whatever does something gives a tip; no words come from the browser."""
    table = sits(in_the_middle(game)).until_asked()
    expect(table.page.locator("main [title], aside [title], header [title], [data-refuge] [title]")).to_have_count(0)
    symbols = table.page.locator("main [data-explains], aside [data-explains]")
    keys = set(symbols.evaluate_all("symbols => symbols.map(symbol => symbol.dataset.explains)"))

    assert len(keys) >= 8
    # A board that still moves to its place would close what is opened.
    table.page.wait_for_timeout(500)
    for key in sorted(keys):
        symbol = table.page.locator(f"[data-explains='{key}']").first
        symbol.dispatch_event("keydown", {"key": "i"})
        slip = table.page.locator(".closer")
        expect(slip.locator(".name"), key).not_to_be_empty()
        expect(slip.get_by_role("button")).to_contain_text("Rule ")
        expect(slip).not_to_contain_text("about-")
        table.page.keyboard.press("Escape")
        expect(slip).to_have_count(0)
    if game in USEFUL:
        table.page.locator(USEFUL[game]).first.dispatch_event("keydown", {"key": "i"})
        expect(table.page.locator(".closer .tip")).to_contain_text(re.compile(r"Tip: \w.+\."))


def rest_on(table: Table, selector: str) -> None:
    """Points at something the way people do: the pointer moves there and rests."""
    box = table.page.locator(selector).first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    table.page.mouse.move(x - 3, y)
    table.page.mouse.move(x, y, steps=3)


def test_a_card_in_large_covers_nothing_that_is_being_decided(sits: Sits) -> None:
    table = sits(adas_turn(can="place")).until_asked()

    for selector in ("[data-target^='hand:'].can", "[data-target^='display:']", "[data-target^='tableau:']"):
        rest_on(table, selector)
        expect(table.page.locator(".closer")).to_be_visible()
        assert 0 == table.page.evaluate(COVERED)
        table.page.mouse.move(2, 2)
        expect(table.page.locator(".closer")).to_have_count(0)


def test_a_card_in_large_keeps_off_the_bar_where_the_page_is_enlarged_twice(sits: Sits) -> None:
    table = sits(adas_turn(can="place"), size=ENLARGED).until_asked()

    table.page.locator("[data-target^='display:']").first.dispatch_event("keydown", {"key": "i"})
    expect(table.page.locator(".closer .tip")).to_be_visible()
    slip, bar = [table.page.locator(part).bounding_box() for part in (".closer", "[data-refuge]")]

    assert slip and bar
    assert slip["y"] + slip["height"] <= bar["y"]


# In Pantheon a turn begins with buttons alone.
@pytest.mark.parametrize("game", [game for game in TURNS if game != "pantheon"])
def test_why_not_never_covers_the_thing_it_speaks_of(sits: Sits, game: str) -> None:
    def has_idle_things(session: Session) -> bool:
        # In Altar the Hierophant is only good for rituals.
        idle = game != "altar" or "'hierophant': 1" in str(session.view(0))
        return idle and asks_ada(TURNS[game])(session) and len(session.record.lines) > 40

    table = sits(found(has_idle_things, "Ada", "bot easy", game=game)).until_asked()

    for width, height in (LAPTOP, PHONE, ENLARGED):
        table.page.set_viewport_size({"width": width, "height": height})
        idle = table.page.locator(".cannot[data-target]:visible").all()
        assert idle
        for thing in idle[:4]:
            thing.scroll_into_view_if_needed()
            thing.dispatch_event("click")
            expect(table.page.get_by_role("dialog", name="Why not?")).to_contain_text(re.compile("Rule|nothing to decide|not what"))
            table.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert not thing.evaluate(UNDER_THE_SLIP), (width, thing.get_attribute("data-target"))
            table.page.keyboard.press("Escape")
