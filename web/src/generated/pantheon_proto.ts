// Written by scripts/protocol.py from src/themis/games/pantheon_proto/view.py. Do not edit.

/** A cell of the temple board and where it is drawn; `slot` is the quest it belongs to. */
export interface CellView {
  cell: string
  column: number
  kind: 'dark' | 'initiative' | 'light' | 'resource'
  row: number
  slot: string | null
}

/** What is printed and no choice changes: the temple board, the length of the scale (from minus to plus its end), how many disciples a cell and a player can have, the score card, and the most turns. `cells` are those in play. */
export interface PantheonProtoScene {
  cell_most: number
  cells: string[]
  most_disciples: number
  most_turns: number
  prizes: number[]
  scale_end: number
  temple: CellView[]
}

/** A quest, its people and marks by side; no quest if the pile ran out. */
export interface SlotView {
  dark: string | null
  dark_marks: number
  light: string | null
  light_marks: number
  quest: string | null
  slot: string
}

/** What lies before a seat. `cubes` are the boxes of the storehouse that are marked. `tool` is there for its owner, and for all once it is `crafted`; `seen_tools` are those its owner chose from. The objectives `favoured` and `disfavoured` are there for their owner, for all if they are open, and for all at the end. `plan` is the own one, all once they are revealed; `laid` tells its owner how many cells of it are filled cell by cell. `counts` are disciples and bonuses together. `spare` is how many cells may still get 1 more in this turn. `track` is what is on the score track; `points` too, until the final scoring. */
export interface SideView {
  colours: Record<string, number>
  counts: number[] | null
  crafted: boolean
  cubes: Record<string, number[]>
  disciples: number
  disfavoured: string | null
  favoured: string | null
  god: string | null
  has_tool: boolean
  laid: number | null
  metal: number
  monument_points: number
  monuments: string[]
  plan: number[] | null
  planned: boolean
  points: number
  power: string | null
  rebates: Record<string, number>
  resource_points: number
  seen_tools: string[] | null
  sources: Record<string, number>
  spare: number
  tool: string | null
  track: number
  wheat: number
  wood: number
}

/** What a plan of the seat that looks would come to: by cell what 0, 1, 2 … disciples there count, what its cards give in the phases that follow, and how many disciples it can receive. */
export interface ForecastView {
  counts: number[][]
  gains: Record<string, number>
  room: number
}

/** Everything a seat sees of the table, but for the scene. `order` is the initiative order, `first` who began. `neutral` is what epilogues of this turn add to the quests after them. `finished` quests are those that were played. `gods` and `powers` are those to choose from while they are chosen, `pool` the tools for the seat that chooses one; `left_power` is the one that nobody took. `ends` is why the game ends with this turn. `forecast` is for those who plan, while they do. */
export interface PantheonProtoView {
  aside: Record<string, number>
  bag: Record<string, number>
  decision: Record<string, unknown> | null
  display: (string | null)[]
  ends: string[]
  finished: string[]
  first: number
  forecast: ForecastView | null
  game: string
  gods: string[]
  left_power: string | null
  monument_pile: number
  neutral: Record<string, number>
  order: number[]
  over: boolean
  peoples: string[]
  phase: string
  pool: string[]
  powers: string[]
  quest_pile: number
  scale: Record<string, number>
  seat: number
  sides: SideView[]
  slots: SlotView[]
  turn: number
}

/** What the log can tell, by its fields: a thing is a slug. */
export interface PantheonProtoEvents {
  'bag-refilled': { number: number }
  'bonus-added': { seat: number; cell: string }
  'bonus-passed': { seat: number; column: string }
  'bonus-used': { seat: number; cell: string; number: number }
  'bonus-waived': { seat: number; cell: string; number: number }
  'disciples-full': { seat: number; number: number }
  'disciples-refused': { seat: number; number: number }
  'end-triggered': { ending: string }
  'epilogue-gave': { seat: number; quest: string; thing: string; number: number }
  'epilogue-took': { seat: number; quest: string; thing: string; number: number }
  'gift-took': { seat: number; people: string; thing: string; number: number }
  'god-taken': { seat: number; god: string }
  'initiative-set': { place: number; seat: number; number: number }
  'loss-ignored': { seat: number; thing: string; number: number }
  'mark-set': { slot: string; side: string; number: number }
  'monument-gave': { seat: number; monument: string; thing: string; number: number }
  'monument-scored': { seat: number; monument: string; number: number }
  'monument-shown': { monument: string }
  'neutral-added': { side: string; number: number }
  'objective-scored': { seat: number; people: string; number: number }
  'objectives-dealt': { seat: number; people: string; 'other-people': string }
  'objectives-dealt-hidden': { seat: number }
  'objectives-revealed': { seat: number; people: string; 'other-people': string }
  'people-fell': { people: string; position: number }
  'people-left-out': { people: string }
  'people-rose': { people: string; position: number }
  'people-stayed': { people: string; position: number }
  'place-empty': { number: number }
  'plan-cut': { seat: number; cell: string; number: number }
  'plan-filled': { seat: number; cell: string; number: number }
  'plan-removed': { seat: number; cell: string; number: number }
  'plan-revealed': { seat: number; wood: number; metal: number; wheat: number; initiative: number; 'i-light': number; 'i-dark': number; 'ii-light': number; 'ii-dark': number; 'iii-light': number; 'iii-dark': number; 'iv-light': number; 'iv-dark': number }
  'plan-unused': { seat: number; cell: string; number: number }
  'power-gave': { seat: number; power: string; thing: string; number: number }
  'power-left': { power: string }
  'power-revealed': { power: string }
  'power-taken': { seat: number; power: string }
  'quest-balanced': { slot: string; side: string }
  'quest-counted': { slot: string; light: number; dark: number; 'neutral-light': number; 'neutral-dark': number }
  'quest-decided': { slot: string; side: string; seat: number }
  'quest-finished': { slot: string; quest: string; people: string; 'other-people': string }
  'quest-laid': { slot: string; quest: string; people: string; 'other-people': string }
  'quest-unresolved': { slot: string }
  'quest-won': { slot: string; side: string }
  'resources-scored': { seat: number; number: number }
  'slot-empty': { slot: string }
  'start-disciples': { seat: number; power: string; number: number }
  'tool-gave': { seat: number; tool: string; thing: string; number: number }
  'tool-left': { tool: string }
  'tool-scored': { seat: number; tool: string; number: number }
  'tool-taken': { seat: number; tool: string }
  'tool-taken-hidden': { seat: number }
  'turn-began': { number: number }
  built: { seat: number; monument: string }
  crafted: { seat: number; tool: string }
  epilogue: { slot: string; quest: string; side: string }
  finished: { seat: number; number: number }
  gift: { seat: number; people: string; thing: string; number: number }
  harvested: { seat: number; wood: number; metal: number; wheat: number }
  paid: { seat: number; wood: number; metal: number; wheat: number }
  ranked: { seat: number; slot: string; place: number; number: number }
  rebate: { seat: number; resource: string; number: number }
  recruited: { seat: number; number: number }
  started: { seat: number }
}
