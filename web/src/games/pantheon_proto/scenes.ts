// What is shown of a resolution while it happens, and can be read again: the plans are opened and resources and initiative follow from
// them; then quest by quest what everybody has on either side, why a side wins, and who gains what. Also monuments, tools and the end.

import type { PantheonProtoEvents } from '../../generated/pantheon_proto'
import type { GameInfo } from '../../generated/protocol'
import { textsOf } from '../../speech/effects'
import { rowOf } from '../content'
import { begun, DRAWN, last, type Before, type Scene, type Script } from '../scenes'
import { cellsOf, type Cost } from './content'
import { bonusesOf } from './effects'
import { cardsOf, type ProtoView, type Side } from './view'

export type Thing = 'wood' | 'metal' | 'wheat' | 'disciple' | 'point'

/** All plans are open: what they harvest, and the new order. */
export interface Opening extends Scene {
  kind: 'opening'
  plans: Record<number, number[]>
  /** What cards add to the plans. */
  bonuses: CardBonus[]
  harvests: ({ seat: number } & Cost)[]
  order: { seat: number; number: number }[]
}

export interface CardBonus {
  seat: number
  cell: string
  table: 'power' | 'tool'
  card: string
  number: number
}

/** A bonus for any cell is used. */
export interface Added extends Scene {
  kind: 'added'
  seat: number
  cell: string
}

export interface Gain {
  seat: number
  thing: Thing
  number: number
  /** The people, card or quest that it comes from. */
  from: string
}

/** What somebody has on a side: all that counts, and how much of it was placed. */
export interface Count {
  seat: number
  number: number
  placed: number
}

export interface Quest extends Scene {
  kind: 'quest'
  slot: string
  quest: string
  peoples: Record<Side, string>
  /** Who has how much on either side. */
  counts: Record<Side, Count[]>
  totals: Record<Side, number>
  /** What belongs to nobody. */
  neutral: Record<Side, number>
  winner: Side | null
  /** More on one side, the first in initiative, everybody on both sides, or nothing at all. */
  why: 'more' | 'decided' | 'balanced' | 'unresolved'
  /** Who decided it; -1 if nobody did. */
  decider: number
  marks: number
  moves: { people: string; position: number; by: number }[]
  ranks: { seat: number; place: number; number: number }[]
  gains: Gain[]
  /** Disciples that somebody may not receive, or has no room for. */
  refused: { seat: number; number: number }[]
  finished: boolean
}

/** Somebody builds a monument or a tool. */
export interface Built extends Scene {
  kind: 'built'
  seat: number
  table: 'monument' | 'tool'
  slug: string
}

/** The end is near. */
export interface Ending extends Scene {
  kind: 'ending'
  ending: string
}

export type ProtoScene = Opening | Added | Quest | Built | Ending
/** What a scene must know of the table before. */
export type Known = Pick<ProtoView, 'slots'> & {
  sides: Pick<ProtoView['sides'][number], 'power' | 'tool' | 'crafted' | 'plan' | 'counts'>[]
}
type Told = Before<Known>

/** How long a scene stays, beside others. */
const OPENING = 2
const QUEST = 2.4

