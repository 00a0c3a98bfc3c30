// What screen readers say about the pieces; what is drawn says the same without words.

import type { Speech } from '../../speech/speech'

/** What a deity does, in a line. */
export function deityBrief(speech: Speech, slug: string): string {
  return speech.text(`deity-${slug}-function`)
}
