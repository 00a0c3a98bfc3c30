// The ladder and the achievements: where a guest stands in each game.

import type { AchievementInfo, GamePractice, LastGame, SeatWish } from '../generated/protocol'
import { api } from '../net/api'
import { t } from '../speech/language.svelte'

export type Level = NonNullable<SeatWish['level']>
export type Rung = GamePractice['rung']

/** From the bottom to the top. */
export const RUNGS = ['lamb', 'shepherd', 'scribe', 'priest', 'oracle', 'hero', 'titan'] as const satisfies Rung[]

/** How a guest gets on in a game; as a newcomer while that is not known. */
export function practiceIn(practice: GamePractice[], game: string): GamePractice {
  return practice.find((one) => one.game === game) ?? { game, rung: RUNGS[0], beaten: [], last: null, achievements: [] }
}

/** A bonus: where it cannot be had, a page is complete without it. */
export function loadPractice(game: string): Promise<GamePractice | null> {
  return api.practice().then(
    ({ games }) => practiceIn(games, game),
    () => null,
  )
}

/** A rung in words: its name, and how high it is. */
export function rungWords(rung: Rung): { level: string; rung: number; rungs: number } {
  return { level: t(`level-${rung}`), rung: RUNGS.indexOf(rung) + 1, rungs: RUNGS.length }
}

/** Where one begins, and where with some knowledge of the game; see `proposed` of `server/practice.py`. */
export function firstRungs(): { first: string; second: string } {
  return { first: t(`level-${RUNGS[0]}`), second: t(`level-${RUNGS[1]}`) }
}

/** Whether a higher rung is proposed although no game was played that counts: because of a lesson or a puzzle. */
export function beganHigher({ last, rung }: GamePractice): boolean {
  return last === null && rung !== RUNGS[0]
}

/** How many achievements are done, and of how many. */
export function madeOf(achievements: AchievementInfo[]): { number: number; all: number } {
  return { number: achievements.filter(isDone).length, all: achievements.length }
}

/** How a game went that counts on the ladder: the end of a message's key. */
export function outcomeOf(game: LastGame): 'won' | 'lost' | 'even' {
  return game.gain > 0 ? 'won' : game.gain < 0 ? 'lost' : 'even'
}

export function isDone(achievement: AchievementInfo): boolean {
  return achievement.table !== ''
}

/** What was done at a table for the first time. */
export function doneAt(achievements: AchievementInfo[], table: string): AchievementInfo[] {
  return achievements.filter((one) => one.table === table)
}
