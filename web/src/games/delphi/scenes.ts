// What is shown of Delphi while it happens: the oracle's dice, fights with monsters, the Titan.

import type { DelphiEvents } from '../../generated/delphi'
import { begun, DRAWN, last, type Before, type Scene, type Script } from '../scenes'
import { COLOURS, type Colour, type DelphiView } from './view'

/** The oracle dice of a turn; before the first round those of everybody. */
export interface Dice extends Scene {
  kind: 'dice'
  rolls: { seat: number; dice: Colour[] }[]
}

/** One round of a fight, or a monster that a god defeats without one. */
export interface Fight extends Scene {
  kind: 'fight'
  seat: number
  colour: Colour
  shield: number
  roll?: { number: number; strength: number }
  won: boolean
  wounds: Colour[]
}

/** The Titan's die against everybody's shield. */
export interface Titan extends Scene {
  kind: 'titan'
  number: number
  hit: { seat: number; shield: number; wounds: Colour[] }[]
}

export type DelphiScene = Dice | Fight | Titan

type Table = Before<DelphiView>

export const script: Script<DelphiEvents, DelphiScene, DelphiView> = {
  rolled: ({ seat, colour }, scenes) => {
    const dice = last(scenes, 'dice') ?? begun<Dice>(scenes, { kind: 'dice', at: [`seat:${seat}`, 'oracle'], rolls: [] })
    const roll = dice.rolls.find((found) => found.seat === seat)
    if (roll) roll.dice.push(colour as Colour)
    else dice.rolls.push({ seat, dice: [colour as Colour] })
    // Everybody's dice lie nowhere in particular.
    if (dice.rolls.length > 1) dice.at = []
  },
  'fight-began': ({ seat, colour, lair }, scenes, table) => {
    begun<Fight>(scenes, fight(table, seat, colour as Colour, lair))
  },
  'battle-rolled': ({ seat, number, strength }, scenes, table) => {
    const open = last(scenes, 'fight') ?? begun<Fight>(scenes, nextRound(table, seat))
    open.roll = { number, strength }
  },
  defeated: ({ seat, colour, lair }, scenes, table) => {
    const open = last(scenes, 'fight') ?? begun<Fight>(scenes, fight(table, seat, colour as Colour, lair))
    open.won = true
  },
  'titan-rolled': ({ number }, scenes, table) => {
    begun<Titan>(scenes, titan(table, number))
  },
  wounded: ({ seat, colour }, scenes, table) => {
    const fought = last(scenes, 'fight')
    if (fought) fought.wounds.push(colour as Colour)
    if (fought || (!last(scenes, 'titan') && !table.view.titan)) return
    const attack = last(scenes, 'titan') ?? begun<Titan>(scenes, titan(table, table.view.titan ?? 0))
    attack.hit.find((found) => found.seat === seat)?.wounds.push(colour as Colour)
    return DRAWN
  },
}

function fight({ view }: Table, seat: number, colour: Colour, lair: string): Fight {
  return { kind: 'fight', at: [`hex:${lair}`], seat, colour, shield: view.sides[seat]?.shield ?? 0, won: false, wounds: [] }
}

/** The fight that was being asked about goes on. */
function nextRound(table: Table, seat: number): Fight {
  const { decision } = table.view
  const lair = table.info.slugs['lair']?.[decision?.lair ?? -1] ?? ''
  return fight(table, seat, COLOURS[decision?.colour ?? 0] ?? 'red', lair)
}

function titan({ view }: Table, number: number): Titan {
  return { kind: 'titan', at: [], number, hit: view.sides.map(({ shield }, seat) => ({ seat, shield, wounds: [] })) }
}
