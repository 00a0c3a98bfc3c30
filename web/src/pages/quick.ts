// The figures of a game's quick rules, for those games that draw them.

import type { Component } from 'svelte'
import type { FigureProps } from '../games/board'

const own = import.meta.glob<{ default: Component<FigureProps> }>('../games/*/Quick.svelte')

export async function figuresOf(game: string): Promise<Component<FigureProps> | null> {
  const load = own[`../games/${game}/Quick.svelte`]
  return load ? (await load()).default : null
}
