// What the table of the prototype reads off its view: cards as signs, plans in the making, prices, the score track, and a resolution
// told scene by scene.

import { describe, expect, it } from 'vitest'
import { cellsOf, monumentOf, signOf } from '../src/games/pantheon_proto/content'
import { bonusesOf, linesOf, onScale } from '../src/games/pantheon_proto/effects'
import { flightsBetween } from '../src/games/pantheon_proto/flights'
import { ARCH, PANES } from '../src/games/pantheon_proto/glass'
import { countsOn, epilogueOf, monumentLabel } from '../src/games/pantheon_proto/labels'
import { again, filled, lastPlan, moved, placed, unplaced, withCell, type Temple } from '../src/games/pantheon_proto/placing'
import { missingFor, priceFor } from '../src/games/pantheon_proto/prices'
import { lastResolution } from '../src/games/pantheon_proto/resolution'
import { ranksAreTied, script, titleOf, type Known, type Opening, type ProtoScene, type Quest } from '../src/games/pantheon_proto/scenes'
import { areRevealed, cardsOf, isAsked, mayEnd, standings, type ProtoView, type SideView } from '../src/games/pantheon_proto/view'
import { yieldsOf } from '../src/games/pantheon_proto/yields'
import { actsOf, type Drama } from '../src/games/scenes'
import type { GameInfo, Happening, Move } from '../src/generated/protocol'
import saidByPython from './fixtures/speech/pantheon_proto.json?raw'
import { speechOf } from './speaking'

const info = (JSON.parse(saidByPython) as { info: GameInfo }).info
const NOTHING = Array.from({ length: 12 }, () => 0)

function templeOf(disciples: number, cells = 12): Temple {
  return { disciples, most: 5, inPlay: NOTHING.map((_, i) => i < cells) }
}

function sideOf(parts: Partial<SideView> = {}): SideView {
  return { god: 'sun', power: null, tool: null, crafted: false, plan: null, counts: null, rebates: {}, track: 0, ...parts } as SideView
}

/** An event by its fields, as it comes over the wire. */
function told(kind: string, fields: Record<string, number | string>): Happening {
  const values = (info.events[kind] ?? []).map((field) => {
    const value = fields[field] ?? 0
    return typeof value === 'number' ? value : (info.slugs[field.replace(/^other-/, '')] ?? []).indexOf(value)
  })
  return [kind, values, '']
}

function moveOf(...events: Happening[]): Move {
  return { seat: 0, choice: '', events } as unknown as Move
}

describe('cards', () => {
  it('shows every printed effect in signs', () => {
    const columns = { power: ['effects'], tool: ['effects'], quest: ['light', 'dark'], people: ['gift'] }
    for (const [table, names] of Object.entries(columns))
      for (const row of info.content[table]!)
        for (const column of names) {
          const lines = linesOf(row[column])
          expect(lines.length, `${table} ${String(row['id'])} ${column}`).toBeGreaterThan(0)
          expect(lines.flatMap((line) => line.parts).every(({ sign, mark }) => sign || mark)).toBe(true)
        }
  })

  it('puts what happens at the same moment in one line, and says winners by no sign', () => {
    expect(linesOf(['winners:gain:2:point', 'winners:lose:1:metal'])).toEqual([
      {
        when: 'winners',
        who: '',
        parts: [
          { mark: '+2', sign: 'point' },
          { mark: '−1', sign: 'metal' },
        ],
      },
    ])
    expect(linesOf(['winners:gain:1:wheat', 'opposite:gain:1:wheat']).map(({ who }) => who)).toEqual(['', 'opposite'])
  })

  it('says from how many disciples on a bonus counts', () => {
    const light = cellsOf(info).find(({ cell }) => cell === 'ii-light')!
    const dark = cellsOf(info).find(({ cell }) => cell === 'ii-dark')!
    expect(bonusesOf(['cell:add:1:light:5'], light)).toEqual([{ number: 1, placed: 5 }])
    expect(bonusesOf(['cell:add:1:light:5'], dark)).toEqual([])
    expect(bonusesOf(['cell:add:1:any'], light)).toEqual([])
    expect(bonusesOf(['cell:add:-1:wheat'], cellsOf(info)[2]!)).toEqual([{ number: -1, placed: null }])
  })

  it('writes a place on the power scale without a sign for its middle', () => expect([-2, 0, 3].map(onScale)).toEqual(['−2', '0', '+3']))

  it('has a sign of its own for every card', () => {
    for (const table of ['quest', 'power', 'tool', 'monument'])
      for (const row of info.content[table]!) expect(signOf(String(row['id'])), String(row['id'])).not.toBe(signOf('nothing'))
  })

  it('knows what a monument is worth', () => {
    expect(monumentOf(info, 'war-totem')).toMatchObject({ colour: 'orc', worth: { base: 1, per: 2, of: 'orc' } })
    expect(monumentOf(info, 'cathedral').cost).toEqual({ wood: 3, metal: 4, wheat: 5 })
  })

  it('speaks of monuments and epilogues in the words of the game', () => {
    const speech = speechOf(info, 'en')
    expect(monumentLabel(speech, info, 'rune-stone')).toMatch(/^Rune Stone: 1 wood, 4 metal, 1 wheat\./)
    expect(epilogueOf(speech, 'the-dragons-hoard', 'light')).toMatch(/2 metal/)
  })
})

