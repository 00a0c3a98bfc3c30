// What the table gives to the board of a game, and what a game gives to the table. A board draws the view and says which thing is which.

import type { Component } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { GameInfo, Move, Offer, SeatInfo } from '../generated/protocol'
import type { Speech } from '../speech/speech'
import type { Drama, Fields } from './scenes'

/** The things on the table: which of them can be clicked, and what happens then. */
export interface Things {
  /** Whether one of my seats is asked now; only then are unusable things dimmed. */
  readonly asking: boolean
  /** What may be chosen at this thing now. */
  offersAt(target: string): Offer[]
  /** Whether the thing is pointed at, here or in the decision bar. */
  isLit(target: string): boolean
  /**
   * Makes an HTML or SVG element stand for a thing: focusable, named for screen readers, glowing (class `can`) when something may be
   * chosen there, lit (class `lit`) when pointed at, dimmed (class `cannot`) when it is mine and of no use now. A click or Enter chooses,
   * opens a menu of several options, or tells why nothing is possible. It carries the price of what it offers (`data-price`).
   * What may be chosen at `also` may be chosen here too, such as paying with a card's colour at each card of that colour.
   */
  thing(target: string, label: string, mine?: boolean, also?: string): Attachment<Element>
}

/** A whole plan in the making, which the board and the decision bar share. The bar asks who is ready and counts down; the board draws and changes the numbers. */
export interface Planning {
  /** The seat whose plan this is; -1 for spectators, and at a shared screen while nobody sits before it. */
  readonly seat: number
  /** How many numbers a plan has, and the largest of them. */
  readonly length: number
  readonly largest: number
  /** The plan as it stands on this page; zeros to begin with. */
  readonly numbers: readonly number[]
  /** Whether one's own hand is up. */
  readonly ready: boolean
  /** Whether the plan may be changed now. */
  readonly open: boolean
  /** The seats that are ready; bots are at once. */
  readonly hands: readonly number[]
  /** The seats that plan, ready or not. */
  readonly planners: readonly number[]
  /** Whole seconds until the time is up; -1 while no countdown runs. */
  readonly seconds: number
  /** The rules in the way of whoever wanted to be ready; none after a change. */
  readonly rules: readonly string[]
  /** Changes the plan, which may be incomplete or too full. Whoever is ready lowers their hand first: until then it changes nothing. */
  set(numbers: readonly number[]): void
  /** Raises one's hand or lowers it. */
  setReady(on: boolean): void
}

/** The eyes on the board: a live table, a record, or a moment of the past (then nothing can be clicked). */
export interface BoardProps<View = Record<string, unknown>> {
  view: View
  info: GameInfo
  speech: Speech
  names: string[]
  seats: SeatInfo[]
  things: Things
  /** There while whole plans are made. */
  planning?: Planning | undefined
  /** All that happened so far, as these eyes know it. */
  log?: Move[] | undefined
}

/** A figure of the quick rules, by the name that `quick.toml` gives it: the game's own components with a small view of their own. */
export interface FigureProps {
  figure: string
  info: GameInfo
  speech: Speech
  /** The way to a group of the gallery, or to a row of a table. */
  way: (group: string, id?: string) => Way
}

/** A link; from a table it opens beside the game. */
export interface Way {
  href: string
  target?: '_blank' | undefined
}

/** A game's own look. `Board` draws the common table, `Mine` what lies before the seat that looks, `Other` another seat in brief. */
export interface GameLook {
  Board: Component<BoardProps<never>>
  Mine: Component<BoardProps<never> & { seat: number }>
  Other: Component<BoardProps<never> & { seat: number; open: boolean }>
  /** Names the look's colours: the table gets the class `look-<theme>`. */
  theme: string
  /** On a wide window the others sit in a row above the table, which shares its height with what is mine; else beside it. */
  above?: true
  /** Its table needs the width: the log begins folded. */
  broad?: true
  /** `Other` always shows all that is public: there is nothing to unfold. */
  whole?: true
  /** Its world is dark or light by itself, for those who have not chosen. */
  shade?: 'light' | 'dark'
  /** What is shown on the stage for a moment when it happens. */
  drama?: Drama
  /** Whether an event that does not name a seat concerns it all the same, such as what happens to its god. */
  concerns?: (seat: number, kind: string, event: Fields, view: never) => boolean
}
