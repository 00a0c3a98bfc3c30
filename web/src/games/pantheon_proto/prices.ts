// What a monument costs a seat: as the server says where it can be built now, else what is printed, less what the seat's cards take off.

import type { GameInfo } from '../../generated/protocol'
import { rowOf } from '../content'
import { textsOf } from '../../speech/effects'
import { costOf, RESOURCES, type Cost, type Resource } from './content'
import { cardsOf, type SideView } from './view'

function effectsOf(info: GameInfo, side: SideView | undefined): string[] {
  return cardsOf(side).flatMap(([table, slug]) => textsOf(rowOf(info, table, slug), 'effects'))
}

/** What the cards of a seat and this turn's epilogues take off each monument. */
function discountOf(info: GameInfo, side: SideView | undefined, resource: string): number {
  const lines = effectsOf(info, side)
  const printed = lines
    .map((line) => line.split(':'))
    .filter(([when, verb, , thing]) => when === 'build' && verb === 'discount' && thing === resource)
  return printed.reduce((sum, [, , number]) => sum + Number(number), side?.rebates[resource] ?? 0)
}

export function priceFor(info: GameInfo, side: SideView | undefined, slug: string, facts: Record<string, number> = {}): Cost {
  const printed = costOf(info, 'monument', slug)
  const price = RESOURCES.map((resource) => [
    resource,
    facts[resource] ?? Math.max(0, printed[resource] - discountOf(info, side, resource)),
  ])
  return Object.fromEntries(price) as Cost
}

/** The resources of which a seat has too little for a price; whoever may pay any for any other lacks all or none. */
export function missingFor(info: GameInfo, side: SideView | undefined, price: Cost): Resource[] {
  if (!side) return []
  const sum = (cost: Cost): number => RESOURCES.reduce((total, resource) => total + cost[resource], 0)
  if (effectsOf(info, side).includes('pay:wild')) return sum(side) < sum(price) ? RESOURCES.filter((resource) => price[resource]) : []
  return RESOURCES.filter((resource) => side[resource] < price[resource])
}
