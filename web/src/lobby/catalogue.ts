// The games as doors: what the server tells about them, and what is said on each.

import type { Cover, GameInfo } from '../generated/protocol'

/** Every game that can be played. A draft is for its authors, not for players. */
export function playable(served: GameInfo[]): GameInfo[] {
  return served.filter(({ stage }) => stage !== 'draft')
}

/** What a door says in one language. */
export function coverOf(info: GameInfo, language: string): Cover {
  return info.covers[language] ?? { title: info.title, world: '', goal: '', status: '' }
}

/** Who published a game and when, or what there is to say instead. */
export function publishedBy(info: GameInfo, cover: Cover): string {
  return cover.status || [info.publisher, info.year || ''].filter(String).join(', ')
}
