// The five games of the house, also those that are not here yet. What the server knows of a game counts more than what stands here.

import type { GameInfo } from '../generated/protocol'

export interface Shelf {
  id: string
  fewest: number
  most: number
}

export const SHELF: readonly Shelf[] = [
  { id: 'uruk', fewest: 2, most: 4 },
  { id: 'pantheon', fewest: 2, most: 4 },
  { id: 'pantheon_proto', fewest: 2, most: 6 },
  { id: 'delphi', fewest: 2, most: 4 },
  { id: 'altar', fewest: 2, most: 5 },
]

/** A game on the shelf; `info` once the server has it. */
export interface Door extends Shelf {
  info: GameInfo | null
}

/** The shelf as the server fills it. A game that only the server knows, such as a designer's own, comes last. */
export function doors(served: GameInfo[]): Door[] {
  const games = served.filter(isPlayable)
  const known = SHELF.map((shelf) => ({ ...shelf, info: games.find((game) => game.id === shelf.id) ?? null }))
  const others = games.filter((game) => !SHELF.some((shelf) => shelf.id === game.id))
  return [...known.map(asServed), ...others.map((info) => ({ id: info.id, fewest: info.fewest, most: info.most, info }))]
}

/** A draft is for whoever writes it, not for players. */
export function isPlayable(info: GameInfo): boolean {
  return info.stage !== 'draft'
}

function asServed(door: Door): Door {
  return door.info ? { ...door, fewest: door.info.fewest, most: door.info.most } : door
}
