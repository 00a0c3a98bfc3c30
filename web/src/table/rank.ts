// How somebody did, said to themselves; and whether the points alone tell it.

import type { Result } from '../generated/protocol'
import { t } from '../speech/language.svelte'
import type { Speech } from '../speech/speech'

export function rankWords(result: Result, seat: number, names: string[], speech: Speech): string {
  const rank = result.ranks[seat] ?? 1
  const partners = names.filter((_, other) => other !== seat && result.ranks[other] === 1)
  if (rank === 1 && partners.length) return t('result-won-with', { players: partners.join(', ') })
  const rival = bestOfOthers(result, seat)
  const [better, worse] = rank === 1 ? [seat, rival] : [rival, seat]
  // Something else than what is counted may have decided.
  const lead = Math.max(0, (result.scores[better] ?? 0) - (result.scores[worse] ?? 0))
  const words = { rank, number: names.length, lead, amount: speech.amount(lead), player: names[rival] ?? '' }
  return t(rank === 1 ? 'result-won' : 'result-placed', words)
}

/** Whether somebody is ahead of somebody else with as many points. */
export function breaksTie({ ranks, scores }: Pick<Result, 'ranks' | 'scores'>): boolean {
  return scores.some((score, seat) => scores.some((other, rival) => score === other && ranks[seat] !== ranks[rival]))
}

function bestOfOthers(result: Result, seat: number): number {
  const others = result.ranks.map((_, other) => other).filter((other) => other !== seat)
  return others.reduce((best, other) => ((result.ranks[other] ?? 0) < (result.ranks[best] ?? 0) ? other : best), others[0] ?? seat)
}
