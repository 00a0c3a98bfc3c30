// What is shown of Pantheon while it happens: the people and deities of an epoch, a deity that is gained, who follows a move, what a
// booty tile gives, the end of an epoch and the scoring.

import type { PantheonEvents } from '../../generated/pantheon'
import { begun, DRAWN, last, type Scene, type Script } from '../scenes'
import type { PantheonView } from './view'

/** An epoch begins: its people, and what is revealed for it. */
export interface Dawn extends Scene {
  kind: 'dawn'
  number: number
  people: string
  deities: string[]
  demigods: number[]
}

/** A deity is gained; or revealed for Gallia, when nobody knows yet whether it will be. */
export interface Favour extends Scene {
  kind: 'favour'
  seat: number
  deity: string
  points: number | null
}

/** Somebody moves because somebody else did. */
export interface Follow extends Scene {
  kind: 'follow'
  seat: number
}

/** A booty or bonus tile gives what is on it. */
export interface Booty extends Scene {
  kind: 'booty'
  seat: number
  tile: string
}

/** What demigods, columns and Pietaltes bring somebody. */
export interface Scored {
  seat: number
  demigods: number
  columns: number
  ranks: number
}

/** An epoch ends, and whoever ended it scores; after some epochs everybody does. */
export interface Dusk extends Scene {
  kind: 'dusk'
  /** -1 if it ended by itself. */
  seat: number
  points: number
  scored: Scored[]
}

export type PantheonScene = Dawn | Favour | Follow | Booty | Dusk

export const script: Script<PantheonEvents, PantheonScene, PantheonView> = {
  'epoch-began': ({ number, people }, scenes) => {
    begun<Dawn>(scenes, { kind: 'dawn', at: [], number, people, deities: [], demigods: [] })
  },
  'deity-revealed': ({ deity }, scenes) => {
    last(scenes, 'dawn')?.deities.push(deity)
    return DRAWN
  },
  'demigod-revealed': ({ value }, scenes) => {
    last(scenes, 'dawn')?.demigods.push(value)
    return DRAWN
  },
  'people-gives': (_, scenes) => {
    // Its words are the caption of what has just been drawn.
    if (!last(scenes, 'dawn')) return DRAWN
  },
  'revealed-for': ({ seat, deity }, scenes) => {
    begun<Favour>(scenes, { kind: 'favour', at: ['deity-stack'], seat, deity, points: null })
  },
  'deity-worshipped': ({ seat, deity, number }, scenes) => {
    begun<Favour>(scenes, { kind: 'favour', at: [`deity:${deity}`], seat, deity, points: number })
  },
  'deity-gained': ({ seat, deity, number }, scenes) => {
    begun<Favour>(scenes, { kind: 'favour', at: ['deity-stack'], seat, deity, points: number })
  },
  followed: ({ seat }, scenes) => {
    begun<Follow>(scenes, { kind: 'follow', at: [`seat:${seat}`], seat })
  },
  'tile-used': ({ seat, tile }, scenes) => {
    begun<Booty>(scenes, { kind: 'booty', at: [`seat:${seat}`], seat, tile })
  },
  'epoch-ended': ({ seat, number }, scenes) => {
    begun<Dusk>(scenes, { kind: 'dusk', at: [], seat, points: number, scored: [] })
  },
  'epoch-stalled': (_, scenes) => {
    begun<Dusk>(scenes, { kind: 'dusk', at: [], seat: -1, points: 0, scored: [] })
  },
  'demigods-scored': ({ seat, number }, scenes) => score(scenes, seat, { demigods: number }),
  'columns-scored': ({ seat, number }, scenes) => score(scenes, seat, { columns: number }),
  'ranks-scored': ({ seat, number }, scenes) => score(scenes, seat, { ranks: number }),
}

function score(scenes: PantheonScene[], seat: number, part: Partial<Scored>): typeof DRAWN {
  const { scored } = last(scenes, 'dusk') ?? begun<Dusk>(scenes, { kind: 'dusk', at: [], seat: -1, points: 0, scored: [] })
  const found = scored.find((row) => row.seat === seat)
  if (found) Object.assign(found, part)
  else scored.push({ seat, demigods: 0, columns: 0, ranks: 0, ...part })
  return DRAWN
}
