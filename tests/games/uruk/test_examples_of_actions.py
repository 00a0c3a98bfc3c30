"""The worked examples of the law for the actions of a turn, word for word: one test each, with the example as its docstring.

Players A, B, C and D are the seats 0, 1, 2 and 3; r, p, y and b are red, pink, yellow and blue cubes.
"""

from games.uruk.laying import rule, table

# Placing a discovery


@rule("URU-INV-08", "URU-INV-09", "URU-INV-10")
def test_ex_01_two_copies_and_a_pair_pay_for_a_lyre() -> None:
    """Given a tableau with a level-2 card, and in hand 2 Lyres (Y3) and 2 blue cards.

    When the player places the Lyre in a new slot,
    then it is legal: 2 real copies and 1 pair; 1 Lyre and 2 blue cards are discarded. 1 action.
    """
    t = table().tableau(0, "kiln").hand(0, "lyre", "lyre", "water-wheel", "sailing-ship").turn(0)

    t.play("place lyre", "new-slot", "copy", "pair blue", "discard water-wheel", "discard sailing-ship")

    assert ["kiln 0", "lyre 0"] == t.slots_of(0)
    assert ["lyre", "water-wheel", "sailing-ship"] == t.discard_pile
    assert [] == t.hand_of(0)
    assert 2 == t.actions_left()


@rule("URU-INV-04", "URU-INV-06", "URU-INV-07", "URU-INV-14")
def test_ex_02_a_kiln_replaces_a_mud_house_under_a_village() -> None:
    """Given the Mud House (R1, village, 2 r on it), and in hand 2 Kilns.

    When the Mud House is replaced by the Kiln,
    then level 2 is allowed (1 + 1); the Kiln lies under the village, 1 Kiln is discarded, the Mud House is in hand, 2 r are in the bank,
    the disc stays; the village is now worth 2.
    """
    t = table().tableau(0, "mud-house 1 rr").hand(0, "kiln", "kiln").turn(0)
    assert [1, 0] == t.scores

    t.play("place kiln", "replace 1", "copy")

    assert ["kiln 1"] == t.slots_of(0)
    assert ["kiln"] == t.discard_pile
    assert ["mud-house"] == t.hand_of(0)
    assert 12 == t.bank.count("r")
    assert [2, 0] == t.scores


@rule("URU-INV-05", "URU-INV-09", "URU-INV-11")
def test_ex_03_the_returned_mud_house_pays_half_of_a_pair() -> None:
    """Given the Mud House (R1), and in hand Road (R2) and Axe (P2).

    When the Road shall replace the Mud House with the pair Mud House + another red card,
    then only one red card (the returned Mud House) is there besides the Road: illegal.
    With the City Wall also in hand: the pair Mud House + City Wall, legal.
    """
    t = table().tableau(0, "mud-house").hand(0, "road", "axe").turn(0)
    assert ["URU-INV-08"] == t.why("place road")

    t = table().tableau(0, "mud-house").hand(0, "road", "axe", "city-wall").turn(0).play("place road")
    assert ["replace 1"] == t.options
    t.play("replace 1", "pair red", "discard mud-house", "discard city-wall")

    assert ["road 0"] == t.slots_of(0)
    assert ["mud-house", "city-wall"] == t.discard_pile
    assert ["axe"] == t.hand_of(0)


@rule("URU-INV-19", "URU-INV-20")
def test_ex_04_the_city_wall_makes_one_red_discovery_cheaper() -> None:
    """Given City Wall (R2) and Sewers (B3), and in hand 2 Ziggurats and 2 yellow cards (and here a Kiln, for the last sentence).

    When the Ziggurat (R4) is placed with the discount,
    then the price is 3 cards: 2 real ones and 1 pair (2 yellow). A Ziggurat and 2 yellow cards are discarded.
    A second red discovery this turn pays the full price.
    """
    t = table().tableau(0, "city-wall", "sewers").hand(0, "ziggurat", "ziggurat", "statuette", "rollers", "kiln").turn(0)
    assert t.offers("place kiln")

    t.play("place ziggurat", "new-slot", "discount", "copy", "pair yellow", "discard statuette", "discard rollers")

    assert ["city-wall 0", "sewers 0", "ziggurat 0"] == t.slots_of(0)
    assert ["ziggurat", "statuette", "rollers"] == t.discard_pile
    assert ["kiln"] == t.hand_of(0)
    assert ["URU-INV-08"] == t.why("place kiln")


