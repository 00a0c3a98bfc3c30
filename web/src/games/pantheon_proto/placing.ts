// Disciples on the cells of the temple: how a plan changes while it is made. A plan has a number for each cell, in their order.

import type { GameInfo, Move } from '../../generated/protocol'

export interface Temple {
  /** How many disciples are to be placed. */
  disciples: number
  /** How many may lie on one cell. */
  most: number
  /** Whether each cell is in play. */
  inPlay: boolean[]
}

export function placed(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Negative if too many are placed. */
export function unplaced(numbers: readonly number[], { disciples }: Temple): number {
  return disciples - placed(numbers)
}

/** The plan with so many on a cell, or as many as can be there. */
export function withCell(numbers: readonly number[], cell: number, number: number, temple: Temple): number[] {
  if (!temple.inPlay[cell]) return [...numbers]
  const free = Math.max(0, unplaced(numbers, temple)) + (numbers[cell] ?? 0)
  return numbers.map((old, i) => (i === cell ? Math.max(0, Math.min(number, temple.most, free)) : old))
}

/** One disciple goes from a cell to another; -1 is the reserve. */
export function moved(numbers: readonly number[], from: number, to: number, temple: Temple): number[] {
  if (from === to || (to >= 0 && (!temple.inPlay[to] || (numbers[to] ?? 0) >= temple.most))) return [...numbers]
  const taken = from < 0 ? [...numbers] : withCell(numbers, from, (numbers[from] ?? 0) - 1, temple)
  return to < 0 ? taken : withCell(taken, to, (taken[to] ?? 0) + 1, temple)
}

/** The rest is placed as the rules would do it: the first cells are filled first. */
export function filled(numbers: readonly number[], temple: Temple): number[] {
  return numbers.reduce<number[]>((plan, _, cell) => withCell(plan, cell, temple.most, temple), [...numbers])
}

/** A plan of an earlier turn, as far as there are disciples for it now. */
export function again(plan: readonly number[], temple: Temple): number[] {
  const nothing = plan.map(() => 0)
  return plan.reduce<number[]>((numbers, number, cell) => withCell(numbers, cell, number, temple), nothing)
}

/** The last plan of a seat that everybody has seen. */
export function lastPlan(log: Move[], seat: number, info: GameInfo): number[] | null {
  const fields = info.events['plan-revealed'] ?? []
  const found = log
    .flatMap((move) => move.events)
    .findLast(([kind, values]) => kind === 'plan-revealed' && values[fields.indexOf('seat')] === seat)
  return found ? found[1].slice(1) : null
}
