// Which hexes a player would expect to use now: what cannot be done there is then dimmed and says why. Whether it can be done is the server's affair.

import { distance } from './hexes'
import { isAsked, type DelphiView, type HexView } from './view'

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

export function isLand(hex: HexView): boolean {
  return hex.kind !== 'sea' && hex.kind !== 'hole' && hex.kind !== 'zeus'
}
