"""The law at hand: every line of the log leads to its rule and to its moment, and whatever cannot be used says why."""

from __future__ import annotations

import re

from browser.conftest import Sits
from browser.table import Table, adas_turn
from msgspec.structs import replace
from playwright.sync_api import Locator, expect
from server.hosting import Shelved

PAST = re.compile(r"You are looking at the past: the board after choice (\d+)\.")


def display(table: Table) -> list[str]:
    targets: list[str] = table.page.locator("[data-target^='display:']").evaluate_all("cards => cards.map(card => card.dataset.target)")
    return [target.removeprefix("display:") for target in targets]


def drawer_at(table: Table, rule: str) -> Locator:
    """The rulebook beside the table, which has been opened at a rule."""
    drawer = table.page.get_by_role("dialog", name="Rules of Uruk")
    entry = drawer.locator(f"[data-rule='{rule}']")
    expect(entry).to_be_in_viewport()
    expect(entry).to_be_focused()
    return drawer


def test_a_line_of_the_log_leads_to_its_rule(sits: Sits) -> None:
    table = sits(adas_turn()).until_asked()
    link = table.log.get_by_role("button", name=re.compile("^Rule URU-")).last
    rule = (link.get_attribute("aria-label") or "").removeprefix("Rule ")

    link.click()

    drawer = drawer_at(table, rule)
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_have_count(0)


def test_a_line_of_the_log_shows_the_board_of_its_moment(sits: Sits) -> None:
    now = adas_turn()
    table = sits(now).until_asked()
    shown = display(table)
    glowing = table.clickable.things
    assert glowing

    table.log.locator("button.text").first.click()
    banner = table.page.get_by_role("status").filter(has_text=PAST)
    expect(banner).to_be_visible()
    found = PAST.search(banner.inner_text())
    assert found
    step = int(found[1])
    then = Shelved("Ada", "bot easy", "bot easy").play(lambda session: len(session.record.lines) == step)

    cards = then.session.view(0)["display"]
    assert isinstance(cards, list)
    assert [card for card in cards if card] == display(table)
    assert ([], []) == table.clickable
    banner.get_by_role("button", name="Back to now").click()
    expect(banner).to_have_count(0)
    assert (shown, glowing) == (display(table), table.until_asked().clickable.things)

    table.log.locator("button.text").first.click()
    expect(banner).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(banner).to_have_count(0)


def test_the_end_of_the_log_stays_in_sight_when_its_lines_grow_but_not_for_whoever_reads_further_up(sits: Sits) -> None:
    """As they do when the letters have come, in another font."""
    log = sits(adas_turn()).until_asked().log.locator(".log")
    first, last = log.locator(".line").first, log.locator(".line").last
    expect(last).to_be_in_viewport()

    log.evaluate("log => log.style.zoom = 1.3")
    expect(last).to_be_in_viewport()

    first.scroll_into_view_if_needed()
    expect(last).not_to_be_in_viewport()
    log.evaluate("log => log.style.zoom = 1.6")
    log.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(last).not_to_be_in_viewport()


def test_something_dimmed_says_which_rule_is_in_its_way(sits: Sits) -> None:
    table = sits(adas_turn()).until_asked()

    table.page.locator(".cannot[data-target^='slot:']").first.click()

    why = table.page.get_by_role("dialog", name="Why not?")
    link = why.get_by_role("button", name=re.compile("^Rule URU-")).first
    rule = link.inner_text().removeprefix("Rule ")
    link.click()
    drawer_at(table, rule)


def test_the_tab_key_stops_once_in_the_log_and_arrows_lead_through_it(sits: Sits) -> None:
    table = sits(adas_turn()).until_asked()
    lines = table.log.locator("button.text")
    assert 1 == table.log.locator("button[tabindex='0']").count()

    lines.last.focus()
    table.page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("Enter")

    expect(table.page.get_by_role("dialog", name="Rules of Uruk")).to_be_visible()


def by_other_rules(shelved: Shelved) -> Shelved:
    """Its last draw was one that today's rules do not make."""
    place = max(place for place, entry in enumerate(shelved.entries) if entry.outcomes != "{}")
    shelved.entries[place] = replace(shelved.entries[place], outcomes="{99}")
    return shelved


def test_corrected_rules_are_told_and_no_board_before_them_is_shown(sits: Sits) -> None:
    table = sits(by_other_rules(adas_turn())).until_asked()
    expect(table.log.get_by_text("The rules were corrected since this game began (revision 1, without a new number).")).to_be_visible()

    table.log.locator("button.text").first.click()

    expect(table.page.get_by_text("what was played before can be neither shown nor taken back")).to_be_visible()


def test_the_rules_end_above_the_decision_and_nothing_else_knows_where(sits: Sits) -> None:
    page = sits(adas_turn()).until_asked().page
    page.get_by_role("button", name="Rules", exact=True).click()
    drawer = page.get_by_role("dialog", name="Rules of Uruk")
    expect(drawer).to_be_visible()

    bottom = drawer.evaluate("drawer => innerHeight - drawer.getBoundingClientRect().bottom")
    assert 0 < bottom == page.locator(".play > .foot").evaluate("foot => foot.offsetHeight")
    # Otherwise the whole board would be styled again whenever the decision becomes higher or lower.
    assert "" == page.locator("#part-board").evaluate("board => getComputedStyle(board).getPropertyValue('--drawer-bottom')")
