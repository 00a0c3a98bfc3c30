// Pantheon's own look: a mosaic of the ancient world.

import type { GameLook } from '../board'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Other from './Other.svelte'
import Scene from './Scene.svelte'
import { script } from './scenes'

const look: GameLook = { Board, Mine, Other, theme: 'pantheon', drama: { script, Scene } }

export default look
