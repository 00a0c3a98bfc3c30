// What screen readers say about the pieces; what is drawn says the same without words.

import type { GameInfo } from '../../generated/protocol'
import type { Speech } from '../../speech/speech'
import { deityOf, OFFERINGS } from './content'
import type { PantheonView, SideView, SpaceView } from './view'

/** What a card, tile, deity or people does, if that is written anywhere. */
export function functionOf(speech: Speech, domain: string, slug: string): string {
  const key = `${domain}-${slug}-function`
  return speech.has(key) ? speech.text(key) : ''
}

/** What a deity does, in as few words as fit on its tile. */
export function deityBrief(speech: Speech, slug: string): string {
  const key = `table-does-${slug}`
  return speech.has(key) ? speech.text(key) : functionOf(speech, 'deity', slug)
}

/** What is seen of a deity comes first, so that it can be asked for by voice: "Vinthrad, 1 more step in every move. Costs 4, 1. 1 step more …" */
export function deityLabel(speech: Speech, info: GameInfo, slug: string, count = 1): string {
  const { cost, cardsOnly } = deityOf(info, slug)
  return speech.text('table-deity', {
    deity: `${speech.thing('deity', slug)}, ${deityBrief(speech, slug)}`,
    number: count,
    cost: cost.join(', '),
    cards: cardsOnly ? 'yes' : 'no',
    function: functionOf(speech, 'deity', slug),
  })
}

/** "Booty tile: Cards. Draw 2 cards." */
export function tileLabel(speech: Speech, slug: string): string {
  return speech.text('table-tile', { tile: speech.thing('tile', slug), function: functionOf(speech, 'tile', slug) })
}

export function cardLabel(speech: Speech, slug: string, count = 1): string {
  return speech.text('table-card', { card: speech.card(slug), number: count })
}

export function offeringLabel(speech: Speech, side: SideView, type: string): string {
  return speech.text('table-offering', { offering: speech.thing('offering', type), rank: side.ranks[type] ?? 0 })
}

/** The ranks of all four offering tiles. */
export function ranksLabel(speech: Speech, side: SideView): string {
  return OFFERINGS.map((type) => offeringLabel(speech, side, type)).join(', ')
}

/** A space: its name, what is printed there, what lies and who stands on it. */
export function spaceLabel(speech: Speech, names: string[], view: PantheonView, space: SpaceView): string {
  const place = speech.thing('space', space.space)
  const people = space.people ? speech.thing('people', space.people) : ''
  const parts = [speech.text('table-space', { place, kind: space.kind, terrain: space.terrain, people })]
  const tile = view.tiles[space.space]
  if (space.space === view.temple) parts.push(speech.text('table-temple-marker'))
  // What it does ends with a full stop already.
  if (tile) parts.push(tileLabel(speech, tile).replace(/\.$/, ''))
  const holders = view.pieces[space.space] ?? []
  if (holders.length) parts.push(speech.text('table-standing', { players: holders.map((seat) => names[seat] ?? '').join(', ') }))
  return parts.join('. ')
}

/** What a space costs and what remains, for the one who places. */
export function wayLabel(speech: Speech, label: string, price: number, left: number): string {
  return speech.text('table-way', { place: label, price, left })
}

/** "Epoch 3: Gallia. A deity is worth 3 points. Scoring at its end." */
export function epochLabel(speech: Speech, epoch: { number: number; people: string | null; points: number; scored: boolean }): string {
  return speech.text('table-epoch', {
    number: epoch.number,
    people: epoch.people ? speech.thing('people', epoch.people) : '–',
    points: epoch.points,
    scored: epoch.scored ? 'yes' : 'no',
  })
}
