// The log as people read it: sentences grouped by turn.

import type { Correction, Frame, Move, Table, Update } from '../generated/protocol'
import { t } from '../speech/language.svelte'
import type { Line, Speech } from '../speech/speech'

// Every game gives the beginning of a turn this name.
export const TURN = 'turn-began'

type TakenBack = Update['takebacks'][number]

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

  /** The story; what was taken back by consent stands where it was, and so does what became of the rules, and who asked for a hint. */
  turns(moves: Move[], takebacks: TakenBack[] = [], corrections: Correction[] = [], hints: Table['hints'] = []): Turn[] {
    const turns: Turn[] = [{ key: 'setup', seat: -1, title: null, lines: [] }]
    const gone = [...takebacks]
    const goneBefore = (step: number): Told[] =>
      gone.splice(0, gone.filter(([move]) => move.step <= step).length).map((one) => this.takenBack(one))
    const rules = [...corrections]
    const correctedBefore = (step: number): Told[] =>
      rules.splice(0, rules.filter((one) => one.step < step).length).map((one) => this.corrected(one))
    const asked = [...hints]
    const askedBefore = (step: number): Told[] =>
      asked.splice(0, asked.filter(([after]) => after < step).length).map(([after, seat]) => this.hinted(after, seat))
    const before = (step: number): Told[] => [...correctedBefore(step), ...goneBefore(step), ...askedBefore(step)]
    const told = moves.flatMap((move) => [...before(move.step), ...this.lines(move)])
    for (const line of [...told, ...before(Infinity)]) {
      // One choice may end several turns, if nobody in them is asked anything.
      if (line.kind === TURN) turns.push({ key: `${line.step}.${turns.length}`, seat: line.seat, title: line, lines: [] })
      else turns.at(-1)?.lines.push(line)
    }
    return turns.filter((turn) => turn.title !== null || turn.lines.length > 0)
  }

  /** What somebody took back, in the first words that told it; a click shows the board without it. */
  takenBack([move, agreed]: TakenBack): Told {
    const told = this.lines(move).find((line) => line.seat === move.seat && line.kind !== TURN)
    const args = {
      player: this.#names[move.seat] ?? '',
      number: agreed.length,
      agreed: agreed.map((seat) => this.#names[seat]).join(', '),
    }
    const text = told ? t('log-taken-back-what', { ...args, told: told.text }) : t('log-taken-back', args)
    return { text, kind: 'taken-back', rule: '', seat: move.seat, step: move.step - 1, forced: false }
  }

  hinted(step: number, seat: number): Told {
    return { text: this.#speech.text('hint-asked', { player: this.#names[seat] ?? '' }), kind: 'hint', rule: '', seat, step, forced: false }
  }

  corrected(correction: Correction): Told {
    const text = this.#speech.corrected(correction)
    return { text, kind: 'corrected', rule: '', seat: -1, step: correction.step, forced: false }
  }

  /** All that led to some boards of a film, in one paragraph. */
  text(frames: Frame[]): string {
    return frames.flatMap(({ move }) => this.lines(move).map((line) => line.text)).join(' ')
  }

  lines(move: Move): Told[] {
    let told = this.#told.get(move)
    if (!told) {
      told = this.#speech
        .lines(move.events, this.#names)
        .map((line) => ({ ...line, step: move.step, forced: (move.forced ?? false) && line.seat === move.seat && line.kind !== TURN }))
      this.#told.set(move, told)
    }
    return told
  }
}
