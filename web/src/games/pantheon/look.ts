// Pantheon's own look: a mosaic of the ancient world.

import type { GameLook } from '../board'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Other from './Other.svelte'

const look: GameLook = { Board, Mine, Other, theme: 'pantheon' }

export default look
