// Where the pieces of Altar lie, so that it can be told which of them travelled: `card:scout`, `altar`, `sanctuary`.

import { flightsOf, HIDDEN, laid, type Flight, type Put } from '../flights'
import { total, type AltarView, type Cards, type RealmView } from './view'

export function flightsBetween(before: AltarView, after: AltarView): Flight[] {
  if (before.seat !== after.seat || before.sides.length !== after.sides.length || before.round === 0) return []
  return flightsOf(
    laid((put) => putAll(put, before)),
    laid((put) => putAll(put, after)),
  )
}

function putAll(put: Put, view: AltarView): void {
  put(HIDDEN, 'pile', view.pile)
  view.display.forEach((slug, i) => slug && put(HIDDEN + slug, `display:${i}`))
  view.aside.forEach((slug) => put(HIDDEN + (slug ?? ''), 'aside'))
  if (view.played) put(HIDDEN + view.played, 'used')
  putCards(put, view.discards, 'discards')
  put('altar', 'altars', view.altars_left)
  put('sanctuary', 'sanctuaries', view.sanctuaries_left)
  view.realms.forEach((realm) => putRealm(put, realm))
  view.sides.forEach((_, seat) => putSide(put, view, seat))
}

function putRealm(put: Put, { god, active, inactive, sanctuaries, adorers }: RealmView): void {
  put('altar', `realm:${god}:altars`, active + inactive)
  put('sanctuary', `realm:${god}:sanctuaries`, sanctuaries)
  adorers.forEach((slug) => put(HIDDEN + slug, `realm:${god}:adorers:${slug}`))
}

function putSide(put: Put, view: AltarView, seat: number): void {
  const side = view.sides[seat]!
  const hand = `seat:${seat}:hand`
  const seen = side.hand ?? side.known
  for (const [slug, number] of Object.entries(seen)) put(HIDDEN + slug, side.hand ? `${hand}:${slug}` : hand, number)
  put(HIDDEN, hand, side.hand_size - total(seen))
  putCards(put, side.influence, `seat:${seat}:influence`)
}

function putCards(put: Put, cards: Cards, place: string): void {
  for (const [slug, number] of Object.entries(cards)) put(HIDDEN + slug, place, number)
}
