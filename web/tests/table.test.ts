// The small parts of a table: options, log, rulebook, arrows, clock, points, text.

import { describe, expect, test } from 'vitest'
import type { Film, GameInfo, Happening, Move, Offer, RuleInfo, Update } from '../src/generated/protocol'
import { beside } from '../src/kit/place'
import { labelled, scaled, ticks } from '../src/kit/chart'
import { routeOf } from '../src/router'
import { language } from '../src/speech/language.svelte'
import { Speech } from '../src/speech/speech'
import { Words } from '../src/speech/words'
import { nearest } from '../src/table/arrows'
import { clockText } from '../src/table/clock'
import { FocusKeeper } from '../src/table/focus'
import { areMany, inReadingOrder, optionsOf, plain, sought } from '../src/table/offers'
import { briefly, factsOf } from '../src/table/plain/facts'
import { byRule } from '../src/table/reasons'
import { found, pieces } from '../src/table/rulebook'
import { scoresOf } from '../src/table/scores'
import { Teller } from '../src/table/story'
import words from '../src/text/en/table.ftl?raw'
import house from '../../src/themis/speech/text/en.ftl?raw'

const info = {
  slugs: { card: ['kiln', 'road'], colour: ['red', 'blue'] },
  seats: ['seat', 'turn', 'owner', 'looked'],
  verbs: { take: { domains: ['card'], place: 'display', closes: false } },
  events: { 'turn-began': ['seat'], drew: ['seat', 'card'], stalled: [] },
} as unknown as GameInfo
const MESSAGES = `
card-kiln = Kiln
card-road = Road
colour-red = red
event-turn-began = { $player }'s turn.
event-drew = { $player } draws { $card }.
    .next = { $card }.
event-stalled = Nothing moves.
source-cubes = Cubes
view-bank = Bank
view-none = nothing
view-yes = yes
`
const speech = new Speech(info, 'en', [MESSAGES])
const names = ['Ada', 'Ben']

describe('options', () => {
  const offers = ['take kiln', 'draw', 'take road'].map((choice): Offer => [choice, {}, ''])
  const words: Record<string, string> = { 'take kiln': 'Take the Kiln', 'take road': 'Take the Road', draw: 'Draw a card' }
  const options = sought(
    optionsOf(offers, info, ([choice]) => words[choice] ?? ''),
    '',
  )

  test('those that do the same stand together, numbered in reading order, and found by words without accents', () => {
    const read = inReadingOrder(options)
    expect(read.map((option) => [option.choice, option.key])).toEqual([
      ['take kiln', '1'],
      ['take road', '2'],
      ['draw', '3'],
    ])
    expect(sought(options, 'ROÄD take').map((option) => option.choice)).toEqual(['take road'])
    expect(plain('Étalage')).toBe('etalage')
  })

  test('there are many where they cannot be taken in at a glance', () => {
    expect([areMany(options, 'much'), areMany(options, 'some'), areMany(options, 'little')]).toEqual([false, false, false])
    expect(areMany([...options, ...options], 'little')).toBe(true)
  })
})

describe('the log', () => {
  const drew = (seat: number, card: number): Happening => ['drew', [seat, card], 'R-2']
  const moves: Move[] = [
    { step: 0, seat: -1, events: [drew(0, 0), drew(0, 1), ['turn-began', [0], 'R-1']] },
    { step: 1, seat: 0, events: [drew(0, 1), ['turn-began', [1], 'R-1']] },
    { step: 2, seat: 1, events: [['stalled', [], 'R-3']] },
  ]

  test('is grouped by turn, and each line knows its moment and its rule', () => {
    const turns = new Teller(speech, names).turns(moves)
    expect(turns.map((turn) => turn.title?.text ?? '')).toEqual(['', "Ada's turn.", "Ben's turn."])
    expect(turns[0]?.lines).toEqual([{ forced: false, text: 'Ada draws Kiln, Road.', kind: 'drew', rule: 'R-2', seat: 0, step: 0 }])
    expect(turns[1]?.lines.map((line) => [line.text, line.step])).toEqual([['Ada draws Road.', 1]])
    expect(turns[2]?.lines.map((line) => [line.text, line.seat])).toEqual([['Nothing moves.', -1]])
  })

  test('what was taken back by consent stands where it was, with those who agreed', () => {
    language.words = new Words('en', [words])
    const gone = (step: number, agreed: number[], ...events: Happening[]): Update['takebacks'][number] => [
      { step, seat: 0, events },
      agreed,
    ]
    const takebacks = [gone(1, [1], drew(0, 0), drew(0, 1)), gone(3, [])]
    const turns = new Teller(speech, names).turns(moves, takebacks)
    expect(turns.map((turn) => turn.lines.map((line) => [line.text, line.step]))).toEqual([
      [['Ada draws Kiln, Road.', 0]],
      [
        ['Ada takes back: “Ada draws Kiln, Road.” Agreed by Ben.', 0],
        ['Ada draws Road.', 1],
      ],
      [
        ['Nothing moves.', 2],
        ['Ada takes back the last choice.', 2],
      ],
    ])
  })

  test('corrected rules stand after the choice since which they hold, with what the game says of them', () => {
    const told = new Speech(info, 'en', [MESSAGES, house, 'revision-3 = Roads cost less.'])
    const turns = new Teller(told, names).turns(
      moves,
      [],
      [
        { step: 1, before: 1, after: 3, way: 'position' },
        { step: 2, before: 3, after: 3, way: 'replayed' },
      ],
    )
    expect(turns.map((turn) => turn.lines.map((line) => [line.text.slice(0, 86), line.step])).slice(2)).toEqual([
      [
        ['The rules were corrected since this game began (revision 1 → 3). It goes on from the p', 1],
        ['Nothing moves.', 2],
        ['The rules were corrected since this game began (revision 3, without a new number). Eve', 2],
      ],
    ])
    expect(turns[2]?.lines[0]?.text).toContain(
      'after choice 1; what was played before follows the old rules and can no longer be taken back. Roads cost less.',
    )
  })

  test('what was told is not told anew', () => {
    const teller = new Teller(speech, names)
    expect(teller.lines(moves[0] as Move)).toBe(teller.lines(moves[0] as Move))
  })
})

