// What is written on a hex that can be chosen: what it costs, or how likely a fight is to be won.

import type { Offer } from '../../generated/protocol'

export interface Badge {
  kind: 'free' | 'price' | 'odds'
  text: string
}

/** Of several choices at a hex, the cheapest or the most hopeful speaks. */
export function badgeOf(offers: Offer[]): Badge | null {
  const odds = best(offers, 'odds', Math.max)
  if (odds !== null) return { kind: 'odds', text: `${odds}%` }
  const price = best(offers, 'price', Math.min)
  if (price === null) return null
  if (price > 0) return { kind: 'price', text: String(price) }
  return offers.some(([choice]) => choice.startsWith('move ')) ? { kind: 'free', text: '0' } : null
}

function best(offers: Offer[], fact: string, pick: (...numbers: number[]) => number): number | null {
  const numbers = offers.map(([, facts]) => facts[fact]).filter((number) => number !== undefined)
  return numbers.length ? pick(...numbers) : null
}
