// Things laid on a table of plain elements, for tests.

import { flushSync } from 'svelte'
import type { Controller } from '../src/table/controller.svelte'
import { TableThings } from '../src/table/things.svelte'

export interface Laid {
  things: TableThings
  place: (target: string, label: string, mine: boolean) => HTMLElement
  end: () => void
}

/** Things at which a controller's choices are made; they live until `end`. */
export function laid(controller: Controller): Laid {
  const ends: (() => void)[] = []
  const things = new TableThings(controller, { offer: ([choice]) => choice, price: () => '' })
  const place = (target: string, label: string, mine: boolean): HTMLElement => {
    const element = document.createElement('div')
    const root = $effect.root(() => {
      $effect(() => things.thing(target, label, mine)(element) ?? undefined)
    })
    ends.push(root)
    flushSync()
    return element
  }
  return { things, place, end: () => ends.forEach((end) => end()) }
}
