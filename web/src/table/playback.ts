// Shows what happens at a readable pace: the moves of others wait a little one after another, one's own are shown at once.

import type { Update } from '../generated/protocol'

/** A move that tells nothing, such as the first half of a placement, passes more quickly. */
const SILENT = 0.3

export class Playback {
  readonly #show: (update: Update, hurried: boolean) => void
  readonly #pace: () => number
  readonly #queue: Update[] = []
  #last: Update | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #mine: number[] = []
  /** Until when the last picture wants to be looked at. */
  #held = 0
  /** Told whenever the number of waiting updates changes. */
  onlength: (waiting: number) => void = () => {}

  /** `show` is told whether there is no time to look at the update, because all that waits is shown at once. */
  constructor(show: (update: Update, hurried: boolean) => void, pace: () => number) {
    this.#show = show
    this.#pace = pace
  }

  /** Takes the next update; `mine` are the seats whose moves need no pause. */
  add(update: Update, mine: number[]): void {
    this.#queue.push(update)
    this.#mine = mine
    if (this.#mustHurry(update)) this.skip()
    else if (this.#timer === undefined) this.#schedule()
    this.onlength(this.#queue.length)
  }

  /** Shows everything that waits, at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (this.#queue.length) this.#next(true)
    this.onlength(0)
  }

  /** What was just shown is worth looking at for so many milliseconds, before anybody else's move is. */
  hold(milliseconds: number): void {
    this.#held = Date.now() + milliseconds
  }

  /** It has been looked at. */
  release(): void {
    this.#held = 0
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#schedule()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue.length = 0
  }

  /** The first picture, another pair of eyes, or a story that was cut short cannot be played move by move. */
  #mustHurry(update: Update): boolean {
    const before = this.#queue.at(-2) ?? this.#last
    return before === null || update.eyes !== before.eyes || update.keep === 0 || update.moves.length === 0
  }

  #schedule(): void {
    const update = this.#queue[0]
    if (!update) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#next(false)
      this.onlength(this.#queue.length)
      this.#schedule()
    }, this.#delay(update))
  }

  #next(hurried: boolean): void {
    const update = this.#queue.shift()
    if (!update) return
    this.#last = update
    this.#show(update, hurried)
  }

  #delay(update: Update): number {
    const others = update.moves.filter((move) => !this.#mine.includes(move.seat))
    if (others.length === 0) return 0
    const pause = this.#pace() * (others.some((move) => move.events.length > 0) ? 1 : SILENT)
    return Math.max(pause, this.#held - Date.now())
  }
}
