// The view of Uruk as src/themis/games/uruk/view.py declares it.

import type { Cubes, UrukView as Seen, SideView, SlotView } from '../../generated/uruk'

export type Colour = keyof Cubes
export const COLOURS: Colour[] = ['red', 'pink', 'yellow', 'blue']

/** Cards by slug: how many of each. */
export type Cards = Record<string, number>

export interface Asked {
  name: string
  waiting: number[]
  card?: number
  /** In an auction: who leads, -1 for nobody, and the seats that are out, as bits. */
  leader?: number
  passed?: number
}

export type { Cubes, SideView, SlotView }
export type UrukView = Omit<Seen, 'decision'> & { decision: Asked | null }

/** The epoch whose disc is the next to be placed; none when all are gone. */
export function currentEpoch(view: Pick<UrukView, 'epochs'>): string | undefined {
  return Object.keys(view.epochs).find((epoch) => view.epochs[epoch])
}

/** Whether a discovery of a seat has had its use in this turn. */
export function isUsed(view: UrukView, seat: number, card: string): boolean {
  return view.turn === seat && view.used.includes(card)
}

/** How many copies of a card have been seen to lie somewhere, by the eyes that look. */
export function seenOf(view: UrukView, slug: string): number {
  const open = [...view.discards, ...view.display, ...view.sides.flatMap((side) => [side.lyre, ...side.tableau.map((slot) => slot.card)])]
  const held = view.sides.map((side) => (side.hand ?? side.known)[slug] ?? 0)
  return open.filter((card) => card === slug).length + (view.boxed[slug] ?? 0) + held.reduce((sum, number) => sum + number, 0)
}

export function total(numbers: Record<string, number>): number {
  return Object.values(numbers).reduce((sum, number) => sum + number, 0)
}
