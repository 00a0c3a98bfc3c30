// What the gallery calls tables, rows and columns of content and what they do, in the words of the game or of the pages.

import { textOfRow } from '../speech/effects'
import { language, t } from '../speech/language.svelte'
import type { Speech } from '../speech/speech'
import { rowFacts, type Row } from './provenance'

/** Tables that make up a map. It is on the table to be looked at, not a card to be read. */
const MAP = new Set(['hex', 'slot', 'placement', 'tile'])

/** Columns that the name of a row has told already, by table. */
const TOLD: Record<string, string[]> = {
  player: ['colour'],
  task_tile: ['task', 'colour', 'back', 'back_colour'],
  island_tile: ['owner', 'letter'],
}

export interface RowFact {
  column: string
  value: string
}

/** The tables of a game's content that the gallery shows, in their order. */
export function shownTables(content: Record<string, Row[]>): [string, Row[]][] {
  return Object.entries(content).filter(([table]) => !MAP.has(table))
}

export function tableName(table: string): string {
  return wordOf(`gallery-table-${table}`) ?? table
}

export function rowName(speech: Speech, table: string, row: Row): string {
  const id = String(row['id'])
  return capital(faces(speech, table, row) ?? wordOf(`${table}-${id}`, speech) ?? wordOf(`gallery-value-${id}`) ?? speech.card(id))
}

/** What is on a row that is known by what it shows instead of a name: a tile by its one or two faces, a player by the colour. */
function faces(speech: Speech, table: string, row: Row): string | null {
  if (table === 'player') return speech.thing('colour', String(row['colour']))
  if (table === 'task') return wordOf(`table-task-${String(row['id'])}`, speech)
  if (table === 'island_tile') return speech.thing('tile', String(row['id']))
  if (table !== 'task_tile') return null
  const front = faceOf(speech, row['task'], row['colour'])
  return row['back'] === undefined ? front : t('gallery-two-faces', { front, back: faceOf(speech, row['back'], row['back_colour']) })
}

function faceOf(speech: Speech, task: unknown, colour: unknown): string {
  return speech.thing('task', [task, colour].filter((part) => part !== undefined).join('-'))
}

export function rowFunction(speech: Speech, table: string, row: Row): string {
  const id = String(row['id'])
  return wordOf(`${table}-${id}-function`, speech) ?? (speech.functionOf(id) || textOfRow(speech, row))
}

/** The columns of a row that say something to a player and are not in its name. */
export function shownFacts(speech: Speech, table: string, row: Row): RowFact[] {
  const name = rowName(speech, table, row)
  return rowFacts(row)
    .filter(([column]) => !TOLD[table]?.includes(column))
    .map(([column, value]) => ({ column, value: valueText(speech, column, value) }))
    .filter(({ column, value }) => value !== '' && !(column === 'name' && value === name))
}

export function columnName(speech: Speech, column: string): string {
  if (column === '') return t('gallery-all-of-it')
  return wordOf(`column-${column}`, speech) ?? wordOf(`gallery-column-${column}`) ?? column.replaceAll('_', ' ')
}

/** A value as a player reads it; empty for a word of the engine, whose meaning the card's function tells. */
export function valueText(speech: Speech, column: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'gallery-yes' : 'gallery-no')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || column === 'function' || value.includes('_')) return ''
  return wordOf(`${column}-${value}`, speech) ?? wordOf(`gallery-value-${value}`) ?? value
}

/** A message of a game or of the pages, if there is one. */
function wordOf(key: string, words: Speech | typeof language.words = language.words): string | null {
  return words.has(key) ? words.text(key) : null
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
