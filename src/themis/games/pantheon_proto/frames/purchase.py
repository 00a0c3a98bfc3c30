"""Purchase: everybody builds in initiative order, then everybody recruits.  PRO-BUY-02, PRO-REC-01, PRO-RUL-40"""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame
from themis.core.native import i64, mypyc_attr
from themis.games.pantheon_proto import effects, moves, rules
from themis.games.pantheon_proto.content import METAL, PURCHASE, RECRUITS_AT_ONCE, RESOURCE_COUNT, WHEAT, WOOD
from themis.games.pantheon_proto.state import State


@final
class Purchase(Frame):
    """The phase begins.  PRO-BUY-01, PRO-BUY-02, PRO-BUY-12, PRO-REC-01"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        effects.phase_begins(s, PURCHASE, io)
        for place in range(s.seats - 1, -1, -1):
            s.push(Recruit(s.order[place]))
        for place in range(s.seats - 1, -1, -1):
            s.push(Build(s.order[place]))
        return False


@final
class Build(Decision):
    """A monument, the own tool, or the end of this seat's constructions; it is asked if it might hold a tool that it can build, for else the missing question would tell.  PRO-BUY-02, PRO-BUY-03, PRO-BUY-04, PRO-BUY-06, PRO-TOOL-01, PRO-INFO-04, PRO-RUL-41, PRO-RUL-42"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        for place in range(len(s.display)):
            if s.display[place] >= 0 and rules.can_pay_for_monument(s, self.seat, s.display[place]):
                return True
        return rules.might_craft(s, self.seat)

    def asks_always(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.build, s.t.moves.craft, s.t.moves.done]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        for place in range(len(s.display)):
            monument = s.display[place]
            if monument >= 0 and rules.can_pay_for_monument(s, seat, monument):
                offered.append(s.t.moves.build.of(monument))
        if not s.has_crafted(seat) and rules.can_craft(s, seat, s.tool[seat]):
            offered.append(s.t.moves.craft.of(s.tool[seat]))
        offered.append(s.t.moves.done.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.done:
            return
        s.push(self)
        if choice.verb is s.t.moves.build:
            self._build(s, choice.a, io)
        else:
            self._craft(s, choice.a, io)

    def _build(self, s: State, monument: i64, io: Io) -> None:
        seat = self.seat
        if rules.pays_with_any(s, seat):
            s.push(PayMonument(seat, monument))
            return
        wood = rules.price(s, seat, monument, WOOD)
        metal = rules.price(s, seat, monument, METAL)
        effects.pay(s, seat, wood, metal, rules.price(s, seat, monument, WHEAT), moves.PAID_FOR_MONUMENT, io)
        effects.build(s, seat, monument, io)

    def _craft(self, s: State, tool: i64, io: Io) -> None:
        if rules.pays_with_any(s, self.seat):
            s.push(PayTool(self.seat))
            return
        k = tool * RESOURCE_COUNT
        cost = s.t.tool_cost
        effects.pay(s, self.seat, cost[k + WOOD], cost[k + METAL], cost[k + WHEAT], moves.PAID_FOR_TOOL, io)
        effects.craft(s, self.seat, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.build:
            if not rules.is_on_display(s, choice.a):
                return ["PRO-BUY-03"]
            return [] if rules.can_pay_for_monument(s, seat, choice.a) else ["PRO-BUY-04"]
        return why_not_craft(s, seat, choice.a) if choice.verb is s.t.moves.craft else []


def why_not_craft(s: State, seat: i64, tool: i64) -> list[str]:
    """PRO-TOOL-01, PRO-TOOL-02, PRO-TOOL-04"""
    if tool != s.tool[seat] or s.has_crafted(seat):
        return ["PRO-TOOL-04"]
    if not rules.meets_needs(s, seat, tool):
        return ["PRO-TOOL-02"]
    return [] if rules.can_pay_for_tool(s, seat, tool) else ["PRO-TOOL-01"]


# ---------------------------------------------------------------- Any resource for any other


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Decision):
    """With which resources something is paid by whom any will do; the mix that keeps the rarest comes first.  PRO-BUY-10, PRO-RUL-46"""

    __slots__ = ()

    def due(self, s: State) -> i64:
        """Resources in all."""
        raise NotImplementedError

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.pay]

    def options(self, s: State, seat: i64) -> list[Choice]:
        due = self.due(s)
        proposal = proposed(s, seat, due)
        offered = [proposal]
        for wood in range(min(due, s.stock_of(seat, WOOD)) + 1):
            for metal in range(min(due - wood, s.stock_of(seat, METAL)) + 1):
                choice = s.t.moves.pay.of2(wood, metal)
                if due - wood - metal <= s.stock_of(seat, WHEAT) and choice is not proposal:
                    offered.append(choice)
        return offered

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.pay:
            return []
        wheat = self.due(s) - choice.a - choice.b
        if wheat < 0:
            return ["PRO-BUY-04"]
        there = choice.a <= s.stock_of(seat, WOOD) and choice.b <= s.stock_of(seat, METAL) and wheat <= s.stock_of(seat, WHEAT)
        return [] if there else ["PRO-BUY-10"]


