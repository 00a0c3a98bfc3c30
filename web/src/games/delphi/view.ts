// The view of Delphi as src/themis/games/delphi/view.py declares it.

import type { BoardProps } from '../board'
import type { DelphiScene, DieView, HexView, IslandView, DelphiView as Seen, SideView } from '../../generated/delphi'

export type Colour = DieView['colour']
/** In the order of the wheel, clockwise. */
export const COLOURS: Colour[] = ['red', 'black', 'pink', 'blue', 'yellow', 'green']

/** The colours of the seats; they have nothing to do with those of the wheel. */
export const CREWS = ['red', 'yellow', 'green', 'blue'] as const

export const TASKS = ['shrine', 'statue', 'offering', 'monster'] as const
export type Task = (typeof TASKS)[number]

export type HexKind = HexView['kind']

/** Things by colour: how many of each. */
export type ByColour = Record<string, number>

/** The kinds of places that a decision can be about, as in the game's slugs. */
export const PLACES = ['berth', 'island', 'offering-island', 'temple', 'statue-island', 'lair', 'city'] as const
export type Place = (typeof PLACES)[number]

/** A decision; with the place it is about by the number of its slug. */
export interface Asked extends Partial<Record<Place, number>> {
  name: string
  waiting: number[]
  /** Of the monster that is fought, or of the passenger that comes aboard. */
  colour?: number
  /** In a fight: the favours paid so far, one a round, and the last roll. */
  paid?: number
  rolled?: number
  /** What is to be paid for, by the number of its slug. */
  action?: number
}

export type { DieView, HexView, IslandView, SideView }
/** With the scene, which never changes. */
export type DelphiView = Omit<Seen, 'decision'> & DelphiScene & { decision: Asked | null }

/** What draws something of one seat. */
export interface SideProps extends Pick<BoardProps<DelphiView>, 'view' | 'info' | 'speech' | 'things'> {
  side: SideView
  seat: number
}

export function total(numbers: Record<string, number>): number {
  return Object.values(numbers).reduce((sum, number) => sum + number, 0)
}

/** Whether a seat is asked this decision. */
export function isAsked(view: DelphiView, seat: number, name: string): boolean {
  return view.decision?.name === name && view.decision.waiting.includes(seat)
}

/** Pieces by colour one by one, in the order of the wheel. */
export function each(numbers: ByColour): Colour[] {
  return COLOURS.flatMap((colour) => Array<Colour>(numbers[colour] ?? 0).fill(colour))
}

/** What a task tile shows: its task, and its colour unless any will do. */
export function readFace(face: string): { task: Task; colour: Colour | null } {
  const [task, colour] = face.split('-') as [Task, Colour | undefined]
  return { task, colour: colour ?? null }
}

/** The open task tiles of a kind, those of any colour first. */
export function openTiles(side: SideView, task: Task): string[] {
  const faces = [task, ...COLOURS.map((colour) => `${task}-${colour}`)]
  return faces.flatMap((face) => Array<string>(side.tasks[face] ?? 0).fill(face))
}

/** The dice of a side; before everybody has a ship tile, nobody has rolled yet. */
export function diceOf(view: DelphiView, side: SideView): DieView[] {
  return view.ships.length ? [] : side.dice
}

/** The colours that a task was done with. */
export function coloursDone(side: SideView, task: Task): (Colour | null)[] {
  return side.done.map(readFace).flatMap((done) => (done.task === task ? [done.colour] : []))
}

/** How many shrines of a side stand. */
export function shrinesDone(view: DelphiView, side: SideView): number {
  const seat = view.sides.indexOf(side)
  return view.islands.filter((island) => island.shrine === seat).length
}

/** How many tasks of some kinds are done. */
export function tasksDone(view: DelphiView, side: SideView, kinds: readonly Task[] = TASKS): number {
  const done = (task: Task): number => (task === 'shrine' ? shrinesDone(view, side) : coloursDone(side, task).length)
  return kinds.reduce((sum, task) => sum + done(task), 0)
}

/** How many tasks of some kinds there are, done and open. */
export function tasksOf(view: DelphiView, side: SideView, kinds: readonly Task[] = TASKS): number {
  return kinds.reduce((sum, task) => sum + openTiles(side, task).length, tasksDone(view, side, kinds))
}

export function tasksLeft(side: SideView): number {
  return total(side.tasks)
}
