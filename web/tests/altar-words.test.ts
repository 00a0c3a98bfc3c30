import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import english from '../src/text/en/altar.ftl?raw'
import french from '../src/text/fr/altar.ftl?raw'
import { speechIn } from './altar-content'

const sources = import.meta.glob<string>('../src/games/altar/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

/** Every message with the blanks to fill in. */
function messages(text: string): [string, string[]][] {
  return new FluentResource(text).body.map((message) => {
    const blanks = [...JSON.stringify(message.value).matchAll(/"type":"var","name":"([^"]+)"/g)].map((found) => found[1] ?? '')
    return [message.id, [...new Set(blanks)].sort()]
  })
}

/** The keys that the board asks for with a function. */
function used(call: RegExp): string[] {
  return Object.values(sources).flatMap((source) => [...source.matchAll(call)].map((found) => found[1] ?? ''))
}

it('says the same in both languages', () => expect(messages(french)).toEqual(messages(english)))

it('has every word the board uses, its own and the game’s', () => {
  const own = new Set(messages(english).map(([id]) => id))
  const asked = used(/\bt\('([^']+)'/g)
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((key) => !own.has(key))).toEqual([])
  for (const language of ['en', 'fr']) {
    const speech = speechIn(language)
    expect(used(/speech\.text\('([^']+)'/g).filter((key) => !speech.has(key))).toEqual([])
  }
})
