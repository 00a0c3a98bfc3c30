// Whether somebody is warned of a mistake before it is made: whoever learns a game among bots, or wishes it.

import type { Table } from '../generated/protocol'
import { settings } from '../kit/settings.svelte'

const EARLY_GAMES = 3

export function wantsWarning(table: Table): boolean {
  const isAlone = table.seats.every((seat) => seat.mine || seat.kind === 'bot')
  if (!isAlone || table.clock !== null) return false
  if (settings.warnings !== 'auto') return settings.warnings === 'on'
  return table.lesson !== '' || isEarly(table)
}

/** Whether this is one of the first games of its kind; the table is remembered, so that it stays one. */
function isEarly({ game, id }: Table): boolean {
  const tables = settings.early[game] ?? []
  if (tables.includes(id)) return true
  if (tables.length >= EARLY_GAMES) return false
  settings.early = { ...settings.early, [game]: [...tables, id] }
  return true
}
