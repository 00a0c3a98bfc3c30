// What screen readers say about the pieces; what is drawn says the same without words.

import type { GameInfo } from '../../generated/protocol'
import type { Speech } from '../../speech/speech'
import { sentenceOf, type Effect, type Timing } from '../../speech/effects'
import { followerOf, godOf } from './followers'
import { inOrder, numberOf } from '../content'
import type { God, RealmView, SideView } from './view'

/** What a follower does, all its effects in the order of the card. */
export function textOf(speech: Speech, info: GameInfo, slug: string): string {
  const { effects, timing } = followerOf(info, slug)
  return effects.map((effect) => sentenceOf(speech, effect, timing)).join(' ')
}

/** The powers of a god, a sentence each; that the first altar starts active is one. */
export function powersOf(speech: Speech, info: GameInfo, god: God): string[] {
  const { effects, firstAltar } = godOf(info, god)
  const powers = effects.map((effect) => sentenceOf(speech, effect, 'power'))
  return firstAltar === 'active' ? [speech.text('first-altar-active'), ...powers] : powers
}

/** What an effect does in a few words, for cards with little room; a designer's own effect, which the board does not know, is told in full. */
export function briefEffect(speech: Speech, effect: Effect, timing: Timing): string {
  const { name, number, word } = effect
  const key = `table-brief-${name}`
  return speech.has(key) ? speech.text(key, { number, word, timing }) : sentenceOf(speech, effect, timing)
}

/** A power in a few words: when it works, and what it does then. */
export interface BriefPower {
  when: string
  what: string
}

/** The powers of a god as they stand before its player; a designer's own power, which the board does not know, is told in full. */
export function briefPowers(speech: Speech, info: GameInfo, god: God): BriefPower[] {
  const { effects, firstAltar } = godOf(info, god)
  const powers = effects.map((effect) => briefPower(speech, effect))
  return firstAltar === 'active' ? [briefPower(speech, { name: 'first-altar', number: 0, word: '' }), ...powers] : powers
}

function briefPower(speech: Speech, effect: Effect): BriefPower {
  const { name, number, word } = effect
  const key = `table-power-${name}`
  if (!speech.has(key)) return { when: speech.text('timing-power'), what: sentenceOf(speech, effect, 'power') }
  const followers = speech.has(`class-${word}`) ? speech.text(`class-${word}`) : ''
  return { when: speech.text(`${key}-when`), what: speech.text(key, { number, word, class: followers }) }
}

/** "Amazon. Warriors cannot target this god. (Devotee, While worshipping, 1 ritual symbol)": what is read on it comes first and together. */
export function cardLabel(speech: Speech, info: GameInfo, slug: string, count = 1): string {
  const follower = followerOf(info, slug)
  const details = [
    speech.text(`class-${follower.class}`),
    speech.text(`timing-${follower.timing}`),
    follower.ritual ? speech.text('ritual-symbols', { number: follower.ritual }) : '',
    count > 1 ? speech.text('table-copies', { number: count }) : '',
  ]
  const said = [speech.card(slug), textOf(speech, info, slug)].filter(Boolean).join('. ')
  return speech.text('table-card', { said, details: details.filter(Boolean).join(', ') })
}

/** A god to choose, in the order in which its card is read, with whom it belongs to. */
export function godLabel(speech: Speech, info: GameInfo, god: God, owner: string): string {
  const domain = speech.thing('domain', godOf(info, god).domain)
  return inSentences([speech.thing('god', god), domain, ...powersOf(speech, info, god), owner])
}

/** Words and sentences one after the other, each with a large first letter; a full stop parts those that have none. */
export function inSentences(parts: string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => part.charAt(0).toLocaleUpperCase() + part.slice(1))
    .reduce((said, part) => (said.endsWith('.') ? `${said} ${part}` : `${said}. ${part}`))
}

/** "Goddess of Love (Ben): 2 sanctuaries, 1 active altar, no inactive altar; progress 3 of 5". */
export function realmLabel(speech: Speech, info: GameInfo, realm: RealmView, owner: string): string {
  const parts = [
    speech.text('table-sanctuaries', { number: realm.sanctuaries }),
    speech.text('table-active-altars', { number: realm.active }),
    speech.text('table-inactive-altars', { number: realm.inactive }),
    progressLabel(speech, info, realm),
  ]
  return speech.text('table-realm', { god: speech.thing('god', realm.god), player: owner, details: parts.join(', ') })
}

/** "Ben: hand 5. Seen: Amazon, Scout": how many cards, and which of them everybody saw going there. */
export function handLabel(speech: Speech, info: GameInfo, player: string, side: SideView): string {
  const hand = speech.text('table-hand-of', { player, hand: speech.text('table-hand', { number: side.hand_size }) })
  const known = knownCards(speech, info, side)
  return known ? `${hand}. ${speech.text('table-seen')}: ${known}` : hand
}

/** The names of the cards in a hand that everybody saw going there. */
export function knownCards(speech: Speech, info: GameInfo, side: SideView): string {
  const slugs = inOrder(info, Object.keys(side.known))
  return slugs.map((slug) => speech.card(slug) + ((side.known[slug] ?? 1) > 1 ? ` ×${side.known[slug]}` : '')).join(', ')
}

export function progressLabel(speech: Speech, info: GameInfo, realm: RealmView): string {
  if (realm.complete) return speech.text('table-complete')
  return speech.text('table-progress', { number: realm.progress, needed: numberOf(info, 'complete_progress') })
}
