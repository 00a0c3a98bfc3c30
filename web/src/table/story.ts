// The log as people read it: sentences grouped by turn.

import type { Move } from '../generated/protocol'
import type { Line, Speech } from '../speech/speech'

// Every game gives the beginning of a turn this name.
const TURN = 'turn-began'

/** A sentence, and the choice after which the board showed it. */
export interface Told extends Line {
  step: number
  /** There was nothing else to choose. */
  forced: boolean
}

/** A turn: its first sentence is its title. */
export interface Turn {
  key: string
  seat: number
  title: Told | null
  lines: Told[]
}

/** Makes sentences of moves and remembers them, so that a long game is not told again with every move. */
export class Teller {
  readonly #speech: Speech
  readonly #names: string[]
  readonly #told = new WeakMap<Move, Told[]>()

  constructor(speech: Speech, names: string[]) {
    this.#speech = speech
    this.#names = names
  }

  turns(moves: Move[]): Turn[] {
    const turns: Turn[] = [{ key: 'setup', seat: -1, title: null, lines: [] }]
    for (const line of moves.flatMap((move) => this.lines(move))) {
      // One choice may end several turns, if nobody in them is asked anything.
      if (line.kind === TURN) turns.push({ key: `${line.step}.${turns.length}`, seat: line.seat, title: line, lines: [] })
      else turns.at(-1)?.lines.push(line)
    }
    return turns.filter((turn) => turn.title !== null || turn.lines.length > 0)
  }

  lines(move: Move): Told[] {
    let told = this.#told.get(move)
    if (!told) {
      told = this.#speech.lines(move.events, this.#names).map((line) => ({ ...line, step: move.step, forced: move.forced ?? false }))
      this.#told.set(move, told)
    }
    return told
  }
}
