// Others' moves at a readable pace, one's own at once.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Update } from '../src/generated/protocol'
import { Playback } from '../src/table/playback'

let shown: number[]
let playback: Playback

function update(version: number, seat: number, changes: Partial<Update> = {}): Update {
  const moves = [{ step: version, seat, events: [['drew', [seat], 'R-1']] as Update['moves'][0]['events'] }]
  const undo = { choice: '', refusal: 'nothing', can_ask: false }
  return {
    type: 'update',
    version,
    eyes: 0,
    keep: version,
    moves,
    takebacks: [],
    scene: null,
    view: {},
    waiting: [],
    offers: [],
    drafts: '',
    undo,
    clocks: [],
    result: null,
    ...changes,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  playback = new Playback(
    (next) => shown.push(next.version),
    () => 1000,
  )
  playback.add(update(1, -1, { keep: 0 }), [0])
})

afterEach(() => {
  playback.stop()
  vi.useRealTimers()
})

test('the first picture is shown at once', () => {
  expect(shown).toEqual([1])
})

test('the moves of others wait, one after another', () => {
  for (const version of [2, 3]) playback.add(update(version, 1), [0])
  vi.advanceTimersByTime(999)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([1, 2, 3])
})

test("one's own move does not wait", () => {
  playback.add(update(2, 0), [0])
  vi.advanceTimersByTime(0)
  expect(shown).toEqual([1, 2])
})

test('a move that tells nothing passes quickly', () => {
  playback.add(update(2, 1, { moves: [{ step: 2, seat: 1, events: [] }] }), [0])
  vi.advanceTimersByTime(300)
  expect(shown).toEqual([1, 2])
})

test('skip shows everything, and says that nothing waits', () => {
  const lengths: number[] = []
  playback.onlength = (length) => lengths.push(length)
  for (const version of [2, 3, 4]) playback.add(update(version, 1), [0])
  playback.skip()
  expect(shown).toEqual([1, 2, 3, 4])
  expect(lengths.at(-1)).toBe(0)
})

test.each([
  ['other eyes', { eyes: 1 }],
  ['a story told anew', { keep: 0 }],
  ['a story cut short', { moves: [] }],
])('%s cannot be played move by move', (_, changes) => {
  playback.add(update(2, 1), [0])
  playback.add(update(3, 1, changes), [0])
  expect(shown).toEqual([1, 2, 3])
})

test("somebody else's next move waits until the last one has been looked at", () => {
  playback.add(update(2, 1), [0])
  vi.advanceTimersByTime(1000)
  playback.hold(1500)
  playback.add(update(3, 1), [0])
  vi.advanceTimersByTime(1499)
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([1, 2, 3])
})

test("nobody has to look, and nothing holds up one's own move", () => {
  playback.hold(5000)
  playback.add(update(2, 0), [0])
  vi.advanceTimersByTime(0)
  playback.add(update(3, 1), [0])
  vi.advanceTimersByTime(100)
  playback.release()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([1, 2, 3])
})
