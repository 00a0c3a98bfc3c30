// What a row of content is called and does, in the words of its game; the names of its columns, in the words of the game or of the house.

import { language, t } from '../speech/language.svelte'
import { textOfRow } from '../speech/effects'
import type { Speech } from '../speech/speech'
import type { Row } from './provenance'

export function rowName(speech: Speech, table: string, row: Row): string {
  const id = String(row['id'])
  return speech.has(`${table}-${id}`) ? speech.text(`${table}-${id}`) : speech.card(id)
}

export function rowFunction(speech: Speech, row: Row): string {
  return speech.functionOf(String(row['id'])) || textOfRow(speech, row)
}

export function columnName(speech: Speech, column: string): string {
  if (column === '') return t('gallery-all-of-it')
  if (speech.has(`column-${column}`)) return speech.text(`column-${column}`)
  const key = `gallery-column-${column}`
  return language.words.has(key) ? t(key) : column.replaceAll('_', ' ')
}

/** A value as a player reads it; empty for a word of the engine, whose meaning the card's function tells. */
export function valueText(speech: Speech, column: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'gallery-yes' : 'gallery-no')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value.includes('_')) return ''
  if (speech.has(`${column}-${value}`)) return speech.text(`${column}-${value}`)
  const key = `gallery-value-${value}`
  return language.words.has(key) ? t(key) : value
}
