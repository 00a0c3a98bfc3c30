// What is printed on followers and gods, from the game's content, and the icon that stands for each.

import { icons, type Icon, type IconName } from '../../generated/icons-altar'
import type { GameInfo } from '../../generated/protocol'
import { rowSources, type Row, type Source } from '../../pages/provenance'
import { rowOf, rowsOf } from '../content'
import { effectsOf, textsOf, timingOf, type Effect, type Timing } from '../../speech/effects'
import { CLASSES, type Class, type God } from './view'

export interface Follower {
  slug: string
  class: Class
  copies: number
  /** Ritual symbols. */
  ritual: number
  /** The other symbols: free, adoration, influence, protection, activation. */
  symbols: string[]
  timing: Timing
  effects: Effect[]
  icon: Icon
  /** Where each column is from, the whole under an empty one. */
  sources: [string, Source][]
}

export interface GodFacts {
  god: God
  domain: string
  firstAltar: string
  effects: Effect[]
  sources: [string, Source][]
}

const ICONS: Record<string, IconName> = {
  priestess: 'fire-bowl',
  'high-priestess': 'sun-priest',
  pilgrim: 'tarot-09-the-hermit',
  scout: 'hooded-figure',
  mason: 'trowel',
  diviner: 'crystal-ball',
  acolyte: 'candle-holder',
  messenger: 'wingfoot',
  merchant: 'swap-bag',
  necromancer: 'raise-skeleton',
  alchemist: 'bubbling-flask',
  hierophant: 'robe',
  amazon: 'bowman',
  watchman: 'old-lantern',
  vestal: 'torch',
  exorcist: 'ringing-bell',
  martyr: 'sacrificial-dagger',
  scribe: 'scroll-quill',
  chronicler: 'book-pile',
  prophet: 'third-eye',
  warrior: 'spartan-helmet',
  barbarian: 'barbarian',
  conqueror: 'conqueror',
  thief: 'robber',
  assassin: 'hooded-assassin',
  heretic: 'burning-book',
  temptress: 'temptation',
  sorceress: 'cauldron',
  tyrant: 'throne-king',
  inquisitor: 'executioner-hood',
  siren: 'mermaid',
  'tax-collector': 'shiny-purse',
}

const known = new WeakMap<GameInfo, Map<string, Follower>>()

/** A follower by its slug. */
export function followerOf(info: GameInfo, slug: string): Follower {
  let followers = known.get(info)
  if (!followers) known.set(info, (followers = new Map(rowsOf(info, 'follower').map((row) => [String(row['id']), readFollower(row)]))))
  return followers.get(slug) ?? readFollower({ id: slug })
}

export function godOf(info: GameInfo, god: God): GodFacts {
  const row = rowOf(info, 'god', god)
  return {
    god,
    domain: String(row['domain'] ?? ''),
    firstAltar: String(row['first_altar'] ?? 'inactive'),
    effects: effectsOf(row),
    sources: rowSources(row),
  }
}

function readFollower(row: Row): Follower {
  const slug = String(row['id'])
  return {
    slug,
    class: CLASSES.find((name) => name === row['class']) ?? 'devotee',
    copies: Number(row['copies'] ?? 1),
    ritual: Number(row['ritual'] ?? 0),
    symbols: textsOf(row, 'symbols'),
    timing: timingOf(row),
    effects: effectsOf(row),
    // A designer's new card has no picture yet: a mask stands for it.
    icon: icons[ICONS[slug] ?? 'prayer'],
    sources: rowSources(row),
  }
}
