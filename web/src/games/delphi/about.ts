// What the pieces of the table say of themselves, each by a message `about-…` and what is to be filled in there.

import type { Attachment } from 'svelte/attachments'
import type { GameInfo } from '../../generated/protocol'
import type { Speech } from '../../speech/speech'
import { numberOf } from '../content'
import { explains } from '../explain.svelte'
import { tileOf, woundLimits } from './content'
import { colourName, counts, functionOf, taskLabel } from './labels'
import { tasksDone, tasksOf, total, type Colour, type DelphiView, type HexView, type SideView, type Task } from './view'

/** A hex, by what may be done there. */
export function aboutHex(speech: Speech, info: GameInfo, view: DelphiView, hex: HexView, place: string): Attachment<Element> {
  if (hex.kind === 'sea') return explains('water', { place, range: view.sides[view.seat]?.range ?? numberOf(info, 'range') })
  if (hex.kind === 'zeus' || hex.kind === 'shallow-water') return explains(hex.kind === 'zeus' ? 'zeus' : 'shallows', { place })
  if (hex.kind === 'island') return aboutIsland(speech, info, view, hex, place)
  return explains(hex.kind === 'marked-lair' ? 'lair' : hex.kind, { place })
}

function aboutIsland(speech: Speech, info: GameInfo, view: DelphiView, hex: HexView, place: string): Attachment<Element> {
  const island = view.islands.find((candidate) => candidate.hex === hex.hex)
  if (!island?.tile) return explains('island-hidden', { place })
  const reward = functionOf(speech, 'letter', tileOf(info, island.tile).letter)
  if (!island.explored) return explains('island-known', { place, reward })
  return explains(island.shrine >= 0 ? 'shrine' : 'island-open', { place })
}

/** A card or tile: its name and what it does. */
export function aboutCard(speech: Speech, domain: 'equipment' | 'passenger' | 'ship', slug: string): Attachment<Element> {
  return explains(domain, { card: speech.thing(domain, slug), function: functionOf(speech, domain, slug) }, speech.tip(domain, slug))
}

export function aboutGod(speech: Speech, info: GameInfo, side: SideView, god: string): Attachment<Element> {
  const said = { god: speech.thing('god', god), function: functionOf(speech, 'god', god) }
  const rows = { row: side.gods[god] ?? 0, top: numberOf(info, 'god_top_row') }
  return explains('god', { ...said, ...rows }, speech.tip('god', god))
}

export function aboutTask(speech: Speech, task: Task, colour: Colour | null, done: boolean): Attachment<Element> {
  const label = taskLabel(speech, task, colour)
  return explains(`task-${task}`, { task: done ? speech.text('table-task-done', { task: label }) : label })
}

export function aboutTasks(view: DelphiView, side: SideView): Attachment<Element> {
  return explains('tasks', { number: tasksDone(view, side), all: tasksOf(view, side) })
}

export function aboutWounds(info: GameInfo, side: SideView): Attachment<Element> {
  return explains('wounds', { number: total(side.wounds), ...woundLimits(info, side) })
}

export function aboutWound(speech: Speech, side: SideView, colour: Colour): Attachment<Element> {
  return explains('wound', { colour: colourName({ speech }, colour), number: side.wounds[colour] ?? 0 })
}

export function aboutHold(speech: Speech, side: SideView, free: number): Attachment<Element> {
  return explains('hold', { offerings: counts({ speech }, side.offerings, true), statues: counts({ speech }, side.statues, true), free })
}

export function aboutShield(info: GameInfo, side: SideView): Attachment<Element> {
  return explains('shield', { number: side.shield, most: numberOf(info, 'shield_most') })
}
