// What the pieces of the table say of themselves, each by a message `about-…` and what is to be filled in there.

import type { Attachment } from 'svelte/attachments'
import type { GameInfo } from '../../generated/protocol'
import type { Speech } from '../../speech/speech'
import { numberOf } from '../content'
import { explains } from '../explain.svelte'
import { rankPrice, RANKS } from './content'
import { functionOf } from './labels'
import type { PantheonView, SpaceView } from './view'

/** A space, by what may be done there. */
export function aboutSpace(speech: Speech, view: PantheonView, space: SpaceView): Attachment<Element> {
  const place = speech.thing('space', space.space)
  const tile = view.tiles[space.space]
  if (tile) return aboutTile(speech, tile)
  if (space.space === view.temple) return explains('temple-marker', { place })
  if (space.kind === 'column') return explains('column-space', { place })
  const people = space.people ? speech.thing('people', space.people) : ''
  if (space.kind === 'symbol') return explains('people-space', { place, people, number: space.players })
  if (space.kind === 'home') return explains('home', { place, people })
  return space.terrain === 'sea' ? explains('sea', { place }) : explains('land', { place })
}

export function aboutTile(speech: Speech, slug: string): Attachment<Element> {
  return explains('tile', { tile: speech.thing('tile', slug), function: functionOf(speech, 'tile', slug) }, speech.tip('tile', slug))
}

export function aboutDeity(speech: Speech, slug: string): Attachment<Element> {
  const about = speech.has(`about-deity-${slug}`) ? `deity-${slug}` : 'deity'
  return explains(about, { deity: speech.thing('deity', slug), function: functionOf(speech, 'deity', slug) }, speech.tip('deity', slug))
}

export function aboutPeople(speech: Speech, slug: string): Attachment<Element> {
  return explains(
    'people',
    { people: speech.thing('people', slug), function: functionOf(speech, 'people', slug) },
    speech.tip('people', slug),
  )
}

export function aboutOffering(speech: Speech, info: GameInfo, type: string, rank: number): Attachment<Element> {
  const prices = RANKS.map((step) => rankPrice(info, step)).join(', ')
  return explains('offering', { offering: speech.thing('offering', type), rank, prices })
}

export function aboutCard(speech: Speech, info: GameInfo, slug: string): Attachment<Element> {
  const about = slug === 'movement' ? 'movement' : slug.startsWith('money') ? 'money' : 'offering-card'
  return explains(about, { card: speech.card(slug), number: numberOf(info, 'big_foot_steps') })
}