@rule("URU-INV-14")
def test_ex_05_no_level_may_be_jumped() -> None:
    """Given a highest level of 2, and in hand 4 times Astronomy. When Astronomy (level 4) is wanted, then it is illegal: 4 > 2 + 1."""
    t = table().tableau(0, "kiln", "net").hand(0, *["astronomy"] * 4).turn(0)

    assert [] == t.offered("place")
    assert ["URU-INV-14"] == t.why("place astronomy")


@rule("URU-INV-01", "URU-INV-22", "URU-RUL-53")
def test_ex_06_the_water_clock_makes_room_for_a_sixth_discovery() -> None:
    """Given 5 discoveries, none of them the Water Clock, and in hand 3 Water Clocks.

    When the Water Clock is placed, then it must replace one. The limit becomes 6, a 6th discovery may follow as the next action.
    """
    t = table().tableau(0, "net", "kiln", "axe", "road", "statuette").hand(0, *["water-clock"] * 3).turn(0)
    t.play("place water-clock")
    assert ["replace 1", "replace 2", "replace 3", "replace 4", "replace 5"] == t.options

    t.play("replace 1", "copy", "copy", "place net", "new-slot")

    assert ["water-clock 0", "kiln 0", "axe 0", "road 0", "statuette 0", "net 0"] == t.slots_of(0)
    assert 1 == t.actions_left()


# Taking resources


@rule("URU-RES-09", "URU-RES-11", "URU-RUL-17", "URU-RUL-20")
def test_ex_07_a_road_gets_a_cube_for_each_display_card() -> None:
    """Given the display Gear Wheel (P), Vault (R) (one card was taken this turn), and 2 Roads in hand.

    When the Road is placed, then n = 2: 1 p and 1 r are put on it. Next turns: 1 cube per use.
    """
    t = table().tableau(0, "kiln").hand(0, "road", "road").display("gear-wheel", "vault").turn(0, 2)

    t.play("place road", "new-slot", "copy")
    assert ["kiln 0", "road 0 rp"] == t.slots_of(0)
    t.play("end", chance=["axe"])
    t.play("end", "use road", "gain pink")

    assert "p" == t.stock_of(0)
    assert ["kiln 0", "road 0 r"] == t.slots_of(0)
    assert ["URU-TURN-05"] == t.why("use road")


@rule("URU-RES-07", "URU-RES-08", "URU-RES-24", "URU-TURN-05")
def test_ex_08_three_discoveries_give_cubes_once_each() -> None:
    """Given a Cistern with 1 b, a Water Wheel, a Ziggurat; in stock 2 b, 1 r.

    When three take actions are made with Cistern, Water Wheel, Ziggurat,
    then the blue stock goes 2, 3, 4, and the Ziggurat gives 1 p and 1 y (the colours lacking). The stock is 4 b, 1 r, 1 p, 1 y.
    None of the three can be used again this turn.
    """
    t = table().tableau(0, "cistern 0 b", "water-wheel", "ziggurat").stock(0, "rbb").turn(0)

    t.play("use cistern")
    assert "rbbb" == t.stock_of(0)
    t.play("use water-wheel")
    assert "rbbbb" == t.stock_of(0)
    t.play("use ziggurat")
    assert "rpybbbb" == t.stock_of(0)

    assert [] == t.offered("use")
    assert "URU-TURN-05" in t.why("use water-wheel")


