// The card that is looked at closely: by pointing at it for a moment, by holding it, or with the key I.

import type { Attachment } from 'svelte/attachments'

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
    on('keydown', (event) => {
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
      swallow(event)
      if (zoom.anchor === element) zoom.close()
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

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
