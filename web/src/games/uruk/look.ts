// Uruk's own look: a table of clay.

import type { GameLook } from '../board'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Other from './Other.svelte'

const look: GameLook = { Board, Mine, Other, theme: 'uruk' }

export default look
