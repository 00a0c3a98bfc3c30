// The one sentence of the decision bar: who decides what.

import { t } from '../speech/language.svelte'
import type { Speech } from '../speech/speech'
import { askedSeat } from '../speech/speech'
import type { Controller } from './controller.svelte'

export interface Sentence {
  text: string
  /** Whose mark stands before it; -1 for none. */
  seat: number
  /** Whether a bot is thinking. */
  thinking: boolean
}

export function sentence(controller: Controller, speech: Speech, names: string[]): Sentence {
  const { shown, table, eyes, asked, asking } = controller
  if (!shown || !table) return plain('')
  if (controller.past) return plain(t('bar-past'))
  if (shown.result) return plain(t('bar-over'))
  if (table.paused) return plain(t('bar-paused'))
  if (shown.drafts && !asking) return plain(planningText(controller, names))
  const seat = askedSeat(eyes, asked)
  // The one who is asked is spoken to, by name only where several people share the screen.
  const called = asking && controller.mine.length === 1 ? names.with(seat, t('bar-you')) : names
  const question = speech.question(shown.view, called)
  if (asking) return { text: question, seat, thinking: false }
  if (asked.length > 1) return plain(t('bar-several', { players: asked.map((other) => names[other]).join(', ') }))
  const bot = table.seats[seat]?.kind === 'bot' || controller.isWarm(seat)
  return { text: question, seat, thinking: bot || controller.waiting > 0 }
}

/** While others plan, and nothing of it is known but who still does. */
function planningText({ asked, eyes, hands, mine }: Controller, names: string[]): string {
  const players = asked.map((seat) => names[seat]).join(', ')
  if (!players) return t('plan-all-ready')
  return t(mine.includes(eyes) && hands.includes(eyes) ? 'plan-waiting' : 'plan-others', { players })
}

function plain(text: string): Sentence {
  return { text, seat: -1, thinking: false }
}
