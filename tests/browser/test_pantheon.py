"""Pantheon in the browser: moves and their followers, purchases, deities, the ends of epochs and both scorings by clicking, and for everybody.

Positions come from the recorded games: up to a point their choices are made again, with the same chance, and what follows is clicked.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from browser.axe import violations_in_both_themes
from browser.conftest import DESK, PHONE, Guest, Sits, Size
from browser.journey import PEOPLE, Journey, Step, before, carry_out, journeys, run, space_of
from browser.table import Table, asks_ada
from browser.test_french import WORDS
from browser.test_keyboard import check_focus, decide, tab_to
from browser.test_phone import TOO_SMALL, check_bar, check_width
from browser.test_stage import MOVING
from browser.test_undo import undo
from playwright.sync_api import Locator, Page, expect
from server.hosting import Shelved, found

from themis.core.session import Session

LAPTOP: Size = (1280, 720)
TABLET: Size = (768, 1024)
# How wide a space is at least, and how much of the height the map has.
SIZES = {DESK: (48, 0.6), LAPTOP: (47, 0.6), TABLET: (44, 0.6), PHONE: (40, 0.45)}
OFFERINGS = {"g": "gift", "p": "priest", "d": "dancer", "t": "temple"}
ENGLISH = re.compile(
    r"(?<!-)\b(epoch|space|sea|land|column space|booty|deit(?:y|ies)|demigods?|foot|feet|reserve|supply|offerings?|gift|priest|dancer|coins?|steps?|"
    r"draw pile|discards?|hand|display|rank|log|rules|undo|decision|turn|takes?|draws?|moves?|buys?|worships?|scores?|players|easy|you|your|why|show)\b(?!-)",
    re.IGNORECASE,
)

# The marks of tiles over which a price lies; a pixel is nothing.
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
  const marks = boxes('[data-map] .booty .mark')
  if (!marks.length) return ['no tile has a mark']
  return marks.filter((mark) => boxes('.badge').some((badge) =>
    badge.left < mark.right && mark.left < badge.right && badge.top < mark.bottom - 4 && mark.top < badge.bottom - 4))
}"""


def log_of(table: Table) -> Locator:
    """The log, which begins folded: the map has its width."""
    if not table.log.is_visible():
        table.page.get_by_role("button", name="Log", exact=True).click()
    return table.log


def adas_turn(choices: int = 60) -> Shelved:
    """Ada's turn against two bots."""

    def is_wanted(session: Session) -> bool:
        return len(session.record.lines) >= choices and asks_ada("Turn")(session) and "move" in [o.text for o in session.options(0)]

    return found(is_wanted, "Ada", "bot easy", "bot easy", game="pantheon")


def is_move(ahead: list[Step], feet: int = 1) -> bool:
    return (ahead[0].asked, ahead[0].choice) == ("Turn", "move") and sum(step.verb == "foot" for step in run(ahead)) >= feet


def followers(ahead: list[Step]) -> set[int]:
    """Who moves because somebody else does, before the next turn or epoch."""
    return {step.seat for step in this_turn(ahead) if "followed" in step.told}


def seated(sits: Sits, game: Journey) -> list[Table]:
    """Everybody has a window."""
    return [sits(game, seat.name) for seat in game.row.seats]


def ways(table: Table) -> Locator:
    """The spaces within reach, whether the next piece can go there or more must lead to them."""
    return table.page.locator("[data-target^='space:']:is(.can, .far)")


def ending(page: Page) -> Locator:
    """What ends the epoch."""
    return page.get_by_role("note", name=re.compile("^The epoch ends|^L.époque prend fin"))


def calmly(what: str) -> int:
    """An action is over when nothing else is left to click."""
    return 1 if what == "finish" else 0


def in_haste(what: str) -> int:
    """Deities first, for they end epochs; whatever was begun is soon over."""
    firsts = ("deity:", "hand:", "finish", "decline", "display:", "pile")
    return next((rank for rank, first in enumerate(firsts) if what.startswith(first)), len(firsts))


