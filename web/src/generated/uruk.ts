// Written by scripts/protocol.py from src/themis/games/uruk/view.py. Do not edit.

export interface Cubes {
  blue: number
  pink: number
  red: number
  yellow: number
}

/** A discovery in a tableau, with the discs above it and the cubes on it, without the colours of which there are none. */
export interface SlotView {
  card: string
  cubes: Record<string, number>
  discs: number
}

/** What lies before a seat. `hand` is there for the seat itself alone; everybody saw the `known` cards going there. `kept` are event cards, `lyre` is the discovery placed at the end. A `bid` is there once it was made and may be seen. */
export interface SideView {
  bid: number | null
  discs: number
  erupted: boolean
  hand: Record<string, number> | null
  hand_size: number
  has_bid: boolean
  kept: string[]
  known: Record<string, number>
  lyre: string | null
  points: number
  stock: Cubes
  tableau: SlotView[]
}

/** Everything a seat sees of the table. The omen comes true when this turn ends if it is `pending`; then `facedown` is the event card that made it so, for the one who drew it. `epochs` has the discs on each of them, the oldest of the `discards` comes first, `boxed` cards are out of the game. What was `used` and `received` is so in this turn. */
export interface UrukView {
  bank: Cubes
  barren_rounds: number
  boxed: Record<string, number>
  decision: Record<string, unknown> | null
  discards: string[]
  display: (string | null)[]
  ending: string
  epochs: Record<string, number>
  facedown: string | null
  first: number
  game: string
  idle_rounds: number
  last_round: boolean
  omen: string | null
  over: boolean
  pending: boolean
  pile: number
  pool: number
  received: string[]
  reshuffles: number
  round: number
  seat: number
  sides: SideView[]
  turn: number
  used: string[]
}
