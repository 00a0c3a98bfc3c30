// Altar's own look: engraved stone and embers.

import type { GameLook } from '../board'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Other from './Other.svelte'

const look: GameLook = { Board, Mine, Other, theme: 'altar' }

export default look
