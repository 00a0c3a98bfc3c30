// What screen readers say about the pieces; what is drawn says the same without words.

import type { GameInfo } from '../../generated/protocol'
import { sentencesOf, textOfRow } from '../../speech/effects'
import type { Speech } from '../../speech/speech'
import { rowOf } from '../content'
import { costOf, RESOURCES, type CellFacts, type Cost } from './content'
import { isReplaced, type ProtoView, type Side, type SlotView } from './view'

/** What a card, people or monument does, in the words of its row. */
export function functionOf(speech: Speech, table: string, slug: string): string {
  return textOfRow(speech, rowOf(speech.info, table, slug), table)
}

export interface Count {
  seat: number
  number: number
}

/** Who has how much on a cell once all plans are open, the largest first, then by initiative; nobody once its quest is gone. */
export function countsOn(view: Pick<ProtoView, 'sides' | 'order' | 'slots' | 'phase' | 'decision'>, { index, slot }: CellFacts): Count[] {
  if (isReplaced(view, slot)) return []
  return view.order
    .map((seat) => ({ seat, number: view.sides[seat]?.counts?.[index] ?? 0 }))
    .filter(({ number }) => number > 0)
    .sort((one, other) => other.number - one.number)
}

/** A cell: its name, and what lies there, one's own while planning, everybody's once it is open. */
export function cellLabel(speech: Speech, view: ProtoView, names: string[], cell: CellFacts, number: number, planning: boolean): string {
  const name = speech.thing('cell', cell.cell)
  if (planning) return speech.text('table-cell', { cell: name, number })
  const counts = countsOn(view, cell).map((count) => `${names[count.seat] ?? ''} ${count.number}`)
  return counts.length ? speech.text('table-cell-counts', { cell: name, counts: counts.join(', ') }) : name
}

/** What the epilogue of a side does. */
export function epilogueOf(speech: Speech, quest: string, side: Side): string {
  return sentencesOf(speech, rowOf(speech.info, 'quest', quest), side)
}

/** "Light side: Elves. Winners receive 2 wood." */
export function sideLabel(speech: Speech, slot: SlotView, side: Side): string {
  const people = slot[side]
  return speech.text('table-side', {
    side,
    people: people ? speech.thing('people', people) : '–',
    gift: people ? functionOf(speech, 'people', people) : '',
  })
}

export function cardLabel(speech: Speech, table: 'power' | 'tool', slug: string, planned = false): string {
  return speech.text('table-card', {
    table,
    card: speech.thing(table, slug),
    planned: planned ? 'yes' : 'no',
    function: functionOf(speech, table, slug),
  })
}

/** What is seen of a monument comes first, so that it can be asked for by voice. */
export function monumentLabel(speech: Speech, info: GameInfo, slug: string, price?: Cost): string {
  const cost = price ?? costOf(info, 'monument', slug)
  const parts = RESOURCES.filter((resource) => cost[resource]).map((thing) => speech.text('table-good', { thing, number: cost[thing] }))
  return speech.text('table-monument', {
    monument: speech.thing('monument', slug),
    cost: parts.join(', ') || '0',
    function: functionOf(speech, 'monument', slug),
  })
}

export function objectiveLabel(speech: Speech, kind: 'favoured' | 'disfavoured', people: string): string {
  return speech.text('table-objective', { kind, people: speech.thing('people', people) })
}

/** Another seat in a line: who plays which god, what they have and what they have built. */
export function seatLabel(speech: Speech, names: string[], view: ProtoView, seat: number): string {
  const side = view.sides[seat]
  if (!side) return names[seat] ?? ''
  const goods = RESOURCES.map((thing) => speech.text('table-good', { thing, number: side[thing] }))
  return [
    speech.text('table-god', { player: names[seat] ?? '', god: side.god ? speech.thing('god', side.god) : '–' }),
    ...goods,
    speech.text('table-good', { thing: 'disciple', number: side.disciples }),
    speech.text('table-monuments', { number: side.monuments.length }),
  ].join(', ')
}
