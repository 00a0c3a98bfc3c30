import { describe, expect, it } from 'vitest'
import { badgeOf, partsOf } from '../src/games/delphi/badges'
import { coursesOf, payingOf, readPayer, thingOf } from '../src/games/delphi/course'
import { mooring } from '../src/games/delphi/mooring'
import { boxOf, centre, corners, distance, HEX_WIDTH, RADIUS } from '../src/games/hexes'
import { isExpected, meantHex } from '../src/games/delphi/reach'
import { SIGNS } from '../src/games/delphi/signs'
import { steering } from '../src/games/delphi/steering.svelte'
import { choosingOf } from '../src/games/delphi/tray'
import { COLOURS, each, openTiles, readFace, type DelphiView, type HexView, type SideView } from '../src/games/delphi/view'
import type { Things } from '../src/games/board'
import type { GameInfo, Offer } from '../src/generated/protocol'

const HEXES: HexView[] = [
  { hex: 'port', kind: 'sea', colour: 'red', sites: [], q: 0, r: 0 },
  { hex: 'near', kind: 'sea', colour: 'blue', sites: [], q: 1, r: 0 },
  { hex: 'far', kind: 'sea', colour: 'blue', sites: [], q: 9, r: 0 },
  { hex: 'melos', kind: 'island', colour: 'green', sites: [], q: 0, r: 1 },
  { hex: 'samos', kind: 'island', colour: 'green', sites: [], q: 3, r: 0 },
]
const INFO = {
  slugs: { passenger: ['odysseus', 'phoenix', 'theseus'], island: ['melos', 'samos'], berth: ['port', 'near', 'far'] },
  content: {
    passenger: [
      { id: 'odysseus', colour: 'red' },
      { id: 'phoenix', colour: 'red' },
      { id: 'theseus', colour: 'black' },
    ],
  },
} as unknown as GameInfo

function viewOf(decision: DelphiView['decision'], more: Partial<DelphiView> = {}): DelphiView {
  const sides = [
    { berth: 'port', passengers: [] },
    { berth: 'far', passengers: ['phoenix'] },
  ] as unknown as SideView[]
  return { seat: 0, decision, hexes: HEXES, sides, ships: [], display: ['hull', 'range'], ...more } as unknown as DelphiView
}

function hexOf(slug: string): HexView {
  return HEXES.find((hex) => hex.hex === slug)!
}

describe('the hexes', () => {
  it('lie on rows that are shifted by half a hex', () => {
    expect(centre({ q: 0, r: 0 })).toEqual({ x: 0, y: 0 })
    expect(centre({ q: 1, r: 0 })).toEqual({ x: HEX_WIDTH, y: 0 })
    expect(centre({ q: 0, r: 1 })).toEqual({ x: HEX_WIDTH / 2, y: RADIUS * 1.5 })
  })

  it('have six corners, two of them straight above and below', () => {
    const found = corners(10).split(' ')
    expect(found).toHaveLength(6)
    expect(found).toContain('0.00,10.00')
  })

  it('fit into their box', () => {
    const box = boxOf(HEXES)
    for (const { x, y } of HEXES.map(centre)) {
      expect(x - HEX_WIDTH / 2).toBeGreaterThan(box.x)
      expect(x + HEX_WIDTH / 2).toBeLessThan(box.x + box.width)
      expect(y - RADIUS).toBeGreaterThan(box.y)
      expect(y + RADIUS).toBeLessThan(box.y + box.height)
    }
  })

  it('are as far apart as a gull has to fly', () => {
    expect(distance({ q: 0, r: 0 }, { q: 2, r: -1 })).toBe(2)
    expect(distance({ q: 1, r: 1 }, { q: -1, r: -1 })).toBe(4)
  })

  it('have a place for each of four ships', () => {
    for (const ships of [1, 2, 3, 4]) {
      const places = Array.from({ length: ships }, (_, i) => JSON.stringify(mooring(i, ships)))
      expect(new Set(places).size).toBe(ships)
    }
  })
})

