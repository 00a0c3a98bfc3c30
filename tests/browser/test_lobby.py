"""Around the table: the start page, invitations, the ready check, the end, and the link to a finished game."""

from __future__ import annotations

import re

import pytest
from browser.conftest import DESK, PHONE, Guest, Sits
from browser.table import Table, adas_turn, finished
from playwright.sync_api import Page, Route, expect
from server.hosting import Inn, Shelved

from themis.server.rows import SeatRow

CLOCK = {"bank": 900, "increment": 20}
# How many pixels the one reaches into the other from above or below.
OVERLAP = """([one, other]) => {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect()
    return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
}"""


def all_of(inn: Inn, *games: Shelved) -> str:
    """Puts games on tables at which the same person sits; returns the cookie by which she is known."""
    user = games[0].user("Ada")
    for number, game in enumerate(games):
        game.row.host = user
        game.row.changed = 1_000_000 + number
        for seat in game.row.seats:
            seat.user = user if seat.name == "Ada" else seat.user
        inn.shelve(game)
    return inn.house.identity.cookie_for(user)


def forgive(complaints: list[str], status: int) -> None:
    """The browser notes every answer that is no success; anything else is a fault."""
    assert complaints and all(f"status of {status}" in complaint for complaint in complaints)
    complaints.clear()


# The start page


def test_my_games_come_first_and_those_that_wait_for_me_on_top(guest: Guest, inn: Inn) -> None:
    mine = Shelved("Ada", "Ben").play(lambda session: session.waiting() == [0])
    theirs = Shelved("Ada", "Ben").play(lambda session: session.waiting() == [1])
    page = guest("/", cookie=all_of(inn, mine, finished(), theirs))

    headings = page.get_by_role("heading", level=2)
    expect(headings.nth(0)).to_have_text("My tables")
    expect(headings.nth(1)).to_have_text("Games")
    running = page.get_by_role("region", name="My tables").get_by_role("listitem").filter(has=page.get_by_role("link", name="Resume"))
    expect(running).to_have_count(2)
    expect(running.nth(0)).to_contain_text("Your turn")
    expect(running.nth(1)).not_to_contain_text("Your turn")
    expect(page.get_by_role("link", name="See the result of Uruk with Ada")).to_be_visible()


def test_who_has_no_table_sees_the_games_first(guest: Guest) -> None:
    expect(guest("/").get_by_role("heading", level=2).first).to_have_text("Games")


def test_no_door_is_shown_before_all_are(guest: Guest) -> None:
    page = guest("/")
    waiting: list[Route] = []
    released: list[bool] = []
    page.route("**/api/games", lambda route: route.continue_() if released else waiting.append(route))
    with page.expect_request("**/api/games"):
        page.reload()
    expect(page.get_by_role("status")).to_have_text("Loading…")
    expect(page.get_by_role("article")).to_have_count(0)
    released.append(True)
    for route in waiting:
        route.continue_()

    expect(page.get_by_role("article").nth(3)).to_be_visible()
    expect(page.get_by_role("status")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "facts"),
    [
        ("en", ["100 minutes", "heavy", "4 players", "How to win: Complete your twelve tasks"]),
        ("fr", ["70 à 100 minutes", "jeu exigeant", "2 à 4 joueurs", "Accomplissez vos douze épreuves"]),
    ],
)
def test_a_door_says_how_long_how_heavy_for_how_many_and_how_to_win(guest: Guest, language: str, facts: list[str]) -> None:
    door = guest("/", language=language).get_by_role("article").filter(has_text="Stefan Feld")

    for fact in facts:
        expect(door).to_contain_text(fact)


def test_whoever_never_played_may_learn_read_and_play_in_this_order(guest: Guest) -> None:
    door = guest("/", settings={"met": []}).get_by_role("article", name="Uruk")

    expect(door.locator(".doors > *")).to_contain_text(["Learn in 6 minutes", "Quick rules", "Play now", "New table", "Cards"])
    door.get_by_role("link", name="Quick rules of Uruk").click()
    expect(door.page.get_by_role("heading", name="In brief")).to_be_visible()


# Invitations and the ready check


