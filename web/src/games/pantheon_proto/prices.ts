// What a monument costs a seat: as the server says where it can be built now, else what is printed, less what the seat's cards take off.

import type { GameInfo } from '../../generated/protocol'
import { rowOf } from '../content'
import { costOf, RESOURCES, type Cost } from './content'
import { cardsOf, type SideView } from './view'

/** What the cards of a seat and this turn's epilogues take off each monument. */
function discountOf(info: GameInfo, side: SideView | undefined, resource: string): number {
  const lines = cardsOf(side).flatMap(([table, slug]) => rowOf(info, table, slug)['effects'] as string[])
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