export const script: Script<PantheonProtoEvents, ProtoScene, Known> = {
  'plan-revealed': ({ seat, ...cells }, scenes, { view, info }) => {
    const scene = opening(scenes)
    const plan = cellsOf(info).map(({ cell }) => Number((cells as Record<string, number>)[cell] ?? 0))
    scene.plans[seat] = plan
    scene.bonuses.push(...cellsOf(info).flatMap((cell) => bonusesOn(info, view.sides[seat], seat, cell, plan[cell.index] ?? 0)))
    return DRAWN
  },
  harvested: ({ seat, wood, metal, wheat }, scenes) => {
    opening(scenes).harvests.push({ seat, wood, metal, wheat })
    return DRAWN
  },
  'initiative-set': ({ seat, number }, scenes) => {
    opening(scenes).order.push({ seat, number })
    return DRAWN
  },
  'bonus-added': ({ seat, cell }, scenes) => {
    begun<Added>(scenes, { kind: 'added', at: [`cell:${cell}`], seat, cell })
  },
  'quest-counted': (event, scenes, before) => {
    const { slot, light, dark } = event
    const found = before.view.slots.find((one) => one.slot === slot)
    begun<Quest>(scenes, {
      kind: 'quest',
      at: [`slot:${slot}`],
      beats: QUEST,
      slot,
      quest: found?.quest ?? '',
      peoples: { light: found?.light ?? '', dark: found?.dark ?? '' },
      counts: { light: countsOf(scenes, before, `${slot}-light`), dark: countsOf(scenes, before, `${slot}-dark`) },
      totals: { light, dark },
      neutral: { light: event['neutral-light'], dark: event['neutral-dark'] },
      winner: null,
      why: 'unresolved',
      decider: -1,
      marks: 0,
      moves: [],
      ranks: [],
      gains: [],
      refused: [],
      finished: false,
    })
    return DRAWN
  },
  'quest-won': ({ side }, scenes) => decide(scenes, { winner: side as Side, why: 'more' }),
  'quest-balanced': ({ side }, scenes) => decide(scenes, { winner: side as Side, why: 'balanced' }),
  'quest-decided': ({ side, seat }, scenes) => decide(scenes, { winner: side as Side, why: 'decided', decider: seat }),
  'quest-unresolved': (_, scenes) => decide(scenes, {}),
  'mark-set': ({ number }, scenes) => draw(scenes, (quest) => (quest.marks = number)),
  'people-rose': ({ people, position }, scenes) => draw(scenes, ({ moves }) => moves.push({ people, position, by: 1 })),
  'people-fell': ({ people, position }, scenes) => draw(scenes, ({ moves }) => moves.push({ people, position, by: -1 })),
  'people-stayed': ({ people, position }, scenes) => draw(scenes, ({ moves }) => moves.push({ people, position, by: 0 })),
  ranked: ({ seat, place, number }, scenes) => draw(scenes, ({ ranks }) => ranks.push({ seat, place, number })),
  gift: ({ seat, people, thing, number }, scenes) => gain(scenes, seat, thing, number, people),
  'gift-took': ({ seat, people, thing, number }, scenes) => gain(scenes, seat, thing, -number, people),
  'power-gave': ({ seat, power, thing, number }, scenes, { info }) =>
    givesByQuest(info, 'power', power) ? gain(scenes, seat, thing, number, power) : DRAWN,
  'tool-gave': ({ seat, tool, thing, number }, scenes, { info }) =>
    givesByQuest(info, 'tool', tool) ? gain(scenes, seat, thing, number, tool) : DRAWN,
  'epilogue-gave': ({ seat, quest, thing, number }, scenes) => gain(scenes, seat, thing, number, quest),
  'epilogue-took': ({ seat, quest, thing, number }, scenes) => gain(scenes, seat, thing, -number, quest),
  'disciples-refused': ({ seat, number }, scenes) => draw(scenes, ({ refused }) => refused.push({ seat, number })),
  'disciples-full': ({ seat, number }, scenes) => draw(scenes, ({ refused }) => refused.push({ seat, number })),
  epilogue: (_, scenes) => draw(scenes, (quest) => (quest.finished = true)),
  built: ({ seat, monument }, scenes) => {
    begun<Built>(scenes, { kind: 'built', at: [`display:${monument}`], seat, table: 'monument', slug: monument })
  },
  crafted: ({ seat, tool }, scenes) => {
    begun<Built>(scenes, { kind: 'built', at: [`seat:${seat}`], seat, table: 'tool', slug: tool })
  },
  'end-triggered': ({ ending }, scenes) => {
    begun<Ending>(scenes, { kind: 'ending', at: [], ending })
  },
}

