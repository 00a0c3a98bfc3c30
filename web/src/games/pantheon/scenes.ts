// What is shown of Pantheon while it happens: the people and deities of an epoch, a deity that joins somebody, a move and who follows it, the end of an epoch and the scorings.

import type { PantheonEvents } from '../../generated/pantheon'
import { begun, DRAWN, last, type Before, type Scene, type Script } from '../scenes'
import type { PantheonView } from './view'

/** An epoch begins: its people, and what is revealed for it. */
export interface Dawn extends Scene {
  kind: 'dawn'
  number: number
  people: string
  deities: string[]
  demigods: number[]
}

/** A deity is gained, or revealed by Gallia and refused. */
export interface Favour extends Scene {
  kind: 'favour'
  seat: number
  deity: string
  points: number | null
}

/** A move: what was placed and taken, by the one who moves or follows. */
export interface March extends Scene {
  kind: 'march'
  seat: number
  /** Somebody else's move made it possible. */
  following: boolean
  feet: number
  columns: number
  tiles: string[]
}

/** An epoch ends, and whoever ended it scores. */
export interface Dusk extends Scene {
  kind: 'dusk'
  seat: number
  points: number
}

/** A scoring: what demigods, columns and Pietaltes bring everybody. */
export interface Scoring extends Scene {
  kind: 'scoring'
  rows: { seat: number; demigods: number; columns: number; standing: number; ranks: number }[]
}

export type PantheonScene = Dawn | Favour | March | Dusk | Scoring

type Table = Before<PantheonView>

export const script: Script<PantheonEvents, PantheonScene, PantheonView> = {
  'epoch-began': ({ number, people }, scenes) => {
    begun<Dawn>(scenes, { kind: 'dawn', at: [`space:home-${people}`], number, people, deities: [], demigods: [] })
  },
  'deity-revealed': ({ deity }, scenes) => {
    last(scenes, 'dawn')?.deities.push(deity)
    return DRAWN
  },
  'demigod-revealed': ({ value }, scenes) => {
    last(scenes, 'dawn')?.demigods.push(value)
    return DRAWN
  },
  'revealed-for': ({ seat, deity }, scenes) => {
    begun<Favour>(scenes, { kind: 'favour', at: ['deity-stack'], seat, deity, points: null })
  },
  'deity-worshipped': ({ seat, deity, number }, scenes) => {
    begun<Favour>(scenes, { kind: 'favour', at: [`deity:${deity}`], seat, deity, points: number })
  },
  'deity-gained': ({ seat, deity, number }, scenes) => {
    const shown = last(scenes, 'favour')
    if (shown?.deity === deity && shown.points === null) shown.points = number
    else begun<Favour>(scenes, { kind: 'favour', at: ['deity-stack'], seat, deity, points: number })
  },
  'big-foot-taken': ({ seat }, scenes) => void begun<March>(scenes, march(seat, false)),
  followed: ({ seat }, scenes) => void begun<March>(scenes, march(seat, true)),
  'foot-placed': ({ seat, space }, scenes, table) => placed(scenes, table, seat, space, 'feet'),
  'column-placed': ({ seat, space }, scenes, table) => placed(scenes, table, seat, space, 'columns'),
  'tile-taken': ({ seat, tile, space }, scenes, table) => {
    placed(scenes, table, seat, space).tiles.push(tile)
  },
  'epoch-ended': ({ seat, number }, scenes) => void begun<Dusk>(scenes, { kind: 'dusk', at: [`seat:${seat}`], seat, points: number }),
  'demigods-scored': ({ seat, number }, scenes) => {
    rowOf(scenes, seat).demigods = number
    return DRAWN
  },
  'columns-scored': ({ seat, columns, number }, scenes) => {
    Object.assign(rowOf(scenes, seat), { columns: number, standing: columns })
    return DRAWN
  },
  'ranks-scored': ({ seat, number }, scenes) => {
    rowOf(scenes, seat).ranks = number
    return DRAWN
  },
}
