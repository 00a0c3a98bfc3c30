// What screen readers say about the pieces; what is drawn says the same without words.

import type { GameInfo } from '../../generated/protocol'
import type { Speech } from '../../speech/speech'
import { monsterOf, tileOf } from './content'
import { readPayer, type Payer, type Price } from './course'
import { COLOURS, CREWS, type ByColour, type Colour, type DelphiView, type HexKind, type HexView, type Task } from './view'

/** What is needed to name a thing. */
export interface Teller {
  speech: Speech
  info: GameInfo
  names: string[]
}

export function hexLabel(teller: Teller, view: DelphiView, hex: HexView): string {
  const ships = view.sides.flatMap((side, seat) => (side.berth === hex.hex ? [teller.names[seat] ?? ''] : []))
  const land = landLabel(teller, view, hex)
  return ships.length ? teller.speech.text('table-hex-with-ships', { land, ships: ships.join(', ') }) : land
}

/** By what name the places of a kind are known to the game, where it is not that of the kind. */
const PLACES: Partial<Record<HexKind, string>> = { sea: 'berth', zeus: 'berth', 'marked-lair': 'lair' }

function landLabel(teller: Teller, view: DelphiView, hex: HexView): string {
  const colour = hex.colour ? colourName(teller, hex.colour) : ''
  const place = teller.speech.thing(PLACES[hex.kind] ?? hex.kind, hex.hex)
  const named = (colours: Colour[] | undefined): string => colourNames(teller, colours ?? [])
  switch (hex.kind) {
    case 'sea':
      return teller.speech.text('table-hex-sea', { place })
    case 'zeus':
      return teller.speech.text('table-hex-zeus')
    case 'shallow-water':
      return teller.speech.text('table-hex-shallows')
    case 'offering-island':
      return teller.speech.text('table-hex-offering', { place, colours: named(view.offerings[hex.hex]) })
    case 'temple':
      return teller.speech.text('table-hex-temple', { place, colour: named([view.temples[hex.hex] ?? 'red']) })
    case 'statue-island':
      return teller.speech.text('table-hex-statue', { place, sites: named(hex.sites), raised: named(view.raised[hex.hex]) })
    case 'city':
      return teller.speech.text('table-hex-city', { place, number: view.statues[hex.colour ?? ''] ?? 0 })
    case 'island':
      return islandLabel(teller, view, hex, { place, colour })
    default:
      return teller.speech.text('table-hex-lair', {
        place,
        monsters: (view.monsters[hex.hex] ?? []).map((found) => monsterName(teller, found)).join(', ') || '–',
      })
  }
}

function islandLabel(teller: Teller, view: DelphiView, hex: HexView, where: { place: string; colour: string }): string {
  const island = view.islands.find((candidate) => candidate.hex === hex.hex)
  if (!island) return ''
  const looked = island.looked.map((seat) => teller.names[seat]).join(', ') || '–'
  if (!island.tile) return teller.speech.text('table-hex-island-hidden', { ...where, looked })
  const { owner, letter } = tileOf(teller.info, island.tile)
  const tile = { ...where, player: crewName(teller, owner), letter: teller.speech.thing('letter', letter) }
  if (!island.explored) return teller.speech.text('table-hex-island-known', { ...tile, looked })
  return teller.speech.text(island.shrine >= 0 ? 'table-hex-shrine' : 'table-hex-island-open', tile)
}

/** Whose colour it is; a colour that nobody plays is named itself. */
export function crewName({ speech, names }: Teller, crew: string): string {
  return names[CREWS.indexOf(crew as (typeof CREWS)[number])] ?? speech.thing('colour', crew)
}

export function colourName({ speech }: Pick<Teller, 'speech'>, colour: Colour): string {
  return speech.thing('colour', colour)
}

/** "red, blue", or a dash for none. */
export function colourNames(teller: Pick<Teller, 'speech'>, colours: Colour[]): string {
  return colours.map((colour) => colourName(teller, colour)).join(', ') || '–'
}

/** "2 red, 1 blue", or a dash for none. In French, colours agree with what is counted. */
export function counts({ speech }: Pick<Teller, 'speech'>, numbers: ByColour, feminine: boolean): string {
  const some = COLOURS.filter((colour) => numbers[colour])
  const said = (colour: Colour): string => (feminine ? speech.attribute(`colour-${colour}`, 'the') : speech.thing('colour', colour))
  return some.map((colour) => speech.text('table-count', { number: numbers[colour] ?? 0, colour: said(colour) })).join(', ') || '–'
}

/** What pays, as it stands in a sentence: "a red die". */
export function payerName(speech: Speech, payer: Payer): string {
  const { verb, slug, colour } = readPayer(payer)
  if (!colour) return speech.attribute(`equipment-${slug}`, 'the')
  // A card is feminine in French.
  const said = verb === 'play' ? speech.attribute(`colour-${colour}`, 'the') : speech.thing('colour', colour)
  return speech.text(`table-payer-${verb}`, { colour: said })
}

/** What pays for a voyage, while nothing is to be paid: it shows how far it goes. */
export function surveyLabel(speech: Speech, label: string, payer: Payer): string {
  return speech.text('table-survey', { label, payer: payerName(speech, payer) })
}

/** A hex of the sea while it is looked how far a die or card goes; `price` is null beyond its reach. */
export function courseLabel(speech: Speech, place: string, payer: Payer, price: Price | null): string {
  const named = { place, payer: payerName(speech, payer) }
  return price
    ? speech.text('table-course', { ...named, price: price.all, colour: price.colour, range: price.range })
    : speech.text('table-beyond', named)
}

export function monsterName({ info, speech }: Pick<Teller, 'info' | 'speech'>, colour: Colour): string {
  const monster = monsterOf(info, colour)
  return speech.text('table-monster-of-colour', {
    monster: speech.thing('monster', monster),
    colour: speech.attribute(`monster-${monster}`, 'colour'),
  })
}

/** The name of a card or tile with what it does, if that is written anywhere. */
export function cardLabel(speech: Speech, domain: string, slug: string): string {
  const works = functionOf(speech, domain, slug)
  return works ? speech.text('table-card', { card: speech.thing(domain, slug), function: works }) : speech.thing(domain, slug)
}

export function functionOf(speech: Speech, domain: string, slug: string): string {
  const key = `${domain}-${slug}-function`
  return speech.has(key) ? speech.text(key) : ''
}

/** "Make an offering: red", or of any colour. */
export function taskLabel(speech: Speech, task: Task, colour: Colour | null): string {
  return speech.text('table-task-label', {
    task: speech.text(`table-task-${task}`),
    colour: colour ? speech.thing('colour', colour) : speech.text(task === 'shrine' ? 'table-own-island' : 'table-any-colour'),
  })
}
