import { describe, expect, it } from 'vitest'
import { flightsBetween } from '../src/games/uruk/flights'
import { spotOf } from '../src/games/motion'
import type { UrukView } from '../src/games/uruk/view'
import { changed, table } from './uruk-view'

/** What flies when a table changes in this way. */
function after(change: (view: UrukView) => void): string[] {
  return flightsBetween(table(), changed(change)).map(({ piece, from, to }) => `${piece} ${from} → ${to}`)
}

describe('what flies between two views', () => {
  it('is nothing where nothing changed', () => expect(after(() => {})).toEqual([]))

  it('is a card taken from the display', () => {
    const flights = after((view) => {
      view.display[1] = null
      view.sides[0]!.hand = { kiln: 2, road: 1 }
      view.sides[0]!.hand_size = 3
    })
    expect(flights).toEqual(['card:road display:1 → seat:0:hand:road'])
  })

  it('is a card drawn from the pile, seen by its owner only', () => {
    const mine = after((view) => {
      view.pile -= 1
      view.sides[0]!.hand = { kiln: 2, lyre: 1 }
      view.sides[0]!.hand_size = 3
    })
    const theirs = after((view) => {
      view.pile -= 1
      view.sides[1]!.hand_size = 3
    })
    expect(mine).toEqual(['card:lyre pile → seat:0:hand:lyre'])
    expect(theirs).toEqual(['card: pile → seat:1:hand'])
  })

  it('is a card that somebody else discards from a hidden hand', () => {
    const flights = after((view) => {
      view.discards.push('lyre')
      view.sides[1]!.hand_size = 1
    })
    expect(flights).toEqual(['card:lyre seat:1:hand → discards'])
  })

  it('is a cube that pays for a disc, and the disc', () => {
    const flights = after((view) => {
      view.epochs['i'] = 6
      view.sides[0]!.tableau[0]!.discs = 2
      view.sides[0]!.stock.red = 0
      view.bank.red += 1
    })
    expect(flights).toEqual(['cube:red seat:0:stock:red → bank:red', 'disc epoch:i → seat:0:disc:0'])
  })

  it('is nothing after a leap, or when other eyes look', () => {
    expect(after((view) => (view.seat = 1))).toEqual([])
    expect(
      after(
        (view) => (view.sides[0]!.stock = { red: 9, pink: 8, yellow: 8, blue: 8 }) && (view.bank = { red: 0, pink: 0, yellow: 0, blue: 0 }),
      ),
    ).toEqual([])
  })
})

describe('the spot of a place', () => {
  const spots = new Map([['seat:2', { x: 1 } as DOMRect]])

  it('is that of the nearest place around it which is drawn', () => expect(spotOf('seat:2:stock:red', spots)).toEqual({ x: 1 }))
  it('is none if nothing around it is drawn', () => expect(spotOf('bank:red', spots)).toBeUndefined())
})
