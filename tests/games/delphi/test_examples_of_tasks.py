"""The worked examples of the law for tasks, word for word: passengers, needs, cards, shrines, the way home.

Unless an example says otherwise: the layout of the first voyage, shield 0, no effect of a ship tile, no equipment.
"""

from __future__ import annotations

from games.delphi import boards
from games.delphi.laying import ZEUS, Table, rule, table

from themis.games.delphi.frames.turn import BeginTurn
from themis.games.delphi.game import GAME
from themis.games.delphi.schema import COLOURS

ROLL = ["die red", "die red", "die red"]
SIX = " ".join(COLOURS)


def row(t: Table, god: str, seat: int = 0) -> int:
    return int(t.side(seat)["gods"][god])


# Passengers


@rule("DEL-PAS-06", "DEL-RUL-17")
def test_ex_32_kirke() -> None:
    """Given the demigod Kirke (black), a red die, 1 favour.

    To fight a green monster: red to black 1 favour, black is wild, so green; direct would cost 5.
    """

    def position() -> Table:
        return table().at(0, "0,2").monsters("1,2", "green").dice(0, "red (red) (red)")

    assert 1 == position().passengers(0, "black demigod").favours(0, 1).turn(0).price("fight 1,2 green")
    assert 5 == position().favours(0, 9).turn(0).price("fight 1,2 green")


@rule("DEL-PAS-06", "DEL-PAS-07", "DEL-RUL-17")
def test_ex_33_helena_and_pegasus() -> None:
    """Given the demigod Helena (pink), the creature Pegasus (green), a pink die.

    Move: pink as green, so range 6, any colour of destination.
    """
    t = table().passengers(0, "pink demigod", "green creature").dice(0, "pink (red) (red)").turn(0).play("sail")
    assert boards.within(ZEUS, 6) == t.objects("move")


@rule("DEL-PAS-07", "DEL-COL-02")
def test_ex_34_phoenix() -> None:
    """Given the creature Phoenix (red), a blue die, 3 favours.

    Farthest destination: blue to red 3 favours, then 6 steps to any colour.
    """
    t = table().passengers(0, "red creature").dice(0, "blue (red) (red)").favours(0, 3).turn(0).play("sail")
    assert boards.within(ZEUS, 6) == t.objects("move")
    far = [place for place in boards.within(ZEUS, 6, "green") if place not in boards.within(ZEUS, 5)]
    assert [3] * len(far) == [t.price(f"move {place}") for place in far] != []


# Needs


def loadable(t: Table) -> list[str]:
    """What may be loaded if all six colours lie beside the ship and any can be paid for."""
    t.at(0, "0,2").offerings("0,1", SIX).favours(0, 9).turn(0)
    return [colour for colour in COLOURS if t.offers(f"load-offering 0,1 {colour}")]


@rule("DEL-RUL-19", "DEL-OFF-03")
def test_ex_35_a_coloured_and_a_white_tile() -> None:
    """Given open offering tiles blue and white; nothing aboard.

    All six colours may be loaded: blue (for blue), five others (for white).
    """
    assert COLOURS == loadable(table(offerings="blue"))


@rule("DEL-RUL-19", "DEL-OFF-03")
def test_ex_36_red_for_the_white_tile_aboard() -> None:
    """Given the same, red already aboard.

    Only blue may be loaded (the white tile is taken by red).
    """
    assert ["blue"] == loadable(table(offerings="blue").cargo(0, "offering red"))


@rule("DEL-RUL-19", "DEL-TASK-06")
def test_ex_37_the_coloured_tile_done() -> None:
    """Given offering tiles: blue done, white open.

    To load blue is refused; the five other colours are fine.
    """
    assert ["red", "black", "pink", "yellow", "green"] == loadable(table(offerings="blue").done(0, "offering blue"))


@rule("DEL-RUL-10", "DEL-SHIP-05")
def test_ex_38_the_coloured_tile_returned() -> None:
    """Given that the Indulgence returned the blue offering tile; white open.

    To load blue is allowed.
    """
    assert COLOURS == loadable(table(offerings="blue").ship(0, "indulgence").ship(1, "galley").returned(0, "offering-blue"))


