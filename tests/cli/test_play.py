"""Playing through a pipe: whole games, commands, saving and going on, and the curtain."""

from __future__ import annotations

import json
import os
import re
import stat
from pathlib import Path

import pytest
from cli.console import Themis
from games.uruk.laying import T

from themis.cli.offers import numbered
from themis.cli.terminal import has_words

ADA = ["play", "uruk", "--humans", "Ada", "--bots", "easy", "--seed", "1", "--pace", "0"]
FIRST_OPTION = ["1", "0"]


def test_a_whole_game_ends_with_a_result_its_secret_and_its_record(themis: Themis, saved: Path) -> None:
    told = themis(*ADA, forever=FIRST_OPTION)

    assert 0 == told.code
    assert "Welcome to Uruk." in told.out
    assert "The luck of this game is sealed: " in told.out
    assert "Inventions and settlements" in told.out
    assert "The secret behind all draws was " in told.out
    assert f"recorded in {saved.with_suffix('.rec')}" in told.out


def test_a_whole_game_in_french(themis: Themis) -> None:
    told = themis(*ADA, "--lang", "fr", forever=FIRST_OPTION)

    assert 0 == told.code
    assert "Nous jouons à Uruk.\nAyez le plus de points à la fin" in told.out
    assert "Ada\u00a0: que faire\u00a0? Encore 3 actions." in told.out
    assert "Victoire" in told.out


def test_the_same_seed_gives_the_same_game(themis: Themis) -> None:
    typed = FIRST_OPTION * 20

    assert themis(*ADA, typed=typed).out == themis(*ADA, typed=typed).out


def test_without_players_named_one_plays_against_two_bots_of_medium_strength(themis: Themis) -> None:
    told = themis("play", "--seed", "3", typed=["quit"])

    assert 0 == told.code
    assert 2 == told.out.count("(bot, medium)")


def test_bots_can_play_among_themselves(themis: Themis) -> None:
    told = themis("play", "--humans", "", "--bots", "easy,easy", "--seed", "4", "--pace", "0")

    assert 0 == told.code
    assert "wins." in told.out or "share the victory" in told.out


def test_an_option_is_chosen_by_its_text_or_by_its_words(themis: Themis) -> None:
    exact = themis(*ADA, typed=["take kiln"])
    by_words = themis(*ADA, typed=["kiln take"])
    by_number = themis(*ADA, typed=["4"])

    assert "Ada takes the Kiln from the display." in exact.out
    assert exact.out.split("Ada takes", 1)[1] == by_words.out.split("Ada takes", 1)[1]
    assert exact.out.split("Ada takes", 1)[1] == by_number.out.split("Ada takes", 1)[1]


def test_words_that_mean_several_options_choose_none(themis: Themis) -> None:
    told = themis(*ADA, typed=["take"])

    assert "That could mean several things" in told.out
    assert "Ada takes" not in told.out


def test_nonsense_is_answered_with_a_hint(themis: Themis) -> None:
    told = themis(*ADA, typed=["fly to the moon", "", "99"])

    assert "There is no such option: fly to the moon" in told.out
    assert "A number or a few words, please" in told.out
    assert "There is no such option: 99" in told.out


def test_a_refused_choice_names_its_rule(themis: Themis) -> None:
    told = themis(*ADA, typed=["place ziggurat"])

    assert "Not now, by URU-INV-12: The card that enters the tableau" in told.out


def test_why_explains_what_is_impossible_and_confirms_what_is_possible(themis: Themis) -> None:
    told = themis(*ADA, typed=["why place ziggurat", "why draw", "why 2", "why bid 3", "why"])

    assert "URU-INV-14: No jumping levels" in told.out
    assert 2 == told.out.count("That is possible now.")
    assert "That is not what is being decided now." in told.out
    assert "Why what?" in told.out


def test_why_understands_french_words(themis: Themis) -> None:
    told = themis(*ADA, "--lang", "fr", typed=["pourquoi poser ziggourat"])

    assert "URU-INV-14" in told.out
    assert "saute pas de niveau" in told.flat()


def test_a_choice_can_be_taken_back_until_something_is_drawn(themis: Themis) -> None:
    told = themis(*ADA, typed=["undo", "take kiln", "undo", "draw", "undo"])

    assert "There is nothing to take back." in told.out
    assert "Taken back." in told.out
    assert "That can no longer be taken back: something was drawn." in told.out
    assert 2 == told.out.count("what next? 3 actions left.")


