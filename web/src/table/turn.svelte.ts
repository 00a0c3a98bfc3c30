// Tells those who look elsewhere that they are asked.

import { untrack } from 'svelte'
import { mark, tell } from '../kit/notify'
import { play } from '../kit/sound'
import type { Controller } from './controller.svelte'

/** Called while a component is made, and as long as it lives; `say` gives the title and the question. */
export function tellTurns(controller: Controller, table: string, say: () => [string, string]): void {
  let told = ''
  $effect(() => {
    void mark(controller.asking)
    if (!controller.asking) return
    untrack(() => {
      // Whoever lowers their hand, or comes back from the past, is still asked the same.
      const moment = `${controller.shown?.version} ${controller.eyes}`
      if (moment === told) return
      told = moment
      play('turn')
      tell(table, ...say())
    })
  })
  $effect(() => () => void mark(false))
}
