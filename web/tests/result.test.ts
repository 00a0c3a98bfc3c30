// The end of a game in words: how I did, and what decided it.

import { describe, expect, test } from 'vitest'
import type { Film, GameInfo, Result } from '../src/generated/protocol'
import { language } from '../src/speech/language.svelte'
import { breaksTie, rankWords } from '../src/table/rank'
import { scoresOf, turningPoints } from '../src/table/scores'
import { speechOf } from './speaking'

describe('the moments that decided a game', () => {
  const film = (ranks: number[], ...rows: [round: number, ...points: number[]][]): Film =>
    ({
      seats: ranks.map(String),
      frames: rows.map(([round, ...points], step) => ({
        choice: '',
        move: { step, seat: 0, events: [] },
        view: { round, sides: points.map((number) => ({ points: number })) },
      })),
      result: { ranks },
    }) as unknown as Film
  const speech = speechOf({ id: 'uruk' } as GameInfo, 'en')
  const found = (one: Film) =>
    turningPoints(one, scoresOf(one, speech), speech).map(({ end, step, seat, gain, takesLead }) => [
      one.frames[end]?.view['round'],
      step,
      seat,
      gain,
      takesLead,
    ])

  test('are the largest swings of the lead, in their order, at the choice that made them', () => {
    const game = film([1, 2], [1, 0, 0], [1, 1, 0], [2, 1, 2], [2, 1, 7], [3, 6, 7], [3, 6, 7], [4, 9, 7], [4, 9, 8])
    expect(found(game)).toEqual([
      [2, 3, 1, 7, true],
      [3, 4, 0, 5, false],
      [4, 6, 0, 2, true],
    ])
  })

  test('are none of what is laid out before the first round', () => {
    expect(found(film([1, 2], [0, 0, 0], [1, 1, 0], [2, 2, 0]))).toEqual([[2, 2, 0, 1, false]])
  })

  test('are none where nobody ever gained, nobody won or nobody else played', () => {
    expect(found(film([1, 1], [1, 0, 0], [2, 3, 3], [3, 5, 5]))).toEqual([])
    expect(found(film([1], [1, 0], [2, 3]))).toEqual([])
    expect(found({ ...film([1, 2], [1, 0, 0], [2, 3, 0]), result: null })).toEqual([])
  })
})

describe('how I did', () => {
  const result = (ranks: number[], scores: number[]): Result => ({ ranks, scores, reason: '', sources: [], secret: '' })
  const three = ['Ada', 'Ben', 'Cy']
  const speech = (game: string, to = 'en') => speechOf({ id: game } as GameInfo, to)

  test('is said by rank and points, to me', async () => {
    await language.use('en')
    expect(rankWords(result([2, 1, 3], [20, 23, 5]), 0, three, speech('uruk'))).toBe('You came 2nd of 3, 3 points behind Ben.')
    expect(rankWords(result([2, 1, 3], [20, 21, 5]), 1, three, speech('uruk'))).toBe('You win, 1 point ahead of Ada.')
    expect(rankWords(result([1, 1, 3], [20, 20, 5]), 1, three, speech('uruk'))).toBe('You share the victory with Ada.')
  })

  test('is counted in what the game counts', async () => {
    await language.use('en')
    expect(rankWords(result([1, 2], [13, 12]), 0, ['Ada', 'Ben'], speech('delphi'))).toBe('You win, 1 step ahead of Ben.')
    expect(rankWords(result([1, 2], [5, 3]), 1, ['Ada', 'Ben'], speech('altar'))).toBe('You came 2nd of 2, 2 steps of progress behind Ada.')
    await language.use('fr')
    expect(rankWords(result([1, 2], [13, 11]), 0, ['Ada', 'Ben'], speech('delphi', 'fr'))).toBe("Victoire, avec 2 étapes d'avance sur Ben.")
  })

  test('names no points where something else decided', async () => {
    await language.use('fr')
    expect(rankWords(result([2, 1], [5, 5]), 0, ['Ada', 'Ben'], speech('uruk', 'fr'))).toBe('Vous terminez 2e sur 2.')
    await language.use('en')
    expect(rankWords(result([1, 2], [5, 6]), 0, ['Ada', 'Ben'], speech('uruk'))).toBe('You win.')
  })
})

describe('a tie', () => {
  test('is broken where equal points have different ranks', () => {
    expect(breaksTie({ ranks: [3, 2, 1], scores: [3, 3, 3] })).toBe(true)
    expect(breaksTie({ ranks: [1, 2, 3], scores: [5, 3, 3] })).toBe(true)
    expect(breaksTie({ ranks: [1, 1, 3], scores: [3, 3, 2] })).toBe(false)
    expect(breaksTie({ ranks: [1, 2], scores: [3, 2] })).toBe(false)
  })

  test.each(['altar', 'delphi', 'pantheon', 'pantheon_proto', 'uruk'])('is explained by %s, with its rule', (game) => {
    for (const language of ['en', 'fr']) expect(speechOf({ id: game } as GameInfo, language).has('game-tie')).toBe(true)
  })
})
