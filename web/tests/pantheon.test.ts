// What the table of Pantheon reads off its view: the floor of the map, roads, ways, what columns are worth, and what travelled where.

import { describe, expect, it } from 'vitest'
import { cardOf, columnPoints, deityOf, faceOf, ratesOf, spacesOf } from '../src/games/pantheon/content'
import { flightsBetween } from '../src/games/pantheon/flights'
import { floorOf, tesserae, touches } from '../src/games/pantheon/mosaic'
import { wayTo } from '../src/games/pantheon/plan.svelte'
import { roadsOf } from '../src/games/pantheon/routes'
import { script, type PantheonScene } from '../src/games/pantheon/scenes'
import {
  budgetOf,
  coinsOf,
  deitiesLeft,
  deityPaid,
  hasGained,
  isAsked,
  piecesOn,
  waysToPay,
  type PantheonView,
} from '../src/games/pantheon/view'
import type { Things } from '../src/games/board'
import { actsOf, type Drama } from '../src/games/scenes'
import type { GameInfo, Happening, Offer } from '../src/generated/protocol'
import saidByPython from './fixtures/speech/pantheon.json?raw'

const info = (JSON.parse(saidByPython) as { info: GameInfo }).info
const spaces = spacesOf(info)
const spaceAt = (slug: string) => spaces.find(({ space }) => space === slug)!

/** Gallia's epoch, seen by the first of three seats. */
function viewOf(parts: Partial<PantheonView> = {}): PantheonView {
  const side = { feet: 4, columns: 3, hand: {}, known: {}, hand_size: 0, steps: 0, money: 0 }
  return {
    spaces,
    seat: 0,
    turn: 0,
    temple: 'home-gallia',
    pieces: {},
    ways: {},
    row: [],
    display: [],
    discards: {},
    pile: 0,
    decision: null,
    sides: [side, side, side],
    ...parts,
  } as PantheonView
}

describe('the map', () => {
  it('has all spaces of the content, each with its terrain', () => {
    expect(spaces.length).toBe(info.content['space']!.length)
    expect(spaceAt('massilia')).toMatchObject({ kind: 'column', terrain: 'land', people: null, players: 0 })
    expect(spaceAt('britannia')).toMatchObject({ kind: 'symbol', people: 'gallia', players: 2 })
  })

  it('draws every line between spaces once: alike, coast, or the end of the world', () => {
    const [one, other, sea] = [
      { q: 0, r: 0, terrain: 'land' },
      { q: 1, r: 0, terrain: 'land' },
      { q: 0, r: 1, terrain: 'sea' },
    ] as const
    const floor = floorOf([one, other, sea])
    const lines = (path: string): number => path.split('M').length - 1

    expect([lines(floor.land), lines(floor.sea)]).toEqual([2, 1])
    expect([lines(floor.grid), lines(floor.coast), lines(floor.rim)]).toEqual([1, 2, 12])
  })

  it('lays the same tesserae every time, all shades of them', () => {
    expect(tesserae(4, 0)).toEqual(tesserae(4, 0))
    expect(tesserae(4, 0).every((path) => path.length > 0)).toBe(true)
  })

  it('knows which spaces touch', () => {
    expect(touches(spaceAt('home-gallia'), spaceAt('c7'))).toBe(true)
    expect(touches(spaceAt('home-gallia'), spaceAt('c8'))).toBe(false)
  })

  it('has columns on column spaces and feet on all others', () => {
    const view = viewOf({ pieces: { massilia: [0, 1], c7: [2] } })
    expect(piecesOn(view, spaceAt('massilia')).map(({ kind }) => kind)).toEqual(['column', 'column'])
    expect(piecesOn(view, spaceAt('c7'))).toEqual([{ seat: 2, kind: 'foot' }])
    expect(piecesOn(view, spaceAt('c8'))).toEqual([])
  })
})

describe('the roads', () => {
  it('lead from the temple marker over neighbours, each seat on its own', () => {
    const lines = roadsOf(viewOf({ pieces: { c7: [0, 1], c8: [0], 'augusta-vindelicum': [0] } }))
    expect(lines.map(({ seat }) => seat)).toEqual([0, 0, 0, 1])
  })

  it('leave out columns of former epochs that they do not reach', () => {
    expect(roadsOf(viewOf({ pieces: { c7: [0], babylon: [0] } })).length).toBe(1)
    expect(roadsOf(viewOf({ pieces: { c7: [0], c8: [0] }, temple: null }))).toEqual([])
  })

  it('show a jump over the space of somebody else', () => {
    const [jump, next] = roadsOf(viewOf({ pieces: { c7: [1], c8: [0] } }))
    expect([jump?.seat, jump?.over !== undefined]).toEqual([0, true])
    expect([next?.seat, next?.over]).toEqual([1, undefined])
  })
})

