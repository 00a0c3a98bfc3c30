"""The worked examples of the law for a turn, word for word: one test each, with the example as its docstring.

Unless an example says otherwise: the layout of the first voyage, shield 0, no effect of a ship tile, no equipment.
"""

from __future__ import annotations

from games.delphi.laying import ZEUS, Table, rule, table

from themis.games.delphi.frames.turn import BeginTurn
from themis.games.delphi.game import GAME

ROLL = ["die red", "die red", "die red"]


def dice(t: Table, seat: int = 0) -> list[str]:
    return [die["colour"] for die in t.side(seat)["dice"]]


def row(t: Table, god: str, seat: int = 0) -> int:
    return int(t.side(seat)["gods"][god])


# From the rulebook


@rule("DEL-CHK-01", "DEL-CHK-02", "DEL-CHK-03")
def test_ex_01_six_wounds() -> None:
    """Given 6 wounds at the start of the turn.

    In phase 1: recovery. Discard any 3, the turn ends, the dice keep their colours, no roll.
    """
    t = table().wounds(0, "red red black black pink blue").wounds(1, "red").dice(0, "blue green yellow").begin_turn(0)
    assert "Recover" == t.asked

    t.play("discard red", "discard pink", "discard blue")

    assert ({"red": 1, "black": 2}, [1]) == (t.side(0)["wounds"], t.waiting)
    assert (["blue", "green", "yellow"], False) == (dice(t), "rolled" in t.event_names)


@rule("DEL-TURN-05")
def test_ex_02_a_second_oracle_card() -> None:
    """Given two dice and a green oracle card used, the black die unused, a blue card in hand.

    Playing the blue card is refused (second card this turn); the black die is still available.
    """
    t = table().dice(0, "(red) (pink) black").played("green").cards(0, "blue").turn(0)
    assert ["DEL-TURN-05"] == t.why("play blue")

    t.play("favours")

    assert ({"blue": 1}, [True] * 3) == (t.side(0)["cards"], [die["used"] for die in t.side(0)["dice"]])


@rule("DEL-TURN-03", "DEL-TURN-07")
def test_ex_03_five_things_in_a_turn() -> None:
    """Given Poseidon on row 6, 3 unused dice, 1 card.

    In phase 2 up to 5 things are possible: 3 dice, 1 card, Poseidon.
    """
    t = table().gods(0, poseidon=6).dice(0, "red red red").cards(0, "red").turn(0)
    t.play("favours", "die red", "favours", "die red", "invoke poseidon", "move 6,-7", "favours", "die red", "favours")
    assert (8, "6,-7", ["end"]) == (t.side(0)["favours"], t.berth(0), t.options)


@rule("DEL-COL-01", "DEL-COL-02")
def test_ex_04_green_as_black() -> None:
    """Given a green die and 2 favours.

    To use it as black costs 2 (green, red, black), which leaves 0 favours.
    """
    t = table().dice(0, "green (red) (red)").favours(0, 2).turn(0)
    assert 2 == t.price("advance ares")
    assert 0 == t.play("advance ares").side(0)["favours"]


@rule("DEL-ROLL-02", "DEL-ROLL-03")
def test_ex_05_the_roll_of_an_opponent() -> None:
    """Given that an opponent rolls red, green, green; own Aphrodite on row 3, Artemis on row 2, Ares on row 4.

    When the oracle is consulted, Aphrodite or Artemis may move by 1 (or none), not both.
    """
    t = table().gods(0, aphrodite=3, artemis=2, ares=4).wounds(0, "blue").first(0).turn(1)
    t.play("end", chance=["die red", "die green", "die green", "titan 1"])
    assert ["advance aphrodite", "advance artemis", "decline"] == t.options
    t.play("advance aphrodite", chance=["wound red", "wound red"])
    assert ("Turn", [4, 2, 4]) == (t.asked, [row(t, god) for god in ("aphrodite", "artemis", "ares")])


