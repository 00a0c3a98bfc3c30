// A game's own drawing of its cards, for those games that have one.

import type { Component } from 'svelte'
import type { GameInfo } from '../generated/protocol'
import type { Speech } from '../speech/speech'
import { lookOf } from '../table/looks'

type CardProps = { slug: string; info: GameInfo; speech: Speech }

/** The component, and the class that gives it the colours of its world. */
export interface DrawnCards {
  Card: Component<CardProps>
  theme: string
}

const own = import.meta.glob<{ default: Component<CardProps> }>('../games/*/Card.svelte')

export async function drawnCards(game: string): Promise<DrawnCards | null> {
  const load = own[`../games/${game}/Card.svelte`]
  if (!load) return null
  const [{ default: Card }, { theme }] = await Promise.all([load(), lookOf(game)])
  return { Card, theme }
}