@rule("URU-RES-03", "URU-RES-04", "URU-RES-05", "URU-RUL-15")
def test_ex_09_a_colour_the_bank_lacks_is_taken_from_the_richest() -> None:
    """Given a bank with 0 y. A (active) has Rollers; B has 3 y, C 3 y, A 0 y in stock.

    When A takes resources with Rollers,
    then A picks B or C (tie), takes 1 y; the victim takes 1 r, p or b of choice from the bank.
    """
    t = table(3).tableau(0, "rollers").tableau(1, "clay-pot 0 yyy").tableau(2, "road 0 yyy").stock(1, "yyy").stock(2, "yyy").turn(0)

    t.play("use rollers")
    assert ["rob 1", "rob 2"] == t.options
    t.play("rob 2")
    assert [2] == t.waiting
    assert ["gain red", "gain pink", "gain blue"] == t.options
    t.play("gain blue")

    assert ["y", "yyy", "yyb"] == [t.stock_of(seat) for seat in range(3)]


@rule("URU-RES-21", "URU-RES-22")
def test_ex_10_astronomy_turns_display_cards_into_cubes() -> None:
    """Given a display of 2 blue cards and 1 red one, and Astronomy unused.

    When A uses it for blue,
    then A gets 2 b; the 2 blue display cards are discarded; the display has 1 card until the end of the turn, then it is refilled.
    """
    t = table().tableau(0, "astronomy").display("water-wheel", "sewers", "kiln").turn(0)

    t.play("use astronomy", "gain blue")
    assert "bb" == t.stock_of(0)
    assert ["water-wheel", "sewers"] == t.discard_pile
    assert ["kiln"] == t.display_cards
    t.play("end", chance=["axe", "road"])

    assert ["axe", "road", "kiln"] == t.display_cards


# Exchanging


@rule("URU-EXCH-01", "URU-EXCH-02", "URU-EXCH-03", "URU-RUL-21")
def test_ex_11_cards_of_discoveries_on_the_table_become_cubes() -> None:
    """Given B has a Water Wheel in play. A holds 2 Water Wheels and 1 Sailing Ship; nobody has the Sailing Ship in play.

    When A exchanges,
    then A may discard 1 or 2 Water Wheels for 1 or 2 b in one action; the Sailing Ship is not exchangeable.
    """
    t = table().tableau(1, "water-wheel").hand(0, "water-wheel", "water-wheel", "sailing-ship").turn(0)
    assert ["URU-EXCH-01"] == t.why("exchange sailing-ship")

    t.play("exchange water-wheel")
    assert ["exchange water-wheel", "enough"] == t.options
    t.play("exchange water-wheel")

    assert "bb" == t.stock_of(0)
    assert ["sailing-ship"] == t.hand_of(0)
    assert 2 == t.play("enough").actions_left()


# Discs


@rule("URU-SET-04", "URU-SET-06")
def test_ex_12_a_disc_of_epoch_i_only_founds_villages() -> None:
    """Given discs on epoch I. A: Domestication (P2) bare, Clay Pot (Y1) with a village; stock 2 p.

    When A places a disc, then only above Domestication: A pays 2 p. Above the Clay Pot it would be a city: illegal in epoch I.
    """
    t = table().tableau(0, "domestication", "clay-pot 1").stock(0, "pp").turn(0)
    assert ["disc 1"] == t.offered("disc")
    assert ["URU-SET-04"] == t.why("disc 2")

    t.play("disc 1", "pay pp")

    assert ["domestication 1", "clay-pot 1"] == t.slots_of(0)
    assert "" == t.stock_of(0)


@rule("URU-SET-05", "URU-SET-08", "URU-SET-11", "URU-SET-14", "URU-SCORE-03")
def test_ex_13_the_vault_saves_a_cube_of_a_city_in_epoch_ii() -> None:
    """Given epoch II is the lowest; A has the Vault, stock only r and y; a village on the Pulley (R3).

    When A makes a city on the Pulley, then the price is 3 different - 1 = 2 different: A pays r + y. The slot goes from 3 to 6 VP.
    """
    t = table().epochs(0, 6, 4, 3).tableau(0, "pulley 1", "vault").stock(0, "ry").turn(0)
    assert [3 + 1, 0] == t.scores

    t.play("disc 1", "reduce vault")
    assert ["pay ry"] == t.options
    t.play("pay ry")

    assert ["pulley 2", "vault 0"] == t.slots_of(0)
    assert [6 + 1, 0] == t.scores


