// The view of Altar as src/themis/games/altar/view.py declares it.

import type { RealmView, AltarView as Seen, SideView } from '../../generated/altar'

export const GODS = ['old', 'love', 'war', 'fear', 'light']
/** A god's slug; a variant may have others than the published five. */
export type God = string

export const CLASSES = ['priestess', 'warrior', 'rogue', 'corruptor', 'devotee'] as const
export type Class = (typeof CLASSES)[number]

/** Cards by slug: how many of each. */
export type Cards = Record<string, number>

export interface Asked {
  name: string
  waiting: number[]
  /** The played follower by number, -1 if there is none. */
  card: number
  actions: number
  god?: number
  paid?: number
}

export type { RealmView, SideView }
export type AltarView = Omit<Seen, 'decision'> & { decision: Asked | null }

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

/** Whether the one who looks chooses among cards that lie nowhere on the table else. */
export function isTray(view: AltarView): boolean {
  return isAsked(view, 'Keep', 'PutBack', 'Recover')
}

/** The god for whom the one who looks performs a ritual now. */
export function ritualGod(view: AltarView): God | undefined {
  return isAsked(view, 'Spend') ? GODS[view.decision?.god ?? -1] : undefined
}

export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, number) => sum + number, 0)
}

/** How many copies of a follower have been seen to lie somewhere, by the eyes that look. */
export function seenOf(view: AltarView, slug: string): number {
  const open = [...view.display, ...view.top, ...view.bottom, ...view.aside, view.played, ...view.realms.flatMap((realm) => realm.adorers)]
  const counted = [view.discards, view.boxed, ...view.sides.flatMap((side) => [side.hand ?? side.known, side.influence])]
  return open.filter((card) => card === slug).length + counted.reduce((sum, cards) => sum + (cards[slug] ?? 0), 0)
}
