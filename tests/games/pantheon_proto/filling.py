"""What a test does not say of a table of the prototype is filled in here: cards, peoples, quests and monuments, and what chance is dictated."""

from __future__ import annotations

import kit

from themis.books.overlay import laid_over, parse
from themis.core.native import i64, vec
from themis.games import find
from themis.games.pantheon_proto import setup
from themis.games.pantheon_proto.content import (
    PEOPLES,
    SLOTS,
    TOKENS_EACH,
    WHITE,
)
from themis.games.pantheon_proto.game import GAME, PantheonProto
from themis.games.pantheon_proto.state import State

NAMED = "".join([f'\n[power.plain-{k}]\nname = {{ en = "Plain {k}", fr = "Simple {k}" }}\n' for k in range(1, 7)])
PLAIN_CONTENT = laid_over(GAME.content, parse(f'[variant]\nid = "plain"\ngame = "pantheon_proto"\n{NAMED}'.encode(), "plain cards"))
# The published game and six powers that do nothing.
_plain = find("pantheon_proto", PLAIN_CONTENT)
assert isinstance(_plain, PantheonProto)
PLAIN: PantheonProto = _plain
T = PLAIN.tables
STAY_AWAY = ["undead", "orc"]


def people(name: str) -> int:
    return PEOPLES.index(name)


def power(name: str) -> int:
    return T.power_slugs.index(name)


def tool(name: str) -> int:
    return T.tool_slugs.index(name)


def monument(name: str) -> int:
    return T.monument_slugs.index(name)


def quest(name: str) -> int:
    return T.quest_slugs.index(name)


