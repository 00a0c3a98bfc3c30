// The table as the page knows it, fed by a server that is the test.

import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyEvent, SeatInfo, Table, Update } from '../src/generated/protocol'
import { settings } from '../src/kit/settings.svelte'
import { language } from '../src/speech/language.svelte'
import { Words } from '../src/speech/words'
import { Controller } from '../src/table/controller.svelte'
import common from '../src/text/en/common.ftl?raw'
import words from '../src/text/en/table.ftl?raw'
import { laid } from './laid.svelte'

class FakeSocket {
  static last: FakeSocket
  sent: { type: string; id: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    FakeSocket.last = this
  }
  send(text: string): void {
    const command = JSON.parse(text) as { type: string; id: string }
    this.sent.push(command)
    // A server that is silent for long would be given up, and reached again after a wait that chance decides.
    if (command.type === 'ping') setTimeout(() => this.onmessage?.({ data: '{"type":"pong"}' }))
  }
  close(): void {}
}

const seat = (name: string, mine = false): SeatInfo => ({
  name,
  kind: mine ? 'human' : 'bot',
  level: 'easy',
  online: true,
  warm: false,
  warm_in: -1,
  mine,
  invite: '',
  ready: true,
})
const table: Table = {
  type: 'table',
  id: 't',
  game: 'x',
  stage: 'playing',
  options: {},
  seats: [seat('Ada', true), seat('bot:easy')],
  host: true,
  public: false,
  watch: '',
  watchers: 0,
  commitment: '',
  paused: false,
  paused_by: -1,
  clock: null,
  request: null,
  planning: null,
  rematch: '',
  share: '',
  lesson: '',
  hints: [],
  coach: null,
  engine: 'compiled',
}
const update: Update = {
  type: 'update',
  version: 1,
  eyes: 0,
  keep: 0,
  moves: [{ step: 0, seat: -1, events: [] }],
  takebacks: [],
  scene: null,
  view: { decision: { name: 'Turn' } },
  waiting: [0],
  offers: [
    ['exchange kiln', {}, 'hand:kiln'],
    ['place kiln', {}, 'hand:kiln'],
    ['end', {}, ''],
  ],
  drafts: '',
  undo: { choice: '', refusal: 'nothing', can_ask: false },
  clocks: [],
  result: null,
}

let controller: Controller
const hear = (event: AnyEvent): void => FakeSocket.last.onmessage?.({ data: JSON.stringify(event) })
const sent = (type: string): { id: string }[] => FakeSocket.last.sent.filter((command) => command.type === type)
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(100)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  settings.pace = 'normal'
  settings.confirm = false
  controller = new Controller('t')
  FakeSocket.last.onopen?.()
  hear(table)
  hear(update)
})

