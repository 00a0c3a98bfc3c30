// Where ships lie that share a hex.

import type { Point } from '../hexes'

const MOORINGS: Point[][] = [
  [{ x: 0, y: 0 }],
  [
    { x: -13, y: -12 },
    { x: 13, y: 14 },
  ],
  [
    { x: -15, y: -14 },
    { x: 15, y: -2 },
    { x: -9, y: 18 },
  ],
  [
    { x: -15, y: -17 },
    { x: 15, y: -9 },
    { x: -15, y: 9 },
    { x: 15, y: 18 },
  ],
]

/** Where the ships lie that share a hex, seen from its middle. */
export function mooring(place: number, ships: number): Point {
  return MOORINGS[Math.min(ships, MOORINGS.length) - 1]?.[place] ?? { x: 0, y: 0 }
}
