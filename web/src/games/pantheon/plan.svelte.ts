// The way to a space that is not beside one's road yet: which pieces lead there at the price that the table tells, and how they are
// placed one after another. The server says what each costs and whether it may be placed.

import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { GameInfo } from '../../generated/protocol'
import type { Things } from '../board'
import { numberOf } from '../content'
import { touches } from './mosaic'
import type { PantheonView, SpaceView } from './view'

/** The spaces where pieces are still to be placed, the next one first. */
let ahead: string[] = []
let pointed = $state('')

/** What begins a move. */
export const BIG_FOOT = 'big-foot'

/** The target of a space. */
export function targetOf(space: string): string {
  return `space:${space}`
}

/** The cheapest way from the road to a space, the space itself last; null where there is none to be seen. */
export function wayTo(view: PantheonView, info: GameInfo, goal: SpaceView): SpaceView[] | null {
  const way = [goal]
  for (let space = goal; costBefore(view, info, space) > 0;) {
    const before = beforeOn(view, info, space)
    if (!before || way.includes(before)) return null
    way.unshift((space = before))
  }
  return way
}

/** What the way costs without its last piece; nothing for a landing, which only its offer tells of. */
function costBefore(view: PantheonView, info: GameInfo, { space }: SpaceView): number {
  const price = numberOf(info, view.pieces[space]?.length ? 'occupied_price' : 'place_price')
  return (view.ways[space] ?? price) - price
}

/** The foot before a piece on its cheapest way; own columns of former epochs carry the road on at no cost. */
function beforeOn(view: PantheonView, info: GameInfo, space: SpaceView): SpaceView | undefined {
  const cost = costBefore(view, info, space)
  const around = [space]
  for (const place of around) {
    const beside = view.spaces.filter((other) => touches(other, place))
    const foot = beside.find((other) => other.kind !== 'column' && view.ways[other.space] === cost)
    if (foot) return foot
    around.push(...beside.filter((other) => view.pieces[other.space]?.includes(view.seat) && !around.includes(other)))
  }
  return undefined
}

function click(target: string): void {
  const thing = document.querySelector(`[data-target="${CSS.escape(target)}"].can`)
  thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

export const plan = {
  /** The space whose way is shown. */
  get pointed(): string {
    return pointed
  },

  /** Places what comes next of a way; anything else that is asked ends it. */
  carryOn(things: Things): void {
    if (!things.asking || !ahead.length) return
    const [next = '', ...rest] = ahead
    const can = things.offersAt(targetOf(next)).length > 0
    ahead = can ? rest : []
    // Later, when the table glows for what is asked.
    if (can) void tick().then(() => click(targetOf(next)))
  },
}

/**
 * A space that shows the way to it while it is pointed at. A click on one that is far away places all that leads there; before a move
 * has begun it begins it, but only for a mouse, which has seen the way.
 */
export function leadsTo(way: SpaceView[], label: string, begun: boolean): Attachment<Element> {
  return (element) => {
    const goal = way.at(-1)?.space ?? ''
    const go = (event: Event): void => {
      const [first = '', ...rest] = way.map(({ space }) => space)
      event.preventDefault()
      event.stopImmediatePropagation()
      ahead = begun ? rest : [first, ...rest]
      click(begun ? targetOf(first) : BIG_FOOT)
    }
    const point = (): void => void (pointed = goal)
    // Later: what had the focus may be taken away in the middle of an update, when nothing may be changed.
    const leave = (): void => queueMicrotask(() => void (pointed = pointed === goal ? '' : pointed))
    const handlers: [string, (event: Event) => void][] = [
      ['pointerenter', point],
      ['pointerleave', leave],
      ['focus', point],
      ['blur', leave],
    ]
    if (!begun) handlers.push(['click', (event) => !isTouch(event) && go(event)])
    else if (way.length > 1) {
      handlers.push(['click', go], ['keydown', (event) => ['Enter', ' '].includes((event as KeyboardEvent).key) && go(event)])
      dress(element, targetOf(goal), label)
    }
    const offs = handlers.map(([name, handler]) => on(element, name, handler, { capture: true }))
    return () => {
      offs.forEach((off) => off())
      leave()
    }
  }
}

function isTouch(event: Event): boolean {
  return (event as PointerEvent).pointerType === 'touch'
}

function dress(element: Element, target: string, label: string): void {
  const attributes = { 'data-target': target, role: 'button', tabindex: '0', 'aria-label': label }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.classList.remove('can', 'cannot', 'lit')
}
