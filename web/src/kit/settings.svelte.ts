// What people may set to their liking; kept by the browser, effective at once.

import { keep, recall } from './storage'

export const LANGUAGES = ['en', 'fr'] as const
export const THEMES = ['auto', 'light', 'dark'] as const
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
export const SWITCHES = ['auto', 'on', 'off'] as const

export type Language = (typeof LANGUAGES)[number]
export type Theme = (typeof THEMES)[number]
export type Shade = 'light' | 'dark'
export type Pace = (typeof PACES)[number]
export type Switch = (typeof SWITCHES)[number]

/** How long somebody else's move stays before the next one is shown, in milliseconds. */
export const PACE_MS: Record<Pace, number> = { slow: 1800, normal: 850, fast: 350, instant: 0 }

const KEY = 'settings'

class Settings {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  pace = $state<Pace>('normal')
  motion = $state<Switch>('auto')
  sound = $state(true)
  /** Whether somebody with one option only is asked for it nevertheless. */
  askAll = $state(false)
  /** Whether the browser tells whose turn it is while another page is in front; null until somebody was asked about it. */
  notify = $state<boolean | null>(null)
  /** Whether a choice is asked for a second time before it is sent: for thumbs on small screens. */
  confirm = $state(false)
  /** Whether somebody who plays with bots is warned of a mistake: in the first games by default. */
  warnings = $state<Switch>('auto')
  /** The first tables of each game at which one was, by game. */
  early = $state.raw<Record<string, string[]>>({})
  /** Whether every game is shown as structured text. */
  plain = $state(false)
  /** The name under which one sat down last. */
  name = $state('')
  /** The games that one has been introduced to. */
  met = $state.raw<string[]>([])

  /** The shade of the world on the page, for those who have not chosen one. */
  #wished = $state<Shade>()
  #prefersDark = $state(false)
  #prefersStill = $state(false)

  constructor() {
    this.#restore(recall(KEY))
    this.#follow('(prefers-color-scheme: dark)', (on) => (this.#prefersDark = on))
    this.#follow('(prefers-reduced-motion: reduce)', (on) => (this.#prefersStill = on))
  }

  /** The theme in force. */
  get shade(): Shade {
    if (this.theme !== 'auto') return this.theme
    return this.#wished ?? (this.#prefersDark ? 'dark' : 'light')
  }

  /** The page shows a world that has a shade of its own, whatever the system prefers, or no longer does. */
  wish(shade?: Shade): void {
    this.#wished = shade
  }

  /** Whether things may move. */
  get moving(): boolean {
    return this.motion === 'auto' ? !this.#prefersStill : this.motion === 'on'
  }

  /** Writes theme and motion on the page and keeps every change. To be called once, inside an effect root or a component. */
  apply(): void {
    $effect(() => {
      document.documentElement.dataset['theme'] = this.shade
      document.documentElement.dataset['motion'] = this.moving ? 'on' : 'off'
    })
    $effect(() => keep(KEY, this.#kept()))
  }

  #kept(): Record<string, unknown> {
    const { language, theme, pace, motion, sound, askAll, notify, confirm, warnings, early, plain, name, met } = this
    return { language, theme, pace, motion, sound, askAll, notify, confirm, warnings, early, plain, name, met }
  }

  /** Takes over what was kept, as far as it makes sense: it may come from an older version or another hand. */
  #restore(kept: unknown): void {
    const found = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>
    this.language = oneOf(LANGUAGES, found['language']) ?? preferredLanguage()
    this.theme = oneOf(THEMES, found['theme']) ?? 'auto'
    this.pace = oneOf(PACES, found['pace']) ?? 'normal'
    this.motion = oneOf(SWITCHES, found['motion']) ?? 'auto'
    this.sound = found['sound'] !== false
    this.askAll = found['askAll'] === true
    this.notify = typeof found['notify'] === 'boolean' ? found['notify'] : null
    this.confirm = found['confirm'] === true
    this.warnings = oneOf(SWITCHES, found['warnings']) ?? 'auto'
    this.early = tablesByGame(found['early'])
    this.plain = found['plain'] === true
    this.name = typeof found['name'] === 'string' ? found['name'].slice(0, 40) : ''
    this.met = Array.isArray(found['met']) ? found['met'].filter((game) => typeof game === 'string') : []
  }

  #follow(query: string, set: (on: boolean) => void): void {
    if (typeof matchMedia === 'undefined') return
    const media = matchMedia(query)
    set(media.matches)
    media.addEventListener('change', () => set(media.matches))
  }
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((candidate) => candidate === value)
}

function tablesByGame(kept: unknown): Record<string, string[]> {
  const lists = Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(([, tables]) => Array.isArray(tables))
  return Object.fromEntries(lists.map(([game, tables]) => [game, (tables as unknown[]).filter((table) => typeof table === 'string')]))
}

function preferredLanguage(): Language {
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages.map((tag) => tag.slice(0, 2))
  return wished.map((tag) => oneOf(LANGUAGES, tag)).find((language) => language !== undefined) ?? 'en'
}

export const settings = new Settings()
