// What changed for somebody while the others played.

import { expect, test } from 'vitest'
import { concerns } from '../src/games/altar/scenes'
import type { GameLook } from '../src/games/board'
import type { GameInfo, Happening, Move } from '../src/generated/protocol'
import { completedPlan, movesAbout, standingOf } from '../src/table/recap'

const info = {
  events: {
    'turn-began': ['seat'],
    robbed: ['seat', 'other'],
    destroyed: ['seat', 'god'],
    drew: ['seat', 'number'],
    stolen: ['seat', 'number'],
    'plan-filled': ['seat', 'number'],
  },
  seats: ['seat', 'other'],
  slugs: { god: ['war', 'love'] },
} as unknown as GameInfo
const view = { realms: [{ god: 'love', owner: 0 }], sides: [{ points: 3 }, { points: 5 }, { points: 3 }] }
const look = { concerns } as unknown as GameLook
const plain = {} as GameLook

const move = (step: number, seat: number, ...events: Happening[]): Move => ({ step, seat, events })
const robbed = (seat: number, other: number): Happening => ['robbed', [seat, other], 'R']
const about = (log: Move[], as = plain) => movesAbout(0, log, info, view, as).flatMap((found) => found.events)

test('it tells what names me, as the one who acts or the one who suffers, since my last choice', () => {
  const log = [
    move(0, -1, ['drew', [0, 1], 'R']),
    move(1, 1, robbed(1, 0)),
    move(2, 0),
    move(3, 1, robbed(1, 0), robbed(1, 2)),
    move(4, 2, robbed(2, 1)),
  ]
  expect(about(log)).toEqual([robbed(1, 0)])
  expect(about(log.slice(0, 2))).toEqual([robbed(1, 0)])
  expect(about([...log, move(5, 0)])).toEqual([])
})

test('a number is no seat, and that my turn begins is no news', () => {
  expect(about([move(0, -1), move(1, 1, ['drew', [1, 0], 'R'], ['turn-began', [0], 'R'])])).toEqual([])
})

test('what happens to my god happens to me, and so does a theft that I am told of', () => {
  const log = [move(0, -1), move(1, 1, ['destroyed', [1, 1], 'R'], ['destroyed', [1, 0], 'R'])]
  expect(about(log, look)).toEqual([['destroyed', [1, 1], 'R']])
  expect(about([move(0, -1), move(1, 1, ['stolen', [1, 0], 'R'])], look)).toHaveLength(1)
  expect(about(log)).toEqual([])
})

test('those with as many points share a rank; where points are hidden there is none', () => {
  expect(standingOf(view, 0)).toEqual({ points: 3, rank: 2, seats: 3 })
  expect(standingOf(view, 2)?.rank).toBe(2)
  expect(standingOf({ sides: [{ points: 3 }, {}] }, 0)).toBeNull()
})

test('what the rules added to my plan is told until I choose again', () => {
  const filled = (seat: number): Happening => ['plan-filled', [seat, 5], 'R']
  const log = [move(1, 0), move(2, 1, filled(0), filled(1)), move(3, 1), { ...move(4, 0), forced: true }]
  expect(completedPlan(0, log, info)).toEqual(move(2, 1, filled(0)))
  expect(completedPlan(2, log, info)).toBeNull()
  expect(completedPlan(0, [...log, move(5, 0)], info)).toBeNull()
})
