// What protects a god, as its adorers show it, and what the card being played aims at. Only a picture for the eye: who can really be
// aimed at is told by the server's offers.

import type { GameInfo } from '../../generated/protocol'
import type { Things } from '../board'
import type { Effect } from '../../speech/effects'
import type { Glyph } from './effects'
import { followerOf, godOf } from './followers'
import { isAsked, realmsOf, type AltarView, type RealmView } from './view'

/** A shield: the effect it stands for, the sign of what it stops, its follower (none for the god's own power), whether an Influence silences it. */
export interface Ward {
  effect: Effect
  sign: Glyph
  by: string | null
  silenced: boolean
}

export function wardsOf(view: AltarView, info: GameInfo, realm: RealmView): Ward[] {
  const silenced = isSilenced(view, info, realm.owner)
  const wards: Ward[] = realm.adorers.flatMap((by) =>
    followerOf(info, by).effects.flatMap((effect) => {
      const sign = stopped(effect)
      return sign ? [{ effect, sign, by, silenced: silenced && effect.name !== 'exempt' }] : []
    }),
  )
  const toll = godOf(info, realm.god).effects.find(({ name }) => name === 'toll')
  return toll && realm.adorers.length ? [...wards, { effect: toll, sign: 'card-discard', by: null, silenced: false }] : wards
}

/** The sign of what an adorer keeps away from its god; nothing for adorers of another kind. */
function stopped({ name, word }: Effect): Glyph | undefined {
  if (name === 'ward') return `class:${word}`
  if (name === 'sacrifice') return 'altar:active'
  return name === 'exempt' ? 'symbol:influence' : undefined
}

/** Whether a shield is one against followers of the class that is being used. */
export function stops(view: AltarView, info: GameInfo, { sign, silenced }: Ward): boolean {
  return !silenced && aimOf(view, info) !== undefined && sign === `class:${followerOf(info, view.played ?? '').class}`
}

/** Whether somebody else's Influence silences the protections of a seat. */
function isSilenced(view: AltarView, info: GameInfo, seat: number): boolean {
  const has = (slug: string, name: string, word = '') =>
    followerOf(info, slug).effects.some((effect) => effect.name === name && effect.word === word)
  if (realmsOf(view, seat).some((realm) => realm.adorers.some((slug) => has(slug, 'exempt')))) return false
  return view.sides.some((side, other) => other !== seat && Object.keys(side.influence).some((slug) => has(slug, 'forbid', 'protection')))
}

/** Whether something of a seat can be hit now: its hand, an altar or a worshipper. */
export function canBeHit(things: Things, view: AltarView, seat: number): boolean {
  const pieces = realmsOf(view, seat).flatMap(({ god, adorers }) => [
    `altars:${god}:active`,
    `altars:${god}:inactive`,
    ...adorers.map((slug) => `adorers:${god}:${slug}`),
  ])
  return [`seat:${seat}`, ...pieces].some((target) => things.offersAt(target).length > 0)
}

export type Aim = 'altars' | 'adorers' | 'hands'

const AIMS: Record<string, Aim> = {
  destroy: 'altars',
  seize: 'altars',
  deactivate: 'altars',
  banish: 'adorers',
  lure: 'adorers',
  steal: 'hands',
}

/** What the one who looks is choosing a target among, if so. */
export function aimOf(view: AltarView, info: GameInfo): Aim | undefined {
  if (!isAsked(view, 'Aim') || !view.played) return undefined
  return followerOf(info, view.played)
    .effects.map(({ name }) => AIMS[name])
    .find((aim) => aim !== undefined)
}
