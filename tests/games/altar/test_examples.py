"""The worked examples of the law, word for word: one test each, with the example as its docstring.

Players A, B, C and D are the seats 0, 1, 2 and 3; "2 + 3" is a realm with 2 sanctuaries and 3 active altars.
"""

from __future__ import annotations

import pytest
from games.altar.laying import GAME, T, Table, rule, table

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import settle
from themis.games.altar.rules import is_complete
from themis.games.altar.state import COMPLETED, NO_CARDS, NO_SANCTUARIES, NOT_ENDING, State

RITUAL = ["pilgrim", "acolyte", "diviner"]


def standing(ending: int, gods: list[str], *realms: tuple[int, int, int]) -> Table:
    """A table at its end: for each god sanctuaries, active and inactive altars; later gods placed their altars later."""
    t = table(len(gods), *gods)
    for slug, (sanctuaries, active, inactive) in zip(gods, realms, strict=True):
        t.realm(slug, sanctuaries, active, inactive).placed(slug)
    t.state.ending = ending
    return t


# From the rulebook


@rule("ALT-SETUP-05", "ALT-SETUP-13", "ALT-SETUP-15", "ALT-SETUP-18")
def test_ex_01_cards_at_setup() -> None:
    """Given 4 players.

    When the game is set up,
    then each has 5 cards, 5 lie face up, 9 sanctuaries are in the supply, 2 Priestesses are out, the pile has 43 cards.
    """
    io = Io(Seeded(1), True)
    s = GAME.setup(4, GAME.meta.option_values({"god_choice": "random"}), io)
    settle(s, io)

    assert isinstance(s, State)
    assert [5] * 4 == list(s.hand_size)
    assert (5, 9, 2, 43) == (len([k for k in s.display if k >= 0]), s.sanctuaries_left, sum(s.boxed), s.pile_size)


@rule("ALT-WIN-01", "ALT-END-01", "ALT-CARD-01")
def test_ex_02_one_and_four() -> None:
    """Given a god with 1 sanctuary and 3 active, 1 inactive altar.

    When its player plays a Priestess,
    then 1 + 4 >= 5: complete, end 1 is triggered.
    """
    t = table(3).realm("old", sanctuaries=1, active=3, inactive=1).hand(0, "priestess").turn(0).play("use priestess")

    assert is_complete(t.state, 0)
    assert COMPLETED == t.state.ending


@rule("ALT-WIN-02", "ALT-ALT-06")
def test_ex_03_two_and_three() -> None:
    """Given 2 sanctuaries, 3 active altars. Then complete.

    Given 2 sanctuaries and 2 active, 2 inactive altars. Then not complete.
    """
    assert is_complete(table(3).realm("old", sanctuaries=2, active=3).turn(0).state, 0)
    assert not is_complete(table(3).realm("old", sanctuaries=2, active=2, inactive=2).turn(0).state, 0)


@rule("ALT-CARD-11", "ALT-FREE-01", "ALT-FREE-03")
def test_ex_04_alchemist() -> None:
    """Given 3 players, a turn with 1 main action and Alchemist, Pilgrim, Priestess in hand.

    When the Alchemist is discarded as a free action,
    then 2 main actions: Pilgrim (altar) and Priestess (activate) in the same turn.
    """
    t = table(3).hand(0, "alchemist", "pilgrim", "priestess").turn(0).play("use alchemist")
    assert 2 == t.actions

    assert (0, 1, 0) == t.play("use pilgrim", "use priestess").realm_of("old")


@rule("ALT-RIT-01", "ALT-RIT-12")
def test_ex_05_diviner_in_a_ritual() -> None:
    """Given Diviner, Pilgrim, Acolyte in hand.

    When a ritual is performed,
    then all three are discarded, no text is carried out, 1 sanctuary is placed.
    """
    t = table(3).hand(0, *RITUAL).turn(0).play("ritual old", "spend diviner", "spend pilgrim", "spend acolyte")

    assert (sorted(RITUAL), []) == (sorted(t.discard_pile), t.hand_of(0))
    assert (1, 0, 0) == t.realm_of("old")


