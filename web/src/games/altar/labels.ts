// What screen readers say about the pieces; what is drawn says the same without words.

import type { GameInfo } from '../../generated/protocol'
import { t } from '../../speech/language.svelte'
import type { Speech } from '../../speech/speech'
import { sentenceOf } from '../../speech/effects'
import { followerOf, godOf } from './followers'
import { COMPLETE_PROGRESS, type God, type RealmView } from './view'

/** What a follower does, all its effects in the order of the card. */
export function textOf(speech: Speech, info: GameInfo, slug: string): string {
  const { effects, timing } = followerOf(info, slug)
  return effects.map((effect) => sentenceOf(speech, effect, timing)).join(' ')
}

/** The powers of a god, a sentence each; that the first altar lies active is one. */
export function powersOf(speech: Speech, info: GameInfo, god: God): string[] {
  const { effects, firstAltar } = godOf(info, god)
  const powers = effects.map((effect) => sentenceOf(speech, effect, 'power'))
  return firstAltar === 'active' ? [speech.text('first-altar-active'), ...powers] : powers
}

/** "Amazon. This god is no target for Warriors. (Devotee, While adoring, 1 ritual symbol)": what is read on it comes first and together. */
export function cardLabel(speech: Speech, info: GameInfo, slug: string, count = 1): string {
  const follower = followerOf(info, slug)
  const details = [
    speech.text(`class-${follower.class}`),
    speech.text(`timing-${follower.timing}`),
    follower.ritual ? speech.text('ritual-symbols', { number: follower.ritual }) : '',
    count > 1 ? t('altar-copies', { number: count }) : '',
  ]
  const said = [speech.card(slug), textOf(speech, info, slug)].filter(Boolean).join('. ')
  return t('altar-card', { said, details: details.filter(Boolean).join(', ') })
}

/** A god to choose, in the order in which its card is read, with whom it belongs to. */
export function godLabel(speech: Speech, info: GameInfo, god: God, owner: string): string {
  const domain = speech.thing('domain', godOf(info, god).domain)
  return [speech.thing('god', god), domain, ...powersOf(speech, info, god), owner].filter(Boolean).join('. ')
}

/** "Goddess of Love (Ben): 2 sanctuaries, 1 active altar, no inactive altar; progress 3 of 5". */
export function realmLabel(speech: Speech, realm: RealmView, owner: string): string {
  const parts = [
    speech.text('table-sanctuaries', { number: realm.sanctuaries }),
    speech.text('table-active-altars', { number: realm.active }),
    speech.text('table-inactive-altars', { number: realm.inactive }),
    progressLabel(speech, realm),
  ]
  return t('altar-realm', { god: speech.thing('god', realm.god), player: owner, details: parts.join(', ') })
}

export function progressLabel(speech: Speech, realm: RealmView): string {
  if (realm.complete) return speech.text('table-complete')
  return speech.text('table-progress', { number: realm.progress, needed: COMPLETE_PROGRESS })
}
