// The options of the decision bar: in groups by what they do, and found by a few letters when there are many.

import type { Offer } from '../generated/protocol'

/** An option as the bar shows it; `key` is the digit that chooses it, or empty. */
export interface Option {
  choice: string
  text: string
  target: string
  key: string
}

const DIGITS = 9
/** More options of one kind than fit at a glance. */
export const MANY = 14

export function optionsOf(offers: Offer[], say: (offer: Offer) => string): Option[] {
  return offers.map((offer) => ({ choice: offer[0], text: say(offer), target: offer[2], key: '' }))
}

/** Those that contain every word of the search, numbered from 1 to 9. */
export function sought(options: Option[], search: string): Option[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const found = options.filter((option) => words.every((word) => plain(option.text).includes(word)))
  return found.map((option, i) => ({ ...option, key: i < DIGITS ? String(i + 1) : '' }))
}

/** Options that do the same. Where their sentences begin with the same word, it is said once, before all of them. */
export interface Group {
  word: string
  options: Option[]
}

/** Options that do the same stand together, in the order in which the server gave them. */
export function grouped(options: Option[]): Group[] {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    const verb = option.choice.split(' ')[0] ?? ''
    groups.set(verb, [...(groups.get(verb) ?? []), option])
  }
  return [...groups.values()].map((group) => ({ word: sharedWord(group.map((option) => option.text)), options: group }))
}

/** The first word of several sentences, if it is the same in all of them and none of them ends with it. */
function sharedWord(texts: string[]): string {
  const word = texts[0]?.split(' ', 1)[0] ?? ''
  return texts.length > 1 && texts.every((text) => text.startsWith(`${word} `)) ? word : ''
}

/** What remains of an option's sentence after the word that its group says. */
export function rest(option: Option, group: Group): string {
  return group.word ? option.text.slice(group.word.length + 1) : option.text
}

/** Letters without accents, small. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
