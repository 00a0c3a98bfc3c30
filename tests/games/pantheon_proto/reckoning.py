"""A turn from the plans to the purchases, and the final scores, reckoned again from what lies open, by other ways than the engine's.

    after = Reckoning(view, plans, added, waived)
    assert after.goods == ...

The cards are written down here once more, in the words of the rules.
"""

from __future__ import annotations

from typing import Any

CELLS = ["wood", "metal", "wheat", "initiative", *[f"{slot}-{side}" for slot in ("i", "ii", "iii", "iv") for side in ("light", "dark")]]
GOODS = ["wood", "metal", "wheat", "disciples", "track"]
# By card: cell or side, number, and how many must have been placed there.
BONUSES: dict[str, tuple[str, int, int | None]] = {
    "transmutation": ("wheat", -1, None),
    "dawn": ("light", 1, 5),
    "the-herald": ("initiative", 2, None),
    "golden-sickle": ("wheat", 2, None),
    "winged-sandals": ("initiative", 2, None),
    "sun-spear": ("light", 1, 5),
    "veil-of-night": ("dark", 1, 5),
}
# Whom a line is for, what of, how much.
Line = tuple[str, str, int]
GIFTS: dict[str, list[Line]] = {
    "orc": [("opposite", "disciples", -1)],
    "dwarf": [("winners", "metal", 2)],
    "fairy": [("winners", "track", 1)],
    "undead": [("winners", "disciples", 1)],
    "elf": [("winners", "wood", 2)],
    "human": [("winners", "wheat", 2)],
}
EPILOGUES: dict[str, tuple[list[Line], list[Line]]] = {
    "the-dragons-hoard": ([("winners", "metal", 2)], [("winners", "track", 2), ("winners", "metal", -1)]),
    "the-endless-winter": ([("winners", "wheat", 2), ("opposite", "wheat", 1)], [("winners", "wheat", -1), ("opposite", "wheat", -2)]),
    "the-sacred-grove": ([("winners", "wood", 2)], [("opposite", "wood", -2)]),
    "the-great-pilgrimage": ([("winners", "disciples", 1)], [("opposite", "disciples", -1)]),
    "the-eclipse": ([("", "light", 1)], [("", "dark", 1)]),
    "the-tower-of-ages": ([("winners", "rebate", 1)], [("winners", "monuments", 3)]),
    "the-heros-trial": ([("winners", "track", 1), ("opposite", "track", 1)], [("opposite", "track", -2)]),
    "the-lost-caravan": (
        [("winners", "wood", 1), ("winners", "metal", 1), ("winners", "wheat", 1)],
        [("opposite", "wood", 1), ("opposite", "metal", 1)],
    ),
    "the-black-plague": ([("winners", "wheat", 1), ("opposite", "wheat", 1)], [("winners", "track", 3), ("winners", "disciples", -1)]),
    "the-sealed-gate": ([("opposite", "metal", 2)], [("", "dark", 2)]),
    "the-feast-of-the-gods": ([("winners", "track", 2), ("winners", "wheat", -2)], [("opposite", "wheat", 2)]),
    "the-usurpers-crown": ([("", "light", 2)], [("first", "track", 2)]),
}

# By monument: its colour, points, and points for each of what it counts.
MONUMENTS: dict[str, tuple[str, int, int, str]] = {
    **{
        name: (people, *score)
        for people, names in {
            "orc": ["war-totem", "skull-arena", "warlords-citadel"],
            "dwarf": ["rune-stone", "hall-of-anvils", "mountain-gate"],
            "fairy": ["fairy-ring", "crystal-fountain", "palace-of-dew"],
            "undead": ["bone-altar", "silent-crypt", "necropolis"],
            "elf": ["singing-tree", "moon-bridge", "city-in-the-canopy"],
            "human": ["roadside-chapel", "guild-hall", "cathedral"],
        }.items()
        for name, score in zip(names, [(1, 2, people), (0, 3, people), (8, 0, "")], strict=True)
    },
    "temple-of-the-pantheon": ("white", 10, 0, ""),
    "triumphal-arch": ("white", 7, 0, ""),
    "votive-statue": ("white", 5, 0, ""),
    "avenue-of-columns": ("white", 3, 1, "any"),
    "marble-quarry": ("white", 0, 3, "white"),
    "house-of-novices": ("white", 8, 0, ""),
    "colossus": ("white", 12, 0, ""),
    "garden-of-peoples": ("white", 0, 2, "peoples"),
    "white-obelisk": ("white", 1, 2, "white"),
}


def corrected(plan: list[int], disciples: int, cells: int) -> list[int]:
    """The legal plan that follows from a faulty one."""
    found = [min(number, 5) if cell < cells else 0 for cell, number in enumerate(plan)]
    while sum(found) < disciples:
        found[next(cell for cell in range(cells) if found[cell] < 5)] += 1
    while sum(found) > disciples:
        found[max(cell for cell in range(12) if found[cell])] -= 1
    return found


def scored(side: dict[str, Any], scale: dict[str, int]) -> int:
    """The final score of a side."""
    colours = [MONUMENTS[name][0] for name in side["monuments"]]
    counted = {
        "": 0,
        "any": len(colours),
        "peoples": len(set(colours) - {"white"}),
        **{colour: colours.count(colour) for colour in colours},
    }
    found: int = side["track"] + (side["wood"] + side["metal"] + side["wheat"]) // 3
    found += sum(base + per * counted.get(what, 0) for _, base, per, what in (MONUMENTS[name] for name in side["monuments"]))
    found += len(colours) if side["crafted"] and side["tool"] == "laurel-crown" else 0
    fulfilled = (scale[side["favoured"]] == max(scale.values())) + (scale[side["disfavoured"]] == min(scale.values()))
    return found + (15 if fulfilled == 1 and side["favoured"] == side["disfavoured"] else 10 * fulfilled)


