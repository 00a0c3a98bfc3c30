// What a coach points at, when it speaks, and what must not cover its answer.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closer, looksAt } from '../src/games/closer.svelte'
import type { CoachState, GameInfo, Offer } from '../src/generated/protocol'
import { mayGoOn } from '../src/learn/pace'
import { pointsOfPlan, pointsTo, ring } from '../src/learn/points'

const coach = (kind: CoachState['kind']): CoachState => ({ step: 2, of: 9, key: 'k', kind, point: [], rules: [], puzzle: null })

describe('the coach speaks in the pace of the table', () => {
  test.each(['read', 'goal', 'free', null] as const)('while moves are being shown nothing new is said (%s)', (kind) => {
    expect(mayGoOn(kind && coach(kind), { waiting: 1, asking: false })).toBe(false)
  })

  test('what is to be done is said when one is asked, what is to be read and the end at once', () => {
    const after = (kind: CoachState['kind'] | null, asking: boolean): boolean => mayGoOn(kind && coach(kind), { waiting: 0, asking })
    expect([after('goal', false), after('free', false)]).toEqual([false, false])
    expect([after('goal', true), after('free', true), after('read', false), after(null, false)]).toEqual([true, true, true, true])
  })
})

describe('rings', () => {
  let root: HTMLElement
  let undo: () => void

  beforeEach(() => {
    vi.stubGlobal('CSS', { escape: (text: string) => text })
    // Everything is drawn, though nothing is laid out here.
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
    root = document.createElement('div')
    root.innerHTML =
      '<i data-target="pile"></i><b data-anchor="display"><i data-target="display:axe"></i></b>' +
      '<i data-target="hand:axe" class="can"></i><i data-target="hand:kiln"></i><button data-choice="end"></button>'
  })

  afterEach(() => {
    undo()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  const thing = (target: string): Element => root.querySelector(`[data-target="${target}"]`)!
  const names = (): (string | null)[] => [...root.querySelectorAll('[data-ringed]')].map((each) => each.getAttribute('data-ringed'))

  test('lead: the first that is offered, and the next one when it no longer is', async () => {
    thing('pile').classList.add('can')
    undo = ring(['pile', 'hand:axe'], root, true)
    expect(names()).toEqual(['pile'])

    thing('pile').classList.remove('can')
    await vi.waitFor(() => expect(names()).toEqual(['hand:axe']))
  })

  test('are brought into sight when they are what is left of many', async () => {
    const show = vi.fn()
    undo = ring(['pile', 'hand:kiln'], root, true, { as: 'data-ringed', show })
    expect(show).toHaveBeenCalledTimes(1)

    thing('hand:kiln').classList.add('can')
    await vi.waitFor(() => expect(names()).toEqual(['hand:kiln']))
    expect(show).toHaveBeenCalledTimes(2)
  })

  test('are around all that will do', () => {
    for (const target of ['pile', 'display:axe']) thing(target).classList.add('can')
    undo = ring(['display | pile', 'hand:axe'], root, true)
    expect(names()).toEqual(['pile', 'display'])
  })

  test('do not stay around what has been used, nor what cannot be', () => {
    undo = ring(['hand:kiln | hand:axe'], root, true)
    expect(names()).toEqual(['hand:axe'])
  })

  test('are around everything where nothing of it is offered, and where one only looks', () => {
    undo = ring(['hand:kiln', 'pile'], root, true)
    expect(names()).toEqual(['pile', 'hand:kiln'])
    undo()
    undo = ring(['hand:kiln', 'hand:axe'], root, false)
    expect(names()).toEqual(['hand:axe', 'hand:kiln'])
  })

  test('of a hint are around all that is equally good: things, and buttons', () => {
    const offers: Offer[] = [
      ['take axe', {}, 'display:axe'],
      ['draw', {}, 'pile'],
      ['end', {}, ''],
    ]
    undo = ring(pointsTo(['take axe', 'end'], offers), root, false)
    expect(names()).toEqual(['display:axe', 'end'])
    undo()
    undo = ring(pointsTo(['take axe', 'draw'], offers), root, false)
    expect(names()).toEqual(['pile', 'display:axe'])
  })

  test('are around all places to which a plan sends something', () => {
    const info = { verbs: { plan: { place: 'hand' } }, slugs: { hand: ['axe', 'kiln'] } } as unknown as GameInfo
    undo = ring(pointsOfPlan('plan 0 3', info), root, false)
    expect(names()).toEqual(['hand:kiln'])
  })

  test('are around what unfolds a thing that is folded', async () => {
    const sheet = root.appendChild(document.createElement('button'))
    sheet.setAttribute('data-folded', 'deity:vinthrad display:temple')
    undo = ring(['display:temple'], root, false)
    expect(names()).toEqual(['display:temple'])

    sheet.removeAttribute('data-folded')
    await vi.waitFor(() => expect(names()).toEqual([]))
  })

  test('are around the button of a choice', () => {
    undo = ring(['end', 'hand:axe'], root, true)
    expect(names()).toEqual(['end'])
  })
})

test.each([
  ['chooses something opens no card over the answer', true, ''],
  ['does nothing else opens the card', false, 'axe'],
])('a tap that %s', (_, chooses, opened) => {
  const card = document.createElement('div')
  card.addEventListener('click', (event) => chooses && event.preventDefault())
  looksAt({ card: 'axe' })(card)
  card.dispatchEvent(new MouseEvent('click', { cancelable: true }))
  expect(closer.card).toBe(opened)
  closer.close()
})
