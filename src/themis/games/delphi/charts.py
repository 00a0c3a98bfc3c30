"""Charts for the heuristic: from each berth how far it is to each land, and where a ship stops for it.

They follow from the sea alone, but only bots need them; so they are drawn when the first one asks.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.native import i64, vec
from themis.games.delphi import content
from themis.games.delphi.sea import BITS, Lanes, Sea, land_bit

# More steps than any lane has.
FARTHEST: Final = 64

# Ways to come within reach of land: a bit for crossing the shallows, a bit for acting over a sea hex.
CROSSING: Final = 1
REACHING: Final = 2
WAYS: Final = 4


@final
class Chart:
    """For each way, berth and land how many steps it is to the nearest stop, and which one that is; and the steps between lands."""

    __slots__ = ("sea", "number", "steps", "stops", "between")

    def __init__(self, sea: Sea, number: i64, steps: vec[i64], stops: vec[i64], between: vec[i64]) -> None:
        self.sea: Final = sea
        self.number: Final = number  # no other chart ever has it
        self.steps: Final = steps
        self.stops: Final = stops
        self.between: Final = between


def draw(sea: Sea, number: i64) -> Chart:
    """Computes the tables of a sea."""
    steps = vec[i64]([FARTHEST - 1] * (WAYS * content.BERTHS * content.LANDS))
    stops = vec[i64]([0] * (WAYS * content.BERTHS * content.LANDS))
    for way in range(WAYS):
        lanes = sea.shallow_lanes if way & CROSSING else sea.lanes
        masks = sea.in_reach if way & REACHING else sea.beside
        for land in range(content.FIRST_LAND, content.FIRST_HOLE):
            for stop in range(content.SEAS):
                if masks[stop] & land_bit(land):
                    approach(lanes, way, land - content.FIRST_LAND, stop, steps, stops)
    return Chart(sea, number, steps, stops, steps_between(sea, steps))


def approach(lanes: Lanes, way: i64, land: i64, stop: i64, steps: vec[i64], stops: vec[i64]) -> None:
    """Notes from where this stop is the nearest one."""
    for berth in range(content.BERTHS):
        k = (way * content.BERTHS + berth) * content.LANDS + land
        if lanes.distance(berth, stop) < steps[k]:
            steps[k] = lanes.distance(berth, stop)
            stops[k] = stop


def steps_between(sea: Sea, steps: vec[i64]) -> vec[i64]:
    """From the shores of each land to those of each other one."""
    found = vec[i64]([FARTHEST - 1] * (content.LANDS * content.LANDS))
    for berth in range(content.SEAS):
        for land in range(content.LANDS):
            if sea.beside[berth] & BITS[land]:
                for other in range(content.LANDS):
                    k = land * content.LANDS + other
                    found[k] = min(found[k], steps[berth * content.LANDS + other])
    return found


# The charts drawn last, the newest first: a server sees ever new boards.
_drawn: Final[list[Chart]] = []
KEPT_CHARTS: Final = 16


def chart_of(sea: Sea) -> Chart:
    for chart in _drawn:
        if chart.sea is sea:
            return chart
    made = draw(sea, _drawn[0].number + 1 if _drawn else 0)
    _drawn.insert(0, made)
    if len(_drawn) > KEPT_CHARTS:
        _drawn.pop()
    return made
