import { describe, expect, it } from 'vitest'
import type { GameInfo, RuleInfo } from '../src/generated/protocol'
import { kindsOfSources, rowFacts, rowSources, rulesBySource, sourceKey, sourceOf, whereOf } from '../src/pages/provenance'
import { language } from '../src/speech/language.svelte'
import { Words } from '../src/speech/words'
import french from '../src/text/fr/sources.ftl?raw'

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

  it('is counted for rules; a ruling is our own', () => {
    const rules = [rule('rulebook: 1'), rule('rulebook: 2'), rule('', 'May I?')]

    expect(rulesBySource({ chapters: [], rules })).toEqual([
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

  it('is said part by part; what is not known stays English, and says so', () => {
    language.words = words
    expect(whereOf('setup, step 3; the winner')).toEqual({ text: 'mise en place, étape 3 ; le gagnant de la partie' })
    expect(whereOf('setup, step 3; a new thought')).toEqual({ text: 'setup, step 3; a new thought', lang: 'en' })
  })
})