describe('what is written on a hex', () => {
  const move = (price: number): Offer => ['move near', { price, steps: 2 }, 'hex:near']

  it('is the price of going there, also when it is nothing', () => {
    expect(badgeOf([move(0)])).toEqual({ kind: 'free', text: '0' })
    expect(badgeOf([move(3)])).toEqual({ kind: 'price', text: '3' })
  })

  it('is the cheapest of several prices, and nothing for what is free anyway', () => {
    expect(badgeOf([move(3), move(1)])?.text).toBe('1')
    expect(badgeOf([['look melos', { price: 0 }, 'hex:melos']])).toBeNull()
    expect(badgeOf([])).toBeNull()
  })

  it('is the die that it takes beside what its colour costs', () => {
    const explore = (price: number): Offer => ['explore melos', { price, colour: 5 }, 'hex:melos']
    expect(badgeOf([explore(2)])).toEqual({ kind: 'price', text: '−2', colour: 'green' })
    expect(badgeOf([explore(0)])).toEqual({ kind: 'free', text: '', colour: 'green' })
  })

  it('is the best chance in a fight', () => {
    const fight = (odds: number): Offer => ['fight patmos red', { price: 0, odds }, 'hex:patmos']
    expect(badgeOf([fight(20), fight(40)])).toEqual({ kind: 'odds', text: '40%' })
  })
})

function thingsWith(offers: Offer[], lit = ''): Things {
  return {
    asking: true,
    offersAt: (target) => offers.filter((offer) => offer[2] === target),
    isLit: (target) => target === lit,
    thing: () => () => undefined,
  }
}

describe('the reach of the ship', () => {
  const reach: DelphiView['courses'] = {
    'use extra': { near: [3, 0, 0] },
    'play blue': { near: [0, 0, 0] },
    'die red': { near: [2, 2, 0], far: [4, 0, 4] },
  }
  const moves: Offer[] = [
    ['move near', { price: 0, steps: 1, colour: 3 }, 'hex:near'],
    ['move far', { price: 4, steps: 7, colour: 3 }, 'hex:far'],
  ]
  const sailing = viewOf({ name: 'Sail', waiting: [0] }, { courses: reach })

  it('is told for everything that can pay: dice, cards, then what is bought', () => {
    const courses = coursesOf(sailing, thingsWith(moves))
    expect([...courses.keys()]).toEqual(['die red', 'play blue', 'use extra'])
    expect(courses.get('die red')?.get('near')).toEqual({ all: 2, colour: 2, range: 0 })
    expect(courses.get('die red')?.get('far')).toEqual({ all: 4, colour: 0, range: 4 })
    expect(courses.get('play blue')).toEqual(new Map([['near', { all: 0, colour: 0, range: 0 }]]))
  })

  it('is nothing at a moment that is past', () => {
    expect(coursesOf(sailing, { ...thingsWith(moves), asking: false }).size).toBe(0)
  })

  it('is split into what is for the colour, for the distance and for an action that is bought', () => {
    expect(partsOf({ all: 3, colour: 2, range: 1 }).map(({ part, number }) => [part, number])).toEqual([
      ['colour', 2],
      ['range', 1],
    ])
    expect(partsOf({ all: 4, colour: 0, range: 1 }).map(({ part, number }) => [part, number])).toEqual([
      ['bought', 3],
      ['range', 1],
    ])
    expect(partsOf({ all: 0, colour: 0, range: 0 })).toEqual([])
  })

  it('is looked at with what was chosen, as long as the same dice and cards lie there', () => {
    const view = sailing
    const things = thingsWith(moves)
    const looked = (seen = view, by = things): string => steering.looked(seen, by, coursesOf(seen, by))
    expect(looked()).toBe('')
    steering.choose(view, 'die red')
    expect(looked()).toBe('die red')
    expect(looked(view, thingsWith(moves, 'card:blue'))).toBe('play blue')
    expect(looked({ ...view, round: 9 })).toBe('')
    steering.choose(view, 'die red')
    expect(looked()).toBe('')
  })

  it('is paid with things on the table', () => {
    expect(['die red', 'play blue', 'use extra'].map(thingOf)).toEqual(['die:red', 'card:blue', 'equipment:extra'])
    expect(readPayer('use extra').colour).toBeNull()
    const things = thingsWith([
      ['play blue', { price: 1 }, 'card:blue'],
      ['die red', { price: 2 }, 'die:red'],
    ])
    const sides = [{ equipment: [] }] as unknown as SideView[]
    expect(payingOf(viewOf({ name: 'Pay', waiting: [0] }, { sides }), things)).toEqual(['die red', 'play blue'])
    expect(payingOf(viewOf({ name: 'Pay', waiting: [1] }, { sides }), things)).toEqual([])
  })
})

