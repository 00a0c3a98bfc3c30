import { describe, expect, it } from 'vitest'
import type { GameInfo, RuleInfo } from '../src/generated/protocol'
import {
  kindsOfSources,
  placeOf,
  rowFacts,
  rowSources,
  rulesBySource,
  sourceKey,
  sourceOf,
  sourcesOf,
  whereOf,
} from '../src/pages/provenance'
import { language } from '../src/speech/language.svelte'
import { Words } from '../src/speech/words'
import french from '../src/text/fr/sources.ftl?raw'

const rulebooks = import.meta.glob<string>('../../src/themis/games/*/rulebook/en.toml', { query: '?raw', import: 'default', eager: true })
const described = import.meta.glob<{ info: GameInfo }>('./fixtures/speech/*.json', { import: 'default', eager: true })

const ROW = { id: 'kiln', level: 2, sources: { '': 'rulebook: level 2', colour: 'reconstructed: a building: red' } }

function rule(source: string, question = ''): RuleInfo {
  return { id: 'URU-INV-01', chapter: 'INV', text: '', source, see: [], question, reason: '' }
}

describe('where facts are from', () => {
  it('is a kind and a place', () => {
    expect(sourceOf('rulebook: setup, step 8')).toEqual({ kind: 'rulebook', where: 'setup, step 8' })
    expect(sourceOf('reconstructed: a: b')).toEqual({ kind: 'reconstructed', where: 'a: b' })
    expect(sourceOf('')).toEqual({ kind: '', where: '' })
  })

  it('is told for a rule source by source', () => {
    expect(sourcesOf('rulebook: p. 5; p. 7, section 2; ruling: DEL-RUL-42')).toEqual([
      { kind: 'rulebook', where: 'p. 5; p. 7, section 2' },
      { kind: 'ruling', where: 'DEL-RUL-42' },
    ])
    expect(sourcesOf('')).toEqual([])
  })

  it('is French where the printed rules are quoted', () => {
    language.words = new Words('en', [])
    expect(placeOf({ kind: 'rulebook', where: 'Adoration, the Amazon' })).toEqual([
      { text: 'Adoration, ', lang: 'fr' },
      { text: 'the Amazon', lang: 'en' },
    ])
    expect(placeOf({ kind: 'rulebook', where: 'p. 5; p. 7' }).map(({ text }) => text)).toEqual(['p. 5', '; ', 'p. 7'])
    expect(placeOf({ kind: 'published', where: 'Uruk II leaflet' })).toEqual([{ text: 'Uruk II leaflet', lang: 'en' }])
    expect(placeOf({ kind: 'derived', where: 'URU-TURN-05, URU-RES-03' })).toEqual([{ text: 'URU-TURN-05, URU-RES-03' }])
  })

  it('is counted for rules; a ruling is our own', () => {
    const rules = [rule('rulebook: 1'), rule('rulebook: 2'), rule('', 'May I?')]

    expect(rulesBySource({ quick: [], chapters: [], rules })).toEqual([
      ['rulebook', 2],
      ['ruling', 1],
    ])
  })

  it('is told for a row and for its columns, apart from what the row says', () => {
    expect(rowSources(ROW).map(([column, source]) => [column, source.kind])).toEqual([
      ['', 'rulebook'],
      ['colour', 'reconstructed'],
    ])
    expect(rowFacts(ROW)).toEqual([['level', 2]])
    expect(rowSources({ id: 'bare' })).toEqual([])
  })

  it('is offered as a filter, the surest first', () => {
    expect(kindsOfSources({ content: { discovery: [ROW] } } as unknown as GameInfo)).toEqual(['rulebook', 'reconstructed'])
  })
})

describe('where facts are from, in French', () => {
  const words = new Words('fr', [french])

  it('is known for everything that the content of any game tells', () => {
    const parts = Object.values(described)
      .flatMap(({ info }) => Object.values(info.content).flat())
      .flatMap((row) => rowSources(row).flatMap(([, source]) => source.where.split('; ')))
      .filter(Boolean)
    expect(parts.length).toBeGreaterThan(100)
    expect([...new Set(parts)].filter((part) => !words.has(sourceKey(part)))).toEqual([])
  })

  it('is known for every rule of any game', () => {
    language.words = words
    const sources = Object.values(rulebooks).flatMap((book) => [...book.matchAll(/^source = "(.*)"$/gm)].map((found) => found[1] ?? ''))
    expect(sources.length).toBeGreaterThan(600)
    const unknown = sources.flatMap((source) => sourcesOf(source).flatMap(placeOf)).filter(({ lang }) => lang === 'en')
    expect([...new Set(unknown.map(({ text }) => text))]).toEqual([])
  })

  it('is said part by part; what is not known stays English, and says so', () => {
    language.words = words
    expect(whereOf('setup, step 3; the winner')).toEqual({ text: 'mise en place, étape 3\u00a0; le gagnant de la partie' })
    expect(whereOf('setup, step 3; a new thought')).toEqual({ text: 'setup, step 3; a new thought', lang: 'en' })
  })
})
