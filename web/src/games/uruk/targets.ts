// Which thing on the table stands for a choice. Most choices say it themselves (`take kiln` is the Kiln in the display);
// here are those that have a better one.

import type { GameInfo, Offer } from '../../generated/protocol'
import { COLOURS } from './view'

const BUTTON = ''

export function targetOf([choice, facts, target]: Offer, info: GameInfo): string {
  const [verb = '', first = ''] = choice.split(' ')
  switch (verb) {
    case 'pay':
      return stockOf(first)
    case 'copy':
      return cardIn('hand', facts, info)
    case 'replace':
    case 'discount':
      return cardIn('tableau', facts, info)
    case 'lose':
      // What is lost is a disc, which lies in the slot, or else the discovery itself.
      return facts['discs'] ? target : cardIn('tableau', facts, info)
    case 'reduce':
      return first === 'vault' || first === 'coinage' ? `tableau:${first}` : BUTTON
    default:
      return target
  }
}

/** A single cube is the cube in the stock; of several, none stands for all. */
function stockOf(letters: string): string {
  const colour = COLOURS.find((candidate) => candidate[0] === letters)
  return colour ? `stock:${colour}` : BUTTON
}

function cardIn(place: string, facts: Record<string, number>, info: GameInfo): string {
  const slug = info.slugs['card']?.[facts['card'] ?? -1]
  return slug ? `${place}:${slug}` : BUTTON
}