@rule("DEL-FGT-03", "DEL-FGT-04", "DEL-FGT-07", "DEL-FGT-11")
def test_ex_06_a_fight() -> None:
    """Given shield 2 and 1 favour; a monster in reach with a matching source.

    The battle die shows 5, then 7. Strength 7: 5 loses; pay 1, strength 6: 7 wins; 0 favours; an equipment card is chosen.
    """
    t = table().at(0, "0,2").monsters("1,2", "red").shield(0, 2).favours(0, 1).turn(0).play("fight 1,2 red", chance=["battle 5"])
    assert [[0, 5, 7]] == [event.values for event in t.events_named("battle-rolled")]
    t.play("fight-on", chance=["battle 7"])
    assert [[0, 7, 6]] == [event.values for event in t.events_named("battle-rolled")]
    assert ("TakeEquipment", 0) == (t.asked, t.side(0)["favours"])


@rule("DEL-EXP-01", "DEL-EXP-02", "DEL-EXP-03")
def test_ex_07_exploring_an_own_island() -> None:
    """Given a yellow source, the ship next to an island with yellow border, the own colour under it, a shrine task open.

    Explore: the tile is open, a shrine is placed, the shrine task is gone, 1 god step.
    """
    t = table().at(0, "0,5").island("1,5", "red-omega").dice(0, "yellow red red").turn(0).play("explore 1,5")
    assert (True, 0) == (t.island_at("1,5")["explored"], t.island_at("1,5")["shrine"])
    assert 2 == t.side(0)["tasks"]["shrine"]
    t.play("advance ares")
    assert ("Turn", 0) == (t.asked, t.side(0)["shield"])


@rule("DEL-OFF-01", "DEL-OFF-04", "DEL-OFF-05", "DEL-OFF-07")
def test_ex_08_load_and_offer() -> None:
    """Given a red offering island and the red temple both adjacent; two red sources.

    Load, then make the offering: two actions; the offering task red (or white) is done, 3 favours.
    """
    t = table().at(0, "-3,2").offerings("-3,1", "red black").dice(0, "red red pink").turn(0)
    t.play("load-offering -3,1 red", "offer -4,3")
    assert (["offering-red"], 3) == (t.side(0)["done"], t.side(0)["favours"])
    assert [True, True, False] == [die["used"] for die in t.side(0)["dice"]]


@rule("DEL-STA-01", "DEL-STA-04", "DEL-STA-06")
def test_ex_09_a_statue_from_city_to_site() -> None:
    """Given the red city adjacent; sources red, yellow, red.

    Load a statue; move to a yellow hex; raise it on a red site: the statue task is done, 1 red passenger.
    (On this board the way is long and costs favours.)
    """
    t = table().at(0, "3,4").dice(0, "red yellow red").favours(0, 4).turn(0)
    t.play("load-statue 2,5", "die red", "sail", "move -2,3", "raise -2,2 red", "board phoenix")
    assert (["statue-red"], ["phoenix"]) == (t.side(0)["done"], t.side(0)["passengers"])


@rule("DEL-COL-01", "DEL-MOVE-01", "DEL-GODA-01", "DEL-RUL-56")
def test_ex_10_black_pink_and_green_dice() -> None:
    """Given dice black, pink, green; 3 favours; a green hex 3 steps away next to a blue offering.

    Green die: move 3. Pink to blue for 1 favour: load the blue offering. Black die: Ares goes up. 2 favours are left.
    Alternative: pink to red costs 4 in all (1 + 3 more).
    """
    t = table().at(0, "0,2").offerings("-1,5", "blue red").dice(0, "black pink green").favours(0, 3).turn(0)
    t.play("sail", "move 0,5", "die green")
    assert 3 == t.side(0)["favours"]
    t.play("load-offering -1,5 blue", "die pink")
    t.play("advance ares")
    assert ({"blue": 1}, 3, 2) == (t.side(0)["offerings"], row(t, "ares"), t.side(0)["favours"])

    other = table().at(0, "0,5").offerings("-1,5", "blue red").dice(0, "(black) pink (green)").favours(0, 4).turn(0)
    assert [1, 4] == [other.price(f"load-offering -1,5 {colour}") for colour in ("blue", "red")]


