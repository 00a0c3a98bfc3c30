// What is in sight: a scene is played beside the thing it is about, never over head or decision bar; whoever is asked sees something of what is offered.

import { free, type Spot } from '../kit/place'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Size = Pick<Box, 'width' | 'height'>

/** Around a thing, so that a ring does not touch it. */
const MARGIN = 4

/** The first of these things or places that is drawn and in sight. */
export function placeOf(names: string[], main: Element): Box | null {
  for (const name of names) {
    const found = document.querySelectorAll(`[data-anchor="${CSS.escape(name)}"], [data-target="${CSS.escape(name)}"]`)
    for (const element of found) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const spot = { left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }
      if (width > 0 && isInSight(spot, main.getBoundingClientRect())) return spot
    }
  }
  return null
}

/** Whether the middle of a thing is between head and decision bar. */
export function isInSight(thing: Box, room: Box): boolean {
  const middle = thing.top + thing.height / 2
  const across = thing.left + thing.width / 2
  return middle > room.top && middle < room.top + room.height && across > 0 && across < innerWidth
}

/** Scrolls to the first thing that is offered if none is in sight: the cards to pay with may lie below the board. */
export function showOffered(main: Element): void {
  // A coach points at one of them.
  if (main.querySelector('[data-ringed]')) return
  show([...main.querySelectorAll('[data-target].can')], main)
}

/** Scrolls to the first of these things if none is in sight, or not as much of it as is wanted. */
export function show(things: Element[], main: Element, share = 1 / 2): void {
  const room = uncovered(main)
  const boxes = things.map(boxOf)
  const [first, ...others] = boxes.filter(({ width }) => width > 0)
  if (!first || [first, ...others].some((box) => isIn(box, room, share))) return
  main.scrollBy({ top: first.top + first.height / 2 - room.top - room.height / 2 })
}

/** A part that can be scrolled, without what lies over its foot. */
function uncovered(main: Element): DOMRect {
  const { x, y, width, height } = main.getBoundingClientRect()
  return new DOMRect(x, y, width, height - (parseFloat(getComputedStyle(main).scrollPaddingBottom) || 0))
}

/** What lies on a map is where the window of the map is, which moves to it by itself; the drawing may be much larger. */
function boxOf(thing: Element): DOMRect {
  const drawing = (thing instanceof SVGElement && thing.ownerSVGElement) || thing
  return (drawing.closest('[data-map]') ?? drawing).getBoundingClientRect()
}

function isIn(box: DOMRect, room: DOMRect, share: number): boolean {
  const seen = Math.min(box.bottom, room.bottom) - Math.max(box.top, room.top)
  return seen >= Math.min(box.height, room.height) * share
}

/** Near a thing, inside a room, off what is being decided as far as there is other room. */
export function near(thing: Box, size: Size, room: Box, kept: Box[]): Spot {
  const moved = (box: Box): DOMRect => new DOMRect(box.left - room.left, box.top - room.top, box.width, box.height)
  const { left, top } = free(moved(thing), size, room, [thing, ...kept].map(moved))
  return { left: left + room.left, top: top + room.top }
}

export function centred(size: Size, room: Box): Spot {
  return { left: room.left + (room.width - size.width) / 2, top: room.top + Math.max(0, (room.height - size.height) / 2) }
}
