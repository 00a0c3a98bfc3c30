// The points of all seats over time, from a record played again.

import type { Film } from '../generated/protocol'
import { pointsOf } from './sides'

export interface Scores {
  labels: string[]
  values: number[][]
}

/** The points at the end of each round, or after each choice where a game has no rounds; nothing where points are not public. */
export function scoresOf(film: Film): Scores {
  const seats = film.seats.map((_, seat) => seat)
  const ends = film.frames.filter((frame, i) => roundOf(frame.view) === null || roundOf(frame.view) !== roundOf(film.frames[i + 1]?.view))
  const known = ends.filter((frame) => seats.every((seat) => pointsOf(frame.view, seat) !== null))
  return {
    labels: known.map((frame, i) => String(roundOf(frame.view) ?? i)),
    values: seats.map((seat) => known.map((frame) => pointsOf(frame.view, seat) ?? 0)),
  }
}

function roundOf(view: Record<string, unknown> | undefined): number | null {
  const round = view?.['round']
  return typeof round === 'number' ? round : null
}
