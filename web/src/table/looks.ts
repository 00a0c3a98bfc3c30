// The look of a game, loaded when it is needed. A game without a board of its own is shown as text.

import type { GameLook } from '../games/board'

const own = import.meta.glob<{ default: GameLook }>('../games/*/look.ts')

export async function lookOf(game: string): Promise<GameLook> {
  const load = own[`../games/${game}/look.ts`]
  return load ? (await load()).default : plainLook()
}

/** The look of every game as structured text: for screen readers, slow lines, and games that nobody has drawn yet. */
export async function plainLook(): Promise<GameLook> {
  return (await import('./plain/look')).default
}
