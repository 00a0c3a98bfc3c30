// With which die or card a player thinks of sailing. Nothing is decided by it: it is only looked how far that goes.

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { Things } from '../board'
import { thingOf, type Courses, type Payer } from './course'
import { isAsked, type DelphiView } from './view'

let chosen = $state.raw({ payer: '', sources: '' })
let pointed = $state('')

/** The dice and cards on the table: with others, another thought begins. */
function sourcesOf({ seat, round, apollo, bought, sides }: DelphiView): string {
  const side = sides[seat]
  return JSON.stringify([seat, round, apollo, bought, side?.dice, side?.cards])
}

export const steering = {
  /** What was chosen for as long as it lies there; empty for whatever is cheapest. */
  chosen(view: DelphiView): Payer {
    return chosen.sources === sourcesOf(view) ? chosen.payer : ''
  },

  /** Chooses what is looked at from now on; a second click on the same forgets it. */
  choose(view: DelphiView, payer: Payer): void {
    const again = payer === this.chosen(view)
    chosen = { payer: again ? '' : payer, sources: sourcesOf(view) }
    if (again) pointed = ''
  },

  /** Looks at a payer for a moment. */
  point(payer: Payer): void {
    pointed = payer
  },

  /** The payer that is looked at: the one pointed at, or else the chosen one. */
  looked(view: DelphiView, things: Things, courses: Courses): Payer {
    const lit = [...courses.keys()].find((payer) => payer === pointed || things.isLit(thingOf(payer)))
    return lit ?? (courses.has(this.chosen(view)) ? this.chosen(view) : '')
  },
}

/** A click on a hex within the reach that is looked at is one on the ship that could go there: next, the course is chosen. */
export const setsSail: Attachment<Element> = (element) =>
  on(element, 'click', () => {
    const ship = element.ownerDocument.querySelector('[data-target="ship"].can')
    ship?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })

/** A click on a die or card looks how far it goes, unless it does something there now. Keys have the buttons above the sea for that. */
export function steers(view: DelphiView, payer: Payer): Attachment<Element> {
  return (element) =>
    on(element, 'click', () => {
      const isUseful = element.matches('.can, .cannot')
      if (!isUseful && ['Turn', 'Sail'].some((name) => isAsked(view, view.seat, name))) steering.choose(view, payer)
    })
}
