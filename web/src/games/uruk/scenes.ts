// What is shown of Uruk while it happens: an omen that comes true, the bids of an auction or a disaster, what is lost and what is robbed.

import type { UrukEvents } from '../../generated/uruk'
import { begun, DRAWN, last, type Scene, type Script } from '../scenes'
import type { Colour, UrukView } from './view'

/** An event card takes effect; a god may favour somebody. */
export interface Omen extends Scene {
  kind: 'omen'
  card: string
  favoured: number
}

export interface Bid {
  seat: number
  number: number | null
  /** In an auction who leads and who is out, in a disaster who is spared and who is struck. */
  fate: 'high' | 'low' | 'open'
}

/** The standing bids for a god's favour, or those revealed against a disaster. */
export interface Bids extends Scene {
  kind: 'bids'
  card: string
  bids: Bid[]
}

/** What a disaster takes from somebody: a disc, a discovery, cards, or time. */
export interface Loss extends Scene {
  kind: 'loss'
  card: string
  seat: number
  disc: boolean
  cards: string[]
}

export interface Theft extends Scene {
  kind: 'theft'
  seat: number
  other: number
  cubes: Colour[]
}

export type UrukScene = Omen | Bids | Loss | Theft

const OMEN = ['omen']

export const script: Script<UrukEvents, UrukScene, UrukView> = {
  'event-began': ({ card }, scenes) => void begun<Omen>(scenes, { kind: 'omen', at: OMEN, card, favoured: -1 }),
  favoured: ({ seat, card }, scenes) => {
    const omen = last(scenes, 'omen') ?? begun<Omen>(scenes, { kind: 'omen', at: OMEN, card, favoured: -1 })
    omen.favoured = seat
  },
  'bid-made': ({ seat, number }, scenes, { view }) => {
    const { bids } = begun<Bids>(scenes, standing(view))
    for (const bid of bids) if (bid.fate === 'high') bid.fate = 'open'
    Object.assign(bids[seat] ?? {}, { number, fate: 'high' })
  },
  passed: ({ seat }, scenes, { view }) => {
    const bid = begun<Bids>(scenes, standing(view)).bids[seat]
    if (bid) bid.fate = 'low'
  },
  // The last bid has just been shown.
  'auction-won': ({ seat }, scenes, { view }) => {
    const { bids } = last(scenes, 'bids') ?? begun<Bids>(scenes, standing(view))
    for (const bid of bids) bid.fate = bid.seat === seat ? 'high' : 'low'
  },
  revealed: ({ seat, 'other-number': number }, scenes, { view }) => {
    const shown = last(scenes, 'bids') ?? begun<Bids>(scenes, { kind: 'bids', at: OMEN, card: view.omen ?? '', bids: [] })
    shown.bids.push({ seat, number, fate: 'open' })
    return DRAWN
  },
  spared: ({ seat }, scenes) => judge(scenes, seat, 'high'),
  victim: ({ seat }, scenes) => judge(scenes, seat, 'low'),
  'lost-disc': ({ seat, slot, card }, scenes, { view }) => {
    Object.assign(loss(scenes, view, seat, [`seat:${seat}:slot:${slot - 1}`]), { disc: true, cards: [card] })
  },
  'lost-discovery': ({ seat, card }, scenes, { view }) => {
    const slot = view.sides[seat]?.tableau.findIndex((found) => found.card === card) ?? -1
    loss(scenes, view, seat, [`seat:${seat}:slot:${slot}`]).cards.push(card)
  },
  discarded: ({ seat, card }, scenes, { view }) => {
    if (view.decision?.name === 'LoseCards') loss(scenes, view, seat, [`seat:${seat}:hand`]).cards.push(card)
  },
  erupted: ({ seat }, scenes, { view }) => {
    if (!last(scenes, 'bids')) loss(scenes, view, seat, [])
  },
  robbed: ({ seat, colour, other }, scenes) => {
    const before = last(scenes, 'theft')
    const theft =
      before?.other === other
        ? before
        : begun<Theft>(scenes, { kind: 'theft', at: [`seat:${other}:stock`, `seat:${other}`], seat, other, cubes: [] })
    theft.cubes.push(colour as Colour)
  },
}

/** The auction as it stood before. */
function standing({ omen, sides, decision }: UrukView): Bids {
  const bids = sides.map(({ bid }, seat): Bid => {
    const isOut = ((decision?.passed ?? 0) >> seat) & 1
    return { seat, number: bid, fate: decision?.leader === seat ? 'high' : isOut ? 'low' : 'open' }
  })
  return { kind: 'bids', at: OMEN, card: omen ?? '', bids }
}

function judge(scenes: UrukScene[], seat: number, fate: Bid['fate']): void {
  const bid = last(scenes, 'bids')?.bids.find((found) => found.seat === seat)
  if (bid) bid.fate = fate
}

function loss(scenes: UrukScene[], { omen }: UrukView, seat: number, at: string[]): Loss {
  const before = last(scenes, 'loss')
  if (before?.seat === seat) return before
  return begun<Loss>(scenes, { kind: 'loss', at: [...at, `seat:${seat}`], card: omen ?? '', seat, disc: false, cards: [] })
}
