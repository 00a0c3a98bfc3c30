// Where the hexes lie in the drawing: pointy-top, axial coordinates, +q to the east and +r to the south-east.

export const RADIUS = 40
const SQRT3 = Math.sqrt(3)
export const HEX_WIDTH = RADIUS * SQRT3
const MARGIN = 14

export interface Place {
  q: number
  r: number
}

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export function centre({ q, r }: Place): Point {
  return { x: HEX_WIDTH * (q + r / 2), y: RADIUS * 1.5 * r }
}

/** The corners of a hex around the origin, as SVG wants them. */
export function corners(radius: number): string {
  return [30, 90, 150, 210, 270, 330]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`)
    .join(' ')
}

/** The box around all hexes. */
export function boxOf(places: Place[]): Box {
  const points = places.map(centre)
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const left = Math.min(...xs) - HEX_WIDTH / 2 - MARGIN
  const top = Math.min(...ys) - RADIUS - MARGIN
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + HEX_WIDTH / 2 + MARGIN - left,
    height: Math.max(...ys) + RADIUS + MARGIN - top,
  }
}

/** How many hexes lie between two, as the crow flies. */
export function distance(a: Place, b: Place): number {
  const dq = a.q - b.q
  const dr = a.r - b.r
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
}
