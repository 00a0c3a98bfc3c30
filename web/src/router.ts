// Which page is shown. The address is the truth; going somewhere changes it without a reload.

import { createSubscriber } from 'svelte/reactivity'

export type Page =
  'start' | 'table' | 'join' | 'record' | 'watch' | 'review' | 'rules' | 'learn' | 'puzzle' | 'settings' | 'move' | 'about' | 'nowhere'

/** A page and what its address names: a table or a game. */
export interface Route {
  page: Page
  id: string
}

const PATTERNS: [RegExp, Page][] = [
  [/^\/$/, 'start'],
  [/^\/table\/([^/]+)$/, 'table'],
  [/^\/join\/([^/]+)$/, 'join'],
  [/^\/record(?:\/([^/]+))?$/, 'record'],
  [/^\/watch\/([^/]+)$/, 'watch'],
  [/^\/review\/([^/]+)$/, 'review'],
  [/^\/(?:rules|learn)\/([^/]+)$/, 'rules'],
  [/^\/learn$/, 'learn'],
  [/^\/puzzle(?:\/([^/]+))?$/, 'puzzle'],
  [/^\/settings$/, 'settings'],
  [/^\/move$/, 'move'],
  [/^\/about$/, 'about'],
]

export function routeOf(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(clean)
    if (found) return { page, id: decoded(found[1] ?? '') }
  }
  return { page: 'nowhere', id: '' }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const changed = createSubscriber((update) => {
  addEventListener('popstate', update)
  addEventListener('themis:navigate', update)
  return () => {
    removeEventListener('popstate', update)
    removeEventListener('themis:navigate', update)
  }
})

/** The page that is shown now; reactive. */
export function route(): Route {
  changed()
  return routeOf(location.pathname)
}

/** Goes to an address of this site. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  dispatchEvent(new Event('themis:navigate'))
  if (how === 'push') scrollTo(0, 0)
}

/** Lets plain links inside an element change the page without a reload; a click with a key, a download or another site is the browser's. */
export function followLinks(element: Element): () => void {
  const follow = (event: Event): void => {
    const click = event as MouseEvent
    const link = (click.target as Element | null)?.closest('a')
    if (!link || click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    const plain = link.origin === location.origin && !link.target && !link.hasAttribute('download') && !link.pathname.startsWith('/api/')
    if (!plain || (link.pathname === location.pathname && link.hash)) return
    click.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
  element.addEventListener('click', follow)
  return () => element.removeEventListener('click', follow)
}
