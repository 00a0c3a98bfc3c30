// Delphi's own look: the Aegean as a vase painter saw it, black figures by day and red figures by night.

import type { GameLook } from '../board'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Other from './Other.svelte'
import Scene from './Scene.svelte'
import { script } from './scenes'

const look: GameLook = { Board, Mine, Other, theme: 'delphi', drama: { script, Scene } }

export default look
