// The games as doors: those of the server, which tells everything about them, then those to come, of which only the page knows.

import type { Cover, GameInfo } from '../generated/protocol'
import type { Words } from '../speech/words'

/** What is known of a game before it can be played. */
export type Shelf = Pick<GameInfo, 'id' | 'fewest' | 'most' | 'designers' | 'publisher' | 'year'>

export const COMING: readonly Shelf[] = [
  { id: 'pantheon_proto', fewest: 2, most: 6, designers: ['Guerric Fritzen'], publisher: '', year: 0 },
]

/** A game on the shelf; `info` if the server has it. */
export interface Door extends Shelf {
  info: GameInfo | null
}

/** Every game that can be played, then the others. */
export function doors(served: GameInfo[]): Door[] {
  const games = served.filter(isPlayable)
  const others = COMING.filter((shelf) => !games.some((game) => game.id === shelf.id))
  return [...games.map((info) => ({ ...info, info })), ...others.map((shelf) => ({ ...shelf, info: null }))]
}

/** A draft is for its authors, not for players. */
export function isPlayable(info: GameInfo): boolean {
  return info.stage !== 'draft'
}

/** What a door says in one language: the game's own words, or the page's for a game to come. */
export function coverOf(door: Door, words: Words): Cover {
  const key = `game-${door.id}`
  const said = (part: string) => (words.has(part) ? words.text(part) : '')
  return (
    door.info?.covers[words.language] ?? { title: words.text(key), world: said(`${key}-world`), goal: '', status: said(`${key}-status`) }
  )
}

/** Who published a game and when, or what there is to say instead. */
export function publishedBy(door: Shelf, cover: Cover): string {
  return cover.status || [door.publisher, door.year || ''].filter(String).join(', ')
}
