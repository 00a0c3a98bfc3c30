// The rulebook beside the table, where a line of the log or a refusal points at a rule.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import english from '../../src/themis/speech/text/en.ftl?raw'
import type { GameInfo, RuleInfo } from '../src/generated/protocol'
import { OpenGame } from '../src/speech/language.svelte'
import { Speech } from '../src/speech/speech'
import { byChapter, numberOf } from '../src/table/rulebook'
import RulebookText from '../src/table/RulebookText.svelte'
import { info } from './fixtures/speech/altar.json'

const RULE: RuleInfo = { id: 'ALT-TURN-01', chapter: 'TURN', text: 'Take turns.', question: '', reason: '', source: '', see: [] }
let shown: Record<string, unknown>

function show(at: string): void {
  const described = info as unknown as GameInfo
  const game = new OpenGame(described, new Speech(described, 'en', [english]))
  game.rulebook = { quick: [], chapters: [{ id: 'TURN', title: 'Turn' }], rules: [RULE] }
  shown = mount(RulebookText, { target: document.body, props: { game, at } })
  flushSync()
}

// What jsdom lacks.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})

afterEach(() => unmount(shown))

it('points at the rule that is asked for', () => {
  show('ALT-TURN-01')

  expect(document.querySelector('.at')?.textContent).toContain('Take turns.')
  expect(document.querySelector('[role=alert]')).toBeNull()
})

it('says so when there is no such rule', () => {
  show('ALT-TURN-99')

  expect(document.querySelector('.at')).toBeNull()
  expect(document.querySelector('[role=alert]')?.textContent).toBe('There is no rule ALT-TURN-99.')
})

it('names rules by chapter and number', () => {
  const rule = (id: string, chapter: string): RuleInfo => ({ ...RULE, id, chapter })
  const rules = [rule('ALT-END-02', 'END'), rule('ALT-TURN-01', 'TURN'), rule('ALT-END-12', 'END')]
  const chapters = [
    { id: 'TURN', title: 'Turn' },
    { id: 'END', title: 'The end' },
  ]
  const found = byChapter({ quick: [], chapters, rules }, ['ALT-END-12', 'ALT-TURN-01', 'ALT-END-02', 'ALT-GONE-01'])

  expect(found.map((chapter) => [chapter.title, ...chapter.rules.map(({ id }) => numberOf(id))])).toEqual([
    ['The end', '12', '2'],
    ['Turn', '1'],
  ])
})