describe('the way to a space', () => {
  it('is the cheapest, from the road', () => {
    const view = viewOf({ ways: { c7: 1, c8: 2, 'augusta-vindelicum': 3 } })
    const way = wayTo(view, info, spaceAt('augusta-vindelicum'))
    expect(way?.map(({ space }) => space)).toEqual(['c7', 'c8', 'augusta-vindelicum'])
  })

  it('costs more where somebody stands', () => {
    const view = viewOf({ ways: { c7: 2, c8: 3 }, pieces: { c7: [1] } })
    expect(wayTo(view, info, spaceAt('c8'))?.map(({ space }) => space)).toEqual(['c7', 'c8'])
  })

  it('goes on over own columns at no cost', () => {
    const view = viewOf({ ways: { c7: 1, c8: 2, raetia: 3 }, pieces: { 'augusta-vindelicum': [0] } })
    expect(wayTo(view, info, spaceAt('raetia'))?.map(({ space }) => space)).toEqual(['c7', 'c8', 'raetia'])
  })

  it('is the space itself where one lands by a jump', () => {
    expect(wayTo(viewOf(), info, spaceAt('c8'))).toEqual([spaceAt('c8')])
  })

  it('is nowhere to be seen without a beginning', () => {
    expect(wayTo(viewOf({ ways: { c8: 3 } }), info, spaceAt('c8'))).toBeNull()
  })
})

describe('what is printed', () => {
  it('tells what columns are worth, by thresholds', () => {
    expect([0, 3, 4, 7, 8, 12].map((number) => columnPoints(info, number))).toEqual([0, 3, 8, 14, 24, 48])
    expect(ratesOf(info).map(({ columns }) => columns)).toEqual([1, 4, 8, 12])
  })

  it('tells the cost of a deity and whether it stays', () => {
    expect(deityOf(info, 'pietalte')).toMatchObject({ cost: [3, 2, 1], cardsOnly: true, immediate: false })
    expect(deityOf(info, 'surparit')).toMatchObject({ cost: [3, 3], cardsOnly: false, immediate: true })
  })

  it('tells what is on a tile', () => {
    expect(faceOf(info, 'reserve-choice')).toMatchObject({ choice: true, signs: [{ mark: '2' }, { mark: '2' }] })
    expect(faceOf(info, 'step-2').signs).toMatchObject([{ mark: '+2' }])
    expect(faceOf(info, 'demigod').signs).toMatchObject([{ mark: '' }])
  })

  it('tells what a card is', () => {
    expect(cardOf(info, 'money-5')).toMatchObject({ kind: 'money', value: 5, special: true, tint: 'is-money' })
    expect(cardOf(info, 'dancer')).toMatchObject({ kind: 'offering', value: 0, special: false, tint: 'is-dancer' })
  })
})