def test_what_can_only_be_chosen_in_one_way_makes_itself_and_says_so(themis: Themis) -> None:
    by_itself, asked = themis(*ADA, forever=FIRST_OPTION), themis(*ADA, "--ask-all", forever=FIRST_OPTION)

    assert "Nothing else to choose: End the turn." in by_itself.flat()
    assert "Nothing else to choose" not in asked.flat()
    assert by_itself.out.count("▸") < asked.out.count("▸")


def test_cards_rules_log_table_and_help_are_there_to_be_read(themis: Themis) -> None:
    told = themis(*ADA, typed=["card kiln", "card", "rules inv-14", "rules half price", "rules xyzzy", "log", "table", "help"])

    assert "Kiln: Gain 1 red cube." in told.out
    assert "Which card?" in told.out
    assert "URU-INV-14  No jumping levels" in told.out
    assert "URU-SET-19" in told.out
    assert "No rule says that." in told.out
    assert "goes first." in told.out
    assert "╭─ Epochs" in told.out
    assert "is this possible, and if not, which rule forbids it?" in told.out


def test_leaving_says_how_to_go_on(themis: Themis, saved: Path) -> None:
    for typed in (["quit"], ["quitter"], []):
        told = themis(*ADA, typed=typed)

        assert 0 == told.code
        assert f"The game is saved in {saved}\nTo go on: themis play uruk --resume\n" in told.out


def test_a_game_left_goes_on_at_the_same_decision(themis: Themis) -> None:
    themis(*ADA, typed=["take kiln", "quit"])
    told = themis("play", "--resume", typed=["log", "quit"])

    assert 0 == told.code
    assert "Ada: what next? 2 actions left." in told.out
    assert "Ada takes the Kiln from the display." in told.out


def test_an_interruption_leaves_no_trace_in_a_game(themis: Themis, saved: Path) -> None:
    """The bots' own luck does not survive it, so there are none in this game."""
    two = ["play", "--humans", "Ada,Ben", "--seed", "9", "--pace", "0"]
    turns = ["", "draw", "draw", "end"] * 6
    themis(*two, typed=turns)
    whole = saved.read_text()
    themis(*two, typed=turns[:10])
    themis("play", "--resume", "--pace", "0", typed=["", *turns[10:]])

    assert 18 == json.loads(whole)["version"]
    assert whole == saved.read_text()


def test_a_copy_is_saved_where_the_player_wishes(themis: Themis, tmp_path: Path) -> None:
    copy = tmp_path / "mine.save"
    told = themis(*ADA, typed=[f"save {copy}", f"save {tmp_path}", "save", "quit"])
    resumed = themis("play", "--resume", str(copy), typed=["quit"])

    assert f"Saved in {copy}." in told.flat()
    assert f"Nothing could be saved in {tmp_path}: Is a directory." in told.flat()
    assert f"themis play uruk --resume {copy}" in resumed.out


def test_a_copy_that_cannot_be_saved_is_refused_in_french(themis: Themis, tmp_path: Path) -> None:
    (tmp_path / "lettre").write_text("Chère Ada")
    told = themis(*ADA, "--lang", "fr", typed=[f"sauver {tmp_path / 'lettre'}", f"sauver {tmp_path}", "quitter"])

    assert "existe déjà et n'est pas une partie enregistrée." in told.flat()
    assert f"Rien n'a pu être enregistré dans {tmp_path}." in told.flat()


def test_a_table_is_told_in_words_if_wished(themis: Themis) -> None:
    command = ["play", "delphi", "--humans", "Ada,Ben", "--option", "ships=first-game", "--seed", "1", "--pace", "0", "--plain"]
    told = themis(*command, typed=["", "sail", "go to waters around zeus blue", "1", "quit"])

    assert "Reach of the ship\n  Space: around Zeus, " in told.out
    assert re.search(r"Next to the ship\n  Space: \w+; Kind: (offering|monster|statue) island; Pieces there: ", told.out)
    assert not re.search("[╭│╰]", told.out)


@pytest.mark.parametrize(
    ("game", "words", "told"),
    [
        ("altar", "acolyte", "Acolyte: Draw 2 cards, face up or from the pile."),
        ("altar", "fear", "God of Fear: While a follower worships this god"),
        ("delphi", "galley", "Galley: Your range is 2 greater."),
        ("delphi", "hull", "Hull: Your storage holds 1 more."),
        ("delphi", "hermes", "Hermes: If your ship is next to a city"),
    ],
)
def test_whatever_does_something_can_be_looked_up(themis: Themis, game: str, words: str, told: str) -> None:
    command = ["play", game, "--humans", "Ada", "--bots", "easy", "--seed", "1", "--pace", "0"]

    assert told in themis(*command, typed=[f"card {words}", "quit"]).flat()


