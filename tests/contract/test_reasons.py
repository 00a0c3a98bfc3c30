"""Reasons: every game says why a choice is better in features that it has, in every language, for one thing and for many."""

from __future__ import annotations

import re

import pytest
from walk import PLAYED, having, walk

from themis.books.reasons import FILE
from themis.bots.bot import Knowledge
from themis.core.chance import Seeded
from themis.games import find
from themis.learn.reason import OTHER, OWN, Reason, merits_of, why
from themis.speech.speech import LANGUAGES, Speech

NAMES = ["Ada", "Ben", "Chloé", "Dan", "Eve", "Odile"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", having(FILE))
def test_every_reason_is_a_sentence(game_id: str, language: str) -> None:
    speech = Speech(find(game_id), language)
    reasons = [Reason(merit.key, count, OWN) for merit, _ in merits_of(speech.game) for count in (1, 2)]
    reasons += [Reason(merit.key, count, 1) for merit, is_for_others in merits_of(speech.game) if is_for_others for count in (1, 2)]
    said = [reason.said(speech, NAMES) for reason in reasons]

    assert len(said) >= 10
    assert [] == [sentence for sentence in said if not sentence.endswith(".") or sentence.startswith("reason-") or "$" in sentence]
    assert all(NAMES[1] in sentence for sentence, reason in zip(said, reasons, strict=True) if reason.seat != OWN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", having(FILE))
def test_no_reason_is_written_in_vain(game_id: str, language: str) -> None:
    written = (find(game_id).meta.folder / f"text/reasons.{language}.ftl").read_text(encoding="utf-8")

    assert sorted(merit.key for merit, _ in merits_of(find(game_id))) == sorted(re.findall(r"(?m)^([\w-]+) =", written))


@pytest.mark.parametrize("game_id", having(FILE))
def test_all_languages_tell_of_others_or_none(game_id: str) -> None:
    words = [Speech(find(game_id), language) for language in LANGUAGES]

    assert [] == [m.key for m, _ in merits_of(find(game_id)) if len({speech.has_attribute(m.key, OTHER) for speech in words}) > 1]


@pytest.mark.parametrize("game_id", PLAYED)
def test_a_reason_follows_from_what_the_seat_knows(game_id: str) -> None:
    game = find(game_id)
    places = {30, 60, 90}
    for number, (s, seat, offered, choice) in enumerate(walk(game, game.meta.fewest, 3)):
        if number > max(places):
            break
        if number in places and not s.stack[-1].is_secret():
            states = [s, game.determinise(s, seat, Seeded(number))]
            one, other = [why(Knowledge(game, state, seat), choice, offered[0], 7, worlds=2) for state in states]
            assert one == other
