// Moving among the things of a table with the arrow keys: to the nearest one in that direction.

export interface Point {
  x: number
  y: number
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** What lies askew counts as farther away than what lies straight ahead. */
const ASKEW = 2.5

/** The place of the nearest point in the direction of a key, or -1. */
export function nearest(key: string, from: Point, points: Point[]): number {
  const direction = DIRECTIONS[key]
  if (!direction) return -1
  let best = -1
  let least = Infinity
  points.forEach((point, i) => {
    const dx = point.x - from.x
    const dy = point.y - from.y
    const ahead = dx * direction.x + dy * direction.y
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x)
    const far = ahead + aside * ASKEW
    if (ahead > 1 && far < least) {
      least = far
      best = i
    }
  })
  return best
}

/** Moves the focus from one thing to the next; says whether it did. */
export function moveFocus(key: string, root: Element, from: Element): boolean {
  const others = [...root.querySelectorAll<HTMLElement>('[data-target][tabindex="0"]')].filter((element) => element !== from)
  const found = others[nearest(key, centre(from), others.map(centre))]
  found?.focus()
  return found !== undefined
}

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
