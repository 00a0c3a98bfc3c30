// Where the pieces of the table lie on the screen, and how one travels from here to there.

import type { Attachment } from 'svelte/attachments'

export type Anchors = Map<string, DOMRect>

const TRAVEL_MS = 320
const STAGGER_MS = 35
const MOST_STAGGER_MS = 210

/** Every place that is drawn, by the name in its `data-anchor`; what is scrolled away or folded has no place. */
export function anchors(): Anchors {
  const found: Anchors = new Map()
  for (const element of document.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const spot = element.getBoundingClientRect()
    if (spot.width > 0) found.set(element.dataset['anchor']!, spot)
  }
  return found
}

/** A place, or the nearest one around it that is drawn: without `seat:2:stock:red` the whole `seat:2:stock`, or else `seat:2`. */
export function spotOf(name: string, spots: Anchors): DOMRect | undefined {
  for (let place = name; ; place = place.slice(0, place.lastIndexOf(':'))) {
    const spot = spots.get(place)
    if (spot || !place.includes(':')) return spot
  }
}

/** Moves an element from the middle of one place to the middle of another, once. */
export function fly(from: DOMRect, to: DOMRect, turn: number, landed: () => void): Attachment<HTMLElement> {
  return (element) => {
    const { width, height } = element.getBoundingClientRect()
    const at = (place: DOMRect, scale: number) =>
      `translate(${place.x + place.width / 2 - width / 2}px, ${place.y + place.height / 2 - height / 2}px) scale(${scale})`
    const travel = element.animate(
      [
        { transform: at(from, 0.9), opacity: 0.6 },
        { transform: at(to, 1.08), opacity: 1, offset: 0.85 },
        { transform: at(to, 0.95), opacity: 0 },
      ],
      { duration: TRAVEL_MS, delay: Math.min(turn * STAGGER_MS, MOST_STAGGER_MS), easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' },
    )
    travel.onfinish = landed
    return () => travel.cancel()
  }
}
