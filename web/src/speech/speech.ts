// Turns what a game says in numbers into sentences: the same as src/themis/speech/speech.py, from the same Fluent files.
// web/tests/speech.test.ts holds the two together. Nothing here knows a game: the names of fields and domains are its keys.

import type { Correction, GameInfo, Happening, Offer, Rulebook } from '../generated/protocol'
import { Words, type Argument, type Arguments } from './words'

const NONE = 'none'
const BOT_PREFIX = 'bot:'
const LONGEST_NAME = 40
const SEAT = 'seat'

/** A sentence of the log: what it tells, of what kind, by which rule, and whose deed it is (-1: nobody's). */
export interface Line {
  text: string
  kind: string
  rule: string
  seat: number
}

type View = Record<string, unknown>
interface Asked {
  name: string
  waiting: number[]
}

export class Speech extends Words {
  readonly info: GameInfo

  constructor(info: GameInfo, language: string, messages: string[]) {
    super(language, messages)
    this.info = info
  }

  // Things

  card(slug: string): string {
    return this.thing('card', slug)
  }

  /** What a card does; empty where nothing is written about it, as for a designer's new card. */
  functionOf(slug: string): string {
    const key = `card-${slug}-function`
    return this.has(key) ? this.text(key) : ''
  }

  /** When a thing is good or what it goes with; empty where nothing is written about it. */
  tip(domain: string, slug: string): string {
    const key = `tip-${domain}-${slug}`
    return this.has(key) ? this.text(key) : ''
  }

  /** The name of a thing; a slug without a name of its own is spelled letter by letter if its letters have names. */
  thing(domain: string, slug: string): string {
    const key = `${domain}-${slug}`
    if (this.has(key)) return this.text(key)
    const letters = [...slug].map((letter) => `${domain}-${letter}`)
    if (letters.every((letter) => this.has(letter))) return letters.map((letter) => this.text(letter)).join(' ')
    return slug.replaceAll('-', ' ')
  }

  // Sentences

