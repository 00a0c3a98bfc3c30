// What is printed on the cards and epochs, from the game's content, and the icon that stands for each card.

import type { GameInfo } from '../../generated/protocol'
import { icons, type Icon, type IconName } from '../../generated/icons-uruk'
import { rowSources, type Row, type Source } from '../../pages/provenance'
import { numberOf, rowOf, rowsOf } from '../content'
import type { Colour, SideView } from './view'

export interface CardFacts {
  slug: string
  kind: 'discovery' | 'god' | 'disaster'
  /** 0 for events. */
  level: number
  colour: Colour | null
  copies: number
  icon: Icon
  /** Where each column is from, the whole under an empty one. */
  sources: [string, Source][]
}

export interface EpochFacts {
  /** How many cubes of different colours … */
  distinct: number
  /** … and how many of any colour; or, with `ownColour`, as many as the level, in the card's colour. */
  any: number
  ownColour: boolean
  /** Where each column is from, the whole under an empty one. */
  sources: [string, Source][]
}

const ICONS: Record<string, IconName> = {
  'mud-house': 'hut',
  net: 'fishing-net',
  'clay-pot': 'amphora',
  cistern: 'well',
  'city-wall': 'defensive-wall',
  axe: 'stone-axe',
  statuette: 'venus-of-willendorf',
  'sailing-ship': 'sailboat',
  kiln: 'furnace',
  domestication: 'goat',
  rollers: 'log',
  'water-wheel': 'water-mill',
  road: 'stone-path',
  shadoof: 'full-wood-bucket-handle',
  'wheel-and-axle': 'cartwheel',
  lighthouse: 'lighthouse',
  vault: 'dungeon-gate',
  pulley: 'pulley-hook',
  'clay-pipe': 'tee-pipe',
  scales: 'scales',
  coinage: 'two-coins',
  lyre: 'lyre',
  sewers: 'pipes',
  'water-clock': 'hourglass',
  ziggurat: 'mayan-pyramid',
  'gear-wheel': 'big-gear',
  astronomy: 'sundial',
  aqueduct: 'aqueduct',
  enlil: 'whirlwind',
  nergal: 'lion',
  ninurta: 'bow-arrow',
  gibil: 'fire',
  marduk: 'dragon-head',
  nannar: 'bull-horns',
  ishtar: 'flower-emblem',
  drought: 'desert-skull',
  earthquake: 'earth-crack',
  eruption: 'smoking-volcano',
}

const known = new WeakMap<GameInfo, Map<string, CardFacts>>()

/** A card by its slug. */
export function cardOf(info: GameInfo, slug: string): CardFacts {
  let cards = known.get(info)
  if (!cards) known.set(info, (cards = allCards(info)))
  return cards.get(slug) ?? factsOf({ id: slug })
}

export function epochOf(info: GameInfo, slug: string): EpochFacts {
  const row = rowOf(info, 'epoch', slug)
  return {
    distinct: Number(row['distinct'] ?? 0),
    any: Number(row['any'] ?? 0),
    ownColour: row['own_colour'] === true,
    sources: rowSources(row),
  }
}

/** How many places for discoveries are drawn: one of them may make room for more. What may be placed is the server's affair. */
export function tableauLimit(info: GameInfo, side: SideView): number {
  const longer = side.tableau.map((slot) => rowOf(info, 'discovery', slot.card)).filter((row) => row['function'] === 'tableau_limit')
  return Math.max(numberOf(info, 'tableau_limit'), ...longer.map((row) => Number(row['amount'])))
}

function allCards(info: GameInfo): Map<string, CardFacts> {
  return new Map([...rowsOf(info, 'discovery'), ...rowsOf(info, 'event')].map((row) => [String(row['id']), factsOf(row)]))
}

function factsOf(row: Row): CardFacts {
  const slug = String(row['id'])
  const kind = row['kind'] === 'god' || row['kind'] === 'disaster' ? row['kind'] : 'discovery'
  const colour = typeof row['colour'] === 'string' ? (row['colour'] as Colour) : null
  return {
    slug,
    kind,
    level: Number(row['level'] ?? 0),
    colour,
    copies: Number(row['copies'] ?? 1),
    // A designer's new card has no picture yet: a rosette stands for it.
    icon: icons[ICONS[slug] ?? 'flower-emblem'],
    sources: rowSources(row),
  }
}