function opening(scenes: ProtoScene[]): Opening {
  return (
    last(scenes, 'opening') ??
    begun<Opening>(scenes, { kind: 'opening', at: [], beats: OPENING, plans: {}, bonuses: [], harvests: [], order: [] })
  )
}

function decide(scenes: ProtoScene[], found: Partial<Quest>): typeof DRAWN {
  return draw(scenes, (quest) => Object.assign(quest, found))
}

function draw(scenes: ProtoScene[], change: (quest: Quest) => void): typeof DRAWN {
  const quest = last(scenes, 'quest')
  if (quest) change(quest)
  return DRAWN
}

/** Whether a card gives something for a quest that is won or lost; others give it in every phase of a kind. */
function givesByQuest(info: GameInfo, table: 'power' | 'tool', slug: string): boolean {
  return textsOf(rowOf(info, table, slug), 'effects').some((effect) => /^(won|lost):/.test(effect))
}

/** What somebody gains by a quest, and by whom. */
function gain(scenes: ProtoScene[], seat: number, thing: string, number: number, from: string): typeof DRAWN {
  return draw(scenes, ({ gains }) => gains.push({ seat, thing: thing as Thing, number, from }))
}

/** Who has how much on a cell, the largest first: what was placed there, and what cards add to it. */
function countsOf(scenes: ProtoScene[], before: Told, cell: string): Count[] {
  const seats = before.view.sides.map((_, seat) => ({ seat, ...countOf(scenes, before, seat, cell) }))
  return seats.filter(({ number }) => number > 0).sort((one, other) => other.number - one.number)
}

function countOf(scenes: ProtoScene[], { view, info }: Told, seat: number, slug: string): Omit<Count, 'seat'> {
  const cell = cellsOf(info).find((one) => one.cell === slug)
  const side = view.sides[seat]
  if (!cell || !side) return { number: 0, placed: 0 }
  const plan = scenes.find((scene) => scene.kind === 'opening' && scene.plans[seat])
  const added = scenes.filter((scene) => scene.kind === 'added' && scene.seat === seat && scene.cell === slug).length
  if (plan?.kind !== 'opening') {
    const number = (side.counts?.[cell.index] ?? 0) + added
    return { number, placed: side.plan?.[cell.index] ?? number }
  }
  const placed = plan.plans[seat]?.[cell.index] ?? 0
  const bonus = bonusesOn(info, side, seat, cell, placed).reduce((sum, { number }) => sum + number, 0)
  return { number: Math.max(0, placed + bonus + added), placed }
}

/** What the cards of a seat add to a cell on which so many disciples lie. */
function bonusesOn(
  info: GameInfo,
  side: Known['sides'][number] | undefined,
  seat: number,
  cell: { cell: string; kind: string },
  placed: number,
): CardBonus[] {
  return cardsOf(side).flatMap(([table, card]) =>
    bonusesOf(rowOf(info, table, card)['effects'], cell)
      .filter((bonus) => bonus.placed === null || bonus.placed === placed)
      .map(({ number }) => ({ seat, cell: cell.cell, table, card, number })),
  )
}

/** What an opening is about: plans, or what has come of them after somebody was asked. */
export function titleOf({ plans, harvests, order }: Opening): 'table-opening' | 'table-harvest' | 'table-order' | 'table-harvest-order' {
  if (Object.keys(plans).length) return 'table-opening'
  if (!harvests.length) return 'table-order'
  return order.length ? 'table-harvest-order' : 'table-harvest'
}

/** Whether equal counts made initiative decide who has which rank. */
export function ranksAreTied({ ranks, counts, winner }: Quest): boolean {
  if (!winner) return false
  const numberOf = (seat: number): number => counts[winner].find((one) => one.seat === seat)?.number ?? 0
  return ranks.some((rank) => counts[winner].some(({ seat, number }) => seat !== rank.seat && number === numberOf(rank.seat)))
}