def carry_out_all(tables: list[Table], steps: list[Step]) -> None:
    """Each choice in the window of whoever makes it."""
    for step in steps:
        if not step.forced:
            carry_out(tables[step.seat], step.choice)


def this_turn(ahead: list[Step]) -> list[Step]:
    """What is chosen until the next turn or epoch begins."""
    return ahead[: 1 + next(i for i, step in enumerate(ahead) if step.told & {"turn-began", "epoch-ended"})]


def sides(game: Journey) -> list[dict[str, Any]]:
    found: Any = game.session.view(0)["sides"]
    return list(found)


def current_epoch(page: Page) -> Locator:
    return page.get_by_role("list", name="Epochs").locator("[aria-current=step]")


# A whole game


def test_a_game_begins_on_the_start_page(guest: Guest) -> None:
    page = guest("/")
    page.get_by_role("button", name="New table of Pantheon", exact=True).click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    dialog.get_by_label("Strength of the bot on seat 2").select_option("lamb")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = Table(page)

    table.play(Random(1), most=15, rank=calmly)
    table.until_something()
    expect(page.locator("[data-anchor^='space:']")).to_have_count(204)
    expect(page.get_by_role("list", name="Epochs").get_by_role("listitem")).to_have_count(6)
    assert not table.is_over


def test_a_game_is_played_to_its_end(sits: Sits) -> None:
    def is_late(session: Session) -> bool:
        return asks_ada("Turn")(session) and session.view(0)["epoch"] == 6

    table = sits(found(is_late, "Ada", "bot easy", game="pantheon"))
    table.play(Random(1), most=100, rank=in_haste)

    assert table.is_over
    page = table.page
    expect(page.get_by_role("table", name="Points by source").get_by_role("row")).to_have_count(3)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.get_by_role("group", name="Map of the ancient world")).to_be_visible()


# Moving


def test_every_space_within_reach_says_its_price_and_what_is_left(sits: Sits) -> None:
    game = before(lambda ahead: is_move(ahead, feet=3))
    table = sits(game, game.asked).until_asked()
    carry_out(table, "move")
    expect(table.question).to_contain_text("where does your next piece go?")
    view = game.carry_on(1).view
    left = view["decision"]["left"]

    expect(ways(table)).to_have_count(len(view["ways"]))
    expect(table.page.locator(".badge")).to_have_count(len(view["ways"]))
    for slug, price in view["ways"].items():
        expect(space_of(table, slug)).to_have_attribute("aria-label", re.compile(rf"[^.]\. Costs {price}, then {left - price} left(:|$)"))


def test_no_price_covers_what_a_tile_gives(sits: Sits) -> None:
    def is_wanted(session: Session) -> bool:
        view: Any = session.view(0)
        side = view["sides"][0]
        return view["epoch"] == 2 and asks_ada("Turn")(session) and side["feet"] >= 4 and side["hand"].get("movement", 0) >= 1

    table = sits(found(is_wanted, "Ada", "bot easy", game="pantheon"))
    table.until_asked().click("big-foot")
    expect(table.page.locator(".badge").first).to_be_visible()

    assert [] == table.page.evaluate(COVERED)


def test_a_move_is_made_and_taken_back_piece_by_piece(sits: Sits) -> None:
    game = before(lambda ahead: is_move(ahead, feet=3))
    table = sits(game, game.asked).until_asked()
    carry_out(table, "move")
    feet = [step.choice for step in run(game.ahead) if step.verb == "foot"][:3]
    for used, choice in enumerate(feet, 1):
        carry_out(table, choice)
        expect(table.question).to_contain_text(f"Steps used: {used}, left:")
    standing = [space_of(table, choice.removeprefix("foot ")) for choice in feet]
    theirs = re.compile(f"Pieces here: .*{game.asked}")

    for used in (2, 1, 0):
        undo(table).click()
        expect(standing[used]).not_to_have_attribute("aria-label", theirs)
        for space in standing[:used]:
            expect(space).to_have_attribute("aria-label", theirs)
    expect(table.question).to_contain_text("steps to use.")

    carry_out(table, feet[0])
    expect(standing[0]).to_have_attribute("aria-label", theirs)
    carry_out(table, "finish")
    expect(table.question).not_to_contain_text("next piece")
    expect(standing[0]).to_have_attribute("aria-label", theirs)


