"""The prototype in the browser: plans in secret, hands and countdown, the resolution as a show, purchases and every end, for everybody."""

from __future__ import annotations

import re
from random import Random

import pytest
from browser.axe import violations
from browser.conftest import DESK, PHONE, Guest, Sits, Size
from browser.planner import CELLS, PEOPLE, Planner, Recorded, hand_of, in_purchase, log_of, plan_of, planning, play, reveals, side, written
from browser.table import DOUBLE_CLICK, Table
from browser.test_decision import CUT, LAPTOP, TABLET, share_of_the_board
from browser.test_french import WORDS
from browser.test_hotseat import curtain
from browser.test_keyboard import check_focus, tab_to
from browser.test_phone import TOO_SMALL, check_bar, check_width
from browser.test_stage import MOVING, SOON
from playwright.sync_api import Locator, Page, expect
from server.hosting import Inn, Shelved

from themis.server import drafts
from themis.server.rows import TableRow

BOTS = ("bot easy",) * 4
# Cells and their minus, and whatever else is touched while one plans.
SMALL = """() => [...document.querySelectorAll('[role=spinbutton], [role=spinbutton] + button, .reserve button, [data-ready]')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 39.5 || box.height < 39.5)
    .map(({ element, box }) => `${element.ariaLabel ?? element.textContent}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""
ENGLISH = re.compile(
    r"(?<!-)\b(gods?|powers?|tools?|quests?|turn|wood|wheat|light|dark|disciples? left|fill|clear|ready|as last|build|recruit|people|peoples|"
    r"scale|markers?|planning|purchase|win|wins|reveals?|harvests?|gains?|log|rules|undo|decision|players|easy|you|your|why|show|seconds?)\b(?!-)",
    re.IGNORECASE,
)


def latest(page: Page) -> Locator:
    """The last resolution, opened to be read again."""
    page.get_by_role("button", name=re.compile("^Last resolution")).click()
    return page.get_by_role("dialog", name=re.compile("^Last resolution"))


def row_of(opened: Locator, name: str) -> list[int]:
    """What somebody placed, of the cells that anybody used."""
    cells = opened.get_by_role("table").first.get_by_role("row", name=re.compile(f"^{name} ")).get_by_role("cell").all_inner_texts()
    return [0 if text == "·" else int(text.split()[0]) for text in cells]


def hands_in(inn: Inn, game: Shelved, seat: int, *first: str) -> list[int]:
    """Somebody who needs no window is ready with a plan."""
    numbers = plan_of(game, seat, *first)
    with inn.guest_of(game, PEOPLE[seat]).at(game.id) as line:
        assert "done" == line.plan(written(numbers), ready=True)["type"]
    return numbers


# A whole game


def calmly(what: str) -> int:
    return 1 if what in ("done", "pass") else 0


def test_a_whole_game_by_clicking_against_three_bots(guest: Guest) -> None:
    page = guest("/")
    page.get_by_role("button", name="New table of Pantheon, the prototype").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    for seat in (2, 3, 4):
        dialog.get_by_label(f"Strength of the bot on seat {seat}").select_option("lamb")
    dialog.get_by_text("Ways to play").click()
    dialog.get_by_label("Powers and tools").select_option("dealt")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = Table(page)

    assert play(table, Random(1), plans=2, rank=calmly) >= 3
    expect(page.get_by_text(re.compile("could not be replaced|reached an end of the power scale")).first).to_be_visible()
    expect(page.get_by_role("table", name="Points by source").get_by_role("row")).to_have_count(5)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.get_by_role("heading", name="Quests, temple and monuments")).to_be_attached()
    expect(latest(page).get_by_role("table").first.get_by_role("row")).to_have_count(5)


# Planning


def test_there_are_many_ways_to_place_disciples(sits: Sits) -> None:
    game = planning("Ada", "Ben")
    table = sits(game)
    mine, page = Planner(table).until_open(), table.page
    all_of_them = side(game, 0)["disciples"]
    wood, light = mine.cell("wood"), mine.cell("i-light")
    expect(mine.left).to_have_attribute("data-mark", str(all_of_them))

    wood.click(click_count=7, delay=10)
    expect(wood).to_have_attribute("aria-valuenow", "5")
    wood.click(button="right")
    wood.click(modifiers=["Shift"])
    page.get_by_role("button", name=re.compile("^Take a disciple back. wood")).click()
    expect(wood).to_have_attribute("aria-valuenow", "2")
    light.focus()
    for key, number in (("4", 4), ("+", 5), ("-", 4), ("Backspace", 3)):
        page.keyboard.press(key)
        expect(light).to_have_attribute("aria-valuenow", str(number))
    page.locator(".reserve .people").drag_to(mine.cell("initiative"))
    light.drag_to(mine.cell("initiative"))
    wood.drag_to(page.locator(".reserve"))

    assert {"wood": 1, "initiative": 2, "i-light": 2} == {cell: number for cell, number in mine.numbers.items() if number}
    expect(mine.left).to_have_attribute("data-mark", str(all_of_them - 5))
    page.get_by_role("button", name="Place the rest").click()
    expect(mine.left).to_have_attribute("data-mark", "0")
    page.get_by_role("button", name="Clear").click()
    expect(mine.left).to_have_attribute("data-mark", str(all_of_them))
    expect(page.get_by_role("button", name="As last turn")).to_be_disabled()


def test_nobody_is_ready_with_half_a_plan_and_its_rule_is_named(sits: Sits) -> None:
    table = sits(planning("Ada", "Ben"))
    mine = Planner(table).until_open()
    mine.cell("wood").click()
    table.page.wait_for_load_state("networkidle")
    table.page.route("**/api/**", lambda route: route.abort())
    mine.ready.click()

    expect(table.banner.filter(has_text="You must place all your disciples")).to_be_visible()
    expect(table.banner.filter(has_text="you cannot be ready with it yet")).to_be_visible()
    expect(table.page.get_by_text("PRO-PLAN-03").first).to_be_visible()
    expect(mine.ready).to_have_attribute("data-ready", "false")
    expect(mine.cell("wood")).to_have_attribute("aria-valuenow", "1")


def test_six_seats_two_people_and_four_bots(sits: Sits) -> None:
    game = planning("Ada", "Ben", *BOTS)
    hers, his = sits(game), sits(game, "Ben")
    adas, bens = plan_of(game, 0, "i-light", "iv-dark"), plan_of(game, 1, "ii-dark", "iii-dark")
    ada, ben = Planner(hers).until_open(), Planner(his).until_open()
    ada.lay(adas)
    expect(hers.bar).not_to_contain_text("Bots do not count")
    ada.raise_hand()
    expect(hand_of(his.page, 0)).to_contain_text("Ada is ready")
    expect(hers.bar).to_contain_text("There is no countdown with two people")
    for seat in (2, 3, 4, 5):
        expect(hand_of(his.page, seat)).to_have_class(re.compile("up"))
    assert set(ben.numbers.values()) == {0}
    ben.lay(bens)

    expect(hers.question).to_have_text("You are ready. Still planning: Ben.")
    ada.shows(adas)
    for table in (hers, his):
        expect(table.page.get_by_role("button", name=re.compile("^Last resolution"))).to_have_count(0)
        expect(log_of(table)).not_to_contain_text("reveals a plan")
    ben.raise_hand()

    for table in (hers, his):
        opened = latest(table.page)
        plans = {name: row_of(opened, name) for name in ("Ada", "Ben")}
        assert adas[4:] == plans["Ada"][4:] and bens[4:] == plans["Ben"][4:], "somebody is everywhere"
        expect(opened.get_by_role("table").first.get_by_role("row")).to_have_count(7)
        table.page.keyboard.press("Escape")
        for name, numbers in (("Ada", adas), ("Ben", bens)):
            expect(log_of(table)).to_contain_text(reveals(name, numbers))


def test_a_plan_is_changed_after_ready(sits: Sits, inn: Inn) -> None:
    game = planning("Ada", "Ben", "bot easy")
    table = sits(game)
    his = sits(game, "Ben").page
    mine = Planner(table).until_open()
    first = plan_of(game, 0)
    mine.lay(first)
    mine.raise_hand()
    expect(hand_of(his, 0)).to_contain_text("Ada is ready")
    expect(mine.ready).to_contain_text("Change my plan")
    mine.cell("wood").click(button="right")
    expect(table.question).to_contain_text("press “Change my plan” first")
    mine.shows(first)
    table.page.wait_for_timeout(DOUBLE_CLICK)
    mine.ready.click()
    expect(hand_of(his, 0)).to_contain_text("Ada is still planning")
    mine.cell("wood").click(button="right")
    mine.cell("initiative").click()
    changed = [mine.numbers.get(cell, 0) for cell in CELLS]
    table.page.wait_for_timeout(DOUBLE_CLICK)
    mine.raise_hand()
    expect(hand_of(his, 0)).to_contain_text("Ada is ready")
    table.page.wait_for_timeout(DOUBLE_CLICK)
    mine.ready.click()
    expect(hand_of(his, 0)).to_contain_text("Ada is still planning")
    table.page.wait_for_timeout(DOUBLE_CLICK)
    mine.raise_hand()
    hands_in(inn, game, 1)

    assert changed != first
    expect(log_of(table)).to_contain_text(reveals("Ada", changed))


def test_a_reload_keeps_the_draft(sits: Sits) -> None:
    game = planning("Ada", "Ben")
    table = sits(game)
    page, mine = table.page, Planner(table).until_open()
    numbers = [3, 0, 1, 0, 2, *[0] * 7]
    mine.lay(numbers)
    page.wait_for_timeout(DOUBLE_CLICK)
    page.reload()
    mine.until_open().shows(numbers)
    expect(mine.ready).to_have_attribute("data-ready", "false")

    page.get_by_role("button", name="Place the rest").click()
    mine.raise_hand()
    page.reload()
    expect(mine.ready).to_have_attribute("data-ready", "true")


def test_the_last_plan_can_be_laid_again(sits: Sits) -> None:
    game = planning("Ada", "bot easy")
    game.choose(0, written(plan_of(game, 0, "initiative", "ii-light")))
    game.play(lambda session: session.view(0)["turn"] == 2 and 0 in session.waiting())
    table = sits(game)
    Planner(table).until_open()
    table.page.get_by_role("button", name="As last turn").click()

    numbers = Planner(table).numbers
    assert 5 == numbers["initiative"] == numbers["ii-light"]


# The countdown


def test_most_hands_begin_a_countdown_that_everybody_sees(sits: Sits, inn: Inn) -> None:
    game = planning("Ada", "Ben", "Cy")
    table = sits(game)
    hers, late_one, mine = table.page, sits(game, "Cy").page, Planner(table).until_open()
    hands_in(inn, game, 1)
    expect(hand_of(hers, 1)).to_contain_text("Ben is ready")
    expect(hers.locator("[data-countdown]")).to_have_count(0)
    hers.get_by_role("button", name="Place the rest").click()
    mine.raise_hand()

    for page in (hers, late_one):
        expect(page.get_by_role("timer")).to_have_text(re.compile(r"^Most are ready: (20|1\d) seconds left to change your plan$"))
    before = late_one.get_by_role("timer").inner_text()
    expect(late_one.get_by_role("timer")).not_to_have_text(before)
    hers.wait_for_timeout(DOUBLE_CLICK)
    mine.ready.click()
    expect(hand_of(late_one, 0)).to_contain_text("Ada is still planning")
    expect(late_one.get_by_role("timer")).to_be_visible()
    expect(late_one.locator("p", has_text="The time runs on")).to_be_visible()


def test_a_late_plan_is_completed_by_the_rule_and_told(sits: Sits, inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    timed = drafts.timed

    def soon(row: TableRow, seconds: int, now: int) -> TableRow:
        return timed(row, min(seconds, 3), now)

    monkeypatch.setattr(drafts, "timed", soon)
    game = planning("Ada", "Ben", "Cy")
    table = sits(game, "Cy")
    mine = Planner(table).until_open()
    mine.lay([0, 0, 0, 4, *[0] * 8])
    hands_in(inn, game, 0)
    hands_in(inn, game, 1)
    expect(table.page.get_by_role("timer")).to_be_visible()

    expect(log_of(table)).to_contain_text(re.compile(r"Cy had disciples left to place: 5 on .*wood"))
    left = side(game, 2)["disciples"] - 4
    completed = [min(5, left), min(5, left - 5), max(0, left - 10), 4, *[0] * 8]
    expect(log_of(table)).to_contain_text(reveals("Cy", completed))
    late = table.banner.filter(has_text="Your time was up: the rules completed your plan. Cy had disciples left to place")
    late.get_by_role("button", name="Close").click()
    expect(late).to_have_count(0)


# The resolution as a show, purchases, and every end


def scene(page: Page) -> Locator:
    return page.locator(".act .scene")


@pytest.mark.parametrize("how", ["click", "s"])
def test_the_resolution_is_a_show_that_can_be_skipped_and_read_again(sits: Sits, inn: Inn, how: str) -> None:
    game = planning("Ada", "Ben", "Cy")
    table = sits(game, **MOVING)
    page = table.page
    Planner(table).until_open()
    page.get_by_role("button", name="Place the rest").click()
    hands_in(inn, game, 1, "i-light", "ii-light")
    hands_in(inn, game, 2, "i-dark")
    Planner(table).raise_hand()

    expect(scene(page).filter(has_text="All plans are open")).to_be_visible()
    expect(scene(page).locator("tr").filter(has_text="Ben")).to_be_visible()
    for _ in range(30):
        if not scene(page).count():
            break
        page.locator("header").first.click(position={"x": 400, "y": 10}) if how == "click" else page.keyboard.press(how)
        page.wait_for_timeout(60)
    expect(scene(page)).to_have_count(0, timeout=SOON)
    opened = latest(page)
    for words in (re.compile("wins: it has more|is first in initiative, so"), re.compile("not resolved")):
        expect(opened.get_by_text(words).first).to_be_visible()
    assert plan_of(game, 1, "i-light", "ii-light")[4:8] == row_of(opened, "Ben")[4:8]
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


def test_a_monument_is_built_and_disciples_are_recruited(sits: Sits) -> None:
    game = in_purchase("Build")
    table = sits(game).until_asked()
    table.click(f"display:{game.session.options(0)[0].text.split()[1]}")
    expect(log_of(table)).to_contain_text("Ada builds ")

    recruits = in_purchase("Recruit")
    most = max(int(option.text.split()[1]) for option in recruits.session.options(0)[:-1])
    table = sits(recruits).until_asked()
    table.click(f"recruit:{most}")
    if table.page.get_by_role("menuitem").count():
        table.page.get_by_role("menuitem").first.click()
    expect(log_of(table)).to_contain_text(re.compile(f"Ada recruits {most} disciples?"))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("four-players-the-last-quest", "A finished quest could not be replaced."),
        ("five-players-the-last-monument", "A built monument could not be replaced."),
        ("three-players-a-people-reaches-the-end", "A people reached an end of the power scale."),
        ("two-players-thirty-turns-without-a-quest", "The last turn that the program allows is over."),
    ],
)
def test_why_it_ended_is_said_before_at_the_end_and_in_the_film(sits: Sits, name: str, why: str) -> None:
    game = Recorded(name)
    table = sits(game, PEOPLE[game.last.seat]).until_asked()
    expect(table.page.locator("#part-board").get_by_text("Last turn", exact=True)).to_be_visible()
    table.choose(game.last.text)

    expect(table.page.get_by_text(why).first).to_be_visible()
    for name, points in zip(PEOPLE, game.points, strict=False):
        expect(table.page.get_by_role("row", name=re.compile(rf"^\d {name} {points} "))).to_be_visible()
    table.page.get_by_role("link", name="Watch it again").click()
    expect(table.page.get_by_role("slider", name="Position in the game")).to_be_visible()
    table.page.keyboard.press("End")
    expect(table.page.get_by_text(why).first).to_be_visible()


# For everybody


def test_no_english_is_left_in_french(sits: Sits, inn: Inn) -> None:
    game = planning("Ada", "Ben", "Cy")
    table = sits(game, language="fr")
    page = table.page
    Planner(table).until_open()
    assert [] == english_on(page)
    page.get_by_role("button", name="Compléter").click()
    mine = Planner(table)
    mine.cell("wood").click(button="right")
    mine.ready.click()
    expect(page.get_by_text("PRO-PLAN-03").first).to_be_visible()
    assert [] == english_on(page)
    page.get_by_role("button", name="Compléter").click()
    hands_in(inn, game, 1, "i-light")
    page.wait_for_timeout(DOUBLE_CLICK)
    mine.raise_hand()
    expect(page.get_by_role("timer")).to_be_visible()
    assert [] == english_on(page)
    hands_in(inn, game, 2, "i-dark")
    page.get_by_role("button", name=re.compile("^Dernière résolution")).click()
    expect(page.get_by_role("dialog", name=re.compile("^Dernière résolution"))).to_be_visible()
    assert [] == english_on(page)
    page.keyboard.press("Escape")
    log_of(table)
    assert [] == english_on(page)
    page = sits(in_purchase("Build"), language="fr").until_asked().page
    page.get_by_role("button", name=re.compile("^Tout montrer|^Montrer")).first.click()
    assert [] == english_on(page)


def english_on(page: Page) -> list[str]:
    return sorted(set(ENGLISH.findall(page.evaluate(WORDS))))


def test_planning_by_keyboard_alone(sits: Sits, inn: Inn) -> None:
    game = planning("Ada", "Ben")
    table = sits(game)
    page = table.page
    mine = Planner(table).until_open()
    for slug in ("wood", "metal", "wheat", "initiative"):
        tab_to(page, f"[data-target='cell:{slug}']")
        page.keyboard.press("3")
        check_focus(page)
    for key in ("ArrowRight", "+", "+", "+", "-", "9"):
        page.keyboard.press(key)
    assert "cell:i-light" == check_focus(page)
    expect(mine.left).to_have_attribute("data-mark", "0")
    tab_to(page, "[data-ready]")
    page.keyboard.press("Enter")
    expect(table.question).to_have_text("You are ready. Still planning: Ben.")
    check_focus(page)
    page.wait_for_timeout(DOUBLE_CLICK)
    page.keyboard.press("0")
    expect(mine.ready).to_have_attribute("data-ready", "false")
    page.wait_for_timeout(DOUBLE_CLICK)
    page.keyboard.press("0")
    hands_in(inn, game, 1)

    expect(log_of(table)).to_contain_text(reveals("Ada", [3, 3, 3, 3, side(game, 0)["disciples"] - 12, *[0] * 7]))


def test_six_players_on_a_phone_by_touch(sits: Sits, inn: Inn) -> None:
    game = planning(*PEOPLE[:2], *BOTS)
    table = sits(game, size=PHONE)
    mine, page = Planner(table).until_open(), table.page
    check_bar(table)
    check_width(page)
    assert [] == page.evaluate(SMALL)
    assert [] == page.evaluate(TOO_SMALL)
    mine.lay(plan_of(game, 0, "iii-light"))
    expect(mine.left).to_be_in_viewport()
    mine.raise_hand()
    hands_in(inn, game, 1, "iii-dark")
    opened = latest(page)
    check_width(page)
    expect(opened.get_by_role("table").first.get_by_role("row")).to_have_count(7)
    page.get_by_role("button", name="Close").tap()

    table = sits(in_purchase("Build"), size=PHONE).until_asked()
    check_bar(table)
    check_width(table.page)
    assert [] == table.page.evaluate(TOO_SMALL)
    for part in ("My side", "Players", "Log"):
        table.page.get_by_role("navigation", name="Parts of the table").get_by_text(part, exact=True).tap()
        check_width(table.page)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(sits: Sits, inn: Inn, size: Size) -> None:
    game = planning(*PEOPLE[:3], *BOTS[:3])
    table = sits(game, size=size)
    page = table.page
    Planner(table).until_open()
    page.get_by_role("button", name="Place the rest").click()
    hands_in(inn, game, 1, "i-light")
    assert [] == violations(page)
    Planner(table).raise_hand()
    expect(page.get_by_role("timer")).to_be_visible()
    assert [] == violations(page)
    hands_in(inn, game, 2, "ii-dark")
    expect(latest(page)).to_be_visible()
    assert [] == violations(page)

    for frame in ("Build", "Recruit"):
        page = sits(in_purchase(frame), size=size).until_asked().page
        assert [] == violations(page)
    page.get_by_role("button", name="Show everything about").first.click()
    assert [] == violations(page)
    over = Recorded("four-players-the-last-quest")
    table = sits(over, PEOPLE[over.last.seat], size=size).until_asked()
    table.choose(over.last.text)
    expect(table.page.get_by_role("table", name="Points by source")).to_be_visible()
    assert [] == violations(table.page)


def test_a_curtain_falls_between_two_planners(sits: Sits) -> None:
    game = planning("Ada", "Ben")
    game.row.seats[1].user = game.user("Ada")
    table = sits(game)
    page = table.page
    page.get_by_role("button", name="I am Ada").click()
    mine = Planner(table).until_open()
    mine.lay(plan_of(game, 0, "i-light"))
    mine.raise_hand()
    expect(curtain(page)).to_contain_text("Ben")
    expect(page.locator("[role=spinbutton]")).to_have_count(0)
    page.get_by_role("button", name="I am Ben").click()
    mine.until_open()
    assert [] == [cell for cell, number in mine.numbers.items() if number]
    page.get_by_role("button", name="Place the rest").click()
    log = log_of(table)
    page.wait_for_timeout(DOUBLE_CLICK)
    mine.ready.click()

    for seat, cells in ((0, ["i-light"]), (1, [])):
        expect(log).to_contain_text(reveals(PEOPLE[seat], plan_of(game, seat, *cells)))


@pytest.mark.parametrize("size", [DESK, LAPTOP, TABLET, PHONE], ids=["desk", "laptop", "tablet", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_decision_is_whole_and_the_board_is_large(sits: Sits, size: Size, language: str) -> None:
    table = sits(planning("Ada", *BOTS, "bot easy"), size=size, language=language)
    Planner(table).until_open()

    assert share_of_the_board(table) >= 0.6
    assert [] == table.page.evaluate(CUT)
    check_width(table.page)
