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
    expect(kinds(firstDraft(URUK, 'Ada', 'scribe'))).toEqual(['me', 'bot', 'bot'])
    expect(kinds(firstDraft(DUEL, 'Ada', 'scribe'))).toEqual(['me', 'bot'])
    expect(firstDraft(CROWD, 'Ada', 'scribe').seats).toHaveLength(5)
  })

  it('keeps who was there when seats are added or taken away', () => {
    const two = withSeats(firstDraft(URUK, 'Ada', 'scribe'), 2)

    expect(kinds(two)).toEqual(['me', 'bot'])
    expect(kinds(withSeats(two, 4))).toEqual(['me', 'bot', 'bot', 'bot'])
  })

  it('fits another game, whose options are its own', () => {
    const draft = withOption(firstDraft(URUK, 'Ada', 'scribe'), URUK, 'road_take', 'all')

    expect(forGame(draft, DUEL, 'hero')).toMatchObject({ game: 'duel', options: {} })
    expect(forGame(draft, DUEL, 'hero').seats).toHaveLength(2)
  })

  it('seats bots of the rung that is proposed in its game, until another is chosen', () => {
    const draft = firstDraft(URUK, 'Ada', 'scribe')
    const chosen = { ...draft, seats: draft.seats.with(2, { kind: 'bot', name: '', level: 'titan' } as const) }

    expect(levels(draft)).toEqual(['scribe', 'scribe'])
    expect(levels(forGame(chosen, URUK, 'hero'))).toEqual(['hero', 'titan'])
    expect(levels(withSeats(chosen, 4))).toEqual(['scribe', 'titan', 'titan'])
    expect(quickTable(URUK, 'Ada', 'lamb').seats[1]).toEqual({ kind: 'bot', level: 'lamb' })
  })

  it('says only the options that are not usual', () => {
    const changed = withOption(firstDraft(URUK, 'Ada', 'scribe'), URUK, 'road_take', 'all')

    expect(changed.options).toEqual({ road_take: 'all' })
    expect(withOption(changed, URUK, 'road_take', 'one').options).toEqual({})
  })

  it('wants names for those at this screen, and different ones', () => {
    const draft = firstDraft(URUK, ' ', 'scribe')
    const twins = { ...draft, seats: [seat('me', 'Zoé'), seat('here', 'zoe'), seat('bot', '')] }

    expect(codes(draft)).toEqual(['nameless'])
    expect(codes(twins)).toEqual(['twins'])
  })

  it('wants somebody besides bots, and me on one seat only', () => {
    const draft = firstDraft(URUK, 'Ada', 'scribe')

    expect(codes({ ...draft, seats: [seat('bot', ''), seat('bot', '')] })).toEqual(['nobody'])
    expect(codes({ ...draft, seats: [seat('me', 'Ada'), seat('me', 'Ben')] })).toEqual(['not-me'])
    expect(codes({ ...draft, seats: [seat('link', ''), seat('link', '')] })).toEqual(['empty'])
    expect(codes({ ...draft, seats: [seat('link', ''), seat('bot', '')] })).toEqual([])
  })

  it('is sent without what the server does not ask for', () => {
    const draft: Draft = {
      ...firstDraft(URUK, 'Ada', 'scribe'),
      seats: [seat('me', ' Ada '), seat('link', 'old'), seat('bot', 'old')],
      clock: 'brisk',
      open: true,
    }

    expect(wishOf(draft)).toEqual({
      game: 'uruk',
      seats: [{ kind: 'me', name: 'Ada' }, { kind: 'link' }, { kind: 'bot', level: 'scribe' }],
      options: {},
      public: true,
      clock: { bank: 300, increment: 10 },
    })
  })

  it('to play at once is for me and two bots, or one where only two may play', () => {
    expect(quickTable(URUK, 'Ada', 'scribe').seats).toHaveLength(3)
    expect(quickTable(DUEL, 'Ada', 'scribe').seats).toHaveLength(2)
  })
})

function levels(draft: Draft): string[] {
  return draft.seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.level)
}

function seat(kind: 'me' | 'here' | 'link' | 'bot', name: string): Draft['seats'][number] {
  return { kind, name, level: 'scribe' }
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
