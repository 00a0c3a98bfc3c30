// Altar's own look: engraved stone and embers.

import type { GameLook } from '../board'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Other from './Other.svelte'
import Scene from './Scene.svelte'
import { concerns, script } from './scenes'

const look: GameLook = { Board, Mine, Other, theme: 'altar', above: true, whole: true, shade: 'dark', drama: { script, Scene }, concerns }

export default look
