"""What one sets stays set, and who wants no motion sees none."""

from __future__ import annotations

from random import Random

import pytest
from browser.conftest import PHONE, Guest, Sits, Window
from browser.table import Table, adas_turn, in_haste
from browser.test_phone import check_width
from playwright.sync_api import expect

# Notes every motion that lasts longer than a blink, whether a stylesheet or a script begins it.
WATCH = """() => {
    window.moved = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, how) {
        if ((how?.duration ?? how) > 1) window.moved.push(`animate ${this.className}`)
        return animate.call(this, frames, how)
    }
    const lasts = (one) => one.effect.getComputedTiming().duration > 1
    const note = (event) => event.target.getAnimations().some(lasts) && window.moved.push(`${event.type} ${event.target.className}`)
    for (const kind of ['transitionrun', 'animationstart']) document.addEventListener(kind, note, true)
}"""


def test_settings_survive_a_reload(guest: Guest) -> None:
    page = guest("/settings")
    page.get_by_role("radio", name="dark").check(force=True)
    page.get_by_role("radio", name="fast").check(force=True)
    page.get_by_label("Your name").fill("Ishtar")
    page.get_by_role("radio", name="Français").check(force=True)
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()

    page.reload()

    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("radio", name="sombre")).to_be_checked()
    expect(page.get_by_role("radio", name="rapide")).to_be_checked()
    expect(page.get_by_role("textbox").first).to_have_value("Ishtar")


def moved_during_a_turn(table: Table) -> list[str]:
    table.until_asked().page.evaluate(WATCH)
    table.play(Random(1), most=3, rank=in_haste)
    table.until_something()
    found: list[str] = table.page.evaluate("window.moved")
    return found


@pytest.mark.parametrize(
    "window", [Window(motion="reduce"), Window(motion="no-preference", settings={"motion": "off"})], ids=["system", "setting"]
)
def test_nothing_moves_for_who_wants_no_motion(sits: Sits, window: Window) -> None:
    table = sits(adas_turn(), **window)

    assert [] == moved_during_a_turn(table)


@pytest.mark.parametrize(
    "window", [Window(motion="no-preference"), Window(motion="reduce", settings={"motion": "on"})], ids=["system", "setting"]
)
def test_things_move_for_who_does_not_mind(sits: Sits, window: Window) -> None:
    table = sits(adas_turn(), **window)

    assert moved_during_a_turn(table)


def test_a_guest_goes_on_at_another_device_and_ends_all_other_sign_ins(guest: Guest, complaints: list[str]) -> None:
    desk = guest("/settings")
    desk.get_by_role("button", name="Use another device").click()
    expect(desk.get_by_text("This browser has no seats yet.")).to_be_visible()
    complaints.clear()
    desk.evaluate(
        "() => fetch('/api/tables', { method: 'POST', body: JSON.stringify({ game: 'uruk', seats: [{ kind: 'me' }, { kind: 'link' }] }) })"
    )
    desk.get_by_role("button", name="Use another device").click()
    link = desk.get_by_label("Link for your other device").input_value()

    phone = guest(link, size=PHONE)
    check_width(phone)
    phone.get_by_role("button", name="Play here").click()
    expect(phone.get_by_role("link", name="Uruk").first).to_be_visible()
    tables = "async () => (await (await fetch('/api/tables')).json()).tables.filter((table) => table.mine).length"
    assert 1 == phone.evaluate(tables)

    again = guest(link)
    again.get_by_role("button", name="Play here").click()
    expect(again.get_by_text("This link was used already, or is too old. Make a new one.")).to_be_visible()
    complaints.clear()

    desk.get_by_role("button", name="Sign out elsewhere").click()
    expect(desk.get_by_text("Only this browser still plays for you.")).to_be_visible()
    assert [1, 0] == [page.evaluate(tables) for page in (desk, phone)]


def test_long_words_do_not_widen_a_page(sits: Sits) -> None:
    shelved = adas_turn("W" * 40, "M" * 40).talk(3)
    table = sits(shelved, "W" * 40, size=PHONE)

    check_width(table.page)
