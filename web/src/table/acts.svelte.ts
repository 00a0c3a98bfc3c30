// The stage plays the scenes of a game one after another, for about a second each. It holds up nobody: whoever acts ends it.

import type { GameLook } from '../games/board'
import { actsOf, type Act } from '../games/scenes'
import type { GameInfo, Update } from '../generated/protocol'
import { settings, type Pace } from '../kit/settings.svelte'

const SCENE_MS: Record<Pace, number> = { slow: 1900, normal: 1200, fast: 750, instant: 0 }
/** Of more scenes at once, the last ones. */
const MOST = 2

export class Acts {
  /** What is played now. */
  now = $state.raw<Act | null>(null)
  /** How long an act stays, in milliseconds. */
  length = $state(0)

  #pace = 0
  #next: Act[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Plays what an update tells, and says how long that takes; a quiet update lets the last scene end. */
  play(update: Update, before: Update, look: GameLook, info: GameInfo): number {
    const length = settings.moving && document.visibilityState === 'visible' ? SCENE_MS[settings.pace] : 0
    if (!look.drama || length === 0 || update.result) return 0
    const acts = actsOf(look.drama.script, { view: before.view, info }, update.moves).slice(-(look.drama.most ?? MOST))
    if (acts.length === 0) return 0
    this.#pace = length
    this.#next = [...acts]
    this.#go()
    return acts.reduce((sum, act) => sum + this.#lengthOf(act), 0)
  }

  clear(): void {
    this.#next = []
    this.#go()
  }

  #go(): void {
    clearTimeout(this.#timer)
    this.now = this.#next.shift() ?? null
    if (!this.now) return
    this.length = this.#lengthOf(this.now)
    this.#timer = setTimeout(() => this.#go(), this.length)
  }

  #lengthOf({ scene }: Act): number {
    return this.#pace * (scene.beats ?? 1)
  }
}