class Filled(kit.Table[State]):
    """A table on which everything has a place as soon as it is asked for."""

    def __init__(self, seats: int, given: dict[str, str]) -> None:
        state = setup.empty_table(T, seats, PLAIN.meta.option_values(given))
        super().__init__(PLAIN, state)
        state.god = vec[i64](list(range(seats)))
        state.gods = (1 << T.gods) - 1 & ~((1 << seats) - 1)
        state.turn = 1
        self._is_laid = False
        self._power: dict[int, int] = {}
        self._tool: dict[int, int] = {}
        self._favoured: dict[int, int] = {}
        self._disfavoured: dict[int, int] = {}
        self._slots: dict[int, tuple[int, int, int]] = {}
        self._bag: list[int] | None = None
        self._aside: list[int] | None = None
        self._display: list[int] | None = None
        self._rest_built_by = -1
        self._pile: list[int] = []
        self._named: set[int] = set()
        self._left_over = -1
        self._resolved = -1

    # Everything else

    def _people(self, name: str) -> int:
        self._named.add(people(name))
        return people(name)

    def lay_the_rest(self) -> None:
        """Once: what was not said is filled in."""
        if self._is_laid:
            return
        self._is_laid = True
        self._lay_peoples()
        self._lay_cards()
        self._lay_quests()
        self._lay_monuments()

    def _lay_peoples(self) -> None:
        names = sorted(range(len(PEOPLES)), key=lambda k: (k not in self._named, PEOPLES[k] in STAY_AWAY, k))
        number = int(T.peoples[self.state.seats])
        assert len(self._named) <= number, "more peoples were named than are in play"
        self.state.peoples = sum(1 << k for k in names[:number])

    def _peoples(self) -> list[int]:
        return [k for k in range(len(PEOPLES)) if self.state.peoples >> k & 1]

    def _lay_cards(self) -> None:
        s = self.state
        seats = range(s.seats)
        plain = [power(f"plain-{k}") for k in range(1, 7)]
        s.power = vec[i64]([self._power.get(seat, plain[seat]) for seat in seats])
        s.powers = 1 << next(k for k in range(T.powers) if k not in s.power) if not s.variant[2] else 0
        free = [k for k in range(T.tools) if k not in self._tool.values() and k != self._left_over]
        s.tool = vec[i64]([self._tool[seat] if seat in self._tool else free.pop(0) for seat in seats])
        left = self._left_over if self._left_over >= 0 else free[0]
        s.pool = 0 if s.variant[2] else 1 << left
        s.favoured = self._dealt(self._favoured, 0)
        s.disfavoured = self._dealt(self._disfavoured, 1)
        spare = [sum(T.anywhere[card] for card in self._cards(seat)) for seat in seats]
        s.spare = vec[i64]([int(number) for number in spare])

    def _cards(self, seat: int) -> list[int]:
        s = self.state
        return [int(s.power[seat])] + ([int(T.powers + s.tool[seat])] if s.crafted >> seat & 1 else [])

    def _dealt(self, given: dict[int, int], shift: int) -> vec[i64]:
        peoples = self._peoples()
        free = [k for k in peoples[shift:] + peoples[:shift] if k not in given.values()]
        return vec[i64]([given[seat] if seat in given else free.pop(0) for seat in range(self.state.seats)])

    def _lay_quests(self) -> None:
        s = self.state
        left = dict.fromkeys(self._peoples(), TOKENS_EACH)
        for _, light, dark in self._slots.values():
            left[light] -= 1
            left[dark] -= 1
        for token in (self._bag or []) + (self._aside or []):
            left[token] -= 1
        assert min(left.values()) >= 0, "more tokens were placed than there are"
        boxed = T.quests - T.quest_pile
        slots = range(int(T.slots[s.seats]))
        if s.quest_pile == T.quest_pile:
            s.quest_pile -= len(slots)
        free = [k for k in range(T.quests) if k not in [laid[0] for laid in self._slots.values()]]
        for slot in slots:
            if slot not in self._slots:
                light, dark = sorted(left, key=lambda k: (-left[k], k))[:2]
                left[light] -= 1
                left[dark] -= 1
                self._slots[slot] = (free.pop(0), light, dark)
        laid = [self._slots.get(slot, (-1, -1, -1)) for slot in range(len(SLOTS))]
        s.quests = vec[i64]([found[0] for found in laid])
        s.tokens = vec[i64]([token for found in laid for token in found[1:]])
        s.unseen_quests = sum(1 << k for k in free[: s.quest_pile + boxed])
        self._lay_tokens(left)

    def _lay_tokens(self, left: dict[int, int]) -> None:
        bag, aside = self._bag or [], self._aside or []
        rest = [k for k, number in left.items() for _ in range(number)]
        if self._bag is None:
            bag = bag + rest
        else:
            assert self._aside is None or not rest, "tokens are left that are nowhere"
            aside = aside + rest
        self.state.bag = vec[i64]([bag.count(k) for k in range(len(PEOPLES))])
        self.state.aside = vec[i64]([aside.count(k) for k in range(len(PEOPLES))])

    def _lay_monuments(self) -> None:
        s = self.state
        more = s.variant[4] == 1
        there = [
            k for k in range(T.monuments) if (T.colour[k] == WHITE or T.colour[k] in self._peoples()) and (more or not T.more_monument[k])
        ]
        free = [k for k in there if not any(built >> k & 1 for built in s.monuments) and k not in self._pile]
        if self._display is None:
            self._display = free[: T.display]
        shown = self._display
        assert all(k in free for k in shown), "a displayed monument is not in play, or is built"
        s.display = vec[i64](shown + [-1] * (T.display - len(shown)))
        free = [k for k in free if k not in shown]
        if self._rest_built_by >= 0:
            built = list(s.monuments)
            built[self._rest_built_by] |= sum(1 << k for k in free)
            s.monuments = vec[i64](built)
            free = self._pile
        s.monument_pile = sum(1 << k for k in free)

    # Chance

    def dictated(self, words: list[str]) -> list[int]:
        """What is drawn, one after the other: monuments, quests and people tokens by name."""
        s = self.state
        monuments = [k for k in range(T.monuments) if s.monument_pile >> k & 1]
        unseen = [k for k in range(T.quests) if s.unseen_quests >> k & 1]
        bag = [k for k in range(len(PEOPLES)) for _ in range(s.bag[k])]
        outcomes: list[int] = []
        light = -1
        for word in words:
            if word in T.monument_slugs:
                outcomes.append(drawn(monuments, monument(word), word))
            elif word in T.quest_slugs:
                outcomes.append(drawn(unseen, quest(word), word))
            else:
                if all(token == light for token in bag):
                    bag = sorted(bag + self._tokens_aside())
                outcomes.append(drawn([token for token in bag if token != light], people(word), word))
                bag.remove(people(word))
                light = people(word) if light < 0 else -1
        return outcomes

    def _tokens_aside(self) -> list[int]:
        """Those put aside, and those of the quest that is about to end."""
        s = self.state
        aside = [k for k in range(len(PEOPLES)) for _ in range(s.aside[k])]
        ending = self._resolved if self._resolved >= 0 else next(k for k in range(len(SLOTS)) if s.marks[2 * k] or s.marks[2 * k + 1])
        return aside + [int(s.tokens[2 * ending]), int(s.tokens[2 * ending + 1])]


def drawn(left: list[int], thing: int, word: str) -> int:
    """The outcome that draws a thing, which is then gone."""
    assert thing in left, f"{word} cannot be drawn"
    place = left.index(thing)
    left.remove(thing)
    return place
