// The gallery of the prototype: quests as windows, peoples, gods, powers, tools and monuments by colour.

import type { GameGallery, PrintedProps, Told } from '../gallery'
import Printed from './Printed.svelte'

function tell({ table, row, speech }: PrintedProps): Told {
  switch (table) {
    case 'god':
      return { words: speech.text('gallery-god') }
    case 'monument':
      return { tags: [speech.thing('colour', String(row['colour']))] }
    case 'cell':
      return { name: speech.text('gallery-cell-name', { cell: speech.thing('cell', String(row['id'])) }) }
    case 'setup':
      return { name: speech.text('gallery-players', { number: Number(row['players']) }) }
    default:
      return {}
  }
}

const gallery: GameGallery = {
  groups: [
    { id: 'quests', table: 'quest' },
    { id: 'peoples', table: 'people' },
    { id: 'powers', table: 'power' },
    { id: 'tools', table: 'tool' },
    { id: 'monuments-27', table: 'monument', has: (row) => row['more'] === true },
    { id: 'monuments-peoples', table: 'monument', has: (row) => row['colour'] !== 'white' },
    { id: 'monuments-white', table: 'monument' },
    { id: 'gods', table: 'god' },
  ],
  numbers: ['setup', 'cell'],
  silent: [],
  Printed,
  tell,
}

export default gallery
