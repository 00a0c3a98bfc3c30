import { describe, expect, it } from 'vitest'
import { flightsBetween } from '../src/games/altar/flights'
import type { AltarView } from '../src/games/altar/view'
import { changed, table } from './altar-view'

/** What flies when a table changes in this way. */
function after(change: (view: AltarView) => void): string[] {
  return flightsBetween(table(), changed(change)).map(({ piece, from, to }) => `${piece} ${from} → ${to}`)
}

describe('what flies between two views', () => {
  it('is nothing where nothing changed', () => expect(after(() => {})).toEqual([]))

  it('is a card taken from the face-up ones', () => {
    const flights = after((view) => {
      view.display[3] = null
      view.sides[0]!.hand = { scout: 2, amazon: 1 }
      view.sides[0]!.hand_size = 3
    })
    expect(flights).toEqual(['card:amazon display:3 → seat:0:hand:amazon'])
  })

  it('is a card that somebody else draws unseen', () => {
    const flights = after((view) => {
      view.pile -= 1
      view.sides[1]!.hand_size = 3
    })
    expect(flights).toEqual(['card: pile → seat:1:hand'])
  })

  it('is a follower that begins to adore', () => {
    const flights = after((view) => {
      view.sides[0]!.hand = { scout: 1 }
      view.sides[0]!.hand_size = 1
      view.realms[0]!.adorers = ['scout']
    })
    expect(flights).toEqual(['card:scout seat:0:hand:scout → realm:old:adorers:scout'])
  })

  it('is an altar from the supply, and one taken from an enemy', () => {
    const discovered = after((view) => {
      view.altars_left -= 1
      view.realms[0]!.inactive += 1
    })
    const seized = after((view) => {
      view.realms[1]!.active -= 1
      view.realms[0]!.inactive += 1
    })
    expect(discovered).toEqual(['altar altars → realm:old:altars'])
    expect(seized).toEqual(['altar realm:love:altars → realm:old:altars'])
  })

  it('is a sanctuary, and the card spent for it', () => {
    const flights = after((view) => {
      view.sanctuaries_left -= 1
      view.realms[0]!.sanctuaries += 1
      view.sides[0]!.hand = { scout: 1 }
      view.sides[0]!.hand_size = 1
      view.discards = { scout: 1 }
    })
    expect(flights.sort()).toEqual(['card:scout seat:0:hand:scout → discards', 'sanctuary sanctuaries → realm:old:sanctuaries'])
  })

  it('is nothing while the table is laid, or seen with other eyes', () => {
    const before = changed((view) => (view.round = 0))
    expect(flightsBetween(before, table())).toEqual([])
    const other = changed((view) => {
      view.seat = 1
      view.pile -= 1
      view.sides[1]!.hand_size += 1
    })
    expect(flightsBetween(table(), other)).toEqual([])
  })
})
