// Moving about a drawing that is larger than its window: two fingers or the wheel with Ctrl zoom, a mouse drags.
// One finger scrolls the window as any other, so that whatever gets the focus comes into sight by itself.

import type { Attachment } from 'svelte/attachments'
import type { Point } from './hexes'

export type ZoomBy = (factor: number, at: Point) => void

const WHEEL_SPEED = 0.01
/** A mouse that moved less has clicked. */
const SLACK = 4

export function pans(zoomBy: ZoomBy): Attachment<HTMLElement> {
  return (element) => {
    const stop = new AbortController()
    listenToFingers(element, zoomBy, stop.signal)
    listenToMouse(element, stop.signal)
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return
        event.preventDefault()
        zoomBy(Math.exp(-event.deltaY * WHEEL_SPEED), inside(element, event.clientX, event.clientY))
      },
      { passive: false, signal: stop.signal },
    )
    return () => stop.abort()
  }
}

function listenToFingers(element: HTMLElement, zoomBy: ZoomBy, signal: AbortSignal): void {
  let before = 0
  const pinch = (event: TouchEvent): void => {
    const [a, b] = [event.touches[0], event.touches[1]]
    if (!a || !b) return
    event.preventDefault()
    const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
    if (before) zoomBy(now / before, inside(element, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2))
    before = now
  }
  element.addEventListener('touchmove', pinch, { passive: false, signal })
  for (const end of ['touchend', 'touchcancel'] as const) element.addEventListener(end, () => (before = 0), { signal })
}

function listenToMouse(element: HTMLElement, signal: AbortSignal): void {
  let from: { x: number; y: number; left: number; top: number } | null = null
  let dragged = false
  element.addEventListener(
    'pointerdown',
    (event) => {
      dragged = false
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop }
    },
    { signal },
  )
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!from) return
      dragged ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK
      if (dragged) element.scrollTo(from.left + from.x - event.clientX, from.top + from.y - event.clientY)
    },
    { signal },
  )
  window.addEventListener('pointerup', () => (from = null), { signal })
  // What was dragged is not chosen when the mouse lets go of it.
  element.addEventListener('click', (event) => dragged && scrolls(element) && event.stopPropagation(), { signal, capture: true })
}

function scrolls(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
}

function inside(element: HTMLElement, x: number, y: number): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: x - left, y: y - top }
}
