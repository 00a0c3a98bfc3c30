// The words of the page: the same in both languages, and none missing.

import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { Words } from '../src/speech/words'

const texts = import.meta.glob<string>('../src/text/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const ENGLISH = Object.keys(texts).filter((path) => path.includes('/en/'))

/** Every message with the blanks to fill in. */
function messages(path: string): [string, string[]][] {
  return new FluentResource(texts[path] ?? '').body.map((message) => {
    const blanks = [...JSON.stringify(message.value).matchAll(/"type":"var","name":"([^"]+)"/g)].map((found) => found[1] ?? '')
    return [message.id, [...new Set(blanks)].sort()]
  })
}

test.each(ENGLISH)('%s has the same messages in French', (path) => {
  expect(messages(path).length).toBeGreaterThan(0)
  expect(messages(path.replace('/en/', '/fr/'))).toEqual(messages(path))
})

test('every word that is used exists', () => {
  const words = new Words(
    'en',
    ENGLISH.map((path) => texts[path] ?? ''),
  )
  const used = Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\('([^']+)'/g)].map((found) => found[1] ?? ''))
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter((key) => !words.has(key))).toEqual([])
})

test.each(['en', 'fr'])('what a button shows is the beginning of its name (%s)', (to) => {
  const words = new Words(to, [texts[`../src/text/${to}/table.ftl`] ?? ''])
  expect(words.text('undo-cannot').startsWith(words.text('undo'))).toBe(true)
})
