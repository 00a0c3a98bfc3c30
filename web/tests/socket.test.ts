// The line to a table: it mends itself, and no command is lost or doubled.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyCommand, AnyEvent } from '../src/generated/protocol'
import { Line, type LineState } from '../src/net/socket'

/** A socket whose other end is the test. */
class FakeSocket {
  sent: AnyCommand[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyCommand)
  }
  close(): void {}
  hear(event: AnyEvent): void {
    this.onmessage?.({ data: JSON.stringify(event) })
  }
}

let sockets: FakeSocket[]
let states: LineState[]
let heard: AnyEvent[]
let line: Line

const socket = (): FakeSocket => sockets.at(-1) as FakeSocket
/** Commands of a kind that went over the last socket; those asked for here have an id. */
const sent = (type: string): { id: string }[] => socket().sent.filter((command) => command.type === type) as { id: string }[]

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  states = []
  heard = []
  let seed = 0
  const open = (): WebSocket => {
    sockets.push(new FakeSocket())
    return socket() as unknown as WebSocket
  }
  const listener = {
    hello: () => ({ type: 'hello' as const, version: 7, steps: 3, eyes: 0 }),
    heard: (event: AnyEvent) => heard.push(event),
    changed: (state: LineState) => states.push(state),
  }
  line = new Line('ws://here', listener, { open, random: () => (seed = (seed + 0.37) % 1) })
})

afterEach(() => {
  line.close()
  vi.useRealTimers()
})

test('it says hello with what it has', () => {
  socket().onopen?.()
  expect(socket().sent).toEqual([{ type: 'hello', version: 7, steps: 3, eyes: 0 }])
  expect(states).toEqual(['open'])
})

test('a command is answered by its id', async () => {
  socket().onopen?.()
  const answer = line.send({ type: 'say', text: 'hi' })
  const [said] = sent('say')
  socket().hear({ type: 'done', id: said?.id ?? '', version: 8 })
  expect(await answer).toEqual({ type: 'done', id: said?.id ?? '', version: 8 })
})

test('an unanswered command is sent again with the same id, an answered one is not', async () => {
  socket().onopen?.()
  void line.send({ type: 'say', text: 'one' })
  void line.send({ type: 'say', text: 'two' })
  const [one, two] = sent('say')
  expect(one?.id).not.toBe(two?.id)
  socket().hear({ type: 'done', id: one?.id ?? '', version: 8 })
  socket().onclose?.({ code: 1006 })
  vi.advanceTimersByTime(1000)
  socket().onopen?.()
  expect(sent('say')).toEqual([two])
  expect(sockets).toHaveLength(2)
})

test('a command given while the line is lost is sent when it is back', () => {
  void line.send({ type: 'pause', on: true })
  expect(socket().sent).toEqual([])
  socket().onopen?.()
  expect(sent('pause')).toHaveLength(1)
})

test('it waits longer from try to try, at most some seconds', () => {
  socket().onopen?.()
  for (let i = 0; i < 8; i++) {
    socket().onclose?.({ code: 1012 })
    vi.advanceTimersByTime(6300)
    expect(sockets).toHaveLength(i + 2)
  }
  expect(states).toEqual(['open', 'lost'])
})

test('a silent line is pinged, and given up when nothing comes back', () => {
  socket().onopen?.()
  socket().hear({ type: 'pong' })
  vi.advanceTimersByTime(15_000)
  expect(sent('ping')).toHaveLength(1)
  vi.advanceTimersByTime(6000)
  expect(states).toEqual(['open', 'lost'])
  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(2)
})

test('it connects at once when the network is back', () => {
  socket().onopen?.()
  for (let i = 0; i < 5; i++) {
    socket().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(6300)
  }
  socket().onclose?.({ code: 1006 })
  const before = sockets.length
  dispatchEvent(new Event('online'))
  expect(sockets).toHaveLength(before + 1)
})

test('where there is no such table it does not try again', () => {
  socket().onclose?.({ code: 4404 })
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(states).toEqual(['gone'])
})

test('a line opened too often waits', () => {
  socket().onclose?.({ code: 4408 })
  expect(states).toEqual(['crowded'])
  vi.advanceTimersByTime(3000)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(3300)
  expect(sockets).toHaveLength(2)
})