@rule("URU-SET-10", "URU-SET-11", "URU-SET-15", "URU-SET-16", "URU-RUL-23")
def test_ex_14_coinage_saves_two_cubes_but_not_all_colours() -> None:
    """Given epoch IV; A places above his own Coinage (bare), and owns the Vault as well; stock r r r.

    When A would pay,
    then Coinage saves 2 (the Vault cannot be added): 3 cubes of at least 2 colours, so r r r is invalid. With r r y it is valid.
    """
    t = table().epochs(0, 0, 0, 3).tableau(0, "coinage", "vault").stock(0, "rrr").turn(0)
    assert ["URU-SET-07"] == t.why("disc 1")

    t = table().epochs(0, 0, 0, 3).tableau(0, "coinage", "vault").stock(0, "rry").turn(0).play("disc 1")
    assert ["reduce coinage"] == t.options
    t.play("reduce coinage")

    assert ["pay rry"] == t.options


@rule("URU-SET-09", "URU-SET-19", "URU-SET-20", "URU-RUL-26")
def test_ex_15_marduk_halves_the_price_and_the_vault_is_ignored() -> None:
    """Given epoch III; A holds Marduk, owns the Vault; stock p, y.

    When A places any disc, then half of 4 is 2, at least 2 colours: p + y. The Vault is ignored. Marduk is discarded.
    """
    t = table().epochs(0, 0, 4, 3).kept(0, "marduk").tableau(0, "vault", "kiln 1").stock(0, "py").turn(0)
    assert ["disc 1", "disc 2"] == t.offered("disc")

    t.play("disc 2")
    assert ["pay py"] == t.options
    t.play("pay py")

    assert ["vault 0", "kiln 2"] == t.slots_of(0)
    assert ["marduk"] == t.discard_pile


@rule("URU-SET-08", "URU-SET-12", "URU-SET-13")
def test_ex_16_the_shadoof_pays_a_village_with_cards() -> None:
    """Given epoch II; A has the Shadoof; stock r; in hand a blue and a yellow card; a bare discovery is available.

    When A founds a village, then r cube + blue card + yellow card are 3 different colours. As a city the same payment would be illegal.
    """
    t = table().epochs(0, 6, 4, 3).tableau(0, "shadoof 1", "kiln").stock(0, "r").hand(0, "sewers", "statuette").turn(0)
    assert ["disc 2"] == t.offered("disc")
    assert ["URU-SET-07"] == t.why("disc 1")

    t.play("disc 2", "discard sewers", "discard statuette", "pay r")

    assert ["shadoof 1", "kiln 1"] == t.slots_of(0)
    assert ["sewers", "statuette"] == t.discard_pile


@rule("URU-SET-06", "URU-SET-14", "URU-SET-18", "URU-RUL-25")
def test_ex_17_a_disc_can_be_free() -> None:
    """Given epoch I, the Vault in play, the bare level-1 discovery Net. When A places a disc on the Net, then the price is 1 - 1 = 0. Legal, free."""
    t = table().tableau(0, "net", "vault").turn(0)

    t.play("disc 1", "reduce vault")

    assert ["net 1", "vault 0"] == t.slots_of(0)
    assert 48 == len(t.bank)


@rule("URU-ACT-05", "URU-ACT-06", "URU-ACT-07")
def test_ex_18_the_gear_wheel_moves_a_disc_by_one_level() -> None:
    """Given the Gear Wheel; a city on the Kiln (2), a village on the Lyre (3), the Ziggurat (4) bare.

    When discs move,
    then Kiln to Lyre is legal (difference 1), making the Lyre a city; Lyre to Ziggurat is legal; Kiln to Ziggurat is illegal (difference 2).
    """
    t = table().epochs(0, 6, 4, 3).tableau(0, "gear-wheel", "kiln 2", "lyre 1", "ziggurat").turn(0).play("use gear-wheel")
    assert t.offers("move 3 4")
    assert ["URU-ACT-06"] == t.why("move 2 4")

    t.play("move 2 3")

    assert ["gear-wheel 0", "kiln 1", "lyre 2", "ziggurat 0"] == t.slots_of(0)
