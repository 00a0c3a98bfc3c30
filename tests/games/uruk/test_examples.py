"""The worked examples of the law, word for word: one test each, with the example as its docstring.

Players A, B, C and D are the seats 0, 1, 2 and 3; r, p, y and b are red, pink, yellow and blue cubes.
"""

from games.uruk.laying import GAME, kind, rule, table

FULL = ("vault", "pulley", "scales")


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


# Events


@rule("URU-EVT-01", "URU-EVT-02", "URU-EVT-03", "URU-EVT-04", "URU-EVT-11", "URU-EVT-12")
def test_ex_19_the_second_event_card_sets_off_the_first() -> None:
    """Given an empty omen place. A draws Ishtar, then a discovery; the second action draws the Drought.

    Then Ishtar goes to the omen place. The Drought lies face down before A, Ishtar is pending, A draws again for his card.
    The third action draws Gibil: discarded at once, A draws on. After A's refill Ishtar is resolved; the Drought never happens; both are discarded.
    """
    t = table().tableau(0, "kiln 1").display("vault", "pulley").turn(0)

    t.play("draw", chance=["ishtar", "axe"])
    assert ["ishtar", None] == [t.view(0)[place] for place in ("omen", "facedown")]
    t.play("draw", chance=["drought", "road"])
    assert ["ishtar", "drought"] == [t.view(0)[place] for place in ("omen", "facedown")]
    t.play("draw", chance=["gibil", "net"])
    assert ["gibil"] == t.discard_pile
    assert ["axe", "net", "road"] == sorted(t.hand_of(0))
    t.play("end", chance=["lyre"])
    assert ["refilled", "event-began", "disc-removed"] == t.event_names
    t.play("gain red", "gain red")

    assert "Turn" == t.asked
    assert ["kiln 1"] == t.slots_of(0)
    assert ["gibil", "ishtar", "drought"] == t.discard_pile


@rule("URU-EVT-06", "URU-EVT-07", "URU-EVT-09", "URU-GOD-16")
def test_ex_20_ishtar_from_top_to_bottom() -> None:
    """Given Ishtar pending, epoch I empty, 6 discs on epoch II. B has 11 cards.

    Then epoch II goes from 6 to 5, the pool gains 1; B discards 3 cards; then A, B, C each choose a card or a cube.
    """
    t = table(3).epochs(0, 6, 4, 3).hand(1, *["axe", "road", "kiln"] * 3, "net", "lyre").resolve("ishtar")
    assert [0, 5, 4, 3] == t.discs_left
    assert 1 == t.state.pool

    t.play("discard net", "discard axe", "discard road", seat=1)
    assert 8 == len(t.hand_of(1))
    t.play("gain red", seat=0)
    t.play("draw", chance=["vault"], seat=1)
    t.play("gain blue", seat=2)

    assert ["r", "", "b"] == [t.stock_of(seat) for seat in range(3)]
    assert "vault" in t.hand_of(1)


@rule("URU-GOD-01", "URU-GOD-02", "URU-GOD-03", "URU-GOD-05", "URU-GOD-06", "URU-GOD-08", "URU-LIGHT-02", "URU-EVT-13")
def test_ex_21_nergal_is_auctioned_for_card_levels() -> None:
    """Given Nergal. A has cards of levels 2, 2, 3; B of levels 4, 4, 2 and a Lighthouse with a village; C an empty hand. A is active.

    When A bids 4, B 7 (4 + bonus 3), C passes, may A bid 8?
    Then A can make 7 at most: must pass (needs more than 7). B wins, pays exactly one level-4 card, takes 3 equal cubes. A keeps all cards.
    """
    t = table(3).hand(0, "kiln", "axe", "vault").hand(1, "ziggurat", "astronomy", "road").tableau(1, "lighthouse 1").resolve("nergal")

    t.play("bid 4", "bid 7")
    assert ["pass"] == t.options
    t.play("pass")
    assert [0] == t.waiting
    assert ["pass"] == t.options
    t.play("pass")
    assert ["discard ziggurat", "discard astronomy"] == t.options
    t.play("discard astronomy", "gain yellow")

    assert "yyy" == t.stock_of(1)
    assert ["road", "ziggurat"] == t.hand_of(1)
    assert 3 == len(t.hand_of(0))


@rule("URU-GOD-07", "URU-INV-04", "URU-RUL-37")
def test_ex_22_enlil_lets_the_winner_place_a_discovery() -> None:
    """Given Enlil won by A with highest level 2; after paying A holds 1 Scales (level 3); A has 5 discoveries.

    When A places the Scales, then they replace any discovery, no further cards; the replaced card goes to hand.
    """
    t = table().tableau(0, "kiln", "axe", "road", "statuette", "shadoof").hand(0, "scales", "net").resolve("enlil")

    t.play("bid 1", "pass", "discard net", "place scales")
    assert ["replace 1", "replace 2", "replace 3", "replace 4", "replace 5"] == t.options
    t.play("replace 4")

    assert ["kiln 0", "axe 0", "road 0", "scales 0", "shadoof 0"] == t.slots_of(0)
    assert ["statuette"] == t.hand_of(0)


