// Everything a page knows of one table, and everything it can do there. It knows no rules: it shows what the server sent and sends what was chosen.

import type { Advice, AnyEvent, Chat, Draft, Hello, Move, Offer, Reason, Refused, Table, Update, Warning } from '../generated/protocol'
import { PACE_MS, settings } from '../kit/settings.svelte'
import type { Rung } from '../learn/practice'
import { Line, lineTo, type Answer, type LineState, type Wish } from '../net/socket'
import { Playback } from './playback'

/** A moment of the past that is looked at. */
export interface Past {
  step: number
  view: Record<string, unknown>
}

const MOST_CHATS = 300
export const DOUBLE_CLICK_MS = 500

export class Controller {
  table = $state.raw<Table | null>(null)
  /** What is on the screen now; others' latest moves may still wait to be shown. */
  shown = $state.raw<Update | null>(null)
  log = $state.raw<Move[]>([])
  /** How many updates wait to be shown. */
  waiting = $state(0)
  past = $state.raw<Past | null>(null)
  line = $state<LineState>('connecting')
  chats = $state.raw<Chat[]>([])
  /** The choice that was sent and not yet answered. */
  pending = $state('')
  /** The choice that is to be confirmed. */
  armed = $state('')
  /** Why the last command was not carried out. */
  refusal = $state.raw<Refused | null>(null)
  /** The hint for what is asked now, and whether one is awaited. */
  advice = $state.raw<Advice | null>(null)
  seeking = $state(false)
  /** A choice that was held back, because another one is much better. */
  warning = $state.raw<Warning | null>(null)
  /** The plan of the seat that looks, as the server keeps it. */
  draft = $state.raw<Draft | null>(null)
  /** The seats of others that may be left to a bot now, because nobody is there. */
  lendable = $state.raw<number[]>([])
  /** When the table was told last, in milliseconds. */
  tableAt = $state(0)
  /** The server's clocks and when they were told, in milliseconds. */
  clocks = $state.raw<{ left: number[]; at: number }>({ left: [], at: 0 })