@rule("ALT-CARD-13", "ALT-RIT-03", "ALT-RIT-08", "ALT-PROT-04")
def test_ex_06_amazon() -> None:
    """Given an Amazon in the zone. When an enemy holds a Warrior. Then this god is no legal target.

    When its player performs a ritual with the Amazon and one Diviner from hand,
    then 2 + 1 = 3, a sanctuary is built, and the god is no longer protected.
    """
    t = table(3).pile().realm("old", active=1).adorers("old", "amazon").hand(0, "diviner").hand(1, "warrior").turn(1)
    assert [] == t.offered("use")

    t = table(3).pile().realm("old", active=1).adorers("old", "amazon").hand(0, "diviner").hand(1, "warrior").turn(0)
    t.play("ritual old", "spend-adorer amazon", "spend diviner", "end")
    assert ((1, 1, 0), ["use warrior"]) == (t.realm_of("old"), t.offered("use"))


# Our own


@rule("ALT-RIT-03", "ALT-RIT-01")
def test_ex_07_amazon_in_hand() -> None:
    """Given Amazon and Diviner in hand, empty zone. Then no ritual is possible (1 + 1 = 2)."""
    t = table(3).hand(0, "amazon", "diviner").turn(0)

    assert ["ALT-RIT-01"] == t.why("ritual old")


@rule("ALT-RIT-07")
def test_ex_08_two_adorers() -> None:
    """Given Amazon and Vestal adoring, no hand.

    When a ritual is performed,
    then both are discarded (value 4), 1 sanctuary; the surplus symbol is lost.
    """
    t = table(3).adorers("old", "amazon", "vestal").turn(0).play("ritual old", "spend-adorer amazon", "spend-adorer vestal")

    assert (["amazon", "vestal"], (1, 0, 0)) == (t.discard_pile, t.realm_of("old"))


@rule("ALT-RIT-07")
def test_ex_09_no_superfluous_card() -> None:
    """Given Amazon adoring, Diviner and Pilgrim in hand.

    Then the legal payments are {Amazon, Diviner} and {Amazon, Pilgrim}, not all three.
    """
    for first, second in (("pilgrim", "diviner"), ("diviner", "pilgrim")):
        t = table(3).adorers("old", "amazon").hand(0, "diviner", "pilgrim").turn(0).play("ritual old", f"spend {first}")
        assert ["spend-adorer amazon"] == t.options
        assert [second] == t.play("spend-adorer amazon").hand_of(0)


@rule("ALT-RIT-02", "ALT-CARD-12")
def test_ex_10_hierophant() -> None:
    """Given Hierophant and Diviner in hand. Then a ritual is possible (2 + 1)."""
    t = table(3).hand(0, "hierophant", "diviner").turn(0).play("ritual old", "spend diviner", "spend hierophant")

    assert (1, 0, 0) == t.realm_of("old")


@rule("ALT-RIT-10", "ALT-RIT-11")
def test_ex_11_full_house() -> None:
    """Given a god with 3 sanctuaries. Then no ritual for it. Given supply 0. Then no ritual for anyone."""
    assert [] == table(3).realm("old", sanctuaries=3).hand(0, *RITUAL).turn(0).offered("ritual")
    assert [] == table(3).supply(0).hand(0, *RITUAL).turn(0).offered("ritual")


@rule("ALT-CARD-25", "ALT-CARD-21", "ALT-PROT-05", "ALT-RUL-16")
def test_ex_12_assassin_then_warrior() -> None:
    """Given an enemy with 2 active altars and an adoring Amazon; I hold Assassin and Warrior.

    When I discard the Assassin (free) on the Amazon and use the Warrior as main action,
    then one active altar is destroyed.
    """
    t = table(3).realm("love", active=2).adorers("love", "amazon").hand(0, "assassin", "warrior").turn(0)
    t.play("use assassin", "banish love amazon", "use warrior", "destroy love active")

    assert (0, 1, 0) == t.realm_of("love")


@rule("ALT-CARD-31", "ALT-RUL-30")
def test_ex_13_siren_window() -> None:
    """Given player A plays the Siren. When B in his turn uses a Warrior on C who has an Amazon. Then it is legal.

    When B targets A, who has an Amazon. Then it is not (A is not affected by his own Siren).
    """
    t = table(3).pile().realm("old", active=1).realm("light", active=1).adorers("old", "amazon").adorers("light", "amazon")
    t.hand(0, "siren").hand(1, "warrior").turn(0).play("use siren", "end", "use warrior")

    assert ["destroy light active"] == t.options
    assert ["ALT-PROT-04"] == t.why("destroy old active")


@rule("ALT-RUL-29", "ALT-CARD-16")
def test_ex_14_exorcist_against_siren() -> None:
    """As 13, but C also has an Exorcist. Then C's Amazon protects."""
    t = table(3).pile().realm("old", active=1).realm("light", active=1).adorers("old", "amazon").adorers("light", "amazon", "exorcist")
    t.hand(0, "siren").hand(1, "warrior").turn(0).play("use siren", "end")

    assert [] == t.offered("use")


