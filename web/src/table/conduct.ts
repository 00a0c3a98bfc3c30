// The rules of conduct, which are the same at every table, as chapters like those of a game's rulebook.

import type { Rulebook, RuleInfo } from '../generated/protocol'
import { language, t } from '../speech/language.svelte'

const PREFIX = 'tab-'

export function isConduct(rule: string): boolean {
  return rule.toLowerCase().startsWith(PREFIX)
}

export function conductText(rule: string): string {
  return t(rule.toLowerCase())
}

export function conduct(): Rulebook {
  const rules = language.words.keys.filter((key) => key.startsWith(PREFIX)).map(entry)
  const chapters = [...new Set(rules.map((rule) => rule.chapter))]
  return { quick: [], chapters: chapters.map((id) => ({ id, title: t(`conduct-${id}`) })), rules }
}

function entry(key: string): RuleInfo {
  return { id: key.toUpperCase(), chapter: key.split('-')[1] ?? '', text: t(key), source: '', see: [], question: '', reason: '' }
}
