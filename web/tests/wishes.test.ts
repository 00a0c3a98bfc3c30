import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../src/generated/protocol'
import { clockWords } from '../src/lobby/clocks'
import { CLOCKS, faults, firstDraft, forGame, quickTable, withOption, withSeats, wishOf, type Draft } from '../src/lobby/wishes'
import { language } from '../src/speech/language.svelte'

const URUK = game('uruk', 2, 4)
const DUEL = game('duel', 2, 2)
const CROWD = game('crowd', 5, 6)

function game(id: string, fewest: number, most: number): GameInfo {
  const options = [{ name: 'road_take', values: ['one', 'all'], rule: 'URU-RUL-20' }]
  return {
    id,
    title: id,
    prefix: 'URU',
    fewest,
    most,
    rules: 1,
    stage: 'complete',
    designers: [],
    publisher: '',
    year: 0,
    shortest: 30,
    longest: 60,
    weight: 'medium',
    covers: {},
    options,
    slugs: {},
    seats: [],
    verbs: {},
    events: {},
    content: {},
    numbers: {},
    provenance: {},
  }
}

function kinds(draft: Draft): string[] {
  return draft.seats.map((seat) => seat.kind)
}

function codes(draft: Draft): string[] {
  return faults(draft).map((fault) => fault.code)
}

describe('a new table', () => {
  it('begins with me against two bots, as far as the game allows it', () => {
    expect(kinds(firstDraft(URUK, 'Ada'))).toEqual(['me', 'bot', 'bot'])
    expect(kinds(firstDraft(DUEL, 'Ada'))).toEqual(['me', 'bot'])
    expect(firstDraft(CROWD, 'Ada').seats).toHaveLength(5)
  })

  it('keeps who was there when seats are added or taken away', () => {
    const two = withSeats(firstDraft(URUK, 'Ada'), 2)

    expect(kinds(two)).toEqual(['me', 'bot'])
    expect(kinds(withSeats(two, 4))).toEqual(['me', 'bot', 'bot', 'bot'])
  })

  it('fits another game, whose options are its own', () => {
    const draft = withOption(firstDraft(URUK, 'Ada'), URUK, 'road_take', 'all')

    expect(forGame(draft, DUEL)).toMatchObject({ game: 'duel', options: {} })
    expect(forGame(draft, DUEL).seats).toHaveLength(2)
  })

  it('says only the options that are not usual', () => {
    const changed = withOption(firstDraft(URUK, 'Ada'), URUK, 'road_take', 'all')

    expect(changed.options).toEqual({ road_take: 'all' })
    expect(withOption(changed, URUK, 'road_take', 'one').options).toEqual({})
  })

  it('wants names for those at this screen, and different ones', () => {
    const draft = firstDraft(URUK, ' ')
    const twins = { ...draft, seats: [seat('me', 'Zoé'), seat('here', 'zoe'), seat('bot', '')] }

    expect(codes(draft)).toEqual(['nameless'])
    expect(codes(twins)).toEqual(['twins'])
  })

  it('wants somebody besides bots, and me on one seat only', () => {
    const draft = firstDraft(URUK, 'Ada')

    expect(codes({ ...draft, seats: [seat('bot', ''), seat('bot', '')] })).toEqual(['nobody'])
    expect(codes({ ...draft, seats: [seat('me', 'Ada'), seat('me', 'Ben')] })).toEqual(['not-me'])
    expect(codes({ ...draft, seats: [seat('link', ''), seat('link', '')] })).toEqual(['empty'])
    expect(codes({ ...draft, seats: [seat('link', ''), seat('bot', '')] })).toEqual([])
  })

  it('is sent without what the server does not ask for', () => {
    const draft: Draft = {
      ...firstDraft(URUK, 'Ada'),
      seats: [seat('me', ' Ada '), seat('link', 'old'), seat('bot', 'old')],
      clock: 'brisk',
      open: true,
    }

    expect(wishOf(draft)).toEqual({
      game: 'uruk',
      seats: [{ kind: 'me', name: 'Ada' }, { kind: 'link' }, { kind: 'bot', level: 'medium' }],
      options: {},
      public: true,
      clock: { bank: 300, increment: 10 },
    })
  })

  it('to play at once is for me and two bots, or one where only two may play', () => {
    expect(quickTable(URUK, 'Ada').seats).toHaveLength(3)
    expect(quickTable(DUEL, 'Ada').seats).toHaveLength(2)
  })
})

function seat(kind: 'me' | 'here' | 'link' | 'bot', name: string): Draft['seats'][number] {
  return { kind, name, level: 'medium' }
}

describe('a clock in words', () => {
  it('says how long everybody has, and what a decision earns', async () => {
    await language.use('en')
    expect(clockWords(CLOCKS.brisk)).toBe('5 minutes each, 10 seconds more per decision')
    expect(clockWords(CLOCKS.days)).toBe('3 days each, 1 day more per decision')
    expect(clockWords({ bank: 5400, increment: 0 })).toBe('90 minutes each')
    await language.use('fr')
    expect(clockWords(CLOCKS.none)).toBe('pas de pendule')
    expect(clockWords(CLOCKS.calm).replace(/\s/g, ' ')).toBe('15 minutes chacun, 20 secondes de plus par décision')
  })
})
