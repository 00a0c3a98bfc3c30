// Where the pieces of Pantheon lie, so that it can be told which of them travelled: `card:gift`, `foot:0`, `column:2`, `tile:money`.

import { flightsOf, HIDDEN, laid, type Flight, type Put } from '../flights'
import { piecesOn, total, type PantheonView, type SideView } from './view'

export function flightsBetween(before: PantheonView, after: PantheonView): Flight[] {
  if (before.seat !== after.seat || before.sides.length !== after.sides.length) return []
  return flightsOf(
    laid((put) => putAll(before, put)),
    laid((put) => putAll(after, put)),
  )
}

function putAll(view: PantheonView, put: Put): void {
  putCommon(view, put)
  view.sides.forEach((side, seat) => putSide(side, seat, put))
}

function putCommon(view: PantheonView, put: Put): void {
  put(HIDDEN, 'pile', view.pile)
  view.display.forEach((slug, i) => slug && put(`card:${slug}`, `display:${i}`))
  for (const [slug, number] of Object.entries(view.discards)) put(`card:${slug}`, 'discards', number)
  for (const space of view.spaces) for (const { seat, kind } of piecesOn(view, space)) put(`${kind}:${seat}`, `space:${space.space}`)
}

function putSide(side: SideView, seat: number, put: Put): void {
  const seen = side.hand ?? side.known
  for (const [slug, number] of Object.entries(seen)) put(`card:${slug}`, `seat:${seat}:hand:${slug}`, number)
  put(HIDDEN, `seat:${seat}:hand`, side.hand_size - total(seen))
  put(`foot:${seat}`, `seat:${seat}:foot`, side.feet)
  put(`column:${seat}`, `seat:${seat}:column`, side.columns)
}