def test_one_click_far_away_places_all_that_leads_there(sits: Sits) -> None:
    game = before(lambda ahead: is_move(ahead, feet=3))
    table = sits(game, game.asked).until_asked()
    carry_out(table, "move")
    expect(table.page.locator(".far").first).to_be_visible()
    view = game.carry_on(1).view
    slug, price = max(view["ways"].items(), key=lambda way: way[1])
    assert price > 2
    table.click(f"space:{slug}")

    expect(table.question).to_contain_text(f"Steps used: {price}, left: {view['decision']['left'] - price}.")
    expect(space_of(table, slug)).to_have_attribute("aria-label", re.compile(f"Pieces here: .*{game.asked}"))
    undo(table).click()
    expect(table.question).not_to_contain_text(f"Steps used: {price},")
    expect(table.question).to_contain_text("Steps used: ")


def test_a_move_is_followed_by_two_others(sits: Sits) -> None:
    # The shortest of such turns: every click is drawn in every window.
    game = min(journeys(lambda ahead: is_move(ahead) and len(followers(ahead)) == 2), key=lambda game: len(this_turn(game.ahead)))
    tables = seated(sits, game)
    mover = game.ahead[0].seat
    carry_out_all(tables, this_turn(game.ahead))

    for seat in followers(game.ahead):
        expect(log_of(tables[mover])).to_contain_text(f"{PEOPLE[seat]} moves too.")
    for table in tables:
        expect(table.question).not_to_contain_text("may move too")
        expect(table.question).not_to_contain_text("next piece")


def test_an_epoch_ends_in_a_reaction_when_all_have_reacted(sits: Sits) -> None:
    def is_wanted(ahead: list[Step]) -> bool:
        theirs = [step.told for step in run(ahead)]
        return (
            ahead[0].asked == "React" and any("last-tile" in told for told in theirs) and not any("epoch-ended" in told for told in theirs)
        )

    game = before(is_wanted)
    epoch, active = game.view["epoch"], game.view["turn"]
    tables = seated(sits, game)
    follower = tables[game.ahead[0].seat]
    last = next(number for number, step in enumerate(game.ahead) if "last-tile" in step.told)
    expect(ending(follower.page)).to_have_accessible_name(re.compile("1 booty tile,"))
    carry_out_all(tables, game.ahead[: last + 1])

    for table in tables:
        expect(ending(table.page)).to_have_text("Last action")
        expect(ending(table.page)).to_be_in_viewport(ratio=1)
    expect(log_of(follower)).to_contain_text(f"{game.asked} has taken the last booty tile: the epoch ends with this action.")
    expect(current_epoch(follower.page)).to_contain_text(f"Epoch {epoch}:")
    carry_out_all(tables, this_turn(game.ahead)[last + 1 :])

    expect(log_of(follower)).to_contain_text(f"The epoch ends on {PEOPLE[active]}'s turn: 3 points for {PEOPLE[active]}.")
    expect(current_epoch(follower.page)).to_contain_text(f"Epoch {epoch + 1}:")


# Buying and worshipping


def purchase(ahead: list[Step]) -> list[Step]:
    """Somebody's Buy, up to the last card that pays for it; empty if it is none."""
    return this_turn(ahead) if ahead[0].choice == "buy" and len(run(ahead)) >= len(this_turn(ahead)) else []


def is_large(ahead: list[Step]) -> bool:
    bought = [step.verb for step in purchase(ahead) if step.verb in ("offering", "piece", "foot", "column")]
    return len(bought) >= 3 and len(set(bought)) >= 2


