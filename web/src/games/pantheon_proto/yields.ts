// What a plan in the making promises: resources for sure, own cards and all, and if its sides win, the gifts of their peoples and the
// epilogues that would come.

import type { GameInfo } from '../../generated/protocol'
import { numberOf, rowOf } from '../content'
import { textsOf } from '../../speech/effects'
import { cellsOf, RESOURCES } from './content'
import { cardsOf, SIDES, type ProtoView, type Side } from './view'

export interface Yield {
  thing: string
  number: number
}

export interface Yields {
  sure: Yield[]
  /** If every side with own disciples wins. */
  hoped: Yield[]
}

const ORDER = [...RESOURCES, 'disciple', 'point']

function summed(found: Yield[]): Yield[] {
  return ORDER.map((thing) => ({
    thing,
    number: found.filter((one) => one.thing === thing).reduce((sum, one) => sum + one.number, 0),
  })).filter(({ number }) => number !== 0)
}

/** What the winners gain and lose by a list of effects. */
function forWinners(effects: string[]): Yield[] {
  return effects.flatMap((effect) => {
    const [who, verb, number, thing = ''] = effect.split(':')
    if (who !== 'winners' || (verb !== 'gain' && verb !== 'lose')) return []
    return [{ thing, number: verb === 'gain' ? Number(number) : -Number(number) }]
  })
}

/** What the own cards give for a quest that a side wins. */
function byCards(info: GameInfo, side: ProtoView['sides'][number] | undefined, winner: Side): Yield[] {
  return cardsOf(side)
    .flatMap(([table, slug]) => textsOf(rowOf(info, table, slug), 'effects'))
    .flatMap((effect) => {
      const [when, verb, number, thing = '', only = winner] = effect.split(':')
      return when === 'won' && verb === 'gain' && only === winner ? [{ thing, number: Number(number) }] : []
    })
}

/** What lies on the cells counts as the server says; without its forecast as it lies. */
export function yieldsOf(
  view: Pick<ProtoView, 'slots' | 'forecast' | 'seat' | 'sides'>,
  info: GameInfo,
  numbers: readonly number[],
): Yields {
  const { forecast } = view
  const cells = cellsOf(info)
  function on(cell: string): number {
    const index = cells.find((one) => one.cell === cell)?.index ?? -1
    const number = numbers[index] ?? 0
    return forecast?.counts[index]?.[number] ?? number
  }
  const last = numberOf(info, 'marks') - 1
  const hoped = view.slots.flatMap((slot) =>
    SIDES.filter((side) => slot.quest && on(`${slot.slot}-${side}`) > 0).flatMap((side) => [
      ...forWinners(textsOf(rowOf(info, 'people', slot[side] ?? ''), 'gift')),
      ...byCards(info, view.sides[view.seat], side),
      ...(slot.quest && slot[`${side}_marks`] === last ? forWinners(textsOf(rowOf(info, 'quest', slot.quest), side)) : []),
    ]),
  )
  const room = forecast?.room ?? Infinity
  return {
    sure: summed(RESOURCES.map((thing) => ({ thing, number: on(thing) + (forecast?.gains[thing] ?? 0) }))),
    hoped: summed(hoped)
      .map((one) => (one.thing === 'disciple' ? { ...one, number: Math.min(one.number, room) } : one))
      .filter(({ number }) => number !== 0),
  }
}