describe('the glass of a window', () => {
  it('is gold on the left and night on the right', () => {
    expect(ARCH).toMatch(/^M.*z$/)
    expect(PANES.filter(({ side }) => side === 'light').length).toBe(PANES.filter(({ side }) => side === 'dark').length)
  })
})

describe('a plan in the making', () => {
  it('never has more on a cell than fit, or more disciples than there are', () => {
    expect(withCell(NOTHING, 0, 9, templeOf(15))[0]).toBe(5)
    expect(withCell(NOTHING, 0, -1, templeOf(15))[0]).toBe(0)
    expect(withCell(NOTHING, 0, 5, templeOf(3))[0]).toBe(3)
    expect(withCell([4, ...NOTHING.slice(1)], 1, 5, templeOf(6))[1]).toBe(2)
  })

  it('leaves cells alone that are not in play', () => expect(withCell(NOTHING, 11, 3, templeOf(15, 10))).toEqual(NOTHING))

  it('moves a disciple between cells and the reserve', () => {
    const plan = [2, 5, ...NOTHING.slice(2)]
    expect(moved(plan, 0, 2, templeOf(15)).slice(0, 3)).toEqual([1, 5, 1])
    expect(moved(plan, 0, 1, templeOf(15))).toEqual(plan)
    expect(moved(plan, 0, -1, templeOf(15)).slice(0, 2)).toEqual([1, 5])
    expect(moved(plan, -1, 2, templeOf(15))[2]).toBe(1)
    expect(moved(plan, -1, 2, templeOf(7))).toEqual(plan)
  })

  it('is filled in the order of the cells', () => {
    expect(filled([0, 0, 0, 0, 3, ...NOTHING.slice(5)], templeOf(15)).slice(0, 5)).toEqual([5, 5, 2, 0, 3])
    expect(unplaced(filled(NOTHING, templeOf(15)), templeOf(15))).toBe(0)
  })

  it('begins like that of the last turn, as far as there are disciples', () => {
    const before = [5, 0, 0, 0, 5, 5, ...NOTHING.slice(6)]
    expect(again(before, templeOf(15))).toEqual(before)
    expect(placed(again(before, templeOf(12)))).toBe(12)
    const log = [moveOf(told('plan-revealed', { seat: 1, wood: 5, 'i-light': 3 })), moveOf(told('plan-revealed', { seat: 0, metal: 4 }))]
    expect(lastPlan(log, 1, info)).toEqual([5, 0, 0, 0, 3, ...NOTHING.slice(5)])
    expect(lastPlan(log, 2, info)).toBeNull()
  })
})

