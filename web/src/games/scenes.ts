// Drama: dice, fights, bids, disasters, attacks and thefts are shown for a moment where they happen. A game says which of its
// events make a scene and draws it; the table plays it. What a scene shows stands in the log as well.

import type { Component } from 'svelte'
import type { GameInfo, Happening, Move } from '../generated/protocol'
import type { Speech } from '../speech/speech'

/** What every scene has: the things or places where it happens, as in `data-anchor` or `data-target`, the best first. */
export interface Scene {
  at: string[]
  /** How many times as long as others it stays. */
  beats?: number
}

/** The table as it was before the moves that are shown. */
export interface Before<View> {
  view: View
  info: GameInfo
}

/** What a drawing says by itself: it does not stand in the caption as well. */
export const DRAWN = 'drawn'
type Told = void | typeof DRAWN

/** By kind of event: begins a scene, or goes on with the last one. */
export type Script<Events, S extends Scene, View> = {
  [Kind in keyof Events]?: (event: Events[Kind], scenes: S[], before: Before<View>) => Told
}

export interface SceneProps<S extends Scene> {
  scene: S
  info: GameInfo
  speech: Speech
  names: string[]
}

/** The scene that goes on, if it is of this kind. */
export function last<S extends Scene & { kind: string }, K extends S['kind']>(scenes: S[], kind: K): Extract<S, { kind: K }> | undefined {
  const scene = scenes.at(-1)
  return scene?.kind === kind ? (scene as Extract<S, { kind: K }>) : undefined
}

/** A scene that begins, to go on with. */
export function begun<S extends Scene>(scenes: { push: (scene: S) => number }, scene: S): S {
  scenes.push(scene)
  return scene
}

/** A game's part of the stage. The table does not know what it passes from the script to the drawing. */
export interface Drama {
  script: Script<Record<string, never>, never, never>
  /** How many scenes of one moment are played at most; of more, the last ones. */
  most?: number
  Scene: Component<SceneProps<never>>
}

/** A scene with the events that are its caption. */
export interface Act {
  scene: Scene
  told: Happening[]
}

type Handler = (event: Fields, scenes: Scene[], before: Before<unknown>) => Told

/** The scenes that moves make. */
export function actsOf(script: Drama['script'], before: Before<unknown>, moves: Move[]): Act[] {
  const handlers = script as Record<string, Handler | undefined>
  const scenes: Scene[] = []
  const told: Happening[][] = []
  for (const event of moves.flatMap((move) => move.events)) {
    const handler = handlers[event[0]]
    if (handler && handler(read(event, before.info), scenes, before) !== DRAWN && scenes.length)
      (told[scenes.length - 1] ??= []).push(event)
  }
  return scenes.map((scene, i) => ({ scene, told: told[i] ?? [] }))
}

/** The numbers of an event by their fields; things by their slugs. */
export type Fields = Record<string, number | string>

export function read([kind, values]: Happening, info: GameInfo): Fields {
  const fields = info.events[kind] ?? []
  return Object.fromEntries(
    fields.map((field, i) => {
      const slugs = info.slugs[field.replace(/^other-/, '')]
      const value = values[i] ?? -1
      return [field, slugs ? (slugs[value] ?? '') : value]
    }),
  )
}
