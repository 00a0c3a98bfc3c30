// Which pieces travelled where between two views of the same table. Pieces of a kind are alike, so it is told from how many lie
// where before and after: what became fewer here became more there.

import { total, type AltarView, type Cards, type RealmView } from './view'

/** `card:scout`, `card:` for one seen from behind, `altar`, `sanctuary`. */
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

export function flightsBetween(before: AltarView, after: AltarView): Flight[] {
  if (before.seat !== after.seat || before.sides.length !== after.sides.length || before.round === 0) return []
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

type Put = (piece: Piece, place: string, number?: number) => void

/** How many pieces of each kind lie at each place; places are named as in the `data-anchor` of what is drawn there. */
function piecesOf(view: AltarView): Map<Piece, Places> {
  const pieces = new Map<Piece, Places>()
  const put: Put = (piece, place, number = 1) => {
    if (number <= 0) return
    const places = pieces.get(piece) ?? new Map<string, number>()
    pieces.set(piece, places.set(place, (places.get(place) ?? 0) + number))
  }
  put(HIDDEN, 'pile', view.pile)
  view.display.forEach((slug, i) => slug && put(HIDDEN + slug, `display:${i}`))
  view.aside.forEach((slug) => put(HIDDEN + (slug ?? ''), 'aside'))
  if (view.played) put(HIDDEN + view.played, 'used')
  putCards(put, view.discards, 'discards')
  put('altar', 'altars', view.altars_left)
  put('sanctuary', 'sanctuaries', view.sanctuaries_left)
  view.realms.forEach((realm) => putRealm(put, realm))
  view.sides.forEach((_, seat) => putSide(put, view, seat))
  return pieces
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
