// What a game is called here, also before it is open; for one that only the server knows, the server's word.

import { language, t } from '../speech/language.svelte'

export function titleOf(game: string, served: string | undefined = undefined): string {
  const key = `game-${game}`
  return language.words.has(key) ? t(key) : (served ?? game)
}