@rule("DEL-FGT-08", "DEL-FGT-10")
def test_ex_11_no_favours_from_a_die_in_the_middle_of_a_fight() -> None:
    """Given a fight, 0 favours, an unused die.

    To take 2 favours in order to go on is refused: the fight must end first.
    """
    t = table().at(0, "0,2").monsters("1,2", "red").favours(0, 1).turn(0).play("fight 1,2 red", chance=["battle 5"])
    assert ["DEL-FGT-10"] == t.why("favours")
    t.play("fight-on", chance=["battle 5"])
    assert (0, "fight-ended", ["red"]) == (t.side(0)["favours"], t.event_names[-1], t.on("1,2"))
    t.play("favours", "die black")
    assert ["DEL-COL-06"] == t.why("fight 1,2 red")


@rule("DEL-TASK-04", "DEL-OFF-03", "DEL-RUL-19")
def test_ex_12_a_second_red_offering() -> None:
    """Given the red offering already delivered for the red or white tile.

    To deliver or load a second red offering is refused (delivering: colours must differ; loading: it is not needed).
    """
    t = table(offerings="red blue").at(0, "-3,2").offerings("-3,1", "red black").done(0, "offering red").turn(0)
    assert ["DEL-OFF-03"] == t.why("load-offering -3,1 red")
    t = table(offerings="red blue", free_tasks="yes").at(0, "-3,2").done(0, "offering red").cargo(0, "offering red").turn(0)
    assert ["DEL-TASK-04"] == t.why("offer -4,3")


# The sea


@rule("DEL-MOVE-01", "DEL-MOVE-02", "DEL-MOVE-04")
def test_ex_13_blue_moves_from_zeus() -> None:
    """Given the ship on Zeus (-1,3), 0 favours, a blue die.

    The moves are exactly (0,2) and (2,0).
    """
    t = table().at(0, ZEUS).dice(0, "blue blue blue").turn(0).play("sail")
    assert ["0,2", "2,0"] == t.objects("move")


@rule("DEL-MOVE-01", "DEL-MOVE-02", "DEL-MOVE-04")
def test_ex_14_red_moves_from_zeus() -> None:
    """Given the same with a red die.

    The moves are exactly (-1,2), (-1,1), (-3,2).
    """
    t = table().at(0, ZEUS).dice(0, "red red red").turn(0).play("sail")
    assert ["-1,1", "-1,2", "-3,2"] == t.objects("move")


@rule("DEL-MOVE-01", "DEL-MOVE-02", "DEL-MOVE-04")
def test_ex_15_yellow_moves_from_zeus() -> None:
    """Given the same with a yellow die.

    The moves are exactly (-2,3), (-3,3), (-1,0), (1,1), (-3,6).
    """
    t = table().at(0, ZEUS).dice(0, "yellow yellow yellow").turn(0).play("sail")
    assert ["-1,0", "-2,3", "-3,3", "-3,6", "1,1"] == t.objects("move")


@rule("DEL-ACB-01", "DEL-ACB-02", "DEL-SETB-09")
def test_ex_16_what_is_next_to_a_ship() -> None:
    """Given the ship on (-1,2).

    Next to it are the offering island (0,1) and the statue island (-2,2) (sites black, pink, red); Zeus (-1,3) is no target.
    """
    t = table().at(0, "-1,2").ship(0, "merchantman").offerings("0,1", "red yellow").cargo(0, "statue black", "statue pink", "statue red")
    t.favours(0, 9).turn(0)
    assert {"0,1 red", "0,1 yellow"} == set(t.objects("load-offering"))
    assert ["-2,2 black", "-2,2 pink", "-2,2 red"] == t.objects("raise")
    assert [] == t.objects("fight") + t.objects("explore") + t.objects("offer") + t.objects("load-statue")
    assert ["DEL-MOVE-09"] == t.play("sail").why("move -1,3")


