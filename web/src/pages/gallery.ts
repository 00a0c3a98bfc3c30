// The gallery of a game: what it shows, in which groups and in which words. A game that nobody has drawn yet shows table by table.

import type { GameGallery, PrintedProps, Told } from '../games/gallery'
import type { GameInfo } from '../generated/protocol'
import type { Speech } from '../speech/speech'
import { plain } from '../table/offers'
import { rowSources, type Row } from './provenance'
import { capital, rowFunction, rowName, rowTip, wordOf } from './rowwords'
import { t } from '../speech/language.svelte'

const own = import.meta.glob<{ default: GameGallery }>('../games/*/gallery.ts')

const PLAIN: GameGallery = { groups: [], numbers: [], silent: [], Printed: null, tell: () => ({}) }

export async function galleryOf(game: string): Promise<GameGallery> {
  const load = own[`../games/${game}/gallery.ts`]
  return load ? (await load()).default : PLAIN
}

export interface Group {
  id: string
  table: string
  rows: Row[]
}

/** Everything printed, each thing in one group; what no group of the game has, such as a designer's new table, stands by its table. */
export function groupsOf({ groups, numbers, silent }: GameGallery, info: GameInfo): Group[] {
  const shown = Object.keys(info.content).filter((table) => !numbers.includes(table) && !silent.includes(table))
  const placed = new Set<Row>()
  return [...groups, ...shown.map((table) => ({ id: table, table, has: undefined }))].flatMap(({ id, table, has }) => {
    const rows = (info.content[table] ?? []).filter((row) => !placed.has(row) && (has?.(row) ?? true))
    for (const row of rows) placed.add(row)
    return rows.length ? [{ id, table, rows }] : []
  })
}

/** The tables of numbers as groups. */
export function numbersOf({ numbers }: GameGallery, info: GameInfo): Group[] {
  return numbers.map((table) => ({ id: table, table, rows: info.content[table] ?? [] }))
}

export function groupName(speech: Speech, id: string): string {
  return wordOf(`gallery-${id}`, speech) ?? capital(id.replaceAll('_', ' '))
}

export function groupAbout(speech: Speech, id: string): string {
  return speech.hasAttribute(`gallery-${id}`, 'about') ? speech.attribute(`gallery-${id}`, 'about') : ''
}

/** All that is said of a printed thing; the tip may be empty. */
export interface Shown extends Required<Told> {
  tip: string
}

export function toldOf(gallery: GameGallery, printed: PrintedProps): Shown {
  const { speech, table, row } = printed
  const { name, words, tags = [] } = gallery.tell(printed)
  const copies = typeof row['copies'] === 'number' ? [t('gallery-copies', { number: row['copies'] })] : []
  return {
    name: capital(name ?? rowName(speech, table, row)),
    words: words ?? rowFunction(speech, table, row),
    tip: rowTip(speech, table, row),
    tags: [...tags, ...copies],
  }
}

/** Whether a thing is found: by its names, by what it does, by its tip, and by what kind of source it is from. */
export function isFound(query: string, { name, words, tip, tags }: Shown, row: Row): boolean {
  const kinds = rowSources(row).map(([, { kind }]) => t('book-source-kind', { kind }))
  const text = plain([name, words, tip, ...tags, row['german'], row['name'], ...kinds].join(' '))
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
