// Any view as labels and values. Nothing here knows a game: slugs and fields are named by its own words.

import type { Speech } from '../../speech/speech'

/** A label with a value, or with a list below it. */
export interface Fact {
  label: string
  value: string
  list: Fact[][]
}

type Data = Record<string, unknown>

/** What is said elsewhere on the page, or to programs only. */
const NOT_SHOWN = new Set(['game', 'seat', 'decision', 'sides', 'over', 'q', 'r', 'courses', 'idle_rounds', 'barren_rounds'])

export interface Words {
  speech: Speech
  names: string[]
}

export function factsOf(data: Data, words: Words): Fact[] {
  return Object.entries(data)
    .filter(([field, value]) => !NOT_SHOWN.has(field) && !isNothing(value) && !isNobody(field, value, words))
    .map(([field, value]) => factOf(field, value, words))
}

/** Only what fits a line each. */
export function briefly(facts: Fact[]): Fact[] {
  return facts.filter((fact) => fact.list.length === 0)
}

function factOf(field: string, value: unknown, words: Words): Fact {
  const label = labelOf(field, words)
  if (Array.isArray(value) && value.some(isData)) {
    return { label, value: '', list: value.map((item) => (isData(item) ? factsOf(item, words) : [])) }
  }
  return { label, value: valueOf(field, value, words), list: [] }
}

function valueOf(field: string, value: unknown, words: Words): string {
  if (Array.isArray(value)) return value.map((item) => valueOf(field, item, words)).join(', ')
  if (isData(value)) return countsOf(field, value, words)
  if (typeof value === 'boolean') return words.speech.text(value ? 'view-yes' : 'view-no')
  if (typeof value === 'number') return words.speech.info.seats.includes(field) ? (words.names[value] ?? '–') : String(value)
  return typeof value === 'string' ? named(value, words) : '–'
}

/** A map of things to numbers, seats or other things: "Kiln (2), Road (red, blue)"; where there is none, the thing is left out. */
function countsOf(field: string, counts: Data, words: Words): string {
  const some = Object.entries(counts).filter(([, count]) => count !== 0 && !isNothing(count))
  return some.map(([slug, count]) => `${named(slug, words)} (${valueOf(field, count, words)})`).join(', ') || words.speech.text('view-none')
}

/** A slug by the name of the thing, the source of points or the ending that it stands for. */
function named(slug: string, { speech }: Words): string {
  const domain = Object.keys(speech.info.slugs).find((candidate) => speech.info.slugs[candidate]?.includes(slug))
  if (domain) return speech.thing(domain, slug)
  const key = [`source-${slug}`, `kind-${slug}`, `end-${slug}`].find((candidate) => speech.has(candidate))
  return key ? speech.text(key) : slug.replaceAll('-', ' ')
}

function labelOf(field: string, { speech }: Words): string {
  const key = `view-${field}`
  return speech.has(key) ? speech.text(key) : field.replaceAll('_', ' ')
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A seat that nobody has is -1. */
function isNobody(field: string, value: unknown, { speech }: Words): boolean {
  return speech.info.seats.includes(field) && typeof value === 'number' && value < 0
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
}