describe('the rulebook', () => {
  const rule = (id: string, text: string): RuleInfo => ({ id, chapter: 'A', text, source: '', see: [], question: '', reason: '' })
  const book = {
    quick: [],
    chapters: [
      { id: 'A', title: 'First' },
      { id: 'B', title: 'Empty' },
    ],
    rules: [rule('X-A-01', 'Une défausse.'), rule('X-A-02', 'See X-A-01.')],
  }

  test('is searched by words or ids, without accents; empty chapters are left out', () => {
    expect(found(book, 'defausse').map((chapter) => chapter.rules.map(({ id }) => id))).toEqual([['X-A-01']])
    expect(found(book, 'x-a-02')[0]?.rules).toHaveLength(1)
    expect(found(book, 'nowhere')).toEqual([])
    expect(found(book, '')).toHaveLength(1)
  })

  test('ids inside a text are found', () => {
    expect(pieces('See X-A-01.', 'X')).toEqual([
      { text: 'See ', rule: false },
      { text: 'X-A-01', rule: true },
      { text: '.', rule: false },
    ])
  })
})

test('arrows go to the nearest thing straight ahead', () => {
  const points = [
    { x: 100, y: 0 },
    { x: 60, y: 55 },
    { x: 0, y: 80 },
  ]
  expect(nearest('ArrowRight', { x: 0, y: 0 }, points)).toBe(0)
  expect(nearest('ArrowDown', { x: 0, y: 0 }, points)).toBe(2)
  expect(nearest('ArrowLeft', { x: 0, y: 0 }, points)).toBe(-1)
  expect(nearest('Enter', { x: 0, y: 0 }, points)).toBe(-1)
})

test.each([
  [0, '0:00'],
  [4200, '0:04.2'],
  [65_000, '1:05'],
  [3_849_000, '1:04:09'],
  [97 * 3_600_000, '4d 1h'],
])('%d ms are %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text)
})

test('points over time are those at the end of each round', () => {
  const frame = (round: number, ...points: number[]): Film['frames'][0] => ({
    choice: '',
    move: { step: 0, seat: 0, events: [] },
    view: { round, sides: points.map((number) => ({ points: number })) },
  })
  const film = { seats: ['A', 'B'], frames: [frame(1, 0, 0), frame(1, 2, 1), frame(2, 3, 1), frame(2, 3, 4)] } as unknown as Film
  expect(scoresOf(film, { count: (view) => String(view['round']) })).toEqual({
    labels: ['1', '2'],
    values: [
      [2, 3],
      [1, 4],
    ],
    frames: [1, 3],
  })
})

