// Where a rule or a printed fact is from: "rulebook: setup, step 8" is a kind and a place.

import type { GameInfo, RuleInfo, Rulebook } from '../generated/protocol'
import { language } from '../speech/language.svelte'

export interface Source {
  kind: string
  where: string
}

export type Row = Record<string, unknown>

export function sourceOf(text: string): Source {
  const colon = text.indexOf(':')
  return colon < 0 ? { kind: text.trim(), where: '' } : { kind: text.slice(0, colon).trim(), where: text.slice(colon + 1).trim() }
}

/** Words, and their language where it may not be the page's. */
export interface Said {
  text: string
  lang?: 'en' | 'fr'
}

const KINDS = ['rulebook', 'published', 'reconstructed']
const RULE_KINDS = [...KINDS, 'ruling', 'derived']

/**
 * The place of a source in the reader's language. The content tells it in English, in parts between semicolons; other languages know each
 * part by its English words, so that a source that is reworded is never said in outdated words.
 */
export function whereOf(where: string): Said {
  const parts = where.split('; ').map((part) => [part, sourceKey(part)] as const)
  if (!parts.every(([, key]) => language.words.has(key))) return { text: where, lang: 'en' }
  return { text: parts.map(([, key]) => language.words.text(key)).join(semicolon()) }
}

function semicolon(): string {
  return language.words.language === 'fr' ? '\u00a0; ' : '; '
}

/** The sources of a rule: `rulebook: Rituel; ruling: ALT-RUL-04` are two. A part without a kind continues the one before. */
export function sourcesOf(text: string): Source[] {
  const sources: Source[] = []
  for (const part of text ? text.split('; ') : []) {
    const source = sourceOf(part)
    const last = sources.at(-1)
    if (!last || RULE_KINDS.includes(source.kind)) sources.push(source)
    else last.where = last.where ? `${last.where}; ${part}` : part
  }
  return sources
}

/** Where one source of a rule is found, in pieces of one language each. */
export function placeOf({ kind, where }: Source): Said[] {
  return where.split('; ').flatMap((part, i) => (i ? [{ text: semicolon() }, ...saidOf(kind, part)] : saidOf(kind, part)))
}

/**
 * Sections of the printed rules, which are French, are named as printed, with a large first letter; all else is English, and other
 * languages know the whole part by its English words, as in `whereOf`. Numbers of rules, which have no small letter, are the same everywhere.
 */
function saidOf(kind: string, part: string): Said[] {
  const key = sourceKey(part)
  if (language.words.has(key)) return [{ text: language.words.text(key) }]
  if (!/\p{Ll}/u.test(part)) return [{ text: part }]
  const isQuoted = (piece: string) => kind === 'rulebook' && /^[\p{Lu}\d]/u.test(piece)
  return part.split(/(?<=, )/).map((piece) => ({ text: piece, lang: isQuoted(piece) ? 'fr' : 'en' }))
}

/** `setup, step 2` is the message `source-setup-step-2`. */
export function sourceKey(part: string): string {
  return `source-${part
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`
}

/** How many rules come from where, the most common first. Rulings have no source: they are ours. */
export function rulesBySource(book: Rulebook): [string, number][] {
  const counts = new Map<string, number>()
  for (const rule of book.rules) {
    const kind = ruleKind(rule)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].sort((one, other) => other[1] - one[1])
}

export function ruleKind(rule: RuleInfo): string {
  return rule.question ? 'ruling' : sourceOf(rule.source).kind
}

/** The sources of a row of content: for the whole row (under an empty column) and for single columns. */
export function rowSources(row: Row): [string, Source][] {
  const sources = row['sources']
  if (typeof sources !== 'object' || sources === null) return []
  return Object.entries(sources as Record<string, string>).map(([column, text]) => [column, sourceOf(text)])
}

/** The columns of a row that say something to a player: neither its name nor its sources. */
export function rowFacts(row: Row): [string, unknown][] {
  return Object.entries(row).filter(([column]) => column !== 'id' && column !== 'sources')
}

/** The kinds of sources that occur in a game's content, the surest first. */
export function kindsOfSources(info: GameInfo): string[] {
  const kinds = new Set<string>()
  for (const rows of Object.values(info.content)) for (const row of rows) for (const [, source] of rowSources(row)) kinds.add(source.kind)
  return [...KINDS.filter((kind) => kinds.has(kind)), ...[...kinds].filter((kind) => !KINDS.includes(kind)).sort()]
}

/** Whether any of it is not documented. */
export function isReconstructed(sources: [column: string, source: Source][]): boolean {
  return sources.some(([, { kind }]) => kind === 'reconstructed')
}
