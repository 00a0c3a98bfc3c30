"""The quick rules in a browser: before the law, on one sheet of paper, every figure drawn, and the ways to rules and gallery."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

import pytest
from browser.axe import violations
from browser.conftest import DESK, PHONE, Guest, Sits, Size
from playwright.sync_api import PdfMargins, expect
from server.hosting import Shelved

from themis.games import GAMES, find
from themis.speech.speech import LANGUAGES, Speech

Scheme: TypeAlias = Literal["light", "dark"]
WINDOWS: list[tuple[Size, str, Scheme]] = [(DESK, "en", "light"), (PHONE, "fr", "dark")]


@pytest.mark.parametrize(("size", "language", "scheme"), WINDOWS, ids=["desk-en", "phone-fr"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_paragraph_is_drawn_and_leads_to_its_rules(guest: Guest, game_id: str, size: Size, language: str, scheme: Scheme) -> None:
    speech = Speech(find(game_id), language)
    page = guest(f"/rules/{game_id}", size=size, language=language, scheme=scheme)
    for paragraph in speech.quick:
        expect(page.get_by_role("heading", level=3, name=speech.attribute(paragraph.key(), "title"), exact=True)).to_be_visible()
        if paragraph.figure:
            drawn = page.locator(f"[data-figure={paragraph.figure}] :is(svg, .tablet)").first
            expect(drawn).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert [] == violations(page)

    rule = speech.quick[-1].rules[-1]
    page.get_by_role("link", name=re.compile(f" {rule}$")).first.click()
    expect(page.locator(f"article[id={rule}]")).to_be_in_viewport()


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_figure_shows_leads_to_its_place_in_the_gallery(guest: Guest, game_id: str) -> None:
    page = guest(f"/rules/{game_id}")
    link = page.locator("[data-figure] a").first
    expect(link).to_be_visible()
    ways = page.locator("[data-figure] a").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    link.click()
    expect(page.locator(f"[id='{ways[0][1:]}']")).to_be_in_viewport()

    assert [] == [way for way in ways if page.locator(f"[id='{way[1:]}']").count() != 1]


def test_without_motion_a_page_has_its_new_size_at_once(guest: Guest) -> None:
    page = guest("/rules/uruk", motion="reduce")
    expect(page.locator(".page h1")).to_be_visible()

    assert 300 == page.locator(".page").evaluate("page => { page.style.width = '300px'; return page.offsetWidth }")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_they_are_printed_on_one_sheet_without_the_law(guest: Guest, game_id: str, language: str) -> None:
    page = guest(f"/learn/{game_id}", language=language)
    expect(page.locator("[data-figure] a").first).to_be_visible()
    margin: PdfMargins = {"top": "10mm", "right": "10mm", "bottom": "10mm", "left": "10mm"}
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", margin=margin))

    assert 1 == len(sheets)


# Words that stand on two lines or stick out of their card, and cards that lie on others.
BROKEN = """figures => figures.flatMap(figure => {
  const cards = [...figure.querySelectorAll('.tablet:has(.name)')]
  const boxes = cards.map(card => card.getBoundingClientRect())
  const words = cards.flatMap((card, i) => [...card.querySelector('.name').textContent.matchAll(/[^\\s-]+/g)].filter(word => {
    const range = document.createRange()
    range.setStart(card.querySelector('.name').firstChild, word.index)
    range.setEnd(card.querySelector('.name').firstChild, word.index + word[0].length)
    const lines = [...range.getClientRects()]
    return lines.length > 1 || lines[0].left < boxes[i].left || lines[0].right > boxes[i].right
  }).map(word => word[0]))
  const hidden = boxes.filter((box, i) => i && box.left < boxes[i - 1].right - 1 && box.top < boxes[i - 1].bottom - 1)
  return [...words, ...hidden]
})"""


def test_names_on_the_small_cards_of_a_phone_are_whole(guest: Guest) -> None:
    page = guest("/rules/uruk", size=PHONE, language="fr")
    expect(page.locator("[data-figure] .name").first).to_be_visible()

    assert [] == page.locator("[data-figure]").evaluate_all(BROKEN)


def test_help_at_the_table_leads_to_them_and_they_to_the_gallery_beside_the_game(sits: Sits) -> None:
    table = sits(Shelved("Ada", "bot easy")).until_asked()
    page = table.page
    page.keyboard.press("?")
    page.get_by_role("button", name="Quick rules").click()
    drawer = page.get_by_role("dialog", name="Rules of Uruk")
    expect(drawer.get_by_role("heading", name="Goal")).to_be_in_viewport()

    drawer.get_by_role("button", name="All rules by number").click()
    expect(drawer.get_by_role("heading", name="Goal")).not_to_be_in_viewport()
    table.question.click()
    page.keyboard.press("?")
    page.get_by_role("button", name="Quick rules").click()
    expect(drawer.get_by_role("heading", name="Goal")).to_be_in_viewport()

    with page.expect_popup() as beside:
        drawer.locator("[data-figure] a").first.click()
    expect(beside.value.locator("[id='cards/discovery/kiln']")).to_be_in_viewport()
    expect(drawer).to_be_visible()


@pytest.mark.parametrize(("size", "language", "scheme"), WINDOWS, ids=["desk-en", "phone-fr"])
def test_somebody_new_reads_them_before_the_first_move_and_once_only(guest: Guest, size: Size, language: str, scheme: Scheme) -> None:
    speech = Speech(find("uruk"), language)
    page = guest(size=size, language=language, scheme=scheme, settings={"met": ["altar"]})
    play = page.locator("article", has=page.get_by_role("heading", name="Uruk")).locator("button.play").last
    play.click()
    sheet = page.get_by_role("dialog")
    for paragraph in speech.quick:
        expect(sheet.get_by_role("heading", level=3, name=speech.attribute(paragraph.key(), "title"), exact=True)).to_be_attached()
    expect(sheet.locator("[data-figure] svg").first).to_be_visible()
    assert [] == violations(page)
    sheet.locator("footer button").click()
    expect(page.locator(".foot")).to_be_visible()
    expect(sheet).to_be_hidden()

    page.goto("/")
    play.click()
    expect(page.locator(".foot")).to_be_visible()
    expect(sheet).to_be_hidden()


def test_a_rule_on_the_first_sheet_opens_the_rulebook(guest: Guest) -> None:
    rule = Speech(find("altar"), "en").quick[0].rules[0]
    page = guest(settings={"met": []})
    page.locator("article", has=page.get_by_role("heading", name="Altar")).locator("button.play").last.click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile(f" {rule}$")).first.click()

    expect(page.locator(f"[data-rule={rule}]")).to_be_in_viewport()


def test_whoever_comes_back_to_a_game_is_left_to_it(sits: Sits) -> None:
    table = sits(
        Shelved("Ada", "bot:easy").play(lambda session: 0 in session.waiting() and len(session.record.lines) > 20), settings={"met": []}
    )

    expect(table.page.locator(".foot")).to_be_visible()
    expect(table.page.get_by_role("dialog")).to_be_hidden()
