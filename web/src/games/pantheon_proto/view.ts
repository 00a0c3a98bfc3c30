// The view of Pantheon, the prototype, as src/themis/games/pantheon_proto/view.py declares it.

import type { PantheonProtoScene, PantheonProtoView as Seen, SideView, SlotView } from '../../generated/pantheon_proto'

/** A decision, with whatever numbers it is about. */
export interface Asked {
  name: string
  waiting: number[]
  column?: number
  /** By the number of its slug. */
  monument?: number
  number?: number
}

export type { SideView, SlotView }
/** With the scene, which never changes. */
export type ProtoView = Omit<Seen, 'decision'> & PantheonProtoScene & { decision: Asked | null }

export const SIDES = ['light', 'dark'] as const
export type Side = (typeof SIDES)[number]

/** Whether a seat is asked one of these decisions. */
export function isAsked({ decision }: Pick<ProtoView, 'decision'>, seat: number, ...names: string[]): boolean {
  return decision !== null && names.includes(decision.name) && decision.waiting.includes(seat)
}

/** Whether everybody's plans are open. */
export function areRevealed({ sides }: Pick<ProtoView, 'sides'>): boolean {
  return sides.some((side) => side.counts)
}

const FIRST_QUEST_COLUMN = 2

/** Whether what lies on the cells of a slot was for a quest that is gone: its place is empty, or the new card has no marks yet. */
export function isReplaced({ slots, phase, decision }: Pick<ProtoView, 'slots' | 'phase' | 'decision'>, slot: number): boolean {
  const found = slots[slot]
  if (!found || phase === 'planning') return false
  const isResolved = phase !== 'resolution' || (decision?.column ?? 0) > FIRST_QUEST_COLUMN + slot
  return !found.quest || (isResolved && !found.light_marks && !found.dark_marks)
}

/** The cards of a seat that work: its power, and its tool once it is built. */
export function cardsOf(side: Pick<SideView, 'power' | 'tool' | 'crafted'> | undefined): [table: 'power' | 'tool', slug: string][] {
  const found: [table: 'power' | 'tool', slug: string][] = []
  if (side?.power) found.push(['power', side.power])
  if (side?.tool && side.crafted) found.push(['tool', side.tool])
  return found
}

/** Why the game may end with this turn, though nothing says yet that it will; empty if it hardly can. */
export function mayEnd(
  view: Pick<ProtoView, 'slots' | 'quest_pile' | 'monument_pile' | 'scale' | 'scale_end' | 'sides'>,
  marks: number,
): string {
  const { slots } = view
  const near = slots.filter((slot) => Math.max(slot.light_marks, slot.dark_marks) === marks - 1)
  if (near.length > view.quest_pile) return 'quests'
  // As many monuments as there are players are soon built.
  if (view.monument_pile < view.sides.length) return 'monuments'
  const atEnd = Object.entries(view.scale).some(([people, position]) => {
    const quests = slots.filter(({ light, dark }) => light === people || dark === people).length
    return quests > 0 && Math.abs(position) + quests >= view.scale_end
  })
  return atEnd ? 'scale' : ''
}

/** How many spaces the score track has; then it begins again. */
export const TRACK = 50

export interface Standing {
  seat: number
  god: string | null
  points: number
  /** The space, and how often the track has been walked round. */
  place: number
  laps: number
  /** How many others stand so near before it that they would cover each other. */
  level: number
}

const NEAR = 2

/** Where everybody stands on the score track, from the last to the first. */
export function standings({ sides }: Pick<ProtoView, 'sides'>): Standing[] {
  const all = sides
    .map(({ god, track }, seat) => ({ seat, god, points: track, place: track % TRACK, laps: Math.floor(track / TRACK), level: 0 }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat)
  all.forEach((one, i) => {
    const before = all[i - 1]
    if (before && one.place - before.place < NEAR) one.level = before.level + 1
  })
  return all
}
