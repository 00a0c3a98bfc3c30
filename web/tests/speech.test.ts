// The client says of a game what Python says: fixtures/speech is written by scripts/sentences.py.

import { describe, expect, test } from 'vitest'
import type { GameInfo, Happening } from '../src/generated/protocol'
import { rowOf } from '../src/games/content'
import { textOfRow } from '../src/speech/effects'
import { cleanName, type Speech } from '../src/speech/speech'
import { speechOf } from './speaking'

interface Case {
  players: number
  events?: Happening[]
  view?: Record<string, unknown>
  choice?: string
  facts?: Record<string, number>
  table?: string
  card?: string
  said: Record<string, string | string[]>
}

interface Fixture {
  info: GameInfo
  seats: string[]
  cases: Case[]
}

const fixtures = import.meta.glob<string>('./fixtures/speech/*.json', { query: '?raw', import: 'default', eager: true })

function fixture(game: string): Fixture {
  return JSON.parse(fixtures[`./fixtures/speech/${game}.json`] ?? '') as Fixture
}

function speechIn(language: string, info = fixture('uruk').info): Speech {
  return speechOf(info, language)
}

function said(speech: Speech, seats: string[], { events, view, choice, facts, table, card, players }: Case): string | string[] {
  const names = speech.names(seats.slice(0, players))
  if (table && card) return textOfRow(speech, rowOf(speech.info, table, card), table)
  if (events) return speech.story(events, names)
  if (view) return speech.question(view, names)
  return speech.choice(choice ?? '', names, facts)
}

describe.each(['en', 'fr'])('in %s', (language) => {
  const speech = speechIn(language)

  test.each(Object.keys(fixtures))('the client says what Python says in %s', (path) => {
    const { info, seats, cases } = JSON.parse(fixtures[path] ?? '') as Fixture
    const speech = speechIn(language, info)
    expect(cases.length).toBeGreaterThan(200)
    for (const one of cases) expect(said(speech, seats, one)).toEqual(one.said[language])
  })

  test.each(Object.keys(fixtures))('what is counted in %s has a word of its own, for a total and for a difference', (path) => {
    const speech = speechOf((JSON.parse(fixtures[path] ?? '') as Fixture).info, language)
    expect(speech.score(2)).toMatch(/^\p{Lu}[^{}]+:\s?2$/u)
    expect(speech.text('view-points')).toBe(speech.text('game-score'))
    const isShortened = /^\d+ \p{Lu}+$/u.test(speech.amount(2))
    expect(speech.amount(1) === speech.amount(2).replace('2', '1')).toBe(isShortened)
  })

  test('what ending a turn gives away is told, and nothing where nothing is left', () => {
    expect(speech.left(['end', { number: 1 }, ''], [])).toMatch(/1 action[^s].+\?$/)
    expect(speech.left(['end', { number: 2 }, ''], [])).toContain('2 actions')
    expect(speech.left(['end', {}, ''], [])).toBe('')
    expect(speech.left(['pass', { number: 2 }, ''], [])).toBe('')
  })

  test('a thing without a name is called by its slug, and says nothing about itself', () => {
    expect(speech.card('sun-dial')).toBe('sun dial')
    expect(speech.functionOf('sun-dial')).toBe('')
    expect(speech.functionOf('kiln')).not.toBe('')
  })
})

test('an unknown key stands for itself', () => {
  expect(speechIn('en').text('no-such-key')).toBe('no-such-key')
})

test('a refusal names the rule and its words, or says that it is not the moment', () => {
  const rule = { id: 'X-1', chapter: 'X', text: 'No running.', source: '', see: [], question: '', reason: '' }
  const book = { quick: [], chapters: [], rules: [rule, { ...rule, id: 'X-2', question: 'May one run?', reason: 'Wet floor.' }] }
  const speech = speechIn('en')
  expect(speech.refusal(['X-1'], book)).toEqual(['Not now, by X-1: No running.'])
  expect(speech.refusal(['X-2'], book)).toEqual(['Not now, by X-2: May one run? No running. Wet floor.'])
  expect(speech.refusal([], book)).toEqual(['That is not what is being decided now.'])
})

test('names are cleaned of what cannot be seen', () => {
  expect(cleanName('  A\u0000da\u202e |  Lovelace ')).toBe('Ada Lovelace')
  expect(cleanName('')).toBe('?')
})
