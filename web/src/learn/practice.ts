// The ladder and the achievements: where a guest stands in each game.

import type { AchievementInfo, GamePractice, SeatWish } from '../generated/protocol'
import { api } from '../net/api'

export type Level = NonNullable<SeatWish['level']>
export type Rung = GamePractice['rung']

/** From the bottom to the top. */
export const RUNGS = ['lamb', 'shepherd', 'scribe', 'priest', 'oracle', 'hero', 'titan'] as const satisfies Rung[]

/** The rung that is proposed in a game. */
export function rungIn(practice: GamePractice[], game: string): Rung {
  return practice.find((one) => one.game === game)?.rung ?? RUNGS[0]
}

export function achievementsIn(practice: GamePractice[], game: string): AchievementInfo[] {
  return practice.find((one) => one.game === game)?.achievements ?? []
}

/** A bonus: where they cannot be had, a page is complete without them. */
export function loadAchievements(game: string): Promise<AchievementInfo[]> {
  return api.practice().then(
    ({ games }) => achievementsIn(games, game),
    () => [],
  )
}

export function isDone(achievement: AchievementInfo): boolean {
  return achievement.table !== ''
}

/** What was done at a table for the first time. */
export function doneAt(achievements: AchievementInfo[], table: string): AchievementInfo[] {
  return achievements.filter((one) => one.table === table)
}