def test_a_buy_with_several_items(sits: Sits) -> None:
    game = before(is_large)
    seat = game.ahead[0].seat
    table = sits(game, game.asked).until_asked()
    for step in purchase(game.ahead):
        if not step.forced:
            carry_out(table, step.choice)
        decision: Any = game.carry_on(1).session.view(seat)["decision"]
        if decision["name"] == "Buy" and not game.ahead[0].forced:
            coins = "coin" if decision["left"] == 1 else "coins"
            expect(table.question).to_contain_text(f"what do you buy? {decision['left']} {coins} left, {decision['spent']} spent.")
    side = sides(game)[seat]

    for offering, rank in side["ranks"].items():
        expect(table.thing(f"offering:{offering}")).to_have_attribute("aria-label", re.compile(f"rank {rank}" if rank else "no tile"))
    for piece, reserve in {"foot": side["feet"], "column": side["columns"]}.items():
        expect(table.thing(f"reserve:{piece}")).to_have_attribute("aria-label", re.compile(rf"^{reserve} "))


def cards_for(game: Journey, choice: str) -> dict[str, int]:
    """How many cards of each type an offer takes."""
    facts = game.facts(choice)
    return {offering: facts[offering] for offering in OFFERINGS.values()}


def paid_by_both() -> Journey:
    """Before a deity is worshipped: one of its numbers is paid by a tile and cards of its type."""
    for game in journeys(lambda ahead: [step.verb for step in ahead[:2]] == ["worship", "offer"]):
        ranks = game.side["ranks"]
        twin = Journey(game.record, game.ahead).carry_on(1)
        cards = cards_for(twin, game.ahead[1].choice)
        if any(cards[offering] and ranks[offering] for offering in cards):
            return game
    raise AssertionError("no recorded game has this")


def test_a_deity_is_paid_by_cards_and_tiles(sits: Sits) -> None:
    game = paid_by_both()
    worship, offer = game.ahead[0].choice, game.ahead[1].choice
    table = sits(game, game.asked).until_asked()
    before = game.side["hand"]
    carry_out(table, worship)
    cards = cards_for(game.carry_on(1), offer)
    way = table.page.locator(f"[data-target='hand:{offer.split()[1]}'].can")

    expect(table.question).to_contain_text("which offerings do you pay")
    expect(way.locator(".cards b")).to_have_attribute("data-mark", str(sum(cards.values())))
    expect(way.locator(".part")).to_have_count(len(offer.split()[1]))
    carry_out(table, offer)

    expect(log_of(table)).to_contain_text(re.compile(f"{game.asked} worships .* and scores"))
    for offering, number in cards.items():
        left = before.get(offering, 0) - number
        expect(table.thing(f"hand:{offering}")).to_have_count(1 if left else 0)


def test_gallia_reveals_a_deity(sits: Sits) -> None:
    game = before(lambda ahead: ahead[0].choice == "reveal" and ahead[1].verb == "offer")
    table = sits(game, game.asked).until_asked()
    other = sits(game, PEOPLE[(game.ahead[0].seat + 1) % len(game.row.seats)])
    carry_out(table, "reveal")
    deity = re.compile(r"you revealed (\w+)").search(asked(table, "you revealed"))
    assert deity

    expect(table.page.get_by_role("heading", name="Revealed")).to_be_visible()
    expect(log_of(other)).to_contain_text(f"{game.asked} reveals {deity[1]}.")
    expect(other.question).to_have_text(f"{game.asked} may pay the first number of {deity[1]}.")
    expect(other.page.locator(".rows .way")).to_have_count(0)
    carry_out(table, game.ahead[1].choice)
    expect(log_of(other)).to_contain_text(f"{game.asked} gains {deity[1]} and scores")


def asked(table: Table, words: str) -> str:
    """The question, once it contains these words."""
    expect(table.question).to_contain_text(words)
    return table.question.inner_text()


# Scorings


SCORED = {"demigods-scored", "columns-scored", "ranks-scored"}


def before_scoring(last: bool) -> Journey:
    """Before the choice that ends the third or the last epoch."""
    return before(lambda ahead: SCORED <= ahead[0].told and last == ("finished" in ahead[0].told))


