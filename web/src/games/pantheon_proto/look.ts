// The prototype's own look: stained glass, light against dark.

import type { GameLook } from '../board'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Other from './Other.svelte'
import Scene from './Scene.svelte'
import { script } from './scenes'

/** What happens to the quests and the scale, and what ends the game, concerns everybody. */
const FOR_ALL = new Set(['quest-won', 'quest-balanced', 'quest-decided', 'quest-unresolved', 'epilogue', 'end-triggered'])

const look: GameLook = {
  Board,
  Mine,
  Other,
  theme: 'pantheon_proto',
  broad: true,
  shade: 'dark',
  drama: { script, Scene, most: 6 },
  concerns: (_, kind) => FOR_ALL.has(kind),
}

export default look
