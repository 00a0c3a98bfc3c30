// Sits down at a lesson or a puzzle: where one left it, or from its beginning.

import type { LessonInfo, PuzzleInfo } from '../generated/protocol'
import { settings } from '../kit/settings.svelte'
import { api } from '../net/api'
import { go } from '../router'
import { t } from '../speech/language.svelte'
import { isPuzzle } from './puzzles'

export async function begin({ game, id, table }: Pick<LessonInfo | PuzzleInfo, 'game' | 'id' | 'table'>): Promise<void> {
  go(`/table/${table || (await setUp(game, id)).table}`)
}

function setUp(game: string, id: string): ReturnType<typeof api.newLesson> {
  const name = settings.name || t('new-default-name')
  return isPuzzle(id) ? api.newPuzzle({ game, puzzle: id, name }) : api.newLesson({ game, lesson: id, name })
}
