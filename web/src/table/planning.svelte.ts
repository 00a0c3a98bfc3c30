// A whole plan in the making: changed here at once, kept by the server a moment later, and no part of the game before everybody is ready.

import { untrack } from 'svelte'
import type { Draft, GameInfo } from '../generated/protocol'
import type { Planning } from '../games/board'
import type { Answer } from '../net/socket'
import type { Controller } from './controller.svelte'

type Plan = Omit<Draft, 'type'>

/** Whoever drags sends when they rest; in a hurry, sooner. */
const REST_MS = 250
const HURRIED_REST_MS = 80
/** What was refused for the moment only is sent again. */
const RETRY_MS = 1000
const FOR_THE_MOMENT = ['storage', 'too-fast', 'paused']
/** How long whoever is ready reads how to change the plan. */
const LOCKED_MS = 6000

export class TablePlanning implements Planning {
  readonly seat = $derived.by(() => this.#seat())
  readonly verb = $derived.by(() => this.#controller.shown?.drafts ?? '')
  readonly length = $derived.by(() => this.#info().verbs[this.verb]?.length ?? 0)
  readonly largest = $derived.by(() => this.#info().verbs[this.verb]?.largest ?? 0)
  readonly hands = $derived.by(() => this.#controller.hands)
  readonly planners = $derived.by(() => this.#controller.shown?.waiting ?? [])
  readonly numbers = $derived.by(() => this.#numbers())
  readonly ready = $derived.by(() => (this.#kept?.ready ?? false) && (this.#changed?.ready ?? true))
  readonly seconds = $derived.by(() => this.#seconds())
  readonly open = $derived.by(() => this.#isOpen())
  rules = $state.raw<string[]>([])
  /** Whether somebody who is ready has just tried to change the plan. */
  readonly locked = $derived.by(() => this.ready && this.#tried)

  readonly #controller: Controller
  readonly #info: () => GameInfo
  /** What the server keeps for the seat that looks. */
  readonly #kept = $derived.by(() => this.#now(this.#controller.draft))
  /** What the server has not confirmed yet. */
  #unconfirmed = $state.raw<Plan | null>(null)
  readonly #changed = $derived.by(() => this.#now(this.#unconfirmed))
  #clock = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined
  #tried = $state(false)
  #forgets: ReturnType<typeof setTimeout> | undefined
  /** The seat whose hand is lowered as soon as its plan is on the screen. */
  #reopened = $state(-1)

  constructor(controller: Controller, info: () => GameInfo) {
    this.#controller = controller
    this.#info = info
    $effect(() => this.#takeOut())
    $effect(() => () => [this.#timer, this.#forgets].forEach(clearTimeout))
    $effect(() => {
      if (this.#left < 0 || controller.table?.paused) return
      const timer = setInterval(() => (this.#clock = Date.now()), 200)
      return () => clearInterval(timer)
    })
  }

  /** Itself while plans are made and the present is shown. */
  get current(): this | undefined {
    const { past, waiting, table } = this.#controller
    return this.verb && past === null && waiting === 0 && table?.stage === 'playing' ? this : undefined
  }

  set(numbers: readonly number[]): void {
    if (!this.open || numbers.length !== this.length) return
    if (this.ready) return this.#lock()
    this.rules = []
    this.#change(numbers, false)
    this.#later(this.seconds < 0 ? REST_MS : HURRIED_REST_MS)
  }

  setReady(on: boolean): void {
    if (!this.open) return
    this.#tried = false
    this.#change(this.numbers, on)
    void this.#send()
  }

  /** A hand never goes down by a click beside it. */
  #lock(): void {
    this.#tried = true
    clearTimeout(this.#forgets)
    this.#forgets = setTimeout(() => (this.#tried = false), LOCKED_MS)
  }

  /** Several people at one screen: takes a plan out again to change it. */
  reopen(seat: number): void {
    this.#reopened = seat
    this.#controller.draft = null
    this.#controller.look(seat)
  }

  #seat(): number {
    const { eyes, mine, shown } = this.#controller
    return mine.includes(eyes) && shown?.waiting.includes(eyes) ? eyes : -1
  }

  #isOpen(): boolean {
    return this.seat >= 0 && !this.#controller.isWarm(this.seat) && !this.#controller.table?.paused && this.seconds !== 0
  }

  #numbers(): number[] {
    const [, ...words] = (this.#changed ?? this.#kept)?.choice.split(' ') ?? []
    return Array.from({ length: this.length }, (_, i) => Number(words[i] ?? 0))
  }

  /** A plan, if it is one for the seat that looks and for this very planning. */
  #now<P extends Plan>(plan: P | null): P | null {
    return plan?.seat === this.seat && plan.version === this.#controller.shown?.version ? plan : null
  }

  get #left(): number {
    return this.verb ? (this.#controller.table?.planning?.left ?? -1) : -1
  }

  #seconds(): number {
    if (this.#left < 0) return -1
    const gone = this.#controller.table?.paused ? 0 : Math.max(0, this.#clock - this.#controller.tableAt)
    return Math.ceil(Math.max(0, this.#left - gone) / 1000)
  }

  #change(numbers: readonly number[], ready: boolean): void {
    const choice = [this.verb, ...numbers].join(' ')
    this.#unconfirmed = { seat: this.seat, version: this.#controller.shown?.version ?? 0, choice, ready }
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#send(), milliseconds)
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer)
    const plan = this.#unconfirmed
    if (!plan) return
    this.#controller.refusal = null
    const answer = await this.#controller.plan(plan)
    // It was changed again meanwhile: that will be answered, too.
    if (plan === this.#unconfirmed) this.#answered(plan, answer)
  }

  #answered(plan: Plan, answer: Answer): void {
    const refused = answer.type === 'refused' ? answer : null
    if (refused && FOR_THE_MOMENT.includes(refused.code)) {
      this.#later(RETRY_MS)
      return
    }
    this.#unconfirmed = null
    // A plan that breaks a rule is kept, but nobody is ready with it.
    const isKept = !refused || refused.rules.length > 0
    if (isKept) this.#controller.draft = { type: 'draft', ...plan, ready: plan.ready && !refused }
    this.rules = refused?.rules ?? []
    if (refused && refused.code !== 'stale') this.#controller.refusal = refused
  }

  #takeOut(): void {
    if (this.#reopened < 0 || this.#kept?.seat !== this.#reopened) return
    const isReady = this.#kept.ready
    untrack(() => {
      this.#reopened = -1
      if (isReady) this.setReady(false)
    })
  }
}
