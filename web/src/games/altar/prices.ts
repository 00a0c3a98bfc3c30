// What a choice costs or brings beyond what is printed where it is made, drawn in signs.

import type { Things } from '../board'
import type { GameInfo } from '../../generated/protocol'
import { numberOf } from '../content'
import type { Glyph } from './effects'

/** The price of the first thing that can be chosen there; none where what is printed says it all. */
export function priceOf(things: Things, info: GameInfo, target: string): Glyph[] {
  const [offer] = things.offersAt(target)
  if (!offer) return []
  const [choice, facts] = offer
  const verb = choice.split(' ')[0]
  if (verb === 'ritual') return [`−${numberOf(info, 'ritual_cost')}`, 'symbol:ritual']
  if (verb === 'spend' || verb === 'spend-adorer') return [`+${facts['number'] ?? 0}`, 'symbol:ritual']
  return facts['toll'] ? [`−${facts['toll']}`, 'card-discard'] : []
}