@rule("URU-GOD-12", "URU-GOD-13")
def test_ex_23_on_a_tie_gibil_favours_nobody() -> None:
    """Given Gibil, discs A 3, B 2, C 2. Then it is a tie for fewest: no favour; A, B, C each take 1 cube."""
    t = table(3).epochs(0, 6, 4, 3).tableau(0, "kiln 2", "axe 1").tableau(1, "kiln 2").tableau(2, "axe 1", "road 1").resolve("gibil")

    t.play("gain red", seat=0).play("gain pink", seat=1).play("gain blue", seat=2)

    assert ["r", "p", "b"] == [t.stock_of(seat) for seat in range(3)]
    assert "Turn" == t.asked


@rule("URU-GOD-10", "URU-GOD-11", "URU-GOD-15", "URU-EVT-05")
def test_ex_24_nannar_favours_the_player_with_the_fewest_discs() -> None:
    """Given Nannar, discs A 3, B 2, active C 4.

    Then B keeps Nannar (half price). C, then A may draw 1 card; an event card drawn then is discarded and replaced.
    """
    t = (
        table(3)
        .epochs(0, 4, 4, 3)
        .tableau(0, "kiln 2", "axe 1")
        .tableau(1, "kiln 2")
        .tableau(2, "axe 2", "road 2")
        .resolve("nannar", seat=2)
    )
    assert [2] == t.waiting
    assert t.state.sides[1].kept

    t.play("draw", chance=["gibil", "lyre"])
    assert [0] == t.waiting
    assert ["draw", "pass"] == t.options
    t.play("draw", chance=["vault"])

    assert [["vault"], [], ["lyre"]] == [t.hand_of(seat) for seat in range(3)]
    assert ["gibil", "enlil"] == t.discard_pile


@rule("URU-DIS-03", "URU-DIS-04", "URU-DIS-05", "URU-LIGHT-01")
def test_ex_25_the_lighthouse_makes_all_bids_equal() -> None:
    """Given the Drought; cubes bid A 2, B 2, C 1; C has a bare Lighthouse.

    When they are revealed, then 2, 2, 2: all equal, so all lose a disc, nobody pays.
    """
    t = table(3).tableau(0, "kiln 1").tableau(1, "axe 1").tableau(2, "lighthouse", "road 1")
    t.stock(0, "rr").stock(1, "rr").stock(2, "r").resolve("drought")

    t.play("bid 2", "bid 2", "bid 1", "lose 1", "lose 1", "lose 2")

    assert [0, 0, 0] == [side.settled for side in t.state.sides]
    assert ["rr", "rr", "r"] == [t.stock_of(seat) for seat in range(3)]


@rule("URU-DIS-02", "URU-DIS-04", "URU-DIS-08")
def test_ex_26_the_earthquake_takes_cards_where_all_is_settled() -> None:
    """Given the Earthquake; bids A 3, B 1, C 3. B has all discoveries settled and 2 cards in hand.

    When they are revealed, then A and C are spared, each pays 3 cubes; B discards his 2 cards.
    """
    t = table(3).tableau(0, "kiln").tableau(1, "axe 1", "road 1").tableau(2, "kiln").hand(1, "net", "lyre")
    t.stock(0, "rrr").stock(1, "p").stock(2, "yyyb").resolve("earthquake")

    t.play("bid 3", "bid 1", "bid 3", "pay yyb", "discard net", "discard lyre")

    assert ["", "p", "y"] == [t.stock_of(seat) for seat in range(3)]
    assert [] == t.hand_of(1)
    assert [["kiln 0"], ["axe 1", "road 1"], ["kiln 0"]] == [t.slots_of(seat) for seat in range(3)]


@rule("URU-DIS-09", "URU-TURN-08", "URU-FREE-02")
def test_ex_27_an_eruption_leaves_one_action() -> None:
    """Given 4 players, the Eruption hits B and D. On their next turns they have 1 action each (+ free swap), then normal again."""
    t = table(4).tableau(1, "wheel-and-axle").stock(0, "r").stock(1, "b").stock(2, "r").display(*FULL).resolve("eruption")
    t.play("bid 1", "bid 0", "bid 1", "bid 0")
    assert [1] == t.waiting
    t.play("use wheel-and-axle", "swap blue red")

    actions = [t.actions_left()]
    for _ in range(7):
        actions.append(t.play("end").actions_left())

    assert [1, 3, 1, 3, 3, 3, 3, 3] == actions