describe('the hex that a decision is about', () => {
  it('is where something is paid for, whatever kind of place it is', () => {
    expect(meantHex(viewOf({ name: 'Pay', waiting: [0], action: 4, island: 1 }), INFO)).toBe('samos')
    expect(meantHex(viewOf({ name: 'Pay', waiting: [0], action: 13, berth: 2 }), INFO)).toBe('far')
    expect(meantHex(viewOf({ name: 'Pay', waiting: [0], action: 0 }), INFO)).toBeUndefined()
    expect(meantHex(viewOf(null), INFO)).toBeUndefined()
  })
})

describe('what a player expects to use', () => {
  it('is the land beside the ship while a turn is planned', () => {
    const view = viewOf({ name: 'Turn', waiting: [0] })
    expect(HEXES.filter((hex) => isExpected(view, hex)).map((hex) => hex.hex)).toEqual(['melos'])
  })

  it('is the sea around the ship while a course is chosen', () => {
    const view = viewOf({ name: 'Sail', waiting: [0] })
    expect(HEXES.filter((hex) => isExpected(view, hex)).map((hex) => hex.hex)).toEqual(['near'])
  })

  it('is nothing while somebody else decides, or nobody looks', () => {
    expect(isExpected(viewOf({ name: 'Turn', waiting: [1] }), hexOf('melos'))).toBe(false)
    expect(isExpected(viewOf({ name: 'Turn', waiting: [0] }, { seat: -1 }), hexOf('melos'))).toBe(false)
  })
})

describe('the cards to choose from', () => {
  it('are laid out only for whoever chooses', () => {
    expect(choosingOf(viewOf({ name: 'TakeEquipment', waiting: [0] }), INFO)?.slugs).toEqual(['hull', 'range'])
    expect(choosingOf(viewOf({ name: 'TakeEquipment', waiting: [1] }), INFO)).toBeNull()
  })

  it('are the passengers of a colour whom nobody has yet', () => {
    expect(choosingOf(viewOf({ name: 'TakePassenger', waiting: [0], colour: 0 }), INFO)?.slugs).toEqual(['odysseus'])
  })

  it('are the ship tiles for everybody', () => {
    expect(choosingOf(viewOf({ name: 'ChooseShip', waiting: [1] }, { ships: ['galley'] }), INFO)?.place).toBe('ship-tile')
  })
})

describe('things on the table', () => {
  it('have a sign for each colour', () => {
    expect(Object.keys(SIGNS).sort()).toEqual([...COLOURS].sort())
    expect(new Set(Object.values(SIGNS)).size).toBe(COLOURS.length)
  })
})

describe('what a side shows', () => {
  it('is read from its numbers in the order of the wheel', () => {
    expect(each({ green: 1, red: 2 })).toEqual(['red', 'red', 'green'])
    expect(readFace('offering-pink')).toEqual({ task: 'offering', colour: 'pink' })
    expect(readFace('shrine')).toEqual({ task: 'shrine', colour: null })
    const side = { tasks: { offering: 1, 'offering-pink': 1, shrine: 3 } } as unknown as SideView
    expect(openTiles(side, 'offering')).toEqual(['offering', 'offering-pink'])
    expect(openTiles(side, 'shrine')).toHaveLength(3)
  })
})
