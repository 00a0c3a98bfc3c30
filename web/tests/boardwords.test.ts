// The words of every board are the game's own: `table-…` in its Fluent files. The page's own words are for what all games share.

import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const LANGUAGES = ['en', 'fr']
const boards = import.meta.glob<string>('../src/games/*/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const house = import.meta.glob<string>('../../src/themis/speech/text/*.ftl', { query: '?raw', import: 'default', eager: true })
const games = import.meta.glob<string>('../../src/themis/games/*/text/*.ftl', { query: '?raw', import: 'default', eager: true })
const pages = import.meta.glob<string>('../src/text/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const drawn = Object.keys(boards).flatMap((path) => /\/games\/([^/]+)\/look\.ts$/.exec(path)?.[1] ?? [])

/** Every message with the blanks to fill in. */
function messages(text: string): [string, string[]][] {
  return new FluentResource(text).body.map((message) => {
    const blanks = [...JSON.stringify(message.value).matchAll(/"type":"var","name":"([^"]+)"/g)].map((found) => found[1] ?? '')
    return [message.id, [...new Set(blanks)].sort()]
  })
}

function textOf(game: string, language: string): string {
  return [house[`../../src/themis/speech/text/${language}.ftl`], games[`../../src/themis/games/${game}/text/${language}.ftl`]].join('\n')
}

/** The keys that a board asks for with a function. */
function asked(game: string, call: RegExp): string[] {
  const sources = Object.entries(boards).filter(([path]) => path.includes(`/games/${game}/`))
  return sources.flatMap(([, source]) => [...source.matchAll(call)].map((found) => found[1] ?? ''))
}

it('has boards to read', () => expect(drawn).toEqual(expect.arrayContaining(['altar', 'delphi', 'uruk'])))

describe.each(drawn)('the board of %s', (game) => {
  it('says the same in both languages, with the same blanks to fill in', () => {
    const [english = [], french = []] = LANGUAGES.map((to) => messages(textOf(game, to)).filter(([id]) => id.startsWith('table-')))
    expect(english.length).toBeGreaterThan(20)
    expect(french).toEqual(english)
  })

  it('finds every word it asks the game for', () => {
    const keys = asked(game, /speech\.text\(\s*'([^']+)'/g)
    expect(keys.length).toBeGreaterThan(10)
    for (const to of LANGUAGES) {
      const known = new Set(messages(textOf(game, to)).map(([id]) => id))
      expect(keys.filter((key) => !known.has(key))).toEqual([])
    }
  })

  it('has words about every symbol that explains itself, and rules behind them', () => {
    const keys = asked(game, /(?:explains\(\s*'|\babout=")([^'"]+)['"]/g)
    for (const to of LANGUAGES) {
      const known = new Set(messages(textOf(game, to)).map(([id]) => id))
      expect(keys.filter((key) => !known.has(`about-${key}`))).toEqual([])
    }
  })

  it('asks the page only for what the page says at every table', () => {
    const shared = new Set(Object.values(pages).flatMap((text) => messages(text).map(([id]) => id)))
    expect(asked(game, /\bt\(\s*['`]([^'`]+)['`]/g).filter((key) => !shared.has(key))).toEqual([])
  })
})
