// What is printed on a game's components, as the server tells it: rows by table, and named numbers.

import type { GameInfo } from '../generated/protocol'
import type { Row } from '../pages/provenance'

export function rowsOf(info: GameInfo, table: string): Row[] {
  return info.content[table] ?? []
}

/** A row by its slug; an empty one for what the content does not know. */
export function rowOf(info: GameInfo, table: string, slug: string): Row {
  return rowsOf(info, table).find((row) => row['id'] === slug) ?? {}
}

/** A number that the content names, such as a limit. */
export function numberOf(info: GameInfo, name: string): number {
  return info.numbers[name] ?? 0
}

/** Hands and piles are read in the order of the content. */
export function inOrder(info: GameInfo, slugs: string[]): string[] {
  const order = info.slugs['card'] ?? []
  return [...slugs].sort((a, b) => order.indexOf(a) - order.indexOf(b))
}
