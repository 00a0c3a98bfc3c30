// What a coach points at: a thing on the table, the button of a choice, a place that the game's look names, or a part of the page.

import type { GameInfo, Offer } from '../generated/protocol'
import { show } from '../table/places'

const PARTS: Record<string, string> = {
  board: '#part-board',
  mine: '#part-mine',
  others: '#part-others, .others',
  rules: '[aria-keyshortcuts=r]',
  log: '[aria-keyshortcuts=l]',
}
// What can be chosen, also by a way that leads there.
const OFFERED = '.can, .far, [data-choice]'
/** Between things of which any will do. */
export const EITHER = ' | '

/** A name such as `display` means everything that is called `display:…`, unless something is called just so. */
export function pointedAt(name: string, root: ParentNode): Element[] {
  const sought = CSS.escape(name)
  // What lies in something that is folded is pointed at by what unfolds it.
  const things = `[data-target="${sought}"], [data-anchor="${sought}"], [data-choice="${sought}"], [data-folded~="${sought}"]`
  const parts = `[data-target^="${sought}:"], [data-anchor^="${sought}:"]`
  const exact = drawn(PARTS[name] ?? things, root)
  return exact.length ? exact : drawn(parts, root)
}

/** Unfolds what hides something that a hint points at: once, so that whoever wants to see the map again can fold it. */
export function unfold(points: string[], root: ParentNode): void {
  const folds = points.flatMap((name) => [...root.querySelectorAll<HTMLElement>(`[data-folded~="${CSS.escape(name)}"]`)])
  for (const fold of new Set(folds)) fold.click()
}

/** A thing may be drawn in a drawer too that is closed now. */
function drawn(selector: string, root: ParentNode): Element[] {
  return [...root.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0)
}

/** Where something is to be done, what comes next: the first point with something that is offered now. Else everything. `|` stands between things of one point. */
export function ringed(points: string[], root: ParentNode, leads: boolean): Map<Element, string> {
  const found = points.map((point) =>
    point.split(EITHER).flatMap((name) => pointedAt(name, root).map((element): [Element, string] => [element, name])),
  )
  const offered = leads ? found.map((things) => things.filter(([element]) => isOffered(element))) : []
  return new Map(offered.find((things) => things.length) ?? found.flat())
}

function isOffered(element: Element): boolean {
  return element.matches(OFFERED) || element.querySelector(OFFERED) !== null
}

/** How things are ringed: by which attribute, and how they are brought into sight. */
interface Ringing {
  as: string
  show: (root: Element) => void
}

const POINTING: Ringing = { as: 'data-ringed', show: showRinged }

/** Rings what is pointed at, also when it is drawn or offered later, until it is undone. Where something is to be done it `leads`, one thing after another. */
export function ring(points: string[], root: Element, leads: boolean, { as, show }: Ringing = POINTING): () => void {
  let now = new Map<Element, string>()
  const draw = (): void => {
    const before = now
    now = ringed(points, root, leads)
    for (const [element, name] of now) element.setAttribute(as, name)
    for (const element of before.keys()) if (!now.has(element)) element.removeAttribute(as)
    // What is left of many may be out of sight as well.
    if (now.size < before.size || [...now.keys()].some((element) => !before.has(element))) show(root)
  }
  const observer = new MutationObserver(draw)
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'data-target', 'data-anchor', 'data-choice', 'data-folded'],
  })
  draw()
  return () => {
    observer.disconnect()
    for (const element of now.keys()) element.removeAttribute(as)
  }
}

/** What is pointed at on the board should be seen, and not only half of it; fractions of a pixel are nothing. */
export function showRinged(root: Element): void {
  const main = root.querySelector('main')
  if (main) show([...main.querySelectorAll('[data-ringed]')], main, 0.95)
}

/** What some choices are made by: the things on the table that stand for them, which may stand for others too or be out of sight, and their buttons. */
export function pointsTo(choices: string[], offers: Offer[]): string[] {
  return choices.flatMap((choice) => [offers.find((offer) => offer[0] === choice)?.[2] ?? '', choice]).filter(Boolean)
}

/** Where a whole plan puts something. */
export function pointsOfPlan(plan: string, info: GameInfo): string[] {
  const [verb = '', ...numbers] = plan.split(' ')
  const place = info.verbs[verb]?.place ?? ''
  return (info.slugs[place] ?? []).filter((_, i) => Number(numbers[i]) > 0).map((slug) => `${place}:${slug}`)
}
