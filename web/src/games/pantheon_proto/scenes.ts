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
  harvests: ({ seat: number } & Cost)[]
  order: { seat: number; number: number }[]
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
}

export interface Quest extends Scene {
  kind: 'quest'
  slot: string
  quest: string
  peoples: Record<Side, string>
  /** Who has how much on either side. */
  counts: Record<Side, { seat: number; number: number }[]>
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
export type Known = Pick<ProtoView, 'slots'> & { sides: Pick<ProtoView['sides'][number], 'power' | 'tool' | 'crafted' | 'counts'>[] }
type Told = Before<Known>

/** How long a scene stays, beside others. */
const OPENING = 2
const QUEST = 2.4

export const script: Script<PantheonProtoEvents, ProtoScene, Known> = {
  'plan-revealed': ({ seat, ...cells }, scenes, { info }) => {
    opening(scenes).plans[seat] = cellsOf(info).map(({ cell }) => Number((cells as Record<string, number>)[cell] ?? 0))
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
  gift: ({ seat, thing, number }, scenes) => gain(scenes, seat, thing, number),
  'gift-took': ({ seat, thing, number }, scenes) => gain(scenes, seat, thing, -number),
  'power-gave': ({ seat, power, thing, number }, scenes, { info }) =>
    givesByQuest(info, 'power', power) ? gain(scenes, seat, thing, number) : DRAWN,
  'tool-gave': ({ seat, tool, thing, number }, scenes, { info }) =>
    givesByQuest(info, 'tool', tool) ? gain(scenes, seat, thing, number) : DRAWN,
  'epilogue-gave': ({ seat, thing, number }, scenes) => gain(scenes, seat, thing, number),
  'epilogue-took': ({ seat, thing, number }, scenes) => gain(scenes, seat, thing, -number),
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
  return last(scenes, 'opening') ?? begun<Opening>(scenes, { kind: 'opening', at: [], beats: OPENING, plans: {}, harvests: [], order: [] })
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

/** What somebody gains by a quest; all of one thing together. */
function gain(scenes: ProtoScene[], seat: number, thing: string, number: number): typeof DRAWN {
  return draw(scenes, ({ gains }) => {
    const found = gains.find((one) => one.seat === seat && one.thing === thing && one.number > 0 === number > 0)
    if (found) found.number += number
    else gains.push({ seat, thing: thing as Thing, number })
  })
}

/** Who has how much on a cell, the largest first: what was placed there, and what cards add to it. */
function countsOf(scenes: ProtoScene[], before: Told, cell: string): { seat: number; number: number }[] {
  const seats = before.view.sides.map((_, seat) => ({ seat, number: countOf(scenes, before, seat, cell) }))
  return seats.filter(({ number }) => number > 0).sort((one, other) => other.number - one.number)
}

function countOf(scenes: ProtoScene[], { view, info }: Told, seat: number, slug: string): number {
  const cell = cellsOf(info).find((one) => one.cell === slug)
  const side = view.sides[seat]
  if (!cell || !side) return 0
  const plan = scenes.find((scene) => scene.kind === 'opening')?.plans[seat]
  const added = scenes.filter((scene) => scene.kind === 'added' && scene.seat === seat && scene.cell === slug).length
  if (!plan) return (side.counts?.[cell.index] ?? 0) + added
  const number = plan[cell.index] ?? 0
  return number + bonusOf(info, side, cell, number) + added
}

function bonusOf(info: GameInfo, side: Known['sides'][number], cell: { cell: string; kind: string }, number: number): number {
  const effects = cardsOf(side).flatMap(([table, slug]) => bonusesOf(rowOf(info, table, slug)['effects'], cell))
  return effects.filter(({ placed }) => placed === null || placed === number).reduce((sum, bonus) => sum + bonus.number, 0)
}
