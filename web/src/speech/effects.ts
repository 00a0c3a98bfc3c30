// What is written on a card, effect by effect, as the content names it (`draw:2:pile`) and the words of the game say it: a message
// `effect-draw` gets the number and the word; an attribute named after a timing is the sentence where the effect has that timing.

import type { Speech } from './speech'

export interface Effect {
  name: string
  /** 0 where the effect has no number. */
  number: number
  /** Empty where it has none. */
  word: string
}

export type Timing = 'main' | 'free' | 'adoring' | 'influence' | 'ritual' | 'power'

/** `draw:2:pile` is 2 cards from the pile, `ward:warrior` has no number, `activate:1` no word. */
export function effectOf(text: string): Effect {
  const [name = '', ...parts] = text.split(':')
  const number = parts.find((part) => /^\d+$/.test(part))
  return { name, number: Number(number ?? 0), word: parts.find((part) => part !== number) ?? '' }
}

/** The effects of a row of content, in the order of the card. */
export function effectsOf(row: Record<string, unknown>): Effect[] {
  return textsOf(row, 'effects').map(effectOf)
}

/** When the effects of a row happen, by the symbol that says so; without class and symbols they are powers. */
export function timingOf(row: Record<string, unknown>): Timing {
  const symbols = textsOf(row, 'symbols')
  if (symbols.includes('free')) return 'free'
  if (symbols.includes('adoration')) return 'adoring'
  if (symbols.includes('influence')) return 'influence'
  if (!('class' in row)) return 'power'
  return effectsOf(row).length ? 'main' : 'ritual'
}

/** The sentence of an effect; some are said otherwise where they happen at another time. */
export function sentenceOf(speech: Speech, { name, number, word }: Effect, timing: Timing): string {
  return speech.attribute(`effect-${name}`, timing, { number, word })
}

/** All that a row of content says of its effects; nothing in a game that does not tell them one by one. */
export function textOfRow(speech: Speech, row: Record<string, unknown>): string {
  return effectsOf(row)
    .filter(({ name }) => speech.has(`effect-${name}`))
    .map((effect) => sentenceOf(speech, effect, timingOf(row)))
    .join(' ')
}

/** A column of several words. */
export function textsOf(row: Record<string, unknown>, column: string): string[] {
  const value = row[column]
  return Array.isArray(value) ? value.map(String) : []
}
