// Attachments that stay. An element to which another function is attached is set up from scratch, with all its listeners; a board asks for
// hundreds of them whenever its view changes.

import type { Attachment } from 'svelte/attachments'

/** Makes the same attachment for the same words. */
export function kept<Asked extends unknown[]>(make: (...words: Asked) => Attachment<Element>): (...words: Asked) => Attachment<Element> {
  const made = new Map<string, Attachment<Element>>()
  return (...words) => {
    const key = JSON.stringify(words)
    const attachment = made.get(key) ?? make(...words)
    made.set(key, attachment)
    return attachment
  }
}
