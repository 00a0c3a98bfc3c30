"""Delphi in the browser: sailing, fights, islands, gods, recovery and the end, by clicking what glows, and for everybody.

Positions come from the recorded games: up to a point their choices are made again, with the same chance, and what follows is clicked.
"""

from __future__ import annotations

import re
from random import Random

import pytest
from browser.axe import violations, violations_in_both_themes
from browser.conftest import DESK, PHONE, Guest, Sits, Size
from browser.table import Table, asks_ada
from browser.test_french import WORDS
from browser.test_keyboard import check_focus, decide, tab_to
from browser.test_phone import TOO_SMALL, check_bar, check_width
from browser.voyage import GAMES, Voyage, adas_next, adas_turn, before, calmly, carry_out, hex_of, in_haste
from playwright.sync_api import Locator, Page, expect
from server.hosting import found

LAPTOP: Size = (1280, 720)
TABLET: Size = (768, 1024)
ENLARGED: Size = (720, 450)
WINDOWS = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
ENGLISH = re.compile(
    r"(?<!-)\b(round|sea|ship|space|island|shallows|offerings?|monsters?|shrines?|favours?|injur(?:y|ies)|shield|oracle cards?|storage|companions?|log|"
    r"rules|chat|undo|decision|turn|takes?|draws?|use|red|black|yellow|blue|green|die|dice|looked|row|players|easy|you|why|what|show)\b(?!-)",
    re.IGNORECASE,
)


# The board fills its room but for the rim.
FILLED = """() => {
    const [room, board] = ['main', '#part-board'].map((part) => document.querySelector(part).getBoundingClientRect().height)
    return room - 25 <= board && board <= room
}"""
# A thing that neither a scroll bar nor the edge of the window hides.
WHOLLY_IN_SIGHT = """(thing) => {
    const box = thing.getBoundingClientRect()
    const room = thing.closest('.tray').parentElement.getBoundingClientRect()
    return box.top >= room.top - 1 && box.bottom <= room.bottom + 1 && box.right <= innerWidth
}"""
# How much of the sea the cards to choose from do not cover.
SEA_IN_SIGHT = """() => {
    const [sea, tray] = ['.window', '.tray'].map((part) => document.querySelector(part).getBoundingClientRect())
    const across = Math.min(sea.right, tray.right) - Math.max(sea.left, tray.left)
    const down = Math.min(sea.bottom, tray.bottom) - Math.max(sea.top, tray.top)
    return 1 - (across > 0 && down > 0 ? across * down : 0) / (sea.width * sea.height)
}"""
# What is drawn and has nothing to say, neither itself nor as part of what does.
SILENT = """drawn => drawn.filter((thing) => !thing.closest('[data-explains]') && !thing.querySelector('[data-explains]'))
    .map((thing) => thing.outerHTML.slice(0, 120))"""


def test_a_game_begins_on_the_start_page(guest: Guest) -> None:
    page = guest("/")
    page.get_by_role("button", name="New table of The Oracle of Delphi").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    dialog.get_by_label("Strength of the bot on seat 2").select_option("lamb")
    dialog.get_by_text("Ways to play").click()
    dialog.get_by_label("Shorter game").select_option("4")
    # One of the other ships spares a task.
    dialog.get_by_label("Ship tiles").select_option("first-game")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = Table(page)

    table.play(Random(1), most=15, rank=calmly)
    table.until_something()
    expect(page.locator("[data-target^='hex:']")).to_have_count(120)
    expect(page.locator("[data-target^='task:'], [aria-label^='Done:']")).to_have_count(8)
    assert not table.is_over


def test_the_reach_of_the_ship_is_shown_with_its_price(sits: Sits) -> None:
    game = before(lambda choices: choices[0] == "sail" and choices[1].startswith("move"))
    table = sits(game).until_asked()
    page = table.page
    table.click("ship")
    expect(table.question).to_contain_text("where do you sail?")

    cheapest = cheapest_of(game)
    expect(page.locator("[data-target^='hex:'].can")).to_have_count(len(cheapest))
    badges = page.locator("[data-badge]").evaluate_all("badges => badges.map(badge => [badge.dataset.badge, badge.textContent.trim()])")
    assert cheapest == {slug: int(text) for slug, text in badges}

    out_of_reach = page.locator("[data-target^='hex:'].cannot").first
    out_of_reach.click()
    expect(page.get_by_role("dialog", name="Why not?").get_by_role("button", name=re.compile("^Rule DEL-")).first).to_be_visible()
    page.keyboard.press("Escape")

    carry_out(table, game.following[1])
    if table.until_asked().question.inner_text().endswith("what do you spend on the voyage?"):
        carry_out(table, game.following[2])
    slug = game.following[1].removeprefix("move ")
    expect(hex_of(table, slug)).to_have_attribute("aria-label", re.compile("ships:.*Ada"))


