// What screen readers say about the pieces; what is drawn says the same without words.

import type { GameInfo } from '../../generated/protocol'
import type { Speech } from '../../speech/speech'
import { cardOf } from './cards'
import { COLOURS, type Cubes, type SlotView } from './view'

/** "Kiln (red 2, 2 copies). Gain 1 red cube.": what is seen of a card comes first and together, so that it can be asked for by voice. */
export function cardLabel(speech: Speech, info: GameInfo, slug: string, count = 1): string {
  return labelOf(speech, info, slug, count > 1 ? [speech.text('table-copies', { number: count })] : [])
}

/** A card in a tableau, with what lies on it and whether it was used. */
export function slotLabel(speech: Speech, info: GameInfo, slot: SlotView, used: boolean): string {
  const cubes = cubesLabel(speech, slot.cubes)
  const details = [cubes && speech.text('table-cubes-on-it', { cubes }), used ? speech.text('table-used') : '']
  return labelOf(speech, info, slot.card, details.filter(Boolean))
}

export function discsLabel(speech: Speech, slot: SlotView): string {
  return speech.text('table-discs-above', { 'the-card': speech.attribute(`card-${slot.card}`, 'the'), discs: slot.discs })
}

/** "2 red, 1 blue"; nothing for no cubes. */
export function cubesLabel(speech: Speech, cubes: Partial<Cubes>): string {
  return COLOURS.filter((colour) => cubes[colour])
    .map((colour) => speech.text('table-cubes-of-colour', { number: cubes[colour]!, colour: speech.thing('colour', colour) }))
    .join(', ')
}

function labelOf(speech: Speech, info: GameInfo, slug: string, more: string[]): string {
  const { kind, colour, level } = cardOf(info, slug)
  const printed = colour
    ? speech.text('table-colour-level', { colour: speech.thing('colour', colour), level })
    : speech.text(`table-${kind}`)
  return speech.text('table-card-label', {
    card: speech.card(slug),
    details: [printed, ...more].join(', '),
    function: speech.functionOf(slug),
  })
}
