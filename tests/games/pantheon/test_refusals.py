"""A refusal names the rule that is really in the way, and says it in both languages; what is another moment's choice is not refused at all."""

from __future__ import annotations

import pytest
from games.pantheon.laying import GAME, Table, rule, table

from themis.core.frame import explain, options
from themis.speech.speech import LANGUAGES, Speech

SPEECHES = {language: Speech(GAME, language) for language in LANGUAGES}


def offered(deity: str, **ranks: int) -> Table:
    return table().ranks(0, **ranks).gifts("gallia").play("reveal", chance=[deity])


def paying(deity: str, *cards: str) -> Table:
    return table().row(deity, "gadicea", "gadicea").hand(0, *cards).turn(0).play(f"worship {deity}")


# Which rule


@rule("PAN-CULT-01", "PAN-CULT-02", "PAN-CULT-03", "PAN-CULT-12")
def test_a_deity_is_refused_because_it_is_not_there_or_cannot_be_paid() -> None:
    """Where another one can be paid, Cult itself can be chosen: what this one asks for stands in the way."""
    t = table().row("pietalte", "vinthrad", "gadicea").ranks(0, gift=4, priest=4, dancer=4).turn(0)
    assert [["PAN-CULT-12"], [], ["PAN-CULT-02", "PAN-CULT-03"], ["PAN-CULT-01"]] == [
        t.why(f"worship {name}") for name in ("pietalte", "vinthrad", "gadicea", "surparit")
    ]


@rule("PAN-CULT-02", "PAN-CULT-04", "PAN-RUL-28")
def test_an_offer_is_refused_for_its_number_of_types_its_cards_or_as_the_same_as_another() -> None:
    t = paying("taksator", *["gift"] * 3, *["priest"] * 3, "dancer")
    assert [["PAN-CULT-02"], ["PAN-CULT-04"], []] == [t.why(f"offer {types}") for types in ("gpd", "gd", "pg")]
    assert ["PAN-RUL-28"] == paying("surparit", *["gift"] * 3, *["priest"] * 3).why("offer pg")


@rule("PAN-PEOPLE-02", "PAN-CULT-04", "PAN-CULT-12")
def test_under_gallia_an_offer_of_two_types_one_too_small_and_a_tile_for_pietalte_are_refused() -> None:
    t = offered("vinthrad", gift=4, priest=3)
    assert [[], ["PAN-CULT-04"], ["PAN-PEOPLE-02"]] == [t.why(f"offer {types}") for types in ("g", "p", "gp")]
    assert ["PAN-CULT-12"] == offered("pietalte", gift=4).why("offer g")


@rule("PAN-DRAW-01")
def test_a_card_that_does_not_lie_open_is_refused() -> None:
    t = table().turn(0)
    assert [[], ["PAN-DRAW-01"], []] == [t.why(text) for text in ("take gift", "take movement", "draw")]


@rule("PAN-PEOPLE-06", "PAN-PEOPLE-07", "PAN-PEOPLE-10", "PAN-TILE-11")
def test_what_a_people_does_not_give_is_refused_by_its_own_rule() -> None:
    assert ["PAN-PEOPLE-06"] == table().hand(0, *["gift"] * 8).gifts("graecia").why("discard movement")
    assert ["PAN-PEOPLE-07"] == table().gifts("aegyptus").why("swap column 4")
    assert ["PAN-PEOPLE-10"] == table().gifts("cartago").why("offering gift 2")
    assert ["PAN-TILE-11"] == table().ranks(0, gift=4).gifts("iberia").why("upgrade gift")


@rule("PAN-VAR-01", "PAN-MOVE-14")
def test_a_full_space_takes_no_free_column() -> None:
    t = table(3).columns(1, "0703").columns(2, "0703").dealt(0, "bonus-column").gifts("persia")
    assert (29, ["PAN-MOVE-14"]) == (len(t.options), t.why("column 0703"))


@rule("PAN-MAP-04", "PAN-MOVE-15")
def test_the_temple_marker_and_own_pieces_close_a_space_for_different_reasons() -> None:
    t = table().feet(0, "0602").hand(0, "movement").turn(0).play("move")
    assert [["PAN-MAP-04"], ["PAN-MOVE-15"]] == [t.why("foot 0502"), t.why("foot 0602")]


@pytest.mark.parametrize("text", ["upgrade gift", "swap foot 1", "choose bonus-step", "take-cards", "gain foot", "discard gift", "offer g"])
def test_what_is_another_moments_choice_is_not_refused(text: str) -> None:
    t = table().hand(0, "gift").turn(0)
    assert ([], False) == (t.why(text), t.offers(text))


def decisions() -> list[Table]:
    """One table of each decision about gifts, deities and cards."""
    return [
        table().gifts("gallia"),
        offered("vinthrad", gift=4),
        table().hand(0, *["gift"] * 8).gifts("graecia"),
        table().gifts("aegyptus"),
        table().gifts("cartago"),
        table().ranks(0, gift=4).gifts("iberia"),
        table().dealt(0, "bonus-column").gifts("persia"),
        paying("taksator", *["gift"] * 3, *["priest"] * 3),
        table().turn(0).play("draw"),
    ]


@pytest.mark.parametrize("t", decisions(), ids=lambda t: t.asked)
def test_whatever_is_offered_has_no_reason_against_it_and_nothing_of_the_verbs_asked_for_lacks_one(t: Table) -> None:
    free = options(t.state, 0)
    asked = {choice.verb.name for choice in free}
    for choice in GAME.catalogue.choices:
        reasons = explain(t.state, 0, choice)
        if choice in free:
            assert [] == reasons
        elif choice.verb.name in asked:
            assert reasons, choice.text


# What is said


@pytest.mark.parametrize(
    ("rule_id", "english", "french"),
    [
        ("PAN-CULT-12", "Pietalte", "Pietalte"),
        ("PAN-PEOPLE-10", "Stonkus", "Stonkus"),
        ("PAN-TILE-11", "rank 4", "rang 4"),
        ("PAN-MAP-04", "temple marker", "pion Temple"),
        ("PAN-RUL-28", "cards", "cartes"),
    ],
)
def test_a_refusal_says_its_rule_in_both_languages(rule_id: str, english: str, french: str) -> None:
    said = {language: speech.refusal([rule_id]) for language, speech in SPEECHES.items()}
    assert english in said["en"]
    assert french in said["fr"]
    assert all(rule_id in sentence for sentence in said.values())


def test_a_refusal_in_full() -> None:
    t = table().row("pietalte", "gadicea", "gadicea").ranks(0, gift=4, priest=4, dancer=4).turn(0)
    assert SPEECHES["en"].refusal(t.why("worship pietalte")).startswith("Not now, by PAN-CULT-12: ")
    assert "That is not what is being decided now." == SPEECHES["en"].refusal(t.why("upgrade gift"))
