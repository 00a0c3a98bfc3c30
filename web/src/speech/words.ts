// Fluent messages in one language: the base of what the page says and of what a game says.

import { FluentBundle, FluentResource, type Message } from '@fluent/bundle'

export type Argument = string | number
export type Arguments = Record<string, Argument>

export class Words {
  readonly language: string
  /** All messages, in the order of their files. */
  readonly keys: string[]
  readonly #bundle: FluentBundle

  constructor(language: string, messages: string[]) {
    this.language = language
    // Pages need no marks around what is filled in, no more than terminals do.
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    const resources = messages.map((message) => new FluentResource(message))
    this.keys = resources.flatMap((resource) => resource.body.map((message) => message.id))
    for (const resource of resources) this.#bundle.addResource(resource, { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  /** A message; an unknown key stands for itself. */
  text(key: string, args: Arguments = {}): string {
    const message = this.#bundle.getMessage(key)
    return message ? this.#said(message, args) : key
  }

  /** An attribute of a message, or else the message itself. */
  attribute(key: string, attribute: string, args: Arguments = {}): string {
    const message = this.#bundle.getMessage(key)
    if (!message) return key
    const pattern = message.attributes[attribute]
    // Given a place for errors, Fluent fills a gap with the name of what is missing instead of throwing.
    return pattern !== undefined ? this.#bundle.formatPattern(pattern, args, []) : this.#said(message, args)
  }

  hasAttribute(key: string, attribute: string): boolean {
    return this.#bundle.getMessage(key)?.attributes[attribute] !== undefined
  }

  #said(message: Message, args: Arguments): string {
    return message.value !== null ? this.#bundle.formatPattern(message.value, args, []) : ''
  }
}
