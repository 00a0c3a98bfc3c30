// Where the pieces of Uruk lie, so that it can be told which of them travelled: `card:kiln`, `cube:red`, `disc`.

import { flightsOf, HIDDEN, laid, type Flight, type Put } from '../flights'
import { COLOURS, total, type SideView, type UrukView } from './view'

export function flightsBetween(before: UrukView, after: UrukView): Flight[] {
  if (before.seat !== after.seat || before.sides.length !== after.sides.length) return []
  return flightsOf(
    laid((put) => putAll(before, put)),
    laid((put) => putAll(after, put)),
  )
}

function putAll(view: UrukView, put: Put): void {
  putCommon(view, put)
  view.sides.forEach((side, seat) => putSide(side, `seat:${seat}`, put))
}

function putCommon(view: UrukView, put: Put): void {
  put(HIDDEN, 'pile', view.pile)
  put('disc', 'pool', view.pool)
  for (const colour of COLOURS) put(`cube:${colour}`, `bank:${colour}`, view.bank[colour])
  for (const [epoch, discs] of Object.entries(view.epochs)) put('disc', `epoch:${epoch}`, discs)
  view.display.forEach((slug, i) => slug && put(`card:${slug}`, `display:${i}`, 1))
  if (view.omen) put(`card:${view.omen}`, 'omen', 1)
  for (const slug of view.discards) put(`card:${slug}`, 'discards', 1)
}

function putSide(side: SideView, seat: string, put: Put): void {
  const seen = side.hand ?? side.known
  for (const [slug, number] of Object.entries(seen)) put(`card:${slug}`, `${seat}:hand:${slug}`, number)
  put(HIDDEN, `${seat}:hand`, side.hand_size - total(seen))
  for (const colour of COLOURS) put(`cube:${colour}`, `${seat}:stock:${colour}`, side.stock[colour])
  side.tableau.forEach((slot, i) => {
    put(`card:${slot.card}`, `${seat}:slot:${i}`, 1)
    put('disc', `${seat}:disc:${i}`, slot.discs)
    for (const colour of COLOURS) put(`cube:${colour}`, `${seat}:slot:${i}`, slot.cubes[colour] ?? 0)
  })
  for (const slug of side.kept) put(`card:${slug}`, `${seat}:kept`, 1)
  if (side.lyre) put(`card:${side.lyre}`, `${seat}:lyre`, 1)
}
