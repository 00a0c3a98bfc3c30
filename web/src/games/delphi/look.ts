// Delphi's own look: the Aegean as a vase painter saw it, black figures by day and red figures by night.

import type { GameLook } from '../board'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Other from './Other.svelte'
import { targetOf } from './targets'

const look: GameLook = { Board, Mine, Other, targetOf, theme: 'delphi' }

export default look
