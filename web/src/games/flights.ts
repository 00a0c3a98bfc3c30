// Which pieces travelled where between two moments of a table. Pieces of a kind are alike, so it is told from how many lie
// where before and after: what became fewer here became more there.

/** Such as `card:kiln`, `card:` for a card seen from behind, `cube:red`. */
export type Piece = string

export interface Flight {
  piece: Piece
  from: string
  to: string
}

/** How many of a piece lie at each place. */
type Places = Map<string, number>
type Pieces = Map<Piece, Places>
export type Put = (piece: Piece, place: string, number?: number) => void

/** More than this is no move but a leap through the game: nothing flies then. */
const MOST = 14
export const HIDDEN: Piece = 'card:'

export function flightsOf(before: Pieces, after: Pieces): Flight[] {
  const changes = changesBetween(before, after)
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

/** The pieces that a game puts down; places are named as in the `data-anchor` of what is drawn there. */
export function laid(putAll: (put: Put) => void): Pieces {
  const pieces: Pieces = new Map()
  putAll((piece, place, number = 1) => {
    if (number <= 0) return
    const places = pieces.get(piece) ?? new Map<string, number>()
    pieces.set(piece, places.set(place, (places.get(place) ?? 0) + number))
  })
  return pieces
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

function changesBetween(before: Pieces, after: Pieces): Map<Piece, Change> {
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
