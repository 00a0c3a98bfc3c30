// The last resolution, read again from the log: which cards and peoples lay where is told there as well.

import type { GameInfo, Move } from '../../generated/protocol'
import { actsOf, read, type Act, type Drama, type Fields } from '../scenes'
import { script, type Known, type ProtoScene } from './scenes'

export interface Resolution {
  /** The turn, counted from 1. */
  turn: number
  scenes: ProtoScene[]
}

/** What of the table a resolution begins with, as the log tells it. */
function learn(known: Known, kind: string, event: Fields): void {
  const side = known.sides[Number(event['seat'])]
  if (kind === 'power-taken' && side) side.power = String(event['power'])
  else if (kind === 'crafted' && side) Object.assign(side, { tool: String(event['tool']), crafted: true })
  else if (kind === 'quest-laid') {
    const slot = {
      slot: String(event['slot']),
      quest: String(event['quest']),
      light: String(event['people']),
      dark: String(event['other-people']),
    }
    known.slots = [...known.slots.filter((one) => one.slot !== slot.slot), { ...slot, light_marks: 0, dark_marks: 0 }]
  }
}

/** Null before the first one. */
export function lastResolution(log: Move[], info: GameInfo, seats: number): Resolution | null {
  const known: Known = {
    slots: [],
    sides: Array.from({ length: seats }, () => ({ power: null, tool: null, crafted: false, plan: null, counts: null })),
  }
  let turn = 0
  const all: { turn: number; before: Known; moves: Move[] }[] = []
  for (const move of log) {
    for (const event of move.events) {
      const fields = read(event, info)
      if (event[0] === 'turn-began') turn = Number(fields['number'])
      if (event[0] === 'plan-revealed' && all.at(-1)?.turn !== turn) all.push({ turn, before: structuredClone(known), moves: [] })
      if (all.at(-1)?.turn === turn) all.at(-1)?.moves.push({ ...move, events: [event] })
      learn(known, event[0], fields)
    }
  }
  const found = all.at(-1)
  if (!found) return null
  const acts: Act[] = actsOf(script as unknown as Drama['script'], { view: found.before, info }, found.moves)
  return { turn: found.turn, scenes: acts.map(({ scene }) => scene as ProtoScene) }
}
