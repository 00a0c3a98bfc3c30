// The view of Uruk as src/themis/games/uruk/view.py builds it.

export const COLOURS = ['red', 'pink', 'yellow', 'blue'] as const
export type Colour = (typeof COLOURS)[number]
export type Cubes = Record<Colour, number>

export const EPOCHS = ['i', 'ii', 'iii', 'iv'] as const
export type Epoch = (typeof EPOCHS)[number]

/** Cards by slug: how many of each. */
export type Cards = Record<string, number>

export interface SlotView {
  card: string
  discs: number
  cubes: Partial<Cubes>
}

export interface SideView {
  tableau: SlotView[]
  stock: Cubes
  hand_size: number
  /** Null for somebody else's hand. */
  hand: Cards | null
  /** Cards in hand that everybody saw going there. */
  known: Cards
  discs: number
  kept: string[]
  erupted: boolean
  lyre: string | null
  has_bid: boolean
  bid: number | null
  points: number
}

export interface UrukView {
  seat: number
  round: number
  first: number
  turn: number
  over: boolean
  decision: { name: string; waiting: number[]; card?: number } | null
  bank: Cubes
  display: (string | null)[]
  omen: string | null
  /** The omen comes true when this turn ends. */
  pending: boolean
  /** The event card that made it so, shown to who drew it. */
  facedown: string | null
  epochs: Record<Epoch, number>
  pool: number
  pile: number
  /** The oldest first. */
  discards: string[]
  boxed: Cards
  used: string[]
  ending: string
  last_round: boolean
  sides: SideView[]
}

/** The epoch whose disc is the next to be placed; none when all are gone. */
export function currentEpoch(view: UrukView): Epoch | undefined {
  return EPOCHS.find((epoch) => view.epochs[epoch] > 0)
}

/** Whether a discovery of a seat has had its use in this turn. */
export function isUsed(view: UrukView, seat: number, card: string): boolean {
  return view.turn === seat && view.used.includes(card)
}

export function total(numbers: Record<string, number>): number {
  return Object.values(numbers).reduce((sum, number) => sum + number, 0)
}
