// What a coach points at: a thing on the table, the button of a choice, a place that the game's look names, or a part of the page.

import { show } from '../table/places'

const PARTS: Record<string, string> = {
  board: '#part-board',
  mine: '#part-mine',
  others: '#part-others, .others',
  rules: '[aria-keyshortcuts=r]',
  log: '[aria-keyshortcuts=l]',
}

/** A name such as `display` means everything that is called `display:…`, unless something is called just so. */
export function pointedAt(name: string, root: ParentNode): Element[] {
  const sought = CSS.escape(name)
  const things = `[data-target="${sought}"], [data-anchor="${sought}"], [data-choice="${sought}"]`
  const parts = `[data-target^="${sought}:"], [data-anchor^="${sought}:"]`
  const exact = drawn(PARTS[name] ?? things, root)
  return exact.length ? exact : drawn(parts, root)
}

/** A thing may be drawn in a drawer too that is closed now. */
function drawn(selector: string, root: ParentNode): Element[] {
  return [...root.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0)
}

/** Rings these things, also those that are drawn later, until it is undone. */
export function ring(names: string[], root: Element): () => void {
  let ringed: Element[] = []
  const draw = (): void => {
    const before = ringed
    ringed = []
    for (const name of names) {
      for (const element of pointedAt(name, root)) {
        element.setAttribute('data-ringed', name)
        ringed.push(element)
      }
    }
    for (const element of before) if (!ringed.includes(element)) element.removeAttribute('data-ringed')
  }
  const observer = new MutationObserver(draw)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-target', 'data-anchor', 'data-choice'] })
  draw()
  return () => {
    observer.disconnect()
    for (const element of ringed) element.removeAttribute('data-ringed')
  }
}

/** What is pointed at on the board should be seen. */
export function showRinged(root: Element): void {
  const main = root.querySelector('main')
  if (main) show([...main.querySelectorAll('[data-ringed]')], main)
}
