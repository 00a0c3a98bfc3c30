// A game in a language, from the same files that the server hands out.

import type { GameInfo } from '../src/generated/protocol'
import { Speech } from '../src/speech/speech'

const house = import.meta.glob<string>('../../src/themis/speech/text/*.ftl', { query: '?raw', import: 'default', eager: true })
const games = import.meta.glob<string>('../../src/themis/games/*/text/*.ftl', { query: '?raw', import: 'default', eager: true })

export function speechOf(info: GameInfo, language: string): Speech {
  const files = [language, `reasons.${language}`].map((file) => games[`../../src/themis/games/${info.id}/text/${file}.ftl`])
  const texts = [house[`../../src/themis/speech/text/${language}.ftl`], ...files]
  return new Speech(
    info,
    language,
    texts.map((text) => text ?? ''),
  )
}
