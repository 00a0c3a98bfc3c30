// The followers and gods of Altar as the server describes them, read from the content file itself.

import type { GameInfo } from '../src/generated/protocol'
import { Speech } from '../src/speech/speech'
import content from '../../src/themis/games/altar/content.toml?raw'

const texts = import.meta.glob<string>('../../src/themis/games/altar/text/*.ftl', { query: '?raw', import: 'default', eager: true })

export const info = {
  id: 'altar',
  slugs: { card: rowsOf('follower').map((row) => String(row['id'])), god: ['old', 'love', 'war', 'fear', 'light'] },
  content: { follower: rowsOf('follower'), god: rowsOf('god') },
} as unknown as GameInfo

export function speechIn(language: string): Speech {
  return new Speech(info, language, [texts[`../../src/themis/games/altar/text/${language}.ftl`] ?? ''])
}

/** The rows of a table; every value of a line is written as JSON would write it. */
function rowsOf(table: string): Record<string, unknown>[] {
  const blocks = content.split(/^\[\[/m).filter((block) => block.startsWith(`${table}]]`))
  return blocks.map((block) => {
    const row: Record<string, unknown> = { sources: {} }
    for (const [, column = '', value = ''] of block.matchAll(/^(\w+) = (.+)$/gm)) {
      if (column === 'source') row['sources'] = { '': JSON.parse(value) as string }
      else row[column] = JSON.parse(value)
    }
    return row
  })
}
