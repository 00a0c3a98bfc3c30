// A failure as a sentence: ours for what happens every day, in the reader's language, else the server's own.

import { Trouble } from '../net/api'
import { language, t } from '../speech/language.svelte'

export function troubleText(error: unknown): string {
  if (!(error instanceof Trouble)) return t('trouble')
  const key = `trouble-${error.code}`
  return language.words.has(key) ? t(key) : sentence(error.message)
}

/** Whether a name was refused, which is said beside the field of the name. */
export function isAboutName(error: unknown): error is Trouble {
  return error instanceof Trouble && error.code.startsWith('name-')
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