  /** What a choice does; with the facts about it, what it costs and gives as well. */
  choice(choice: string, names: string[], facts: Record<string, number> = {}): string {
    const [verb = '', ...slugs] = choice.split(' ')
    const key = `choice-${verb}`
    const args = this.#choiceArguments(verb, slugs, names)
    if (Object.keys(facts).length === 0) return this.text(key, args)
    return this.attribute(key, 'here', { ...args, ...this.#arguments(Object.entries(facts), names) })
  }

  offer([choice, facts]: Offer, names: string[]): string {
    return this.choice(choice, names, facts)
  }

  /** What an offer costs or gives, in as few words as fit on its thing; empty where nothing is to be said. */
  price([choice, facts]: Offer, names: string[]): string {
    const [verb = '', ...slugs] = choice.split(' ')
    const key = `choice-${verb}`
    if (!this.hasAttribute(key, 'price')) return ''
    return this.attribute(key, 'price', { ...this.#choiceArguments(verb, slugs, names), ...this.#arguments(Object.entries(facts), names) })
  }

  /** What would be lost by an offer that ends the turn now, as a question; empty where nothing is. */
  left([choice, facts]: Offer, names: string[]): string {
    const key = `choice-${choice.split(' ')[0] ?? ''}`
    if (Object.keys(facts).length === 0 || !this.hasAttribute(key, 'left')) return ''
    return this.attribute(key, 'left', this.#arguments(Object.entries(facts), names))
  }

  /** An event that a puzzle wants to be brought about, as the end of "this turn you can …"; with more facts than its number, which one. */
  wanted(event: string, facts: Record<string, number>): string {
    const args = this.#arguments(Object.entries(facts), [])
    return Object.keys(facts).length > 1 ? this.attribute(`puzzle-${event}`, 'here', args) : this.text(`puzzle-${event}`, args)
  }

  /** Why a choice is better; where it takes something from another player, from whom. */
  reason(key: string, count: number, player = ''): string {
    return player ? this.attribute(key, 'other', { count, player }) : this.text(key, { count })
  }

  /** When a board was there, as the game itself counts, such as “Round 3”; nothing where it does not count. */
  when(view: View): string {
    return this.has('game-when') ? this.text('game-when', numbersOf(view)) : ''
  }

  /** The number alone. */
  count(view: View): string {
    return this.has('game-when') ? this.attribute('game-when', 'number', numbersOf(view)) : ''
  }

  /** What is counted, such as “Round”. */
  unit(): string {
    return this.hasAttribute('game-when', 'unit') ? this.attribute('game-when', 'unit') : ''
  }

  /** One event as a sentence. */
  event(event: Happening, names: string[]): string {
    return this.text(`event-${event[0]}`, this.#eventArguments(event, names))
  }

  /** Several events as lines of a log; what a seat does again in the same way continues its sentence: "Ada pays 1 red cube, 2 blue.". */
  lines(events: Happening[], names: string[]): Line[] {
    const told: Line[] = []
    let before: Happening | null = null
    for (const event of events) {
      const last = told.at(-1)
      const continued = before && last ? this.#continued(before, event, names) : ''
      if (last && continued) last.text = `${last.text.replace(/\.$/, '')}, ${continued}`
      else told.push({ text: this.event(event, names), kind: event[0], rule: event[2], seat: this.seatOf(event) })
      before = event
    }
    return told
  }

  story(events: Happening[], names: string[]): string[] {
    return this.lines(events, names).map((line) => line.text)
  }

  /** Whose deed an event is; -1 if nobody's. */
  seatOf([kind, values]: Happening): number {
    return this.info.events[kind]?.[0] === 'seat' ? (values[0] ?? -1) : -1
  }

  /** What is being asked; in the third person to all others; empty when the game is over. */
  question(view: View, names: string[]): string {
    const decision = view['decision'] as (Asked & View) | null
    if (!decision) return ''
    const numbers = Object.entries(decision).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    const args = this.#arguments(numbers, names)
    const asked = askedSeat(view['seat'] as number, decision.waiting)
    args['player'] = names[asked] ?? NONE
    const key = `ask-${decision.name}`
    return asked === view['seat'] ? this.text(key, args) : this.attribute(key, 'others', args)
  }

  /** The words of a rule or ruling. */
  rule(id: string, book: Rulebook): string {
    const found = book.rules.find((rule) => rule.id === id)
    if (!found) return this.text('rules-unknown', { id })
    return found.question ? `${found.question} ${found.text} ${found.reason}` : found.text
  }

  /** Why a choice is not possible, a sentence for each rule in its way. */
  refusal(ids: string[], book: Rulebook): string[] {
    if (ids.length === 0) return [this.text('refused-not-asked')]
    return ids.map((id) => this.text('refused-by-rule', { id, rule: this.rule(id, book) }))
  }

  // What is counted: points, or what the game has in their place

  /** How many of them somebody has. */
  score(number: number): string {
    return this.text('label', { label: this.text('game-score'), value: number })
  }

  /** A difference in them. */
  amount(number: number): string {
    return this.attribute('game-score', 'amount', { number })
  }

  /** That the rules became others after a number of choices, and what the game says of its new revisions. */
  corrected({ step, before, after, way }: Correction): string {
    const told = this.text('rules-corrected', { step, before, after, way, numbered: before === after ? 'no' : 'yes' })
    const news = Array.from({ length: Math.max(after - before, 0) }, (_, i) => `revision-${before + 1 + i}`)
    return [told, ...news.filter((key) => this.has(key)).map((key) => this.text(key))].join(' ')
  }

  undoRefusal(code: string): string {
    return this.text(`undo-${code}`)
  }

  /** The names of a table's seats as they are spoken: bots get a seer's name. */
  names(seats: string[]): string[] {
    let bots = 0
    return seats.map((seat) => (seat.startsWith(BOT_PREFIX) ? this.text(`bot-${++bots}`) : cleanName(seat)))
  }

  // Arguments

  #choiceArguments(verb: string, slugs: string[], names: string[]): Arguments {
    const { domains = [], length = 0, place = '' } = this.info.verbs[verb] ?? {}
    // A whole plan has a number for each thing of its place, under the name of that thing.
    if (length) return Object.fromEntries((this.info.slugs[place] ?? []).map((slug, i) => [slug, Number(slugs[i])]))
    const args: Arguments = {}
    domains.forEach((domain, i) => {
      const repeated = i === 1 && domain === domains[0]
      this.#addChosen(args, domain, slugs[i] ?? '', repeated ? `other-${domain}` : domain, names)
    })
    return args
  }

  #addChosen(args: Arguments, domain: string, slug: string, field: string, names: string[]): void {
    if (domain === SEAT) this.#addNumber(args, field, Number(slug), names)
    else if (/^\d+$/.test(slug)) args[field] = Number(slug)
    else this.#addThing(args, field, domain, slug)
  }

  #eventArguments([kind, values]: Happening, names: string[]): Arguments {
    const fields = this.info.events[kind] ?? []
    return this.#arguments(
      fields.map((field, i) => [field, values[i] ?? -1]),
      names,
    )
  }

  #arguments(fields: [string, number][], names: string[]): Arguments {
    const args: Arguments = {}
    for (const [field, value] of fields) this.#addNumber(args, field, value, names)
    return args
  }

  #addNumber(args: Arguments, field: string, value: number, names: string[]): void {
    const domain = field.replace(/^other-/, '')
    const slugs = this.info.slugs[domain]
    if (this.info.seats.includes(field)) args[field === SEAT ? 'player' : field] = names[value] ?? NONE
    else if (slugs) this.#addThing(args, field, domain, slugs[value] ?? NONE)
    else args[field] = value
  }

  #addThing(args: Arguments, field: string, domain: string, slug: string): void {
    const name: Argument = this.thing(domain, slug)
    args[field] = name
    args[`the-${field}`] = this.has(`${domain}-${slug}`) ? this.attribute(`${domain}-${slug}`, 'the') : name
  }

  /** The event as the continuation of the one before, or nothing if it is another story. */
  #continued(before: Happening, event: Happening, names: string[]): string {
    const key = `event-${event[0]}`
    if (before[0] !== event[0] || !this.hasAttribute(key, 'next')) return ''
    if (this.info.events[event[0]]?.[0] === 'seat' && before[1][0] !== event[1][0]) return ''
    return this.attribute(key, 'next', this.#eventArguments(event, names))
  }
}

/** The seat a question is put to: the one who looks, if it is asked, else the first that is. */
export function askedSeat(eyes: number, waiting: number[]): number {
  return waiting.includes(eyes) ? eyes : (waiting[0] ?? -1)
}

/** A name on one line, without what cannot be seen, not too long, not empty. */
export function cleanName(name: string): string {
  const seen = name.replace(/[\p{C}|]/gu, '').replace(/\s+/gu, ' ')
  return [...seen.trim()].slice(0, LONGEST_NAME).join('').trim() || '?'
}

function numbersOf(view: View): Record<string, number> {
  return Object.fromEntries(Object.entries(view).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
}
