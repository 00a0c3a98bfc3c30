// The options of the decision bar: together by what they do, and found by a few letters when there are many.

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
/** How many letters fit at a glance, in much, some and little room. */
const ROOM = { much: 330, some: 260, little: 80 }
/** What a button takes besides its letters. */
const BUTTON = 7
export type Room = keyof typeof ROOM

/** Whether there are more options than can be taken in at a glance. */
export function areMany(options: Option[], room: Room): boolean {
  return options.reduce((sum, option) => sum + option.text.length + BUTTON, 0) > ROOM[room]
}

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

/** Options that do the same stand together, in the order in which the server gave them; the first nine have a digit, in reading order. */
export function inReadingOrder(options: Option[]): Option[] {
  const verbs = [...new Set(options.map((option) => verbOf(option.choice)))]
  return verbs
    .flatMap((verb) => options.filter((option) => verbOf(option.choice) === verb))
    .map((option, i) => ({ ...option, key: i < DIGITS ? String(i + 1) : '' }))
}

/** Letters without accents, small. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
