// How far the ship gets with each die and card, and at what price: read from what the server tells about the voyages it offers.

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
const PARTS = ['colour', 'range'] as const

/** All voyages that can be paid for: told with each hex when a course is chosen, with the ship before. */
export function coursesOf(view: DelphiView, things: Things): Courses {
  const found: Courses = new Map()
  for (const [name, number] of factsAt(things, 'ship')) {
    const [hex = '', ...words] = name.split(' ')
    note(found, hex, words, number)
  }
  for (const { hex } of view.hexes) {
    for (const [name, number] of factsAt(things, `hex:${hex}`)) note(found, hex, name.split(' '), number)
  }
  return new Map([...found].sort(([one], [other]) => placeOf(one) - placeOf(other)))
}

function factsAt(things: Things, target: string): [string, number][] {
  return things.offersAt(target).flatMap(([, facts]) => Object.entries(facts))
}

/** One number about a voyage; a fact of a single word is about something else. */
function note(found: Courses, hex: string, [verb = '', slug, part]: string[], number: number): void {
  if (!slug || !(verb in PLACES)) return
  const payer = `${verb} ${slug}`
  const hexes = found.get(payer) ?? new Map<string, Price>()
  const price = hexes.get(hex) ?? { all: 0, colour: 0, range: 0 }
  price[PARTS.find((known) => known === part) ?? 'all'] = number
  found.set(payer, hexes.set(hex, price))
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
