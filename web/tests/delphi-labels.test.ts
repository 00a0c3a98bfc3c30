// What is read aloud of Delphi's pieces: the colours agree with what they are the colours of.

import { describe, expect, it } from 'vitest'
import { counts, hexLabel, monsterName, taskLabel } from '../src/games/delphi/labels'
import { COLOURS, type DelphiView, type HexView } from '../src/games/delphi/view'
import type { GameInfo } from '../src/generated/protocol'
import { Speech } from '../src/speech/speech'
import saidByPython from './fixtures/speech/delphi.json?raw'

const texts = import.meta.glob<string>('../../src/themis/games/delphi/text/*.ftl', { query: '?raw', import: 'default', eager: true })
const info = (JSON.parse(saidByPython) as { info: GameInfo }).info

function speechIn(to: string): Speech {
  return new Speech(info, to, [texts[`../../src/themis/games/delphi/text/${to}.ftl`] ?? ''])
}

describe('in French', () => {
  const speech = speechIn('fr')

  it('counted colours agree in number and with what is counted', () => {
    expect(counts({ speech }, { black: 2, green: 1, blue: 3 }, false)).toBe('2 noirs, 3 bleus, 1 vert')
    expect(counts({ speech }, { black: 2, green: 1, pink: 4 }, true)).toBe('2 noires, 4 violettes, 1 verte')
    expect(counts({ speech }, {}, true)).toBe('–')
  })

  it('a monster has a colour of its own gender', () => {
    expect(COLOURS.map((colour) => monsterName({ info, speech }, colour))).toEqual([
      'Cyclope (rouge)',
      'Minotaure (noir)',
      'Hydre (violette)',
      'Sirène (bleue)',
      'Chimère (jaune)',
      'Gorgone (verte)',
    ])
  })

  it('a shrine belongs to the player whose tiles are looked at, who may be somebody else', () => {
    expect(taskLabel(speech, 'shrine', null)).toBe('Sanctuaires\u00a0: île de la couleur du joueur')
  })

  it('an island says its letter by name', () => {
    const hex = { hex: 'ring-a-7', kind: 'island', colour: 'green', sites: [], q: 0, r: 0 } as HexView
    const islands = [{ hex: 'ring-a-7', explored: true, tile: 'blue-omega', shrine: -1, looked: [] }]
    const view = { hexes: [hex], islands, sides: [] } as unknown as DelphiView

    expect(hexLabel({ speech, info, names: ['Ada', 'Emil'] }, view, hex)).toBe('Mélos, île (vert)\u00a0: Oméga, bâtiment\u00a0: bleu')
  })
})

describe('in English', () => {
  const speech = speechIn('en')

  it('colours do not change', () => {
    expect(counts({ speech }, { black: 2, green: 1 }, true)).toBe('2 black, 1 green')
    expect(monsterName({ info, speech }, 'pink')).toBe('Hydra (pink)')
  })
})
