// The gallery of every game: all that it shows has a name in both languages, and nothing is told twice.

import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../src/generated/protocol'
import { rowSources, type Row } from '../src/pages/provenance'
import { columnName, rowFunction, rowName, shownFacts, shownTables, tableName } from '../src/pages/rowwords'
import { language } from '../src/speech/language.svelte'
import { Speech } from '../src/speech/speech'
import { Words } from '../src/speech/words'

const described = import.meta.glob<GameInfo>('./fixtures/speech/*.json', { import: 'info', eager: true })
const games = Object.values(described)
const pages = import.meta.glob<string>('../src/text/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const house = import.meta.glob<string>('../../src/themis/speech/text/*.ftl', { query: '?raw', import: 'default', eager: true })
const texts = import.meta.glob<string>('../../src/themis/games/*/text/*.ftl', { query: '?raw', import: 'default', eager: true })

const LANGUAGES = ['en', 'fr']
/** Columns whose values are names or ids, the same in every language. */
const NAMES = ['german', 'name', 'rule']
const each = games.flatMap((info) => LANGUAGES.map((to) => [info.id, to, info] as const))

function pagesIn(to: string): [string, string][] {
  return Object.entries(pages).filter(([path]) => path.includes(`/text/${to}/`))
}

/** The words of a game; the pages speak the same language from now on. */
function speechIn(info: GameInfo, to: string): Speech {
  const files = pagesIn(to).map(([, file]) => file)
  language.words = new Words(to, files)
  return new Speech(info, to, [
    house[`../../src/themis/speech/text/${to}.ftl`] ?? '',
    texts[`../../src/themis/games/${info.id}/text/${to}.ftl`] ?? '',
  ])
}

function shownRows(info: GameInfo): [string, Row][] {
  return shownTables(info.content).flatMap(([table, rows]) => rows.map((row): [string, Row] => [table, row]))
}

/** A word as the content has it, which nobody should read. */
function isRaw(said: string, word: string): boolean {
  return [word, word.replaceAll('_', ' '), word.replaceAll('-', ' ')].includes(said.charAt(0).toLowerCase() + said.slice(1))
}

it('has games to show', () => expect(games.map((info) => info.id)).toEqual(expect.arrayContaining(['altar', 'delphi', 'uruk'])))

describe.each(each)('the gallery of %s in %s', (_, to, info) => {
  it('names its tables', () => {
    speechIn(info, to)
    expect(shownTables(info.content).filter(([table]) => tableName(table) === table)).toEqual([])
  })

  it('names its columns, also those it leaves to the text of a card', () => {
    const speech = speechIn(info, to)
    const columns = shownRows(info).flatMap(([, row]) => [...Object.keys(row), ...rowSources(row).map(([column]) => column)])
    const unnamed = columns.filter(
      (column) => column !== 'id' && column !== 'sources' && columnName(speech, column) === column.replaceAll('_', ' '),
    )
    expect([...new Set(unnamed)]).toEqual([])
  })

  it('names its rows, each in another way', () => {
    const speech = speechIn(info, to)
    const unnamed = shownRows(info).filter(([table, row]) => {
      const id = String(row['id'])
      const said = [`${table}-${id}`, `card-${id}`].some((key) => speech.has(key)) || language.words.has(`gallery-value-${id}`)
      return !said && isRaw(rowName(speech, table, row), id)
    })
    expect(unnamed.map(([table, row]) => `${table}: ${String(row['id'])}`)).toEqual([])
    for (const [table, rows] of shownTables(info.content)) {
      expect(new Set(rows.map((row) => rowName(speech, table, row))).size).toBe(rows.length)
    }
  })

  it('says every value in words', () => {
    const speech = speechIn(info, to)
    const facts = shownRows(info).flatMap(([table, row]) =>
      shownFacts(speech, table, row).map((fact) => ({ ...fact, table, raw: row[fact.column] })),
    )
    const wordless = facts.filter(
      ({ column, value, raw }) =>
        typeof raw === 'string' &&
        !NAMES.includes(column) &&
        value === raw &&
        !speech.has(`${column}-${raw}`) &&
        !language.words.has(`gallery-value-${raw}`),
    )
    expect([...new Set(wordless.map(({ column, value }) => `${column}: ${value}`))]).toEqual([])
  })
})

describe('the gallery of Delphi', () => {
  const info = games.find((game) => game.id === 'delphi')!
  const rowOf = (table: string, id: string): Row => info.content[table]!.find((row) => row['id'] === id)!

  it('leaves out the map', () => {
    const shown = shownTables(info.content).map(([table]) => table)
    expect(Object.keys(info.content).filter((table) => !shown.includes(table))).toEqual(['hex', 'slot', 'placement', 'tile'])
  })

  it('calls tiles by what is on them, and does not tell it twice', () => {
    const speech = speechIn(info, 'fr')
    expect(rowName(speech, 'task_tile', rowOf('task_tile', 'offering-pink-or-monster-red'))).toBe(
      'Une offrande violette / un monstre rouge',
    )
    expect(rowName(speech, 'task_tile', rowOf('task_tile', 'statue-any'))).toBe('Une statue de couleur au choix')
    expect(rowName(speech, 'island_tile', rowOf('island_tile', 'blue-omega'))).toBe('Bâtiment bleu, Oméga')
    expect(rowName(speech, 'player', rowOf('player', 'player-green'))).toBe('Vert')
    expect(shownFacts(speech, 'task_tile', rowOf('task_tile', 'statue-any'))).toEqual([{ column: 'copies', value: '3' }])
    expect(shownFacts(speech, 'island_tile', rowOf('island_tile', 'blue-omega'))).toEqual([])
  })

  it('says what cards, gods and letters do', () => {
    const speech = speechIn(info, 'en')
    expect(rowFunction(speech, 'god', rowOf('god', 'aphrodite'))).toBe('Discard all your injuries.')
    for (const table of ['god', 'letter', 'ship', 'equipment', 'passenger']) {
      expect(info.content[table]!.filter((row) => !rowFunction(speech, table, row))).toEqual([])
    }
  })

  it('tells a printed name where it is another one', () => {
    const speech = speechIn(info, 'en')
    const printed = (id: string): string[] =>
      shownFacts(speech, 'passenger', rowOf('passenger', id)).flatMap(({ column, value }) => (column === 'name' ? [value] : []))
    expect(printed('gryphos')).toEqual(['Gryphos'])
    expect(printed('odysseus')).toEqual([])
  })
})

it.each(LANGUAGES)('no file of the pages says in %s what another one says', (to) => {
  const keys = pagesIn(to).flatMap(([, file]) => new FluentResource(file).body.map((message) => message.id))
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
})
