// What a review shows follows from its numbers, and adds up.

import { describe, expect, it, test } from 'vitest'
import type { DrawnLuck, GameInfo, Marked, Review } from '../src/generated/protocol'
import {
  causeOf,
  extremes,
  given,
  inOrder,
  layers,
  meanPart,
  namesOf,
  outline,
  partOf,
  percents,
  placeIn,
  turnAt,
} from '../src/review/review'
import { speechOf } from './speaking'

const mark = (step: number, kind: Marked['mark'], loss: number): Marked => ({
  step,
  mark: kind,
  choice: 'end',
  facts: {},
  better: 'draw',
  better_facts: {},
  then: [],
  reason: '',
  count: 0,
  costs: -1,
  loss,
  doubted: false,
})
const draw = (step: number, ...luck: number[]): DrawnLuck => ({ step, luck, above: luck.map((value) => (value > 0 ? 0.8 : 0.1)) })

describe('the curve', () => {
  it('fills the whole height with layers that touch', () => {
    const [first, second, third] = layers([[0.2, 0.3, 0.4999]])

    expect(first?.[0]?.[0]).toBe(0)
    expect(first?.[0]?.[1]).toBe(second?.[0]?.[0])
    expect(third?.[0]?.[1]).toBeCloseTo(1, 9)
  })

  it('is told in percent that are together 100', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
    expect(percents([0.125, 0.125, 0.75]).reduce((a, b) => a + b)).toBe(100)
    expect(percents([0, 1])).toEqual([0, 100])
  })
})

describe('marks', () => {
  it('come with the gravest first', () => {
    const marks = [mark(4, 'better', 0.04), mark(9, 'turned', 0.2), mark(2, 'costly', 0.08), mark(1, 'better', 0.05)]

    expect(inOrder(marks).map((one) => one.step)).toEqual([9, 2, 1, 4])
    expect(given(marks)).toBe(37)
  })

  it('are in a turn, counted from 1', () => {
    expect([0, 5, 9, 30].map((step) => turnAt([5, 10, 20, 30], step))).toEqual([1, 1, 1, 4])
  })
})

describe('luck', () => {
  const draws = [draw(1, 0.1, -0.1), draw(2, 0.3, -0.3), draw(3, 0.005, -0.005), draw(4, 0.2, -0.2), draw(5, 0.05, -0.05)]

  it('names the three draws that mattered most, and none that did not matter', () => {
    expect(extremes(draws, 0, 1).map((one) => one.step)).toEqual([2, 4, 1])
    expect(extremes(draws, 0, -1)).toEqual([])
    expect(extremes(draws, 1, -1).map((one) => one.step)).toEqual([2, 4, 1])
  })

  it('is as good as the draws were on average, beside what was possible', () => {
    expect(meanPart([draw(1, 0.1), draw(2, 0.3), draw(3, -0.2)], 0)).toBe(57)
    expect(meanPart(draws, 1)).toBe(10)
  })

  it('is better than a part of the possible draws, or worse', () => {
    expect(partOf(draw(1, 0.1), 0, 1)).toBe(80)
    expect(partOf(draw(1, -0.1), 0, -1)).toBe(90)
    expect(partOf({ step: 1, luck: [0.1], above: [1] }, 0, 1)).toBe(99)
  })
})

it('an address names a seat and a board of the game, or the first', () => {
  const review = { seats: ['Ada', 'Ben'], moments: [3, 9, 20] }
  const found = ['#1', '#0', '', '#2', '#x', '#-1', '#1-9', '#1-20', '#1-21', '#0-2', '#0-x'].map((hash) => placeIn(hash, review))

  expect(found.map((place) => place.seat)).toEqual([1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0])
  expect(found.map((place) => place.at)).toEqual([3, 3, 3, 3, 3, 3, 9, 20, 3, 3, 3])
})

describe('a turning point', () => {
  const point = { start: 5, end: 9, seat: 0, change: -0.3 }
  const side = (marks: Marked[]): Review['sides'][number] => ({ decisions: 9, judged: 9, marks, state: 'done', like: '' })

  it('is due to a draw in it that made half of it', () => {
    expect(causeOf(point, { draws: [draw(6, -0.2, 0.2)], sides: [side([mark(7, 'turned', 0.3)])] })).toEqual({ draw: 20 })
  })

  it('or to a choice in it by whoever fell', () => {
    const draws = [draw(6, 0.2, -0.2)]
    expect(causeOf(point, { draws, sides: [side([mark(8, 'turned', 0.16)]), side([])] })).toEqual({ chooser: 0 })
    expect(causeOf(point, { draws, sides: [side([]), side([mark(8, 'turned', 0.16)])] })).toBeNull()
  })

  it('or to one by somebody else, where a chance rose', () => {
    const rise = { ...point, change: 0.3 }
    expect(causeOf(rise, { draws: [], sides: [side([mark(8, 'turned', 0.16)]), side([mark(6, 'turned', 0.2)])] })).toEqual({ chooser: 1 })
    expect(causeOf(rise, { draws: [], sides: [side([mark(8, 'turned', 0.16)]), side([])] })).toBeNull()
  })

  it('or to nothing that can be named', () => {
    const before = { draws: [draw(4, -0.3, 0.3)], sides: [side([mark(9, 'turned', 0.3), mark(6, 'better', 0.05)])] }
    expect(causeOf(point, before)).toBeNull()
  })
})

test('a turn is called as the game counts, and by whose it is only where that is needed', () => {
  expect(namesOf(['Turn 1', 'Turn 2'], ['Ada', 'Ada'])).toEqual(['Turn 1', 'Turn 2'])
  expect(namesOf(['Round 1', 'Round 1', 'Round 2'], ['Ada', 'Ben', 'Ada'])).toEqual(['Round 1 · Ada', 'Round 1 · Ben', 'Round 2'])
  expect(namesOf(['Epoch 1', 'Epoch 1', 'Epoch 1'], ['Ada', 'Ben', 'Ada'])).toEqual([
    'Epoch 1 · Ada (1)',
    'Epoch 1 · Ben',
    'Epoch 1 · Ada (2)',
  ])
})

test.each([
  ['uruk', { round: 4, turn: 1 }, 'Round 4', 'Manche 4'],
  ['altar', { round: 4, turn: 1 }, 'Round 4', 'Manche 4'],
  ['delphi', { round: 4, turn: 1 }, 'Round 4', 'Manche 4'],
  ['pantheon', { epoch: 4, turn: 1 }, 'Epoch 4', 'Époque 4'],
  ['pantheon_proto', { turn: 4 }, 'Turn 4', 'Tour 4'],
])('%s counts in its own words', (game, view, english, french) => {
  const speech = speechOf({ id: game } as GameInfo, 'en')
  expect([speech.when(view), speech.count(view)]).toEqual([english, '4'])
  expect(speechOf({ id: game } as GameInfo, 'fr').when(view)).toBe(french)
  expect(speech.when({ round: 0, epoch: 0, turn: 0 })).toBe('Set-up')
})

test('a layer ends where it begins, however often it is drawn', () => {
  const edges = layers([
    [0.5, 0.5],
    [0.2, 0.8],
  ])
  const drawn = (): string[] =>
    edges.map((one) =>
      outline(
        one,
        (turn) => 10 * turn,
        (part) => 100 * part,
      ),
    )
  expect(drawn()).toEqual(['0.0,0.0 10.0,0.0 10.0,20.0 0.0,50.0', '0.0,50.0 10.0,20.0 10.0,100.0 0.0,100.0'])
  expect(drawn()).toEqual(drawn())
})
