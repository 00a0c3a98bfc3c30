// The gallery of Uruk: inventions by level, gods, disasters, epochs.

import type { GameGallery, PrintedProps, Told } from '../gallery'
import { epochOf } from './cards'
import Printed from './Printed.svelte'

const LEVELS = [1, 2, 3, 4]

function tell({ table, row, info, speech }: PrintedProps): Told {
  if (table === 'discovery') {
    return { tags: [speech.text('gallery-level', { level: Number(row['level']) }), speech.thing('colour', String(row['colour']))] }
  }
  if (table !== 'epoch') return {}
  const { distinct, any, ownColour } = epochOf(info, String(row['id']))
  const price = ownColour ? speech.text('epoch-price-own') : speech.text('epoch-price', { number: distinct + any, different: distinct })
  const same = row['discs_2'] === row['discs_3'] && row['discs_3'] === row['discs_4'] ? 'yes' : 'no'
  const discs = { two: Number(row['discs_2']), three: Number(row['discs_3']), four: Number(row['discs_4']) }
  return {
    words: speech.text('gallery-epoch', { price, city: row['city'] ? 'yes' : 'no' }),
    tags: [speech.text('gallery-epoch-discs', { ...discs, same })],
  }
}

const gallery: GameGallery = {
  groups: [
    ...LEVELS.map((level) => ({ id: `level-${level}`, table: 'discovery', has: (row: PrintedProps['row']) => row['level'] === level })),
    { id: 'gods', table: 'event', has: (row) => row['kind'] === 'god' },
    { id: 'disasters', table: 'event', has: (row) => row['kind'] === 'disaster' },
    { id: 'epochs', table: 'epoch' },
  ],
  numbers: [],
  silent: [],
  Printed,
  tell,
}

export default gallery
