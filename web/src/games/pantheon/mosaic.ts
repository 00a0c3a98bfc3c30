// The floor under the map: tesserae for land and sea, and the lines between spaces.

import { centre, RADIUS, type Place, type Point } from '../hexes'

/** The neighbour across each side of a hex; the first side runs from the corner at 30 degrees to the one at 90. */
const ACROSS: Place[] = [
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
]

export interface Ground extends Place {
  terrain: 'land' | 'sea'
}

/** Paths of the drawing. */
export interface Floor {
  land: string
  sea: string
  /** Between neighbours that are alike. */
  grid: string
  coast: string
  /** Where the known world ends. */
  rim: string
}

export function floorOf(spaces: Ground[]): Floor {
  const at = new Map(spaces.map((space) => [`${space.q} ${space.r}`, space]))
  const floor: Floor = { land: '', sea: '', grid: '', coast: '', rim: '' }
  for (const space of spaces) {
    floor[space.terrain] += outline(space)
    ACROSS.forEach((way, side) => {
      const other = at.get(`${space.q + way.q} ${space.r + way.r}`)
      // A line between two spaces is drawn once.
      if (other && side >= 3) return
      floor[!other ? 'rim' : other.terrain === space.terrain ? 'grid' : 'coast'] += line(space, side)
    })
  }
  return floor
}

/** Whether two spaces touch. */
export function touches(one: Place, other: Place): boolean {
  return ACROSS.some(({ q, r }) => one.q + q === other.q && one.r + r === other.r)
}

function corner(place: Place, number: number): string {
  const { x, y } = cornerAt(centre(place), number)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

function cornerAt({ x, y }: Point, number: number): Point {
  const angle = ((30 + 60 * number) * Math.PI) / 180
  return { x: x + RADIUS * Math.cos(angle), y: y + RADIUS * Math.sin(angle) }
}

function outline(place: Place): string {
  return `M${ACROSS.map((_, side) => corner(place, side)).join('L')}z`
}

function line(place: Place, side: number): string {
  return `M${corner(place, side)}L${corner(place, side + 1)}`
}

/** How many tesserae a pattern is wide, and how wide they are. */
const ROW = 16
const TESSERA = 6
export const PATTERN = ROW * TESSERA

/** Tesserae of a few shades, one path for each; the same every time. `wave` bends their rows, as mosaicists lay water. */
export function tesserae(shades: number, wave: number): string[] {
  const paths = Array<string>(shades).fill('')
  for (let y = 0; y < ROW; y++) {
    for (let x = 0; x < ROW; x++) {
      const chance = hash(x, y)
      const bend = wave * Math.sin((x / ROW) * 2 * Math.PI * 2)
      const [left, top] = [x * TESSERA + 0.4, y * TESSERA + 0.4 + bend]
      const size = TESSERA - 0.9
      paths[chance % shades] += `M${left.toFixed(1)} ${top.toFixed(1)}h${size}l${((chance % 5) - 2) / 6} ${size}h${-size}z`
    }
  }
  return paths
}

function hash(x: number, y: number): number {
  let value = (x * 374761393 + y * 668265263) ^ 0x5bf03635
  value = Math.imul(value ^ (value >>> 13), 1274126177)
  return (value ^ (value >>> 16)) >>> 0
}
