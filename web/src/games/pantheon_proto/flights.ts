// Where the pieces of the prototype lie, so that it can be told which of them travelled: monuments to their builders.

import { flightsOf, laid, type Flight, type Put } from '../flights'
import type { ProtoView } from './view'

export function flightsBetween(before: ProtoView, after: ProtoView): Flight[] {
  if (before.seat !== after.seat || before.sides.length !== after.sides.length) return []
  return flightsOf(
    laid((put) => putAll(before, put)),
    laid((put) => putAll(after, put)),
  )
}

function putAll({ display, sides }: ProtoView, put: Put): void {
  display.forEach((slug, i) => slug && put(`monument:${slug}`, `display:${i}`))
  sides.forEach(({ monuments }, seat) => monuments.forEach((slug) => put(`monument:${slug}`, `seat:${seat}:monuments`)))
}