# The end


@rule("URU-END-02", "URU-END-03", "URU-END-04", "URU-END-05")
def test_ex_28_the_pool_comes_back_when_the_last_disc_is_bought() -> None:
    """Given 1 disc on epoch IV, 5 in the pool. Players A B C; B buys it.

    Then the pool's 5 discs go on epoch IV. C plays (an event after C's turn still works in full and takes 1 of the 5 back to the pool),
    then last turns of A, B, C with events void, discs buyable at the price of epoch IV.
    """
    t = table(3).epochs(0, 0, 0, 1, pool=5).omen("ishtar").display(*FULL)
    t.tableau(0, "axe").stock(0, "rrpyb").tableau(1, "kiln").stock(1, "rrpyb").turn(1)

    t.play("disc 1", "pay rrpyb")
    assert [5, 0] == [t.discs_left[3], t.state.pool]
    t.play("end")
    t.play("draw", chance=["enlil", "road"])
    t.play("end")
    assert [4, 1] == [t.discs_left[3], t.state.pool]
    t.play("gain red", "gain red", "gain red")
    assert "last-round" in t.event_names
    t.play("draw", chance=["drought", "lyre"])
    assert "event-void" in t.event_names
    t.play("disc 1")
    assert {5} == {len(text.split()[1]) for text in t.offered("pay")}
    t.play("pay rrpyb", "end", "end", "end")

    assert t.state.over


@rule("URU-END-01", "URU-EVT-08", "URU-RUL-32")
def test_ex_29_an_event_takes_the_last_disc() -> None:
    """Given 1 disc on epoch IV; an event starts after C's turn (C is last in the round).

    When step 1 is done,
    then the disc goes to the pool, the end is triggered, the pool is put on IV; hand limit and effect follow; then directly the last round.
    """
    t = table(3).epochs(0, 0, 0, 1, pool=2).hand(0, *["axe", "road", "kiln"] * 3).resolve("ishtar", seat=2)
    assert ["event-began", "disc-removed", "end-triggered"] == t.event_names
    assert [3, 0] == [t.discs_left[3], t.state.pool]

    t.play("discard axe")
    assert "Ishtar" == t.asked
    t.play("gain red", "gain red", "gain red")

    assert ["last-round", "turn-began"] == t.event_names[-2:]


@rule("URU-RES-16", "URU-RES-17", "URU-RUL-18")
def test_ex_30_the_clay_pipe_fills_behind_anybody_who_is_ahead() -> None:
    """Given the Clay Pipe's owner O with 3 discs; A 4, B 5, C 3. A receives r and b this turn, C receives y.

    When the turns end,
    then after A's turn O puts r or b on the Clay Pipe (A has more discs than O although B leads); after C's nothing (3 is not more than 3).
    """
    t = table(4).epochs(0, 2, 4, 3).display(*FULL).tableau(0, "clay-pipe 1", "net 2").tableau(1, "kiln 2", "water-wheel 2")
    t.tableau(2, "axe 2", "road 2", "statuette 1").tableau(3, "rollers 2", "cistern 1").turn(1)

    t.play("use kiln", "use water-wheel", "end")
    assert [0] == t.waiting
    assert ["gain red", "gain blue"] == t.options
    t.play("gain blue")
    assert ["clay-pipe 1 b", "net 2"] == t.slots_of(0)
    t.play("end", "use rollers", "end")

    assert "Turn" == t.asked
    assert ["clay-pipe 1 b", "net 2"] == t.slots_of(0)


@rule("URU-SCORE-01", "URU-SCORE-02", "URU-SCORE-03", "URU-SCORE-04", "URU-SCORE-05", "URU-SCORE-07", "URU-SCORE-09")
def test_ex_31_a_full_scoring() -> None:
    """Given at the end a Ziggurat city, a Lyre village, bare Scales, a Sewers village, a bare Kiln, Ninurta; 6 cubes in stock;
    in hand 3 Gear Wheels (P4), 1 Water Clock (B3), 1 Coinage (Y3).

    When it is scored: for the Lyre, the Gear Wheel would need 3 real ones and 1 pair, Water Clock or Coinage 2 pairs; the 3 pink cards make one pair.
    Then the Lyre gives 0. Slots 8 + 3 + 1 + 3 + 1 = 16; cubes 1; Ninurta 1 city = 1; Scales: the others show red, yellow, blue, red, no pink: 0. Total 18.
    """
    t = table().tableau(0, "ziggurat 2", "lyre 1", "scales", "sewers 1", "kiln").kept(0, "ninurta").stock(0, "rrppyy").epochs(0, 0, 0, 0)
    t.hand(0, "gear-wheel", "gear-wheel", "gear-wheel", "water-clock", "coinage").finish()
    assert ["pass"] == t.options

    t.play("pass")

    sources = {name: points[0] for name, points in GAME.outcome(t.state).sources}
    assert {"discoveries": 16, "cubes": 1, "lyre": 0, "scales": 0, "ninurta": 1} == sources
    assert 18 == t.scores[0]


