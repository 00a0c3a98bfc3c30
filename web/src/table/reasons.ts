// Why something cannot be done, each reason once.

import type { Reason } from '../generated/protocol'

export interface Forbidden {
  /** Empty where it merely is not its moment. */
  rule: string
  /** Named where other choices have other reasons. */
  choices: string[]
}

/** What stands in the way of everything is all there is to say: nothing is named that may not even be at this table. */
export function byRule(reasons: Reason[]): Forbidden[] {
  const found = new Map<string, string[]>()
  for (const { choice, rules } of reasons)
    for (const rule of rules.length ? rules : ['']) found.set(rule, [...(found.get(rule) ?? []), choice])
  const forbidden = [...found].map(([rule, choices]) => ({ rule, choices }))
  const general = forbidden.filter(({ choices }) => choices.length === reasons.length)
  if (reasons.length === 1 || !general.length) return forbidden
  return general.map(({ rule }) => ({ rule, choices: [] }))
}
