// Tells somebody who looks at another page that it is their turn: by the browser, if they wished it, and by a dot on the page's icon.

import { settings } from './settings.svelte'

const DOT = '<circle cx="396" cy="116" r="104" fill="#e0a020" stroke="#fff" stroke-width="24"/></svg>'

/** Whether the browser can tell at all, and has not been forbidden to. */
export function isPossible(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission !== 'denied'
}

/** Keeps the wish; for a yes the browser asks for its own permission, once. */
export async function wish(on: boolean): Promise<void> {
  settings.notify = on && isPossible() && (await Notification.requestPermission()) === 'granted'
}

/** Says something outside the page, unless it is in front; what was said before of the same table gives way. */
export function tell(table: string, title: string, body: string): void {
  if (!settings.notify || document.visibilityState === 'visible' || !isPossible()) return
  try {
    const note = new Notification(title, { body, tag: table, icon: '/icon-192.png' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // Some phones let only installed pages speak up; the title and the icon still do.
  }
}

let plainIcon = ''

/** A dot on the icon of the page, and of the installed app. */
export async function mark(on: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link) return
  plainIcon ||= link.href
  void (on ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => {})
  link.href = on ? await dotted(plainIcon).catch(() => plainIcon) : plainIcon
}

async function dotted(icon: string): Promise<string> {
  const drawn = await (await fetch(icon)).text()
  return `data:image/svg+xml,${encodeURIComponent(drawn.replace('</svg>', DOT))}`
}
