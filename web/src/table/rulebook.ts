// Finding rules by words, and the ids inside their texts.

import type { Rulebook, RuleInfo } from '../generated/protocol'
import { plain } from './offers'

export interface Chapter {
  id: string
  title: string
  rules: RuleInfo[]
}

/** The chapters with the rules that contain every word of the search, in their text, question, reason or id. */
export function found(book: Rulebook, search: string): Chapter[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const matches = (rule: RuleInfo): boolean => {
    const text = plain([rule.id, rule.text, rule.question, rule.reason].join(' '))
    return words.every((word) => text.includes(word))
  }
  return book.chapters
    .map(({ id, title }) => ({ id, title, rules: book.rules.filter((rule) => rule.chapter === id && matches(rule)) }))
    .filter((chapter) => chapter.rules.length > 0)
}

/** Some rules by their chapters, in the order in which they are named. */
export function byChapter(book: Rulebook, ids: string[]): Chapter[] {
  const rules = ids.flatMap((id) => book.rules.find((rule) => rule.id === id) ?? [])
  const chapters = [...new Set(rules.map((rule) => rule.chapter))]
  return chapters.map((id) => ({
    id,
    title: book.chapters.find((chapter) => chapter.id === id)?.title ?? '',
    rules: rules.filter((rule) => rule.chapter === id),
  }))
}

/** The number of a rule in its chapter. */
export function numberOf(id: string): string {
  return String(Number(id.split('-').at(-1)))
}

/** A text in pieces, those that name a rule of the book apart, so that they can be links. */
export function pieces(text: string, prefix: string): { text: string; rule: boolean }[] {
  const id = new RegExp(`(${prefix}-[A-Z]+-\\d+)`)
  return text
    .split(id)
    .map((piece, i) => ({ text: piece, rule: i % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
