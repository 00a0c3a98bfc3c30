// A thing that is only looked at for now, though the table may offer something there.

import type { Attachment } from 'svelte/attachments'

export function still(target: string, label: string): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-target', target)
    element.setAttribute('role', 'img')
    element.setAttribute('aria-label', label)
    element.removeAttribute('tabindex')
    element.classList.remove('can', 'cannot', 'lit')
  }
}
