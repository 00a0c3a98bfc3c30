// Symbols that answer: their name, what they do here, and the rule. The words are `about-…` messages of the game.

import type { Attachment } from 'svelte/attachments'
import type { Arguments } from '../speech/words'
import { looksAt } from './closer.svelte'
import { kept } from './kept'

/** Lets a drawn symbol explain itself by the game's message `about-<key>`. The keyboard reaches it unless it is a thing, which has its own way. */
export const explains = kept((key: string, args: Arguments = {}, tip: string = ''): Attachment<Element> => (element) => {
  element.setAttribute('data-explains', key)
  // A moment later, when everything around it says what it is.
  queueMicrotask(() => isUnreachable(element) && element.setAttribute('tabindex', '0'))
  return looksAt({ about: key, args, tip }, true)(element)
})

/** Words of the page itself beside one of its signs. */
export function hints(words: string): Attachment<Element> {
  return looksAt({ words }, true)
}

function isUnreachable(element: Element): boolean {
  return !element.matches('[tabindex]') && element.closest('[data-target], [aria-hidden=true], button, a, summary') === null
}
