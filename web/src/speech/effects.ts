// What is written on a card, effect by effect, as the content names it and the words of the game say it: the same as
// src/themis/speech/effects.py. A message `effect-draw` says `draw:2:pile`, with the number and the word; an attribute named after a timing
// is the sentence where the effect has that timing. Where effects begin with when they happen, as `planning:gain:1:disciple`, the message
// is that of the verb, and its `.next` continues the sentence of an effect of the same moment.
// A message `monument-function` puts the columns of a row together, effects as their sentences.

import type { Speech } from './speech'
import type { Arguments } from './words'

type Row = Record<string, unknown>

export interface Effect {
  name: string
  /** 0 where the effect has no number. */
  number: number
  /** Empty where it has none. */
  word: string
}

export type Timing = 'main' | 'free' | 'adoring' | 'influence' | 'ritual' | 'power'

const NUMBER = /^-?\d+$/

/** `draw:2:pile` is 2 cards from the pile, `ward:warrior` has no number, `activate:1` no word. */
export function effectOf(text: string): Effect {
  const [name = '', ...parts] = text.split(':')
  return { name, ...numberAndWord(parts) }
}

function numberAndWord(parts: string[]): { number: number; word: string } {
  return { number: Number(parts.find((part) => NUMBER.test(part)) ?? 0), word: parts.find((part) => !NUMBER.test(part)) ?? '' }
}

/** The effects of a row of content, in the order of the card. */
export function effectsOf(row: Row): Effect[] {
  return textsOf(row, 'effects').map(effectOf)
}

/** When the effects of a row happen, by the symbol that says so; without class and symbols they are powers. */
export function timingOf(row: Row): Timing {
  const symbols = textsOf(row, 'symbols')
  if (symbols.includes('free')) return 'free'
  if (symbols.includes('adoration')) return 'adoring'
  if (symbols.includes('influence')) return 'influence'
  if (!('class' in row)) return 'power'
  return effectsOf(row).length ? 'main' : 'ritual'
}

/** The sentence of an effect; some are said otherwise where they happen at another time. */
export function sentenceOf(speech: Speech, { name, number, word }: Effect, timing: Timing): string {
  return speech.attribute(`effect-${name}`, timing, { number, word })
}

/** All that a row of content says of its effects; nothing in a game that does not tell them one by one. */
export function textOfRow(speech: Speech, row: Row, table = ''): string {
  const key = `${table}-function`
  if (!speech.has(key)) return sentencesOf(speech, row, 'effects')
  return speech
    .text(key, columnsOf(speech, row, table))
    .replace(/ +/g, ' ')
    .trim()
}

/** The columns of a row for its message: effects as sentences, what was left out as 0. A column is known by any row that has it. */
function columnsOf(speech: Speech, row: Row, table: string): Arguments {
  const said: Arguments = {}
  for (const other of speech.info.content[table] ?? []) {
    for (const [column, value] of Object.entries(other)) {
      const own = row[column] ?? 0
      said[column] = Array.isArray(value) ? sentencesOf(speech, row, column) : typeof own === 'number' ? own : String(own)
    }
  }
  return said
}

/** The effects in one column. */
export function sentencesOf(speech: Speech, row: Row, column: string): string {
  const told: string[] = []
  let before = ''
  for (const effect of textsOf(row, column)) {
    const last = told.at(-1)
    if (last && goesOn(speech, before, effect)) told[told.length - 1] = `${last.replace(/\.$/, '')}, ${said(speech, effect, 'next')}`
    else told.push(said(speech, effect, timingOf(row)))
    before = effect
  }
  return told.filter(Boolean).join(' ')
}

/** Whether an effect continues the sentence of the one before: of the same moment, and both can. */
function goesOn(speech: Speech, before: string, effect: string): boolean {
  return before.split(':')[0] === effect.split(':')[0] && [before, effect].every((text) => speech.hasAttribute(keyOf(speech, text), 'next'))
}

function said(speech: Speech, effect: string, timing: string): string {
  const key = keyOf(speech, effect)
  if (!speech.has(key)) return ''
  const [when = '', ...parts] = effect.split(':')
  const rest = key === `effect-${when}` ? parts : parts.slice(1)
  const { number, word } = numberAndWord(rest)
  const more = rest[2] ?? '0'
  const args: Arguments = { when, number, word, more: NUMBER.test(more) ? Number(more) : more }
  args['signed'] = number > 0 ? `+${number}` : `−${-number}`
  if (speech.has(`thing-${word}`)) {
    args['thing'] = speech.thing('thing', word)
    args['the-thing'] = speech.attribute(`thing-${word}`, 'the')
  }
  return speech.attribute(key, timing, args)
}

/** The message of an effect: that of its first word, or, if this says when, that of its second. */
function keyOf(speech: Speech, effect: string): string {
  const [first = '', second = first] = effect.split(':')
  return speech.has(`effect-${first}`) ? `effect-${first}` : `effect-${second}`
}

/** A column of several words. */
export function textsOf(row: Row, column: string): string[] {
  const value = row[column]
  return Array.isArray(value) ? value.map(String) : []
}
