// A whole plan in the making, kept by a server that is the test.

import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyEvent, SeatInfo, Table, Update } from '../src/generated/protocol'
import { settings } from '../src/kit/settings.svelte'
import { language } from '../src/speech/language.svelte'
import type { Speech } from '../src/speech/speech'
import { Words } from '../src/speech/words'
import { Controller } from '../src/table/controller.svelte'
import { cellNames } from '../src/table/plain/cells'
import type { TablePlanning } from '../src/table/planning.svelte'
import { sentence } from '../src/table/sentence'
import common from '../src/text/en/common.ftl?raw'
import words from '../src/text/en/table.ftl?raw'
import { planned } from './planning.svelte'

interface Sent {
  type: string
  id: string
  choice: string
  ready: boolean
  version: number
  seat: number
}

class FakeSocket {
  static last: FakeSocket
  sent: Sent[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    FakeSocket.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }
  close(): void {}
}

const seat = (name: string, mine = false): SeatInfo => ({
  name,
  kind: 'human',
  level: '',
  online: true,
  warm: false,
  warm_in: -1,
  mine,
  invite: '',
  ready: true,
})
const table = (ready: number[] = [], left = -1, more: Partial<Table> = {}): Table => ({
  type: 'table',
  id: 't',
  game: 'x',
  stage: 'playing',
  options: {},
  seats: [seat('Ada', true), seat('Ben'), seat('Cy')],
  host: true,
  public: false,
  watch: '',
  watchers: 0,
  commitment: '',
  paused: false,
  paused_by: -1,
  clock: null,
  request: null,
  planning: { ready, left, clocks: [] },
  rematch: '',
  share: '',
  lesson: '',
  hints: [],
  coach: null,
  engine: 'compiled',
  ...more,
})
const update = (version = 7, eyes = 0, drafts = 'plan'): Update => ({
  type: 'update',
  version,
  eyes,
  keep: 0,
  moves: [{ step: 0, seat: -1, events: [] }],
  takebacks: [],
  scene: null,
  view: { seat: eyes, decision: { name: 'Planning', waiting: [0, 1, 2] } },
  waiting: [0, 1, 2],
  offers: [],
  drafts,
  undo: { choice: '', refusal: 'nothing', can_ask: false },
  clocks: [],
  result: null,
})

let controller: Controller
let planning: TablePlanning
let end: () => void
const hear = (event: AnyEvent): void => {
  FakeSocket.last.onmessage?.({ data: JSON.stringify(event) })
  flushSync()
}
const sent = (): Sent[] => FakeSocket.last.sent.filter((command) => command.type === 'plan')
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)
const done = (): Promise<unknown> => {
  hear({ type: 'done', id: sent().at(-1)?.id ?? '', version: 7 })
  return pass(1)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  settings.pace = 'normal'
  language.words = new Words('en', [common, words])
  controller = new Controller('t')
  FakeSocket.last.onopen?.()
  hear(table())
  hear(update())
  ;({ planning, end } = planned(controller))
  hear({ type: 'draft', seat: 0, version: 7, choice: '', ready: false })
})

afterEach(() => {
  end()
  controller.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a plan begins with zeros, changes at once and is sent when whoever drags it rests', async () => {
  expect([planning.numbers, planning.open, planning.ready, planning.length, planning.largest]).toEqual([[0, 0, 0], true, false, 3, 9])
  planning.set([1, 0, 0])
  await pass(200)
  planning.set([1, 2, 0])
  expect([planning.numbers, sent()]).toEqual([[1, 2, 0], []])
  await pass(260)
  expect(sent()).toMatchObject([{ choice: 'plan 1 2 0', ready: false, version: 7, seat: 0 }])
  await done()
  expect(planning.numbers).toEqual([1, 2, 0])
})

test('whoever is ready says so at once, with the plan as it stands', async () => {
  planning.set([1, 2, 3])
  planning.setReady(true)
  expect(sent()).toMatchObject([{ choice: 'plan 1 2 3', ready: true }])
  expect(planning.ready).toBe(false)
  await done()
  expect(planning.ready).toBe(true)
  await pass(1000)
  expect(sent()).toHaveLength(1)
})

test('whoever is ready changes nothing by a click, is told how, and can after lowering the hand', async () => {
  planning.set([1, 2, 3])
  planning.setReady(true)
  await done()
  expect(planning.locked).toBe(false)
  planning.set([4, 0, 0])
  expect([planning.numbers, planning.ready, planning.locked]).toEqual([[1, 2, 3], true, true])
  await pass(7000)
  expect([planning.locked, sent().length]).toEqual([false, 1])
  planning.set([4, 0, 0])
  planning.setReady(false)
  planning.set([4, 0, 0])
  expect([planning.numbers, planning.ready, planning.locked]).toEqual([[4, 0, 0], false, false])
  await pass(300)
  expect(sent().at(-1)).toMatchObject({ choice: 'plan 4 0 0', ready: false })
})

