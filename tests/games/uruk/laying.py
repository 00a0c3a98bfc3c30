"""How a table of Uruk is laid for a test.

    t = table(seats=3).tableau(0, "mud-house 1 rr", "kiln").hand(0, "road", "road").stock(0, "rry").turn(0)
    t.play("place road", "new-slot", "copy")
    assert t.options == [...]

Chance is dictated by the cards that are drawn. Whatever card, cube or disc is not placed is where it begins: in the pile, in the bank,
in the box.
"""

from __future__ import annotations

import kit
from kit import rule

from themis.core.native import i64, vec
from themis.games.uruk import setup, state
from themis.games.uruk.frames.event import BeginEvent
from themis.games.uruk.frames.turn import BeginTurn, NextTurn, Turn
from themis.games.uruk.game import GAME
from themis.games.uruk.save import cards_of, cubes_of

__all__ = ["COMPLETE", "FIVE", "GAME", "ONLY_II", "ONLY_III", "ONLY_IV", "T", "Table", "kind", "rule", "table"]

T = GAME.tables

LETTERS = "rpyb"
# A full tableau.
FIVE = ("kiln", "axe", "rollers", "sewers", "lighthouse")
# Discs left from one epoch on, and the full prices of that epoch.
ONLY_II = (0, 6, 4, 3)
ONLY_III = (0, 0, 4, 3)
ONLY_IV = (0, 0, 0, 3)
COMPLETE: dict[tuple[int, ...], list[str]] = {
    ONLY_II: ["rpy", "rpb", "ryb", "pyb"],
    ONLY_III: ["rpyb"],
    ONLY_IV: ["rrpyb", "rppyb", "rpyyb", "rpybb"],
}


def kind(slug: str) -> int:
    return T.kind_slugs.index(slug)


def letters(cubes: str) -> list[int]:
    return [cubes.count(letter) for letter in LETTERS]


