// Which pieces travelled where between two views of the same table. Pieces of a kind are alike, so it is told from how many lie
// where before and after: what became fewer here became more there.

import { COLOURS, EPOCHS, total, type SideView, type UrukView } from './view'

/** `card:kiln`, `card:` for one seen from behind, `cube:red`, `disc`. */
export type Piece = string

export interface Flight {
  piece: Piece
  from: string
  to: string
}

/** More than this is no move but a leap through the game: nothing flies then. */
const MOST = 14
const HIDDEN: Piece = 'card:'

type Places = Map<string, number>

export function flightsBetween(before: UrukView, after: UrukView): Flight[] {
  if (before.seat !== after.seat || before.sides.length !== after.sides.length) return []
  const changes = changesBetween(piecesOf(before), piecesOf(after))
  const flights: Flight[] = []
  const shown: { piece: Piece; to: string }[] = []
  for (const [piece, { lost, got }] of changes) {
    if (piece === HIDDEN) continue
    while (lost.length && got.length) flights.push({ piece, from: lost.shift()!, to: got.shift()! })
    if (piece.startsWith(HIDDEN)) shown.push(...got.map((to) => ({ piece, to })))
  }
  flights.push(...turnedUp(shown, changes.get(HIDDEN)))
  return flights.length > MOST ? [] : flights
}

/** Cards that come from where only their backs were seen; what stays behind of those goes on as a back. */
function turnedUp(shown: { piece: Piece; to: string }[], hidden: Change | undefined): Flight[] {
  const { lost, got } = hidden ?? { lost: [], got: [] }
  const flights: Flight[] = []
  for (const { piece, to } of shown) {
    const from = lost.shift()
    if (from) flights.push({ piece, from, to })
  }
  while (lost.length && got.length) flights.push({ piece: HIDDEN, from: lost.shift()!, to: got.shift()! })
  return flights
}

interface Change {
  lost: string[]
  got: string[]
}

function changesBetween(before: Map<Piece, Places>, after: Map<Piece, Places>): Map<Piece, Change> {
  const changes = new Map<Piece, Change>()
  for (const piece of new Set([...before.keys(), ...after.keys()])) {
    const change: Change = { lost: [], got: [] }
    const [was, is] = [before.get(piece) ?? new Map(), after.get(piece) ?? new Map()] as [Places, Places]
    for (const place of new Set([...was.keys(), ...is.keys()])) {
      const more = (is.get(place) ?? 0) - (was.get(place) ?? 0)
      const into = more > 0 ? change.got : change.lost
      for (let i = 0; i < Math.abs(more); i++) into.push(place)
    }
    changes.set(piece, change)
  }
  return changes
}

/** How many pieces of each kind lie at each place; places are named as in the `data-anchor` of what is drawn there. */
function piecesOf(view: UrukView): Map<Piece, Places> {
  const pieces = new Map<Piece, Places>()
  const put = (piece: Piece, place: string, number: number) => {
    if (number <= 0) return
    const places = pieces.get(piece) ?? new Map<string, number>()
    pieces.set(piece, places.set(place, (places.get(place) ?? 0) + number))
  }
  putCommon(view, put)
  view.sides.forEach((side, seat) => putSide(side, `seat:${seat}`, put))
  return pieces
}

type Put = (piece: Piece, place: string, number: number) => void

function putCommon(view: UrukView, put: Put): void {
  put(HIDDEN, 'pile', view.pile)
  put('disc', 'pool', view.pool)
  for (const colour of COLOURS) put(`cube:${colour}`, `bank:${colour}`, view.bank[colour])
  for (const epoch of EPOCHS) put('disc', `epoch:${epoch}`, view.epochs[epoch])
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
