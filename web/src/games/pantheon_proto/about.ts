// What the pieces of the table say of themselves, each by a message `about-…` and what is to be filled in there.

import type { Attachment } from 'svelte/attachments'
import type { GameInfo } from '../../generated/protocol'
import type { Speech } from '../../speech/speech'
import { numberOf } from '../content'
import { explains } from '../explain.svelte'
import type { CellFacts } from './content'
import { epilogueOf, functionOf } from './labels'
import type { Side, SlotView } from './view'

export function aboutQuest(speech: Speech, slot: SlotView): Attachment<Element> {
  if (!slot.quest) return explains('slot-empty')
  return explains(
    'quest',
    {
      quest: speech.thing('quest', slot.quest),
      light: epilogueOf(speech, slot.quest, 'light'),
      dark: epilogueOf(speech, slot.quest, 'dark'),
    },
    speech.tip('quest', slot.quest),
  )
}

/** What everybody on a side gains if it wins. */
export function aboutGift(speech: Speech, people: string): Attachment<Element> {
  return explains(
    'people',
    { people: speech.thing('people', people), function: functionOf(speech, 'people', people) },
    speech.tip('people', people),
  )
}

export function aboutEpilogue(speech: Speech, quest: string | null, side: Side, number: number): Attachment<Element> {
  return explains('epilogue', { side, number, function: quest ? epilogueOf(speech, quest, side) : '' })
}

export function aboutCell(speech: Speech, { cell, kind }: CellFacts): Attachment<Element> {
  return explains(`cell-${kind}`, { cell: speech.thing('cell', cell) })
}

export function aboutPosition(speech: Speech, people: string, position: string): Attachment<Element> {
  return explains('position', { people: speech.thing('people', people), position })
}

export function aboutMonument(speech: Speech, slug: string): Attachment<Element> {
  return explains(
    'monument',
    { monument: speech.thing('monument', slug), function: functionOf(speech, 'monument', slug) },
    speech.tip('monument', slug),
  )
}

export function aboutCard(speech: Speech, table: 'power' | 'tool', slug: string): Attachment<Element> {
  return explains(table, { [table]: speech.thing(table, slug), function: functionOf(speech, table, slug) }, speech.tip(table, slug))
}

export function aboutObjective(speech: Speech, info: GameInfo, kind: 'favoured' | 'disfavoured', people: string): Attachment<Element> {
  return explains(kind, {
    people: speech.thing('people', people),
    points: numberOf(info, 'objective_points'),
    same: numberOf(info, 'same_people_points'),
  })
}

/** A resource or disciples. */
export function aboutGood(speech: Speech, thing: string, number: number): Attachment<Element> {
  return explains(thing === 'disciple' ? 'disciples' : 'resource', { thing: speech.thing('thing', thing), number })
}

export function aboutGod(speech: Speech, god: string): Attachment<Element> {
  return explains('god', { god: speech.thing('god', god) }, speech.tip('god', god))
}
