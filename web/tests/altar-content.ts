// Altar as the server describes it to the page, and its words.

import type { GameInfo } from '../src/generated/protocol'
import { Speech } from '../src/speech/speech'
import saidByPython from './fixtures/speech/altar.json?raw'

const texts = import.meta.glob<string>('../../src/themis/games/altar/text/*.ftl', { query: '?raw', import: 'default', eager: true })

export const info = (JSON.parse(saidByPython) as { info: GameInfo }).info

export function speechIn(language: string): Speech {
  return new Speech(info, language, [texts[`../../src/themis/games/altar/text/${language}.ftl`] ?? ''])
}
