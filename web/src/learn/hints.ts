// What a hint is about, and how it is said.

import type { Advice, Because, Offer } from '../generated/protocol'
import type { Speech } from '../speech/speech'

/** To name and ring more would help nobody. */
const MOST_NAMED = 3

/** Whether nothing is better than anything else. */
export function isAllTheSame(advice: Advice, offers: readonly Offer[]): boolean {
  return offers.length > 1 && (advice.also ?? []).length + 1 === offers.length
}

/** The choice and those that are as good; where they are many, the choice alone stands for them. */
export function advisedBy(advice: Advice, offers: readonly Offer[]): string[] {
  const advised = [advice.choice, ...(advice.also ?? [])]
  return advised.length > MOST_NAMED || isAllTheSame(advice, offers) ? [advice.choice] : advised
}

export class HintSpeech {
  readonly #speech: Speech
  readonly #names: string[]

  constructor(speech: Speech, names: string[]) {
    this.#speech = speech
    this.#names = names
  }

  /** A choice as it is offered now, or as it is called otherwise. */
  choice(choice: string, offers: readonly Offer[]): string {
    const offer = offers.find((one) => one[0] === choice)
    return offer ? this.#speech.offer(offer, this.#names) : this.#speech.choice(choice, this.#names)
  }

  /** Empty where nobody knows a reason. */
  reason(reason: Because | null | undefined): string {
    return reason ? this.#speech.reason(reason.key, reason.count, this.#names[reason.seat]) : ''
  }

  /** What costs somebody else something may begin with a name. */
  afterColon(reason: Because | null | undefined): string {
    const sentence = this.reason(reason)
    return reason && reason.seat >= 0 ? sentence : sentence.charAt(0).toLocaleLowerCase(this.#speech.language) + sentence.slice(1)
  }
}
