import { describe, expect, it } from 'vitest'
import { aimOf, stops, wardsOf } from '../src/games/altar/wards'
import type { AltarView } from '../src/games/altar/view'
import { info } from './altar-content'
import { changed } from './altar-view'

function shields(view: AltarView, realm: number): string[] {
  return wardsOf(view, info, view.realms[realm]!).map(({ sign, silenced }) => `${sign}${silenced ? ' silenced' : ''}`)
}

describe('shields', () => {
  it('show what the adorers keep away', () => {
    const view = changed(({ realms }) => (realms[1]!.adorers = ['amazon', 'watchman', 'martyr', 'scribe']))
    expect(shields(view, 1)).toEqual(['class:warrior', 'class:rogue', 'altar:active'])
    expect(shields(view, 0)).toEqual([])
  })

  it('are silenced by somebody else’s Siren, but not by one’s own', () => {
    const view = changed(({ realms, sides }) => {
      realms[0]!.adorers = ['amazon']
      realms[1]!.adorers = ['vestal']
      sides[0]!.influence = { siren: 1 }
    })
    expect(shields(view, 0)).toEqual(['class:warrior'])
    expect(shields(view, 1)).toEqual(['class:corruptor silenced'])
    view.realms[1]!.adorers.push('exorcist')
    expect(shields(view, 1)).toEqual(['class:corruptor', 'symbol:influence'])
  })

  it('show the toll of Fear once somebody adores him', () => {
    const view = changed(({ realms }) => (realms[3]!.owner = 1))
    expect(shields(view, 3)).toEqual([])
    view.realms[3]!.adorers = ['scribe']
    expect(shields(view, 3)).toEqual(['card-discard'])
  })
})

describe('what is aimed at', () => {
  it.each([
    ['warrior', 'altars'],
    ['heretic', 'altars'],
    ['assassin', 'adorers'],
    ['temptress', 'adorers'],
    ['thief', 'hands'],
  ])('by the %s is %s', (played, aim) => {
    const view = changed((table) => {
      table.played = played
      table.decision = { name: 'Aim', waiting: [0], card: 0, actions: 1 }
    })
    expect(aimOf(view, info)).toBe(aim)
    expect(aimOf({ ...view, seat: 1 }, info)).toBeUndefined()
  })

  it('stands behind a shield where it is one against that class', () => {
    const view = changed((table) => {
      table.realms[1]!.adorers = ['amazon', 'vestal']
      table.played = 'warrior'
      table.decision = { name: 'Aim', waiting: [0], card: 0, actions: 1 }
    })
    expect(wardsOf(view, info, view.realms[1]!).map((ward) => stops(view, info, ward))).toEqual([true, false])
  })
})
