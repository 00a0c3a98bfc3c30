"""How a table of Altar is laid for a test.

    t = table(3).hand(0, "warrior", "pilgrim").realm("love", active=2).adorers("love", "amazon").turn(0)
    t.play("use pilgrim")
    assert 1 == t.inactive("old")

Seats play the gods of GODS in this order, two players two each. Chance is dictated by the cards that are drawn, or as bare outcomes.
Whatever card is not placed is in the pile.
"""

from __future__ import annotations

import kit
from kit import rule

from themis.core.frame import counts
from themis.games.altar import save, setup, state
from themis.games.altar.content import VOCABULARY
from themis.games.altar.frames.turn import Act, BeginTurn, HandLimit, NextTurn
from themis.games.altar.game import GAME

__all__ = ["GAME", "T", "Table", "cards", "god", "kind", "rule", "table", "written_effects"]

T = GAME.tables

# Who plays whom, unless the test says otherwise: the powers that change draws and attacks come last.
GODS = {2: ["old", "love", "light", "war"], 3: ["old", "love", "light"], 4: ["old", "love", "light", "war"], 5: [*T.god_slugs]}


def kind(slug: str) -> int:
    return T.follower_slugs.index(slug)


def god(slug: str) -> int:
    return T.god_slugs.index(slug)


def cards(counts: list[int]) -> list[str]:
    """The names behind a number of cards by follower."""
    return [T.follower_slugs[k] for k in range(len(counts)) for _ in range(counts[k])]


def written_effects(bearer: int) -> list[tuple[str, int, str]]:
    """The effects of a follower or god as name, number and word; 0 and "" where there is none."""
    found = []
    for row in range(T.first_effect[bearer], T.first_effect[bearer + 1]):
        meaning = VOCABULARY[T.effect[row]]
        found.append((meaning.name, int(T.effect_number[row]), meaning.words[T.effect_word[row]] if meaning.words else ""))
    return found


