// A clock in words.

import type { Clock } from '../generated/protocol'
import { language, t } from '../speech/language.svelte'

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** A clock as it is offered and told: how long everybody has, and what a decision earns. */
export function clockWords(clock: Clock | null): string {
  if (!clock) return t('new-clock-none')
  return t('new-clock-each', { bank: duration(clock.bank), more: clock.increment ? duration(clock.increment) : 'none' })
}

/** Seconds in the largest unit that counts them whole. */
function duration(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0) ?? UNITS[3]
  return new Intl.NumberFormat(language.current, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length)
}
