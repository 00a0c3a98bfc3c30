// Altar's own look: engraved stone and embers.

import type { GameLook } from '../board'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Other from './Other.svelte'
import { targetOf } from './targets'

const look: GameLook = { Board, Mine, Other, targetOf, theme: 'altar' }

export default look