class Table(kit.Table[state.State]):
    """A table of Altar in the making, then in play."""

    def __init__(self, seats: int, gods: list[str], given: dict[str, str]) -> None:
        super().__init__(GAME, setup.empty_table(T, seats, GAME.meta.option_values(given)))
        self.state.round = 1
        each = int(T.gods_each[seats])
        for place, slug in enumerate(gods or GODS[seats]):
            self.state.owner[god(slug)] = place // each
        self._pile: list[int] | None = None
        self._supply: int | None = None
        self._lost_sanctuaries = 0

    # Putting the table together

    def hand(self, seat: int, *names: str) -> Table:
        for name in names:
            self.state.add_card(seat, kind(name))
        return self

    def known(self, seat: int, *names: str) -> Table:
        """Cards in hand that everybody has seen going there."""
        for name in names:
            self.state.add_known_card(seat, kind(name))
        return self

    def realm(self, slug: str, sanctuaries: int = 0, active: int = 0, inactive: int = 0) -> Table:
        s, at = self.state, god(slug)
        s.sanctuaries[at], s.active[at], s.inactive[at] = sanctuaries, active, inactive
        return self

    def placed(self, *slugs: str) -> Table:
        """Altars were last placed by these gods, in this order."""
        for slug in slugs:
            self.state.placings += 1
            self.state.placed[god(slug)] = self.state.placings
        return self

    def adorers(self, slug: str, *names: str) -> Table:
        for name in names:
            self.state.adorers[god(slug)] |= 1 << kind(name)
        return self

    def influence(self, seat: int, *names: str) -> Table:
        for name in names:
            self.state.influence[seat * T.followers + kind(name)] += 1
            self.state.in_force[seat] |= 1 << kind(name)
        return self

    def display(self, *names: str) -> Table:
        for place, name in enumerate(names):
            self.state.display[place] = kind(name)
        return self

    def discards(self, *names: str) -> Table:
        for name in names:
            self.state.discards[kind(name)] += 1
        return self

    def pile(self, *names: str) -> Table:
        """The draw pile holds exactly these cards; all others that are nowhere are out of the game."""
        self._pile = [kind(name) for name in names]
        return self

    def supply(self, sanctuaries: int) -> Table:
        """That many sanctuaries are left."""
        self._supply = sanctuaries
        return self

    def first(self, seat: int) -> Table:
        self.state.first = seat
        return self

    # Starting

    def turn(self, seat: int, actions: int = 0) -> Table:
        """A seat has drawn and acts, with the usual number of main actions or another."""
        self.state.turn = seat
        self.state.actions = actions or int(T.actions_per_turn[self.state.seats])
        return self.ask(Act(seat))

    def begin_turn(self, seat: int, chance: list[str] | None = None) -> Table:
        return self.ask(BeginTurn(seat), chance=chance)

    def end_turn(self, seat: int) -> Table:
        """A seat has done what it wanted to do."""
        self.state.turn = seat
        self.state.acted = True
        return self.ask(HandLimit(seat), NextTurn(seat))

    def finish(self, ending: int = state.NO_SANCTUARIES) -> Table:
        """The last turn of the last round has ended."""
        self.state.ending = ending
        return self.end_turn((self.state.first - 1) % self.state.seats)

    # Everything else

    def lay_the_rest(self) -> None:
        s = self.state
        s.pile = counts(T.followers)
        missing = [T.copies[k] - save.cards_of(s, k) for k in range(T.followers)]
        assert min(missing) >= 0, "more cards were placed than there are"
        in_pile = missing if self._pile is None else [self._pile.count(k) for k in range(T.followers)]
        for k in range(T.followers):
            s.pile[k] = in_pile[k]
            s.boxed[k] += missing[k] - in_pile[k]
            assert s.boxed[k] >= 0, "more cards were placed than there are"
        s.pile_size = sum(in_pile)
        tokens = int(T.sanctuary_supply[s.seats]) - sum(s.sanctuaries)
        s.sanctuaries_left = tokens if self._supply is None else self._supply
        self._lost_sanctuaries = tokens - s.sanctuaries_left
        assert self._lost_sanctuaries >= 0, "more sanctuaries were placed than there are"

    def unsound(self) -> str:
        """Sanctuaries set aside by the test are no loss."""
        self.state.sanctuaries_left += self._lost_sanctuaries
        broken = super().unsound()
        self.state.sanctuaries_left -= self._lost_sanctuaries
        return broken

    def dictated(self, words: list[str]) -> list[int]:
        """The pile gives these cards one after the other, once its known top is gone."""
        left = list(self.state.pile)
        outcomes = []
        for card in words:
            assert left[kind(card)], f"{card} is not in the pile"
            outcomes.append(sum(left[: kind(card)]))
            left[kind(card)] -= 1
        return outcomes

    # Looking

    @property
    def actions(self) -> int:
        return int(self.state.actions)

    def hand_of(self, seat: int) -> list[str]:
        return cards([self.state.hand(seat, k) for k in range(T.followers)])

    def realm_of(self, slug: str) -> tuple[int, int, int]:
        """Sanctuaries, active and inactive altars."""
        s, at = self.state, god(slug)
        return int(s.sanctuaries[at]), int(s.active[at]), int(s.inactive[at])

    def zone_of(self, slug: str) -> list[str]:
        return [T.follower_slugs[k] for k in range(T.followers) if self.state.adores(god(slug), k)]

    def influence_of(self, seat: int) -> list[str]:
        return cards([self.state.influence[seat * T.followers + k] for k in range(T.followers)])

    @property
    def face_up(self) -> list[str]:
        return [T.follower_slugs[k] for k in self.state.display if k >= 0]

    @property
    def discard_pile(self) -> list[str]:
        return cards(list(self.state.discards))

    @property
    def pile_left(self) -> int:
        return int(self.state.top_size + self.state.pile_size + self.state.bottom_size)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def ending(self) -> str:
        return self.outcome.reason

    @property
    def scores(self) -> list[int]:
        return self.outcome.scores

    @property
    def ranks(self) -> list[int]:
        return self.outcome.ranks

    @property
    def winner(self) -> int:
        return self.ranks.index(1)


def table(seats: int = 3, *gods: str, **given: str) -> Table:
    """An empty table with these gods, in the order of the seats, and these game options."""
    return Table(seats, list(gods), given)