@rule("DEL-RUL-19", "DEL-GOD-08", "DEL-GOD-16")
def test_ex_39_hermes_without_need() -> None:
    """Given statue tiles: 1 raised (red), 2 open, aboard green and black; Hermes on row 6 next to a city.

    The power is not usable (nothing needed); it may be traded for a card.
    """
    t = table().ship(0, "merchantman").at(0, "3,4").done(0, "statue red").cargo(0, "statue green", "statue black").gods(0, hermes=6).turn(0)
    assert ["DEL-GOD-16"] == t.why("invoke hermes")
    t.play("trade hermes", chance=["card blue"])
    assert ({"blue": 1}, 0) == (t.side(0)["cards"], row(t, "hermes"))


# Fights and equipment


@rule("DEL-FGT-06", "DEL-FGT-07", "DEL-RUL-37")
def test_ex_40_a_zero_that_hurts_and_one_that_wins() -> None:
    """Given shield 5, a fight, 4 favours.

    The rolls are 3, 2, 1, 0, then 0. Strengths 4, 3, 2, 1, 0: the 4th roll 0 < 1 gives a wound; pay; the 5th roll 0 >= 0 wins without wound.
    """
    t = table().at(0, "0,2").monsters("1,2", "red").shield(0, 5).favours(0, 4).dice(0, "red black black").turn(0)
    t.play("fight 1,2 red", chance=["battle 3"]).play("fight-on", chance=["battle 2"]).play("fight-on", chance=["battle 1"])
    t.play("fight-on", chance=["battle 0", "wound green"])
    assert ([[0, 0, 1]], {"green": 1}) == ([event.values for event in t.events_named("battle-rolled")], t.side(0)["wounds"])
    t.play("fight-on", chance=["battle 0"])
    assert [[0, 0, 0]] == [event.values for event in t.events_named("battle-rolled")]
    assert ("TakeEquipment", {"green": 1}, 0) == (t.asked, t.side(0)["wounds"], t.side(0)["favours"])


@rule("DEL-GOD-13", "DEL-EQ-21", "DEL-RUL-28", "DEL-RUL-36")
def test_ex_41_ares_and_the_windfall() -> None:
    """Given Ares used on a needed monster, and the Windfall chosen.

    The task is gone, the card taken, the display refilled, 3 favours, 1 card, 2 steps (not on Ares), then Ares goes to row 0.
    """
    t = table().at(0, "0,2").monsters("1,2", "red").gods(0, ares=6).display("windfall").turn(0).play("invoke ares", "fight 1,2 red")
    assert ["defeated", "task-done"] == t.event_names
    t.play("take windfall", chance=["equipment rite-blue", "card pink"])
    assert ["took", "displayed", "gained-favours", "drew"] == t.event_names
    assert (3, {"pink": 1}, ["DEL-GOD-05"]) == (t.side(0)["favours"], t.side(0)["cards"], t.why("advance ares"))
    t.play("advance hermes", "advance hermes")
    assert (4, 0, "Turn") == (row(t, "hermes"), row(t, "ares"), t.asked)


@rule("DEL-EQ-17", "DEL-RUL-34")
def test_ex_42_a_gift_with_full_storage() -> None:
    """Given that the Offering Gift (red, green, yellow) is taken with full storage.

    Nothing happens; the card stays, spent.
    """
    gift = "offering-gift-red-green-yellow"
    t = table().at(0, "0,2").monsters("1,2", "red").cargo(0, "offering blue", "statue pink").display(gift).turn(0)
    t.play("fight 1,2 red", chance=["battle 9"]).play(f"take {gift}")
    assert ("Turn", [gift], {"blue": 1}) == (t.asked, t.side(0)["equipment"], t.side(0)["offerings"])


@rule("DEL-EQ-20")
def test_ex_43_the_scout_with_one_island_left() -> None:
    """Given the Scout, one face-down island left.

    Taken as a reward it has no effect.
    """
    t = table().at(0, "0,2").monsters("1,2", "red").face_down("6,-2").display("scout").turn(0)
    t.play("fight 1,2 red", chance=["battle 9"]).play("take scout")
    assert ("Turn", ["scout"], False) == (t.asked, t.side(0)["equipment"], t.island_at("6,-2")["explored"])


# Shrines


