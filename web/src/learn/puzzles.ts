// Puzzles: what can be brought about, in words, and the days on which they are posed.

import type { PuzzleState } from '../generated/protocol'
import type { Speech } from '../speech/speech'

/** Lessons have names, puzzles numbers. */
export function isPuzzle(lesson: string): boolean {
  return /^\d/.test(lesson)
}

/** What a puzzle wants, as the end of "this turn you can …". */
export function wantedOf(puzzle: PuzzleState, speech: Speech): string {
  const told = puzzle.wanted.map(([event, number, facts]) => speech.wanted(event, { ...facts, number }))
  return new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(told)
}

/** The answer as it was told, while it is being carried out: what is left of it is its end. Else it is told from here on. */
export function toldAnswer(told: string[], left: string[]): string[] {
  return left.length && told.slice(-left.length).join() === left.join() ? told : left
}

/** The day before or after one such as 2026-11-17. */
export function dayBeside(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export function dayText(day: string, language: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
}
