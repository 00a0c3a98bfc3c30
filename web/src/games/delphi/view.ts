// The view of Delphi as src/themis/games/delphi/view.py builds it.

/** In the order of the wheel, clockwise. */
export const COLOURS = ['red', 'black', 'pink', 'blue', 'yellow', 'green'] as const
export type Colour = (typeof COLOURS)[number]

/** The colours of the seats; they have nothing to do with those of the wheel. */
export const CREWS = ['red', 'yellow', 'green', 'blue'] as const

export const TASKS = ['shrine', 'statue', 'offering', 'monster'] as const
export type Task = (typeof TASKS)[number]

export type ByColour = Partial<Record<Colour, number>>

export type HexKind =
  'sea' | 'zeus' | 'island' | 'offering-island' | 'temple' | 'statue-island' | 'lair' | 'marked-lair' | 'city' | 'shallow-water'

export interface HexView {
  hex: string
  kind: HexKind
  colour: Colour | null
  /** The colours of the statues that can be raised here. */
  sites: Colour[]
  q: number
  r: number
}

export interface IslandView {
  hex: string
  explored: boolean
  /** Null while these eyes do not know it. */
  tile: string | null
  /** The seat whose shrine stands here, or -1. */
  shrine: number
  looked: number[]
}

export interface DieView {
  colour: Colour
  used: boolean
}

export interface SideView {
  colour: string
  ship: string | null
  berth: string
  home: boolean
  favours: number
  shield: number
  range: number
  storage: number
  gods: Record<string, number>
  wounds: ByColour
  cards: ByColour
  dice: DieView[]
  equipment: string[]
  passengers: string[]
  offerings: ByColour
  statues: ByColour
  trophies: ByColour
  /** Open task tiles by what they show, with their number. */
  tasks: Record<string, number>
  /** What tasks were done with, as faces of tiles. */
  done: string[]
  returned: string | null
  points: number
}

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

export interface DelphiView {
  seat: number
  round: number
  first: number
  turn: number
  over: boolean
  decision: Asked | null
  ending: string
  hexes: HexView[]
  islands: IslandView[]
  offerings: Record<string, Colour[]>
  temples: Record<string, Colour>
  raised: Record<string, Colour[]>
  monsters: Record<string, Colour[]>
  statues: Record<Colour, number>
  oracle_deck: number
  oracle_discards: Record<Colour, number>
  wound_deck: number
  wound_discards: Record<Colour, number>
  display: string[]
  equipment_deck: number
  /** Ship tiles to choose from. */
  ships: string[]
  /** The oracle card used this turn. */
  played: Colour | null
  apollo: boolean
  /** The Titan die while it lies on the table before the attack. */
  titan: number | null
  bought: boolean
  /** By the choice that pays and by hex, what a voyage costs: in all, for the colour, beyond the range. Empty unless these eyes may sail. */
  courses: Record<string, Record<string, [number, number, number]>>
  sides: SideView[]
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

export function tasksLeft(side: SideView): number {
  return total(side.tasks)
}