@rule("DEL-RUL-22", "DEL-EXP-04")
def test_ex_44_an_island_of_an_absent_player() -> None:
    """Given a game of 2 players; one explores an island that shows a green building, and nobody plays green.

    The reward of the letter; nobody will ever build there.
    """
    t = table().at(0, "-3,3").at(1, "-3,3").island("-3,4", "green-psi").dice(0, "pink pink red").dice(1, "pink pink pink").wounds(1, "red")
    t.turn(0).play("explore -3,4")
    assert 4 == t.side(0)["favours"]
    assert ["DEL-BLD-01"] == t.why("build -3,4")
    assert ["DEL-BLD-01"] == t.play("end", chance=ROLL).why("build -3,4")


@rule("DEL-RUL-21", "DEL-EXP-04", "DEL-VAR-02")
def test_ex_45_an_own_island_without_a_task() -> None:
    """Given a short game; the blue player has 0 open shrine tasks and finds the third blue island.

    Explore: the reward of the letter.
    """
    t = table(4, removed="shrine").island("1,0", "blue-phi").done(3, "shrine", "shrine").at(3, "1,-1").dice(3, "green red red").turn(3)
    t.play("explore 1,0", chance=["card red", "card red"])
    assert ({"red": 2}, -1, "Turn") == (t.side(3)["cards"], t.island_at("1,0")["shrine"], t.asked)


@rule("DEL-BLD-01", "DEL-BLD-03", "DEL-EXP-10")
def test_ex_46_building_on_an_island_that_another_found() -> None:
    """Given that another player explored blue's island; blue sails next to it with a source of the border colour.

    Build: shrine, task, 1 step; no reward of the letter.
    """
    t = table(4).island("1,0", "blue-phi", explored=True).at(3, "1,-1").dice(3, "green red red").turn(3).play("build 1,0")
    assert (3, 2, "GodSteps") == (t.island_at("1,0")["shrine"], t.side(3)["tasks"]["shrine"], t.asked)
    t.play("advance ares")
    assert ("Turn", {}, 1) == (t.asked, t.side(3)["cards"], row(t, "ares", 3))


# The way home


def one_statue_left() -> Table:
    """Seat 0 has all tasks done but a statue, which is aboard."""
    t = table().done(0, "shrine", "shrine", "shrine", "monster red", "monster black", "monster green")
    return t.done(0, "offering yellow", "offering blue", "offering red", "statue red", "statue green").cargo(0, "statue black")


@rule("DEL-MOVE-05", "DEL-MOVE-10", "DEL-END-01", "DEL-END-02")
def test_ex_47_home_with_the_last_die() -> None:
    """Given that the last task is done with the 2nd die; Zeus is 4 steps away; the 3rd die has any colour; 1 favour.

    The move is allowed: the 4th step for 1 favour, the ship is on Zeus, the end is triggered.
    """
    t = one_statue_left().at(0, "-4,5").dice(0, "(red) black green").favours(0, 1).turn(0)
    t.play("raise -3,5 black", "board theseus", "sail", "move -1,3")
    assert (ZEUS, 0, "end-triggered") == (t.berth(0), t.side(0)["favours"], t.event_names[-1])
    assert [4] == [event.values[2] for event in t.events_named("moved")]


@rule("DEL-GOD-11", "DEL-END-03")
def test_ex_48_home_with_poseidon() -> None:
    """Given all tasks done, Poseidon on row 6.

    The power puts the ship on Zeus; the turn may go on with the remaining dice.
    """
    t = table().all_done(0).at(0, "6,-7").gods(0, poseidon=6).turn(0).play("invoke poseidon", "move -1,3", "draw", "die red")
    assert (ZEUS, 1) == (t.berth(0), sum(t.side(0)["cards"].values()))


@rule("DEL-END-02", "DEL-END-05")
def test_ex_49_two_arrive_in_one_round() -> None:
    """Given that the first player arrives in round 11, the third player arrives in the same round.

    At the end cards in hand are compared: 2 against 3, the third player wins.
    """
    t = table(3).all_done(0).all_done(2).at(0, "-1,2").at(2, "0,2").cards(0, "red red").cards(2, "blue blue blue")
    t.wounds(1, "blue").wounds(2, "blue")
    t.state.round = 11
    t.turn(0).play("sail", "move -1,3", "die red", "end", "end", "sail", "move -1,3", "die red", "end")
    assert (True, 11, 1) == (t.state.over, t.view()["round"], GAME.outcome(t.state).ranks[2])


