// What is printed on cards, tiles and the map, from the game's content, and the icon that stands for each.

import type { SpaceView } from '../../generated/pantheon'
import type { GameInfo } from '../../generated/protocol'
import { icons, type Icon, type IconName } from '../../generated/icons-pantheon'
import type { Row } from '../../pages/provenance'
import { numberOf, rowOf, rowsOf } from '../content'

const ICONS: Record<string, IconName> = {
  // Peoples
  gallia: 'boar-ensign',
  germania: 'oak-leaf',
  graecia: 'owl',
  aegyptus: 'scarab-beetle',
  persia: 'griffin-symbol',
  cartago: 'elephant-head',
  iberia: 'charging-bull',
  roma: 'centurion-helmet',
  // Offerings and action cards
  gift: 'fruit-bowl',
  priest: 'sun-priest',
  dancer: 'egyptian-walk',
  temple: 'greek-temple',
  movement: 'sandal',
  money: 'two-coins',
  // Deities, by what they do
  surparit: 'hand-of-god',
  plaesiris: 'laurel-crown',
  taksator: 'scales',
  depraccus: 'sunrise',
  vinthrad: 'wingfoot',
  gaiviles: 'jump-across',
  stonkus: 'crown-coin',
  gadicea: 'card-pickup',
  pietalte: 'prayer',
  traitera: 'hourglass',
}

/** What tiles do, by the effect that the content gives them. */
const EFFECTS: Record<string, IconName> = {
  row_demigod: 'laurels',
  stack_demigod: 'laurels',
  deity: 'sun',
  upgrade: 'upgrade',
  draw_cards: 'card-draw',
  special_money: 'coins',
  steps: 'footprint',
  column: 'ionic-column',
}

/** By its slug or the word it begins with; a designer's new thing has no picture yet: a laurel stands for it. */
export function iconOf(slug: string): Icon {
  return icons[ICONS[slug] ?? ICONS[slug.split('-')[0] ?? ''] ?? 'laurel-crown']
}

export { icons }

export interface DeityFacts {
  slug: string
  icon: Icon
  /** Acts at once and goes to the box; the others stay with their owner. */
  immediate: boolean
  /** How many offerings, each number of another type; the topmost first. */
  cost: number[]
  cardsOnly: boolean
}

const IMMEDIATE = ['draw_deity', 'take_demigods', 'special_money']

/** Whether a deity acts at once. */
export function isImmediate(row: Row): boolean {
  return IMMEDIATE.includes(String(row['effect']))
}

export function deityOf(info: GameInfo, slug: string): DeityFacts {
  const row = rowOf(info, 'deity', slug)
  return {
    slug,
    icon: iconOf(slug),
    immediate: isImmediate(row),
    cost: ['first', 'second', 'third', 'fourth'].map((column) => Number(row[column] ?? 0)).filter(Boolean),
    cardsOnly: row['cards_only'] === true,
  }
}

export interface CardFacts {
  kind: 'movement' | 'offering' | 'money'
  /** Steps or money; 0 for an offering. */
  value: number
  special: boolean
  icon: Icon
  /** The class that gives it its colour. */
  tint: string
}

export function cardOf(info: GameInfo, slug: string): CardFacts {
  const row = rowOf(info, 'card', slug)
  const kind = row['kind'] === 'offering' || row['kind'] === 'money' ? row['kind'] : 'movement'
  const special = row['special'] === true
  return {
    kind,
    value: Number(row['value'] ?? 0),
    special,
    icon: special ? icons['coins'] : iconOf(slug),
    tint: `is-${kind === 'offering' ? slug : kind}`,
  }
}

/** What is on a booty or bonus tile: signs with numbers, of which one may be chosen. */
export interface Face {
  signs: { icon: Icon; mark: string }[]
  choice: boolean
}

export function faceOf(info: GameInfo, tile: string): Face {
  const row = rowOf(info, 'tile', tile)
  const effect = String(row['effect'])
  const [amount, columns, feet] = ['amount', 'columns', 'feet'].map((column) => Number(row[column] ?? 0))
  if (effect.startsWith('reserve')) {
    const signs = [
      { icon: icons['ionic-column'], mark: String(columns) },
      { icon: icons['footprint'], mark: String(feet) },
    ]
    return { signs, choice: effect === 'reserve_choice' }
  }
  return {
    signs: [{ icon: icons[EFFECTS[effect] ?? 'laurel-crown'], mark: amount ? (effect === 'steps' ? `+${amount}` : String(amount)) : '' }],
    choice: false,
  }
}

/** What a number of columns on the map is worth: each one as much as the last threshold says. */
export function columnPoints(info: GameInfo, columns: number): number {
  const rate = ratesOf(info).findLast((found) => found.columns <= columns)
  return columns * (rate?.points ?? 0)
}

export interface Rate {
  columns: number
  points: number
}

/** From how many columns on each is worth how much, in their order. */
export function ratesOf(info: GameInfo): Rate[] {
  return rowsOf(info, 'rate').map((row) => ({ columns: Number(row['columns']), points: Number(row['points']) }))
}

/** The map as it is printed. */
export function spacesOf(info: GameInfo): SpaceView[] {
  return rowsOf(info, 'space').map((row) => ({
    space: String(row['id']),
    q: Number(row['q']),
    r: Number(row['r']),
    terrain: row['terrain'] as SpaceView['terrain'],
    kind: row['kind'] as SpaceView['kind'],
    people: (row['people'] as string | undefined) ?? null,
    players: Number(row['players'] ?? 0),
  }))
}

export const OFFERINGS = ['gift', 'priest', 'dancer', 'temple'] as const
export const RANKS = [1, 2, 3, 4] as const

/** What an offering tile of a rank costs. */
export function rankPrice(info: GameInfo, rank: number): number {
  return numberOf(info, `rank_${rank}_price`)
}

/** Things in the order of their table. */
export function inContent(info: GameInfo, table: string, slugs: string[]): string[] {
  const order = rowsOf(info, table).map((row) => row['id'])
  return [...slugs].sort((one, other) => order.indexOf(one) - order.indexOf(other))
}
