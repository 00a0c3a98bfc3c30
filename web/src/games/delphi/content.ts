// What is printed on cards, tiles and gods, from the game's content, and the icon that stands for each.

import type { GameInfo } from '../../generated/protocol'
import { icons, type Icon, type IconName } from '../../generated/icons-delphi'
import type { Row } from '../../pages/provenance'
import { numberOf, rowOf, rowsOf } from '../content'
import type { Colour, HexKind, HexView, SideView, Task } from './view'

export interface God {
  slug: string
  colour: Colour
  icon: Icon
}

const ICONS: Record<string, IconName> = {
  // Gods
  aphrodite: 'rose',
  ares: 'spartan-helmet',
  hermes: 'caduceus',
  poseidon: 'trident',
  apollo: 'lyre',
  artemis: 'bow-arrow',
  // Monsters
  cyclops: 'cyclops',
  minotaur: 'minotaur',
  hydra: 'hydra',
  siren: 'harpy',
  chimera: 'lion',
  gorgon: 'medusa-head',
  // Ship tiles
  bulwark: 'checked-shield',
  olympian: 'mountaintop',
  galley: 'trireme',
  bounty: 'two-coins',
  indulgence: 'scroll-unfurled',
  chameleon: 'chameleon-glyph',
  arsenal: 'crossed-swords',
  merchantman: 'amphora',
  // Equipment
  range: 'sail',
  shallows: 'waves',
  devotion: 'prayer',
  hull: 'cargo-crate',
  'reach-war': 'thrown-spear',
  'reach-statue': 'ionic-column',
  'reach-offering': 'fruit-bowl',
  'rite-blue': 'fire-shrine',
  'rite-green': 'fire-shrine',
  'rite-pink': 'fire-shrine',
  stamina: 'muscle-up',
  extra: 'rolling-dices',
  'omen-yellow': 'owl',
  'omen-red': 'owl',
  'omen-black': 'owl',
  'statue-gift-red-green-yellow': 'ancient-columns',
  'statue-gift-pink-blue-black': 'ancient-columns',
  'offering-gift-red-green-yellow': 'amphora',
  'offering-gift-pink-blue-black': 'amphora',
  ascension: 'upgrade',
  scout: 'spyglass',
  windfall: 'laurels',
  // Passengers
  odysseus: 'trojan-horse',
  theseus: 'maze',
  aias: 'attached-shield',
  achilles: 'spartan',
  bellerophon: 'thrown-spear',
  hektor: 'crested-helmet',
  penthesilea: 'bowman',
  kirke: 'cauldron',
  helena: 'queen-crown',
  herakles: 'wood-club',
  minos: 'crown',
  perseus: 'winged-sword',
  phoenix: 'burning-embers',
  cheiron: 'centaur',
  pan: 'pan-flute',
  nereide: 'mermaid',
  gryphos: 'griffin-symbol',
  pegasus: 'pegasus',
}

/** A designer's new card has no picture yet: a laurel stands for it. */
export function iconOf(slug: string): Icon {
  return icons[ICONS[slug] ?? 'laurel-crown']
}

export { icons }

/** The gods in the order of the wheel. */
export function godsOf(info: GameInfo): God[] {
  return rowsOf(info, 'god').map((row) => {
    const slug = String(row['id'])
    return { slug, colour: row['colour'] as Colour, icon: iconOf(slug) }
  })
}

/** The monster of a colour. */
export function monsterOf(info: GameInfo, colour: Colour): string {
  const row = rowsOf(info, 'monster').find((candidate) => candidate['colour'] === colour)
  return String(row?.['id'] ?? colour)
}

/** The colours on a card: of a Rite, an Omen, a gift or a passenger. */
export function coloursOf(info: GameInfo, table: string, slug: string): Colour[] {
  const row = rowOf(info, table, slug)
  if (typeof row['colour'] === 'string') return [row['colour'] as Colour]
  return Array.isArray(row['colours']) ? (row['colours'] as Colour[]) : []
}

/** Whether an equipment card works only once, when it is received. */
export function isSpent(info: GameInfo, slug: string): boolean {
  return rowOf(info, 'equipment', slug)['when'] === 'once'
}

/** With how many injuries of one colour or in all a side must recover; some equipment makes it hardier. */
export function woundLimits(info: GameInfo, side: SideView): { same: number; most: number } {
  const limit = (name: string): number =>
    Math.max(numberOf(info, name), ...side.equipment.map((slug) => Number(rowOf(info, 'equipment', slug)[name] ?? 0)))
  return { same: limit('same_wounds'), most: limit('total_wounds') }
}

export interface IslandTile {
  /** Whose shrine can stand there: a seat, also one that nobody has taken. */
  owner: string
  letter: string
}

export function tileOf(info: GameInfo, slug: string): IslandTile {
  const row = rowOf(info, 'island_tile', slug)
  return { owner: String(row['owner']), letter: String(row['letter']) }
}

/** What the content calls the land that the view calls otherwise. */
const KINDS: Record<string, HexKind> = {
  offering: 'offering-island',
  statue: 'statue-island',
  monster: 'lair',
  'marked-monster': 'marked-lair',
}

/** The hexes of a tile; through the hole of a ring one sees the table. */
export function hexesOf(info: GameInfo, tile: string): HexView[] {
  return rowsOf(info, 'hex')
    .filter((row) => row['tile'] === tile && row['kind'] !== 'hole')
    .map((row) => ({
      hex: String(row['id']),
      kind: KINDS[String(row['kind'])] ?? (row['kind'] as HexKind),
      colour: (row['colour'] as Colour | undefined) ?? null,
      q: Number(row['q']),
      r: Number(row['r']),
      sites: (row['sites'] as Colour[] | undefined) ?? [],
    }))
}

/** The faces of a task tile, one or two. */
export function facesOf(row: Row): { task: Task; colour: Colour | null }[] {
  const face = (task: unknown, colour: unknown) => (task ? [{ task: task as Task, colour: (colour ?? null) as Colour | null }] : [])
  return [...face(row['task'], row['colour']), ...face(row['back'], row['back_colour'])]
}
