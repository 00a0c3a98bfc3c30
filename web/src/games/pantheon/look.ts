// Pantheon's own look: a mosaic of the ancient world.

import type { GameLook } from '../board'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Other from './Other.svelte'
import Scene from './Scene.svelte'
import { script } from './scenes'

/** The end of an epoch and what begins after it concern everybody. */
const FOR_ALL = new Set(['epoch-ended', 'epoch-stalled', 'epoch-began', 'people-gives'])

const look: GameLook = {
  Board,
  Mine,
  Other,
  theme: 'pantheon',
  broad: true,
  drama: { script, Scene },
  concerns: (_, kind) => FOR_ALL.has(kind),
}

export default look