@rule("ALT-INF-02", "ALT-INF-04", "ALT-INF-05", "ALT-CARD-29")
def test_ex_15_influence_timing() -> None:
    """Given A plays the Tyrant in round 3. Then B, C, D cannot perform rituals in their next turns.

    When A's turn of round 4 starts,
    then the Tyrant is discarded, A may shuffle the 5 face-up cards into the pile and reveal 5, then draws.
    """
    t = table(4, "old", "love", "war", "fear").display("scout", "thief", "warrior", "heretic", "siren").hand(0, "tyrant")
    for seat in (1, 2, 3):
        t.hand(seat, "pilgrim", "pilgrim" if seat == 1 else "acolyte", "diviner")
    t.state.round = 3
    t.turn(0).play("use tyrant", "end")
    for slug in ("love", "war", "fear"):
        t.play("draw")
        assert ["ALT-CARD-29"] == t.why(f"ritual {slug}")
        t.play("end")

    assert (4, "OfferShuffle", ["tyrant"]) == (t.state.round, t.asked, t.discard_pile)
    pile = t.pile_left
    t.play("shuffle")
    assert (5, pile, "DrawCards") == (len(t.face_up), t.pile_left, t.asked)


@rule("ALT-CARD-30", "ALT-CARD-05")
def test_ex_16_inquisitor_and_mason() -> None:
    """Given an enemy Inquisitor; my realm has 1 sanctuary.

    When I use a Mason. Then the altar is placed inactive. A Priestess cannot be used at all.
    """
    t = table(3).influence(1, "inquisitor").realm("old", sanctuaries=1, inactive=1).hand(0, "mason", "priestess").turn(0)
    assert not t.offers("use priestess")

    assert (1, 0, 2) == t.play("use mason").realm_of("old")


@rule("ALT-CARD-17", "ALT-RUL-32")
def test_ex_17_martyr() -> None:
    """Given a realm with 1 active altar and an adoring Martyr.

    When an enemy uses a Warrior on it. Then the Martyr is discarded, the altar stays. If the attacker owns the God of War he draws no card.
    """
    t = table(3, "war", "love", "light").realm("love", active=1).adorers("love", "martyr").hand(0, "warrior").turn(0)
    t.play("use warrior", "destroy love active")

    assert ((0, 1, 0), ["martyr", "warrior"]) == (t.realm_of("love"), t.discard_pile)
    assert ("Act", []) == (t.asked, t.hand_of(0))


@rule("ALT-GOD-07", "ALT-GOD-08")
def test_ex_18_toll_of_fear() -> None:
    """Given the God of Fear with an adoring Scribe; I hold only a Warrior. Then he is no legal target.

    When I hold Warrior and Pilgrim. Then I may attack and the Pilgrim is discarded too.
    Given no follower adores him. Then no toll.
    """
    feared = ("old", "love", "fear")
    assert [] == table(3, *feared).realm("fear", active=1).adorers("fear", "scribe").hand(0, "warrior").turn(0).offered("use")

    t = table(3, *feared).realm("fear", active=1).adorers("fear", "scribe").hand(0, "warrior", "pilgrim").turn(0)
    t.play("use warrior", "destroy fear active", "discard pilgrim")
    assert ((0, 0, 0), ["pilgrim", "warrior"]) == (t.realm_of("fear"), t.discard_pile)

    t = table(3, *feared).realm("fear", active=1).hand(0, "warrior").turn(0).play("use warrior", "destroy fear active")
    assert (0, 0, 0) == t.realm_of("fear")


@rule("ALT-GOD-05", "ALT-RIT-05")
def test_ex_19_wars_ritual() -> None:
    """Given the God of War and Warrior, Barbarian, Diviner in hand. Then a ritual with these three is legal. For any other god it is not."""
    t = table(3, "war", "love", "light").hand(0, "warrior", "barbarian", "diviner").turn(0)
    assert (1, 0, 0) == t.play("ritual war", "spend warrior", "spend barbarian", "spend diviner").realm_of("war")

    assert [] == table(3).hand(0, "warrior", "barbarian", "diviner").turn(0).offered("ritual")


