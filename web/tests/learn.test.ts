import { describe, expect, test } from 'vitest'
import type { GameInfo, GamePractice, LessonInfo, PuzzleState } from '../src/generated/protocol'
import { beganHigher, doneAt, madeOf, outcomeOf, practiceIn } from '../src/learn/practice'
import { dayBeside, dayText, isPuzzle, toldAnswer, wantedOf } from '../src/learn/puzzles'
import { lessonAfter, lessonsOf, nextLesson, stateOf } from '../src/learn/shelf'
import { Speech } from '../src/speech/speech'

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

  test('knows which lesson follows another one', () => {
    expect(lessonAfter(SHELF, 'uruk', 'first-village')?.id).toBe('cities')
    expect(lessonAfter(SHELF, 'uruk', 'cities')).toBeUndefined()
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
      beaten: ['scribe'],
      last: null,
      achievements: [
        { id: 'cities', table: 'abc' },
        { id: 'gods', table: '' },
      ],
    },
  ]

  test('proposes the rung of each game, and the lowest before anything is known', () => {
    expect([practiceIn(PRACTICE, 'uruk').rung, practiceIn(PRACTICE, 'altar').rung]).toEqual(['priest', 'lamb'])
  })

  test('says why somebody begins higher who has played no game that counts', () => {
    const last = { table: 'abc', rung: 'shepherd', gain: 1 } as const
    const stands: Partial<GamePractice>[] = [{ rung: 'lamb' }, { rung: 'shepherd' }, { rung: 'shepherd', last }]

    expect(stands.map((stand) => beganHigher({ ...practiceIn([], 'uruk'), ...stand }))).toEqual([false, true, false])
  })

  test('tells what was done at a table for the first time', () => {
    expect(doneAt(practiceIn(PRACTICE, 'uruk').achievements, 'abc').map(({ id }) => id)).toEqual(['cities'])
    expect(doneAt(practiceIn(PRACTICE, 'uruk').achievements, 'xyz')).toEqual([])
    expect(madeOf(practiceIn(PRACTICE, 'uruk').achievements)).toEqual({ number: 1, all: 2 })
  })

  test('tells how a game counts on the ladder', () => {
    expect([1, 0, -1].map((gain) => outcomeOf({ table: 'abc', rung: 'lamb', gain }))).toEqual(['won', 'even', 'lost'])
  })
})

describe('puzzles', () => {
  test('have numbers, while lessons have names', () => {
    expect(['2-01-03', 'first-village', ''].map(isPuzzle)).toEqual([true, false, false])
  })

  test('come day by day, whatever the clock of the page says', () => {
    expect(dayBeside('2026-12-31', 1)).toBe('2027-01-01')
    expect(dayBeside('2026-03-01', -1)).toBe('2026-02-28')
    expect(dayText('2026-11-17', 'fr')).toBe('17 novembre 2026')
  })

  test('say all that can be brought about, and which one where that matters', () => {
    const info = { id: 'x', slugs: { colour: ['red', 'blue'] }, seats: ['seat'], events: {}, verbs: {} } as unknown as GameInfo
    const words =
      'puzzle-placed = place { $number ->\n    [1] a card\n   *[other] { $number } cards\n}\n    .here = place a { $colour } card'
    const speech = new Speech(info, 'en', [words, 'colour-red = red\n    .the = red\ncolour-blue = blue\n    .the = blue'])
    const wanted = (...some: PuzzleState['wanted']): string =>
      wantedOf({ wanted: some, tried: [], shown: false, greedy: null, games: 0, won: 0, won_greedy: 0 }, speech)

    expect(wanted(['placed', 2, {}])).toBe('place 2 cards')
    expect(wanted(['placed', 1, { colour: 1 }], ['placed', 1, {}])).toBe('place a blue card and place a card')
  })
})

test('an answer stays as it was told while it is carried out', () => {
  const told = ['sail', 'move a', 'raise b']

  expect(toldAnswer([], told)).toBe(told)
  expect(toldAnswer(told, ['move a', 'raise b'])).toBe(told)
  expect(toldAnswer(told, ['move c', 'raise b'])).toEqual(['move c', 'raise b'])
})
