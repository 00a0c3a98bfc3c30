// What a game is called in the language of the page.

import type { GameInfo } from '../generated/protocol'
import { language } from '../speech/language.svelte'

export function titleOf(info: GameInfo): string {
  return info.covers[language.current]?.title ?? info.title
}