describe('any view as text', () => {
  const facts = factsOf(
    {
      game: 'x',
      seat: 0,
      turn: 1,
      bank: { red: 2, blue: 0 },
      display: ['kiln', null],
      late: true,
      omen: null,
      rows: [{ card: 'road' }],
      stock: { red: 0 },
    },
    { speech, names },
  )

  test('things are called by their names, and what is nothing is left out', () => {
    expect(facts.map(({ label, value }) => [label, value])).toEqual([
      ['turn', 'Ben'],
      ['Bank', 'red (2)'],
      ['display', 'Kiln, –'],
      ['late', 'yes'],
      ['rows', ''],
      ['stock', 'nothing'],
    ])
    expect(facts[4]?.list).toEqual([[{ label: 'card', value: 'Road', list: [] }]])
  })

  test('seats are called by their names wherever they stand, and nobody is not', () => {
    const rows = factsOf({ realms: [{ owner: 1 }, { owner: -1, active: 2 }], looked: [1, 0] }, { speech, names })

    expect(rows[0]?.list.map((row) => row.map(({ value }) => value))).toEqual([['Ben'], ['2']])
    expect(rows[1]?.value).toBe('Ben, Ada')
  })

  test('a map tells only where something lies, and what', () => {
    const [lying] = factsOf({ lying: { kiln: [], road: ['red', 'kiln'] } }, { speech, names })

    expect(lying?.value).toBe('Road (red, Kiln)')
  })

  test('a map tells whose things are, and where points are from', () => {
    const [looked, points] = factsOf({ looked: { road: [1, 0] }, points: { cubes: 3 } }, { speech, names })

    expect([looked?.value, points?.value]).toEqual(['Road (Ben, Ada)', 'Cubes (3)'])
  })

  test('in brief, lists are left out', () => {
    expect(briefly(facts).map(({ label }) => label)).not.toContain('rows')
  })
})

describe('the focus', () => {
  test('goes back to the same option, and else to the bar', () => {
    document.body.innerHTML = '<div id="r"><button data-choice="draw">Draw</button></div>'
    const root = document.getElementById('r') as HTMLElement
    const keeper = new FocusKeeper()
    let lost = 0
    keeper.restore(root, () => (lost += 1))
    expect(lost).toBe(0)
    keeper.remember(root.firstChild)
    keeper.restore(root, () => (lost += 1))
    expect(document.activeElement).toBe(root.firstChild)
    root.innerHTML = ''
    keeper.restore(root, () => (lost += 1))
    expect(lost).toBe(1)
  })
})

test('addresses name pages', () => {
  expect(routeOf('/')).toEqual({ page: 'start', id: '' })
  expect(routeOf('/table/abc')).toEqual({ page: 'table', id: 'abc' })
  expect(routeOf('/record')).toEqual({ page: 'record', id: '' })
  expect(routeOf('/record/abc/')).toEqual({ page: 'record', id: 'abc' })
  expect(routeOf('/rules/uruk')).toEqual({ page: 'rules', id: 'uruk' })
  expect(routeOf('/learn/uruk')).toEqual({ page: 'rules', id: 'uruk' })
  expect(routeOf('/rules/%E0%A4%A')).toEqual({ page: 'rules', id: '%E0%A4%A' })
  expect(routeOf('/nonsense/abc').page).toBe('nowhere')
})

test('a small window stays on the screen', () => {
  const screen = { width: 360, height: 640 }
  expect(beside(new DOMRect(340, 20, 20, 20), 200, 100, screen)).toEqual({ left: 152, top: 48 })
  expect(beside(new DOMRect(0, 600, 20, 20), 200, 100, screen)).toEqual({ left: 8, top: 492 })
})

test('charts have round numbers', () => {
  expect(ticks(0, 21)).toEqual([0, 5, 10, 15, 20, 25])
  expect(scaled(5, 0, 10, 100, 200)).toBe(150)
  expect(scaled(1, 1, 1, 3, 9)).toBe(3)
})

test('charts name each point of time once, where it begins, and only as many as there is room for', () => {
  expect(labelled(['3', '3', '4', '4', '5', ''], 9)).toEqual([0, 2, 4])
  expect(labelled(['1', '2', '3', '4', '5', '6'], 3)).toEqual([0, 2, 4])
})

describe('why not', () => {
  const axe = { choice: 'use axe', rules: ['R-1'] }

  test('each reason is said once, with the choices that it is about', () => {
    expect(byRule([axe, { choice: 'place axe', rules: ['R-2'] }, { choice: 'exchange axe', rules: ['R-1'] }])).toEqual([
      { rule: 'R-1', choices: ['use axe', 'exchange axe'] },
      { rule: 'R-2', choices: ['place axe'] },
    ])
  })

  test('what forbids everything is all that is said', () => {
    expect(byRule([axe, { choice: 'place axe', rules: ['R-2', 'R-1'] }])).toEqual([{ rule: 'R-1', choices: [] }])
  })

  test('a choice alone is named, also without a rule', () => {
    expect(byRule([axe])).toEqual([{ rule: 'R-1', choices: ['use axe'] }])
    expect(byRule([{ choice: 'end', rules: [] }])).toEqual([{ rule: '', choices: ['end'] }])
  })
})
