// Written by scripts/protocol.py from src/themis/games/pantheon/view.py. Do not edit.

/** A space and where it lies; `people` is whose home or people space it is, `players` from how many players on it is used, 0 for all others. */
export interface SpaceView {
  kind: 'column' | 'home' | 'plain' | 'symbol'
  people: string | null
  players: number
  q: number
  r: number
  space: string
  terrain: 'land' | 'sea'
}

/** The map: no choice changes it. */
export interface PantheonScene {
  spaces: SpaceView[]
}

/** What lies before a seat. `feet` and `columns` are in the reserve, the `spare_` ones in the supply; `walking` feet and `standing` columns are on the map. `hand` and `values`, those of the demigods, are there for the seat itself, and the values for all if the table shows them; everybody saw the `known` cards and the `known_values` going there. `steps`, `jumps`, `money` and `draws` are what tiles and deities add to every move, Buy and Draw. */
export interface SideView {
  bonus: string | null
  column_points: number
  columns: number
  deities: Record<string, number>
  demigods: number
  draws: number
  feet: number
  hand: Record<string, number> | null
  hand_size: number
  jumps: number
  known: Record<string, number>
  known_values: number[]
  money: number
  points: number
  ranks: Record<string, number>
  sources: Record<string, number>
  spare_columns: number
  spare_feet: number
  standing: number
  step_tiles: Record<string, number>
  steps: number
  values: number[] | null
  walking: number
}

/** Everything a seat sees of the table, but for the scene. `epoch` is counted from 1, `track` has the people of each, `peoples` are those that may still come. `pieces` and `tiles` on the map are told by space; of `demigods` in the row the highest, of the `special` money the top card comes first. `bonuses` are the tiles to choose from, `taken` those of the move that is being made. The phase has `ended` if the action is the last. `ways` are there for the seat that places pieces now or may begin to move: the least that a piece on a space costs, with all that must be placed before it. */
export interface PantheonView {
  bag: number
  bonuses: string[]
  decision: Record<string, unknown> | null
  deity_box: Record<string, number>
  deity_stack: number
  demigod_box: number[]
  demigod_stack: number
  demigods: number[]
  descending: boolean
  discards: Record<string, number>
  display: (string | null)[]
  ended: boolean
  epoch: number
  first: number
  game: string
  idle: number
  over: boolean
  people: string | null
  peoples: string[]
  pieces: Record<string, number[]>
  pile: number
  row: (string | null)[]
  seat: number
  sides: SideView[]
  special: string[]
  taken: string[]
  temple: string | null
  tile_box: Record<string, number>
  tiles: Record<string, string>
  track: (string | null)[]
  turn: number
  ways: Record<string, number>
}

/** What the log can tell, by its fields: a thing is a slug. */
export interface PantheonEvents {
  'big-foot-taken': { seat: number }
  'bonus-received': { seat: number; tile: string }
  'column-given': { seat: number; space: string }
  'column-placed': { seat: number; space: string; number: number }
  'columns-scored': { seat: number; columns: number; number: number }
  'deities-reshuffled': { number: number }
  'deity-gained': { seat: number; deity: string; number: number }
  'deity-refused': { seat: number; deity: string }
  'deity-revealed': { deity: string }
  'deity-worshipped': { seat: number; deity: string; number: number }
  'demigod-drawn': { seat: number; value: number }
  'demigod-hidden': { seat: number }
  'demigod-revealed': { value: number }
  'demigod-taken': { seat: number; value: number }
  'demigods-scored': { seat: number; number: number }
  'drew-hidden': { seat: number }
  'epoch-began': { number: number; people: string }
  'epoch-ended': { seat: number; number: number }
  'epoch-stalled': { number: number }
  'feet-returned': { seat: number; number: number }
  'foot-placed': { seat: number; space: string; number: number }
  'handed-in': { number: number }
  'last-deity': { seat: number }
  'last-tile': { seat: number }
  'money-taken': { seat: number; card: string }
  'money-turned': { people: string }
  'offering-bought': { seat: number; offering: string; rank: number }
  'paid-by-deity': { seat: number; number: number }
  'people-gives': { people: string }
  'piece-bought': { seat: number; piece: string }
  'pieces-gained': { seat: number; piece: string; number: number }
  'ranks-scored': { seat: number; number: number }
  'revealed-for': { seat: number; deity: string }
  'steps-gained': { seat: number; number: number }
  'steps-paid': { seat: number; number: number }
  'temple-placed': { people: string }
  'tile-laid': { tile: string; space: string }
  'tile-taken': { seat: number; tile: string; space: string }
  'tile-used': { seat: number; tile: string }
  'turn-began': { seat: number }
  'upgrade-lost': { seat: number }
  again: { seat: number }
  discarded: { seat: number; card: string }
  drew: { seat: number; card: string }
  finished: { seat: number; number: number }
  followed: { seat: number }
  jumped: { seat: number; space: string; 'other-space': string }
  offered: { seat: number; number: number; card: string }
  paid: { seat: number; card: string }
  refilled: { card: string }
  reshuffled: { number: number }
  started: { seat: number }
  swapped: { seat: number; piece: string; number: number }
  took: { seat: number; card: string }
  upgraded: { seat: number; offering: string; rank: number }
}
