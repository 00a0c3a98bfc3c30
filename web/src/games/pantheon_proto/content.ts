// What is printed on the cards, from the game's content, and the sign that stands for each thing.

import { icons, type IconName } from '../../generated/icons-pantheon_proto'
import type { GameInfo } from '../../generated/protocol'
import { rowOf, rowsOf } from '../content'
import { ART } from './art'

const SIGNS: Record<string, IconName | keyof typeof ART> = {
  // What is gained, paid and counted
  wood: 'wood-pile',
  metal: 'metal-bar',
  wheat: 'wheat',
  point: 'queen-crown',
  initiative: 'flying-flag',
  // Who and when
  winners: 'laurels',
  first: 'laurel-crown',
  opposite: 'crossed-swords',
  start: 'sunrise',
  planning: 'scroll-quill',
  resolution: 'scales',
  purchase: 'hammer-nails',
  monument: 'greek-temple',
  quest: 'tied-scroll',
  bag: 'swap-bag',
  unresolved: 'hourglass',
  immune: 'round-shield',
  end: 'trophy-cup',
  // Quests
  'the-dragons-hoard': 'spiked-dragon-head',
  'the-endless-winter': 'snowflake-2',
  'the-sacred-grove': 'oak',
  'the-great-pilgrimage': 'hiking',
  'the-eclipse': 'eclipse',
  'the-tower-of-ages': 'stone-tower',
  'the-heros-trial': 'sword-in-stone',
  'the-lost-caravan': 'camel',
  'the-black-plague': 'plague-doctor-profile',
  'the-sealed-gate': 'dungeon-gate',
  'the-feast-of-the-gods': 'jeweled-chalice',
  'the-usurpers-crown': 'jewel-crown',
  // Powers
  abundance: 'cornucopia',
  'the-flock': 'sheep',
  'the-legion': 'centurion-helmet',
  transmutation: 'bubbling-flask',
  ubiquity: 'backup',
  'the-great-architect': 'ancient-columns',
  dawn: 'sunrise',
  dusk: 'sunset',
  'the-herald': 'trumpet-flag',
  // Tools
  'golden-sickle': 'sickle',
  'winged-sandals': 'wingfoot',
  'philosophers-stone': 'fire-gem',
  'masters-compass': 'compass',
  'sun-spear': 'sun-spear',
  'veil-of-night': 'cape',
  'shepherds-crook': 'shepherds-crook',
  aegis: 'round-shield',
  'laurel-crown': 'laurel-crown',
  // Monuments
  'war-totem': 'totem',
  'skull-arena': 'arena',
  'warlords-citadel': 'castle',
  'rune-stone': 'rune-stone',
  'hall-of-anvils': 'anvil',
  'mountain-gate': 'mountain-cave',
  'fairy-ring': 'mushrooms-cluster',
  'crystal-fountain': 'fountain',
  'palace-of-dew': 'crystal-shrine',
  'bone-altar': 'bone-gnawer',
  'silent-crypt': 'crypt-entrance',
  necropolis: 'tombstone',
  'singing-tree': 'tree-face',
  'moon-bridge': 'arch-bridge',
  'city-in-the-canopy': 'treehouse',
  'roadside-chapel': 'ringing-bell',
  'guild-hall': 'viking-longhouse',
  cathedral: 'cathedral',
  'temple-of-the-pantheon': 'greek-temple',
  'triumphal-arch': 'arc-triomphe',
  'votive-statue': 'philosopher-bust',
  'avenue-of-columns': 'ancient-columns',
  'marble-quarry': 'stone-block',
  'house-of-novices': 'house',
  colossus: 'giant',
  'garden-of-peoples': 'vine-flower',
  'white-obelisk': 'obelisk',
}

/** The outline of a sign in a square 512 wide; a designer's new card has none yet: a sun stands for it. */
export function signOf(slug: string): string {
  const name = SIGNS[slug] ?? 'heraldic-sun'
  return name in ART ? ART[name as keyof typeof ART] : icons[name as IconName].path
}

export const RESOURCES = ['wood', 'metal', 'wheat'] as const
export type Resource = (typeof RESOURCES)[number]

export type Cost = Record<Resource, number>

/** What a monument or tool costs as it is printed. */
export function costOf(info: GameInfo, table: 'monument' | 'tool', slug: string): Cost {
  const row = rowOf(info, table, slug)
  return { wood: Number(row['wood'] ?? 0), metal: Number(row['metal'] ?? 0), wheat: Number(row['wheat'] ?? 0) }
}

export interface CellFacts {
  cell: string
  /** Its number in a plan. */
  index: number
  kind: 'resource' | 'initiative' | 'light' | 'dark'
  /** The slot of its quest, counted from 0; -1 for all others. */
  slot: number
}

/** The cells of the temple, in their order. */
export function cellsOf(info: GameInfo): CellFacts[] {
  return rowsOf(info, 'cell').map((row, index) => ({
    cell: String(row['id']),
    index,
    kind: row['kind'] as CellFacts['kind'],
    slot: Number(row['slot'] ?? 0) - 1,
  }))
}

/** Points of a monument as its symbol says: 10, 3×, 1+2×, and with a plus after it if it has a gift. */
export interface Worth {
  base: number
  per: number
  /** What is counted: the colour of a people, `white`, `any` or `distinct`. */
  of: string
}

export interface MonumentFacts {
  slug: string
  colour: string
  cost: Cost
  worth: Worth
  gift: unknown
}

export function monumentOf(info: GameInfo, slug: string): MonumentFacts {
  const row = rowOf(info, 'monument', slug)
  return {
    slug,
    colour: String(row['colour'] ?? 'white'),
    cost: costOf(info, 'monument', slug),
    worth: { base: Number(row['base'] ?? 0), per: Number(row['per'] ?? 0), of: String(row['of'] ?? '') },
    gift: row['gift'],
  }
}

/** What must be built before a tool. */
export function conditionOf(info: GameInfo, slug: string): { monuments: number; colours: number } {
  const row = rowOf(info, 'tool', slug)
  return { monuments: Number(row['monuments'] ?? 0), colours: Number(row['colours'] ?? 0) }
}