@rule("ALT-HAND-04", "ALT-CARD-32", "ALT-CARD-18")
def test_ex_20_tax_collector() -> None:
    """Given an enemy Tax Collector and my Scribe adoring, 7 cards in hand. When my turn ends. Then I discard down to 4."""
    t = table(3).influence(1, "tax-collector").adorers("old", "scribe").hand(0, *["pilgrim"] * 7).turn(0)
    t.play("end", "discard pilgrim", "discard pilgrim", "discard pilgrim")

    assert (4, [1]) == (len(t.hand_of(0)), t.waiting)


@rule("ALT-TGT-02", "ALT-TGT-03", "ALT-END-02", "ALT-END-03")
def test_ex_21_complete_god_safe() -> None:
    """Given B completes in round 6 (2 + 3). When C, later in round 6, holds Warrior, Assassin, Thief.

    Then B, his adorers and his hand are no targets.
    After the last player of round 6 the game ends and B wins unless another completes too.
    """
    t = table(3).pile().realm("love", sanctuaries=2, active=2, inactive=1).adorers("love", "scribe")
    t.hand(1, "priestess", "pilgrim").hand(2, "warrior", "assassin", "thief")
    t.state.round = 6
    t.turn(1).play("use priestess", "end")
    assert ([2], []) == (t.waiting, t.offered("use"))

    t.play("end")
    assert (True, 6, 1) == (t.over, t.state.round, t.winner)


@rule("ALT-WIN-05", "ALT-TIE-04")
def test_ex_22_two_complete_players() -> None:
    """Given B (3 + 2) and D (2 + 3) complete in the same round, no Ancient God among them, no Chronicler. Then D wins (3 active altars against 2)."""
    t = standing(COMPLETED, ["old", "love", "war", "light"], (0, 0, 0), (3, 2, 0), (0, 0, 0), (2, 3, 0)).finish(COMPLETED)

    assert ([0, 5, 0, 5], 3) == (t.scores, t.winner)


@rule("ALT-TIE-02", "ALT-TIE-04", "ALT-TIE-05")
def test_ex_23_old_gods_tie() -> None:
    """Given end 2 with Ancient God 2 + 1, War 1 + 2, Light 1 + 2. Then the Ancient God wins.

    Without him the next key is active altars: War and Light 2 each, then the later altar placed.
    """
    t = standing(NO_SANCTUARIES, ["old", "war", "light"], (2, 1, 0), (1, 2, 0), (1, 2, 0)).finish()
    assert 0 == t.winner

    t = standing(NO_SANCTUARIES, ["love", "war", "light"], (2, 1, 0), (1, 2, 0), (1, 2, 0)).finish()
    assert [3, 2, 1] == t.ranks


@rule("ALT-WIN-06")
def test_ex_24_no_sanctuary() -> None:
    """Given end 3 with Fear 0 + 4, Light 2 + 1, War 1 + 1. Then Light wins (Fear is not eligible)."""
    t = standing(NO_CARDS, ["fear", "light", "war"], (0, 4, 0), (2, 1, 0), (1, 1, 0)).finish(NO_CARDS)

    assert [3, 1, 2] == t.ranks


@rule("ALT-GOD-04", "ALT-WIN-08", "ALT-RUL-23")
def test_ex_25_loves_hope() -> None:
    """Given end 2 with Love 1 + 2 and one inactive altar, War 2 + 1. Then Love has 4, War 3: Love wins.

    Had the game ended by end 1 of a third player, it would not count.
    """
    t = standing(NO_SANCTUARIES, ["love", "war", "light"], (1, 2, 1), (2, 1, 0), (0, 0, 0)).finish()
    assert ([4, 3, 0], 0) == (t.scores, t.winner)

    t = standing(COMPLETED, ["love", "war", "light"], (1, 2, 1), (2, 1, 0), (2, 3, 0)).finish(COMPLETED)
    assert ([3, 3, 5], 2) == (t.scores, t.winner)


@rule("ALT-CARD-20", "ALT-TIE-04", "ALT-TIE-05")
def test_ex_26_prophet() -> None:
    """Given end 3, Fear 1 + 1 with adoring Prophet, others 1 + 1. Then Fear wins with 3.

    If an Assassin had removed the Prophet in the last go-around: tie, active altars, last altar.
    """
    gods = ["fear", "light", "war"]
    t = standing(NO_CARDS, gods, (1, 1, 0), (1, 1, 0), (1, 1, 0)).adorers("fear", "prophet").finish(NO_CARDS)
    assert ([3, 2, 2], 0) == (t.scores, t.winner)

    t = standing(NO_CARDS, gods, (1, 1, 0), (1, 1, 0), (1, 1, 0)).finish(NO_CARDS)
    assert ([2, 2, 2], 2) == (t.scores, t.winner)


