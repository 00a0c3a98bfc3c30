// Whether somebody begins: then there is time to read, and nobody is kept waiting by a clock.

import type { Table, Update } from '../generated/protocol'

interface Seated {
  mine: number[]
  log: { seat: number }[]
}

export function isFirstMove(seated: Seated, table: Table, shown: Update): boolean {
  const { mine, log } = seated
  return mine.length > 0 && table.clock === null && !table.lesson && shown.result === null && !log.some((move) => mine.includes(move.seat))
}
