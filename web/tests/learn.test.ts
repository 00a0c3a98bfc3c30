import { describe, expect, test } from 'vitest'
import type { GamePractice, LessonInfo } from '../src/generated/protocol'
import { achievementsIn, doneAt, rungIn } from '../src/learn/practice'
import { lessonsOf, nextLesson, stateOf } from '../src/learn/shelf'

function lesson(id: string, game: string, more: Partial<LessonInfo> = {}): LessonInfo {
  return { id, game, titles: {}, abouts: {}, minutes: 6, steps: 12, rules: [], reached: 0, done: false, table: '', ...more }
}

const SHELF = [
  lesson('first-village', 'uruk', { done: true, reached: 12 }),
  lesson('cities', 'uruk', { reached: 3, table: 'abc' }),
  lesson('first-turn', 'delphi'),
]

describe('the shelf', () => {
  test('keeps the lessons of a game in their order', () => {
    expect(lessonsOf(SHELF, 'uruk').map(({ id }) => id)).toEqual(['first-village', 'cities'])
  })

  test('proposes the first lesson that is not done', () => {
    expect(nextLesson(SHELF, 'uruk')?.id).toBe('cities')
    expect(nextLesson(SHELF, 'delphi')?.id).toBe('first-turn')
    expect(nextLesson(SHELF, 'altar')).toBeUndefined()
  })

  test('knows which lesson was left in its middle, also one that is taken once more', () => {
    expect(SHELF.map(stateOf)).toEqual(['done', 'begun', 'new'])
    expect(stateOf(lesson('first-village', 'uruk', { done: true, table: 'abc' }))).toBe('begun')
  })
})

describe('practice', () => {
  const PRACTICE: GamePractice[] = [
    {
      game: 'uruk',
      rung: 'priest',
      achievements: [
        { id: 'cities', table: 'abc' },
        { id: 'gods', table: '' },
      ],
    },
  ]

  test('proposes the rung of each game, and the lowest before anything is known', () => {
    expect([rungIn(PRACTICE, 'uruk'), rungIn(PRACTICE, 'altar')]).toEqual(['priest', 'lamb'])
  })

  test('tells what was done at a table for the first time', () => {
    expect(doneAt(achievementsIn(PRACTICE, 'uruk'), 'abc').map(({ id }) => id)).toEqual(['cities'])
    expect(doneAt(achievementsIn(PRACTICE, 'uruk'), 'xyz')).toEqual([])
  })
})
