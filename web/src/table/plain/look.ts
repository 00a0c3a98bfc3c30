import type { GameLook } from '../../games/board'
import PlainBoard from './PlainBoard.svelte'
import PlainMine from './PlainMine.svelte'
import PlainOther from './PlainOther.svelte'

/** Every game as text; all its options are in the decision bar. */
const look: GameLook = { Board: PlainBoard, Mine: PlainMine, Other: PlainOther, theme: 'plain' }

export default look
