// Which cards a decision is about: they are laid out while somebody chooses from them.

import type { GameInfo } from '../../generated/protocol'
import { coloursOf } from './content'
import { COLOURS, type DelphiView } from './view'

export interface Choosing {
  domain: 'ship' | 'equipment' | 'passenger'
  /** Where they lie, as in the targets of their choices. */
  place: string
  slugs: string[]
}

/** The cards to choose from, if these eyes are asked to; ship tiles lie open for everybody. */
export function choosingOf(view: DelphiView, info: GameInfo): Choosing | null {
  const decision = view.decision
  if (view.ships.length) return { domain: 'ship', place: 'ship-tile', slugs: view.ships }
  if (!decision?.waiting.includes(view.seat)) return null
  if (decision.name === 'TakeEquipment') return { domain: 'equipment', place: 'display', slugs: view.display }
  if (decision.name !== 'TakePassenger') return null
  const colour = COLOURS[decision.colour ?? -1]
  const taken = new Set(view.sides.flatMap((side) => side.passengers))
  const slugs = (info.slugs['passenger'] ?? []).filter((slug) => !taken.has(slug) && coloursOf(info, 'passenger', slug)[0] === colour)
  return { domain: 'passenger', place: 'passenger', slugs }
}
