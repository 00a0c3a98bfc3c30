// Sits down at a lesson: where one left it, or from its beginning.

import type { LessonInfo } from '../generated/protocol'
import { settings } from '../kit/settings.svelte'
import { api } from '../net/api'
import { go } from '../router'
import { t } from '../speech/language.svelte'

export async function begin({ game, id, table }: Pick<LessonInfo, 'game' | 'id' | 'table'>): Promise<void> {
  const found = table || (await api.newLesson({ game, lesson: id, name: settings.name || t('new-default-name') })).table
  go(`/table/${found}`)
}
