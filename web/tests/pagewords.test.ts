import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import english from '../src/text/en/pages.ftl?raw'
import french from '../src/text/fr/pages.ftl?raw'

/** Every message with the variables in it. */
function messages(text: string): [string, string[]][] {
  return new FluentResource(text).body.map((message) => [message.id, [...new Set(variables(message.value))]])
}

function variables(pattern: unknown): string[] {
  return [...JSON.stringify(pattern).matchAll(/"type":"var","name":"([^"]+)"/g)].map((found) => found[1] ?? '').sort()
}

describe('the words of the pages', () => {
  it('are the same messages in both languages, with the same blanks to fill in', () => {
    expect(messages(french)).toEqual(messages(english))
  })
})
