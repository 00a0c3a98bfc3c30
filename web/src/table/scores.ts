// The points of all seats over time, from a record played again.

import type { Film, Frame } from '../generated/protocol'
import type { Speech } from '../speech/speech'
import { pointsOf } from './sides'

export interface Scores {
  labels: string[]
  values: number[][]
  /** The frame of the film at each point of time. */
  frames: number[]
}

/** A moment that changed who is ahead, or by how much: `seat` gains on `other`. */
export interface TurningPoint {
  /** The choice after which the board shows it. */
  step: number
  /** The frame at the end of its stretch of the game. */
  end: number
  seat: number
  other: number
  gain: number
  takesLead: boolean
}

const MOST_TURNING_POINTS = 3

/** What the game itself counts on a board, such as its rounds; empty where it does not count. */
export type Counted = Pick<Speech, 'count'>

/** The points at the end of each round, or after each choice where a game counts nothing; nothing where points are not public. */
export function scoresOf(film: Film, speech: Counted): Scores {
  const seats = film.seats.map((_, seat) => seat)
  const frames = film.frames.flatMap((frame, i) =>
    isEnd(film, i, speech) && seats.every((seat) => pointsOf(frame.view, seat) !== null) ? [i] : [],
  )
  const views = frames.map((i) => film.frames[i]?.view ?? {})
  return {
    labels: views.map((view, i) => speech.count(view) || String(i)),
    values: seats.map((seat) => views.map((view) => pointsOf(view, seat) ?? 0)),
    frames,
  }
}

/** The largest swings of the winner's lead over the best of the others, in the order in which they happened. */
export function turningPoints(film: Film, scores: Scores, speech: Counted): TurningPoint[] {
  const hero = film.result?.ranks.indexOf(1) ?? -1
  if (hero < 0 || film.seats.length < 2) return []
  const stretches = scores.frames.slice(1).map((end, i): [number, number] => [scores.frames[i] ?? 0, end])
  return (
    stretches
      // Before the first round things are laid out, and nothing is decided.
      .filter(([start]) => speech.count(film.frames[start]?.view ?? {}) !== '0')
      .map(([start, end]) => swing(film, hero, start, end))
      .filter((one) => one.gain > 0)
      .sort((one, other) => other.gain - one.gain || Number(other.takesLead) - Number(one.takesLead))
      .slice(0, MOST_TURNING_POINTS)
      .sort((one, other) => one.step - other.step)
  )
}

/** What happened to the lead from one frame to another, and the choice in between that had most to do with it. */
function swing(film: Film, hero: number, from: number, to: number): TurningPoint {
  const leads = film.frames.slice(from, to + 1).map((frame) => leadIn(frame, hero))
  const before = leads[0] ?? 0
  const after = leads.at(-1) ?? 0
  const sign = after >= before ? 1 : -1
  const steps = leads.slice(1).map((lead, i) => sign * (lead - (leads[i] ?? 0)))
  const rival = rivalIn(film.frames[to], hero)
  return {
    step: from + 1 + steps.indexOf(Math.max(...steps)),
    end: to,
    seat: sign > 0 ? hero : rival,
    other: sign > 0 ? rival : hero,
    gain: Math.abs(after - before),
    takesLead: sign * before <= 0 && sign * after > 0,
  }
}

function leadIn(frame: Frame | undefined, hero: number): number {
  return pointsIn(frame, hero) - pointsIn(frame, rivalIn(frame, hero))
}

/** The best of the others. */
function rivalIn(frame: Frame | undefined, hero: number): number {
  const sides = frame?.view['sides']
  const others = (Array.isArray(sides) ? sides : []).map((_, seat) => seat).filter((seat) => seat !== hero)
  return others.reduce((best, seat) => (pointsIn(frame, seat) > pointsIn(frame, best) ? seat : best), others[0] ?? hero)
}

function pointsIn(frame: Frame | undefined, seat: number): number {
  return pointsOf(frame?.view ?? {}, seat) ?? 0
}

function isEnd(film: Film, i: number, speech: Counted): boolean {
  const [now, next] = [film.frames[i], film.frames[i + 1]].map((frame) => frame && speech.count(frame.view))
  return !now || now !== next
}