describe('what a plan would bring', () => {
  const slots = [
    { slot: 'i', quest: 'the-dragons-hoard', light: 'elf', dark: 'orc', light_marks: 1, dark_marks: 1 },
    { slot: 'ii', quest: 'the-eclipse', light: 'fairy', dark: 'elf', light_marks: 0, dark_marks: 0 },
  ]

  const planned = (parts: Partial<ProtoView> = {}) => ({ slots, forecast: null, seat: 0, sides: [sideOf()], ...parts })

  it('counts with the own cards, as the server says', () => {
    const counts = NOTHING.map((_, cell) => [0, 1, 2, 3, 4, 5].map((number) => (cell === 2 ? Math.max(0, number - 1) : number)))
    const forecast = { counts, gains: { wood: 1, metal: 0, wheat: 0 }, room: 0 }
    const recruiting = [{ slot: 'i', quest: 'the-eclipse', light: 'undead', dark: 'elf', light_marks: 0, dark_marks: 0 }]
    const plan = [3, 0, 2, 0, 1, 1, ...NOTHING.slice(6)]
    const found = yieldsOf(planned({ forecast, slots: recruiting, sides: [sideOf({ power: 'dusk' })] }), info, plan)
    expect(found.sure).toEqual([
      { thing: 'wood', number: 4 },
      { thing: 'wheat', number: 1 },
    ])
    // No room for the disciple of the undead; a point for the dark side alone.
    expect(found.hoped).toEqual([
      { thing: 'wood', number: 2 },
      { thing: 'point', number: 1 },
    ])
  })

  it('is resources for sure, and the gifts of the sides that have disciples', () => {
    const plan = [3, 0, 2, 0, 0, 0, 1, 4, 0, 0, 0, 0]
    expect(yieldsOf(planned(), info, plan)).toEqual({
      sure: [
        { thing: 'wood', number: 3 },
        { thing: 'wheat', number: 2 },
      ],
      hoped: [
        { thing: 'wood', number: 2 },
        { thing: 'point', number: 1 },
      ],
    })
  })

  it('is the epilogue too where one more mark ends the quest', () => {
    expect(yieldsOf(planned(), info, [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]).hoped).toEqual([
      { thing: 'metal', number: -1 },
      { thing: 'point', number: 2 },
    ])
    expect(yieldsOf(planned(), info, NOTHING)).toEqual({ sure: [], hoped: [] })
  })
})

describe('monuments', () => {
  it('travel from the display to their builder', () => {
    const view = (display: (string | null)[], ...built: string[][]) =>
      ({ seat: 0, display, sides: built.map((monuments) => ({ monuments })) }) as unknown as ProtoView
    expect(flightsBetween(view(['rune-stone', 'cathedral'], [], []), view(['colossus', 'cathedral'], [], ['rune-stone']))).toEqual([
      { piece: 'monument:rune-stone', from: 'display:0', to: 'seat:1:monuments' },
    ])
  })
})

describe('prices', () => {
  it("are those of the server where it says them, else what is printed less one's discounts", () => {
    const architect = sideOf({ power: 'the-great-architect' })
    expect(priceFor(info, undefined, 'rune-stone')).toEqual({ wood: 1, metal: 4, wheat: 1 })
    expect(priceFor(info, architect, 'rune-stone').wood).toBe(0)
    expect(priceFor(info, sideOf({ ...architect, rebates: { wood: 3 } }), 'rune-stone').wood).toBe(0)
    expect(priceFor(info, sideOf({ tool: 'masters-compass' }), 'rune-stone').metal).toBe(4)
    expect(priceFor(info, sideOf({ tool: 'masters-compass', crafted: true }), 'rune-stone').metal).toBe(3)
    expect(priceFor(info, architect, 'rune-stone', { wood: 7, metal: 7, wheat: 7 })).toEqual({ wood: 7, metal: 7, wheat: 7 })
  })
})

describe('what is missing for a price', () => {
  const price = { wood: 3, metal: 0, wheat: 2 }

  it('is what there is too little of', () => {
    expect(missingFor(info, sideOf({ wood: 3, metal: 0, wheat: 1 }), price)).toEqual(['wheat'])
    expect(missingFor(info, sideOf({ wood: 4, metal: 0, wheat: 2 }), price)).toEqual([])
    expect(missingFor(info, undefined, price)).toEqual([])
  })

  it('is nothing while any resource can be paid for any other', () => {
    const side = sideOf({ power: 'transmutation', wood: 0, metal: 5, wheat: 0 })
    expect(missingFor(info, side, price)).toEqual([])
    expect(missingFor(info, { ...side, metal: 4 }, price)).toEqual(['wood', 'wheat'])
  })
})

