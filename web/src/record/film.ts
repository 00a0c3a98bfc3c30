// A film, which is a record board by board, as numbers to step through: where turns begin, and how the points grew.

import type { Film, Frame, SeatInfo } from '../generated/protocol'
import type { Turn } from '../table/story'

const BOT = 'bot:'

/** The frames at which turns begin: the board as the one whose turn it is finds it. */
export function turnStarts(turns: Turn[]): number[] {
  return turns.flatMap((turn) => (turn.title ? [turn.title.step] : []))
}

/** The place, in a list of starts, of the stretch in which a frame lies; -1 before the first. */
export function stretchAt(starts: number[], frame: number): number {
  return starts.findLastIndex((start) => start <= frame)
}

/** Where the previous turn begins; in the middle of a turn, where this one does. */
export function startBefore(starts: number[], frame: number): number {
  return starts.findLast((start) => start < frame) ?? 0
}

/** Where the next turn begins, or else the last frame. */
export function startAfter(starts: number[], frame: number, last: number): number {
  return starts.find((start) => start > frame) ?? last
}

/** The points of every seat at some frames; empty for a game that does not count any. */
export function pointsAt(film: Film, frames: number[]): number[][] {
  const rows = frames.map((i) => pointsIn(film.frames[i]))
  if (rows.some((row) => row === null)) return []
  return film.seats.map((_, seat) => rows.map((row) => row?.[seat] ?? 0))
}

function pointsIn(frame: Frame | undefined): number[] | null {
  const sides = frame?.view['sides']
  if (!Array.isArray(sides)) return null
  const points = sides.map((side: { points?: unknown }) => side.points)
  return points.every((value) => typeof value === 'number') ? points : null
}

/** Who sat where, as a board wants to know it. In a record nobody is here any more. */
export function seatsOf(film: Film): SeatInfo[] {
  return film.seats.map((name) => ({
    name,
    kind: name.startsWith(BOT) ? 'bot' : 'human',
    level: name.startsWith(BOT) ? name.slice(BOT.length) : '',
    online: true,
    warm: false,
    warm_in: -1,
    mine: false,
    invite: '',
    ready: true,
  }))
}

/** The moment that an address names, such as `?step=41`; the beginning where it names none. */
export function stepIn(search: string, last: number): number {
  const step = Number(new URLSearchParams(search).get('step') ?? 0)
  return Number.isInteger(step) ? Math.min(Math.max(step, 0), last) : 0
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const

/** How long a frame stays at normal speed, in milliseconds. */
const FRAME_MS = 900
/** A frame in which nothing can be seen need not be looked at for long. */
const EMPTY_MS = 120

export function stayOf(frame: Frame | undefined, speed: number): number {
  return (frame && frame.move.events.length > 0 ? FRAME_MS : EMPTY_MS) / speed
}

/** Records are small; what is larger is something else. The server has the same limit. */
export const LARGEST_RECORD = 4_000_000
