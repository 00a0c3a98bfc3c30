// Uruk's own look: a table of clay.

import type { GameLook } from '../board'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Other from './Other.svelte'
import Scene from './Scene.svelte'
import { script } from './scenes'

const look: GameLook = { Board, Mine, Other, theme: 'uruk', drama: { script, Scene } }

export default look