describe('the view', () => {
  it('tells who is asked, whose cards work and whether plans are open', () => {
    const decision = { name: 'Build', waiting: [1] }
    expect(isAsked({ decision }, 1, 'Build', 'Recruit')).toBe(true)
    expect(isAsked({ decision }, 0, 'Build')).toBe(false)
    expect(cardsOf(sideOf({ power: 'dawn', tool: 'aegis' }))).toEqual([['power', 'dawn']])
    expect(cardsOf(sideOf({ tool: 'aegis', crafted: true }))).toEqual([['tool', 'aegis']])
    expect(areRevealed({ sides: [sideOf(), sideOf({ counts: NOTHING })] })).toBe(true)
  })

  it('walks round the score track, and sets apart who would stand on one place', () => {
    const sides = [58, 9, 8, 30].map((track) => sideOf({ track }))
    expect(standings({ sides }).map(({ seat, place, laps, level }) => [seat, place, laps, level])).toEqual([
      [0, 8, 1, 0],
      [2, 8, 0, 1],
      [1, 9, 0, 2],
      [3, 30, 0, 0],
    ])
  })

  it('counts who is on a cell, the largest first, then by initiative', () => {
    const sides = [3, 0, 5, 3].map((number) => sideOf({ counts: [number] }))
    const view = { sides, order: [3, 2, 1, 0], slots: [], phase: 'purchase', decision: null }
    expect(countsOn(view, cellsOf(info)[0]!).map(({ seat }) => seat)).toEqual([2, 3, 0])
  })

  it('does not show the disciples of a finished quest at the next one', () => {
    const slot = (quest: string | null, light_marks = 0) => ({ slot: 'i', quest, light: 'elf', dark: 'orc', light_marks, dark_marks: 0 })
    const light = cellsOf(info).find(({ cell }) => cell === 'i-light')!
    const sides = [sideOf({ counts: NOTHING.map(() => 3) })]
    const seen = (found: ReturnType<typeof slot>, phase: string, column = 0) =>
      countsOn({ sides, order: [0], slots: [found], phase, decision: { name: '', waiting: [], column } }, light).length
    expect(seen(slot('the-eclipse'), 'purchase')).toBe(0)
    expect(seen(slot(null), 'purchase')).toBe(0)
    expect(seen(slot('the-eclipse', 1), 'purchase')).toBe(1)
    expect(seen(slot('the-eclipse'), 'resolution', 2)).toBe(1)
    expect(seen(slot('the-eclipse'), 'resolution', 3)).toBe(0)
  })

  it('warns when this can be the last turn', () => {
    const slot = (light_marks: number) => ({ slot: 'i', quest: 'the-eclipse', light: 'elf', dark: 'orc', light_marks, dark_marks: 0 })
    const calm = { slots: [slot(1), slot(0)], quest_pile: 1, monument_pile: 9, scale: { elf: 0, orc: 0 }, scale_end: 7, sides: [sideOf()] }
    expect(mayEnd(calm, 2)).toBe('')
    expect(mayEnd({ ...calm, slots: [slot(1), slot(1)] }, 2)).toBe('quests')
    expect(mayEnd({ ...calm, monument_pile: 0 }, 2)).toBe('monuments')
    expect(mayEnd({ ...calm, scale: { elf: -5, orc: 0 } }, 2)).toBe('scale')
    expect(mayEnd({ ...calm, scale: { elf: 4, dwarf: 6 } }, 2)).toBe('')
  })
})

