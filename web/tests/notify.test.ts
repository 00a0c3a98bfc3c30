// Telling somebody who looks elsewhere that it is their turn: only if they wished it, and only then.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mark, tell, wish } from '../src/kit/notify'
import { settings } from '../src/kit/settings.svelte'

const told: string[] = []
let answer: NotificationPermission = 'granted'

/** A browser that can tell, and writes down what. */
class Notification {
  static permission: NotificationPermission = 'default'
  static requestPermission(): Promise<NotificationPermission> {
    return Promise.resolve((Notification.permission = answer))
  }

  constructor(title: string, { body }: { body: string }) {
    told.push(`${title} ${body}`)
  }
}

function looks(visible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
}

beforeEach(() => {
  told.length = 0
  Notification.permission = 'default'
  answer = 'granted'
  settings.notify = null
  vi.stubGlobal('Notification', Notification)
})

afterEach(() => vi.restoreAllMocks())

test('whoever said yes is told while another page is in front', async () => {
  await wish(true)
  looks(false)
  tell('t1', 'Your turn', 'what next?')

  expect(told).toEqual(['Your turn what next?'])
})

test('nobody is told who looks, said no, or was never asked', async () => {
  looks(false)
  tell('t1', 'Your turn', '')
  await wish(false)
  tell('t1', 'Your turn', '')
  await wish(true)
  looks(true)
  tell('t1', 'Your turn', '')

  expect(told).toEqual([])
})

test('a browser that forbids it makes the wish a no', async () => {
  answer = 'denied'
  await wish(true)

  expect(settings.notify).toBe(false)
})

test('the icon of the page gets a dot and loses it', async () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />'
  vi.stubGlobal('fetch', () => Promise.resolve({ text: () => Promise.resolve('<svg></svg>') }))
  const icon = document.querySelector('link')
  const plain = icon?.href
  await mark(true)
  expect(decodeURIComponent(icon?.href ?? '')).toContain('<circle')
  await mark(false)

  expect(icon?.href).toBe(plain)
})
