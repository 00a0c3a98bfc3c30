// The stage: which events of a game make a scene, and how long it is played.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameLook } from '../src/games/board'
import { actsOf, type Drama, type Scene } from '../src/games/scenes'
import type { GameInfo, Happening, Update } from '../src/generated/protocol'
import { settings } from '../src/kit/settings.svelte'
import { Acts } from '../src/table/acts.svelte'
import { centred, near } from '../src/table/places'
import { table as altarTable } from './altar-view'
import { table as urukTable } from './uruk-view'

const described = import.meta.glob<{ info: GameInfo }>('./fixtures/speech/*.json', { import: 'default', eager: true })
const staged = import.meta.glob<Drama['script']>('../src/games/*/scenes.ts', { import: 'script', eager: true })
const GAMES = Object.keys(staged).map((path) => path.split('/').at(-2)!)

function scriptOf(game: string): Drama['script'] {
  return staged[`../src/games/${game}/scenes.ts`]!
}

function infoOf(game: string): GameInfo {
  return described[`./fixtures/speech/${game}.json`]!.info
}

/** An event with things by their slugs, as the log of a game would tell it. */
function told(game: string, kind: string, ...values: (number | string)[]): Happening {
  const info = infoOf(game)
  const fields = info.events[kind] ?? []
  const numbers = values.map((value, i) =>
    typeof value === 'number' ? value : (info.slugs[(fields[i] ?? '').replace('other-', '')] ?? []).indexOf(value),
  )
  return [kind, numbers, 'R-1']
}

function scenes(game: string, view: object, ...events: Happening[]): Scene[] {
  return actsOf(scriptOf(game), { view, info: infoOf(game) }, [{ step: 1, seat: 0, events }]).map((act) => act.scene)
}

test.each(GAMES)('%s stages only what its log can tell', (game) => {
  const kinds = Object.keys(scriptOf(game))
  expect(kinds.length).toBeGreaterThan(0)
  expect(kinds.filter((kind) => !(kind in infoOf(game).events))).toEqual([])
})

describe('Uruk', () => {
  const auction = () => {
    const view = urukTable()
    view.omen = 'enlil'
    view.decision = { name: 'Auction', waiting: [0], leader: 1, passed: 0 }
    view.sides[1]!.bid = 2
    return view
  }

  test('a bid stands among the others, and takes the lead', () => {
    const [bids] = scenes('uruk', auction(), told('uruk', 'bid-made', 0, 3))
    expect(bids).toMatchObject({
      kind: 'bids',
      at: ['omen'],
      card: 'enlil',
      bids: [
        { seat: 0, number: 3, fate: 'high' },
        { seat: 1, number: 2, fate: 'open' },
      ],
    })
  })

  test('who passes last leaves the auction to the leader, in one scene', () => {
    const found = scenes('uruk', auction(), told('uruk', 'passed', 0), told('uruk', 'auction-won', 1, 2))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ bids: [{ fate: 'low' }, { number: 2, fate: 'high' }] })
  })

  test('a disaster shows who is spared and who is struck', () => {
    const events = [
      told('uruk', 'revealed', 0, 2, 3),
      told('uruk', 'revealed', 1, 1, 1),
      told('uruk', 'spared', 0),
      told('uruk', 'victim', 1),
    ]
    expect(scenes('uruk', urukTable(), ...events)).toMatchObject([
      {
        kind: 'bids',
        bids: [
          { seat: 0, number: 3, fate: 'high' },
          { seat: 1, number: 1, fate: 'low' },
        ],
      },
    ])
  })

  test('what the drawing says by itself is not in the caption', () => {
    const events = [told('uruk', 'revealed', 0, 2, 3), told('uruk', 'victim', 0)]
    const [act] = actsOf(scriptOf('uruk'), { view: urukTable(), info: infoOf('uruk') }, [{ step: 1, seat: 0, events }])
    expect(act?.told.map(([kind]) => kind)).toEqual(['victim'])
  })

  test('what is lost is shown where it was', () => {
    expect(scenes('uruk', urukTable(), told('uruk', 'lost-discovery', 1, 'net'))).toMatchObject([
      { kind: 'loss', at: ['seat:1:slot:0', 'seat:1'], seat: 1, cards: ['net'] },
    ])
  })

  test('a discard is a loss only in an earthquake', () => {
    const view = urukTable()
    expect(scenes('uruk', view, told('uruk', 'discarded', 0, 'kiln'))).toEqual([])
    view.decision = { name: 'LoseCards', waiting: [0] }
    expect(scenes('uruk', view, told('uruk', 'discarded', 0, 'kiln'))).toMatchObject([{ kind: 'loss', cards: ['kiln'] }])
  })
})

