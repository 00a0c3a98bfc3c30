"""Altar in the browser: whole games by clicking what glows, blocked attacks, rituals, the three ends, and for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from browser.axe import violations
from browser.conftest import DESK, PHONE, Guest, Sits, Size
from browser.table import Table, in_haste
from browser.test_french import WORDS
from browser.test_keyboard import check_focus, decide, tab_to
from browser.test_phone import TOO_SMALL, check_bar, check_width
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from server import hosting
from server.hosting import Shelved, within

from themis.core.session import Session

View = dict[str, Any]
TRIES = range(1, 200)
BOTS = ("bot easy", "bot easy")
WINDOWS = pytest.mark.parametrize(("theme", "size"), [("light", DESK), ("dark", PHONE)], ids=["desk", "phone"])
ENGLISH = re.compile(
    r"(?<!-)\b(round|face-up|draw pile|discards?|hand|log|rules|chat|undo|skip|decision|turn|takes?|draws?|use|priestess|god of|goddess|"
    r"altars? left|worship(?:s|pers?|ping)?|cards?|players|easy|you|why|not possible|what next|main action|show|start page)\b(?!-)",
    re.IGNORECASE,
)


# Cards of the hand or the table that are not wholly between the head and the bar, or behind something else.
OUT_OF_SIGHT = """() => {
    const bar = document.querySelector('.foot').getBoundingClientRect()
    return [...document.querySelectorAll('.middle .card, .middle .pile, .others .spot')]
        .filter((thing) => thing.getClientRects().length > 0)
        .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
        .filter(({ box }) => box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > bar.top)
        .map(({ thing, box }) => `${thing.ariaLabel ?? thing.className}: ${box.top} to ${box.bottom}, ${box.left} to ${box.right}`)
}"""
CUT_OFF = """() => [...document.querySelectorAll('.altar .card .front')]
    .filter((front) => front.scrollHeight > front.clientHeight + 1 || front.scrollWidth > front.clientWidth + 1)
    .map((front) => `${front.textContent}: ${front.scrollWidth} x ${front.scrollHeight} in ${front.clientWidth} x ${front.clientHeight}`)"""
# Words and numbers of the board that are too small to be read.
TOO_FINE = """(least) => [...document.querySelectorAll('.altar *')]
    .filter((part) => part.getClientRects().length > 0 && !part.closest('.unseen'))
    .filter((part) => part.dataset.mark || [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
    .filter((part) => parseFloat(getComputedStyle(part).fontSize) < least)
    .map((part) => `${part.className}: ${getComputedStyle(part).fontSize}`)"""
# Figures that the words of their card leave no room for.
FADED = """() => [...document.querySelectorAll('.altar .card .niche svg')]
    .filter((figure) => figure.getClientRects().length > 0 && figure.getBoundingClientRect().height < 23)
    .map((figure) => `${figure.closest('.front').textContent}: ${figure.getBoundingClientRect().height}`)"""
# What lies between the head of the page and the bar.
TABLE_HEIGHT = """() => document.querySelector('.foot').getBoundingClientRect().top - document.querySelector('header').getBoundingClientRect().bottom"""


def seen(session: Session) -> View:
    """What Ada sees."""
    return session.game.view(session.state, 0)


def asks_ada(session: Session, *names: str) -> bool:
    decision: Any = seen(session)["decision"]
    return decision is not None and decision["name"] in names and [0] == decision["waiting"]


def found(wanted: Callable[[Session], bool], *others: str) -> Shelved:
    return hosting.found(wanted, "Ada", *(others or BOTS), game="altar")


def asking(decision: str, bots: int) -> Shelved:
    return found(lambda session: asks_ada(session, decision), *["bot easy"] * bots)


def adas_turn(*others: str, choices: int = 40) -> Shelved:
    return found(lambda session: len(session.record.lines) >= choices and asks_ada(session, "Act"), *others)


def ended(reason: str, *others: str) -> Shelved:
    """A game that came to one of its three ends."""
    for seed in TRIES:
        game = Shelved("Ada", *others, game="altar", secret=seed).play(lambda session: session.state.over, seed)
        if seen(game.session)["ending"] == reason:
            game.row.stage = "over"
            return game
    raise AssertionError("there is no such game")


def in_earnest(what: str) -> int:
    """Whatever can be done, before the turn ends."""
    return 1 if what == "end" else 0


def realm(page: Page, god: str) -> Locator:
    return page.locator(f"section.of-{god}")


def test_a_game_begins_on_the_start_page(guest: Guest) -> None:
    page = guest("/")
    page.get_by_role("button", name="New table of Altar").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    for seat in (2, 3, 4):
        dialog.get_by_label(f"Strength of the bot on seat {seat}").select_option("lamb")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = Table(page)

    assert 20 == table.play(Random(1), most=20, rank=in_earnest)
    assert not table.is_over


def test_a_game_is_played_to_its_end(sits: Sits) -> None:
    game = Shelved("Ada", "bot easy", "bot easy", "bot easy", game="altar").play(within(60, 4, game="altar"))
    table = sits(game)
    table.play(Random(2), rank=in_haste)

    assert table.is_over
    page = table.page
    expect(page.get_by_role("table", name="Progress by source").get_by_role("row")).to_have_count(5)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".court")).to_have_count(3)


def test_two_players_have_two_gods_each(sits: Sits) -> None:
    table = sits(Shelved("Ada", "bot easy", game="altar"))
    page = table.until_asked().page
    expect(page.locator("[data-target^='god:']")).to_have_count(5)

    def has_begun() -> bool:
        return page.locator("[data-target=pile].can").count() > 0

    table.play(Random(1), most=6, until=has_begun)
    expect(page.locator(".mine section.realm")).to_have_count(2)
    expect(page.locator(".court section.realm")).to_have_count(2)
    expect(page.locator(".court")).to_have_count(1)
    assert not table.is_over


def test_a_follower_adores_either_of_two_gods(sits: Sits) -> None:
    def either(session: Session) -> list[list[str]]:
        adorings = [o.text.split() for o in session.options(0) if o.text.startswith("adore")] if asks_ada(session, "Act") else []
        return [words for words in adorings if sum(words[1] == other[1] for other in adorings) == 2]

    game = found(lambda session: bool(either(session)), "bot easy")
    (_, card, god), (_, _, other) = either(game.session)[:2]
    table = sits(game).until_asked()
    table.click(f"hand:{card}")
    expect(table.page.get_by_role("menuitem")).to_have_count(2)
    table.page.get_by_role("menuitem").nth(1).click()

    expect(realm(table.page, other).locator(".adorers .mini")).to_have_count(len(adorers(seen(game.session), other)) + 1)
    expect(realm(table.page, god).locator(".adorers .mini")).to_have_count(len(adorers(seen(game.session), god)))


def adorers(view: View, god: str) -> list[str]:
    found: list[str] = next(realm["adorers"] for realm in view["realms"] if realm["god"] == god)
    return found


def test_a_protected_god_says_which_rule_stops_the_attack(sits: Sits) -> None:
    def protected(session: Session) -> str:
        """A god whom the Amazon keeps a Warrior away from."""
        view = seen(session)
        if not asks_ada(session, "Aim") or view["played"] not in ("warrior", "conqueror"):
            return ""
        realms = [realm for realm in view["realms"] if realm["owner"] > 0 and realm["active"] + realm["inactive"] and not realm["complete"]]
        return next((realm["god"] for realm in realms if "amazon" in realm["adorers"]), "")

    game = found(lambda session: bool(protected(session)), *BOTS, "bot easy")
    god = protected(game.session)
    table = sits(game).until_asked()
    page = table.page
    shield = realm(page, god).get_by_role("listitem").filter(has_text=re.compile("Amazon: .*Warriors"))
    expect(shield).to_be_visible()
    assert any(re.match("altars:.*:", thing) and god not in thing for thing in table.clickable.things)

    expect(shield).to_have_class(re.compile("stops"))
    realm(page, god).get_by_text("Cannot be targeted: why?").click()
    why = page.get_by_role("dialog", name="Why not?")
    expect(why.get_by_role("button", name="Rule ALT-PROT-04").first).to_be_visible()
    page.keyboard.press("Escape")

    free = next(thing for thing in table.clickable.things if thing.startswith("altars:"))
    table.click(free)
    expect(table.question).not_to_contain_text("target")


def test_a_ritual_spends_an_adoring_card(sits: Sits) -> None:
    def payable(session: Session) -> tuple[str, str]:
        """A god, and one of its adorers that a ritual can spend."""
        if asks_ada(session, "Act"):
            for choice in session.options(0):
                verb, _, god = choice.text.partition(" ")
                if verb == "ritual" and adorers(seen(session), god):
                    return god, adorers(seen(session), god)[0]
        return "", ""

    game = found(lambda session: bool(payable(session)[0]))
    god, card = payable(game.session)
    before = next(realm["sanctuaries"] for realm in seen(game.session)["realms"] if realm["god"] == god)
    table = sits(game).until_asked()
    page = table.page

    expect(table.thing(f"sanctuaries:{god}").locator(".price")).to_be_visible()
    table.click(f"sanctuaries:{god}")
    expect(table.question).to_contain_text("symbols 0 of 3")
    expect(page.get_by_role("img", name="0 of 3 ritual symbols")).to_be_visible()
    table.click(f"adorer:{card}")
    expect(table.question).to_contain_text("symbols 2 of 3")
    table.play(Random(1), most=3, rank=in_earnest, until=lambda: not page.locator(".paid").count())

    expect(realm(page, god).locator(".temple.built")).to_have_count(before + 1)
    expect(realm(page, god).locator(f"[data-target$=':{card}']")).to_have_count(0)


@pytest.mark.parametrize(
    ("reason", "others", "words"),
    [
        ("complete", BOTS, "One player had completed every realm of theirs."),
        ("no-sanctuaries", BOTS, "The last sanctuary was placed."),
        ("no-cards", (*BOTS, "bot easy"), "There was nothing left to draw, and all had passed."),
    ],
)
def test_each_end_is_shown_by_its_record(sits: Sits, reason: str, others: tuple[str, ...], words: str) -> None:
    game = ended(reason, *others)
    page = sits(game).page
    expect(page.get_by_text(words)).to_be_visible()

    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_role("slider", name="Position in the game")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(words)).to_be_visible()
    expect(page.locator(".court")).to_have_count(1 + len(others))
    complete = sum(realm["complete"] for realm in seen(game.session)["realms"])
    expect(page.locator("section.realm.complete")).to_have_count(complete)
    assert (reason == "complete") == (complete > 0)


def test_no_english_is_left_in_french(sits: Sits) -> None:
    table = sits(adas_turn(), language="fr")
    page = table.until_asked().page

    assert [] == sorted(set(ENGLISH.findall(page.evaluate(WORDS))))
    table.play(Random(1), most=6)
    table.until_something()
    assert [] == sorted(set(ENGLISH.findall(page.evaluate(WORDS))))


def test_some_turns_by_keyboard_alone(sits: Sits) -> None:
    table = sits(adas_turn(choices=20))
    page = table.until_asked().page
    tab_to(page, "[data-target].can")

    random = Random(2)
    for _ in range(10):
        decide(table, random)
        table.until_something()
        if table.is_over:
            return
        check_focus(page)


def test_gods_and_cards_are_enlarged_by_keyboard(sits: Sits) -> None:
    page = sits(adas_turn()).until_asked().page
    zoom = page.locator(".zoom")

    for selector, key in {
        ".court .name": "Enter",
        "[data-target^='display:']": "Enter",
        ".mine .name": "i",
        "[data-target^='hand:']": "i",
    }.items():
        tab_to(page, selector)
        page.keyboard.press(key)
        expect(zoom.get_by_role("link")).to_be_visible()
        expect(zoom.locator(".god")).to_have_count(1 if "name" in selector else 0)
        check_focus(page)
        page.keyboard.press("Escape")
        expect(zoom).to_have_count(0)
        check_focus(page)


def test_the_keyboard_goes_from_part_to_part_as_the_eye_does(sits: Sits) -> None:
    table = sits(adas_turn()).until_asked()
    parts = table.page.locator("#part-board, #part-mine, aside.others, .foot")
    tops: list[float] = parts.evaluate_all("parts => parts.map((part) => part.getBoundingClientRect().top)")

    assert 4 == len(tops)
    assert tops == sorted(tops)
    expect(table.page.get_by_role("button", name="Show everything about")).to_have_count(0)


def test_an_altar_is_dark_unless_light_was_chosen(sits: Sits) -> None:
    game = adas_turn()
    for chosen, theme, ink in (("auto", "dark", "rgb(246, 236, 224)"), ("light", "light", "rgb(43, 29, 16)")):
        page = sits(game, scheme="light", settings={"theme": chosen}).until_asked().page
        expect(page.locator(f":root[data-theme={theme}]")).to_have_count(1)
        expect(page.locator(".card .name").first).to_have_css("color", ink)
    sits(ended("no-sanctuaries", *BOTS), scheme="light").page.locator(":root[data-theme=dark] .middle table").first.wait_for(
        state="attached"
    )


def settled(page: Page, question: str) -> list[str]:
    """What is still wrong a moment after the window has changed its size: cards follow it."""
    with suppress(PlaywrightTimeout):
        page.wait_for_function(f"() => !({question})().length", timeout=3_000)
    found: list[str] = page.evaluate(question)
    return found


@pytest.mark.parametrize("others", [1, 4], ids=["two", "five"])
def test_board_and_hand_are_in_sight_on_a_desk_whatever_is_asked(sits: Sits, others: int) -> None:
    for asked in ("DrawCards", "Act", "Aim", "Keep", "Recover"):
        page = sits(asking(asked, others), language="fr").until_asked().page
        for width, height in (DESK, (1440, 780), (1280, 720)):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator("[data-target^='hand:'], .mine .hand").first).to_be_visible()

            assert (asked, []) == (asked, page.evaluate(OUT_OF_SIGHT))
            assert (asked, []) == (asked, settled(page, CUT_OFF))
            assert (asked, []) == (asked, settled(page, FADED))
            assert (asked, []) == (asked, page.evaluate(TOO_FINE, 12 if width == DESK[0] else 11))
            assert page.evaluate(TABLE_HEIGHT) >= 0.6 * height, asked


@pytest.mark.parametrize("others", [1, 4], ids=["two", "five"])
@pytest.mark.parametrize("size", [(768, 1024), PHONE], ids=["tablet", "phone"])
def test_a_hand_is_readable_on_a_tablet_and_on_a_phone(sits: Sits, size: Size, others: int) -> None:
    page = sits(adas_turn(*["bot easy"] * others), size=size, language="fr").until_asked().page

    assert [] == page.evaluate(CUT_OFF)
    assert [] == page.evaluate(TOO_FINE, 11)
    check_width(page)


def test_a_target_comes_into_sight_on_a_phone(sits: Sits) -> None:
    page = sits(asking("Aim", 2), size=PHONE).until_asked().page

    expect(page.locator("#part-others .can").first).to_be_in_viewport()


def test_symbols_explain_themselves(sits: Sits) -> None:
    page = sits(adas_turn()).until_asked().page
    for place, words in {
        ".now .supply": "Altar supply",
        ".court .holy .spot": "Sanctuary",
        ".court .hand .spot": "Hand: ",
        ".mine .state": "Progress",
        "[data-target^='hand:'] .emblem": "ALT-TERM-11",
    }.items():
        page.locator(place).first.hover()
        expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="Rule ALT-")).to_be_visible()
    assert 0 == page.locator(".altar [title]").count()


def test_some_turns_by_touch_on_a_phone(sits: Sits) -> None:
    table = sits(adas_turn(choices=30), size=PHONE)
    random = Random(3)

    for _ in range(10):
        table.until_something()
        check_bar(table)
        check_width(table.page)
        assert [] == table.page.evaluate(TOO_SMALL)
        # A card that was a thing and is a mere picture again does not glow.
        expect(table.page.locator("[role=img].can")).to_have_count(0)
        table.decide(random)


@WINDOWS
def test_axe_finds_nothing(sits: Sits, theme: str, size: Size) -> None:
    choosing = sits(found(lambda session: asks_ada(session, "ChooseGod")), settings={"theme": theme}, size=size).until_asked()
    assert [] == violations(choosing.page)

    aiming = sits(found(lambda session: asks_ada(session, "Aim")), settings={"theme": theme}, size=size).until_asked()
    assert [] == violations(aiming.page)

    page = sits(adas_turn(choices=50), settings={"theme": theme}, size=size).until_asked().page
    page.locator("[data-target].cannot").first.click()
    expect(page.get_by_role("dialog", name="Why not?").get_by_role("paragraph").first).to_be_visible()
    assert [] == violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Discards")).click()
    assert [] == violations(page)


def test_axe_finds_nothing_among_cards_laid_aside(sits: Sits) -> None:
    looking = sits(found(lambda session: asks_ada(session, "Keep", "PutBack")), scheme="dark").until_asked()
    assert any(thing.startswith("aside:") for thing in looking.clickable.things)
    assert [] == violations(looking.page)

    recovering = sits(found(lambda session: asks_ada(session, "Recover")), settings={"theme": "light"}).until_asked()
    assert all(thing.startswith("discards:") for thing in recovering.clickable.things)
    assert [] == violations(recovering.page)


def test_a_broken_tie_is_explained_at_the_end_and_in_the_record(sits: Sits) -> None:
    game = Shelved("Ada", "Ben", "Cy", game="altar").play(lambda session: session.state.over)
    game.row.stage = "over"
    page = sits(game, size=PHONE).page
    why = page.get_by_text("A tie is broken by the following")
    expect(why).to_be_visible()
    expect(why.get_by_role("link", name="Rule ALT-TIE-01")).to_have_attribute("href", "/rules/altar#ALT-TIE-01")

    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    expect(why).to_be_visible()
