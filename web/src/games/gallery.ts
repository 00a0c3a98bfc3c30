// How a game shows all that is printed: in groups as players think of it, each thing drawn by the game's own components.

import type { Component } from 'svelte'
import type { GameInfo } from '../generated/protocol'
import type { Row } from '../pages/provenance'
import type { Speech } from '../speech/speech'

/** A row of content. */
export interface PrintedProps {
  table: string
  row: Row
  info: GameInfo
  speech: Speech
}

/** What is said of a printed thing where the words of the game do not say it under the names of its table and row. */
export interface Told {
  name?: string
  /** What it does. */
  words?: string
  /** What tells it from others, in a word or two each. */
  tags?: string[]
}

export interface GroupPlan {
  /** `gallery-<id>` is its title; an attribute `.about` says what holds for all of it. */
  id: string
  table: string
  has?: (row: Row) => boolean
}

export interface GameGallery {
  /** In their order; a row stands in the first group that has it. */
  groups: GroupPlan[]
  /** Tables of numbers behind the things: folded. */
  numbers: string[]
  /** Tables that say nothing by themselves, such as the spaces of a tile. */
  silent: string[]
  Printed: Component<PrintedProps> | null
  tell: (printed: PrintedProps) => Told
}

/** Where the gallery shows a row, or a whole group, as the end of an address. */
export function placeIn(group: string, id = ''): string {
  return ['cards', group, ...(id ? [id] : [])].join('/')
}
