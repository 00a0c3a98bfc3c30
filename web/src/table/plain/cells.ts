import type { GameInfo } from '../../generated/protocol'
import { t } from '../../speech/language.svelte'
import type { Speech } from '../../speech/speech'

/** What the numbers of a plan are about: the things of the one kind of which the game's choices know just as many; else they are counted. */
export function cellNames(length: number, { verbs, slugs }: GameInfo, speech: Speech): string[] {
  const domains = Object.values(verbs).flatMap((verb) => verb.domains)
  const domain = domains.find((name) => slugs[name]?.length === length)
  const things = domain ? slugs[domain] : undefined
  return Array.from({ length }, (_, i) => (domain && things?.[i] ? speech.thing(domain, things[i]) : t('plan-cell', { number: i + 1 })))
}
