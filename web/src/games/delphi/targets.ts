// Which thing on the table stands for a choice. Most choices say it themselves (`explore ring-a-7` is that hex);
// here are those that the rules know no place for, but the table does.

import type { GameInfo, Offer } from '../../generated/protocol'

const PLACES: Record<string, string> = {
  end: 'oracle',
  look: 'spyglass',
  decline: 'no-step',
  'fight-on': 'battle-die',
  'give-up': 'retreat',
}

export function targetOf([choice, , target]: Offer, _info: GameInfo): string {
  return PLACES[choice] ?? target
}
