// A table of Altar for tests: two seats, one god each, nothing decided.

import type { AltarView, God, RealmView, SideView } from '../src/games/altar/view'

function realm(god: God, owner: number): RealmView {
  return { god, owner, active: 1, inactive: 1, sanctuaries: 0, adorers: [], progress: 1, complete: false, placed: 1 }
}

function side(god: God, own: boolean): SideView {
  return {
    gods: [god],
    hand_size: 2,
    hand: own ? { scout: 2 } : null,
    known: {},
    hand_limit: 6,
    influence: {},
    complete: false,
    points: 1,
  }
}

export function table(): AltarView {
  return {
    game: 'altar',
    seat: 0,
    oldest: 0,
    acted: false,
    passes: 0,
    struck: false,
    tolled: [],
    round: 1,
    first: 0,
    turn: 0,
    over: false,
    decision: null,
    actions: 1,
    ending: '',
    altars_left: 16,
    sanctuaries_left: 6,
    pile: 40,
    top: [],
    bottom: [],
    display: ['pilgrim', 'mason', 'pilgrim', 'amazon'],
    discards: {},
    boxed: {},
    aside: [],
    played: null,
    realms: [realm('old', 0), realm('love', 1), realm('war', -1), realm('fear', -1), realm('light', -1)],
    sides: [side('old', true), side('love', false)],
  }
}

/** The table after a change. */
export function changed(change: (view: AltarView) => void): AltarView {
  const view = structuredClone(table())
  change(view)
  return view
}
