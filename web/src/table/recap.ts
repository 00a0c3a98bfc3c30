// What changed for somebody while the others played.

import type { GameLook } from '../games/board'
import { read } from '../games/scenes'
import type { GameInfo, Happening, Move } from '../generated/protocol'
import { pointsOf } from './sides'
import { TURN } from './story'

// Every game of whole plans gives this name to what the rules add to a plan.
const FILLED = 'plan-filled'

type View = Record<string, unknown>

/** Where somebody stands among all, where points are public. */
export interface Standing {
  points: number
  rank: number
  seats: number
}

/** The moves of others since a seat chose for the last time, with only those of their events that concern the seat. */
export function movesAbout(seat: number, log: Move[], info: GameInfo, view: View, look: GameLook): Move[] {
  const since = Math.max(
    0,
    log.findLastIndex((move) => move.seat === seat),
  )
  return log
    .slice(since + 1)
    .map((move) => ({ ...move, events: move.events.filter((event) => isAbout(seat, event, info, view, look)) }))
    .filter((move) => move.events.length > 0)
}

/** What the rules added to a seat's plan, until the seat chooses again; nobody is ready with such a plan, so it was the clock. */
export function completedPlan(seat: number, log: Move[], info: GameInfo): Move | null {
  const isIt = (event: Happening): boolean => event[0] === FILLED && read(event, info)['seat'] === seat
  const at = log.findLastIndex((move) => move.events.some(isIt))
  const move = log[at]
  if (!move || log.slice(at + 1).some((later) => later.seat === seat && !later.forced)) return null
  return { ...move, events: move.events.filter(isIt) }
}

/** That one's turn begins is no news. */
function isAbout(seat: number, event: Happening, info: GameInfo, view: View, look: GameLook): boolean {
  const fields = read(event, info)
  const isNamed = info.seats.some((field) => fields[field] === seat)
  return event[0] !== TURN && (isNamed || (look.concerns?.(seat, event[0], fields, view as never) ?? false))
}

export function standingOf(view: View, seat: number): Standing | null {
  const sides = view['sides']
  const all = Array.isArray(sides) ? sides.map((_, other) => pointsOf(view, other)) : []
  const points = all[seat] ?? null
  if (points === null || all.includes(null)) return null
  return { points, rank: 1 + all.filter((others) => (others ?? 0) > points).length, seats: all.length }
}
