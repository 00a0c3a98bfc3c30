// Disciples that are dragged from the reserve or from one cell to another.

import type { Attachment } from 'svelte/attachments'

/** How far a pointer goes before it drags. */
const FAR = 7

export const dragged = $state({ from: -2, x: 0, y: 0 })

export function isDragging(): boolean {
  return dragged.from > -2
}

/** Lets a disciple be taken from a cell, or with -1 from the reserve, and dropped at whatever has `data-cell`. */
export function drags(from: number, can: () => boolean, drop: (from: number, to: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null
    const stop = new AbortController()
    const on = (kind: string, run: (event: PointerEvent) => void): void =>
      element.addEventListener(kind, run as EventListener, { signal: stop.signal })
    const end = (): void => {
      start = null
      dragged.from = -2
    }
    on('pointerdown', (event) => {
      if (event.button !== 0 || !can()) return
      start = event
      // However fast it goes.
      element.setPointerCapture(event.pointerId)
    })
    on('pointermove', (event) => {
      if (!start) return
      if (!isDragging()) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return
        dragged.from = from
      }
      dragged.x = event.clientX
      dragged.y = event.clientY
    })
    on('pointerup', (event) => {
      if (isDragging()) {
        const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]')
        drop(from, target ? Number(target.dataset['cell']) : -1)
        // The click that ends a drag chooses nothing.
        element.addEventListener('click', (click) => click.stopImmediatePropagation(), {
          once: true,
          capture: true,
          signal: AbortSignal.timeout(50),
        })
      }
      end()
    })
    on('pointercancel', end)
    return () => {
      stop.abort()
      if (dragged.from === from) end()
    }
  }
}