afterEach(() => {
  controller.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('it knows what may be chosen, and sends what was chosen once', () => {
  expect(controller.asking).toBe(true)
  expect(controller.offers).toHaveLength(3)
  controller.choose('end')
  controller.choose('exchange kiln')
  expect(sent('choose')).toMatchObject([{ choice: 'end', seat: 0, version: 1 }])
  expect(controller.pending).toBe('end')
})

test('whoever is away may be played for when the server said so, and not before', () => {
  const ben: SeatInfo = { ...seat('Ben'), kind: 'human', online: false, warm_in: 60_000 }
  const cy: SeatInfo = { ...ben, name: 'Cy', warm_in: 0 }
  hear({ ...table, seats: [{ ...seat('Ada', true), warm_in: 0 }, ben, cy, { ...cy, warm: true }] })
  expect(controller.lendable).toEqual([2])
  vi.advanceTimersByTime(59_900)
  expect(controller.lendable).toEqual([2])
  vi.advanceTimersByTime(200)
  expect(controller.lendable).toEqual([1, 2])
  hear(table)
  expect(controller.lendable).toEqual([])
})

test('an answer names the request that was read', () => {
  controller.answer(3, true)
  expect(sent('answer')).toMatchObject([{ request: 3, agree: true }])
})

test('a choice may have to be confirmed', () => {
  settings.confirm = true
  controller.choose('end')
  expect([controller.armed, sent('choose')]).toEqual(['end', []])
  controller.choose('end')
  expect(sent('choose')).toHaveLength(1)
})

test('what gives something away is asked once; a double click is no answer', () => {
  controller.lostBy = (choice) => (choice === 'end' ? '2 actions are left.' : '')
  controller.choose('end')
  controller.choose('end')
  expect([controller.armed, sent('choose')]).toEqual(['end', []])
  vi.advanceTimersByTime(600)
  controller.choose('end')
  expect(sent('choose')).toMatchObject([{ choice: 'end' }])
})

test('whoever wants to hear of a mistake hears of it once, and has the last word', async () => {
  controller.wantsWarning = () => true
  controller.choose('end')
  const [first] = sent('choose')
  expect(first).toMatchObject({ choice: 'end', sure: false })
  hear({ type: 'warning', id: first?.id ?? '', choice: 'end', because: null })
  await settled()
  expect([controller.warning?.choice, controller.pending]).toEqual(['end', ''])
  // The second half of a double click is no answer.
  controller.choose('end')
  expect(sent('choose')).toHaveLength(1)
  controller.insist()
  expect(controller.warning).toBeNull()
  expect(sent('choose')[1]).toMatchObject({ choice: 'end', sure: true })
})

test('a hint belongs to the question that it was asked for', async () => {
  const advised = (id = ''): AnyEvent => ({ type: 'advice', id, choice: 'end', target: '', clear: true })
  void controller.seek()
  void controller.seek()
  expect([controller.seeking, sent('hint')]).toMatchObject([true, [{ version: 1, seat: 0 }]])
  hear(advised(sent('hint')[0]?.id))
  await settled()
  expect([controller.seeking, controller.advice?.choice]).toEqual([false, 'end'])
  void controller.seek()
  hear({ ...update, version: 2 })
  controller.skip()
  expect(controller.advice).toBeNull()
  hear(advised(sent('hint')[1]?.id))
  await settled()
  expect(controller.advice).toBeNull()
})

test('the log is cut and continued', () => {
  hear({ ...update, version: 2, keep: 1, moves: [{ step: 1, seat: 0, events: [] }] })
  vi.advanceTimersByTime(10)
  expect(controller.log.map((move) => move.step)).toEqual([0, 1])
  hear({ ...update, version: 3, keep: 1, moves: [] })
  expect(controller.log.map((move) => move.step)).toEqual([0])
})

test('the scene is told once, and belongs to every board', async () => {
  hear({ ...update, version: 2, scene: { hexes: 9 } })
  hear({ ...update, version: 3, keep: 1, moves: [], view: { round: 1 } })
  controller.skip()
  expect(controller.shown?.view).toEqual({ hexes: 9, round: 1 })
  void controller.showPast(0)
  hear({ type: 'board', id: sent('then')[0]?.id ?? '', step: 0, view: { round: 0 } })
  await settled()
  expect(controller.past?.view).toEqual({ hexes: 9, round: 0 })
})

test('a gap in the log is asked for from the beginning, once', () => {
  hear({ ...update, version: 9, keep: 7 })
  hear({ ...update, version: 10, keep: 8 })
  expect(sent('hello')).toMatchObject([{ version: -1 }, { version: -1, steps: -1, eyes: 0 }])
  expect(sent('hello')).toHaveLength(2)
  hear({ ...update, version: 10 })
  expect(controller.shown?.version).toBe(10)
})

test('while moves of others wait to be shown, nothing can be chosen', () => {
  hear({ ...update, version: 2, keep: 1, moves: [{ step: 1, seat: 1, events: [['drew', [1], 'R']] }] })
  expect([controller.waiting, controller.asking]).toEqual([1, false])
  controller.skip()
  expect([controller.waiting, controller.asking]).toEqual([0, true])
})

test('a refusal is told, and the options come back', async () => {
  controller.choose('end')
  hear({ type: 'refused', id: sent('choose')[0]?.id ?? '', code: 'illegal', message: '', rules: ['R-1'] })
  await settled()
  expect([controller.pending, controller.refusal?.code]).toEqual(['', 'illegal'])
})

test('the screen changes hands when another seat of mine is asked', () => {
  hear({ ...table, seats: [seat('Ada', true), seat('Ben', true)] })
  expect(controller.successor).toBe(-1)
  hear({ ...update, version: 2, waiting: [1], offers: [] })
  expect(controller.successor).toBe(1)
  controller.look(1)
  hear({ ...update, version: 2, eyes: 1, waiting: [1] })
  expect([controller.successor, controller.asking]).toEqual([-1, true])
})

test('the past can be looked at, and nothing chosen in it', async () => {
  void controller.showPast(0)
  hear({ type: 'board', id: sent('then')[0]?.id ?? '', step: 0, view: { old: true } })
  await settled()
  expect([controller.past?.view, controller.asking, controller.offers]).toEqual([{ old: true }, false, []])
  controller.showPresent()
  expect(controller.asking).toBe(true)
})

test('a line of the chat is shown once', () => {
  const chat = { type: 'chat' as const, said: 1, at: 0, seat: 0, name: 'Ada', text: 'hi' }
  hear(chat)
  hear(chat)
  expect(controller.chats).toHaveLength(1)
})

test('things glow, are named, and carry out clicks', () => {
  language.words = new Words('en', [common, words])
  const { things, place, end } = laid(controller)
  const kiln = place('hand:kiln', 'Kiln', true)
  const road = place('hand:road', 'Road', true)
  const bank = place('bank:red', 'Red', false)
  expect([kiln.className, kiln.tabIndex, kiln.getAttribute('aria-label')]).toEqual(['can', 0, 'Kiln: exchange kiln; place kiln'])
  expect([road.className, road.tabIndex]).toEqual(['cannot', 0])
  expect([bank.className, bank.tabIndex, bank.getAttribute('role')]).toEqual(['', -1, 'group'])
  kiln.click()
  expect(things.opened?.offers).toHaveLength(2)
  road.click()
  expect(things.opened).toMatchObject({ target: 'hand:road', offers: [] })
  kiln.dispatchEvent(new Event('pointerenter'))
  flushSync()
  expect([things.isLit('hand:kiln'), kiln.classList.contains('lit')]).toEqual([true, true])
  end()
})