test('nobody is ready with a plan that breaks a rule, and the plan stays', async () => {
  planning.set([9, 9, 9])
  planning.setReady(true)
  hear({ type: 'refused', id: sent()[0]?.id ?? '', code: 'illegal', message: '', rules: ['X-1'] })
  await pass(1)
  expect([planning.numbers, planning.ready, planning.rules]).toEqual([[9, 9, 9], false, ['X-1']])
  expect(controller.refusal?.rules).toEqual(['X-1'])
  planning.set([1, 0, 0])
  expect(planning.rules).toEqual([])
})

test('what another page of the same seat has planned is shown, but never over a change of one’s own', async () => {
  hear({ type: 'draft', seat: 0, version: 7, choice: 'plan 3 3 0', ready: false })
  expect(planning.numbers).toEqual([3, 3, 0])
  planning.set([0, 0, 1])
  hear({ type: 'draft', seat: 0, version: 7, choice: 'plan 2 2 2', ready: false })
  expect(planning.numbers).toEqual([0, 0, 1])
  await pass(300)
  await done()
  expect(planning.numbers).toEqual([0, 0, 1])
})

test('after a lost line the plan is sent again', async () => {
  planning.set([1, 1, 1])
  await pass(300)
  const before = sent()[0]
  FakeSocket.last.onclose?.({ code: 1006 })
  await pass(1000)
  FakeSocket.last.onopen?.()
  expect(sent()).toEqual([before])
  hear({ type: 'draft', seat: 0, version: 7, choice: '', ready: false })
  expect(planning.numbers).toEqual([1, 1, 1])
})

test('what could not be stored is sent once more', async () => {
  planning.set([1, 1, 1])
  await pass(300)
  hear({ type: 'refused', id: sent()[0]?.id ?? '', code: 'storage', message: '', rules: [] })
  await pass(1100)
  expect(sent().map((plan) => plan.choice)).toEqual(['plan 1 1 1', 'plan 1 1 1'])
  expect(planning.numbers).toEqual([1, 1, 1])
})

test('the next planning begins with zeros again', () => {
  hear({ type: 'draft', seat: 0, version: 7, choice: 'plan 3 3 0', ready: true })
  hear(update(9))
  expect([planning.numbers, planning.ready]).toEqual([[0, 0, 0], false])
  hear(update(12, 0, ''))
  expect(planning.current).toBeUndefined()
})

test('the countdown is counted here, stands still in a pause, and nothing is changed when it is over', async () => {
  hear(table([1, 2], 20_000))
  expect(planning.seconds).toBe(20)
  await pass(3500)
  expect(planning.seconds).toBe(17)
  hear(table([1, 2], 16_500, { paused: true }))
  await pass(5000)
  expect([planning.seconds, planning.open]).toEqual([17, false])
  hear(table([1, 2], 1000))
  await pass(1200)
  expect([planning.seconds, planning.open]).toEqual([0, false])
  planning.set([1, 1, 1])
  expect(planning.numbers).toEqual([0, 0, 0])
})

test('whoever is ready is not asked any more, and the bar says who still is', () => {
  const speech = { question: () => 'Your turn: plan!' } as unknown as Speech
  const said = (): string => sentence(controller, speech, ['Ada', 'Ben', 'Cy']).text
  expect([controller.asking, said()]).toEqual([true, 'Your turn: plan!'])
  hear(table([0]))
  expect([controller.asking, said()]).toEqual([false, 'You are ready. Still planning: Ben, Cy.'])
  hear(table([0, 1, 2]))
  expect(said()).toBe('Everybody is ready.')
  hear(table([1], -1, { seats: [seat('Ada'), seat('Ben'), seat('Cy')] }))
  hear(update(7, -1))
  expect([planning.seat, said()]).toEqual([-1, 'Planning in secret: Ada, Cy.'])
})

test('at a shared screen a plan that is ready can be taken out again', async () => {
  const seats = [seat('Ada', true), seat('Ben', true), seat('Cy')]
  hear(table([0], -1, { seats }))
  hear(update(7, -1))
  expect(controller.successor).toBe(1)
  planning.reopen(0)
  hear(update(7, 0))
  expect(controller.successor).toBe(-1)
  hear({ type: 'draft', seat: 0, version: 7, choice: 'plan 3 3 0', ready: true })
  await pass(1)
  expect(sent()).toMatchObject([{ seat: 0, choice: 'plan 3 3 0', ready: false }])
})

test('the numbers of a plan have the names of what they are about', () => {
  const speech = { thing: (domain: string, slug: string) => `${domain} ${slug}` } as unknown as Speech
  const verbs = { put: { domains: ['hill', 'number'], place: '', closes: false, length: 0, largest: 0 } }
  const info = { verbs, slugs: { hill: ['east', 'west'] } } as never
  expect(cellNames(2, info, speech)).toEqual(['hill east', 'hill west'])
  expect(cellNames(3, info, speech)).toEqual(['Number 1', 'Number 2', 'Number 3'])
})
