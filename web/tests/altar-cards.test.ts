import { describe, expect, it } from 'vitest'
import { glyphsOf } from '../src/games/altar/effects'
import { inOrder } from '../src/games/content'
import { followerOf, godOf } from '../src/games/altar/followers'
import { briefPowers, godLabel, inSentences, powersOf, textOf } from '../src/games/altar/labels'
import { GODS } from '../src/games/altar/view'
import { effectOf, sentenceOf, textOfRow } from '../src/speech/effects'
import { info, speechIn } from './altar-content'

const slugs = info.slugs['card'] ?? []

describe('effects', () => {
  it.each([
    ['draw:2:pile', { name: 'draw', number: 2, word: 'pile' }],
    ['ward:warrior', { name: 'ward', number: 0, word: 'warrior' }],
    ['activate:1', { name: 'activate', number: 1, word: '' }],
    ['sacrifice', { name: 'sacrifice', number: 0, word: '' }],
  ])('%s is read', (text, effect) => expect(effectOf(text)).toEqual(effect))

  it('are said otherwise where they happen at another time', () => {
    const limit = effectOf('hand-limit:4')
    expect(sentenceOf(speechIn('en'), limit, 'influence')).toBe('Your enemies may keep only 4 cards when their turn ends.')
    expect(sentenceOf(speechIn('en'), limit, 'adoring')).toBe('You may keep 4 cards when your turn ends.')
  })

  it('are said of a row of content, and not in games that do not tell them', () => {
    const row = { id: 'watchman', class: 'devotee', symbols: ['adoration'], effects: ['ward:rogue', 'ward-hand:rogue'] }
    expect(textOfRow(speechIn('en'), row)).toBe('Rogues cannot target this god. Rogues cannot target your hand.')
    expect(textOfRow(speechIn('en'), { id: 'old', effects: ['win-ties'] })).toBe('You win every tie.')
    expect(textOfRow(speechIn('en'), { id: 'kiln', effects: ['gain:1:red'] })).toBe('')
  })

  it('of a designer’s own have no signs', () => expect(glyphsOf(effectOf('dance:3'))).toEqual([]))
})

describe('followers', () => {
  it('have a picture of their own each', () => {
    expect(slugs).toHaveLength(32)
    expect(new Set(slugs.map((slug) => followerOf(info, slug).icon.path)).size).toBe(32)
  })

  it.each(slugs)('%s says and shows everything it does', (slug) => {
    const { effects, timing } = followerOf(info, slug)
    for (const effect of effects) {
      expect(glyphsOf(effect)).not.toEqual([])
      for (const language of ['en', 'fr']) expect(sentenceOf(speechIn(language), effect, timing)).toMatch(/^\p{Lu}[^{}$]+\.$/u)
    }
    expect(timing === 'ritual').toBe(effects.length === 0)
  })

  it('show what is printed on them', () => {
    expect(followerOf(info, 'amazon')).toMatchObject({ class: 'devotee', ritual: 1, timing: 'adoring', copies: 3 })
    expect(followerOf(info, 'hierophant')).toMatchObject({ ritual: 2, timing: 'ritual' })
    expect(followerOf(info, 'warrior')).toMatchObject({ class: 'warrior', ritual: 0, timing: 'main' })
    expect(textOf(speechIn('en'), info, 'messenger')).toBe('Draw 2 cards from the pile. Discard a card from your hand.')
  })

  it('tell what was reconstructed', () => {
    expect(followerOf(info, 'scout').sources[0]?.[1].kind).toBe('reconstructed')
    expect(followerOf(info, 'amazon').sources[0]?.[1].kind).toBe('rulebook')
  })

  it('lie in the order of the content', () => expect(inOrder(info, ['siren', 'scout', 'warrior'])).toEqual(['scout', 'warrior', 'siren']))
})

describe('gods', () => {
  it.each(GODS)('%s has a power in both languages', (god) => {
    for (const to of ['en', 'fr']) expect(powersOf(speechIn(to), info, god).length).toBeGreaterThan(0)
    expect(godOf(info, god).domain).not.toBe('')
  })

  it('begin with an active altar where that is their power', () => {
    expect(powersOf(speechIn('en'), info, 'love')[0]).toBe('Your first altar starts active.')
    expect(powersOf(speechIn('en'), info, 'old')).toHaveLength(2)
  })

  it('are read aloud as sentences', () => {
    expect(godLabel(speechIn('en'), info, 'old', 'Ada')).toBe(
      'Ancient God. Eternal darkness. You have the first turn of the game. You win every tie. Ada',
    )
    expect(godLabel(speechIn('fr'), info, 'old', '')).toMatch(/^Ancien Dieu\. Ténèbres éternelles\. Vous avez .+ égalité\.$/)
    expect(inSentences(['one', '', 'two.', 'three'])).toBe('One. Two. Three')
  })

  it.each(GODS)('%s tells in brief when each power works, and what it does', (god) => {
    for (const to of ['en', 'fr']) {
      const brief = briefPowers(speechIn(to), info, god)
      expect(brief).toHaveLength(powersOf(speechIn(to), info, god).length)
      expect(brief.filter(({ when, what }) => when === speechIn(to).text('timing-power') || /table-power|\{/.test(when + what))).toEqual([])
    }
  })

  it('tell a designer’s own power in full', () => {
    const own = { ...info, content: { ...info.content, god: [{ id: 'war', effects: ['draw:2:pile'] }] } }
    expect(briefPowers(speechIn('en'), own, 'war')).toEqual([{ when: 'Power', what: 'Draw 2 cards from the pile.' }])
  })
})
