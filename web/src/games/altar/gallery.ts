// The gallery of Altar: gods, and followers by class; devotees, the largest class, by when they work.

import type { Row } from '../../pages/provenance'
import { timingOf, type Timing } from '../../speech/effects'
import type { GameGallery, PrintedProps, Told } from '../gallery'
import { powersOf, textOf } from './labels'
import { followerOf, godOf } from './followers'
import Printed from './Printed.svelte'
import type { Class } from './view'

const isOf =
  (name: Class, ...timings: Timing[]) =>
  (row: Row) =>
    row['class'] === name && (timings.length === 0 || timings.includes(timingOf(row)))

function tell({ table, row, info, speech }: PrintedProps): Told {
  const slug = String(row['id'])
  if (table === 'god') return { words: powersOf(speech, info, slug).join(' '), tags: [speech.thing('domain', godOf(info, slug).domain)] }
  if (table !== 'follower') return {}
  const { ritual, timing } = followerOf(info, slug)
  const symbols = ritual ? [speech.text('ritual-symbols', { number: ritual })] : []
  return {
    words: textOf(speech, info, slug) || speech.text('gallery-only-ritual'),
    tags: [speech.text(`timing-${timing}`), ...symbols],
  }
}

const gallery: GameGallery = {
  groups: [
    { id: 'gods', table: 'god' },
    { id: 'priestesses', table: 'follower', has: isOf('priestess') },
    { id: 'main', table: 'follower', has: isOf('devotee', 'main', 'ritual') },
    { id: 'free', table: 'follower', has: isOf('devotee', 'free') },
    { id: 'worship', table: 'follower', has: isOf('devotee', 'adoring') },
    { id: 'influence', table: 'follower', has: isOf('devotee', 'influence') },
    { id: 'warriors', table: 'follower', has: isOf('warrior') },
    { id: 'rogues', table: 'follower', has: isOf('rogue') },
    { id: 'corruptors', table: 'follower', has: isOf('corruptor') },
  ],
  numbers: ['setup'],
  silent: [],
  Printed,
  tell,
}

export default gallery
