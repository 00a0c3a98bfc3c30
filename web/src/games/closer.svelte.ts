// What is looked at closely, one thing at a time: a card in large, or the words about a symbol. By resting the pointer on it, by holding
// it, with the key I; also by a click or Enter where these do nothing else.

import type { Attachment } from 'svelte/attachments'
import type { Arguments } from '../speech/words'

const RESTED_MS = 500
const HELD_MS = 480

/** A card by its slug, a symbol by the key of its `about-…` message, perhaps with a tip, or a few words of the page itself. */
export type Subject = { card: string } | { about: string; args: Arguments; tip: string } | { words: string }

class Closer {
  subject = $state.raw<Subject | null>(null)
  anchor = $state.raw<Element | null>(null)
  /** Opened on purpose: stays until it is closed. */
  pinned = $state(false)

  /** The card that is looked at; empty if it is something else. */
  get card(): string {
    return this.subject && 'card' in this.subject ? this.subject.card : ''
  }

  open(subject: Subject, anchor: Element, pinned: boolean): void {
    this.subject = subject
    this.anchor = anchor
    this.pinned = pinned
  }

  close(): void {
    this.subject = null
    this.anchor = null
    this.pinned = false
  }
}

export const closer = new Closer()

/** The decision bar, my hand and whatever is offered: what nothing may cover. */
export function keptRects(): DOMRect[] {
  return [...document.querySelectorAll('[data-refuge], .hand, .can')].map((each) => each.getBoundingClientRect())
}

/** Whoever is innermost answers: a symbol on a card, not the card. */
const answered = new WeakSet<Event>()

/** Lets an element be looked at closely. */
export function looksAt(subject: Subject, atFocus = false): Attachment<Element> {
  return (element) => {
    const stop = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(kind: K, run: (event: HTMLElementEventMap[K]) => void, capture = false) =>
      element.addEventListener(kind, run as EventListener, { signal: stop.signal, capture })
    let timer: ReturnType<typeof setTimeout> | undefined
    let held = false

    const later = (wait: number, pinned: boolean) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        held = pinned
        closer.open(subject, element, pinned)
      }, wait)
    }
    // An element that is taken away loses the focus in the middle of an update, when no state may change: so a moment later.
    const close = () => queueMicrotask(() => closer.anchor === element && closer.close())
    const leave = () => {
      clearTimeout(timer)
      if (!closer.pinned) close()
    }
    const move = (event: PointerEvent) => {
      if (answered.has(event)) return leave()
      answered.add(event)
      // What comes to lie under a pointer at rest was not pointed at.
      const moved = event.movementX !== 0 || event.movementY !== 0
      if (event.pointerType === 'mouse' && event.buttons === 0 && moved && closer.anchor !== element && !closer.pinned)
        later(RESTED_MS, false)
    }
    const press = (event: PointerEvent) => {
      held = false
      if (event.pointerType === 'mouse') leave()
      else if (!answered.has(event)) later(HELD_MS, true)
      answered.add(event)
    }
    const click = (event: Event) => {
      // A click that chose something may have changed by now what can be used.
      if (answered.has(event) || event.defaultPrevented || isUsed(element) || 'words' in subject) return
      answered.add(event)
      closer.open(subject, element, true)
    }
    const key = (event: KeyboardEvent) => {
      if (!isForCloser(event, element) || 'words' in subject) return
      swallow(event)
      if (closer.anchor === element && closer.pinned) closer.close()
      else closer.open(subject, element, true)
    }

    on('pointermove', move)
    on('pointerleave', leave)
    on('pointerdown', press)
    on('pointerup', () => clearTimeout(timer))
    on('pointercancel', () => clearTimeout(timer))
    on('contextmenu', (event) => held && event.preventDefault())
    // What was held to be read is not chosen when the finger leaves it.
    on('click', (event) => held && swallow(event), true)
    on('click', click)
    on('keydown', key)
    on('focus', () => atFocus && element.matches(':focus-visible') && later(RESTED_MS, false))
    on('blur', () => {
      clearTimeout(timer)
      close()
    })
    return () => {
      clearTimeout(timer)
      stop.abort()
      close()
    }
  }
}

/** The key I, and Enter where the table has no use for it. */
function isForCloser(event: KeyboardEvent, element: Element): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  return event.key === 'i' || (event.key === 'Enter' && !isUsed(element))
}

/** Whether a click there does something else: chooses, tells why not, opens. */
function isUsed(element: Element): boolean {
  return element.closest('.can, .cannot') !== null || element.parentElement?.closest('button, a, summary') != null
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
