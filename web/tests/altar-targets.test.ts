import { describe, expect, it } from 'vitest'
import { targetOf } from '../src/games/altar/targets'

describe('the thing that stands for a choice', () => {
  it.each([
    ['take scout', 'display:scout'],
    ['use warrior', 'hand:warrior'],
    ['adore amazon love', 'hand:amazon'],
    ['ritual old', 'sanctuaries:old'],
    ['spend-adorer amazon', 'adorer:amazon'],
    ['discover war', 'altars:war'],
    ['receive light', 'god:light'],
    ['steal 2', 'seat:2'],
    ['end', ''],
  ])('%s is at %s, as the server says', (choice, target) => expect(targetOf([choice, {}, target])).toBe(target))

  it.each([
    ['destroy old active', 'altars:old', 'altars:old:active'],
    ['seize love inactive', 'altars:love', 'altars:love:inactive'],
    ['deactivate fear', 'altars:fear', 'altars:fear:active'],
    ['activate war', 'altars:war', 'altars:war:inactive'],
    ['banish light vestal', 'adorers:light', 'adorers:light:vestal'],
    ['lure old martyr', 'adorers:old', 'adorers:old:martyr'],
  ])('%s is at the very piece', (choice, said, target) => expect(targetOf([choice, {}, said])).toBe(target))
})
