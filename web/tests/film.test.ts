import { describe, expect, it } from 'vitest'
import type { Film, Frame } from '../src/generated/protocol'
import { pointsAt, seatsOf, startAfter, startBefore, stayOf, stepIn, stretchAt, turnStarts } from '../src/record/film'

const STARTS = [0, 5, 9]

function frame(points: number[] | null): Frame {
  const view = points ? { sides: points.map((value) => ({ points: value })) } : {}
  return { choice: '', move: { step: 0, seat: -1, events: [] }, view }
}

function film(frames: Frame[]): Film {
  return { game: 'uruk', seats: ['Ada', 'bot:hard'], options: {}, commitment: '', verified: false, scene: {}, frames, result: null }
}

describe('stepping by turns', () => {
  it('goes to the beginning of this turn first, then to the one before', () => {
    expect(startBefore(STARTS, 7)).toBe(5)
    expect(startBefore(STARTS, 5)).toBe(0)
    expect(startBefore(STARTS, 0)).toBe(0)
  })

  it('goes to the next turn, and from the last one to the end', () => {
    expect(startAfter(STARTS, 5, 12)).toBe(9)
    expect(startAfter(STARTS, 9, 12)).toBe(12)
  })

  it('knows in which turn a moment lies', () => {
    expect(stretchAt(STARTS, 8)).toBe(1)
    expect(stretchAt([3], 2)).toBe(-1)
  })

  it('finds where turns begin in the story', () => {
    const title = { text: '', kind: 'turn-began', rule: '', seat: 1, step: 4, forced: false }

    expect(
      turnStarts([
        { key: 'setup', seat: -1, title: null, lines: [] },
        { key: '4', seat: 1, title, lines: [] },
      ]),
    ).toEqual([4])
  })
})

describe('a film', () => {
  it('tells the points of every seat at some moments', () => {
    expect(pointsAt(film([frame([1, 2]), frame([1, 3]), frame([4, 3])]), [0, 2])).toEqual([
      [1, 4],
      [2, 3],
    ])
  })

  it('tells none for a game that counts none', () => {
    expect(pointsAt(film([frame(null)]), [0])).toEqual([])
  })

  it('knows people from bots', () => {
    expect(seatsOf(film([])).map((seat) => [seat.kind, seat.level])).toEqual([
      ['human', ''],
      ['bot', 'hard'],
    ])
  })

  it('passes quickly over what cannot be seen', () => {
    const seen = {
      ...frame(null),
      move: { step: 1, seat: 0, events: [['passed', [0], 'URU-GOD-01']] as Film['frames'][0]['move']['events'] },
    }

    expect(stayOf(frame(null), 1)).toBeLessThan(stayOf(seen, 1))
    expect(stayOf(seen, 2)).toBe(stayOf(seen, 1) / 2)
  })
})

describe('a link to a moment', () => {
  it('leads to a step of the film, and to none that it does not have', () => {
    expect(['?step=41', '', '?step=999', '?step=-3', '?step=x', '?step=1.5'].map((search) => stepIn(search, 60))).toEqual([
      41, 0, 60, 0, 0, 0,
    ])
  })
})