def test_a_save_is_for_its_owner_only_and_leaves_nothing_beside_it(themis: Themis, saved: Path) -> None:
    themis(*ADA, typed=["draw", "quit"])

    assert 0o600 == stat.S_IMODE(saved.stat().st_mode)
    assert [saved.name] == os.listdir(saved.parent)


def test_a_place_chosen_by_the_player_is_kept_to(themis: Themis, tmp_path: Path, saved: Path) -> None:
    place = tmp_path / "somewhere" / "game.save"
    themis(*ADA, "--save", str(place), typed=["draw"])

    assert "themis save" in json.loads(place.read_text())
    assert not saved.exists()


def test_a_game_can_be_played_where_nothing_can_be_written(themis: Themis, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("not a folder")
    told = themis(*ADA, typed=["draw", "quit"])

    assert 0 == told.code
    assert "This game cannot be saved here" in told.out


def test_a_curtain_falls_between_two_people(themis: Themis) -> None:
    told = themis("play", "--humans", "Ada,Ben", "--seed", "2", "--pace", "0", typed=["", "end", "", "end", ""])
    screens = told.out.split("The screen now belongs to ")

    assert ["Ada", "Ben", "Ada"] == [screen[:3] for screen in screens[1:]] or ["Ben", "Ada", "Ben"] == [
        screen[:3] for screen in screens[1:]
    ]
    for screen in screens[1:3]:
        assert f"{screen[:3]}, press Enter when nobody else is looking." in screen
        assert 1 == screen.count("Hand 5")


def test_what_one_player_draws_is_not_told_to_the_next(themis: Themis) -> None:
    told = themis("play", "--humans", "Ada,Ben", "--seed", "2", "--pace", "0", typed=["", "draw", "end", "", "log"])
    second = told.out.split("The screen now belongs to ")[2]

    assert "draws a card from the pile." in second


def test_chosen_options_are_said_at_the_beginning(themis: Themis) -> None:
    told = themis(*ADA, "--option", "road_take=all", typed=["quit"])

    assert "Road: all cubes on it" in told.out


def test_an_interrupt_says_where_the_game_is(themis: Themis, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: object = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    told = themis(*ADA)

    assert 130 == told.code
    assert f"The game is saved in {saved}" in told.out


def test_a_number_to_be_named_stands_for_itself() -> None:
    assert [1, 2] == list(numbered([T.moves.draw.only(), T.moves.end.only()]))
    assert [0, 3, 6] == list(numbered([T.moves.decline.only(), T.moves.bid.of(3), T.moves.bid.of(6)]))


def test_words_are_found_without_accents_and_capitals() -> None:
    assert has_words("Échanger l'Aqueduc contre 1 cube", "echanger aqueduc")
    assert not has_words("Piocher une carte", "cartes")
    assert not has_words("Piocher une carte", "")


PROTOTYPE = ["play", "pantheon_proto", "--humans", "Ada", "--bots", "easy", "--seed", "1", "--pace", "0", "--option", "cards=dealt"]


def test_a_whole_plan_can_be_typed_without_the_zeros_at_its_end(themis: Themis) -> None:
    told = themis(*PROTOTYPE, typed=["help", "why plan 5 5 5", "plan 5 5 5"])

    assert "plan 5 5 5    your whole plan" in told.out
    assert "Plan: wood 5, metal 5, wheat 5\nThat is possible now." in told.out
    assert "Ada reveals a plan: wood 5, metal 5, wheat 5." in told.flat()


def test_a_plan_that_breaks_rules_is_refused_with_all_of_them_and_nothing_is_lost(themis: Themis) -> None:
    told = themis(*PROTOTYPE, typed=["put wood 2", "plan 7 5", "plan 5 5 5 6", "plan -1", "plan"])

    assert "Not now, by PRO-PLAN-03: You must place all your disciples." in told.flat()
    assert "Not now, by PRO-PLAN-05: A cell holds at most 5 of your disciples." in told.flat()
    assert "There is no such option: plan -1." in told.flat()
    assert "reveals" not in told.out


def test_small_steps_are_chosen_by_the_number_of_disciples(themis: Themis) -> None:
    told = themis(
        *PROTOTYPE,
        typed=["5", "0", "5"],
    )

    assert "Place 4 disciples on the initiative cell" in told.flat()