@rule("DEL-RUL-49")
def test_ex_50_the_used_card_does_not_count() -> None:
    """Given an arrival with a used card still on the table.

    When cards are counted, the used card does not count.
    """
    t = table().first(1).all_done(0).all_done(1).at(0, "-1,2").at(1, ZEUS).cards(0, "red red").cards(1, "blue").favours(1, 1)
    t.dice(0, "(red) (red) (red)")
    t.state.sides[1].home, t.state.ending = True, 1
    t.turn(0).play("sail", "move -1,3")
    assert ("red", {"red": 1}) == (t.view()["played"], t.side(0)["cards"])
    t.play("end", chance=ROLL)
    assert [2, 1] == list(GAME.outcome(t.state).ranks)


@rule("DEL-TTN-04", "DEL-CHK-03")
def test_ex_51_the_last_player_recovers() -> None:
    """Given the last player in a recovery turn.

    At the end of the round no dice are rolled, the Titan die is rolled all the same.
    """
    t = table().first(1).wounds(0, "red red red").wounds(1, "blue").ask(BeginTurn(0), chance=["titan 1", "wound red", "wound red"])
    assert (False, True) == ("rolled" in t.event_names, "titan-rolled" in t.event_names)


# Apollo, rites and the Extra card


@rule("DEL-RUL-18", "DEL-TURN-05")
def test_ex_52_apollo_after_a_card() -> None:
    """Given Apollo used after the blue card was played.

    Another card is refused; but all unused dice are wild.
    """
    t = table().gods(0, apollo=6).played("blue").cards(0, "green").turn(0).play("invoke apollo")
    assert ["DEL-TURN-05"] == t.why("play green")
    assert 6 == len(t.objects("advance"))
    assert ["die red", "die black", "die pink"] == t.play("advance artemis").options


@rule("DEL-RUL-18", "DEL-GOD-14")
def test_ex_53_a_card_after_apollo() -> None:
    """Given Apollo first, then a yellow card used as red for a red monster.

    The price is 0.
    """
    t = table().at(0, "0,2").monsters("1,2", "red").gods(0, apollo=6).dice(0, "(red) (red) (red)").turn(0)
    t.play("invoke apollo", chance=["card yellow"])
    assert 0 == t.price("fight 1,2 red")
    assert "TakeEquipment" == t.play("fight 1,2 red", chance=["battle 9"]).asked


@rule("DEL-EQ-12", "DEL-COL-02")
def test_ex_54_a_rite_with_a_dear_die() -> None:
    """Given the Blue Rite, a yellow die and 5 favours.

    The rite: yellow to blue costs 5; 1 favour, 1 card, Poseidon goes up.
    """
    t = table().equipment(0, "rite-blue").dice(0, "yellow (red) (red)").favours(0, 5).turn(0)
    assert 5 == t.price("use rite-blue")
    t.play("use rite-blue", chance=["card red"])
    assert (1, {"red": 1}, 3) == (t.side(0)["favours"], t.side(0)["cards"], row(t, "poseidon"))


@rule("DEL-EQ-14", "DEL-RUL-58")
def test_ex_55_a_bought_offering() -> None:
    """Given the Extra card, 3 favours, all dice used; the ship beside the pink temple with a pink offering.

    Buy an action and choose pink: the offering is made, 3 favours come back.
    """
    t = table().at(0, "-3,2").temple("-4,3", "pink").cargo(0, "offering pink").equipment(0, "extra").favours(0, 3)
    t.dice(0, "(red) (red) (red)").turn(0).play("offer -4,3")
    assert (["offering-pink"], 3) == (t.side(0)["done"], t.side(0)["favours"])


