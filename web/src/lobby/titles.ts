// What a game is called and how long it takes, in the language of the page.

import type { GameInfo } from '../generated/protocol'
import { language, t } from '../speech/language.svelte'

export function titleOf(info: GameInfo): string {
  return info.covers[language.current]?.title ?? info.title
}

export function durationOf({ shortest, longest }: Pick<GameInfo, 'shortest' | 'longest'>): string {
  return t(shortest === longest ? 'start-minutes-always' : 'start-minutes', { shortest, longest })
}
