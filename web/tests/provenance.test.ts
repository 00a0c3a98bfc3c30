import { describe, expect, it } from 'vitest'
import type { GameInfo, RuleInfo } from '../src/generated/protocol'
import { kindsOfSources, rowFacts, rowSources, rulesBySource, sourceOf } from '../src/pages/provenance'

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
