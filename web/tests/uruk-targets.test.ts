import { describe, expect, it } from 'vitest'
import { targetOf } from '../src/games/uruk/targets'
import type { GameInfo } from '../src/generated/protocol'

const info = { slugs: { card: ['mud-house', 'net', 'kiln', 'city-wall'] } } as unknown as GameInfo

describe('the thing that stands for a choice', () => {
  it.each([
    ['take kiln', 'display:kiln'],
    ['new-slot', 'slot'],
    ['move 1 2', 'slot:1'],
    ['swap red blue', 'stock:red'],
    ['end', ''],
  ])('%s is at %s, as the server says', (choice, target) => expect(targetOf([choice, {}, target], info)).toBe(target))

  it.each([
    ['pay r', 'stock:r', 'stock:red'],
    ['pay b', 'stock:b', 'stock:blue'],
    ['pay rrb', 'stock:rrb', ''],
  ])('%s: only a single cube is a thing', (choice, said, target) => expect(targetOf([choice, {}, said], info)).toBe(target))

  it.each<[string, Record<string, number>, string, string]>([
    ['copy', { card: 2 }, '', 'hand:kiln'],
    ['copy', {}, '', ''],
    ['discount', { card: 3 }, '', 'tableau:city-wall'],
    ['replace 1', { card: 2, discs: 1 }, 'slot:1', 'tableau:kiln'],
    ['lose 2', { card: 3, discs: 0 }, 'slot:2', 'tableau:city-wall'],
    ['lose 2', { card: 3, discs: 2 }, 'slot:2', 'slot:2'],
    ['reduce vault', { number: 2 }, '', 'tableau:vault'],
    ['reduce none', { number: 3 }, '', ''],
  ])('%s with %o is the card or disc it is about', (choice, facts, said, target) =>
    expect(targetOf([choice, facts, said], info)).toBe(target),
  )
})
