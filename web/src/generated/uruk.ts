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

/** What the log can tell, by its fields: a thing is a slug. */
export interface UrukEvents {
  'auction-void': { card: string }
  'auction-won': { seat: number; number: number }
  'bid-made': { seat: number; number: number }
  'bid-set': { seat: number }
  'disc-removed': { epoch: string }
  'drew-hidden': { seat: number }
  'end-triggered': { number: number }
  'event-began': { card: string }
  'event-discarded': { card: string }
  'event-void': { card: string }
  'facedown-discarded': { card: string }
  'facedown-drawn': { seat: number; card: string }
  'last-round': object
  'left-display': { card: string }
  'lost-disc': { seat: number; slot: number; card: string }
  'lost-discovery': { seat: number; card: string }
  'lyre-placed': { seat: number; card: string }
  'no-favour': { card: string }
  'spent-favour': { seat: number; card: string }
  'turn-began': { seat: number; number: number }
  boxed: { number: number }
  dealt: { seat: number; card: string }
  discarded: { seat: number; card: string }
  discounted: { seat: number; card: string }
  drew: { seat: number; card: string }
  erupted: { seat: number }
  exchanged: { seat: number; card: string; colour: string }
  favoured: { seat: number; card: string }
  filled: { seat: number; card: string; colour: string }
  gained: { seat: number; number: number; colour: string }
  kept: { seat: number; card: string }
  moved: { seat: number; slot: number; 'other-slot': number }
  omen: { card: string }
  paid: { seat: number; number: number; colour: string }
  passed: { seat: number }
  placed: { seat: number; card: string; slot: number }
  refilled: { card: string }
  reshuffled: { number: number }
  returned: { seat: number; card: string }
  revealed: { seat: number; number: number; 'other-number': number }
  robbed: { seat: number; colour: string; other: number }
  scored: { seat: number; number: number }
  settled: { seat: number; slot: number; card: string; number: number }
  spared: { seat: number }
  stalled: object
  started: { seat: number }
  swapped: { seat: number; colour: string; 'other-colour': string }
  took: { seat: number; card: string }
  triggered: { seat: number; card: string }
  used: { seat: number; card: string }
  victim: { seat: number }
}
