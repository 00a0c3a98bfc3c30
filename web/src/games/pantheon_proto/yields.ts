// What a plan in the making promises: resources for sure, and if its sides win, the gifts of their peoples and the epilogues that would come.

import type { GameInfo } from '../../generated/protocol'
import { numberOf, rowOf } from '../content'
import { textsOf } from '../../speech/effects'
import { cellsOf, RESOURCES } from './content'
import { SIDES, type ProtoView } from './view'

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

export function yieldsOf(view: Pick<ProtoView, 'slots'>, info: GameInfo, numbers: readonly number[]): Yields {
  const cells = cellsOf(info)
  const on = (cell: string): number => numbers[cells.find((one) => one.cell === cell)?.index ?? -1] ?? 0
  const last = numberOf(info, 'marks') - 1
  const hoped = view.slots.flatMap((slot) =>
    SIDES.filter((side) => on(`${slot.slot}-${side}`) > 0).flatMap((side) => [
      ...forWinners(textsOf(rowOf(info, 'people', slot[side] ?? ''), 'gift')),
      ...(slot.quest && slot[`${side}_marks`] === last ? forWinners(textsOf(rowOf(info, 'quest', slot.quest), side)) : []),
    ]),
  )
  return { sure: summed(RESOURCES.map((thing) => ({ thing, number: on(thing) }))), hoped: summed(hoped) }
}
