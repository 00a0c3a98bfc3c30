// The options of the decision bar: in groups by what they do, and found by a few letters when there are many.

import type { GameInfo, Offer } from '../generated/protocol'

/** An option as the bar shows it; `key` is the digit that chooses it, or empty. */
export interface Option {
  choice: string
  text: string
  target: string
  /** Whether it ends the turn or declines what is asked: such a button has a place and a key of its own. */
  closes: boolean
  key: string
}

const DIGITS = 9
export const CLOSING_KEY = '0'
/** How many options fit at a glance, in much, some and little room. */
export const MANY = { much: 14, some: 8, little: 2 }

export function optionsOf(offers: Offer[], info: Pick<GameInfo, 'verbs'>, say: (offer: Offer) => string): Option[] {
  return offers.map((offer) => {
    const closes = info.verbs[verbOf(offer[0])]?.closes ?? false
    return { choice: offer[0], text: say(offer), target: offer[2], closes, key: closes ? CLOSING_KEY : '' }
  })
}

/** Those that contain every word of the search. */
export function sought(options: Option[], search: string): Option[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return options.filter((option) => words.every((word) => plain(option.text).includes(word)))
}

function verbOf(choice: string): string {
  return choice.split(' ')[0] ?? ''
}

/** Options that do the same. Where their sentences begin with the same word, it is said once, before all of them. */
export interface Group {
  word: string
  options: Option[]
}

/** Options that do the same stand together, in the order in which the server gave them; the first nine have a digit, in reading order. */
export function grouped(options: Option[]): Group[] {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    const verb = verbOf(option.choice)
    groups.set(verb, [...(groups.get(verb) ?? []), option])
  }
  let number = 0
  const numbered = (option: Option): Option => ({ ...option, key: ++number <= DIGITS ? String(number) : '' })
  return [...groups.values()].map((group) => ({ word: sharedWord(group.map((option) => option.text)), options: group.map(numbered) }))
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