@rule("ALT-DRAW-04", "ALT-DRAW-05")
def test_ex_27_two_player_draw() -> None:
    """Given 2 players, face-up a b c d e.

    When the active player takes b and then draws from the pile,
    then only after both draws one new card is revealed.
    """
    t = table(2).display("scout", "thief", "warrior", "heretic", "siren").begin_turn(0).play("take thief")
    assert 4 == len(t.face_up)

    t.play("draw", chance=["mason", "amazon"])
    assert (["mason", "thief"], ["scout", "amazon", "warrior", "heretic", "siren"]) == (t.hand_of(0), t.face_up)


@rule("ALT-END-01", "ALT-END-02", "ALT-END-05")
@pytest.mark.parametrize("first", [0, 1])
def test_ex_28_two_player_end(first: int) -> None:
    """Given a player with realm X complete and realm Y 1 + 3.

    When he activates an altar of Y. Then both complete, end 1; if he was first player his opponent has one more turn.
    """
    t = table(2).first(first).pile().realm("old", sanctuaries=1, active=4).realm("love", sanctuaries=1, active=3, inactive=1)
    t.hand(0, "priestess").turn(0)
    assert NOT_ENDING == t.state.ending
    t.play("use priestess", "activate love", "end")
    assert (COMPLETED, first == 1) == (t.state.ending, t.over)

    if first == 0:
        assert ([1], True) == (t.waiting, t.play("end").over)


@rule("ALT-END-09", "ALT-END-10", "ALT-END-11")
def test_ex_29_end_3() -> None:
    """Given pile and face-up empty, 3 players.

    When A passes, B passes, C uses only a free Scout, A passes, B passes, C passes.
    Then the game ends after C's second turn (the Scout turn was not a pass).
    """
    t = table(3).pile().hand(2, "scout").turn(0).play("end", "end", "use scout", "end", "end", "end")
    assert not t.over

    assert t.play("end").over


@rule("ALT-GOD-10", "ALT-RUL-44")
def test_ex_30_light() -> None:
    """Given pile top x, y. When Light's player chooses the pile in step 2. Then she sees x and y, keeps y, x goes under the pile.

    With an Acolyte she draws normally.
    """
    t = table(3, "light", "love", "war").hand(0, "acolyte").begin_turn(0).play("draw", chance=["mason", "thief"])
    assert ["keep mason", "keep thief"] == t.options
    t.play("keep thief")
    assert ["mason"] == t.view(0)["bottom"]

    t.play("use acolyte").play("draw", chance=["warrior"]).play("draw", chance=["siren"])
    assert (["warrior", "thief", "siren"], "Act") == (t.hand_of(0), t.asked)


@rule("ALT-CARD-27", "ALT-ADO-05", "ALT-RUL-34")
def test_ex_31_temptress_and_duplicates() -> None:
    """Given my zone holds an Amazon.

    When I use the Temptress on an enemy whose only adorer is an Amazon. Then it is not possible; the Temptress cannot be used on him.
    """
    t = (
        table(3)
        .adorers("old", "amazon")
        .adorers("love", "amazon")
        .adorers("light", "scribe")
        .hand(0, "temptress")
        .turn(0)
        .play("use temptress")
    )

    assert ["lure light scribe"] == t.options


@rule("ALT-CARD-23", "ALT-TIE-05", "ALT-RUL-25")
def test_ex_32_conqueror() -> None:
    """Given my realm has 3 altars and an enemy has 1 active one.

    When I use the Conqueror. Then the enemy loses it, I get it inactive, and I am the player who placed the last altar.
    """
    t = table(3).realm("old", inactive=3).realm("love", active=1).placed("old", "love").hand(0, "conqueror").turn(0)
    t.play("use conqueror", "seize love active")

    assert ((0, 0, 4), (0, 0, 0)) == (t.realm_of("old"), t.realm_of("love"))
    assert T.god_slugs.index("old") == list(t.state.placed).index(max(t.state.placed))


@rule("ALT-TURN-07", "ALT-CARD-08", "ALT-END-10")
def test_ex_33_pass_with_free_action() -> None:
    """Given a player passes but plays a Messenger. Then he draws 2, discards 1, and in the endgame the turn does not count as passed."""
    t = table(3).pile("mason", "thief").hand(0, "messenger").turn(0).play("use messenger", "discard thief", "end")

    assert (["mason"], ["messenger", "thief"], 0) == (t.hand_of(0), t.discard_pile, t.state.passes)