def ranked(scores: list[int], order: list[int]) -> list[int]:
    """The places of the seats: more points first, then the better place in initiative."""
    winners = sorted(range(len(scores)), key=lambda seat: (-scores[seat], order.index(seat)))
    return [winners.index(seat) + 1 for seat in range(len(scores))]


class Reckoning:
    """What everybody has when the resolution is over: `goods` by seat; scale, order, marks by slot, which is None where a quest was finished."""

    def __init__(
        self, seen: dict[str, Any], plans: list[list[int]], added: list[tuple[int, str]], waived: list[tuple[int, str, str]]
    ) -> None:
        self.sides = seen["sides"]
        self.seats = range(len(self.sides))
        self.slots = seen["slots"]
        cells = 4 + 2 * len(self.slots)
        self.plans = [corrected(plans[seat], self.sides[seat]["disciples"], cells) for seat in self.seats]
        self.added = added
        self.waived = waived
        self.goods = [{name: side[name] for name in GOODS} for side in self.sides]
        self.scale = dict(seen["scale"])
        self.marks: list[tuple[int, int] | None] = []
        self.neutral = {"light": 0, "dark": 0}
        self.rebates = [0] * len(self.sides)
        self.ends: set[str] = set()
        self.quests_left = seen["quest_pile"]
        self.few = len(self.sides) < 4
        self._resources()
        self.order = sorted(seen["order"], key=lambda seat: -self.count(seat, "initiative"))
        for slot in self.slots:
            self._quest(slot)

    def cards(self, seat: int) -> list[tuple[str, str]]:
        side = self.sides[seat]
        return [("power", side["power"])] + ([("tool", side["tool"])] if side["crafted"] else [])

    def has(self, seat: int, card: str) -> bool:
        return card in [name for _, name in self.cards(seat)]

    def count(self, seat: int, cell: str) -> int:
        placed = self.plans[seat][CELLS.index(cell)]
        found = placed + self.added.count((seat, cell))
        for kind, card in self.cards(seat):
            where, number, needed = BONUSES.get(card, ("", 0, None))
            if where in (cell, cell.split("-")[-1]) and needed in (None, placed) and (seat, cell, kind) not in self.waived:
                found += number
        return max(0, found)

    def change(self, seat: int, name: str, number: int) -> None:
        goods = self.goods[seat]
        if name == "disciples" and number > 0:
            number = 0 if self.has(seat, "the-legion") or self.has(seat, "the-flock") else min(number, 25 - goods[name])
        goods[name] = max(0, goods[name] + number)

    def _resources(self) -> None:
        for seat in self.seats:
            self.change(seat, "wood", int(self.has(seat, "abundance")))
            for name in ("wood", "metal", "wheat"):
                self.change(seat, name, self.count(seat, name))

    # A quest

    def _quest(self, slot: dict[str, Any]) -> None:
        if slot["quest"] is None:
            self.marks.append(None)
            return
        on = {side: {seat: self.count(seat, f"{slot['slot']}-{side}") for seat in self.order} for side in ("light", "dark")}
        side = self._winner(on)
        marks = {"light": slot["light_marks"], "dark": slot["dark_marks"]}
        if side:
            marks[side] += 1
            self._won(slot, side, "dark" if side == "light" else "light", on, marks[side] == 2)
        self.marks.append(None if 2 in marks.values() else (marks["light"], marks["dark"]))

    def _winner(self, on: dict[str, dict[int, int]]) -> str:
        light, dark = (sum(on[side].values()) + self.neutral[side] for side in ("light", "dark"))
        if light != dark:
            return "light" if light > dark else "dark"
        played = [seat for seat in self.order if on["light"][seat] or on["dark"][seat]]
        single = [seat for seat in played if not (on["light"][seat] and on["dark"][seat])]
        if not single:
            return "light" if played else ""
        return "light" if on["light"][single[0]] else "dark"

    def _won(self, slot: dict[str, Any], side: str, other: str, on: dict[str, dict[int, int]], ended: bool) -> None:
        self.scale[slot[side]] = min(7, self.scale[slot[side]] + 1)
        self.scale[slot[other]] = max(-7, self.scale[slot[other]] - 1)
        if 7 in map(abs, self.scale.values()):
            self.ends.add("scale")
        ranking = sorted([seat for seat in self.order if on[side][seat]], key=lambda seat: -on[side][seat])
        groups = {"winners": ranking, "opposite": [seat for seat in self.order if on[other][seat]], "first": ranking[:1]}
        self._lines(GIFTS[slot[side]], groups)
        for seat in self.seats:
            self.change(seat, "track", int(self.has(seat, "dusk") and side == "dark" and on["dark"][seat] > 0))
            self.change(seat, "track", int(self.has(seat, "aegis") and on[other][seat] > 0))
        for seat, points in zip(ranking, [3] if self.few else [4, 2], strict=False):
            self.change(seat, "track", points)
        if ended:
            self._lines(EPILOGUES[slot["quest"]][0 if side == "light" else 1], groups)
            if self.quests_left == 0:
                self.ends.add("quests")
            self.quests_left = max(0, self.quests_left - 1)

    def _lines(self, lines: list[Line], groups: dict[str, list[int]]) -> None:
        for whom, what, number in lines:
            if not whom:
                self.neutral[what] += number
            for seat in groups.get(whom, []):
                if what == "rebate":
                    self.rebates[seat] += number
                elif what == "monuments":
                    self.change(seat, "track", min(number, len(self.sides[seat]["monuments"])))
                elif number > 0 or whom != "opposite" or not self.has(seat, "aegis"):
                    self.change(seat, what, number)
