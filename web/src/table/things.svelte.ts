// The things on the table: makes whatever a board draws focusable, named, glowing or dimmed, and carries out clicks on it.

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { Offer } from '../generated/protocol'
import type { Things } from '../games/board'
import { kept } from '../games/kept'
import { t } from '../speech/language.svelte'
import type { Controller } from './controller.svelte'

/** What a click on a thing opened beside it: a menu of its offers, or why there are none. */
export interface Opened {
  target: string
  anchor: Element
  offers: Offer[]
}

/** What is said of an offer: in a sentence, and on its thing. */
interface Says {
  offer: (offer: Offer) => string
  price: (offer: Offer) => string
}

export class TableThings implements Things {
  /** The thing that is pointed at, here or in the decision bar. */
  lit = $state('')
  opened = $state.raw<Opened | null>(null)

  readonly #controller: Controller
  readonly #say: Says
  readonly #byTarget = $derived.by(() => this.#grouped())

  constructor(controller: Controller, say: Says) {
    this.#controller = controller
    this.#say = say
  }

  get asking(): boolean {
    return this.#controller.asking && !this.#controller.pending
  }

  offersAt(target: string): Offer[] {
    return this.#controller.pending ? [] : (this.#byTarget.get(target) ?? [])
  }

  isLit(target: string): boolean {
    return this.lit === target
  }

  readonly thing = kept((target: string, label: string, mine: boolean = false, also: string = ''): Attachment<Element> => {
    const offers = (): Offer[] => [...this.offersAt(target), ...this.offersAt(also)]
    return (element) => {
      element.setAttribute('data-target', target)
      $effect(() => this.#dress(element, target, label, mine, offers()))
      return this.#listen(element, target, offers)
    }
  })

  /** A click on a thing: chooses, opens a menu of several options, or tells why nothing is possible. */
  use(target: string, anchor: Element, offers = this.offersAt(target)): void {
    if (offers.length === 1 && offers[0]) this.#controller.choose(offers[0][0])
    else this.opened = { target, anchor, offers }
  }

  #grouped(): Map<string, Offer[]> {
    const found = new Map<string, Offer[]>()
    for (const offer of this.#controller.offers) {
      const target = offer[2]
      if (target) found.set(target, [...(found.get(target) ?? []), offer])
    }
    return found
  }

  #dress(element: Element, target: string, label: string, mine: boolean, offers: Offer[]): void {
    const can = offers.length > 0
    const cannot = !can && mine && this.asking
    element.classList.toggle('can', can)
    element.classList.toggle('cannot', cannot)
    element.classList.toggle('lit', this.lit === target)
    const prices = new Set(offers.map(this.#say.price))
    const [price = ''] = prices
    if (prices.size === 1 && price) element.setAttribute('data-price', price)
    else element.removeAttribute('data-price')
    const active = can || cannot
    element.setAttribute('tabindex', active ? '0' : '-1')
    if (!(element instanceof HTMLButtonElement)) element.setAttribute('role', active ? 'button' : passiveRole(element))
    element.setAttribute(
      'aria-label',
      can
        ? t('thing-can', { label, choices: offers.map(this.#say.offer).join(t('list-separator')) })
        : cannot
          ? t('thing-cannot', { label })
          : label,
    )
  }

  #listen(element: Element, target: string, offers: () => Offer[]): () => void {
    const use = (event: Event): void => {
      const active = offers().length > 0 || element.classList.contains('cannot')
      if (!active) return
      event.stopPropagation()
      event.preventDefault()
      this.use(target, element, offers())
    }
    const key = (event: Event): void => {
      const { key } = event as KeyboardEvent
      if ((key === 'Enter' || key === ' ') && event.target === element) use(event)
    }
    const point = (): void => void (this.lit = target)
    // Later: a thing that had the focus is blurred while it is taken away, when nothing may be changed.
    const leave = (): void => queueMicrotask(() => void (this.lit = this.lit === target ? '' : this.lit))
    const handlers: [string, (event: Event) => void][] = [
      ['click', use],
      ['keydown', key],
      ['pointerenter', point],
      ['pointerleave', leave],
      ['focus', point],
      ['blur', leave],
    ]
    // Svelte's own `on`: a thing that is redrawn loses the focus in the middle of an update, and its handler must not count as part of it.
    const offs = handlers.map(([name, handler]) => on(element, name, handler))
    return () => offs.forEach((off) => off())
  }
}

/** A drawing that cannot be used is a picture; other elements keep what they contain readable. */
function passiveRole(element: Element): string {
  return element instanceof SVGElement ? 'img' : 'group'
}

/** Things of a moment that is past, or of a record: they can be looked at only. */
export const STILL: Things = {
  asking: false,
  offersAt: () => [],
  isLit: () => false,
  thing: (target, label) => (element) => {
    element.setAttribute('data-target', target)
    element.setAttribute('role', passiveRole(element))
    element.setAttribute('aria-label', label)
    element.removeAttribute('tabindex')
    element.classList.remove('can', 'cannot', 'lit')
  },
}
