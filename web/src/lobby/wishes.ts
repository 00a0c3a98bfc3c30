// What somebody wishes for a new table: seats, ways to play, clock; what is wrong with it, and how it is sent.

import type { Clock, GameInfo, NewTable, SeatWish } from '../generated/protocol'
import { settings } from '../kit/settings.svelte'
import type { Level, Rung } from '../learn/practice'
import { api } from '../net/api'
import { go } from '../router'
import { t } from '../speech/language.svelte'

export const KINDS = ['me', 'here', 'link', 'bot'] as const
export type Kind = (typeof KINDS)[number]

const MINUTE = 60
const DAY = 86_400

export const CLOCKS = {
  none: null,
  brisk: { bank: 5 * MINUTE, increment: 10 },
  calm: { bank: 15 * MINUTE, increment: 20 },
  days: { bank: 3 * DAY, increment: DAY },
} as const satisfies Record<string, Clock | null>
export type ClockName = keyof typeof CLOCKS

export interface SeatDraft {
  kind: Kind
  name: string
  level: Level
}

export interface Draft {
  game: string
  seats: SeatDraft[]
  /** Only the options that differ from what is usual. */
  options: Record<string, string>
  open: boolean
  clock: ClockName
  /** Where the guest stands in this game, and so the bots at first. */
  rung: Rung
}

/** What is wrong with a draft: the end of a message's key, and what the message names. */
export interface Fault {
  code: 'nameless' | 'twins' | 'nobody' | 'empty' | 'not-me'
  seat: number
  name: string
}

/** A first proposal: me against bots, three at the table if the game allows it. */
export function firstDraft(info: GameInfo, name: string, rung: Rung): Draft {
  const draft: Draft = { game: info.id, seats: [{ kind: 'me', name, level: rung }], options: {}, open: false, clock: 'none', rung }
  return withSeats(draft, Math.min(Math.max(3, info.fewest), info.most))
}

/** The same wishes with more seats, which bots take, or with fewer. */
export function withSeats(draft: Draft, count: number): Draft {
  const level = draft.seats.findLast((seat) => seat.kind === 'bot')?.level ?? draft.rung
  const bots = Array.from({ length: Math.max(0, count - draft.seats.length) }, () => ({ kind: 'bot', name: '', level }) as const)
  return { ...draft, seats: [...draft.seats.slice(0, count), ...bots] }
}

/** The same wishes for another game: as many seats as it allows; its ways to play are its own, and so is the rung that is proposed. */
export function forGame(draft: Draft, info: GameInfo, rung: Rung): Draft {
  const count = Math.min(Math.max(draft.seats.length, info.fewest), info.most)
  const seats = draft.seats.map((seat) => (seat.level === draft.rung ? { ...seat, level: rung } : seat))
  return withSeats({ ...draft, game: info.id, options: {}, seats, rung }, count)
}

/** One option set; what is usual is not said. */
export function withOption(draft: Draft, info: GameInfo, name: string, value: string): Draft {
  const usual = info.options.find((option) => option.name === name)?.values[0]
  const others = Object.entries(draft.options).filter(([other]) => other !== name)
  return { ...draft, options: Object.fromEntries(value === usual ? others : [...others, [name, value]]) }
}

/** Whether whoever sits there must say a name now. */
export function isNamed(kind: Kind): boolean {
  return kind === 'me' || kind === 'here'
}

export function faults(draft: Draft): Fault[] {
  const found: Fault[] = []
  const names = draft.seats.map((seat) => (isNamed(seat.kind) ? seat.name.trim() : ''))
  draft.seats.forEach((seat, i) => {
    const name = names[i] ?? ''
    if (isNamed(seat.kind) && !name) found.push({ code: 'nameless', seat: i, name })
    if (name && names.slice(0, i).some((other) => sameName(other, name))) found.push({ code: 'twins', seat: i, name })
    if (seat.kind === 'me' && draft.seats.slice(0, i).some((other) => other.kind === 'me')) found.push({ code: 'not-me', seat: i, name })
  })
  if (draft.seats.every((seat) => seat.kind === 'bot')) found.push({ code: 'nobody', seat: -1, name: '' })
  if (draft.seats.every((seat) => seat.kind === 'link')) found.push({ code: 'empty', seat: -1, name: '' })
  return found
}

function sameName(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0
}

/** The wishes as the server wants them. */
export function wishOf(draft: Draft): NewTable {
  return {
    game: draft.game,
    seats: draft.seats.map(seatWish),
    options: draft.options,
    public: draft.open,
    clock: CLOCKS[draft.clock],
  }
}

function seatWish(seat: SeatDraft): SeatWish {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level }
  return isNamed(seat.kind) ? { kind: seat.kind, name: seat.name.trim() } : { kind: 'link' }
}

/** How many bots play at a table to play at once. */
export function quickBots(game: { most: number }): number {
  return Math.min(2, game.most - 1)
}

/** Opens a table to play at once, and goes there. */
export async function playNow(info: GameInfo, rung: Rung): Promise<void> {
  const made = await api.newTable(quickTable(info, settings.name || t('new-default-name'), rung))
  go(`/table/${made.table}`)
}

/** A table to play at once, against bots. */
export function quickTable(info: GameInfo, name: string, rung: Rung): NewTable {
  const bots: SeatWish[] = Array.from({ length: quickBots(info) }, () => ({ kind: 'bot', level: rung }))
  return { game: info.id, seats: [{ kind: 'me', name }, ...bots] }
}
