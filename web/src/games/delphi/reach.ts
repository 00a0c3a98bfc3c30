// Which hexes a player would expect to use now: what cannot be done there is then dimmed and says why. Whether it can be done is the server's affair.

import type { GameInfo } from '../../generated/protocol'
import { distance } from '../hexes'
import { isAsked, PLACES, type DelphiView, type HexView } from './view'

/** As far as a player looks when choosing a course. */
const LOOKOUT = 4

export function isExpected(view: DelphiView, hex: HexView): boolean {
  const side = view.sides[view.seat]
  const ship = side && view.hexes.find((candidate) => candidate.hex === side.berth)
  if (!ship || ship === hex) return false
  const far = distance(ship, hex)
  if (isAsked(view, view.seat, 'Turn')) return far === 1 && isLand(hex)
  return isAsked(view, view.seat, 'Sail') && far <= LOOKOUT && hex.kind === 'sea'
}

/** The hex that the decision is about: where somebody fights, or what is being paid for. */
export function meantHex({ decision }: DelphiView, info: GameInfo): string | undefined {
  const place = PLACES.find((known) => decision?.[known] !== undefined)
  return place && info.slugs[place]?.[decision?.[place] ?? -1]
}

export function isLand(hex: HexView): boolean {
  return hex.kind !== 'sea' && hex.kind !== 'shallow-water' && hex.kind !== 'zeus'
}
