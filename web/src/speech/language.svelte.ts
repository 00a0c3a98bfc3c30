// The language of the page as reactive state. A switch loads everything first and then changes all words at once, without a reload.

import type { GameInfo, Rulebook } from '../generated/protocol'
import { live } from '../kit/live.svelte'
import { LANGUAGES, settings, type Language } from '../kit/settings.svelte'
import { api } from '../net/api'
import { Speech } from './speech'
import { Words, type Arguments } from './words'

const files = import.meta.glob<string>('../text/*/*.ftl', { query: '?raw', import: 'default' })

/** A game whose words follow the language of the page. */
export class OpenGame {
  readonly info: GameInfo
  speech: Speech
  /** Null until somebody wanted it. */
  rulebook: Rulebook | null
  #wanted = false

  constructor(info: GameInfo, speech: Speech) {
    this.info = info
    this.speech = $state.raw(speech)
    this.rulebook = $state.raw<Rulebook | null>(null)
  }

  /** Loads the rulebook unless it is there; resolves to it. */
  async wantRulebook(): Promise<Rulebook> {
    this.#wanted = true
    this.rulebook ??= await rulebookOf(this.info.id, language.current)
    return this.rulebook
  }

  /** Gets everything in another language; what is returned puts it in place. */
  async prepare(to: Language): Promise<() => void> {
    const [speech, rulebook] = await Promise.all([speechOf(this.info, to), this.#wanted ? rulebookOf(this.info.id, to) : null])
    return () => {
      this.speech = speech
      this.rulebook = rulebook
    }
  }
}

class PageLanguage {
  current = $state<Language>(settings.language)
  words = $state.raw(new Words(settings.language, []))
  #games = new Map<string, OpenGame>()
  #wished: Language = settings.language

  /** Loads a language and switches to it; of two quick wishes the last one wins. */
  async use(to: Language): Promise<void> {
    this.#wished = to
    const [words, ...steps] = await Promise.all([wordsOf(to), ...[...this.#games.values()].map((game) => game.prepare(to))])
    if (this.#wished !== to) return
    for (const step of steps) step()
    live.forget()
    this.words = words
    this.current = to
    settings.language = to
    document.documentElement.lang = to
    document.querySelector('meta[name=description]')?.setAttribute('content', words.text('start-motto'))
  }

  /** Opens a game: its information and its words, which follow the language from now on. */
  async game(id: string): Promise<OpenGame> {
    const known = this.#games.get(id)
    if (known) return known
    const info = await once(`info ${id}`, () => api.game(id))
    const opened = this.#games.get(id) ?? new OpenGame(info, await speechOf(info, this.current))
    if (opened.speech.language !== this.current) (await opened.prepare(this.current))()
    this.#games.set(id, opened)
    return opened
  }
}

export const language = new PageLanguage()

/** What the page itself says, in the current language. */
export function t(key: string, args?: Arguments): string {
  return language.words.text(key, args)
}

export { LANGUAGES, type Language }

const loaded = new Map<string, Promise<unknown>>()

/** The same request is made once; one that failed may be made again. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loaded.get(key) as Promise<T> | undefined
  if (known) return known
  const asked = load()
  loaded.set(key, asked)
  asked.catch(() => loaded.delete(key))
  return asked
}

function wordsOf(to: Language): Promise<Words> {
  return once(`words ${to}`, async () => {
    const own = Object.entries(files).filter(([path]) => path.includes(`/text/${to}/`))
    return new Words(to, await Promise.all(own.map(([, load]) => load())))
  })
}

function speechOf(info: GameInfo, to: Language): Promise<Speech> {
  return once(`speech ${info.id} ${to}`, async () => new Speech(info, to, (await api.texts(info.id, to)).messages))
}

function rulebookOf(id: string, to: Language): Promise<Rulebook> {
  return once(`rulebook ${id} ${to}`, () => api.rulebook(id, to))
}
