// What a thing costs that can be chosen now.

import type { Things } from '../board'

/** The favours that the cheapest choice at a thing costs; none where nothing is offered. */
export function priceAt(things: Things, target: string): number {
  const prices = things.offersAt(target).map(([, facts]) => facts['price'] ?? 0)
  return prices.length ? Math.min(...prices) : 0
}