@rule("DEL-EQ-06", "DEL-RUL-33", "DEL-MOVE-05")
def test_ex_17_crossing_shallows() -> None:
    """Given the ship on (1,-1), a green die, range 3, destination (-1,4), a green hex.

    With the Shallows card it is legal, 3 steps: (0,0) shallow, (-1,1), (-1,2), Zeus as shallow, (-1,4).
    Without the card it is 7 steps (4 favours).
    """
    t = table().at(0, "1,-1").equipment(0, "shallows").dice(0, "green green green").turn(0).play("sail", "move -1,4")
    assert ("-1,4", [3]) == (t.berth(0), [event.values[2] for event in t.events_named("moved")])
    t = table().at(0, "1,-1").dice(0, "green green green").favours(0, 4).turn(0).play("sail", "move -1,4")
    assert (0, [7]) == (t.side(0)["favours"], [event.values[2] for event in t.events_named("moved")])


@rule("DEL-EQ-11", "DEL-RUL-32")
def test_ex_18_an_offering_over_a_sea_hex() -> None:
    """Given the ship on (-7,3), Offering Reach, a temple at (-7,5).

    To make an offering is allowed: (-7,4) is sea between them.
    """
    t = table().at(0, "-7,3").equipment(0, "reach-offering").temple("-7,5", "green").cargo(0, "offering green").dice(0, "green red red")
    assert t.turn(0).offers("offer -7,5")


@rule("DEL-EQ-09", "DEL-RUL-32")
def test_ex_19_no_sea_hex_between() -> None:
    """Given the ship on (-7,7), War Reach, a monster on (-5,5).

    To fight is refused: distance 2 but no sea hex adjacent to both.
    """
    t = table().at(0, "-7,7").equipment(0, "reach-war").monsters("-5,5", "red").dice(0, "red red red").turn(0)
    assert ["DEL-ACB-01"] == t.why("fight -5,5 red")


# Gods


@rule("DEL-GOD-02", "DEL-GOD-03", "DEL-RUL-26")
def test_ex_20_four_steps_with_two_players() -> None:
    """Given 2 players, Hermes on row 0.

    One step leads to row 3; three more steps reach row 6.
    """
    t = table().dice(0, "pink pink pink").cards(0, "pink").turn(0).play("advance hermes", "die pink")
    assert 3 == row(t, "hermes")
    t.play("advance hermes", "die pink", "advance hermes", "die pink", "advance hermes")
    assert 6 == row(t, "hermes")


@rule("DEL-GOD-02", "DEL-GOD-04", "DEL-EXP-07")
def test_ex_21_a_sigma_for_one_god() -> None:
    """Given 4 players, Hermes on row 0.

    The Sigma reward with all 3 steps on Hermes: rows 1, 2, 3.
    """
    t = table(4).at(0, "-3,3").island("-3,4", "green-sigma").dice(0, "pink red red").turn(0).play("explore -3,4")
    rows = [row(t.play("advance hermes"), "hermes") for _ in range(3)]
    assert ([1, 2, 3], "Turn") == (rows, t.asked)


@rule("DEL-GOD-12", "DEL-RUL-28")
def test_ex_22_artemis_reveals_a_sigma() -> None:
    """Given Artemis on row 6, whose power reveals a Sigma island of another colour.

    3 steps go to other gods; Artemis is still on 6 and cannot take them; then she goes to row 0.
    """
    t = table().gods(0, artemis=6).island("6,-2", "green-sigma").turn(0).play("invoke artemis", "explore 6,-2")
    assert (6, False) == (row(t, "artemis"), t.offers("advance artemis"))
    t.play("advance ares", "advance hermes", "advance apollo")
    assert (0, [3, 3, 3]) == (row(t, "artemis"), [row(t, god) for god in ("ares", "hermes", "apollo")])


@rule("DEL-SHIP-02", "DEL-RUL-12", "DEL-ROLL-02")
def test_ex_23_apollo_of_the_olympian() -> None:
    """Given the ship tile Olympian, 3 players, Apollo used.

    After the power Apollo is on row 2, not 0; the next opponent's yellow roll can move him to 3.
    """
    t = table(3).ship(0, "olympian").gods(0, apollo=6).wounds(1, "blue").turn(0).play("invoke apollo")
    assert 2 == row(t, "apollo")
    t.play("end", chance=ROLL).play("end", chance=["die yellow", "die red", "die red"]).play("advance apollo", seat=0)
    assert 3 == row(t, "apollo")


# Wounds and favours