def reach_of(game: Voyage) -> dict[str, dict[str, list[int]]]:
    """For everything that can pay the hexes it reaches, each with its price: for the colour and for the distance."""
    courses = game.session.view(0)["courses"]
    assert isinstance(courses, dict)
    return {payer: {slug: parts for slug, (_, *parts) in reach.items()} for payer, reach in courses.items()}


def cheapest_of(game: Voyage) -> dict[str, int]:
    """What each hex within reach costs with whatever is cheapest."""
    reach = [course for courses in reach_of(game).values() for course in courses.items()]
    return {slug: min(sum(parts) for hex, parts in reach if hex == slug) for slug, _ in reach}


def before_sailing() -> Voyage:
    """Before a voyage that a die and something else can pay for, at different prices."""
    for record in GAMES:
        for start in range(len(record.lines)):
            if (
                adas_next(record, start)[:1] == ["sail"]
                and adas_next(record, start)[2:3]
                and adas_next(record, start)[2].startswith("die ")
            ):
                game = Voyage(record, start)
                if len({str(reach) for reach in reach_of(game).values()}) > 2 and any(map(any, reach_of(game)[game.following[2]].values())):
                    return game
    raise AssertionError("no recorded game has this")


def shown_prices(page: Page) -> dict[str, list[int]]:
    """What is written on the hexes, as in `reach_of`."""
    read = """badges => badges.map(badge => [badge.dataset.badge, ...['colour', 'range'].map(
        part => Number(badge.querySelector(`[data-part=${part}]`)?.textContent ?? 0))])"""
    return {slug: prices for slug, *prices in page.locator("[data-badge]").evaluate_all(read)}


@WINDOWS
def test_the_reach_of_each_die_is_shown_before_anything_is_chosen(sits: Sits, size: Size) -> None:
    game = before_sailing()
    table = sits(game, size=size).until_asked()
    page = table.page
    reach = reach_of(game)
    payers = page.locator("[data-payer]")
    assert list(reach) and sorted(reach) == sorted(payers.evaluate_all("payers => payers.map(payer => payer.dataset.payer)"))

    for payer, prices in reach.items():
        table.press(page.locator(f"[data-payer='{payer}']"))
        expect(page.locator("[data-target^='hex:'].far")).to_have_count(len(prices))
        expect(page.locator("[popover]")).to_have_count(0)
        found = shown_prices(page)
        assert prices == {slug: found[slug] for slug in prices}
    assert [] == violations_in_both_themes(page)
    if size == PHONE:
        assert [] == page.evaluate(TOO_SMALL)

    # Whatever was looked at is still looked at when the course is chosen; only its hexes can be clicked.
    payer, course = game.following[2], game.following[1].removeprefix("move ")
    table.press(page.locator(f"[data-payer='{payer}']"))
    table.click("ship")
    expect(table.question).to_contain_text("where do you sail?")
    expect(page.locator("[data-target^='hex:'].can")).to_have_count(len(reach[payer]))
    assert reach[payer] == shown_prices(page)

    table.click(f"hex:{course}")
    expect(hex_of(table, course)).to_have_attribute("aria-label", re.compile("ships:.*Ada"))


@WINDOWS
def test_one_click_within_the_reach_of_a_die_is_the_whole_voyage(sits: Sits, size: Size) -> None:
    game = before_sailing()
    payer, course = game.following[2], game.following[1].removeprefix("move ")
    table = sits(game, size=size).until_asked()
    favours = table.thing("favours")
    before = number_of(favours)
    price = sum(reach_of(game)[payer][course])
    table.press(table.page.locator(f"[data-payer='{payer}']"))
    table.click(f"hex:{course}")

    expect(hex_of(table, course)).to_have_attribute("aria-label", re.compile("ships:.*Ada"))
    expect(favours).to_have_attribute("aria-label", re.compile(f"Favours: {before - price}\\b"))