describe('a resolution', () => {
  const SLOTS = [{ slot: 'i', quest: 'the-sacred-grove', light: 'elf', dark: 'orc', light_marks: 1, dark_marks: 0 }]
  const before: Known = { slots: SLOTS, sides: [sideOf({ power: 'dawn' }), sideOf(), sideOf()] }
  const EVENTS = [
    told('plan-revealed', { seat: 0, wood: 5, 'i-light': 5 }),
    told('plan-revealed', { seat: 1, 'i-dark': 4, 'i-light': 1 }),
    told('harvested', { seat: 0, wood: 5 }),
    told('initiative-set', { place: 1, seat: 1, number: 2 }),
    told('quest-counted', { slot: 'i', light: 7, dark: 5, 'neutral-dark': 1 }),
    told('quest-won', { slot: 'i', side: 'light' }),
    told('mark-set', { slot: 'i', side: 'light', number: 2 }),
    told('people-rose', { people: 'elf', position: 3 }),
    told('people-fell', { people: 'orc', position: -1 }),
    told('gift', { seat: 0, people: 'elf', thing: 'wood', number: 2 }),
    told('ranked', { seat: 0, slot: 'i', place: 1, number: 3 }),
    told('epilogue', { slot: 'i', quest: 'the-sacred-grove', side: 'light' }),
    told('epilogue-gave', { seat: 0, quest: 'the-sacred-grove', thing: 'wood', number: 2 }),
    // The purchase phase has begun: no part of the quest.
    told('power-gave', { seat: 2, power: 'the-great-architect', thing: 'metal', number: 1 }),
  ]
  const scenesOf = (view: Known, ...events: Happening[]): ProtoScene[] =>
    actsOf(script as unknown as Drama['script'], { view, info }, [moveOf(...events)]).map(({ scene }) => scene as ProtoScene)

  it('opens all plans, then goes quest by quest', () => {
    const [opening, quest] = scenesOf(before, ...EVENTS)
    expect(opening).toMatchObject({
      kind: 'opening',
      harvests: [{ seat: 0, wood: 5, metal: 0, wheat: 0 }],
      order: [{ seat: 1, number: 2 }],
    })
    expect(quest).toMatchObject({
      kind: 'quest',
      quest: 'the-sacred-grove',
      totals: { light: 7, dark: 5 },
      neutral: { light: 0, dark: 1 },
      winner: 'light',
      why: 'more',
      marks: 2,
      finished: true,
      ranks: [{ seat: 0, place: 1, number: 3 }],
      moves: [
        { people: 'elf', position: 3, by: 1 },
        { people: 'orc', position: -1, by: -1 },
      ],
    })
  })

  it('shows what everybody has on either side, with what cards add', () => {
    const quest = scenesOf(before, ...EVENTS)[1] as Quest
    expect(quest.counts.light).toEqual([
      { seat: 0, number: 6, placed: 5 },
      { seat: 1, number: 1, placed: 1 },
    ])
    expect(quest.counts.dark).toEqual([{ seat: 1, number: 4, placed: 4 }])
  })

  it('says which card adds to what was placed', () => {
    const [opening] = scenesOf(before, ...EVENTS)
    expect(opening).toMatchObject({ bonuses: [{ seat: 0, cell: 'i-light', table: 'power', card: 'dawn', number: 1 }] })
  })

  it('has the title of what is in it', () => {
    const titles = (...events: Happening[]) => titleOf(scenesOf(before, ...events)[0] as Opening)
    expect(titles(...EVENTS)).toBe('table-opening')
    expect(titles(told('harvested', { seat: 0, wood: 5 }))).toBe('table-harvest')
    expect(titles(told('initiative-set', { seat: 0 }))).toBe('table-order')
    expect(titles(told('harvested', { seat: 0, wood: 5 }), told('initiative-set', { seat: 0 }))).toBe('table-harvest-order')
  })

  it('knows when initiative decided the ranks', () => {
    const quest = scenesOf(before, ...EVENTS)[1] as Quest
    expect(ranksAreTied(quest)).toBe(false)
    quest.counts.light[1]!.number = 6
    expect(ranksAreTied(quest)).toBe(true)
  })

  it('tells of disciples that are not received', () => {
    const events = [told('quest-counted', { slot: 'i', light: 1 }), told('disciples-refused', { seat: 1, number: 1 })]
    expect(scenesOf(before, ...events)[0]).toMatchObject({ refused: [{ seat: 1, number: 1 }] })
  })

  it('tells who gains what by whom', () => {
    expect((scenesOf(before, ...EVENTS)[1] as Quest).gains).toEqual([
      { seat: 0, thing: 'wood', number: 2, from: 'elf' },
      { seat: 0, thing: 'wood', number: 2, from: 'the-sacred-grove' },
    ])
  })

  it('goes on from the counts of the table after somebody was asked', () => {
    const counts = NOTHING.map((_, i) => (i === 4 ? 3 : 0))
    const view = {
      slots: SLOTS,
      sides: [sideOf({ counts, plan: counts.map((number) => Math.max(0, number - 1)) }), sideOf({ counts: NOTHING, plan: NOTHING })],
    }
    const added = told('bonus-added', { seat: 1, cell: 'i-light' })
    const [bonus, quest] = scenesOf(
      view,
      added,
      told('quest-counted', { slot: 'i', light: 4, dark: 4 }),
      told('quest-decided', { slot: 'i', side: 'light', seat: 1 }),
    )
    expect(bonus).toMatchObject({ kind: 'added', seat: 1, cell: 'i-light' })
    expect(quest).toMatchObject({
      why: 'decided',
      decider: 1,
      counts: {
        light: [
          { seat: 0, number: 3, placed: 2 },
          { seat: 1, number: 1, placed: 0 },
        ],
        dark: [],
      },
    })
  })

  it('can be read again from the log alone', () => {
    const laid = told('quest-laid', { slot: 'i', quest: 'the-sacred-grove', people: 'elf', 'other-people': 'orc' })
    const log = [
      moveOf(told('power-taken', { seat: 0, power: 'dawn' }), laid, told('turn-began', { number: 1 })),
      moveOf(...EVENTS),
      moveOf(
        told('quest-laid', { slot: 'i', quest: 'the-eclipse', people: 'human', 'other-people': 'fairy' }),
        told('turn-began', { number: 2 }),
      ),
    ]
    expect(lastResolution(log.slice(0, 1), info, 3)).toBeNull()
    const found = lastResolution(log, info, 3)
    expect(found?.turn).toBe(1)
    expect(found?.scenes).toEqual(scenesOf(before, ...EVENTS))
  })
})