def test_an_invitation_says_what_it_leads_to_and_everybody_is_ready_before_the_clock_runs(guest: Guest, inn: Inn) -> None:
    ada = inn.guest("Ada")
    table = ada.opens("me", "link", "bot hard", clock=CLOCK, options={"road_take": "all"})
    adas = guest(f"/table/{table}", cookie=ada.cookie)
    bens = guest(adas.get_by_label("Link for this seat").input_value())

    expect(bens.get_by_role("heading", name="Uruk")).to_be_visible()
    expect(bens.get_by_text("Ada is keeping a seat for you")).to_be_visible()
    assert ["Ada", "your seat", "bot (hard)"] == [
        seat.strip() for seat in bens.get_by_label("The table").get_by_role("listitem").all_inner_texts()
    ]
    expect(bens.get_by_text("15 minutes each, 20 seconds more per decision")).to_be_visible()
    expect(bens.get_by_text("Road: all cubes on it")).to_be_visible()
    bens.get_by_label("Your name").fill("Ben")
    bens.get_by_role("button", name="Sit down").click()

    expect(bens).to_have_title(re.compile("^● Ready\\? . Uruk$"))
    expect(adas.get_by_role("status")).to_contain_text("Not ready yet: Ada, Ben.")
    expect(bens.get_by_role("button", name="I am ready")).to_have_count(1)
    bens.get_by_role("button", name="I am ready").click()
    expect(adas.get_by_role("status")).to_contain_text("Not ready yet: Ada.")
    adas.get_by_role("button", name="I am ready").click()
    for page in (adas, bens):
        expect(Table(page).bar).to_be_visible()
        expect(page).to_have_title(re.compile("^(● Your turn|.+ to decide) . Uruk$"))


def test_who_has_followed_a_link_before_goes_straight_to_the_table(guest: Guest, inn: Inn) -> None:
    ada, ben = inn.guest("Ada"), inn.guest("Ben")
    table = ada.opens("me", "link")
    with ada.at(table) as hers:
        link = f"/join/{table}#{hers.invitation(1)}"
        ben.claims(table, hers.invitation(1))

    guest(link, cookie=ben.cookie).wait_for_url(f"**/table/{table}")


# The end


def test_the_end_tells_me_how_i_did_and_what_decided_it_and_plays_again_with_one_click(sits: Sits) -> None:
    game = finished()
    page = sits(game).page
    outcome = game.session.game.outcome(game.session.state)
    rank = outcome.ranks[0]

    expect(page.get_by_role("heading", level=1, name="You win" if rank == 1 else f"You came {rank}")).to_be_visible()
    moment = page.get_by_role("link", name=re.compile(r"^Round \d+: ")).first
    told = page.get_by_role("listitem").filter(has=moment).locator("details").first
    expect(told.locator("p")).to_be_hidden()
    told.get_by_text("What happened").click()
    expect(told.locator("p")).to_be_visible()
    step = (moment.get_attribute("href") or "").partition("step=")[2]
    moment.click()
    expect(page.get_by_role("slider", name="Position in the game")).to_have_value(step)
    page.go_back()

    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and game.id not in url)
    expect(Table(page).bar).to_be_visible()


def test_anybody_watches_a_finished_game_by_its_link_until_the_host_closes_it(sits: Sits, guest: Guest, complaints: list[str]) -> None:
    host = sits(finished()).page
    link = host.get_by_label("Link to this game").input_value()
    expect(host.get_by_role("button", name="Copy link to this game")).to_be_visible()

    stranger = guest(link)
    expect(stranger.get_by_role("heading", name="Record of Uruk")).to_be_visible()
    stranger.get_by_label("Seen by").select_option("Ada")
    expect(stranger.locator("[data-target^='hand:']").first).to_be_visible()
    assert [] == stranger.context.cookies()

    host.get_by_label("Anybody with the link can watch").uncheck()
    expect(host.get_by_text("The link is closed.")).to_be_visible()
    stranger.reload()
    expect(stranger.get_by_role("heading", name="This link is closed.")).to_be_visible()
    expect(stranger).to_have_title("This link is closed. · Themis")
    forgive(complaints, 410)
    host.get_by_label("Anybody with the link can watch").check()
    expect(host.get_by_label("Link to this game")).to_have_value(link)
    stranger.get_by_role("main").get_by_role("link", name="Home").click()
    expect(stranger.get_by_role("heading", name="Games")).to_be_visible()


