// The words of the table: the same in both languages, and none missing.

import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { Words } from '../src/speech/words'

const texts = import.meta.glob<string>('../src/text/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>(['../src/{table,kit,speech}/**/*.{svelte,ts}', '../src/App.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const OWN = ['common', 'table', 'views']

const text = (language: string, file: string): string => texts[`../src/text/${language}/${file}.ftl`] ?? ''

/** Every message with the blanks to fill in. */
function messages(file: string): [string, string[]][] {
  return new FluentResource(file).body.map((message) => {
    const blanks = [...JSON.stringify(message.value).matchAll(/"type":"var","name":"([^"]+)"/g)].map((found) => found[1] ?? '')
    return [message.id, [...new Set(blanks)].sort()]
  })
}

test.each(OWN)('%s.ftl has the same messages in both languages', (file) => {
  expect(messages(text('fr', file))).toEqual(messages(text('en', file)))
})

test('every word that is used exists', () => {
  const words = new Words(
    'en',
    Object.entries(texts).flatMap(([path, file]) => (path.includes('/en/') ? [file] : [])),
  )
  const used = Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\('([^']+)'/g)].map((found) => found[1] ?? ''))
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter((key) => !words.has(key))).toEqual([])
})
