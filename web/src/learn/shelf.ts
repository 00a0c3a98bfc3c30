// The lessons of a game, and the one to take next.

import type { LessonInfo } from '../generated/protocol'

export type State = 'new' | 'begun' | 'done'

export function stateOf(lesson: LessonInfo): State {
  if (lesson.table) return 'begun'
  return lesson.done ? 'done' : 'new'
}

export function lessonsOf(lessons: LessonInfo[], game: string): LessonInfo[] {
  return lessons.filter((lesson) => lesson.game === game)
}

/** The lesson that follows another one, if any does. */
export function lessonAfter(lessons: LessonInfo[], game: string, id: string): LessonInfo | undefined {
  const all = lessonsOf(lessons, game)
  return all[all.findIndex((lesson) => lesson.id === id) + 1]
}

/** The first lesson of a game that is not done, or none. */
export function nextLesson(lessons: LessonInfo[], game: string): LessonInfo | undefined {
  return lessonsOf(lessons, game).find((lesson) => !lesson.done)
}