def number_of(counter: Locator) -> int:
    found = re.search(r"\d+", counter.get_attribute("aria-label") or "")
    assert found
    return int(found[0])


def test_a_die_that_is_looked_at_twice_is_looked_at_no_more(sits: Sits) -> None:
    game = before_sailing()
    table = sits(game).until_asked()
    page = table.page
    payer, hexes = min(reach_of(game).items(), key=lambda reach: len(reach[1]))
    table.click("ship")
    expect(table.question).to_contain_text("where do you sail?")
    die = page.locator(f"[data-payer='{payer}']")
    clickable = page.locator("[data-target^='hex:'].can")
    everywhere = len(cheapest_of(game))
    expect(clickable).to_have_count(everywhere)

    die.hover()
    expect(clickable).to_have_count(len(hexes))
    page.mouse.move(0, 0)
    expect(clickable).to_have_count(everywhere)
    die.click()
    page.mouse.move(0, 0)
    expect(clickable).to_have_count(len(hexes))
    expect(die).to_have_attribute("aria-pressed", "true")
    die.click()
    page.mouse.move(0, 0)
    expect(die).to_have_attribute("aria-pressed", "false")
    expect(clickable).to_have_count(everywhere)


def test_the_reach_of_a_die_by_keyboard_alone(sits: Sits) -> None:
    game = before_sailing()
    table = sits(game).until_asked()
    page = table.page
    payer = game.following[2]
    reached = page.locator("[data-target^='hex:'].far")

    tab_to(page, f"[data-payer='{payer}']")
    expect(reached).to_have_count(len(reach_of(game)[payer]))
    page.keyboard.press("Enter")
    while not page.evaluate("document.activeElement.matches('[data-target=ship]')"):
        page.keyboard.press("Shift+Tab")
        check_focus(page)
    expect(reached).to_have_count(len(reach_of(game)[payer]))
    page.keyboard.press("Enter")
    expect(table.question).to_contain_text("where do you sail?")
    expect(page.locator("[data-target^='hex:'].can.far")).to_have_count(len(reach_of(game)[payer]))


@pytest.mark.parametrize(
    ("size", "hexes"), [(DESK, 56), (LAPTOP, 48), (TABLET, 48), (PHONE, 40)], ids=["desk", "laptop", "tablet", "phone"]
)
def test_the_map_comes_first(sits: Sits, size: Size, hexes: int) -> None:
    for game in (adas_turn(60), before(lambda choices: choices[0] == "fight-on")):
        table = sits(game, size=size).until_asked()
        page = table.page
        expect(table.thing("ship")).to_be_in_viewport(ratio=1)
        widths = page.locator("[data-target^='hex:'] .ground").evaluate_all("hexes => hexes.map(hex => hex.getBoundingClientRect().width)")
        assert min(widths) >= hexes
        page.wait_for_function(FILLED)
        room = page.get_by_role("main").bounding_box()
        assert room and room["height"] >= 0.6 * size[1]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_tasks_injuries_and_storage_are_in_sight_beside_the_ship(sits: Sits, language: str) -> None:
    page = sits(adas_turn(60), size=LAPTOP, language=language).until_asked().page
    for thing in ("[data-target=ship]", "[data-target^='task:']", "[data-target^='wound:']", ".hold"):
        shown = page.locator("main").locator(thing)
        assert shown.count()
        for piece in shown.all():
            expect(piece).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [DESK, LAPTOP, ENLARGED])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_chosen_from_leaves_half_of_the_sea_in_sight(sits: Sits, size: Size, language: str) -> None:
    table = sits(found(asks_ada("TakeEquipment"), "Ada", "bot easy", "bot easy", game="delphi"), size=size, language=language).until_asked()
    tiles = table.page.locator("[data-target^='display:'].can")
    expect(tiles).to_have_count(6)

    assert 0 == sum(not tile.evaluate(WHOLLY_IN_SIGHT) for tile in tiles.all())
    assert table.page.evaluate(SEA_IN_SIGHT) >= 0.5


