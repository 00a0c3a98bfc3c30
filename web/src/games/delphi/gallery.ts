// The gallery of Delphi: what players get, what they do it with, and the sea that it happens on.

import type { GameInfo } from '../../generated/protocol'
import type { Row } from '../../pages/provenance'
import type { Speech } from '../../speech/speech'
import { numberOf, rowOf } from '../content'
import type { GameGallery, PrintedProps, Told } from '../gallery'
import { facesOf, hexesOf } from './content'
import { colourNames } from './labels'
import Printed from './Printed.svelte'
import type { HexKind, HexView } from './view'

/** By which name a place is known where it is not that of its kind. */
const NAMED: Partial<Record<HexKind, string>> = { 'marked-lair': 'lair' }

function tell({ table, row, info, speech }: PrintedProps): Told {
  const colour = typeof row['colour'] === 'string' ? speech.thing('colour', row['colour']) : ''
  switch (table) {
    case 'god':
    case 'monster':
    case 'passenger':
      return { tags: [colour] }
    case 'task_tile':
      return taskTile(speech, info, row)
    case 'island_tile':
      return { name: speech.thing('tile', String(row['id'])), words: speech.text(`letter-${String(row['letter'])}-function`) }
    case 'colour':
      return { words: speech.text('gallery-colour', piecesOf(row)) }
    case 'player':
      return { name: colour, words: speech.text('gallery-crew', { shrines: numberOf(info, 'shrines') }) }
    case 'tile':
      return seaTile(speech, hexesOf(info, String(row['id'])))
    default:
      return {}
  }
}

function piecesOf(row: Row): Record<string, number> {
  const [oracle = 0, wounds = 0, offerings = 0, temples = 0, statues = 0] = [
    'oracle_cards',
    'wound_cards',
    'offerings',
    'temples',
    'statues',
  ].map((column) => Number(row[column]))
  return { oracle, wounds, offerings, temples, statues }
}

function taskTile(speech: Speech, info: GameInfo, row: Row): Told {
  const faces = facesOf(row)
  const [front = '', back] = faces.map(({ task, colour }) => speech.thing('task', colour ? `${task}-${colour}` : task))
  const words = faces.map(({ task }) => {
    const { god_steps, passengers, favours, equipment } = rowOf(info, 'task', task)
    return speech.text(`gallery-reward-${task}`, { number: Number(god_steps ?? passengers ?? favours ?? equipment ?? 0) })
  })
  return { name: back ? speech.text('gallery-two-faces', { front, back }) : front, words: words.join(' ') }
}

/** A tile is known by its city or islands, and the one without by Zeus. */
function seaTile(speech: Speech, hexes: HexView[]): Told {
  const land = hexes.filter(({ kind }) => kind !== 'sea')
  const known = land.filter(({ kind }) => kind === 'island' || kind === 'city').map((hex) => placeName(speech, hex))
  const sea = hexes.flatMap(({ kind, colour }) => (kind === 'sea' && colour ? [colour] : []))
  const places = land.filter(({ kind }) => kind !== 'city' && kind !== 'zeus').map((hex) => landName(speech, hex))
  return {
    name: known.join(', ') || speech.text('kind-zeus'),
    words: [places.length ? `${places.join(', ')}.` : '', speech.text('gallery-water', { colours: colourNames({ speech }, sea) })]
      .join(' ')
      .trim(),
  }
}

function placeName(speech: Speech, { kind, hex }: HexView): string {
  return speech.thing(NAMED[kind] ?? kind, hex)
}

function landName(speech: Speech, hex: HexView): string {
  const colours = hex.colour ? [hex.colour] : hex.sites
  const said = { place: placeName(speech, hex), kind: speech.thing('kind', hex.kind) }
  return colours.length
    ? speech.text('gallery-land-colours', { ...said, colours: colourNames({ speech }, colours) })
    : speech.text('gallery-land', said)
}

const isOf = (column: string, value: unknown) => (row: Row) => row[column] === value

const gallery: GameGallery = {
  groups: [
    { id: 'gods', table: 'god' },
    { id: 'ships', table: 'ship' },
    { id: 'equipment-once', table: 'equipment', has: isOf('when', 'once') },
    { id: 'equipment-lasting', table: 'equipment' },
    { id: 'heroes', table: 'passenger', has: isOf('kind', 'hero') },
    { id: 'demigods', table: 'passenger', has: isOf('kind', 'demigod') },
    { id: 'creatures', table: 'passenger', has: isOf('kind', 'creature') },
    { id: 'tasks', table: 'task_tile' },
    { id: 'monsters', table: 'monster' },
    { id: 'islands', table: 'island_tile' },
    { id: 'colours', table: 'colour' },
    { id: 'crews', table: 'player' },
    { id: 'cities', table: 'tile', has: isOf('kind', 'city') },
    { id: 'sea', table: 'tile' },
  ],
  numbers: ['task', 'letter', 'passenger_kind'],
  // The spaces of the tiles, which are drawn with them, and how the tiles may lie.
  silent: ['hex', 'slot', 'placement'],
  Printed,
  tell,
}

export default gallery
