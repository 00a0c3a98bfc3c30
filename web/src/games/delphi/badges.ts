// What is written on a hex that can be chosen: what it costs, or how likely a fight is to be won.

import type { Offer } from '../../generated/protocol'
import type { Price } from './course'
import { COLOURS, type Colour } from './view'

export interface Badge {
  kind: 'free' | 'price' | 'odds'
  text: string
  /** The die or card that it takes, where the hex is not to be sailed to. */
  colour?: Colour | undefined
}

/** What costs nothing says so, where others of its kind cost something. */
export const FREE: Badge = { kind: 'free', text: '0' }

/** Of several choices at a hex, the cheapest or the most hopeful speaks. */
export function badgeOf(offers: Offer[]): Badge | null {
  const price = best(offers, 'price', Math.min)
  if (price === null) return null
  if (offers.some(([choice]) => choice.startsWith('move '))) return price ? { kind: 'price', text: String(price) } : FREE
  const colour =
    COLOURS[
      best(
        offers.filter(([, facts]) => facts['price'] === price),
        'colour',
        Math.min,
      ) ?? -1
    ]
  const odds = best(offers, 'odds', Math.max)
  if (odds !== null) return { kind: 'odds', text: `${odds}%`, colour }
  if (price) return { kind: 'price', text: `−${price}`, colour }
  return colour ? { kind: 'free', text: '', colour } : null
}

export type Part = 'bought' | 'colour' | 'range'

/** Round the wheel, across the sea, and a card; outlines in a square from -7 to 7. */
export const PART_SIGNS: Record<Part, string> = {
  colour: 'M-4.4-1.6A4.7 4.7 0 1 1-3 3.6M-6.6-4.2-4.4-1.2-1.2-2.8',
  range: 'M-5-4.4-.6 0-5 4.4M.8-4.4 5.2 0 .8 4.4',
  bought: 'M-3.6-5H3.6V5H-3.6zM0-2.4V2.4M-2.4 0H2.4',
}

/** What the price of a voyage is made of, without what costs nothing; what is for neither colour nor distance buys the action. */
export function partsOf({ all, colour, range }: Price): { part: Part; number: number }[] {
  const parts: { part: Part; number: number }[] = [
    { part: 'bought', number: all - colour - range },
    { part: 'colour', number: colour },
    { part: 'range', number: range },
  ]
  return parts.filter(({ number }) => number > 0)
}

function best(offers: Offer[], fact: string, pick: (...numbers: number[]) => number): number | null {
  const numbers = offers.map(([, facts]) => facts[fact]).filter((number) => number !== undefined)
  return numbers.length ? pick(...numbers) : null
}
