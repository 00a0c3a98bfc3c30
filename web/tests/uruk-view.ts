// A table of Uruk for tests: two seats, one discovery each, nothing decided.

import type { SideView, UrukView } from '../src/games/uruk/view'

function side(own: boolean): SideView {
  return {
    tableau: [{ card: 'net', discs: 1, cubes: { pink: 3 } }],
    stock: { red: 1, pink: 0, yellow: 0, blue: 0 },
    hand_size: 2,
    hand: own ? { kiln: 2 } : null,
    known: {},
    discs: 1,
    kept: [],
    erupted: false,
    lyre: null,
    has_bid: false,
    bid: null,
    points: 1,
  }
}

export function table(): UrukView {
  return {
    game: 'uruk',
    seat: 0,
    round: 1,
    first: 0,
    turn: 0,
    over: false,
    decision: null,
    idle_rounds: 0,
    barren_rounds: 0,
    bank: { red: 8, pink: 8, yellow: 8, blue: 8 },
    display: ['axe', 'road', 'axe'],
    omen: null,
    pending: false,
    facedown: null,
    epochs: { i: 7, ii: 6, iii: 4, iv: 3 },
    pool: 0,
    pile: 50,
    discards: [],
    boxed: {},
    reshuffles: 0,
    used: [],
    received: [],
    ending: '',
    last_round: false,
    sides: [side(true), side(false)],
  }
}

/** The table after a change. */
export function changed(change: (view: UrukView) => void): UrukView {
  const view = structuredClone(table())
  change(view)
  return view
}
