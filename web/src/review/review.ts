// A review as numbers to show: the curve in layers, what was marked, and the draws that mattered.

import type { DrawnLuck, Marked, Review, TurningPoint } from '../generated/protocol'

/** Less than a point of chance is nothing to tell, nor is a draw that many others would have matched. */
const LEAST_LUCK = 0.01
const LEAST_PART = 75
const MOST_DRAWS = 3
const GRAVITY: Marked['mark'][] = ['turned', 'costly', 'better']

/** For each seat the lower and upper edge of its layer at every moment, from 0 to 1. */
export function layers(chances: number[][]): [number, number][][] {
  const seats = chances[0]?.map((_, seat) => seat) ?? []
  return seats.map((seat) =>
    chances.map((row): [number, number] => {
      const whole = sum(row) || 1
      return [sum(row.slice(0, seat)) / whole, sum(row.slice(0, seat + 1)) / whole]
    }),
  )
}

/** Around a layer: along its lower edge to the end of the game, and back along the upper one. */
export function outline(edges: [number, number][], x: (turn: number) => number, y: (part: number) => number): string {
  const point = (turn: number, part: number): string => `${x(turn).toFixed(1)},${y(part).toFixed(1)}`
  const there = edges.map(([low], turn) => point(turn, low))
  const back = edges.map(([, high], turn) => point(turn, high))
  return [...there, ...back.reverse()].join(' ')
}

/** Chances in percent, which are together 100: what rounding leaves goes to the largest remainders. */
export function percents(chances: number[]): number[] {
  const whole = sum(chances) || 1
  const exact = chances.map((chance) => (100 * chance) / whole)
  const floors = exact.map(Math.floor)
  const order = exact.map((_, seat) => seat).sort((one, other) => rest(exact, other) - rest(exact, one))
  for (const seat of order.slice(0, 100 - sum(floors))) floors[seat] = (floors[seat] ?? 0) + 1
  return floors
}

function rest(exact: number[], seat: number): number {
  return (exact[seat] ?? 0) % 1
}

/** The gravest first, then in the order in which they happened. */
export function inOrder(marks: Marked[]): Marked[] {
  return [...marks].sort((one, other) => GRAVITY.indexOf(one.mark) - GRAVITY.indexOf(other.mark) || one.step - other.step)
}

/** What was given away in all, in points of chance. */
export function given(marks: Marked[]): number {
  return points(sum(marks.map((mark) => mark.loss)))
}

export function points(chance: number): number {
  return Math.round(100 * Math.abs(chance))
}

/** The draws that brought a seat most, or took most from it. */
export function extremes(draws: DrawnLuck[], seat: number, sign: 1 | -1): DrawnLuck[] {
  const worth = (draw: DrawnLuck): number => sign * (draw.luck[seat] ?? 0)
  return draws
    .filter((draw) => worth(draw) >= LEAST_LUCK && partOf(draw, seat, sign) >= LEAST_PART)
    .sort((one, other) => worth(other) - worth(one))
    .slice(0, MOST_DRAWS)
}

/** Which part of the possible draws was worse, or better, in percent: never all, for only some were tried. */
export function partOf(draw: DrawnLuck, seat: number, sign: 1 | -1): number {
  const above = draw.above[seat] ?? 0
  return Math.min(99, Math.round(100 * (sign > 0 ? above : 1 - above)))
}

/** How a seat's draws compare with the possible ones on average, in percent: 50 where good and bad luck balance. */
export function meanPart(draws: DrawnLuck[], seat: number): number {
  const sum = draws.reduce((before, draw) => before + (draw.above[seat] ?? 0), 0)
  return Math.round((100 * sum) / draws.length)
}

/** The number of the turn in which a board is, from 1 on. */
export function turnAt(moments: number[], step: number): number {
  return Math.max(1, moments.findLastIndex((moment) => moment <= step) + 1)
}

/** What each turn is called: as the game counts, with whose it is where several have the same name, and which of these, should even that not do. */
export function namesOf(whens: string[], players: string[]): string[] {
  const isShared = (name: string, i: number, all: string[]): boolean => all.some((other, j) => j !== i && other === name)
  const named = whens.map((when, i) => (isShared(when, i, whens) ? `${when} · ${players[i]}` : when))
  return named.map((name, i) =>
    isShared(name, i, named) ? `${name} (${named.slice(0, i + 1).filter((other) => other === name).length})` : name,
  )
}

/** The seat and the board that an address names, such as `#1` or `#1-45`. */
export function placeIn(hash: string, review: Pick<Review, 'seats' | 'moments'>): { seat: number; at: number } {
  const [seat, at] = hash.slice(1).split('-')
  const first = review.moments[0] ?? 0
  return { seat: within(seat, 0, review.seats.length - 1), at: within(at, first, review.moments.at(-1) ?? first) }
}

function within(text: string | undefined, lowest: number, highest: number): number {
  const found = text ? Number(text) : lowest
  return Number.isInteger(found) && found >= lowest && found <= highest ? found : lowest
}

/** What made at least half of a turning point by itself: a draw, or a choice for which there was a better one, one's own where a chance fell, somebody else's where it rose. */
export function causeOf(point: TurningPoint, review: Pick<Review, 'draws' | 'sides'>): { draw: number } | { chooser: number } | null {
  const isIn = ({ step }: { step: number }): boolean => step >= point.start && step < point.end
  const isMuch = (chance: number): boolean => 2 * chance >= Math.abs(point.change)
  const luck = review.draws.filter(isIn).map((draw) => Math.sign(point.change) * (draw.luck[point.seat] ?? 0))
  const luckiest = Math.max(0, ...luck)
  if (isMuch(luckiest)) return { draw: points(luckiest) }
  const chooser = review.sides.findIndex(
    (side, seat) => (seat === point.seat) === point.change < 0 && side.marks.some((mark) => isIn(mark) && isMuch(mark.loss)),
  )
  return chooser >= 0 ? { chooser } : null
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
