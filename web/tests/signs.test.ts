// Religious and political signs of today decorate no board: neither as icons nor in our own art.

import { expect, it } from 'vitest'

const lists = import.meta.glob<string[]>('../src/games/*/icons.json', { import: 'default', eager: true })
const SIGNS = /\b(star|cross|crescent|moon|ankh|holy|pope|all-seeing|emblem)\b/
/** A flower is no sign of anybody. */
const HARMLESS = ['flower-emblem']

it.each(Object.entries(lists))('%s names no sign of today', (_, icons) => {
  expect(icons.length).toBeGreaterThan(10)
  expect(icons.filter((icon) => SIGNS.test(icon) && !HARMLESS.includes(icon))).toEqual([])
})
