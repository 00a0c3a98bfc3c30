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

/** What the log can tell, by its fields: a thing is a slug. */
export interface DelphiEvents {
  'battle-rolled': { seat: number; number: number; strength: number }
  'card-discarded': { seat: number; colour: string }
  'card-used': { seat: number; colour: string }
  'die-used': { seat: number; colour: string }
  'end-triggered': { seat: number }
  'equipment-used': { seat: number; equipment: string }
  'fight-began': { seat: number; colour: string; lair: string }
  'fight-ended': { seat: number; colour: string }
  'found-for': { seat: number; island: string }
  'gained-favours': { seat: number; number: number }
  'gave-up': { seat: number; colour: string }
  'god-fell': { seat: number; god: string; number: number }
  'god-invoked': { seat: number; god: string }
  'god-rose': { seat: number; god: string; number: number }
  'god-traded': { seat: number; god: string }
  'in-vain': { seat: number; equipment: string }
  'looked-hidden': { seat: number; island: string }
  'moved-by-god': { seat: number; berth: string }
  'offering-loaded': { seat: number; colour: string; 'offering-island': string }
  'reshuffled-wounds': { number: number }
  'round-began': { number: number }
  'rounds-over': { number: number }
  'sea-laid': { board: string; number: number }
  'shield-rose': { seat: number; number: number }
  'ship-offered': { ship: string }
  'ship-received': { seat: number; ship: string }
  'shrine-built': { seat: number; island: string }
  'statue-loaded': { seat: number; colour: string; city: string }
  'statue-raised': { seat: number; colour: string; 'statue-island': string }
  'step-declined': { seat: number }
  'task-done': { seat: number; task: string; number: number }
  'task-removed': { task: string }
  'task-returned': { seat: number; task: string }
  'task-shown': { task: string }
  'titan-rolled': { number: number }
  'turn-began': { seat: number }
  'wound-discarded': { seat: number; colour: string }
  arrived: { seat: number }
  boarded: { seat: number; passenger: string }
  bounty: { seat: number; number: number }
  defeated: { seat: number; colour: string; lair: string }
  displayed: { equipment: string }
  drew: { seat: number; colour: string }
  explored: { seat: number; island: string; tile: string }
  healed: { seat: number; number: number; colour: string }
  looked: { seat: number; island: string; tile: string }
  moved: { seat: number; berth: string; number: number }
  offered: { seat: number; colour: string; temple: string }
  paid: { seat: number; number: number }
  recovering: { seat: number }
  reshuffled: { number: number }
  rolled: { seat: number; colour: string }
  started: { seat: number }
  took: { seat: number; equipment: string }
  won: { seat: number }
  wounded: { seat: number; colour: string }
}