describe('Altar', () => {
  test('an attack names the card, the attacker and whose god is struck', () => {
    const view = { ...altarTable(), played: 'scout' }
    expect(scenes('altar', view, told('altar', 'destroyed', 0, 'love', 'active'))).toMatchObject([
      { kind: 'attack', card: 'scout', seat: 0, other: 1, god: 'love', altar: 'active', at: ['realm:love:altars', 'seat:1'] },
    ])
  })

  test('a stolen card is shown only to those who were told which', () => {
    const robbed = told('altar', 'robbed', 1, 0)
    expect(scenes('altar', altarTable(), robbed)).toMatchObject([{ deed: 'robbed', other: 0, follower: '' }])
    expect(scenes('altar', altarTable(), robbed, told('altar', 'stolen', 1, 'scout'))).toMatchObject([{ follower: 'scout' }])
  })
})

describe('Delphi', () => {
  const view = { sides: [{ shield: 1 }, { shield: 3 }], titan: null, decision: null }

  test('a fight is one scene from its beginning to its wound', () => {
    const events = [
      told('delphi', 'fight-began', 0, 'pink', 0),
      told('delphi', 'battle-rolled', 0, 0, 8),
      told('delphi', 'wounded', 0, 'red'),
    ]
    const lair = infoOf('delphi').slugs['lair']![0]
    expect(scenes('delphi', view, ...events)).toMatchObject([
      { kind: 'fight', at: [`hex:${lair}`], colour: 'pink', shield: 1, roll: { number: 0, strength: 8 }, won: false, wounds: ['red'] },
    ])
  })

  test('a fight that goes on is about the monster that was asked about', () => {
    const asked = { ...view, decision: { name: 'Fight', waiting: [0], colour: 2, lair: 1 } }
    const [fight] = scenes('delphi', asked, told('delphi', 'battle-rolled', 0, 9, 7), told('delphi', 'defeated', 0, 'pink', 1))
    expect(fight).toMatchObject({ at: [`hex:${infoOf('delphi').slugs['lair']![1]}`], colour: 'pink', won: true })
  })

  test('the dice of a turn are thrown together', () => {
    const dice = ['red', 'blue', 'red'].map((colour) => told('delphi', 'rolled', 1, colour))
    expect(scenes('delphi', view, ...dice)).toMatchObject([{ kind: 'dice', rolls: [{ seat: 1, dice: ['red', 'blue', 'red'] }] }])
  })

  test('the Titan strikes those whose shield is too low', () => {
    const found = scenes('delphi', view, told('delphi', 'titan-rolled', 3), told('delphi', 'wounded', 0, 'green'))
    expect(found).toMatchObject([
      {
        kind: 'titan',
        number: 3,
        hit: [
          { shield: 1, wounds: ['green'] },
          { shield: 3, wounds: [] },
        ],
      },
    ])
  })

  test('a wound of the set-up is no drama', () => {
    expect(scenes('delphi', view, told('delphi', 'wounded', 0, 'green'))).toEqual([])
  })
})