describe('what a seat can do', () => {
  const hand = { movement: 2, 'money-1': 3, 'money-4': 1, gift: 2 }
  const view = viewOf()
  const sides = view.sides.map((side) => ({ ...side, hand, steps: 1, money: 2 }))

  it('counts steps of cards, tiles and on its turn the big foot', () => {
    expect(budgetOf({ ...view, sides }, info, 0)).toBe(6)
    expect(budgetOf({ ...view, sides, turn: 1 }, info, 0)).toBe(5)
    expect(budgetOf({ ...view, sides, decision: { name: 'Move', waiting: [0], left: 2 } }, info, 0)).toBe(2)
  })

  it('counts coins of cards and deities', () => {
    expect(coinsOf({ ...view, sides }, info, 0)).toBe(9)
    expect(coinsOf({ ...view, sides, decision: { name: 'Buy', waiting: [0], left: 4 } }, info, 0)).toBe(4)
  })

  it('is asked one of several questions', () => {
    const asked = { ...view, decision: { name: 'Draw', waiting: [1] } }
    expect([isAsked(asked, 1, 'Turn', 'Draw'), isAsked(asked, 0, 'Draw'), isAsked(view, 0, 'Draw')]).toEqual([true, false, false])
  })

  it('has gained something, or nothing yet', () => {
    const none = { ...view.sides[0]!, demigods: 0, deities: {}, step_tiles: {} }
    expect([hasGained(none), hasGained({ ...none, demigods: 1 }), hasGained({ ...none, step_tiles: { 'step-1': 1 } })]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('sees which deities are left', () => {
    expect(deitiesLeft({ row: ['vinthrad', null, 'traitera'] })).toEqual(['vinthrad', 'traitera'])
  })
})

describe('a deity that is paid', () => {
  /** A table where a deity can be paid in these ways, each with the cards that it takes. */
  function paying(ways: Record<string, Record<string, number>>): Things {
    const targets: Record<string, string> = { g: 'hand:gift', d: 'hand:dancer' }
    const offers = Object.entries(ways).map(([slug, facts]): Offer => [`offer ${slug}`, facts, targets[slug] ?? `hand:${slug}`])
    const offersAt = (target: string): Offer[] => offers.filter((offer) => offer[2] === target)
    return { asking: true, offersAt, isLit: () => false, thing: () => () => {} }
  }

  it('is told by its type for each number, the fewest cards first', () => {
    const ways = waysToPay(info, paying({ gp: { gift: 3, priest: 2 }, tg: { temple: 0, gift: 2 } }), 2)
    expect(ways.map(({ types, cards }) => [types, cards])).toEqual([
      [['temple', 'gift'], 2],
      [['gift', 'priest'], 5],
    ])
  })

  it('is paid at the cards themselves if one number is enough', () => {
    expect(waysToPay(info, paying({ g: { gift: 4 }, d: { dancer: 3 } }), 1).map(({ target }) => target)).toEqual([
      'hand:dancer',
      'hand:gift',
    ])
  })

  it('is the one that the decision names', () => {
    const deity = info.slugs['deity']!.indexOf('traitera')
    expect(deityPaid(viewOf({ decision: { name: 'PayDeity', waiting: [0], deity } }), info)).toBe('traitera')
    expect(deityPaid(viewOf(), info)).toBeUndefined()
  })
})

describe('what travels', () => {
  it('is a foot from its reserve to the map', () => {
    const before = viewOf()
    const [mine, ...others] = before.sides
    const after = viewOf({ pieces: { c7: [0] }, sides: [{ ...mine!, feet: 3 }, ...others] })
    expect(flightsBetween(before, after)).toEqual([{ piece: 'foot:0', from: 'seat:0:foot', to: 'space:c7' }])
  })
})

describe('the stage', () => {
  function played(...events: [kind: string, ...values: number[]][]): PantheonScene[] {
    const told = events.map(([kind, ...values]): Happening => [kind, values, ''])
    return actsOf(script as Drama['script'], { view: viewOf(), info }, [{ seat: 0, events: told } as never]).map(
      ({ scene }) => scene as PantheonScene,
    )
  }
  const slug = (domain: string, name: string): number => info.slugs[domain]!.indexOf(name)

  it('shows a people with all that is revealed for it', () => {
    const scenes = played(
      ['epoch-began', 2, slug('people', 'roma')],
      ['deity-revealed', slug('deity', 'vinthrad')],
      ['deity-revealed', slug('deity', 'plaesiris')],
      ['demigod-revealed', 3],
    )
    expect(scenes).toMatchObject([{ kind: 'dawn', number: 2, people: 'roma', deities: ['vinthrad', 'plaesiris'], demigods: [3] }])
  })

  it('shows the end of an epoch together with its scoring', () => {
    const scenes = played(['epoch-ended', 1, 3], ['demigods-scored', 0, 5], ['columns-scored', 0, 4, 8], ['columns-scored', 1, 1, 1])
    expect(scenes).toMatchObject([
      {
        kind: 'dusk',
        seat: 1,
        points: 3,
        scored: [
          { seat: 0, demigods: 5, columns: 8, ranks: 0 },
          { seat: 1, demigods: 0, columns: 1 },
        ],
      },
    ])
  })

  it('shows who follows, what a tile gives and who gains a deity', () => {
    const scenes = played(['followed', 1], ['tile-used', 1, slug('tile', 'cards-2')], ['deity-worshipped', 0, slug('deity', 'traitera'), 4])
    expect(scenes.map(({ kind }) => kind)).toEqual(['follow', 'booty', 'favour'])
    expect(scenes[2]).toMatchObject({ deity: 'traitera', points: 4 })
  })
})