def proposed(s: State, seat: i64, due: i64) -> Choice:
    """Every resource is taken from what there is most of.  PRO-RUL-46"""
    left = [int(s.stock_of(seat, resource)) for resource in range(RESOURCE_COUNT)]
    for _ in range(due):
        left[left.index(max(left))] -= 1
    return s.t.moves.pay.of2(s.stock_of(seat, WOOD) - left[WOOD], s.stock_of(seat, METAL) - left[METAL])


@final
class PayMonument(Pay):
    """A monument, after its discounts.  PRO-BUY-04, PRO-BUY-10, PRO-RUL-45"""

    __slots__ = ("monument",)

    def __init__(self, seat: i64, monument: i64) -> None:
        super().__init__(seat)
        self.monument: Final = monument

    def due(self, s: State) -> i64:
        return rules.due_for_monument(s, self.seat, self.monument)

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.pay(s, seat, choice.a, choice.b, self.due(s) - choice.a - choice.b, moves.PAID_FOR_MONUMENT, io)
        effects.build(s, seat, self.monument, io)


@final
class PayTool(Pay):
    """The own tool.  PRO-TOOL-01, PRO-BUY-10"""

    __slots__ = ()

    def due(self, s: State) -> i64:
        return rules.due_for_tool(s, s.tool[self.seat])

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.pay(s, seat, choice.a, choice.b, self.due(s) - choice.a - choice.b, moves.PAID_FOR_TOOL, io)
        effects.craft(s, seat, io)


@final
class PayRecruits(Pay):
    """Disciples.  PRO-REC-02, PRO-BUY-10"""

    __slots__ = ("number",)

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final = number

    def due(self, s: State) -> i64:
        return rules.due_for_recruits(s, self.number)

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.pay(s, seat, choice.a, choice.b, self.due(s) - choice.a - choice.b, moves.PAID_FOR_RECRUITS, io)
        effects.recruit(s, seat, self.number, io)


# ---------------------------------------------------------------- Recruitment


@final
class Recruit(Decision):
    """How many disciples, and how many of them with wood; the others with metal.  PRO-REC-01, PRO-REC-02, PRO-REC-03, PRO-REC-04, PRO-REC-06, PRO-REC-07"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        return rules.can_recruit(s, self.seat)

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.recruit, s.t.moves.done]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        wild = rules.pays_with_any(s, seat)
        for number in range(1, rules.most_recruits(s, seat) + 1):
            for with_wood in range(1 if wild else number + 1):
                if rules.can_pay_for_recruits(s, seat, number, with_wood):
                    offered.append(s.t.moves.recruit.of2(number - 1, with_wood))
        offered.append(s.t.moves.done.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.done:
            return
        number = choice.a + 1
        if number == RECRUITS_AT_ONCE:
            s.push(self)
        if rules.pays_with_any(s, seat):
            s.push(PayRecruits(seat, number))
            return
        wood = rules.recruit_price(s, number, choice.b, WOOD)
        metal = rules.recruit_price(s, number, choice.b, METAL)
        effects.pay(s, seat, wood, metal, rules.recruit_price(s, number, choice.b, WHEAT), moves.PAID_FOR_RECRUITS, io)
        effects.recruit(s, seat, number, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.recruit:
            return []
        number = choice.a + 1
        if number > rules.most_recruits(s, seat):
            return ["PRO-REC-06" if rules.may_never_gain_disciples(s, seat) else "PRO-REC-04"]
        if choice.b > number:
            return ["PRO-REC-02"]
        if choice.b and rules.pays_with_any(s, seat):
            return ["PRO-RUL-46"]
        return [] if rules.can_pay_for_recruits(s, seat, number, choice.b) else ["PRO-REC-02"]
