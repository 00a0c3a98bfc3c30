// The gallery of every game: it shows everything that is printed once, by a name and in words of both languages.

import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { GameGallery } from '../src/games/gallery'
import type { GameInfo } from '../src/generated/protocol'
import { rowSources, type Row } from '../src/pages/provenance'
import { galleryOf as loaded, groupName, groupsOf, numbersOf, toldOf, isFound, type Group } from '../src/pages/gallery'
import { columnName, shownFacts } from '../src/pages/rowwords'
import { hexesOf } from '../src/games/delphi/content'
import { language } from '../src/speech/language.svelte'
import { Speech } from '../src/speech/speech'
import { Words } from '../src/speech/words'

const described = import.meta.glob<GameInfo>('./fixtures/speech/*.json', { import: 'info', eager: true })
const galleries = import.meta.glob<GameGallery>('../src/games/*/gallery.ts', { import: 'default', eager: true })
const games = Object.values(described)
const pages = import.meta.glob<string>('../src/text/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const house = import.meta.glob<string>('../../src/themis/speech/text/*.ftl', { query: '?raw', import: 'default', eager: true })
const texts = import.meta.glob<string>('../../src/themis/games/*/text/*.ftl', { query: '?raw', import: 'default', eager: true })

const LANGUAGES = ['en', 'fr']
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

function galleryOf(info: GameInfo): GameGallery {
  return galleries[`../src/games/${info.id}/gallery.ts`]!
}

/** Everything that the gallery of a game shows, and what it has folded. */
function shownGroups(info: GameInfo): Group[] {
  return [...groupsOf(galleryOf(info), info), ...numbersOf(galleryOf(info), info)]
}

function told(info: GameInfo, speech: Speech, table: string, row: Row) {
  return toldOf(galleryOf(info), { table, row, info, speech })
}

it('has games to show', () => expect(games.map((info) => info.id)).toEqual(expect.arrayContaining(['altar', 'delphi', 'uruk'])))

describe.each(each)('the gallery of %s in %s', (_, to, info) => {
  it('gives tips, which the search finds', () => {
    const speech = speechIn(info, to)
    const tipped = shownGroups(info)
      .flatMap(({ table, rows }) => rows.map((row) => ({ row, shown: told(info, speech, table, row) })))
      .filter(({ shown }) => shown.tip)

    expect(tipped.length).toBeGreaterThan(30)
    for (const { row, shown } of tipped) expect(isFound(shown.tip, shown, row)).toBe(true)
  })

  it('shows every printed thing in one group that the game has thought of', () => {
    const { groups, numbers, silent } = galleryOf(info)
    const planned = new Set(groups.map(({ table }) => table))
    expect([...planned, ...numbers, ...silent].sort()).toEqual(Object.keys(info.content).sort())

    const shown = groupsOf(galleryOf(info), info)
    expect(shown.map(({ id }) => id)).toEqual(groups.map(({ id }) => id))
    for (const table of planned) {
      const rows = shown.flatMap((group) => (group.table === table ? group.rows : []))
      expect(rows.map((row) => row['id']).sort()).toEqual(info.content[table]!.map((row) => row['id']).sort())
    }
  })

  it('names its groups', () => {
    const speech = speechIn(info, to)
    expect(shownGroups(info).filter(({ id }) => !speech.has(`gallery-${id}`) || !groupName(speech, id))).toEqual([])
  })

  it('names its columns, also those it leaves to the words of a thing', () => {
    const speech = speechIn(info, to)
    const columns = shownGroups(info).flatMap(({ rows }) =>
      rows.flatMap((row) => [...shownFacts(speech, '', row).map((fact) => fact.column), ...rowSources(row).map(([column]) => column)]),
    )
    expect([...new Set(columns.filter((column) => columnName(speech, column) === column.replaceAll('_', ' ')))]).toEqual([])
  })

  it('names each thing of a table in another way, and never as the content does', () => {
    const speech = speechIn(info, to)
    for (const { table, rows } of shownGroups(info)) {
      const names = rows.map((row) => told(info, speech, table, row).name)
      expect(new Set(names).size).toBe(rows.length)
      expect(names.filter((name) => /_|[a-z]-\d|-(any|or)-/.test(name))).toEqual([])
      expect(names.filter((name) => name === '')).toEqual([])
    }
  })

  it('leaves no blank and no word of the engine in what it says', () => {
    const speech = speechIn(info, to)
    const said = shownGroups(info).flatMap(({ table, rows }) =>
      rows.flatMap((row) => {
        const { words, tags } = told(info, speech, table, row)
        return [words, ...tags]
      }),
    )
    expect(said.filter((text) => /[{}$_]|gallery-|undefined|NaN/.test(text))).toEqual([])
  })

  it('finds a thing by its name and by what it does', () => {
    const speech = speechIn(info, to)
    for (const { table, rows } of groupsOf(galleryOf(info), info)) {
      for (const row of rows) {
        const all = told(info, speech, table, row)
        expect(isFound(all.name.toUpperCase(), all, row) && isFound(all.words, all, row)).toBe(true)
        expect(isFound('qqq', all, row)).toBe(false)
      }
    }
  })
})

it('shows a game that nobody has drawn yet table by table', async () => {
  const info = games[0]!
  const groups = groupsOf(await loaded('nobody'), info)
  expect(groups.map(({ id }) => id)).toEqual(Object.keys(info.content))
  expect(groups.flatMap(({ rows }) => rows)).toEqual(Object.values(info.content).flat())
})

describe('the gallery of Delphi', () => {
  const info = games.find((game) => game.id === 'delphi')!
  const rowOf = (table: string, id: string): Row => info.content[table]!.find((row) => row['id'] === id)!

  it('draws every hex with its tile', () => {
    const tiles = info.content['tile']!.map((row) => String(row['id']))
    const drawn = tiles.flatMap((tile) => hexesOf(info, tile).map(({ hex }) => hex))
    const hexes = info.content['hex']!.filter((row) => row['kind'] !== 'hole').map((row) => row['id'])
    expect(drawn.sort()).toEqual(hexes.sort())
  })

  it('calls tiles by what is on them', () => {
    const speech = speechIn(info, 'fr')
    const name = (table: string, id: string) => told(info, speech, table, rowOf(table, id)).name
    expect(name('task_tile', 'offering-pink-or-monster-red')).toBe('Une offrande violette / un monstre rouge')
    expect(name('task_tile', 'statue-any')).toBe('Une statue de couleur au choix')
    expect(name('island_tile', 'blue-omega')).toBe('Bâtiment bleu, Oméga')
    expect(name('player', 'player-green')).toBe('Vert')
    expect(name('tile', 'large-c')).toBe('Théra, Anaphé')
  })

  it('says what everything does', () => {
    const speech = speechIn(info, 'en')
    expect(told(info, speech, 'god', rowOf('god', 'aphrodite')).words).toBe('Discard all your injuries.')
    for (const table of ['god', 'ship', 'equipment', 'passenger', 'task_tile', 'island_tile', 'colour', 'player', 'tile']) {
      expect(info.content[table]!.filter((row) => !told(info, speech, table, row).words)).toEqual([])
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
