// The view of Pantheon as src/themis/games/pantheon/view.py declares it.

import type { GameInfo, Offer } from '../../generated/protocol'
import type { Things } from '../board'
import { numberOf, rowOf } from '../content'
import type { PantheonScene, PantheonView as Seen, SideView, SpaceView } from '../../generated/pantheon'

/** A decision, with whatever numbers it is about. */
export interface Asked {
  name: string
  waiting: number[]
  /** Steps or coins: what a move or purchase has cost so far, and what is left, which only the one who pays knows. */
  spent?: number
  left?: number
  /** Movement cards that the move takes so far. */
  movement?: number
  jumps?: number
  /** Cards, coins or upgrades that are still due. */
  due?: number
  /** By the number of its slug. */
  deity?: number
}

export type { SideView, SpaceView }
/** With the scene, which never changes. */
export type PantheonView = Omit<Seen, 'decision'> & PantheonScene & { decision: Asked | null }

export interface Piece {
  seat: number
  kind: 'foot' | 'column'
}

/** Whether a seat is asked one of these decisions. */
export function isAsked({ decision }: PantheonView, seat: number, ...names: string[]): boolean {
  return decision !== null && names.includes(decision.name) && decision.waiting.includes(seat)
}

/** Whether somebody places pieces now. */
export function isPlacing({ decision }: Pick<PantheonView, 'decision'>): boolean {
  return decision !== null && ['Move', 'Buy', 'BonusColumn'].includes(decision.name)
}

/** What stands on a space: columns on a column space, feet on any other. */
export function piecesOn(view: Pick<PantheonView, 'pieces'>, { space, kind }: SpaceView): Piece[] {
  return (view.pieces[space] ?? []).map((seat) => ({ seat, kind: kind === 'column' ? 'column' : 'foot' }))
}

export function total(numbers: Record<string, number>): number {
  return Object.values(numbers).reduce((sum, number) => sum + number, 0)
}

/** The deities of the row that nobody has taken yet. */
export function deitiesLeft({ row }: Pick<PantheonView, 'row'>): string[] {
  return row.filter((deity) => deity !== null)
}

/** Steps that a seat can make: those it has always, by its movement cards, and with the big foot on its own turn. */
export function budgetOf(view: PantheonView, info: GameInfo, seat: number): number {
  const side = view.sides[seat]
  if (!side) return 0
  if (view.decision?.name === 'Move' && view.decision.left !== undefined) return view.decision.left
  const cards = (side.hand?.['movement'] ?? 0) * Number(rowOf(info, 'card', 'movement')['value'] ?? 0)
  return side.steps + cards + (view.turn === seat ? numberOf(info, 'big_foot_steps') : 0)
}

/** Coins that a seat can spend in a Buy. */
export function coinsOf(view: PantheonView, info: GameInfo, seat: number): number {
  const side = view.sides[seat]
  if (!side) return 0
  if (view.decision?.name === 'Buy' && view.decision.left !== undefined) return view.decision.left
  const worth = (slug: string): number => (rowOf(info, 'card', slug)['kind'] === 'money' ? Number(rowOf(info, 'card', slug)['value']) : 0)
  return Object.entries(side.hand ?? {}).reduce((sum, [slug, count]) => sum + worth(slug) * count, side.money)
}

/** A way to pay a deity: the type for each of its numbers, and how many cards it takes. */
export interface Payment {
  target: string
  offer: Offer
  types: string[]
  cards: number
}

/** The ways to pay so many numbers that are offered now, the fewest cards first. */
export function waysToPay(info: GameInfo, things: Things, numbers: number): Payment[] {
  const ways = orders(info.slugs['offering'] ?? [], numbers).flatMap((types) => {
    const slug = types.map((type) => type[0]).join('')
    const target = `hand:${numbers > 1 ? slug : types[0]}`
    const offer = things.offersAt(target).find(([choice]) => choice === `offer ${slug}`)
    return offer ? [{ target, offer, types, cards: types.reduce((sum, type) => sum + (offer[1][type] ?? 0), 0) }] : []
  })
  return ways.sort((one, other) => one.cards - other.cards)
}

/** Every order in which so many of the types can stand. */
function orders(types: string[], length: number): string[][] {
  if (length === 0) return [[]]
  return types.flatMap((type) =>
    orders(
      types.filter((other) => other !== type),
      length - 1,
    ).map((rest) => [type, ...rest]),
  )
}

/** The deity that somebody pays for now, if these eyes may know it. */
export function deityPaid({ decision }: PantheonView, info: GameInfo): string | undefined {
  return info.slugs['deity']?.[decision?.deity ?? -1]
}

/** Whether a seat has anything that it keeps. */
export function hasGained({ demigods, deities, step_tiles }: SideView): boolean {
  return demigods + total(deities) + total(step_tiles) > 0
}
