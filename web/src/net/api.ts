// Everything the page asks over HTTP. What is no success becomes a Trouble with the server's code.

import type {
  Claim,
  Film,
  FilmWish,
  GameInfo,
  Health,
  Lobby,
  MoveLink,
  MoveWish,
  NewLesson,
  NewPuzzle,
  NewTable,
  Nothing,
  Practice,
  Problem,
  PuzzleDay,
  ReplayWish,
  Review,
  ReviewLink,
  ReviewWish,
  Rulebook,
  Shelf,
  TableLink,
  Texts,
  Welcome,
} from '../generated/protocol'

/** An answer that is no success. `code` is the server's, or `offline` when there was no answer at all. */
export class Trouble extends Error {
  readonly code: string
  readonly status: number
  /** The seat of a new table that it is about; -1 if none. */
  readonly seat: number

  constructor(problem: Problem, status: number) {
    super(problem.message)
    this.code = problem.code
    this.status = status
    this.seat = problem.seat ?? -1
  }
}

export const api = {
  games: () => get<GameInfo[]>('/api/games'),
  game: (id: string) => get<GameInfo>(`/api/games/${part(id)}`),
  texts: (id: string, language: string) => get<Texts>(`/api/games/${part(id)}/texts/${part(language)}`),
  rulebook: (id: string, language: string) => get<Rulebook>(`/api/games/${part(id)}/rulebook/${part(language)}`),
  lobby: () => get<Lobby>('/api/tables'),
  newTable: (wish: NewTable) => post<TableLink>('/api/tables', wish),
  lessons: () => get<Shelf>('/api/lessons'),
  practice: () => get<Practice>('/api/practice'),
  newLesson: (wish: NewLesson) => post<TableLink>('/api/lessons', wish),
  puzzles: (day: string) => get<PuzzleDay>(`/api/puzzles${day ? `/${part(day)}` : ''}`),
  newPuzzle: (wish: NewPuzzle) => post<TableLink>('/api/puzzles', wish),
  claim: (table: string, claim: Claim) => post<TableLink>(`/api/tables/${part(table)}/claim`, claim),
  welcome: (table: string, claim: Claim) => post<Welcome>(`/api/tables/${part(table)}/welcome`, claim),
  film: async (table: string, wish: FilmWish) => withScene(await post<Film>(`/api/tables/${part(table)}/film`, wish)),
  record: (table: string) => getText(`/api/tables/${part(table)}/record`),
  transcript: (table: string, language: string) => getText(`/api/tables/${part(table)}/transcript?lang=${part(language)}`),
  replay: async (wish: ReplayWish) => withScene(await post<Film>('/api/replay', wish)),
  review: (wish: ReviewWish) => post<ReviewLink>('/api/reviews', wish),
  reviewed: (review: string) => get<Review>(`/api/reviews/${part(review)}`),
  reviewedRecord: (review: string) => getText(`/api/reviews/${part(review)}/record`),
  linkToMove: () => post<MoveLink>('/api/guest/link', {}),
  move: (wish: MoveWish) => post<Nothing>('/api/guest/move', wish),
  signOut: () => post<Nothing>('/api/guest/sign-out', {}),
  health: () => get<Health>('/api/health'),
}

const part = encodeURIComponent

/** The scene is sent once, and belongs to every board. */
function withScene(film: Film): Film {
  return { ...film, frames: film.frames.map((frame) => ({ ...frame, view: { ...film.scene, ...frame.view } })) }
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T
}

async function getText(path: string): Promise<string> {
  return (await ask(path)).text()
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return (await answer.json()) as T
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init })
  } catch {
    throw new Trouble({ code: 'offline', message: 'The server does not answer.' }, 0)
  }
  if (answer.ok) return answer
  throw new Trouble(await problemOf(answer), answer.status)
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const said = (await answer.json()) as Partial<Problem>
    return { code: said.code ?? `http-${answer.status}`, message: said.message ?? answer.statusText, seat: said.seat ?? -1 }
  } catch {
    return { code: `http-${answer.status}`, message: answer.statusText }
  }
}
