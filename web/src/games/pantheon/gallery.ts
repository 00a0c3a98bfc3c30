// The gallery of Pantheon: peoples, deities, tiles, cards and demigods; the map is drawn round the homes of the peoples.

import type { Row } from '../../pages/provenance'
import type { GameGallery, PrintedProps, Told } from '../gallery'
import { deityOf, isImmediate } from './content'
import Printed from './Printed.svelte'

function tell({ table, row, info, speech }: PrintedProps): Told {
  switch (table) {
    case 'deity':
      return { tags: [speech.text('gallery-cost', { cost: deityOf(info, String(row['id'])).cost.join(', ') })] }
    case 'demigod':
      return { name: speech.text('table-demigod', { value: Number(row['value']) }), words: speech.text('gallery-demigod') }
    case 'epoch':
      return { name: speech.text('about-epoch', { number: info.content['epoch']!.indexOf(row) + 1 }) }
    case 'rate':
      return { name: speech.text('gallery-from', { number: Number(row['columns']) }) }
    default:
      return {}
  }
}

const isOf = (column: string, value: unknown) => (row: Row) => row[column] === value

const gallery: GameGallery = {
  groups: [
    { id: 'peoples', table: 'people' },
    { id: 'deities-once', table: 'deity', has: isImmediate },
    { id: 'deities-lasting', table: 'deity' },
    { id: 'booty', table: 'tile', has: isOf('kind', 'booty') },
    { id: 'bonus', table: 'tile' },
    { id: 'cards', table: 'card' },
    { id: 'demigods', table: 'demigod' },
  ],
  numbers: ['epoch', 'rate'],
  // Drawn with the peoples.
  silent: ['space'],
  Printed,
  tell,
}

export default gallery
