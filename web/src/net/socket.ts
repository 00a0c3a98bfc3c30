// The line to one table. It mends itself, and no command is lost or carried out twice: each has an id of its own, waits in the outbox
// until the server has answered, and is sent again with the same id after the line broke.

import type { Advice, AnyCommand, AnyEvent, Board, Done, Hello, Ping, Reasons, Refused, Warning } from '../generated/protocol'

/** connecting: for the first time; open; lost: trying again; gone: there is no such table for us; crowded: opened too often, waiting. */
export type LineState = 'connecting' | 'open' | 'lost' | 'gone' | 'crowded'

export type Answer = Done | Refused | Reasons | Board | Advice | Warning
type WithId = Exclude<AnyCommand, Hello | Ping>
/** A command as it is thought of; the line gives it its id. */
export type Wish = WithId extends infer C ? (C extends WithId ? Omit<C, 'id'> : never) : never

export interface Listener {
  /** What the page still has, for the server to continue from. */
  hello(): Hello
  heard(event: AnyEvent): void
  changed(state: LineState): void
}

/** What the line needs of the browser; tests bring their own. */
export interface Surroundings {
  open(url: string): WebSocket
  random(): number
}

const BROWSER: Surroundings = { open: (url) => new WebSocket(url), random: Math.random }

const FIRST_WAIT = 300
/** Nobody should look at a dead table for long once the server is back. */
const LONGEST_WAIT = 2000
const CROWDED_WAIT = 5000
const IDLE = 15_000
const PATIENCE = 6000
const NO_SUCH_TABLE = 4404
const TOO_OFTEN = 4408

interface Waiting {
  command: WithId
  answered: (answer: Answer) => void
}

export class Line {
  state: LineState = 'connecting'
  readonly #url: string
  readonly #listener: Listener
  readonly #around: Surroundings
  readonly #outbox = new Map<string, Waiting>()
  #socket: WebSocket | null = null
  #tries = 0
  #closed = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #quiet: ReturnType<typeof setTimeout> | undefined

  constructor(url: string, listener: Listener, around: Surroundings = BROWSER) {
    this.#url = url
    this.#listener = listener
    this.#around = around
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  /** Sends a command as soon as there is a line, and resolves to the server's answer. */
  send(wish: Wish): Promise<Answer> {
    const id = this.#newId()
    const command = { ...wish, id } as WithId
    return new Promise((answered) => {
      this.#outbox.set(id, { command, answered })
      if (this.state === 'open') this.#post(command)
    })
  }

  /** Says hello again on an open line, to be told again what is missing. */
  greet(): void {
    if (this.state === 'open') this.#post(this.#listener.hello())
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearTimeout(this.#quiet)
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#drop()
  }

  // Connecting

  #connect(): void {
    const socket = this.#around.open(this.#url)
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = (message) => this.#heard(String(message.data))
    socket.onclose = (event) => this.#lost(event.code)
    // A line that never opens must not be waited for longer than a silent one.
    this.#expectSound(PATIENCE)
  }

  #opened(): void {
    this.#become('open')
    this.#post(this.#listener.hello())
    for (const { command } of this.#outbox.values()) this.#post(command)
    this.#expectSound(PATIENCE)
  }

  #lost(code: number): void {
    this.#drop()
    if (this.#closed) return
    if (code === NO_SUCH_TABLE) {
      this.#become('gone')
      return
    }
    this.#become(code === TOO_OFTEN ? 'crowded' : this.state === 'connecting' ? 'connecting' : 'lost')
    const wait = code === TOO_OFTEN ? CROWDED_WAIT : Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT)
    this.#tries += 1
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + this.#around.random() / 2))
  }

  /** Forgets the socket without listening to its last words. */
  #drop(): void {
    clearTimeout(this.#quiet)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  /** The network is back, or somebody looks at the page again: no reason to wait any longer. */
  #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.#closed || this.state === 'gone') return
    if (this.state === 'open') this.#ping()
    else if (this.#socket === null) {
      clearTimeout(this.#retry)
      this.#connect()
    }
  }

  /** The network is gone: silence need not prove it. If the server is on this very machine, the next attempt finds it again. */
  #cut = (): void => {
    if (this.state === 'open') this.#lost(0)
  }

  // Hearing and saying

  #heard(text: string): void {
    // Only a line over which something was heard is a good one.
    this.#tries = 0
    this.#expectSound()
    const event = JSON.parse(text) as AnyEvent
    // First what it answers, so that whoever waits for it knows when the listener is told.
    if ('id' in event && event.type !== 'table') this.#settle(event)
    this.#listener.heard(event)
  }

  #settle(answer: Answer): void {
    const waiting = this.#outbox.get(answer.id)
    this.#outbox.delete(answer.id)
    waiting?.answered(answer)
  }

  #expectSound(patience = 0): void {
    clearTimeout(this.#quiet)
    this.#quiet = patience ? setTimeout(() => this.#lost(0), patience) : setTimeout(() => this.#ping(), IDLE)
  }

  #ping(): void {
    this.#post({ type: 'ping' })
    this.#expectSound(PATIENCE)
  }

  #post(command: AnyCommand): void {
    this.#socket?.send(JSON.stringify(command))
  }

  #become(state: LineState): void {
    if (this.state === state) return
    this.state = state
    this.#listener.changed(state)
  }

  #newId(): string {
    const digits = (): string => Math.floor(this.#around.random() * 2 ** 32).toString(36)
    return `${digits()}-${digits()}-${this.#outbox.size}`
  }
}

/** Where the line to a table begins. */
export function lineTo(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`
}
