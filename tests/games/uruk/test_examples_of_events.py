"""The worked examples of the law for events and the end of the game, word for word: one test each, with the example as its docstring.

Players A, B, C and D are the seats 0, 1, 2 and 3; r, p, y and b are red, pink, yellow and blue cubes.
"""

from games.uruk.laying import GAME, kind, rule, table

FULL = ("vault", "pulley", "scales")


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
    Replacing it by something else and placing the Road again later is legal and fills it again.
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
