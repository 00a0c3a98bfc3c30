// How far the ship gets with each die and card, and at what price: as the view tells it to the one who may sail.

import type { Things } from '../board'
import { COLOURS, isAsked, type Colour, type DelphiView } from './view'

/** What pays, as the choice that says so: `die red`, `play blue`, `use extra`. */
export type Payer = string

/** Favours: in all, and how many of them for the colour and for hexes beyond the range. */
export interface Price {
  all: number
  colour: number
  range: number
}

/** For each payer the hexes it can pay for. */
export type Courses = Map<Payer, Map<string, Price>>

/** Where the things lie that pay, as in the targets of their choices. */
const PLACES: Record<string, string> = { die: 'die', play: 'card', use: 'equipment' }

/** All voyages that can be paid for, told to the one who may sail. */
export function coursesOf(view: DelphiView, things: Things): Courses {
  if (!things.asking) return new Map()
  const found = Object.entries(view.courses).map(([payer, reach]): [Payer, Map<string, Price>] => [payer, pricesOf(reach)])
  return new Map(found.sort(([one], [other]) => placeOf(one) - placeOf(other)))
}

function pricesOf(reach: Record<string, number[]>): Map<string, Price> {
  return new Map(Object.entries(reach).map(([hex, [all = 0, colour = 0, range = 0]]) => [hex, { all, colour, range }]))
}

/** Dice, cards, then what is bought; each in the order of the wheel. */
function placeOf(payer: Payer): number {
  const { verb, colour } = readPayer(payer)
  return Object.keys(PLACES).indexOf(verb) * COLOURS.length + (colour ? COLOURS.indexOf(colour) : 0)
}

/** The parts of a payer; what is bought has no colour. */
export function readPayer(payer: Payer): { verb: string; slug: string; colour: Colour | null } {
  const [verb = '', slug = ''] = payer.split(' ')
  return { verb, slug, colour: COLOURS.find((colour) => colour === slug) ?? null }
}

/** The thing on the table that pays. */
export function thingOf(payer: Payer): string {
  const { verb, slug } = readPayer(payer)
  return `${PLACES[verb] ?? verb}:${slug}`
}

/** What can pay for the action that was chosen. */
export function payingOf(view: DelphiView, things: Things): Payer[] {
  if (!isAsked(view, view.seat, 'Pay')) return []
  const sources = [...COLOURS.map((colour) => `die ${colour}`), ...COLOURS.map((colour) => `play ${colour}`)]
  const bought = view.sides[view.seat]?.equipment.map((slug) => `use ${slug}`) ?? []
  return [...sources, ...bought].filter((payer) => things.offersAt(thingOf(payer)).length)
}
