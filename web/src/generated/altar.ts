// Written by scripts/protocol.py from src/themis/games/altar/view.py. Do not edit.

/** A god with its realm and adoration zone; the owner of a god that nobody plays is -1. ALT-TERM-01 */
export interface RealmView {
  active: number
  adorers: string[]
  complete: boolean
  god: string
  inactive: number
  owner: number
  placed: number
  progress: number
  sanctuaries: number
}

/** What lies before a seat. `hand` is there for the seat itself alone, once all gods are chosen; everybody saw the `known` cards going there. */
export interface SideView {
  complete: boolean
  gods: string[]
  hand: Record<string, number> | null
  hand_limit: number
  hand_size: number
  influence: Record<string, number>
  known: Record<string, number>
  points: number
}

/** Everything a seat sees of the table. The round is 0 while the gods are chosen. The cards in `top` and `bottom` lie in a known order, the uppermost first; those of others have no name, nor have cards laid `aside` for eyes that may not see them. `played` is the card whose text is being carried out. */
export interface AltarView {
  acted: boolean
  actions: number
  altars_left: number
  aside: (string | null)[]
  bottom: (string | null)[]
  boxed: Record<string, number>
  decision: Record<string, unknown> | null
  discards: Record<string, number>
  display: (string | null)[]
  ending: string
  first: number
  game: string
  oldest: number
  over: boolean
  passes: number
  pile: number
  played: string | null
  realms: RealmView[]
  round: number
  sanctuaries_left: number
  seat: number
  sides: SideView[]
  struck: boolean
  tolled: string[]
  top: (string | null)[]
  turn: number
}

/** What the log can tell, by its fields: a thing is a slug. */
export interface AltarEvents {
  'actions-gained': { seat: number; number: number }
  'dealt-god': { seat: number; god: string }
  'drew-hidden': { seat: number }
  'end-by-cards': object
  'end-by-completion': { seat: number }
  'end-by-sanctuaries': object
  'first-altar': { seat: number; god: string; altar: string }
  'influence-left': { seat: number; card: string }
  'kept-hidden': { seat: number }
  'put-on-top': { seat: number; card: string }
  'put-under': { seat: number; card: string }
  'rest-passed': { seat: number; number: number }
  'spent-adorer': { seat: number; card: string; god: string }
  'turn-began': { seat: number; number: number }
  activated: { seat: number; god: string }
  adored: { seat: number; card: string; god: string }
  banished: { seat: number; card: string; god: string }
  boxed: { card: string; number: number }
  built: { seat: number; god: string; number: number }
  chose: { seat: number; god: string }
  completed: { god: string }
  deactivated: { seat: number; god: string }
  destroyed: { seat: number; god: string; altar: string }
  discarded: { seat: number; card: string }
  discovered: { seat: number; god: string; altar: string }
  drew: { seat: number; card: string }
  gave: { seat: number; card: string }
  influenced: { seat: number; card: string }
  kept: { seat: number; card: string }
  looked: { seat: number; number: number }
  lured: { seat: number; card: string; god: string; 'other-god': string }
  oldest: { seat: number }
  passed: { seat: number }
  recovered: { seat: number; card: string }
  refilled: { card: string }
  robbed: { seat: number; other: number }
  sacrificed: { god: string; card: string }
  saw: { seat: number; card: string }
  scored: { seat: number; number: number }
  seized: { seat: number; god: string; altar: string; 'other-god': string }
  shuffled: { seat: number; number: number }
  spent: { seat: number; card: string }
  started: { seat: number }
  stolen: { seat: number; card: string }
  took: { seat: number; card: string }
  used: { seat: number; card: string }
  won: { seat: number }
}
