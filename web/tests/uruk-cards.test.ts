import { describe, expect, it } from 'vitest'
import { inOrder } from '../src/games/content'
import { cardOf, epochOf, tableauLimit } from '../src/games/uruk/cards'
import { cardLabel, discsLabel, slotLabel } from '../src/games/uruk/labels'
import { currentEpoch, isUsed, seenOf, type SideView } from '../src/games/uruk/view'
import type { GameInfo } from '../src/generated/protocol'
import { isReconstructed } from '../src/pages/provenance'
import { Speech } from '../src/speech/speech'
import saidByPython from './fixtures/speech/uruk.json?raw'
import { changed } from './uruk-view'

const info = (JSON.parse(saidByPython) as { info: GameInfo }).info
const files = import.meta.glob<string>('../../src/themis/games/uruk/text/en.ftl', { query: '?raw', import: 'default', eager: true })
const speech = new Speech(info, 'en', Object.values(files))

describe('cards', () => {
  it('have a picture of their own each', () => {
    const slugs = info.slugs['card'] ?? []
    expect(slugs).toHaveLength(38)
    expect(new Set(slugs.map((slug) => cardOf(info, slug).icon.path)).size).toBe(38)
  })

  it('show what is printed on them and where it is from', () => {
    expect(cardOf(info, 'kiln')).toMatchObject({ kind: 'discovery', level: 2, colour: 'red', copies: 3 })
    expect(cardOf(info, 'ishtar')).toMatchObject({ kind: 'god', level: 0, colour: null })
    expect(isReconstructed(cardOf(info, 'kiln').sources)).toBe(true)
    expect(isReconstructed(cardOf(info, 'ishtar').sources)).toBe(false)
  })

  it('that nobody has drawn yet get a star', () => expect(cardOf(info, 'abacus').icon).toBe(cardOf(info, 'ishtar').icon))

  it('lie in the order of the content', () => expect(inOrder(info, ['lyre', 'axe', 'net'])).toEqual(['net', 'axe', 'lyre']))
})

describe('epochs', () => {
  it('have their price', () => {
    expect(epochOf(info, 'i')).toMatchObject({ ownColour: true })
    expect(epochOf(info, 'iv')).toMatchObject({ distinct: 4, any: 1, ownColour: false })
  })

  it('give the next disc from the first that has one', () => {
    expect(currentEpoch(changed((view) => (view.epochs = { i: 0, ii: 2, iii: 4, iv: 3 })))).toBe('ii')
    expect(currentEpoch(changed((view) => (view.epochs = { i: 0, ii: 0, iii: 0, iv: 0 })))).toBeUndefined()
  })
})

describe('labels', () => {
  const slot = { card: 'road', discs: 1, cubes: { red: 1, blue: 2 } }

  it('say a card with all that is drawn on it', () => {
    expect(cardLabel(speech, info, 'kiln', 2)).toBe('Kiln (red 2, 2 copies). Gain 1 red cube.')
    expect(cardLabel(speech, info, 'ishtar')).toMatch(/^Ishtar \(God\)\. /)
    expect(slotLabel(speech, info, slot, true)).toMatch(/^Road \(red 2, on it: 1 red, 2 blue, used\)\. /)
    expect(discsLabel(speech, slot)).toBe('Above the Road: a village')
  })
})

describe('a side', () => {
  it('uses its discoveries in its own turn only', () => {
    const view = changed((view) => Object.assign(view, { turn: 1, used: ['kiln'] }))
    expect(isUsed(view, 1, 'kiln')).toBe(true)
    expect(isUsed(view, 0, 'kiln')).toBe(false)
  })

  it('has a sixth place with the Water Clock', () => {
    const sideWith = (...cards: string[]) => ({ tableau: cards.map((card) => ({ card, discs: 0, cubes: {} })) }) as unknown as SideView
    expect(tableauLimit(info, sideWith('kiln'))).toBe(5)
    expect(tableauLimit(info, sideWith('kiln', 'water-clock'))).toBe(6)
  })
})

describe('what has been seen of a card', () => {
  it('counts every copy that lies open, and those of my hand', () => {
    const view = changed((laid) => {
      laid.discards = ['kiln', 'axe']
      laid.boxed = { kiln: 1 }
    })

    expect([seenOf(view, 'kiln'), seenOf(view, 'axe'), seenOf(view, 'net'), seenOf(view, 'lyre')]).toEqual([4, 3, 2, 0])
  })
})