@rule("URU-SCORE-07")
def test_ex_32_the_scales_with_all_four_colours() -> None:
    """Given all as in EX-31, but Domestication (pink) in place of the Kiln.

    When the Scales are scored, then the others show r, y, b, p; the hand's colours pink, blue, yellow give 3 VP. Total 21.
    """
    t = (
        table()
        .tableau(0, "ziggurat 2", "lyre 1", "scales", "sewers 1", "domestication")
        .kept(0, "ninurta")
        .stock(0, "rrppyy")
        .epochs(0, 0, 0, 0)
    )
    t.hand(0, "gear-wheel", "gear-wheel", "gear-wheel", "water-clock", "coinage").finish()

    t.play("pass")

    sources = {name: points[0] for name, points in GAME.outcome(t.state).sources}
    assert 3 == sources["scales"]
    assert 21 == t.scores[0]


@rule("URU-DECK-01", "URU-DECK-02", "URU-RUL-04")
def test_ex_33_the_fifteen_oldest_discards_leave_at_the_first_exhaustion() -> None:
    """Given the first exhaustion, 40 cards in the discard pile. When A must draw, then the 15 oldest leave the game, 25 are shuffled, A draws.

    At the second exhaustion nothing is removed.
    """
    oldest = ["kiln", "axe", "road", "statuette", "shadoof"] * 3
    newer = ["vault", "pulley", "scales", "coinage", "lyre"] * 4 + ["ziggurat"] * 5
    t = table().first_pile().pile().discards(*oldest, *newer).display().turn(0)
    t.play("draw")
    assert [["boxed", [15]], ["reshuffled", [25]]] == [event.plain() for event in t.events[:2]]
    assert [3, 3, 3, 3, 3] == [t.state.boxed[kind(card)] for card in oldest[:5]]
    assert t.hand_of(0)[0] in newer

    t = table().pile().discards(*newer).turn(0).play("draw")

    assert [["reshuffled", [25]]] == [event.plain() for event in t.events[:1]]
    assert "boxed" not in t.event_names


@rule("URU-INV-25", "URU-RES-09", "URU-RUL-58")
def test_ex_34_a_road_cannot_replace_a_road() -> None:
    """Given the Road (empty) in the tableau, and in hand 2 Roads (and here a Net to replace it).

    When the Road shall be replaced by a Road for new cubes, then it is illegal.
    Replacing it by something else and placing the Road again later is legal and fills it anew.
    """
    t = table().tableau(0, "road").hand(0, "road", "road", "net").display(*FULL).turn(0)
    assert not t.offers("place road")
    assert ["URU-INV-02"] == t.why("place road")

    t.play("place net", "replace 1", "place road", "new-slot", "copy")

    assert ["net 0", "road 0 rrp"] == t.slots_of(0)


@rule("URU-END-04", "URU-END-07", "URU-DIS-05", "URU-RUL-32")
def test_ex_35_discs_lost_after_the_trigger_cannot_be_bought() -> None:
    """Given the end was triggered in B's turn, the pool of 5 put on IV; the Drought is resolved after C's turn; A and C are victims.

    When it is resolved, then IV goes from 5 to 4, the pool has 1; hand limit; A and C lose 1 disc each, the pool has 3.
    These 3 cannot be bought; in the last turns 4 discs are on offer.
    """
    t = table(3).epochs(0, 0, 0, 1, pool=5).omen("drought").display(*FULL).hand(0, *["statuette", "rollers", "shadoof"] * 3)
    t.tableau(0, "axe 1").tableau(1, "kiln").stock(1, "rrpybb").tableau(2, "road 1").turn(1)
    t.play("disc 1", "pay rrpyb", "end")
    t.play("draw", chance=["enlil", "lyre"])

    t.play("end")
    assert [4, 1] == [t.discs_left[3], t.state.pool]
    assert "HandLimit" == t.asked
    t.play("discard shadoof")
    t.play("bid 0", seat=0).play("bid 1", seat=1).play("bid 0", seat=2)
    t.play("lose 1", seat=2).play("lose 1", seat=0)

    assert "last-round" in t.event_names
    assert [4, 3] == [t.discs_left[3], t.state.pool]
    t.play("end", "end", "end")
    assert t.state.over
    assert [4, 3] == [t.discs_left[3], t.state.pool]
