"""The builder that Altar's tests use: put a table together, dictate chance, play, look.

    t = table(3).hand(0, "warrior", "pilgrim").realm("love", active=2).adorers("love", "amazon").turn(0)
    t.play("use pilgrim")
    assert 1 == t.inactive("old")

Seats play the gods of GODS in this order, two players two each. Whatever card is not placed lies in the pile.
"""

from __future__ import annotations

import pytest

from themis.core.chance import Scripted, Seeded
from themis.core.event import Event, Io
from themis.core.frame import Frame, apply, counts, explain, options, settle, waiting
from themis.games.altar import game, save, setup, state
from themis.games.altar.content import VOCABULARY
from themis.games.altar.frames.turn import Act, BeginTurn, HandLimit, NextTurn

GAME = game.GAME
T = GAME.tables
rule = pytest.mark.rule

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


class Table:
    """A table of Altar in the making, then in play."""

    def __init__(self, seats: int, gods: list[str], given: dict[str, str]) -> None:
        self.state = setup.empty_table(T, seats, GAME.meta.option_values(given))
        self.state.round = 1
        each = int(T.gods_each[seats])
        for place, slug in enumerate(gods or GODS[seats]):
            self.state.owner[god(slug)] = place // each
        self.events: list[Event] = []
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
        """So many sanctuaries are left."""
        self._supply = sanctuaries
        return self

    def first(self, seat: int) -> Table:
        self.state.first = seat
        return self

    # Starting

    def turn(self, seat: int, actions: int = 0) -> Table:
        """A seat has drawn and acts, with the usual number of main actions or another."""
        self.state.turn = seat
        self.state.actions = actions or int(T.actions_a_turn[self.state.seats])
        return self.ask(Act(seat))

    def begin_turn(self, seat: int, draw: list[str] | None = None) -> Table:
        return self.ask(BeginTurn(seat), draw=draw)

    def end_turn(self, seat: int) -> Table:
        """A seat has done what it wanted to do."""
        self.state.turn = seat
        self.state.acted = True
        return self.ask(HandLimit(seat), NextTurn(seat))

    def ask(self, *frames: Frame, draw: list[str] | None = None) -> Table:
        """Puts frames on the stack, the first to happen first, and runs to the first decision."""
        self._reconcile()
        self.state.then(list(frames))
        io = Io(self._chance(draw), False)
        settle(self.state, io)
        self.events = io.events
        return self

    def _reconcile(self) -> None:
        """Everything not placed goes where it begins."""
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

    def _unsound(self) -> str:
        """The conservation law that is broken; sanctuaries set aside by the test are no loss."""
        self.state.sanctuaries_left += self._lost_sanctuaries
        broken = GAME.unsound(self.state)
        self.state.sanctuaries_left -= self._lost_sanctuaries
        return broken

    # Playing

    def _chance(self, draw: list[str] | None) -> Scripted | Seeded:
        return Seeded(1) if draw is None else Scripted(self._outcomes(draw))

    def _outcomes(self, draw: list[str]) -> list[int]:
        """The outcomes that make the pile give these cards one after the other, once its known top is gone."""
        left = list(self.state.pile)
        outcomes = []
        for card in draw:
            assert left[kind(card)], f"{card} is not in the pile"
            outcomes.append(sum(left[: kind(card)]))
            left[kind(card)] -= 1
        return outcomes

    def play(self, *texts: str, draw: list[str] | None = None, chance: list[int] | None = None) -> Table:
        """Makes choices, each of which must be offered; `draw` names the cards the last of them draws, `chance` its bare outcomes."""
        for i, text in enumerate(texts):
            seat = waiting(self.state)[0]
            choice = GAME.catalogue.parse(text)
            assert choice is not None, f"there is no choice '{text}'"
            offered = options(self.state, seat)
            assert choice in offered, f"'{text}' is not offered, but {offered} ({explain(self.state, seat, choice)})"
            last = i == len(texts) - 1
            io = Io(Scripted(chance) if last and chance is not None else self._chance(draw if last else None), False)
            apply(self.state, seat, choice, io)
            self.events = io.events
            assert "" == self._unsound()
        return self

    # Looking

    @property
    def options(self) -> list[str]:
        """What the waiting seat may choose."""
        return [choice.text for choice in options(self.state, waiting(self.state)[0])]

    def offers(self, text: str) -> bool:
        return text in self.options

    def offered(self, verb: str) -> list[str]:
        """The offered choices of one verb."""
        return [text for text in self.options if text.split()[0] == verb]

    def why(self, text: str) -> list[str]:
        """The rules that forbid a choice."""
        choice = GAME.catalogue.parse(text)
        assert choice is not None
        return explain(self.state, waiting(self.state)[0], choice)

    @property
    def waiting(self) -> list[int]:
        return list(waiting(self.state))

    @property
    def asked(self) -> str:
        """The name of the decision being asked."""
        return type(self.state.stack[-1]).__name__

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
    def told(self) -> list[str]:
        """The names of the events of the last choice."""
        return [event.kind.name for event in self.events]

    def rules_told(self, name: str) -> list[str]:
        """The rules behind the events of the last choice that have this name."""
        return [event.kind.rule for event in self.events if event.kind.name == name]

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def ending(self) -> str:
        return GAME.outcome(self.state).reason

    @property
    def scores(self) -> list[int]:
        return GAME.outcome(self.state).scores

    @property
    def ranks(self) -> list[int]:
        return GAME.outcome(self.state).ranks

    @property
    def winner(self) -> int:
        return self.ranks.index(1)

    def finish(self, ending: int = state.NO_SANCTUARIES) -> Table:
        """The last turn of the last round has ended."""
        self.state.ending = ending
        return self.end_turn((self.state.first - 1) % self.state.seats)


def table(seats: int = 3, *gods: str, **given: str) -> Table:
    """An empty table with these gods, in the order of the seats, and these game options."""
    return Table(seats, list(gods), given)
