// What a hint names and rings.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Advice, GameInfo, Offer } from '../src/generated/protocol'
import Slip from '../src/learn/Slip.svelte'
import { language, OpenGame } from '../src/speech/language.svelte'
import { Words } from '../src/speech/words'
import type { Controller } from '../src/table/controller.svelte'
import english from '../src/text/en/learn.ftl?raw'
import { info } from './fixtures/speech/altar.json'
import { speechOf } from './speaking'

const GODS = ['old', 'love', 'war']
const OFFERS = GODS.map((god): Offer => [`choose ${god}`, {}, `god:${god}`])

describe('a hint', () => {
  let root: HTMLElement
  let shown: Record<string, unknown>

  beforeEach(() => {
    vi.stubGlobal('CSS', { escape: (text: string) => text })
    vi.stubGlobal(
      'ResizeObserver',
      class extends EventTarget {
        observe = vi.fn()
        unobserve = vi.fn()
      },
    )
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
    language.words = new Words('en', [english])
    root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = GODS.map((god) => `<button data-choice="choose ${god}"></button>`).join('')
  })

  afterEach(() => {
    void unmount(shown)
    root.remove()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  function told(gods: string[], more: Partial<Advice> = {}, offers = OFFERS): string {
    const described = info as unknown as GameInfo
    const game = new OpenGame(described, speechOf(described, 'en'))
    const [choice, ...also] = gods.map((god) => `choose ${god}`)
    const advice = { type: 'advice', choice, target: '', also, line: [choice, 'end'], ...more }
    const controller = { advice, warning: null, seeking: false, offers } as unknown as Controller
    shown = mount(Slip, { target: root, props: { controller, game, names: ['Ada', 'Ben'], root } })
    flushSync()
    return root.querySelector('.words')?.textContent.trim() ?? ''
  }

  test('says what is given up, and which choice would bring it', () => {
    const given = { key: 'reason-sanctuaries', count: 1, seat: -1 }
    const because = { key: 'reason-hand', count: 2, seat: -1 }

    expect(told(['old'], { because, given, instead: 'choose war' })).toMatch(
      /You end the turn with 2 more cards in hand\. With “.+” instead: you end the turn with 1 more sanctuary\./,
    )
  })

  test('says what the first of several brings', () => {
    const because = { key: 'reason-hand', count: 2, seat: -1 }

    expect(told(['old', 'war'], { because, instead: 'choose war' })).toContain(
      'With the first: you end the turn with 2 more cards in hand.',
    )
  })

  const ringed = (): (string | null)[] => [...root.querySelectorAll('[data-ringed]')].map((each) => each.getAttribute('data-ringed'))

  test('names and rings all that are equally good', () => {
    expect(told(['old', 'war'])).toMatch(/“.*” or “.*”: about equally good\./)
    expect(ringed()).toEqual(['choose old', 'choose war'])
  })

  test('unfolds what it points into, once', () => {
    const fold = root.appendChild(document.createElement('button'))
    const unfolded = vi.fn()
    fold.setAttribute('data-folded', 'god:old god:love')
    fold.onclick = unfolded
    told(['old', 'love'])

    expect(unfolded).toHaveBeenCalledOnce()
  })

  test('names and rings one where everything is equally good', () => {
    expect(told(GODS)).toMatch(/^All choices are about equally good here: “.+”, for instance\.$/)
    expect(ringed()).toEqual(['choose old'])
  })

  test('names and rings one where many are equally good', () => {
    const offers = [...OFFERS, 'end', 'pass'].map((offer): Offer => (typeof offer === 'string' ? [offer, {}, ''] : offer))
    const because = { key: 'reason-hand', count: 2, seat: -1 }

    expect(told([...GODS, 'peace'], { because }, offers)).toMatch(
      /^“.+”; several others are about as good\. With this one: you end the turn with 2 more cards in hand\./,
    )
    expect(ringed()).toEqual(['choose old'])
  })
})