  readonly mine = $derived((this.table?.seats ?? []).flatMap((seat, i) => (seat.mine ? [i] : [])))
  readonly eyes = $derived(this.shown?.eyes ?? -1)
  /** Who is ready with a plan, while plans are made. */
  readonly hands = $derived(this.shown?.drafts ? (this.table?.planning?.ready ?? []) : [])
  /** Everybody who is still waited for. */
  readonly asked = $derived((this.shown?.waiting ?? []).filter((seat) => !this.hands.includes(seat)))
  /** Whether the seat that looks is asked, and may answer. */
  readonly asking = $derived(
    this.past === null && this.waiting === 0 && this.mine.includes(this.eyes) && this.asked.includes(this.eyes) && !this.isWarm(this.eyes),
  )
  readonly offers = $derived<Offer[]>(this.asking && this.table?.stage === 'playing' ? (this.shown?.offers ?? []) : [])
  /** Another seat of mine that is asked, while nobody who looks is: the screen should change hands. */
  readonly successor = $derived(this.#successor())

  /** Told when the picture is about to change and when it has: for motion, sound and the live region. */
  onshow: (update: Update, hurried: boolean) => void = () => {}
  onchat: (chat: Chat) => void = () => {}
  /** What somebody gives away by a choice, as a question; empty where it is nothing. */
  lostBy: (choice: string) => string = () => ''
  /** Whether somebody wants to hear of a mistake before it is made. */
  wantsWarning: () => boolean = () => false

  readonly #line: Line
  readonly #playback: Playback
  /** What never changes during the game; views leave it out. */
  #scene: Record<string, unknown> = {}
  #received = { version: -1, steps: -1, eyes: -1 }
  #tellAnew = false
  #armedAt = 0
  #patience: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.#playback = new Playback(
      (update, hurried) => this.#show(update, hurried),
      () => (document.visibilityState === 'hidden' ? 0 : PACE_MS[settings.pace]),
    )
    this.#playback.onlength = (waiting) => (this.waiting = waiting)
    this.#line = new Line(lineTo(id), {
      hello: () => this.#hello(),
      heard: (event) => this.#heard(event),
      changed: (state) => (this.line = state),
    })
  }

  close(): void {
    clearTimeout(this.#patience)
    this.#playback.stop()
    this.#line.close()
  }

  isWarm(seat: number): boolean {
    return this.table?.seats[seat]?.warm ?? false
  }

  // What people do

  /** Sends a choice; where choices are confirmed, or this one gives something away, the first call only arms it. */
  choose(choice: string): void {
    if (!this.asking || this.pending || this.table?.paused || this.warning?.choice === choice) return
    const isCostly = this.lostBy(choice) !== ''
    if (this.armed !== choice && (settings.confirm || isCostly)) {
      this.armed = choice
      this.#armedAt = Date.now()
    }
    // The second half of a double click confirms nothing in the same place.
    else if (!isCostly || Date.now() - this.#armedAt > DOUBLE_CLICK_MS) void this.#choose(choice)
  }

  /** Makes the choice that was held back. */
  insist(): void {
    if (this.warning && this.asking && !this.pending) void this.#choose(this.warning.choice, true)
  }

  /** Makes a choice that was advised, without a second question. */
  follow(choice: string): void {
    if (this.asking && !this.pending && !this.table?.paused) void this.#choose(choice, true)
  }

  /** Asks what to choose; everybody will know. */
  async seek(): Promise<void> {
    const shown = this.shown
    if (!shown || !this.asking || this.seeking) return
    this.refusal = null
    this.seeking = true
    const answer = await this.#line.send({ type: 'hint', version: shown.version, seat: shown.eyes })
    this.seeking = false
    // What is no longer asked needs no answer.
    if (this.shown?.version !== shown.version || this.eyes !== shown.eyes) return
    if (answer.type === 'advice') this.advice = answer
    else if (answer.type === 'refused') this.refusal = answer
  }

  /** Keeps a plan; what becomes of it is for whoever asks. */
  plan(draft: Omit<Draft, 'type'>): Promise<Answer> {
    return this.#line.send({ type: 'plan', ...draft })
  }

  undo(): void {
    const shown = this.shown
    if (shown) void this.#do({ type: 'undo', version: shown.version, seat: shown.eyes })
  }

  askTakeback(): void {
    const shown = this.shown
    if (shown) void this.#do({ type: 'takeback', version: shown.version, seat: shown.eyes })
  }

  /** Answers what was read, whatever may be asked by now. */
  answer(request: number, agree: boolean): void {
    void this.#do({ type: 'answer', request, agree })
  }

  look(seat: number): void {
    void this.#do({ type: 'look', seat })
  }

  say(text: string): void {
    void this.#do({ type: 'say', text })
  }

  pause(on: boolean): void {
    void this.#do({ type: 'pause', on })
  }

  warm(seat: number, on: boolean): void {
    void this.#do({ type: 'warm', seat, on })
  }

  fill(seat: number, level: Rung): void {
    void this.#do({ type: 'fill', seat, level })
  }

  ready(seat: number, on: boolean): void {
    void this.#do({ type: 'ready', seat, on })
  }

  coach(wish: 'next' | 'leave', step: number): Promise<void> {
    return this.#do({ type: 'coach', wish, step })
  }

  /** What leads on in a lesson; null when there is no answer to be had, or when the house answers instead. */
  async hint(step: number): Promise<Advice | null> {
    this.refusal = null
    const answer = await this.#line.send({ type: 'coach', wish: 'hint', step })
    if (answer.type === 'refused' && answer.code === 'house') await this.seek()
    return answer.type === 'advice' ? answer : null
  }

  share(on: boolean): void {
    void this.#do({ type: 'share', on })
  }

  /** The new table; empty where the server did not make one. It is told to everybody before the answer. */
  async rematch(): Promise<string> {
    await this.#do({ type: 'rematch' })
    return this.table?.rematch ?? ''
  }

  /** Tells the server what the settings say now. */
  greet(): void {
    this.#line.greet()
  }

  skip(): void {
    this.#playback.skip()
  }

  /** What was just shown is worth looking at for so many milliseconds. */
  hold(milliseconds: number): void {
    this.#playback.hold(milliseconds)
  }

  release(): void {
    this.#playback.release()
  }

  /** Why a thing cannot be used; null when there is no answer to be had. */
  async why(target: string): Promise<Reason[] | null> {
    const answer = await this.#line.send({ type: 'why', seat: this.eyes, target })
    return answer.type === 'reasons' ? answer.reasons : null
  }

  /** Shows the board as it was after a number of choices. */
  async showPast(step: number): Promise<void> {
    const answer = await this.#line.send({ type: 'then', step })
    if (answer.type === 'board') this.past = { step: answer.step, view: { ...this.#scene, ...answer.view } }
    else if (answer.type === 'refused') this.refusal = answer
  }

  showPresent(): void {
    this.past = null
  }

  // Sending

  async #do(wish: Wish): Promise<void> {
    this.refusal = null
    const answer = await this.#line.send(wish)
    if (answer.type === 'refused') this.refusal = answer
  }

  async #choose(choice: string, sure = !this.wantsWarning()): Promise<void> {
    const shown = this.shown
    if (!shown) return
    this.refusal = null
    this.armed = ''
    this.warning = null
    this.pending = choice
    const answer = await this.#line.send({ type: 'choose', version: shown.version, seat: shown.eyes, choice, sure })
    if (answer.type === 'refused') this.refusal = answer
    else if (answer.type === 'warning') this.warning = answer
    else return
    this.pending = ''
  }

  // Hearing

  #hello(): Hello {
    const { version, steps, eyes } = this.#received
    return { type: 'hello', version, steps, eyes, wants_all: settings.askAll }
  }

  #heard(event: AnyEvent): void {
    if (event.type === 'update') this.#updated(event)
    else if (event.type === 'table') this.#seated(event)
    else if (event.type === 'draft') this.draft = event
    else if (event.type === 'chat') this.#said(event)
  }

  #seated(table: Table): void {
    this.table = table
    this.tableAt = Date.now()
    if (table.planning) this.clocks = { left: table.planning.clocks, at: this.tableAt }
    this.#waitForAbsent()
  }

  /** Finds the seats that may be left to a bot, and looks again when the next one may. */
  #waitForAbsent(): void {
    clearTimeout(this.#patience)
    const passed = Date.now() - this.tableAt
    const others = (this.table?.seats ?? []).map((seat) => (seat.mine || seat.warm ? -1 : seat.warm_in))
    this.lendable = others.flatMap((wait, seat) => (wait >= 0 && wait <= passed ? [seat] : []))
    const later = others.filter((wait) => wait > passed)
    if (later.length) this.#patience = setTimeout(() => this.#waitForAbsent(), Math.min(...later) - passed)
  }

  #updated(update: Update): void {
    if (update.keep > Math.max(0, this.#received.steps)) {
      this.#askAnew()
      return
    }
    this.#tellAnew = false
    this.#scene = update.scene ?? this.#scene
    update.view = { ...this.#scene, ...update.view }
    this.#received = { version: update.version, steps: update.keep + update.moves.length, eyes: update.eyes }
    this.clocks = { left: update.clocks, at: Date.now() }
    this.#playback.add(update, this.mine)
  }

  /** The story has a gap. It is asked for once more from the beginning; asking forever would help nobody. */
  #askAnew(): void {
    if (this.#tellAnew) return
    this.#tellAnew = true
    this.#received = { version: -1, steps: -1, eyes: this.#received.eyes }
    this.#line.greet()
  }

  #show(update: Update, hurried: boolean): void {
    if (update.version !== this.shown?.version || update.eyes !== this.shown.eyes) {
      this.pending = ''
      this.armed = ''
      this.advice = null
      this.warning = null
    }
    this.onshow(update, hurried)
    this.log = [...this.log.slice(0, update.keep), ...update.moves]
    this.shown = update
  }

  #said(chat: Chat): void {
    // After a lost line the last lines are told again.
    if (this.chats.some((known) => known.said === chat.said)) return
    this.chats = [...this.chats, chat].slice(-MOST_CHATS)
    this.onchat(chat)
  }

  #successor(): number {
    // Whoever looks at a plan that is ready may be about to change it.
    if (this.past !== null || this.waiting > 0 || this.table?.stage !== 'playing' || this.shown?.waiting.includes(this.eyes)) return -1
    return this.asked.find((seat) => this.mine.includes(seat) && !this.isWarm(seat)) ?? -1
  }
}
