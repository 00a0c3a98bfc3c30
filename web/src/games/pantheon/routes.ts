// The roads on the map: lines between neighbouring pieces of a seat, and the jumps, as they are drawn.

import { centre, type Point } from '../hexes'
import { touches } from './mosaic'
import type { PantheonView, SpaceView } from './view'

export interface Line {
  seat: number
  from: Point
  to: Point
  /** Over this place. */
  over?: Point
}

/** Where the roads run. */
export type Roads = Pick<PantheonView, 'spaces' | 'pieces' | 'temple'>

/** How far the lines of two seats lie apart that run side by side. */
const LANE = 5.5

/** The roads of all seats, as far as they are linked to the temple marker. */
export function roadsOf(view: Roads): Line[] {
  const home = view.spaces.find(({ space }) => space === view.temple)
  const seats = [...new Set(Object.values(view.pieces).flat())].sort()
  return home ? seats.flatMap((seat) => roadOf(view, home, seat)) : []
}

function roadOf({ spaces, pieces }: Roads, home: SpaceView, seat: number): Line[] {
  const held = spaces.filter(({ space }) => pieces[space]?.includes(seat))
  const linked = [home]
  const lines: Line[] = []
  const join = (from: SpaceView, to: SpaceView, over?: SpaceView): void => {
    lines.push({ seat, from: lane(from, seat), to: lane(to, seat), ...(over ? { over: lane(over, seat) } : {}) })
  }
  // Feet were linked when they were placed: what no neighbour links was reached by a jump.
  const rest = new Set(held)
  const spread = (): void => {
    for (const from of linked) {
      for (const to of rest) {
        if (!touches(from, to)) continue
        rest.delete(to)
        linked.push(to)
        join(from, to)
      }
    }
  }
  spread()
  for (let jump = jumpOf(rest, linked, spaces, pieces); jump; jump = jumpOf(rest, linked, spaces, pieces)) {
    rest.delete(jump.to)
    linked.push(jump.to)
    join(jump.from, jump.to, jump.over)
    spread()
  }
  return lines
}

/** A foot that nothing but a jump over somebody's space can have brought there; columns of former epochs stand alone. */
function jumpOf(rest: Set<SpaceView>, linked: SpaceView[], spaces: SpaceView[], pieces: PantheonView['pieces']) {
  for (const to of rest) {
    if (to.kind === 'column') continue
    const over = spaces.find((space) => pieces[space.space]?.length && touches(space, to) && linked.some((from) => touches(from, space)))
    const from = over && linked.find((space) => touches(space, over))
    if (over && from) return { from, over, to }
  }
  return null
}

function lane(space: SpaceView, seat: number): Point {
  const { x, y } = centre(space)
  const aside = (seat - 1.5) * LANE
  return { x: x + aside, y: y + aside * 0.6 }
}
