// Delphi's own look: the Aegean as a vase painter saw it, black figures by day and red figures by night.

import type { GameLook } from '../board'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Other from './Other.svelte'

const look: GameLook = { Board, Mine, Other, theme: 'delphi' }

export default look
