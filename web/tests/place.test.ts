// Where a small window beside a thing is put.

import { expect, test } from 'vitest'
import { beside } from '../src/kit/place'

const screen = { width: 1000, height: 700 }
// What jsdom lacks.
const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect

test('below a thing, or above it at the lower edge', () => {
  expect(beside(box(400, 100, 100, 100), 200, 150, screen)).toEqual({ left: 350, top: 208 })
  expect(beside(box(400, 550, 100, 100), 200, 150, screen)).toEqual({ left: 350, top: 392 })
})

test('beside a thing that leaves no room below or above', () => {
  expect(beside(box(400, 200, 100, 400), 200, 300, screen)).toMatchObject({ left: 508 })
  expect(beside(box(850, 200, 100, 400), 200, 300, screen)).toMatchObject({ left: 642 })
})
