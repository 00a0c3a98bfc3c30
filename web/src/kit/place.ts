// Where a small window beside a thing fits on the screen.

export interface Spot {
  left: number
  top: number
}

const GAP = 8

/** Below the thing if there is room, else above it, else beside it; never off the screen, and over the thing only if it leaves no other room. */
export function beside(thing: DOMRect, width: number, height: number, screen: { width: number; height: number }): Spot {
  const below = thing.bottom + GAP
  const above = thing.top - GAP - height
  const top = below + height <= screen.height - GAP || above < GAP ? below : above
  const spot = {
    left: clamp(thing.left + thing.width / 2 - width / 2, GAP, screen.width - width - GAP),
    top: clamp(top, GAP, screen.height - height - GAP),
  }
  return overlap(spot, { width, height }, thing) ? free(thing, { width, height }, screen, [thing]) : spot
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

interface Size {
  width: number
  height: number
}

/** Near the thing, where it covers the least of what is to be kept in sight: beside it, below or above it, else along the edges of the screen. */
export function free(thing: DOMRect, { width, height }: Size, screen: Size, kept: DOMRect[]): Spot {
  const right = screen.width - width - GAP
  const bottom = screen.height - height - GAP
  const besides = [thing.right + GAP, thing.left - GAP - width]
  const lefts = [thing.left, thing.right - width, GAP, right]
  const spots: Spot[] = [
    ...besides.flatMap((left) => [thing.top, thing.bottom - height].map((top) => ({ left, top }))),
    ...[thing.bottom + GAP, thing.top - GAP - height].flatMap((top) => lefts.map((left) => ({ left, top }))),
    ...[GAP, right].flatMap((left) => [GAP, bottom / 2, bottom].map((top) => ({ left, top }))),
  ].map(({ left, top }) => ({ left: clamp(left, GAP, right), top: clamp(top, GAP, bottom) }))
  return least(spots, (spot) => kept.reduce((sum, each) => sum + overlap(spot, { width, height }, each), 0))
}

function least(spots: Spot[], cost: (spot: Spot) => number): Spot {
  const costs = spots.map(cost)
  return spots[costs.indexOf(Math.min(...costs))] ?? { left: GAP, top: GAP }
}

/** How many square pixels a window at that spot would cover. */
function overlap({ left, top }: Spot, { width, height }: Size, thing: DOMRect): number {
  const across = Math.min(left + width, thing.right) - Math.max(left, thing.left)
  const down = Math.min(top + height, thing.bottom) - Math.max(top, thing.top)
  return across > 0 && down > 0 ? across * down : 0
}
