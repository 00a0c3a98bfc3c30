// The card that is looked at closely: by pointing at it for a moment, by holding it, or with the key I; also by a click or Enter where
// these do nothing else.

import { createAttachmentKey, type Attachment } from 'svelte/attachments'
import type { Things } from './board'

const POINTED_MS = 600
const HELD_MS = 480

class Zoom {
  slug = $state('')
  anchor = $state.raw<Element | null>(null)
  /** Opened on purpose: stays until it is closed. */
  pinned = $state(false)

  open(slug: string, anchor: Element, pinned: boolean): void {
    this.slug = slug
    this.anchor = anchor
    this.pinned = pinned
  }

  close(): void {
    this.slug = ''
    this.anchor = null
    this.pinned = false
  }
}

export const zoom = new Zoom()

/** Lets an element show its card in large. */
export function zooms(slug: string): Attachment<HTMLElement> {
  return (element) => {
    const stop = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(kind: K, run: (event: HTMLElementEventMap[K]) => void, capture = false) =>
      element.addEventListener(kind, run, { signal: stop.signal, capture })
    let timer = 0
    let held = false

    const later = (wait: number, pinned: boolean) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        held = pinned
        zoom.open(slug, element, pinned)
      }, wait)
    }
    // An element that is taken away loses the focus in the middle of an update, when no state may change: so a moment later.
    const close = () => queueMicrotask(() => zoom.anchor === element && zoom.close())
    const leave = () => {
      clearTimeout(timer)
      if (!zoom.pinned) close()
    }
    const press = (event: PointerEvent) => {
      held = false
      if (event.pointerType === 'mouse') leave()
      else later(HELD_MS, true)
    }

    on('pointerenter', (event) => event.pointerType === 'mouse' && later(POINTED_MS, false))
    on('pointerleave', leave)
    on('pointerdown', press)
    on('pointerup', () => clearTimeout(timer))
    on('pointercancel', () => clearTimeout(timer))
    on('contextmenu', (event) => held && event.preventDefault())
    // A card that was held to be read is not played when the finger leaves it.
    on('click', (event) => held && swallow(event), true)
    on('click', () => !isUsed(element) && zoom.open(slug, element, true))
    on('keydown', (event) => {
      if (!isForZoom(event, element)) return
      swallow(event)
      if (zoom.anchor === element && zoom.pinned) zoom.close()
      else zoom.open(slug, element, true)
    })
    on('blur', close)
    return () => {
      clearTimeout(timer)
      stop.abort()
      close()
    }
  }
}

/**
 * What makes a drawn card a thing while something can be chosen or explained there, and else a picture to which the keyboard can still
 * go, so that it can be read in large.
 */
export function readable(things: Things, target: string, label: string, mine = false): Record<string | symbol, unknown> {
  if (isThing(things, target, mine)) return { [createAttachmentKey()]: dressed(things.thing(target, label, mine)) }
  return { 'data-target': target, ...picture(label) }
}

/** A thing that looks like one no longer than it is one: the element stays. */
function dressed(thing: Attachment<Element>): Attachment<Element> {
  return (element) => {
    const undo = thing(element)
    return () => {
      undo?.()
      element.classList.remove('can', 'cannot', 'lit')
    }
  }
}

/** A card that stands for no thing, but can be read in large. */
export function picture(label: string): { role: 'img'; tabindex: number; 'aria-label': string } {
  return { role: 'img', tabindex: 0, 'aria-label': label }
}

/** Whether something may be chosen there, or one would expect it and is told why not. */
export function isThing(things: Things, target: string, wanted: boolean): boolean {
  return things.offersAt(target).length > 0 || (wanted && things.asking)
}

/** The key I, and Enter where the table has no use for it. */
function isForZoom(event: KeyboardEvent, element: Element): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  return event.key === 'i' || (event.key === 'Enter' && !isUsed(element))
}

/** Whether a click there chooses something, or tells why not. */
function isUsed(element: Element): boolean {
  return element.matches('.can, .cannot')
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
