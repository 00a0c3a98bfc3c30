// A plan in the making, for tests.

import type { GameInfo } from '../src/generated/protocol'
import type { Controller } from '../src/table/controller.svelte'
import { TablePlanning } from '../src/table/planning.svelte'

/** The plan at a controller's table, of three numbers up to 9; it lives until `end`. */
export function planned(controller: Controller): { planning: TablePlanning; end: () => void } {
  const info = { verbs: { plan: { domains: [], place: '', closes: false, length: 3, largest: 9 } } } as unknown as GameInfo
  let planning: TablePlanning | undefined
  const end = $effect.root(() => {
    planning = new TablePlanning(controller, () => info)
  })
  if (!planning) throw new Error('there is no plan')
  return { planning, end }
}
