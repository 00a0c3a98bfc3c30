// Cards that can be read in large.

import { createAttachmentKey, type Attachment } from 'svelte/attachments'
import type { Things } from './board'
import { looksAt } from './closer.svelte'

/** Lets an element show its card in large. */
export function zooms(slug: string): Attachment<Element> {
  return looksAt({ card: slug })
}

/**
 * What makes a drawn card a thing while something can be chosen or explained there, and else a picture to which the keyboard can still
 * go, so that it can be read in large.
 */
export function readable(things: Things, target: string, label: string, mine = false): Record<string | symbol, unknown> {
  if (isThing(things, target, mine)) return { [createAttachmentKey()]: dressed(things.thing(target, label, mine)) }
  return { 'data-target': target, ...picture(label) }
}

/** A thing that looks like one no longer than it is one: the element stays. */
function dressed(thing: Attachment<Element>): Attachment<Element> {
  return (element) => {
    const undo = thing(element)
    return () => {
      undo?.()
      element.classList.remove('can', 'cannot', 'lit')
    }
  }
}

/** A card that stands for no thing, but can be read in large. */
export function picture(label: string): { role: 'img'; tabindex: number; 'aria-label': string } {
  return { role: 'img', tabindex: 0, 'aria-label': label }
}

/** Whether something may be chosen there, or one would expect it and is told why not. */
export function isThing(things: Things, target: string, wanted: boolean): boolean {
  return things.offersAt(target).length > 0 || (wanted && things.asking)
}
