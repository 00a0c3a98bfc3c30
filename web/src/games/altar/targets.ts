// Which thing on the table stands for a choice. Most choices say it themselves (`take scout` is the Scout among the face-up cards);
// what happens to an altar or an adorer is chosen at that very piece, not at the realm.

import type { Offer } from '../../generated/protocol'
import type { God } from './view'

export type AltarSide = 'active' | 'inactive'

export function targetOf([choice, , target]: Offer): string {
  const [verb = '', god = '', second = ''] = choice.split(' ')
  switch (verb) {
    case 'destroy':
    case 'seize':
      return altarTarget(god, second)
    case 'deactivate':
      return altarTarget(god, 'active')
    case 'activate':
      return altarTarget(god, 'inactive')
    case 'banish':
    case 'lure':
      return adorerTarget(god, second)
    default:
      return target
  }
}

/** Altars of a realm that lie on the same side are alike. */
export function altarTarget(god: God | string, side: AltarSide | string): string {
  return `altars:${god}:${side}`
}

export function adorerTarget(god: God | string, card: string): string {
  return `adorers:${god}:${card}`
}
