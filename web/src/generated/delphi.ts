// Written by scripts/protocol.py from src/themis/games/delphi/view.py. Do not edit.

/** A hex and where it lies; `sites` are the colours of the statues that can be raised there. */
export interface HexView {
  colour: 'black' | 'blue' | 'green' | 'pink' | 'red' | 'yellow' | null
  hex: string
  kind: 'city' | 'island' | 'lair' | 'marked-lair' | 'offering-island' | 'sea' | 'shallow-water' | 'statue-island' | 'temple' | 'zeus'
  q: number
  r: number
  sites: ('black' | 'blue' | 'green' | 'pink' | 'red' | 'yellow')[]
}

/** The sea as it was laid: no choice changes it. */
export interface DelphiScene {
  hexes: HexView[]
}

/** An island: its tile only if it lies open or this seat has looked at it, the seat whose shrine stands there, or -1, and the seats that have looked at it. */
export interface IslandView {
  explored: boolean
  hex: string
  looked: number[]
  shrine: number
  tile: string | null
}

/** Land next to the ship of the seat that looks: what it is, its colour if it has one, and the colours of what can be taken, fought, raised or offered there. */
export interface ShoreView {
  colour: 'black' | 'blue' | 'green' | 'pink' | 'red' | 'yellow' | null
  hex: string
  kind: 'city' | 'island' | 'lair' | 'marked-lair' | 'offering-island' | 'sea' | 'shallow-water' | 'statue-island' | 'temple' | 'zeus'
  pieces: ('black' | 'blue' | 'green' | 'pink' | 'red' | 'yellow')[]
}

/** A hex that the ship can reach now, and the fewest favours that it costs. */
export interface ReachView {
  hex: string
  price: number
}

export interface DieView {
  colour: 'black' | 'blue' | 'green' | 'pink' | 'red' | 'yellow'
  used: boolean
}

/** What lies before a seat. What is counted by colour has no zeros; `tasks` are the open tiles by what they show, `done` what tasks were done with, as faces of tiles. */
export interface SideView {
  berth: string
  cards: Record<string, number>
  colour: string
  dice: DieView[]
  done: string[]
  equipment: string[]
  favours: number
  gods: Record<string, number>
  home: boolean
  offerings: Record<string, number>
  passengers: string[]
  points: number
  range: number
  returned: string | null
  shield: number
  ship: string | null
  statues: Record<string, number>
  storage: number
  tasks: Record<string, number>
  trophies: Record<string, number>
  wounds: Record<string, number>
}

/** Everything a seat sees of the table, but for the scene. Pieces on the board are told by hex, those of the supply and the discards by colour. `ships` are the tiles to choose from, `played` is the oracle card used this turn, `titan` the die while it lies on the table before the attack. `courses` are empty unless this seat may sail: by the choice that pays and by hex, what a voyage costs in all, for the colour, and beyond the range. `reach` says the same in short, the cheapest first; `beside` is the land next to the ship of this seat. */
export interface DelphiView {
  apollo: boolean
  beside: ShoreView[]
  bought: boolean
  courses: Record<string, Record<string, number[]>>
  decision: Record<string, unknown> | null
  display: string[]
  ending: string
  equipment_deck: number
  first: number
  game: string
  islands: IslandView[]
  monsters: Record<string, ('black' | 'blue' | 'green' | 'pink' | 'red' | 'yellow')[]>
  offerings: Record<string, ('black' | 'blue' | 'green' | 'pink' | 'red' | 'yellow')[]>
  oracle_deck: number
  oracle_discards: Record<string, number>
  over: boolean
  played: 'black' | 'blue' | 'green' | 'pink' | 'red' | 'yellow' | null
  raised: Record<string, ('black' | 'blue' | 'green' | 'pink' | 'red' | 'yellow')[]>
  reach: ReachView[]
  round: number
  seat: number
  ships: string[]
  sides: SideView[]
  statues: Record<string, number>
  temples: Record<string, 'black' | 'blue' | 'green' | 'pink' | 'red' | 'yellow'>
  titan: number | null
  turn: number
  wound_deck: number
  wound_discards: Record<string, number>
}