def test_the_first_scoring_is_shown_and_told(sits: Sits) -> None:
    game = before_scoring(last=False)
    assert 3 == game.view["epoch"]
    choice = game.ahead[0].choice
    table = sits(game, game.asked)
    other = sits(game, PEOPLE[(game.ahead[0].seat + 1) % len(game.row.seats)], **MOVING)
    other.page.locator("#part-board").wait_for()
    carry_out(table, choice)
    rows = other.page.locator(".act .scene .dusk li")
    expect(rows.first).to_be_visible()
    scored = [event for event in game.carry_on(1).session.story.groups[-1] if event.kind.name in SCORED]

    expect(rows).to_have_count(len({event.values[0] for event in scored}))
    for seat, columns, points in [event.values for event in scored if event.kind.name == "columns-scored"]:
        expect(log_of(table)).to_contain_text(re.compile(rf"{PEOPLE[seat]} scores {points} points? for {columns} columns?\."))
    expect(current_epoch(table.page)).to_contain_text("Epoch 4:")


def test_the_last_scoring_is_the_result(sits: Sits) -> None:
    game = before_scoring(last=True)
    assert 6 == game.view["epoch"]
    table = sits(game, game.asked)
    carry_out(table, game.ahead[0].choice)

    result = table.page.get_by_role("table", name="Points by source")
    for name, side in zip(PEOPLE, sides(game.carry_on(1)), strict=False):
        numbers = [side["points"], *(side["sources"][source] for source in ("deities", "endings", "demigods", "columns", "ranks"))]
        expect(result.get_by_role("row", name=re.compile(rf"^\d {name} {' '.join(map(str, numbers))}$"))).to_be_visible()


# Looks


@pytest.mark.parametrize("size", SIZES, ids=["desk", "laptop", "tablet", "phone"])
def test_the_map_comes_first(sits: Sits, size: Size) -> None:
    game = before(lambda ahead: is_move(ahead, feet=3))
    table = sits(game, game.asked, size=size).until_asked()
    page = table.page
    width, share = SIZES[size]
    widths = page.locator(".space .field").evaluate_all("spaces => spaces.map(space => space.getBoundingClientRect().width)")
    assert 204 == len(widths)
    assert min(widths) >= width
    assert share_of_the_map(page) >= share

    carry_out(table, "move")
    expect(page.locator(".badge").first).to_be_visible()
    assert share_of_the_map(page) >= share


def share_of_the_map(page: Page) -> float:
    """How much of the height it has."""
    return float(page.evaluate("document.querySelector('.atlas').getBoundingClientRect().height / innerHeight"))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("sizes", [(DESK, LAPTOP, TABLET), (PHONE,)], ids=["large", "phone"])
def test_what_ends_the_epoch_is_always_in_sight(sits: Sits, sizes: tuple[Size, ...], language: str) -> None:
    page = sits(adas_turn(), size=sizes[0], language=language).until_asked().page

    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        # Whatever is measured follows the window in the next frame.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        expect(ending(page)).to_be_in_viewport(ratio=1)
        for count in ending(page).locator(".count").all():
            expect(count).to_be_in_viewport(ratio=1)
        check_width(page)


def test_no_english_is_left_in_french(sits: Sits) -> None:
    table = sits(adas_turn(), language="fr")
    page = table.until_asked().page

    assert [] == english_on(page)
    table.play(Random(1), most=6)
    table.until_something()
    page.get_by_role("button", name=re.compile("^Tout montrer|^Montrer")).first.click()
    assert [] == english_on(page)


def english_on(page: Page) -> list[str]:
    return sorted(set(ENGLISH.findall(page.evaluate(WORDS))))


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


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(sits: Sits, size: Size) -> None:
    game = before(lambda ahead: is_move(ahead, feet=3))
    table = sits(game, game.asked, size=size).until_asked()
    page = table.page
    assert [] == violations_in_both_themes(page)
    page.get_by_role("button", name="Show everything about").first.click()
    assert [] == violations_in_both_themes(page)
    carry_out(table, "move")
    expect(page.locator(".badge").first).to_be_visible()
    assert [] == violations_in_both_themes(page)

    paying = paid_by_both()
    table = sits(paying, paying.asked, size=size)
    table.until_asked().choose(paying.ahead[0].choice)
    expect(table.page.locator(".rows .way").first).to_be_visible()
    assert [] == violations_in_both_themes(table.page)
