// The tables of the lobby in the order in which one wants them.

import type { GameInfo, LessonInfo, TableLine } from '../generated/protocol'
import { isPuzzle } from '../learn/puzzles'
import { t } from '../speech/language.svelte'
import { titleOf } from './titles'

const BOT = 'bot:'

export interface Shelves {
  /** Mine that go on: games, those that wait for me first; then lessons and puzzles. */
  mine: TableLine[]
  /** Mine at which a lesson or a puzzle is over, whether or not I play on there. */
  ended: TableLine[]
  /** Mine that are over, or could not be brought back to life. */
  finished: TableLine[]
  /** Other people's, those with a free seat first. */
  others: TableLine[]
}

export function sorted(lines: TableLine[]): Shelves {
  const latest = [...lines].sort((one, other) => other.changed - one.changed)
  const mine = latest.filter((line) => line.mine)
  const running = first(mine.filter(goesOn), (line) => line.asked)
  return {
    mine: first(
      running.filter((line) => !isEnded(line)),
      (line) => !line.lesson,
    ),
    ended: running.filter(isEnded),
    finished: mine.filter((line) => !goesOn(line)),
    others: first(
      latest.filter((line) => !line.mine && goesOn(line)),
      (line) => line.free > 0,
    ),
  }
}

function goesOn(line: TableLine): boolean {
  return line.stage === 'gathering' || line.stage === 'playing'
}

/** Whether a table began as a lesson or a puzzle that is over: nobody waits for what is left of it. */
export function isEnded(line: TableLine): boolean {
  // After its first step a puzzle only tells how it was solved.
  return line.lesson !== '' && (line.step === 0 || (isPuzzle(line.lesson) && line.step > 1))
}

function first(lines: TableLine[], comes: (line: TableLine) => boolean): TableLine[] {
  return [...lines.filter(comes), ...lines.filter((line) => !comes(line))]
}

/** What a game is called, also one that the server no longer knows. */
export function titleIn(games: GameInfo[], id: string): string {
  const info = games.find((one) => one.id === id)
  return info ? titleOf(info) : id
}

export function isBot(seat: string): boolean {
  return seat.startsWith(BOT)
}

export function seatWords(seat: string): string {
  return isBot(seat) ? t('tables-bot', { level: t(`level-${seat.slice(BOT.length)}`) }) : seat
}

/** What a table was made for that is no ordinary game: a puzzle, or a lesson by its name. */
export function madeFor(line: TableLine, lessons: LessonInfo[], language: string): string {
  if (isPuzzle(line.lesson)) return t('puzzle')
  const lesson = lessons.find(({ game, id }) => game === line.game && id === line.lesson)
  return lesson ? t('tables-lesson', { title: lesson.titles[language] ?? '' }) : t('lesson')
}

/** What the sentences about a table name. */
export function wordsOf(line: TableLine, games: GameInfo[]): { game: string; players: string } {
  return { game: titleIn(games, line.game), players: line.seats.map(seatWords).join(', ') }
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago something was, in words: "2 minutes ago", "yesterday". */
export function ago(seconds: number, language: string, now = Math.floor(Date.now() / 1000)): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const past = Math.max(0, now - seconds)
  for (const [unit, length] of UNITS) if (past >= length) return words.format(-Math.floor(past / length), unit)
  return words.format(0, 'second')
}

/** When a table was changed; if it is forgotten soon, when that will be. */
export function times(line: TableLine, language: string): string {
  const changed = ago(line.changed, language)
  if (!line.until) return changed
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(line.until * 1000)
  return `${changed} · ${t('tables-until', { date })}`
}
