// Where a small window beside a thing fits on the screen.

export interface Spot {
  left: number
  top: number
}

const GAP = 8

/** Below the thing if there is room, else above it, and never off the screen. */
export function beside(thing: DOMRect, width: number, height: number, screen: { width: number; height: number }): Spot {
  const below = thing.bottom + GAP
  const above = thing.top - GAP - height
  const top = below + height <= screen.height - GAP || above < GAP ? below : above
  return {
    left: clamp(thing.left + thing.width / 2 - width / 2, GAP, screen.width - width - GAP),
    top: clamp(top, GAP, screen.height - height - GAP),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