class Table(kit.Table[state.State]):
    """A table of Uruk in the making, then in play."""

    def __init__(self, seats: int, given: dict[str, str]) -> None:
        super().__init__(GAME, setup.empty_table(T, seats, GAME.meta.option_values(given)))
        # A single mixed pile, as after a reshuffle; `first_pile` goes back before the first one.
        self.state.reshuffles = 1
        self._pile: list[int] | None = None
        self._boxed_discs = 0

    # Putting the table together

    def hand(self, seat: int, *cards: str) -> Table:
        for card in cards:
            self.state.sides[seat].add_card(kind(card))
        return self

    def known(self, seat: int, *cards: str) -> Table:
        """Cards in hand that everybody has seen going there."""
        for card in cards:
            self.state.sides[seat].add_known_card(kind(card))
        return self

    def tableau(self, seat: int, *slots: str) -> Table:
        """Each slot as "card", "card discs" or "card discs cubes", such as "road 1 ry"."""
        side = self.state.sides[seat]
        numbers: list[int] = []
        for slot in slots:
            words = slot.split()
            discs = int(words[1]) if len(words) > 1 else 0
            numbers += [kind(words[0]), discs, *letters(words[2] if len(words) > 2 else "")]
            side.tableau |= 1 << kind(words[0])
            side.settled += discs
        side.count = len(slots)
        side.slots = vec[i64](numbers + [0] * (T.slots * state.SLOT_WIDTH - len(numbers)))
        return self

    def stock(self, seat: int, cubes: str) -> Table:
        self.state.sides[seat].stock = vec[i64](letters(cubes))
        return self

    def elsewhere(self, cubes: str, seat: int = -1) -> Table:
        """Moves cubes out of the bank into the stock of the last seat (or of one named), to make the bank short."""
        side = self.state.sides[seat]
        side.stock = vec[i64]([a + b for a, b in zip(side.stock, letters(cubes), strict=True)])
        return self

    def display(self, *cards: str) -> Table:
        self.state.display = vec[i64]([kind(card) for card in cards] + [-1] * (3 - len(cards)))
        return self

    def discards(self, *cards: str) -> Table:
        """The discard pile, oldest first."""
        for card in cards:
            self.state.discards[self.state.discarded] = kind(card)
            self.state.discarded += 1
        return self

    def box(self, *cards: str) -> Table:
        """Cards out of the game."""
        for card in cards:
            self.state.boxed[kind(card)] += 1
        return self

    def pile(self, *cards: str) -> Table:
        """The draw pile holds exactly these cards; all others that are nowhere are out of the game."""
        self._pile = [kind(card) for card in cards]
        return self

    def first_pile(self) -> Table:
        """No reshuffle has happened yet."""
        self.state.reshuffles = 0
        return self

    def omen(self, card: str) -> Table:
        self.state.omen = kind(card)
        return self

    def facedown(self, card: str) -> Table:
        self.state.facedown = kind(card)
        return self

    def epochs(self, *discs: int, pool: int = 0) -> Table:
        self.state.epochs = vec[i64](list(discs))
        self.state.pool = pool
        return self

    def kept(self, seat: int, *cards: str) -> Table:
        for card in cards:
            self.state.sides[seat].kept |= 1 << (kind(card) - T.discoveries)
        return self

    def erupted(self, *seats: int) -> Table:
        for seat in seats:
            self.state.sides[seat].erupted = True
        return self

    def used(self, *cards: str) -> Table:
        for card in cards:
            self.state.used |= 1 << kind(card)
        return self

    def first(self, seat: int) -> Table:
        self.state.first = seat
        return self

    def last_round(self) -> Table:
        self.state.ending = state.LAST_DISC_BOUGHT
        self.state.last_round = True
        return self

    # Starting

    def turn(self, seat: int, actions: int = 3) -> Table:
        """It is a seat's turn, with that many actions left."""
        self.state.turn = seat
        return self.ask(Turn(seat, actions))

    def begin_turn(self, seat: int) -> Table:
        return self.ask(BeginTurn(seat))

    def resolve(self, card: str, seat: int = 0) -> Table:
        """An event set off in a seat's turn is resolved after it, up to its first decision."""
        self.omen(card).facedown("ishtar" if card == "enlil" else "enlil")
        self.state.turn = seat
        return self.ask(BeginEvent(seat), NextTurn(seat))

    def finish(self) -> Table:
        """The last turn of the game has ended; runs to the first Lyre, or to the scores."""
        self.state.ending = state.LAST_DISC_BOUGHT
        self.state.last_round = True
        return self.ask(NextTurn((self.state.first - 1) % self.state.seats))

    # Everything else

    def lay_the_rest(self) -> None:
        s = self.state
        s.bank = vec[i64]([0] * 4)
        s.bank = vec[i64]([T.cubes_per_colour - cubes_of(s, colour) for colour in range(4)])
        assert min(s.bank) >= 0, "more cubes were placed than there are"
        missing = [(T.copies[k] if k < T.discoveries else 1) - cards_of(s, k) for k in range(T.kinds)]
        assert min(missing) >= 0, "more cards were placed than there are"
        in_pile = [self._pile.count(k) for k in range(T.kinds)] if self._pile is not None else missing
        s.pile = vec[i64](in_pile)
        s.pile_size = sum(in_pile)
        s.events_in_pile = sum(in_pile[T.discoveries :])
        s.boxed = vec[i64]([s.boxed[k] + missing[k] - in_pile[k] for k in range(T.kinds)])

        self._lay_discs()

    def _lay_discs(self) -> None:
        """Those before the players come from the epochs, the first one first; those that are nowhere are in the box."""
        s = self.state
        placed = int(sum(s.epochs) + s.pool + sum(side.settled for side in s.sides))
        boxed = int(sum(T.epoch_discs[s.seats])) + s.seats - placed
        for epoch in range(len(s.epochs)):
            taken = min(max(0, -boxed), s.epochs[epoch])
            s.epochs[epoch] -= taken
            boxed += taken
        self._boxed_discs = boxed

    def unsound(self) -> str:
        """Discs never placed are in the box, which a state does not know."""
        self.state.pool += self._boxed_discs
        broken = super().unsound()
        self.state.pool -= self._boxed_discs
        return broken

    def dictated(self, words: list[str]) -> list[int]:
        """The pile gives these cards one after the other."""
        layers = [list(self.state.pile), list(self.state.under), self._after_reshuffle()]
        outcomes = []
        for card in words:
            left = next((layer for layer in layers if any(layer)), layers[-1])
            assert left[kind(card)], f"{card} is not in the pile"
            outcomes.append(sum(left[: kind(card)]))
            left[kind(card)] -= 1
        return outcomes

    def _after_reshuffle(self) -> list[int]:
        """The cards that a reshuffle now would make the draw pile."""
        s = self.state
        oldest = 0 if s.reshuffles else s.variant[state.RESHUFFLE_REMOVED]
        left = [s.discards[i] for i in range(oldest, s.discarded)]
        return [left.count(k) for k in range(T.kinds)]

    # Looking

    def stock_of(self, seat: int) -> str:
        return "".join(letter * n for letter, n in zip(LETTERS, self.state.sides[seat].stock, strict=True))

    @property
    def bank(self) -> str:
        return "".join(letter * n for letter, n in zip(LETTERS, self.state.bank, strict=True))

    def hand_of(self, seat: int) -> list[str]:
        hand = self.state.sides[seat].hand
        return [T.kind_slugs[k] for k in range(T.discoveries) for _ in range(hand[k])]

    def slots_of(self, seat: int) -> list[str]:
        """A tableau as `tableau` takes it: "card discs cubes"."""
        side = self.state.sides[seat]
        found = []
        for slot in range(side.count):
            cubes = "".join(letter * side.cubes(slot, c) for c, letter in enumerate(LETTERS))
            found.append(" ".join(word for word in (T.kind_slugs[side.card(slot)], str(side.discs(slot)), cubes) if word))
        return found

    def kept_by(self, seat: int) -> list[str]:
        """The event cards before a seat, as everybody sees them."""
        found: list[str] = self.view()["sides"][seat]["kept"]
        return found

    @property
    def bids(self) -> list[int]:
        """The values offered in an auction."""
        return [int(text.split()[1]) for text in self.offered("bid")]

    @property
    def payments(self) -> set[str]:
        """The sets of cubes offered as payment."""
        return {text.split()[1] for text in self.offered("pay")}

    @property
    def display_cards(self) -> list[str]:
        return [T.kind_slugs[k] for k in self.state.display if k >= 0]

    @property
    def discard_pile(self) -> list[str]:
        return [T.kind_slugs[self.state.discards[i]] for i in range(self.state.discarded)]

    @property
    def discs_left(self) -> list[int]:
        """Discs on the epoch cards."""
        return [int(discs) for discs in self.state.epochs]

    @property
    def scores(self) -> list[int]:
        """The points of all seats if the game ended now."""
        return self.outcome.scores

    def actions_left(self) -> int:
        frame = self.state.stack[-1]
        assert isinstance(frame, Turn), "it is not the moment to choose an action"
        return int(frame.actions)


def table(seats: int = 2, **given: str) -> Table:
    """An empty table with these game options."""
    return Table(seats, given)
