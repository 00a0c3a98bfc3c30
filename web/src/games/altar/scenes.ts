// What is shown of Altar while it happens: attacks and thefts with what they take, rituals, complete realms.

import type { AltarEvents } from '../../generated/altar'
import type { Before, Fields, Scene, Script } from '../scenes'
import type { AltarView, God } from './view'

/** A hostile card: who plays it, on whom, and what is taken. Nothing but a card's back where nobody may know which it is. */
export interface Attack extends Scene {
  kind: 'attack'
  card: string
  seat: number
  /** The seat that is attacked, and its god; a hand has none. */
  other: number
  god: God
  deed: 'destroyed' | 'seized' | 'deactivated' | 'robbed' | 'banished' | 'lured'
  altar: 'active' | 'inactive' | ''
  follower: string
  /** The follower that was sacrificed instead. */
  saved: string
}

/** A sanctuary that a ritual builds. */
export interface Ritual extends Scene {
  kind: 'ritual'
  seat: number
  god: God
  number: number
  complete: boolean
}

export type AltarScene = Attack | Ritual

type Table = Before<AltarView>

export const script: Script<AltarEvents, AltarScene, AltarView> = {
  destroyed: ({ seat, god, altar }, scenes, table) => void scenes.push(onAltar(table, 'destroyed', seat, god, altar)),
  seized: ({ seat, god, altar }, scenes, table) => void scenes.push(onAltar(table, 'seized', seat, god, altar)),
  deactivated: ({ seat, god }, scenes, table) => void scenes.push(onAltar(table, 'deactivated', seat, god, 'active')),
  sacrificed: ({ god, card }, scenes, table) => {
    scenes.push({ ...onAltar(table, 'destroyed', table.view.turn, god, 'active'), saved: card })
  },
  banished: ({ seat, card, god }, scenes, table) => void scenes.push(onAdorer(table, 'banished', seat, god, card)),
  lured: ({ seat, card, god }, scenes, table) => void scenes.push(onAdorer(table, 'lured', seat, god, card)),
  robbed: ({ seat, other }, scenes, table) => {
    scenes.push({ ...attack(table, 'robbed', seat, ''), at: [`seat:${other}:hand`, `seat:${other}`], other })
  },
  // Only those two learn which card it was.
  stolen: ({ card }, scenes) => {
    const robbery = scenes.at(-1)
    if (robbery?.kind === 'attack') robbery.follower = card
  },
  built: ({ seat, god, number }, scenes) => {
    scenes.push({ kind: 'ritual', at: [`realm:${god}:sanctuaries`, `seat:${seat}`], seat, god, number, complete: false })
  },
  completed: ({ god }, scenes) => {
    const ritual = scenes.at(-1)
    if (ritual?.kind === 'ritual' && ritual.god === god) ritual.complete = true
  },
}

function attack({ view }: Table, deed: Attack['deed'], seat: number, god: God): Attack {
  const other = view.realms.find((realm) => realm.god === god)?.owner ?? -1
  const card = view.played ?? ''
  return { kind: 'attack', at: [`seat:${other}`], card, seat, other, god, deed, altar: '', follower: '', saved: '' }
}

function onAltar(table: Table, deed: Attack['deed'], seat: number, god: God, side: string): Attack {
  const struck = attack(table, deed, seat, god)
  return { ...struck, at: [`realm:${god}:altars`, ...struck.at], altar: side === 'active' ? 'active' : 'inactive' }
}

function onAdorer(table: Table, deed: Attack['deed'], seat: number, god: God, follower: string): Attack {
  const struck = attack(table, deed, seat, god)
  return { ...struck, at: [`realm:${god}:adorers`, ...struck.at], follower }
}

/** A god is its owner's: whatever happens to it happens to them. Of a stolen card only the thief and its owner are told. */
export function concerns(seat: number, kind: string, event: Fields, view: AltarView): boolean {
  const gods = [event['god'], event['other-god']]
  return kind === 'stolen' || view.realms.some((realm) => realm.owner === seat && gods.includes(realm.god))
}