def test_every_symbol_answers(sits: Sits) -> None:
    """Whatever is drawn says its name, what it does and its rule; no words come from the browser."""
    table = sits(adas_turn(60)).until_asked()
    page = table.page
    assert page.locator(".delphi [title], .delphi svg title").count() == 0
    silent = page.locator(".delphi :is([role=img], [data-target])").evaluate_all(SILENT)
    assert [] == silent

    for symbol, name, rule in [
        ("[data-explains=zeus]", "Zeus space", "DEL-END-01"),
        ("[data-explains=wounds]", "Injuries: 4", "DEL-CHK-01"),
        ("[data-explains=god] >> nth=0", "Aphrodite: row", "DEL-GOD-06"),
        ("[data-explains=hold] >> nth=0", "Storage", "DEL-STO-03"),
    ]:
        page.mouse.move(2, 2)
        page.locator("main").locator(symbol).first.hover()
        page.mouse.move(*middle_of(page.locator("main").locator(symbol).first))
        expect(page.get_by_text(re.compile(f"^{name}")).last).to_be_visible()
        expect(page.get_by_role("button", name=f"Rule {rule}")).to_be_visible()


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2 + 1, box["y"] + box["height"] / 2 + 1


def test_a_fight_of_several_rounds(sits: Sits) -> None:
    game = before(lambda choices: ["fight-on"] * 2 == choices[:2])
    table = sits(game).until_asked()
    page = table.page
    lost = game.session.game.view(game.session.state, 0)["decision"]
    assert isinstance(lost, dict)
    rounds = int(lost["paid"]) + 1

    expect(page.get_by_text(re.compile(f"^{rounds} rounds? lost"))).to_be_visible()
    expect(page.get_by_text(f"Last roll: {lost['rolled']}", exact=True)).to_be_visible()
    wins = page.locator("[data-target=battle-die] .wins")
    winning = wins.count()
    table.click("battle-die")
    expect(page.get_by_text(f"{rounds + 1} rounds lost")).to_be_visible()
    rolled = re.search(r"rolls (\d) against", table.log.get_by_text("against a strength of").last.inner_text())
    assert rolled
    expect(page.get_by_text(f"Last roll: {rolled[1]}", exact=True)).to_be_visible()
    expect(page.locator("[data-target=battle-die] .last")).to_have_attribute("data-mark", rolled[1])
    expect(wins).to_have_count(winning + 1)
    table.click("battle-die")
    expect(page.get_by_text(f"{rounds + 1} rounds lost")).to_have_count(0)


def test_an_island_is_explored_by_artemis(sits: Sits) -> None:
    game = before(lambda choices: choices[0] == "invoke artemis" and choices[1].startswith("explore"))
    slug = game.following[1].removeprefix("explore ")
    table = sits(game).until_asked()
    expect(hex_of(table, slug)).to_have_attribute("aria-label", re.compile("unexplored"))

    carry_out(table, game.following[0])
    expect(table.question).to_contain_text("Artemis")
    carry_out(table, game.following[1])

    expect(hex_of(table, slug)).to_have_attribute("aria-label", re.compile(r"island \([a-z]+\): .*(building|shrine)"))
    expect(table.log.get_by_text("explores").last).to_be_visible()


def test_poseidon_puts_the_ship_anywhere_and_goes_down(sits: Sits) -> None:
    game = before(lambda choices: choices[0] == "invoke poseidon" and choices[1].startswith("move"))
    table = sits(game).until_asked()
    god = table.thing("god:poseidon")
    expect(god).to_have_attribute("aria-label", re.compile("row 6 of 6"))

    carry_out(table, game.following[0])
    expect(table.page.locator("[data-target^='hex:'].can").nth(71)).to_be_attached()
    carry_out(table, game.following[1])

    slug = game.following[1].removeprefix("move ")
    expect(hex_of(table, slug)).to_have_attribute("aria-label", re.compile("ships:.*Ada"))
    expect(god).not_to_have_attribute("aria-label", re.compile("row 6 of 6"))


def test_a_recovery_turn(sits: Sits) -> None:
    game = before(lambda choices: [choice.split()[0] for choice in choices[:3]] == ["discard"] * 3)
    table = sits(game).until_asked()
    title = table.page.get_by_role("heading", name=re.compile(r"^Injuries: \d+ of 6$"))
    number = int(title.inner_text().split()[1])
    assert all(thing.startswith("wound:") for thing in table.clickable.things)

    for gone in range(1, 4):
        carry_out(table, game.following[gone - 1])
        if gone < 3:
            expect(title).to_have_text(f"Injuries: {number - gone} of 6")
    expect(table.question).not_to_contain_text("recover")


