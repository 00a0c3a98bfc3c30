// What screen readers are told in passing.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { live } from '../src/kit/live.svelte'
import { language } from '../src/speech/language.svelte'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('sentences in quick succession are told together, and none outlives its language', async () => {
  live.announce('One.')
  live.announce('Two.')
  vi.advanceTimersByTime(200)
  expect(live.said).toBe('One. Two.')
  live.announce('Three.')
  await language.use('fr')
  expect(live.said).toBe('')
  vi.advanceTimersByTime(200)
  expect(live.said).toBe('')
})