@rule("DEL-TTN-02", "DEL-TTN-03")
def test_ex_24_a_shield_of_five() -> None:
    """Given shield 5, and the Titan rolls 5 or 6.

    At the end of the round: no wound, or 2 wounds.
    """
    for roll, wounds in ((5, 0), (6, 2)):
        t = table().first(1).shield(0, 5).shield(1, 5).turn(0)
        t.play("end", chance=[*ROLL, f"titan {roll}", *["wound red"] * wounds * 2])
        assert wounds == sum(t.side(0)["wounds"].values())


@rule("DEL-TTN-03", "DEL-CHK-01")
def test_ex_25_a_third_blue_wound() -> None:
    """Given shield 3, Titan 4; wounds: 2 blue.

    The player draws blue: 3 blue, so the next own turn is a recovery turn.
    """
    t = table().shield(0, 3).shield(1, 5).wounds(0, "blue blue green").turn(1).play("end", chance=[*ROLL, "titan 4", "wound blue"])
    assert ("Recover", [0], {"blue": 3, "green": 1}) == (t.asked, t.waiting, t.side(0)["wounds"])


@rule("DEL-EQ-13")
def test_ex_26_a_third_blue_wound_with_stamina() -> None:
    """Given the same with Stamina.

    The next turn is a normal one (limit 4).
    """
    t = table().shield(0, 3).shield(1, 5).wounds(0, "blue blue green").equipment(0, "stamina").turn(1)
    t.play("end", chance=[*ROLL, "titan 4", "wound blue"])
    assert ("Turn", [0]) == (t.asked, t.waiting)


@rule("DEL-PAS-04", "DEL-RUL-41")
def test_ex_27_achilles() -> None:
    """Given the hero Achilles (blue), Titan 6.

    The player draws blue and red: blue goes to the discard pile, red stays: 1 wound more.
    """
    t = table().first(1).passengers(0, "blue hero").turn(0)
    t.play("end", chance=[*ROLL, "titan 6", "wound green", "wound green", "wound blue", "wound red"])
    assert ({"red": 1}, 1) == (t.side(0)["wounds"], t.view()["wound_discards"]["blue"])


@rule("DEL-CHK-04", "DEL-RUL-40", "DEL-SHIP-04")
def test_ex_28_unhurt_with_all_gods_on_top() -> None:
    """Given 0 wounds at the start, all gods on row 6.

    In phase 1: 2 favours (forced); with the Bounty 3.
    """
    for ship, favours in (("bulwark", 2), ("bounty", 3)):
        t = table().ship(0, ship).gods(0, **dict.fromkeys(GAME.tables.god_slugs, 6)).ask(BeginTurn(0))
        assert ("Turn", favours) == (t.asked, t.side(0)["favours"])


@rule("DEL-EQ-15", "DEL-SHIP-04", "DEL-RUL-11")
def test_ex_29_two_omens_and_the_bounty() -> None:
    """Given the Bounty, and both Red Omen and Black Omen.

    The player rolls red, black, red: 2 + 1 and 2 + 1, so 6 favours.
    """
    t = table().ship(0, "bounty").equipment(0, "omen-red", "omen-black").turn(0).play("end", chance=["die red", "die black", "die red"])
    assert 6 == t.side(0)["favours"]


@rule("DEL-SHIP-06", "DEL-RUL-14")
def test_ex_30_the_chameleon() -> None:
    """Given the Chameleon and a pink die.

    To blue, to red, to pink: 0, 3, 0.
    """
    t = table().ship(0, "chameleon").dice(0, "pink pink pink").favours(0, 9).turn(0)
    assert [0, 3, 0] == [t.price(f"advance {god}") for god in ("poseidon", "aphrodite", "hermes")]


@rule("DEL-SHIP-08", "DEL-RUL-13")
def test_ex_31_the_merchantman() -> None:
    """Given the Merchantman and a green die.

    To yellow, to pink: 1 (counter-clockwise), 3.
    """
    t = table().ship(0, "merchantman").dice(0, "green green green").favours(0, 9).turn(0)
    assert [1, 3] == [t.price(f"advance {god}") for god in ("apollo", "hermes")]