@rule("DEL-DECK-01", "DEL-RUL-45")
def test_ex_56_an_empty_oracle_deck() -> None:
    """Given the oracle deck empty, the discard pile with 4 cards.

    Draw: the discard pile is shuffled, 1 card is drawn.
    """
    t = table().cards(1, f"{SIX} {SIX} {SIX} {SIX} red black").oracle_deck("").dice(0, "red (red) (red)").turn(0)
    assert (0, 4) == (t.view()["oracle_deck"], sum(t.view()["oracle_discards"].values()))
    t.play("draw", chance=["card green"])
    assert (3, {"green": 1}) == (t.view()["oracle_deck"], t.side(0)["cards"])


# The Zeus space


@rule("DEL-RUL-32", "DEL-SHIP-07")
def test_ex_57_a_fight_from_the_zeus_space() -> None:
    """Given the ship on Zeus at the start, the Arsenal took War Reach.

    To fight from Zeus a needed monster at (1,2) is allowed: (0,2) is sea adjacent to both.
    """
    t = table().ship(0, "arsenal").ship(1, "galley").monsters("1,2", "red")
    t.provide([*ROLL, *ROLL, "wound blue", "wound blue"]).play("take reach-war")
    assert (ZEUS, True) == (t.berth(0), t.offers("fight 1,2 red"))


@rule("DEL-MOVE-10", "DEL-RUL-33")
def test_ex_58_home_with_the_shallows_card() -> None:
    """Given all tasks done, the Shallows card, the ship on a sea hex next to Zeus, a die of any colour.

    The move to Zeus is legal, 1 step.
    """
    t = table().all_done(0).at(0, "-1,2").equipment(0, "shallows").dice(0, "green (red) (red)").turn(0).play("sail", "move -1,3")
    assert (ZEUS, [1]) == (t.berth(0), [event.values[2] for event in t.events_named("moved")])


@rule("DEL-END-04", "DEL-RUL-49")
def test_ex_59_a_ship_that_never_left() -> None:
    """Given 3 players; player 1 has never left Zeus and has 9 task tiles; player 2 arrives with none.

    At the end of the round only player 2 has returned and wins, whatever cards player 1 holds.
    """
    t = table(3).at(0, ZEUS).done(0, "statue red", "statue black", "monster red").cards(0, "red red red red red").all_done(1).at(1, "-1,2")
    t.at(2, "6,-7").wounds(2, "blue").dice(1, "green green green").turn(1).play("sail", "move -1,3", "end", "end")
    assert (True, 9) == (t.state.over, sum(t.side(0)["tasks"].values()))
    assert [2, 1, 3] == list(GAME.outcome(t.state).ranks)


@rule("DEL-EQ-16", "DEL-RUL-34")
def test_ex_60_a_gift_that_must_be_taken() -> None:
    """Given the Statue Gift (red, green, yellow) taken, 1 free storage space, the red statue needed and available.

    One of the needed pictured statues must be loaded; declining is not possible.
    """
    gift = "statue-gift-red-green-yellow"
    t = table().at(0, "0,2").monsters("1,2", "red").cargo(0, "statue green").display(gift).turn(0)
    t.play("fight 1,2 red", chance=["battle 9"]).play(f"take {gift}")
    assert ["load-statue -8,4", "load-statue 2,5"] == sorted(t.options)


@rule("DEL-TTN-01", "DEL-TTN-03", "DEL-RUL-43")
def test_ex_61_the_end_of_a_round() -> None:
    """Given that the last player rolls red, red, blue and Titan 4; others have matching gods.

    The order: dice and Titan die are shown together; the others answer their god steps; then all players with shield <= 3 draw 1 wound; then
    the next round.
    """
    t = table(3).shield(0, 3).shield(1, 4).shield(2, 0).gods(0, aphrodite=2).gods(1, poseidon=4).turn(2)
    t.play("end", chance=["die red", "die red", "die blue", "titan 4"])
    assert (["rolled", "rolled", "rolled", "titan-rolled"], [0, 1]) == (t.event_names, sorted(t.waiting))
    t.play("advance poseidon", seat=1)
    assert [{}, {}, {}] == [t.side(seat)["wounds"] for seat in range(3)]
    t.play("advance aphrodite", seat=0, chance=["wound green", "wound pink"])
    assert ["god-rose", "wounded", "wounded", "round-began", "turn-began"] == t.event_names
    assert [{"green": 1}, {}, {"pink": 1}] == [t.side(seat)["wounds"] for seat in range(3)]
