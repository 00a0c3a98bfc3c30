"""Drama is shown where it happens, and holds up nobody; afterwards everybody can read what it did to them."""

from __future__ import annotations

import re
from random import Random
from typing import NamedTuple, Unpack

import pytest
from browser.axe import violations
from browser.conftest import DESK, PHONE, Sits, Size, Window
from browser.table import Table
from playwright.sync_api import Locator, expect
from server.hosting import Inn, Shelved, found

from themis.core.session import Session

PEOPLE = ("Ada", "Ben", "Cy")
# Scenes that stay long enough for a busy machine to see them.
MOVING: Window = {"motion": "no-preference", "settings": {"pace": "slow"}}
# Half of such a scene: one that is gone sooner was ended.
SOON = 900
# How many scenes a page has shown.
COUNT = """() => {
    window.scenes = 0
    new MutationObserver((changes) => changes.forEach(({addedNodes}) => addedNodes.forEach((node) => {
        if (node instanceof Element && node.matches('.act')) window.scenes += 1
    }))).observe(document.body, {childList: true, subtree: true})
}"""


class Moment(NamedTuple):
    """A game just before a choice that will be told."""

    game: Shelved
    seat: int
    choice: str


def before(game: str, told: str) -> Moment:
    for seed in range(1, 60):
        shelved, random = Shelved(*PEOPLE, game=game, secret=seed), Random(seed)
        while not shelved.session.state.over and len(shelved.session.record.lines) < 500:
            seat = random.choice(shelved.session.waiting())
            choice = random.choice(shelved.session.options(seat)).text
            if told in [event.kind.name for event in shelved.session.tried(seat, choice).events]:
                return Moment(shelved, seat, choice)
            shelved.choose(seat, choice)
    raise AssertionError("there is no such game")


def watched(sits: Sits, moment: Moment, **window: Unpack[Window]) -> Table:
    """Somebody else looks on."""
    seen: Window = {**MOVING, **window}
    table = sits(moment.game, PEOPLE[(moment.seat + 1) % len(PEOPLE)], **seen)
    table.page.locator("#part-board").wait_for()
    table.page.evaluate(COUNT)
    return table


def happens(inn: Inn, moment: Moment) -> None:
    with inn.guest_of(moment.game, PEOPLE[moment.seat]).at(moment.game.id) as line:
        assert "done" == line.choose(moment.choice)["type"]


def scene(table: Table) -> Locator:
    return table.page.locator(".act .scene").first


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("game", "told", "sentence"),
    [
        ("uruk", "bid-made", " bids "),
        ("altar", "destroyed", " destroys an "),
        ("delphi", "battle-rolled", " against a strength of "),
        ("pantheon", "deity-worshipped", " worships "),
        ("pantheon_proto", "built", " builds "),
    ],
    ids=["uruk", "altar", "delphi", "pantheon", "pantheon_proto"],
)
def test_drama_is_shown_in_every_game_and_covers_neither_head_nor_bar(
    sits: Sits, inn: Inn, game: str, told: str, sentence: str, size: Size
) -> None:
    moment = before(game, told)
    table = watched(sits, moment, size=size)
    happens(inn, moment)

    expect(scene(table)).to_contain_text(sentence)
    shown, bar = scene(table).bounding_box(), table.bar.bounding_box()
    assert shown and bar
    assert shown["x"] >= 0 and shown["x"] + shown["width"] <= size[0]
    assert shown["y"] + shown["height"] <= bar["y"] + 1
    expect(scene(table)).to_have_count(0)
    assert table.page.evaluate("window.scenes") > 0
    assert [] == violations(table.page)


@pytest.mark.parametrize("how", ["click", "s", "Escape"])
def test_a_scene_is_skipped(sits: Sits, inn: Inn, how: str) -> None:
    moment = before("uruk", "bid-made")
    table = watched(sits, moment)
    happens(inn, moment)
    scene(table).wait_for()

    if how == "click":
        table.page.locator("header").first.click(position={"x": 400, "y": 10})
    else:
        table.page.keyboard.press(how)

    expect(scene(table)).to_have_count(0, timeout=SOON)


def test_whoever_is_asked_chooses_while_the_scene_plays(sits: Sits, inn: Inn) -> None:
    moment = before("uruk", "bid-made")
    change = moment.game.session.tried(moment.seat, moment.choice)
    asked = change.state.stack[-1].waiting(change.state)[0]
    table = sits(moment.game, PEOPLE[asked], **MOVING)
    table.page.locator("#part-board").wait_for()
    happens(inn, moment)
    scene(table).wait_for()

    table.option("pass").click()

    expect(table.log).to_contain_text(f"{PEOPLE[asked]} passes.")


@pytest.mark.parametrize("quiet", [{"motion": "reduce"}, {"settings": {"pace": "instant"}}], ids=["reduced motion", "at once"])
def test_the_log_is_enough_for_whoever_wants_no_motion(sits: Sits, inn: Inn, quiet: Window) -> None:
    moment = before("uruk", "bid-made")
    table = watched(sits, moment, **quiet)
    happens(inn, moment)

    expect(table.log).to_contain_text(f"{PEOPLE[moment.seat]} bids ")
    assert 0 == table.page.evaluate("window.scenes")


def was_robbed(session: Session) -> bool:
    """Ada is asked again, and somebody has stolen a card from her meanwhile."""
    if session.waiting() != [0]:
        return False
    lines = session.record.lines
    last = max([number + 1 for number, line in enumerate(lines) if line.seat == 0], default=0)
    return any(event.kind.name == "robbed" and event.values[1] == 0 for group in session.story.groups[last + 1 :] for event in group)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_changed_for_me_can_be_read_until_i_act(sits: Sits, size: Size) -> None:
    table = sits(found(was_robbed, *PEOPLE, game="altar"), size=size).until_asked()
    chip = table.bar.get_by_role("button", name="Meanwhile: ")
    expect(chip).to_be_visible()
    table.press(chip)

    recap = table.page.get_by_role("dialog", name="What changed for you")
    expect(recap).to_contain_text(re.compile(r"takes a random card from Ada\..* took the "))
    assert [] == violations(table.page)
    table.press(recap.get_by_role("button", name="takes a random card from Ada."))
    expect(table.banner.filter(has_text="You are looking at the past")).to_be_visible()
    expect(chip).to_have_count(0)
    table.press(table.page.get_by_role("button", name="Back to now"))
    table.press(table.until_asked().options.first)

    expect(chip).to_have_count(0)
