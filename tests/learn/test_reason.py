"""Why a choice is better: what is told is true, outweighs the rest, and follows from what the seat knows."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest
from games.altar.laying import Table, table

from themis.books.reasons import FILE, load_reasons
from themis.bots.bot import Knowledge
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase, options, settle, waiting
from themis.errors import BadContent
from themis.games import find
from themis.games.altar.game import GAME
from themis.learn.reason import OWN, Why, gained_in, merits_of, why
from themis.speech.speech import Speech


def a_turn_with_a_ritual() -> Table:
    t = table(2).realm("old", 1, 1).realm("light", 1, 2).placed("light", "old")
    return t.hand(0, "hierophant", "hierophant", "scribe", "pilgrim").supply(1).first(1).turn(0, 1)


def named(s: StateBase, word: str) -> Choice:
    return next(choice for choice in options(s, 0) if word in choice.text)


def told(s: StateBase, better: str, worse: str, seed: int = 1) -> Why:
    return why(Knowledge(GAME, s, 0), named(s, better), named(s, worse), seed)


def test_what_the_better_turn_brings_is_the_reason() -> None:
    found = told(a_turn_with_a_ritual().state, "ritual", "end")

    assert found.reason is not None
    assert ("reason-sanctuaries", 1, OWN) == found.reason
    assert found.line[0].startswith("ritual")
    assert "You end the turn with 1 more sanctuary." == found.reason.said(Speech(GAME, "en"), ["Ada", "Ben"])


def test_what_speaks_against_it_is_no_reason_for_it() -> None:
    """Whoever keeps the cards of a ritual has more cards, but no sanctuary: a trade, of which both sides are known."""
    found = told(a_turn_with_a_ritual().state, "end", "ritual")

    assert found.reason is None and found.trade is not None
    assert ("reason-sanctuaries", 1, OWN) == found.trade.given
    assert found.trade.gain.key in ("reason-hand", "reason-symbols") and found.trade.gain.number > 0


@pytest.mark.parametrize(("sanctuaries", "is_told"), [(1, True), (2, False)])
def test_nobody_is_told_that_a_little_outweighs_far_more(sanctuaries: int, is_told: bool) -> None:
    """A card more, and sanctuaries that are given up for it."""
    now, richer = table(2).turn(0, 1), table(2).hand(0, "scribe").turn(0, 1)
    holier = table(2).realm("old", sanctuaries).turn(0, 1)
    gain, given = gained_in(GAME, 0, set(), [[now.state, richer.state, holier.state]])

    assert is_told == (gain is not None) == (given is not None)


def test_a_choice_is_no_better_than_itself() -> None:
    found = told(a_turn_with_a_ritual().state, "ritual", "ritual")

    assert found.reason is None and found.trade is None


def test_what_others_lose_is_said_of_them() -> None:
    t = table(2).realm("old", active=1).realm("war", active=2).placed("old", "war").hand(0, "warrior").turn(0, 1)
    found = told(t.state, "warrior", "end").reason

    assert found is not None
    assert ("reason-active", 1, 1) == found
    assert "It costs Ben 1 active altar." == found.said(Speech(GAME, "en"), ["Ada", "Ben"])
    assert "Ben y perd 1 autel actif." == found.said(Speech(GAME, "fr"), ["Ada", "Ben"])


def test_others_lose_neither_what_they_do_not_have_nor_what_they_spend() -> None:
    """A god is chosen before the first turn: whoever builds less in it, or plays more cards, has lost nothing."""
    io = Io(Seeded(3), True)
    s = GAME.setup(3, [0] * len(GAME.meta.options), io)
    settle(s, io)
    seat = waiting(s)[0]
    known, gods = Knowledge(GAME, s, seat), options(s, seat)
    found = [why(known, better, worse, 1) for better, worse in permutations(gods, 2)]
    reasons = [one.reason or (one.trade and one.trade.gain) for one in found]

    assert {OWN} >= {reason.seat for reason in reasons if reason is not None}


def test_it_follows_from_what_the_seat_knows() -> None:
    s = a_turn_with_a_ritual().state
    worlds = [s, *[GAME.determinise(s, 0, Seeded(seed)) for seed in range(3)]]

    assert 1 == len({str(told(world, "ritual", "end")) for world in worlds})


def test_the_line_ends_where_luck_comes_between() -> None:
    s = a_turn_with_a_ritual().state

    assert told(s, "end", "ritual").line == ["end"]


def test_a_game_without_the_file_has_no_reasons(tmp_path: Path) -> None:
    assert [] == load_reasons(tmp_path, ["points"], lambda key: True)


def test_whatever_is_wrong_with_the_file_is_said_at_once(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(
        '# Why.\nhand = { good = "many", say = "reason-hand", usual = 0 }\nluck = { good = "more", usual = 1, loud = 2 }\nfaith = 3\n'
    )
    with pytest.raises(BadContent) as refused:
        load_reasons(tmp_path, ["hand", "faith"], lambda key: False)
    lines = [line.replace(str(tmp_path), "") for line in str(refused.value).splitlines()]

    assert [
        "/reasons.toml, line 2, hand: good must be more or less, not 'many'.",
        "/reasons.toml, line 2, hand: no text of the game in every language is called 'reason-hand'.",
        "/reasons.toml, line 2, hand: usual must be a number above 0, at most 100, not 0.",
        "/reasons.toml, line 3, luck: there is no such feature; there are hand, faith.",
        "/reasons.toml, line 3, luck: unknown entry 'loud'; known here are good, say, usual.",
        "/reasons.toml, line 3, luck: say is missing.",
        "/reasons.toml, line 4, faith: it must be a table with good, say, usual, not 3.",
    ] == lines


@pytest.mark.parametrize("game_id", ["altar", "uruk", "delphi", "pantheon", "pantheon_proto"])
def test_every_game_of_the_house_has_reasons(game_id: str) -> None:
    assert len(merits_of(find(game_id))) >= 5
