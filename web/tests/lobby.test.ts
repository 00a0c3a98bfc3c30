import { describe, expect, it } from 'vitest'
import type { GameInfo, TableLine } from '../src/generated/protocol'
import { coverOf, playable, publishedBy } from '../src/lobby/catalogue'
import { secretIn } from '../src/lobby/secret'
import { ago, sorted } from '../src/lobby/tables'
import { durationOf } from '../src/lobby/titles'
import { language } from '../src/speech/language.svelte'

function served(id: string, stage = 'complete'): GameInfo {
  return { id, stage, fewest: 1, most: 2, designers: ['Me'], publisher: '', year: 0 } as unknown as GameInfo
}

function line(id: string, change: Partial<TableLine>): TableLine {
  return {
    id,
    game: 'uruk',
    stage: 'playing',
    seats: [],
    free: 0,
    mine: true,
    asked: false,
    changed: 0,
    lesson: '',
    step: 0,
    until: 0,
    ...change,
  }
}

function ids(lines: TableLine[]): string[] {
  return lines.map((one) => one.id)
}

describe('the lobby', () => {
  it('puts the tables that wait for me first, then the latest', () => {
    const found = sorted([line('old', { changed: 1 }), line('new', { changed: 3 }), line('asked', { asked: true, changed: 2 })])

    expect(ids(found.mine)).toEqual(['asked', 'new', 'old'])
  })

  it('keeps finished games apart, and hides those of others', () => {
    const found = sorted([
      line('mine', { stage: 'over' }),
      line('dead', { stage: 'closed' }),
      line('theirs', { stage: 'over', mine: false }),
    ])

    expect(found).toMatchObject({ mine: [], others: [] })
    expect(ids(found.finished)).toEqual(['mine', 'dead'])
  })

  it('puts games before lessons and puzzles, and keeps apart what goes on after a lesson', () => {
    const lesson = { lesson: 'first-village', asked: true }
    const found = sorted([
      line('after', { ...lesson, changed: 9 }),
      line('lesson', { ...lesson, step: 3, changed: 8 }),
      line('puzzle', { lesson: '2-01-03', step: 1, changed: 7 }),
      line('game', { changed: 1 }),
    ])

    expect(ids(found.mine)).toEqual(['game', 'lesson', 'puzzle'])
    expect(ids(found.ended)).toEqual(['after'])
  })

  it('keeps puzzles apart that are solved or were left', () => {
    const puzzle = { lesson: '2-01-03', asked: true }
    const found = sorted([line('left', puzzle), line('solved', { ...puzzle, step: 2 }), line('posed', { ...puzzle, step: 1 })])

    expect(ids(found.mine)).toEqual(['posed'])
    expect(ids(found.ended)).toEqual(['left', 'solved'])
  })

  it('shows public tables with a free seat before those one can only watch', () => {
    const found = sorted([line('full', { mine: false, changed: 9 }), line('free', { mine: false, free: 1 })])

    expect(ids(found.others)).toEqual(['free', 'full'])
  })

  it('tells how long ago the last move was', () => {
    expect(ago(1000, 'en', 1000 + 7200)).toBe('2 hours ago')
    expect(ago(1000, 'fr', 1000 + 86_400)).toBe('hier')
    expect(ago(1000, 'en', 900)).toBe('now')
  })
})

describe('the shelf', () => {
  it('has a door for every game of the server but a draft', () => {
    expect(playable([served('mine'), served('hers', 'draft'), served('yours')]).map(({ id }) => id)).toEqual(['mine', 'yours'])
  })

  it('says on a door what the game says of itself in the language of the page', () => {
    const cover = { title: 'Le mien', world: 'Un monde.', goal: 'Gagner.', status: '' }
    const info = { ...served('mine'), title: 'Mine', covers: { fr: cover }, publisher: 'We', year: 1999 }

    expect(coverOf(info, 'fr')).toEqual(cover)
    expect(coverOf(info, 'en').title).toBe('Mine')
    expect(publishedBy(info, cover)).toBe('We, 1999')
    expect(publishedBy(info, { ...cover, status: 'en cours' })).toBe('en cours')
  })
})

describe('how long a game takes', () => {
  it('is one number where it always takes the same time', async () => {
    await language.use('en')
    expect(durationOf({ shortest: 60, longest: 60 })).toBe('60 minutes')
    expect(durationOf({ shortest: 60, longest: 90 })).toBe('60–90 minutes')
  })
})

describe('the secret of a link', () => {
  it('is what stands behind the #', () => {
    expect(secretIn('#k3v9-1-0.abc')).toBe('k3v9-1-0.abc')
    expect(secretIn('')).toBe('')
  })
})
