// The view of Altar as src/themis/games/altar/view.py builds it.

export const GODS = ['old', 'love', 'war', 'fear', 'light'] as const
export type God = (typeof GODS)[number]

export const CLASSES = ['priestess', 'warrior', 'rogue', 'corruptor', 'devotee'] as const
export type Class = (typeof CLASSES)[number]

/** Cards by slug: how many of each. */
export type Cards = Record<string, number>

export interface RealmView {
  god: God
  /** -1 for a god that nobody plays. */
  owner: number
  active: number
  inactive: number
  sanctuaries: number
  adorers: string[]
  progress: number
  complete: boolean
  placed: number
}

export interface SideView {
  gods: God[]
  hand_size: number
  /** Null for somebody else's hand, and for every hand until all gods are chosen. */
  hand: Cards | null
  /** Cards in hand that everybody saw going there. */
  known: Cards
  hand_limit: number
  influence: Cards
  complete: boolean
  points: number
}

export interface Asked {
  name: string
  waiting: number[]
  /** The played follower by number, -1 if there is none. */
  card: number
  actions: number
  god?: number
  paid?: number
}

export interface AltarView {
  seat: number
  /** 0 while the gods are chosen. */
  round: number
  first: number
  turn: number
  over: boolean
  decision: Asked | null
  actions: number
  ending: string
  altars_left: number
  sanctuaries_left: number
  pile: number
  /** Cards in known order, the uppermost first; those of others have no name. */
  top: (string | null)[]
  bottom: (string | null)[]
  display: (string | null)[]
  discards: Cards
  boxed: Cards
  /** Cards being looked at or swapped; without a name for eyes that may not see them. */
  aside: (string | null)[]
  /** The card whose text is being carried out. */
  played: string | null
  realms: RealmView[]
  sides: SideView[]
}

export function isChoosing(view: AltarView): boolean {
  return view.round === 0
}

export function realmsOf(view: AltarView, seat: number): RealmView[] {
  return view.realms.filter((realm) => realm.owner === seat)
}

/** Whether the one who looks is asked this. */
export function isAsked(view: AltarView, ...names: string[]): boolean {
  const { decision, seat } = view
  return decision !== null && decision.waiting.includes(seat) && names.includes(decision.name)
}

/** The god for whom the one who looks performs a ritual now. */
export function ritualGod(view: AltarView): God | undefined {
  return isAsked(view, 'Spend') ? GODS[view.decision?.god ?? -1] : undefined
}

export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, number) => sum + number, 0)
}
