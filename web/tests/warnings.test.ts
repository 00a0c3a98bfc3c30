// Who is warned of mistakes.

import { beforeEach, expect, test } from 'vitest'
import type { SeatInfo, Table } from '../src/generated/protocol'
import { settings } from '../src/kit/settings.svelte'
import { wantsWarning } from '../src/learn/warnings'

const seat = (kind: SeatInfo['kind'], mine = false) => ({ kind, mine }) as SeatInfo
const table = (id: string, more: Partial<Table> = {}): Table =>
  ({ id, game: 'uruk', seats: [seat('human', true), seat('bot')], clock: null, lesson: '', ...more }) as Table

beforeEach(() => {
  settings.warnings = 'auto'
  settings.early = {}
})

test('the first three games of each kind are watched over, however often one comes back', () => {
  expect(['a', 'b', 'a', 'c', 'd', 'c'].map((id) => wantsWarning(table(id)))).toEqual([true, true, true, true, false, true])
  expect(wantsWarning(table('e', { game: 'altar' }))).toBe(true)
  expect(settings.early).toEqual({ uruk: ['a', 'b', 'c'], altar: ['e'] })
})

test('a lesson is none of them, and always watched over', () => {
  expect(wantsWarning(table('a', { lesson: 'first-village' }))).toBe(true)
  expect(settings.early).toEqual({})
})

test('nobody is warned against people or a clock, whatever they wish', () => {
  settings.warnings = 'on'
  expect(wantsWarning(table('a'))).toBe(true)
  expect(wantsWarning(table('a', { clock: { bank: 60, increment: 0 } }))).toBe(false)
  expect(wantsWarning(table('a', { seats: [seat('human', true), seat('human')] }))).toBe(false)
})

test('whoever wishes none has none', () => {
  settings.warnings = 'off'
  expect(wantsWarning(table('a'))).toBe(false)
  expect(settings.early).toEqual({})
})
