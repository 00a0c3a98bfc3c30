// What a coach points at: a thing on the table, the button of a choice, a place that the game's look names, or a part of the page.

const PARTS: Record<string, string> = {
  board: '#part-board',
  mine: '#part-mine',
  others: '#part-others, .others',
  rules: '[aria-keyshortcuts=r]',
  log: '[aria-keyshortcuts=l]',
}

export function pointedAt(name: string, root: ParentNode): Element[] {
  const sought = CSS.escape(name)
  const things = `[data-target="${sought}"], [data-anchor="${sought}"], [data-choice="${sought}"]`
  const found = [...root.querySelectorAll(PARTS[name] ?? things)]
  // A thing may be drawn in a drawer too that is closed now.
  return found.filter((element) => element.getClientRects().length > 0)
}

/** Rings these things, also those that are drawn later, until it is undone. */
export function ring(names: string[], root: Element): () => void {
  let ringed: Element[] = []
  const draw = (): void => {
    const wanted = names.flatMap((name) => pointedAt(name, root))
    for (const element of ringed) if (!wanted.includes(element)) element.removeAttribute('data-ringed')
    for (const element of wanted) element.setAttribute('data-ringed', '')
    ringed = wanted
  }
  const observer = new MutationObserver(draw)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-target', 'data-anchor', 'data-choice'] })
  draw()
  return () => {
    observer.disconnect()
    for (const element of ringed) element.removeAttribute('data-ringed')
  }
}