describe('on the stage', () => {
  const info = infoOf('delphi')
  const delphi = { drama: { script: scriptOf('delphi') } } as GameLook
  const before = { view: { sides: [], titan: null, decision: null } } as unknown as Update
  const update = (...events: Happening[]): Update => ({ moves: [{ step: 1, seat: 0, events }], result: null }) as unknown as Update
  const roll = told('delphi', 'titan-rolled', 3)
  let acts: Acts

  beforeEach(() => {
    vi.useFakeTimers()
    Object.assign(settings, { motion: 'on', pace: 'normal' })
    acts = new Acts()
  })
  afterEach(() => {
    acts.clear()
    vi.useRealTimers()
  })

  test('a scene stays for about a second, and goes', () => {
    const length = acts.play(update(roll), before, delphi, info)
    expect(acts.now?.scene).toMatchObject({ kind: 'titan' })
    expect(length).toBeGreaterThanOrEqual(1000)
    expect(length).toBeLessThanOrEqual(1300)
    vi.advanceTimersByTime(length)
    expect(acts.now).toBeNull()
  })

  test('of many scenes, the last two are played one after another', () => {
    acts.play(update(told('delphi', 'titan-rolled', 1), told('delphi', 'titan-rolled', 2), roll), before, delphi, info)
    expect(acts.now?.scene).toMatchObject({ number: 2 })
    vi.advanceTimersByTime(1200)
    expect(acts.now?.scene).toMatchObject({ number: 3 })
  })

  test('a game may play more of them, and some for longer', () => {
    const script = {
      'titan-rolled': (event: { number: number }, scenes: { at: string[]; number: number; beats: number }[]) =>
        void scenes.push({ at: [], number: event.number, beats: event.number }),
    }
    const look = { drama: { script: script as unknown as Drama['script'], most: 3 } } as GameLook
    const length = acts.play(update(...[1, 2, 3].map((number) => told('delphi', 'titan-rolled', number))), before, look, info)
    expect(length).toBe(6 * 1200)
    expect(acts.now?.scene).toMatchObject({ number: 1 })
    vi.advanceTimersByTime(1200)
    expect(acts.now?.scene).toMatchObject({ number: 2 })
    vi.advanceTimersByTime(1200)
    expect(acts.now?.scene).toMatchObject({ number: 2 })
    vi.advanceTimersByTime(1200)
    expect(acts.now?.scene).toMatchObject({ number: 3 })
  })

  test('a quiet move does not cut a scene short', () => {
    acts.play(update(roll), before, delphi, info)
    acts.play(update(told('delphi', 'turn-began', 0)), before, delphi, info)
    expect(acts.now?.scene).toMatchObject({ kind: 'titan' })
  })

  test.each([
    ['without motion', { motion: 'off', pace: 'normal' }],
    ['where moves are shown at once', { motion: 'on', pace: 'instant' }],
  ])('nothing is played %s', (_, changes) => {
    Object.assign(settings, changes)
    expect(acts.play(update(roll), before, delphi, info)).toBe(0)
    expect(acts.now).toBeNull()
  })

  test('nothing is played on a page that nobody sees', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    expect(acts.play(update(roll), before, delphi, info)).toBe(0)
    vi.restoreAllMocks()
  })

  test('a game without scenes plays none', () => {
    const { drama: _, ...plain } = delphi
    expect(acts.play(update(roll), before, plain, info)).toBe(0)
  })
})

test('a scene lies beside its thing, and never over head or decision bar', () => {
  const room = { left: 0, top: 60, width: 360, height: 500 }
  const size = { width: 200, height: 150 }
  expect(near({ left: 20, top: 100, width: 40, height: 40 }, size, room, [])).toEqual({ left: 68, top: 100 })
  expect(near({ left: 300, top: 500, width: 40, height: 40 }, size, room, [])).toEqual({ left: 92, top: 402 })
  expect(centred(size, room)).toEqual({ left: 80, top: 235 })
})
