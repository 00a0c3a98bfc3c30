// What the gallery calls rows and columns of content and what they do, in the words of the game or of the pages.

import { textOfRow } from '../speech/effects'
import { language, t } from '../speech/language.svelte'
import type { Speech } from '../speech/speech'
import { rowFacts, type Row } from './provenance'

/** Columns that the gallery tells beside the picture. */
const TOLD = ['rule', 'copies']
/** Columns of names, the same in every language. */
const NAMES = ['german', 'name']

export interface RowFact {
  column: string
  value: string
}

export function rowName(speech: Speech, table: string, row: Row): string {
  const id = String(row['id'])
  return capital(wordOf(`${table}-${id}`, speech) ?? wordOf(`gallery-value-${id}`) ?? speech.card(id))
}

export function rowFunction(speech: Speech, table: string, row: Row): string {
  const id = String(row['id'])
  return wordOf(`${table}-${id}-function`, speech) ?? (speech.functionOf(id) || textOfRow(speech, row, table))
}

export function rowTip(speech: Speech, table: string, row: Row): string {
  const id = String(row['id'])
  return speech.tip(table, id) || speech.tip('card', id)
}

/** The columns of a row that say something to a player beside its name and what it does. */
export function shownFacts(speech: Speech, table: string, row: Row): RowFact[] {
  const name = rowName(speech, table, row)
  return rowFacts(row)
    .filter(([column]) => !TOLD.includes(column))
    .map(([column, value]) => ({ column, value: valueText(speech, column, value) }))
    .filter(({ column, value }) => value !== '' && !(column === 'name' && value === name))
}

export function columnName(speech: Speech, column: string): string {
  if (column === '') return t('gallery-all-of-it')
  return wordOf(`column-${column}`, speech) ?? wordOf(`gallery-column-${column}`) ?? column.replaceAll('_', ' ')
}

/** A value as a player reads it; empty for a word of the engine, whose meaning the words of the thing tell. */
export function valueText(speech: Speech, column: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'gallery-yes' : 'gallery-no')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return wordOf(`${column}-${value}`, speech) ?? wordOf(`gallery-value-${value}`) ?? (NAMES.includes(column) ? value : '')
}

/** A message of a game or of the pages, if there is one. */
export function wordOf(key: string, words: Speech | typeof language.words = language.words): string | null {
  return words.has(key) ? words.text(key) : null
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
