// A small sea with one ship on it, for the figures of the quick rules.

import type { DelphiView, HexView, SideView } from './view'

function hex(q: number, kind: HexView['kind'], colour: HexView['colour'] = null, sites: HexView['sites'] = []): HexView {
  return { hex: `${kind}-${q}`, kind, colour, q, r: 0, sites }
}

export const PASSAGE = [hex(0, 'sea', 'blue'), hex(1, 'sea', 'yellow'), hex(2, 'sea', 'green'), hex(3, 'sea', 'red')]

/** A face-down island, a shrine; a city and where its statues go; offerings and a temple; a monster. */
export const LANDS = [
  hex(0, 'island', 'green'),
  hex(1, 'island', 'pink'),
  hex(2, 'city', 'blue'),
  hex(3, 'statue-island', null, ['blue', 'red', 'green']),
  hex(4, 'offering-island'),
  hex(5, 'temple'),
  hex(6, 'lair'),
]

export const SIDE: SideView = {
  berth: 'sea-0',
  cards: {},
  colour: 'red',
  dice: [
    { colour: 'red', used: false },
    { colour: 'blue', used: false },
    { colour: 'yellow', used: false },
  ],
  done: [],
  equipment: [],
  favours: 3,
  gods: { aphrodite: 3, ares: 0, hermes: 4, poseidon: 6, apollo: 0, artemis: 3 },
  home: false,
  offerings: { yellow: 1 },
  passengers: [],
  points: 0,
  range: 3,
  returned: null,
  shield: 0,
  ship: null,
  statues: { blue: 1 },
  storage: 2,
  tasks: {
    shrine: 2,
    statue: 3,
    offering: 1,
    'offering-pink': 1,
    'offering-yellow': 1,
    monster: 1,
    'monster-black': 1,
    'monster-green': 1,
  },
  trophies: {},
  wounds: {},
}

export const VIEW: DelphiView = {
  apollo: false,
  beside: [],
  bought: false,
  courses: {},
  decision: null,
  display: [],
  ending: '',
  equipment_deck: 0,
  first: 0,
  game: 'delphi',
  hexes: [...PASSAGE, ...LANDS],
  islands: [
    { hex: 'island-0', explored: false, looked: [], shrine: -1, tile: null },
    { hex: 'island-1', explored: true, looked: [], shrine: 0, tile: 'red-psi' },
  ],
  monsters: { 'lair-6': ['black'] },
  offerings: { 'offering-island-4': ['yellow', 'pink'] },
  oracle_deck: 0,
  oracle_discards: {},
  over: false,
  played: null,
  raised: { 'statue-island-3': ['red'] },
  reach: [],
  round: 1,
  seat: 0,
  ships: [],
  sides: [SIDE],
  statues: { blue: 2 },
  temples: { 'temple-5': 'yellow' },
  titan: null,
  turn: 0,
  wound_deck: 0,
  wound_discards: {},
}