def test_what_was_looked_at_is_known_to_nobody_else(sits: Sits) -> None:
    game = before(lambda choices: choices[0] == "sail", "Ben")
    ada, ben = sits(game).until_asked(), sits(game, "Ben")
    ada.click("spyglass")
    if "spend" in ada.until_asked().question.inner_text():
        ada.page.locator("[data-target^='die:'].can").first.click()
    hidden = ada.page.locator("[data-target^='hex:'].can")
    expect(ada.question).to_contain_text("which island do you look at?")
    slug = (hidden.first.get_attribute("data-target") or "").removeprefix("hex:")
    ada.click(f"hex:{slug}")

    expect(hex_of(ada, slug)).to_have_attribute("aria-label", re.compile("known to those who looked.*looked at by:.*Ada"))
    expect(hex_of(ben, slug)).to_have_attribute("aria-label", re.compile(r"unexplored island \([a-z]+\); looked at by:.*Ada$"))
    expect(hex_of(ben, slug).locator(".looked")).to_be_visible()


def test_the_return_to_zeus_ends_the_game(sits: Sits) -> None:
    game = before(lambda choices: choices[0] == "sail" and choices[1] == "move ring-zeus-4")
    table = sits(game).until_asked()
    page = table.page
    carry_out(table, "sail")
    carry_out(table, "move ring-zeus-4")
    if table.until_something().question.inner_text().endswith("what do you spend on the voyage?"):
        carry_out(table, game.following[2])
    expect(page.get_by_text("last round", exact=True)).to_be_visible()
    table.play(Random(1), most=40, rank=in_haste)

    assert table.is_over
    expect(page.get_by_text("The race to Zeus is over.")).to_be_visible()
    expect(page.get_by_role("table", name="Tasks and return by source").get_by_role("row")).to_have_count(1 + len(game.row.seats))
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator("[data-target='hex:ring-zeus-4']")).to_have_attribute("aria-label", re.compile("ships:.*Ada"))


def test_no_english_is_left_in_french(sits: Sits) -> None:
    table = sits(adas_turn(), language="fr")
    page = table.until_asked().page

    assert [] == english_on(page)
    table.play(Random(1), most=6)
    table.until_something()
    page.get_by_role("button", name=re.compile("^Tout montrer|^Montrer")).first.click()
    assert [] == english_on(page)


def english_on(page: Page) -> list[str]:
    # The title of the game is what its publisher calls it.
    words = page.evaluate(WORDS).replace("The Oracle of Delphi", "")
    return sorted(set(ENGLISH.findall(words)))


def test_some_turns_by_keyboard_alone(sits: Sits) -> None:
    table = sits(adas_turn())
    page = table.until_asked().page
    tab_to(page, "[data-target].can")

    random = Random(2)
    for _ in range(15):
        decide(table, random)
        table.until_something()
        check_focus(page)
    assert not table.is_over


def test_some_turns_by_touch_on_a_phone(sits: Sits) -> None:
    table = sits(adas_turn(), size=PHONE)
    random = Random(3)

    for _ in range(10):
        table.until_something()
        check_bar(table)
        check_width(table.page)
        assert [] == table.page.evaluate(TOO_SMALL)
        table.decide(random, rank=calmly)


@WINDOWS
def test_axe_finds_nothing(sits: Sits, size: Size) -> None:
    table = sits(adas_turn(60), size=size).until_asked()
    page = table.page
    assert [] == violations_in_both_themes(page)
    page.get_by_role("button", name="Show everything about").first.click()
    page.get_by_text("Special actions of the gods").click()
    table.click("ship")
    expect(table.question).to_contain_text("where do you sail?")
    assert [] == violations_in_both_themes(page)

    fight = sits(before(lambda choices: choices[0] == "fight-on"), size=size).until_asked()
    assert [] == violations_in_both_themes(fight.page)
    taking = sits(before(lambda choices: choices[0].startswith("take ")), size=size).until_asked()
    assert [] == violations_in_both_themes(taking.page)


def test_axe_finds_nothing_on_the_turn_of_another(sits: Sits) -> None:
    game = before(lambda choices: choices[0] == "sail", "Ben")
    table = sits(game, "Ben", size=PHONE)
    expect(table.question).to_contain_text("Ada")
    assert [] == violations(table.page)
