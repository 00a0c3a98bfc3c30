// With which die or card a player thinks of sailing. Nothing is decided by it, until a hex within its reach is clicked: then the whole
// voyage is, for the price that is written there.

import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { Things } from '../board'
import { thingOf, type Courses, type Payer } from './course'
import { isAsked, type DelphiView } from './view'

let chosen = $state.raw({ payer: '', sources: '' })
let pointed = $state('')
/** What is still to be clicked of a voyage, by the decision that asks for it. */
let voyage: Record<string, string> = {}

/** The dice and cards on the table: with others, another thought begins. */
function sourcesOf({ seat, round, apollo, bought, sides }: DelphiView): string {
  const side = sides[seat]
  return JSON.stringify([seat, round, apollo, bought, side?.dice, side?.cards])
}

function click(target: string): void {
  const thing = document.querySelector(`[data-target="${CSS.escape(target)}"].can`)
  thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
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

  /** Clicks what comes next of a voyage, if it is asked for; anything else that is asked ends it. */
  carryOn(view: DelphiView, things: Things): void {
    if (!things.asking || !view.decision) return
    const { [view.decision.name]: next = '', ...rest } = voyage
    voyage = next && things.offersAt(next).length ? rest : {}
    // Later, when the table glows for what is asked.
    if (next) void tick().then(() => click(next))
  },
}

/** A click on a hex within the reach that is looked at sails there and pays with what was looked at. */
export function setsSail(view: DelphiView, hex: string, payer: Payer): Attachment<Element> {
  const set = (event: Event): void => {
    voyage = { Sail: hex, Pay: thingOf(payer) }
    if (!isAsked(view, view.seat, 'Turn')) return
    event.stopImmediatePropagation()
    click('ship')
  }
  // Before the hex itself is chosen, which ends the reach.
  return (element) => on(element, 'click', set, { capture: true })
}

/**
 * A die or card that pays for a voyage: shows how far it goes while it is pointed at, and for good by a click or Enter. Meanwhile no
 * words about it lie over the sea, unless it is held or asked with I.
 */
export function surveys(view: DelphiView, payer: Payer, label: string): Attachment<Element> {
  return (element) => {
    const choose = (event: Event): void => {
      event.preventDefault()
      event.stopImmediatePropagation()
      steering.choose(view, payer)
    }
    const point = (event: Event): void => {
      event.stopImmediatePropagation()
      steering.point(payer)
    }
    // Later: what had the focus may be taken away in the middle of an update, when nothing may be changed.
    const leave = (): void => queueMicrotask(() => steering.point(''))
    const handlers: [string, (event: Event) => void][] = [
      ['click', choose],
      ['keydown', (event) => ['Enter', ' '].includes((event as KeyboardEvent).key) && choose(event)],
      ['pointerenter', point],
      ['pointermove', point],
      ['pointerleave', leave],
      ['focus', point],
      ['blur', leave],
    ]
    const attributes = { 'data-target': thingOf(payer), 'data-payer': payer, role: 'button', tabindex: '0', 'aria-label': label }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.classList.remove('can', 'cannot', 'lit')
    $effect(() => element.setAttribute('aria-pressed', String(steering.chosen(view) === payer)))
    const offs = handlers.map(([name, handler]) => on(element, name, handler, { capture: true }))
    return () => {
      offs.forEach((off) => off())
      element.removeAttribute('data-payer')
      element.removeAttribute('aria-pressed')
    }
  }
}
