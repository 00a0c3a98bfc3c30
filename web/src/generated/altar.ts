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
