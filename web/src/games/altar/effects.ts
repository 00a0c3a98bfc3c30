// Effects drawn in signs instead of words.

import type { Effect } from '../../speech/effects'

/**
 * A sign of a drawn sentence: a game-icon by its name, `altar:active` and `altar:inactive`, `class:warrior`, `symbol:ritual`,
 * `no:` before what is forbidden or taken away, or else a few letters such as `+2`.
 */
export type Glyph = string

/** An effect without words, as small cards show it. An effect of a designer's own has no signs. */
export function glyphsOf({ name, number, word }: Effect): Glyph[] {
  const times = number > 1 ? [`×${number}`] : []
  switch (name) {
    case 'activate':
      return ['altar:inactive', '→', 'altar:active', ...times]
    case 'discover':
      return [`+${number}`, 'altar:inactive', ...(word === 'by-sanctuary' ? ['/', 'altar:active'] : [])]
    case 'draw':
      return [`+${number}`, 'card-draw']
    case 'discard':
      return [`−${number}`, 'card-discard']
    case 'sift':
      return [`${number}`, 'magnifying-glass', '→', '+1']
    case 'swap':
      return ['card-exchange', ...times]
    case 'recover':
      return [`+${number}`, 'card-pickup']
    case 'extra-action':
      return [`+${number}`, 'sprint']
    case 'destroy':
      return [word === 'inactive' ? 'no:altar:inactive' : 'no:altar:active', ...times]
    case 'seize':
      return ['altar:active', '→', `+${number}`, 'altar:inactive']
    case 'deactivate':
      return ['altar:active', '→', 'altar:inactive', ...times]
    case 'steal':
      return [`+${number}`, 'card-random']
    case 'banish':
      return ['no:symbol:adoration', ...times]
    case 'lure':
      return [`+${number}`, 'symbol:adoration', 'hand']
    case 'ward':
      return ['symbol:protection', `class:${word}`]
    case 'ward-hand':
      return ['symbol:protection', 'hand']
    case 'exempt':
      return ['symbol:protection', 'symbol:influence']
    case 'sacrifice':
      return ['symbol:protection', 'altar:active']
    case 'hand-limit':
      return ['hand', `≤${number}`]
    case 'win-ties':
      return ['scales', '=']
    case 'end-bonus':
      return ['hourglass', `+${number}`]
    case 'forbid':
      return [`no:symbol:${word}`]
    default:
      return []
  }
}