@pytest.mark.parametrize("name", ["uruk", "delphi"])
def test_the_controls_of_a_record_never_cover_the_table(guest: Guest, inn: Inn, name: str) -> None:
    game = Shelved("Ada", "Ben", game=name).play(lambda session: session.state.over or len(session.record.lines) > 40)
    page = guest("/record")
    page.get_by_label("Paste the text of a record").fill(game.session.record.written())
    page.get_by_role("button", name="Watch", exact=True).click()
    controls = page.get_by_role("group", name="Controls")
    table = page.get_by_role("region", name="The table")
    for width, height in (DESK, (1280, 720), (768, 1024), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        expect(controls).to_be_in_viewport(ratio=1)
        for top in (0, 300, 10_000):
            table.evaluate("(element, top) => (element.scrollTop = top)", top)
            assert page.evaluate(OVERLAP, [table.element_handle(), controls.element_handle()]) <= 0
        box = table.bounding_box()
        assert box and box["height"] > 0.4 * height


# What is not here


def shown_record(page: Page, record: str) -> None:
    page.locator("textarea").fill(record)
    page.locator("form").get_by_role("button").click()


# What is changed in a record, and what is said about it.
BROKEN = [
    ("themis record 1", "themis record 2", 422, "newer than this Themis", "plus récente que ce Themis"),
    ("game     uruk 1", "game     uruk 2", 422, "newer than this Themis", "plus récente que ce Themis"),
    ("game     uruk 1", "game     chess 1", 404, "does not know the game", "ne connaît pas le jeu"),
    ("  draw", "  steal", 422, "is damaged", "est abîmé"),
]


@pytest.mark.parametrize(("language", "back"), [("en", "Another record"), ("fr", "Une autre partie")], ids=["en", "fr"])
def test_a_record_that_cannot_be_shown_says_which_kind_it_is_and_leads_back(
    guest: Guest, complaints: list[str], language: str, back: str
) -> None:
    record = adas_turn().session.record.written()
    page = guest("/record", language=language)
    for old, new, status, english, french in BROKEN:
        assert old in record
        shown_record(page, record.replace(old, new, 1))
        expect(page.get_by_role("heading", level=1, name=english if language == "en" else french)).to_be_visible()
        page.get_by_role("button", name=back).click()
        expect(page.locator("textarea")).to_be_visible()
        forgive(complaints, status)


NOT_HERE = [
    ("/table/nowhere", "You have no access to this table.", "Vous n'avez pas accès à cette table."),
    ("/record/nowhere", "There is no such game for you here.", "Il n'y a pas de telle partie pour vous ici."),
    ("/watch/nowhere#secret", "There is no such game for you here.", "Il n'y a pas de telle partie pour vous ici."),
    ("/join/nowhere#secret", "This link does not open anything.", "Ce lien n'ouvre rien."),
    ("/rules/chess", "There is no such game here.", "Il n'y a pas de jeu de ce nom ici."),
    ("/nowhere", "There is nothing here.", "Il n'y a rien ici."),
]


@pytest.mark.parametrize(("language", "home"), [("en", "Home"), ("fr", "ccueil")], ids=["en", "fr"])
def test_what_the_server_does_not_know_has_a_page_that_says_so(guest: Guest, complaints: list[str], language: str, home: str) -> None:
    page = guest("about:blank", language=language)
    for path, english, french in NOT_HERE:
        page.goto(path)
        title = english if language == "en" else french
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page).to_have_title(f"{title} · Themis")
        expect(page.get_by_role("main").get_by_role("link", name=home)).to_be_visible()
    complaints.clear()


def test_a_table_of_a_game_that_is_no_longer_played_here_says_so(guest: Guest, inn: Inn, complaints: list[str]) -> None:
    game = adas_turn()
    game.row.game, game.row.stage = "chess", "gathering"
    game.row.seats.append(SeatRow("open", ""))
    inn.shelve(game)
    page = guest(f"/table/{game.id}", cookie=inn.guest_of(game, "Ada").cookie)

    expect(page.get_by_role("heading", name="This server does not know the game of this table.")).to_be_visible()
    forgive(complaints, 404)


# In the language of the reader


def test_every_tab_has_a_french_title(guest: Guest, sits: Sits, inn: Inn) -> None:
    titles = {
        "/": "Themis",
        "/record": "Revoir une partie · Themis",
        "/rules/uruk": "Règles : Uruk · Themis",
        "/settings": "Réglages · Themis",
        "/about": "À propos de Themis",
    }
    page = guest("/", language="fr")
    for path, title in titles.items():
        page.goto(path)
        expect(page).to_have_title(re.compile(f"^{title}$".replace(" :", r"\s:")))
    game = Shelved("Ada", "Ben").play(lambda session: session.waiting() == [0])
    expect(sits(game, language="fr").page).to_have_title(re.compile("^● À vous . Uruk$"))
    expect(sits(game, "Ben", language="fr").page).to_have_title(re.compile("^À Ada de jouer . Uruk$"))
    over = sits(finished(), language="fr").page
    expect(over).to_have_title(re.compile("^Partie terminée . Uruk$"))
    expect(over.get_by_role("button", name="Rejouer")).to_be_visible()
    expect(over.get_by_text("facile").first).to_be_visible()
