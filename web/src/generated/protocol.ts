// Written by scripts/protocol.py from src/themis/server/protocol.py and src/themis/server/protocol_learn.py and src/themis/server/protocol_http.py. Do not edit.

/** Begins, or begins again after a lost connection: the version, the length of the log and the eyes the page still has (-1: nothing). With `wants_all` the only option of a decision is asked for too; else it makes itself. */
export interface Hello {
  type: 'hello'
  version?: number
  steps?: number
  eyes?: number
  wants_all?: boolean
}

/** Makes a choice for one's seat; `version` is that of the table which the chooser saw. Whoever is not `sure` may be answered by a `warning` instead: then nothing has happened. */
export interface Choose {
  type: 'choose'
  id: string
  version: number
  seat: number
  choice: string
  sure?: boolean
}

/** Keeps a whole plan for one's seat, and says whether one is ready with it; `version` is that of the table when planning began. It may be changed until the time for plans is up. Whoever is ready must not break a rule with it. */
export interface Plan {
  type: 'plan'
  id: string
  version: number
  seat: number
  choice: string
  ready: boolean
}

/** Takes back one's last choice, as long as nobody learned anything from it. */
export interface Undo {
  type: 'undo'
  id: string
  version: number
  seat: number
}

/** Asks the others to let a seat take back its last choice although somebody learned something from it. */
export interface Takeback {
  type: 'takeback'
  id: string
  version: number
  seat: number
}

/** Agrees to the request of this number, or refuses it; who asked may withdraw it by refusing. */
export interface Answer {
  type: 'answer'
  id: string
  request: number
  agree: boolean
}

/** Asks what to choose for one's seat, at the version that one sees: answered by `advice`, a moment later. Everybody at the table is told that it was asked. */
export interface Hint {
  type: 'hint'
  id: string
  version: number
  seat: number
}

/** Several people at one screen: whose eyes are on it now. Spectator's eyes draw the curtain. */
export interface Look {
  type: 'look'
  id: string
  seat: number
}

/** Why a thing on the table, such as `hand:kiln`, cannot be used: answered by `reasons`. */
export interface Why {
  type: 'why'
  id: string
  seat: number
  target: string
}

/** Asks for the board as it was after a number of choices: answered by `board`. */
export interface Then {
  type: 'then'
  id: string
  step: number
}

/** Talks to everybody at the table. */
export interface Say {
  type: 'say'
  id: string
  text: string
}

/** Lets a bot keep a seat warm, or takes the seat back from it; of others only those who have been away for a while. */
export interface Warm {
  type: 'warm'
  id: string
  seat: number
  on: boolean
}

/** Stops clocks and bots until somebody goes on; where a clock runs, it asks the others to let it happen. */
export interface Pause {
  type: 'pause'
  id: string
  on: boolean
}

/** The host puts a bot on a seat that nobody has taken yet. */
export interface Fill {
  type: 'fill'
  id: string
  seat: number
  level: 'easy' | 'hard' | 'medium' | 'hero' | 'lamb' | 'oracle' | 'priest' | 'scribe' | 'shepherd' | 'titan'
}

/** Before a clock runs: whoever sits on this seat is here and may be asked, or is not after all. */
export interface Ready {
  type: 'ready'
  id: string
  seat: number
  on: boolean
}

/** After the end: the host opens the link by which anybody may watch the game, or closes it. */
export interface Share {
  type: 'share'
  id: string
  on: boolean
}

/** After the end: a new table with the same people. */
export interface Rematch {
  type: 'rematch'
  id: string
}

/** At the table of a lesson, for the `step` that one sees: `next` goes on from a step that is only read, `hint` asks for an `advice`, `leave` ends the lesson, and the game goes on without it. */
export interface Coach {
  type: 'coach'
  id: string
  wish: 'hint' | 'leave' | 'next'
  step: number
}

/** Is anybody there? Answered by `pong`. */
export interface Ping {
  type: 'ping'
}

/** One event: its kind, its numbers (their meaning: `GameInfo.events`) and the rule that made it happen. */
export type Happening = [kind: string, values: number[], rule: string]

/** What one choice made happen, as one seat may know it. Step 0 is the set-up, and seat -1 its author. It was `forced` if it made itself, because nothing else could be chosen; only its own seat is told so. */
export interface Move {
  step: number
  seat: number
  events: Happening[]
  forced?: boolean
}

/** Whether the last choice can be taken back: which, or why not (nothing, other-seat, chance, revealed, corrected, handed-over); and whether one may ask the others for it. */
export interface UndoState {
  choice: string
  refusal: string
  can_ask: boolean
}

/** How the game ended, and the secret from which every draw can be recomputed. */
export interface Result {
  ranks: number[]
  scores: number[]
  reason: string
  sources: [string, number[]][]
  secret: string
}

/** After `step` choices the rules were corrected, from one revision of the game to another (the same: a correction without a number). `replayed`: all choices before are possible by the new rules, too. `position`: the game goes on from where it stood, and what was played before follows the old rules. `over`: it had ended, and its result stays. */
export interface Correction {
  step: number
  before: number
  after: number
  way: 'over' | 'position' | 'replayed'
}

/** The game as one seat sees it. The log is what it was, cut to `keep` moves, and then `moves`; with `keep` 0 it is told from the start, with the `scene`: what never changes during the game and is left out of every view. `takebacks`: moves that are gone from the log, and the seats that agreed to it. `drafts`: the verb of the whole plans that those in `waiting` make now, who then have no offers; else empty. `corrections`: where the rules became others during the game. */
export interface Update {
  type: 'update'
  version: number
  eyes: number
  keep: number
  moves: Move[]
  takebacks: [Move, number[]][]
  scene: Record<string, unknown> | null
  view: Record<string, unknown>
  waiting: number[]
  offers: Offer[]
  drafts: string
  undo: UndoState
  clocks: number[]
  result: Result | null
  corrections?: Correction[]
}

/** Who sits where. `warm`: a bot plays for an absent person. `mine`: this connection may choose for it. `invite`: the secret of its link, for the host. `warm_in`: the milliseconds until whoever is told this may let a bot keep the seat warm; -1 for never. `ready`: nobody needs to be waited for here any more before the clock runs. */
export interface SeatInfo {
  name: string
  kind: 'bot' | 'human' | 'open'
  level: string
  online: boolean
  warm: boolean
  warm_in: number
  mine: boolean
  invite: string
  ready: boolean
}

/** Each seat has `bank` seconds, and gets `increment` more whenever it has decided. */
export interface Clock {
  bank: number
  increment: number
}

/** A seat asks the others to let it take back its last choice, back to `step` choices, or pause the clocks. `agreed` of the seats in `needed` have said yes. Requests of a table are numbered. */
export interface RequestState {
  number: number
  kind: 'pause' | 'takeback'
  seat: number
  step: number
  needed: number[]
  agreed: number[]
}

/** Whole plans are being made: the seats that are ready, the milliseconds until the time is up (-1: no countdown runs), and those left to each seat. */
export interface PlanningState {
  ready: number[]
  left: number
  clocks: number[]
}

/** The table around the game; a game that could not be brought back to life is `closed`. `paused_by` is a seat, or -1. `share` is the secret of the link to the finished game, for those who played; empty when the host has closed it. `lesson` is the one that this table was made for: its luck is arranged and open, so that there is no commitment. `coach` is gone when the lesson is. `hints`: after how many choices which seat asked for one. */
export interface Table {
  type: 'table'
  id: string
  game: string
  stage: 'closed' | 'gathering' | 'over' | 'playing'
  options: Record<string, string>
  seats: SeatInfo[]
  host: boolean
  public: boolean
  watch: string
  watchers: number
  commitment: string
  paused: boolean
  paused_by: number
  clock: Clock | null
  request: RequestState | null
  planning: PlanningState | null
  rematch: string
  share: string
  lesson: string
  hints: [number, number][]
  coach: CoachState | null
  engine: 'compiled' | 'interpreted'
}

/** The plan of one's own seat as it is kept, for the planning that began at `version`; no choice: nothing was planned yet. */
export interface Draft {
  type: 'draft'
  seat: number
  version: number
  choice: string
  ready: boolean
}

/** A command was carried out and is stored. */
export interface Done {
  type: 'done'
  id: string
  version: number
}

/** A command was not carried out: why, as a code, as a sentence, and as the rules in its way, of the game or of conduct (`TAB-…`). A choice that is allowed but leads away from the `lesson` is answered by an `attribute` of the step's message; none: by the house's `lesson-elsewhere`. */
export interface Refused {
  type: 'refused'
  id: string
  code: 'corrected' | 'house' | 'illegal' | 'lesson' | 'malformed' | 'no-hints' | 'not-asked' | 'not-now' | 'not-your-seat' | 'over' | 'paused' | 'reused-id' | 'stale' | 'storage' | 'stranger' | 'too-fast' | 'too-large' | 'too-many'
  message: string
  rules: string[]
  attribute?: string
}

/** A choice that is not possible now, and the rules in its way. */
export interface Reason {
  choice: string
  rules: string[]
}

/** Why a thing cannot be used; empty when it merely is not its moment. */
export interface Reasons {
  type: 'reasons'
  id: string
  target: string
  reasons: Reason[]
}

/** The board as it was after a number of choices. */
export interface Board {
  type: 'board'
  id: string
  step: number
  view: Record<string, unknown>
}

/** A hint: the choice, and the thing on the table that stands for it. In a lesson the `attribute` of the step's message says it (none: empty). `also`: the choices that are about equally good. `line`: the turn that follows, as far as no luck comes between, or in a lesson what leads to the end of its step, the choice first. `clear`: no other choice comes near. `because`: what sets it apart from another choice, `instead`; `given`: what is given up for it, and that one would bring. */
export interface Advice {
  type: 'advice'
  id: string
  choice: string
  target: string
  attribute?: string
  also?: string[]
  line?: string[]
  because?: Because | null
  given?: Because | null
  instead?: string
  clear?: boolean
}

/** A choice was not made, because another one is much better; sent again by somebody who is `sure`, it is. `given`: what it would bring all the same. */
export interface Warning {
  type: 'warning'
  id: string
  choice: string
  because: Because | null
  given?: Because | null
}

/** Somebody said something: seconds since 1970, the seat (-1: a spectator), the name. `said` numbers the lines of a table. */
export interface Chat {
  type: 'chat'
  said: number
  at: number
  seat: number
  name: string
  text: string
}

/** Somebody is here. */
export interface Pong {
  type: 'pong'
}

/** A choice that may be made now, the facts about it (`Game.facts`), and the thing on the table that stands for it (none: empty). */
export type Offer = [choice: string, facts: Record<string, number>, target: string]

/** Why a choice is better: the message `key` of the game with `count`, and its attribute `other` where it costs another `seat` something (-1: nobody). */
export interface Because {
  key: string
  count: number
  seat: number
}

/** A choice that does not solve a puzzle, tried after `step` choices. It costs so many `points` of the chance to win (0: that is not sure); `because`: what the best choice brings. `greedy`: a bot chose it, too. */
export interface Tried {
  step: number
  choice: string
  greedy: boolean
  points: number
  because: Because | null
}

/** A puzzle: the events that can be brought about within the turn, each with how often, and facts about it; and what was `tried` in vain, the last one last. `shown`: somebody else has found the answer, the coach or a bot in one's seat. When the move is made, also the `greedy` choice that a bot made, and how many of so many `games` that were played to their end each of the two won. */
export interface PuzzleState {
  wanted: [string, number, Record<string, number>][]
  tried: Tried[]
  shown: boolean
  greedy: Offer | null
  games: number
  won: number
  won_greedy: number
}

/** Where a lesson is: at `step` of `of`, counted from 1. Its words are the message `key` of the game. A step to `read` waits for `coach` with `next`; a `goal` goes on by itself as soon as it is reached, so does a `free` step, where anything goes; a step to `play` is the free one at the end of a lesson, which `next` ends, too. `point`: what the words are about, each a target such as `hand:kiln`, the text of a choice that is a mere button, or a place that the game's look names. `rules`: where the law says so. At the table of a `puzzle` the words are the page's own. */
export interface CoachState {
  step: number
  of: number
  key: string
  kind: 'free' | 'goal' | 'play' | 'read'
  point: string[]
  rules: string[]
  puzzle?: PuzzleState | null
}

/** A way to play: its values, the first being the default, and the ruling behind it. */
export interface OptionInfo {
  name: string
  values: string[]
  rule: string
}

/** What the words of a choice mean: the domains of its arguments, where on the table its thing lies, and whether it ends or declines what is asked. The verb of whole plans is followed by `length` numbers from 0 to the `largest`, one for each thing of its place; for others both are 0. */
export interface VerbInfo {
  domains: string[]
  place: string
  closes: boolean
  length: number
  largest: number
}

/** What is said of a game before it is opened, in one language: `goal` is how it is won; `status` stands in place of a publisher where it has none. */
export interface Cover {
  title: string
  world: string
  goal: string
  status: string
}

/** Everything that is said about a game: whose it is, how it is set up, what its choices and events mean, and what is printed on its components. `covers` has one entry per language; `publisher` is empty and `year` 0 where the game was never published. A game takes from `shortest` to `longest` minutes. `slugs` names the things behind the numbers of a field, `seats` the fields whose numbers are seats (-1 is nobody). `content` maps a table of the content file to its rows; a row has `id`, its columns, and `sources` (column, "" for the row → where it is from). `numbers` are the limits, costs and sizes that the content file names. */
export interface GameInfo {
  id: string
  title: string
  prefix: string
  fewest: number
  most: number
  rules: number
  stage: string
  designers: string[]
  publisher: string
  year: number
  shortest: number
  longest: number
  weight: string
  covers: Record<string, Cover>
  options: OptionInfo[]
  slugs: Record<string, string[]>
  seats: string[]
  verbs: Record<string, VerbInfo>
  events: Record<string, string[]>
  content: Record<string, Record<string, unknown>[]>
  numbers: Record<string, number>
  provenance: Record<string, number>
}

/** A rule, or a ruling (then `question` and `reason` are given). */
export interface RuleInfo {
  id: string
  chapter: string
  text: string
  source: string
  see: string[]
  question: string
  reason: string
}

/** A chapter of the rulebook. */
export interface ChapterInfo {
  id: string
  title: string
}

/** A paragraph of the quick rules: its words are the message `quick-<id>` of the game, its heading the attribute `title`. */
export interface QuickInfo {
  id: string
  rules: string[]
  figure: string
}

/** The quick rules of a game, and its numbered rules and rulings in one language, all in reading order. */
export interface Rulebook {
  quick: QuickInfo[]
  chapters: ChapterInfo[]
  rules: RuleInfo[]
}

/** The words of a game in one language: the Fluent files of the house and of the game. */
export interface Texts {
  messages: string[]
}

/** me: whoever makes the table; here: somebody else at the same screen; link: whoever is sent the link; bot. */
export interface SeatWish {
  kind: 'bot' | 'here' | 'link' | 'me'
  name?: string
  level?: 'easy' | 'hard' | 'medium' | 'hero' | 'lamb' | 'oracle' | 'priest' | 'scribe' | 'shepherd' | 'titan'
}

/** A table as somebody wishes it: who sits where, and how it is played. */
export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, string>
  public?: boolean
  clock?: Clock | null
}

/** Where to go. */
export interface TableLink {
  table: string
}

/** Sits down: with the secret of an invitation, or at a public table on its first free seat. A watcher's secret lets one watch. */
export interface Claim {
  token?: string
  name?: string
}

/** What a claim would lead to: the table as it is now, who made it (empty: nobody who plays), and the seat (-1: to watch). */
export interface Welcome {
  game: string
  stage: 'closed' | 'gathering' | 'over' | 'playing'
  host: string
  seats: SeatInfo[]
  options: Record<string, string>
  clock: Clock | null
  seat: number
}

/** A table in the lobby. `asked`: it waits for this guest, to decide or to say that they are ready. `lesson`: the one it was made for, or empty. `step`: the step of it that its coach is at, counted from 1; 0 where there is no coach, or none any more. `until`: the second since 1970 from which on it is forgotten if nothing happens there; 0 while that is far away. */
export interface TableLine {
  id: string
  game: string
  stage: 'closed' | 'gathering' | 'over' | 'playing'
  seats: string[]
  free: number
  mine: boolean
  asked: boolean
  changed: number
  lesson: string
  step: number
  until: number
}

/** One's own tables, then the public ones. */
export interface Lobby {
  tables: TableLine[]
}

/** A lesson, and how far this guest has come: `reached` is the furthest of its `steps` (0: never begun). `table` is where the guest is in the middle of it, or empty. `titles` and `abouts`, one sentence each on what is learned, are by language. */
export interface LessonInfo {
  id: string
  game: string
  titles: Record<string, string>
  abouts: Record<string, string>
  minutes: number
  steps: number
  rules: string[]
  reached: number
  done: boolean
  table: string
}

/** All lessons of all games, in the order in which they are best taken. */
export interface Shelf {
  lessons: LessonInfo[]
}

/** Begins a lesson, or begins it again; `name` is what the learner is called. */
export interface NewLesson {
  game: string
  lesson: string
  name?: string
}

/** A puzzle, and whether this guest has solved it, or was shown the answer; `table` is where they are looking for the move, or empty. */
export interface PuzzleInfo {
  id: string
  game: string
  seats: number
  solved: boolean
  shown: boolean
  table: string
}

/** The puzzle of a day, then one of each game that has some. */
export interface PuzzleDay {
  day: string
  today: string
  puzzles: PuzzleInfo[]
}

/** Sits down at a puzzle; `name` is what the guest is called. */
export interface NewPuzzle {
  game: string
  puzzle: string
  name?: string
}

/** Something worth doing in a game: its words are the message `achievement-<id>` of the game. `table` is where this guest did it first, or empty. */
export interface AchievementInfo {
  id: string
  table: string
}

/** The last game of a guest against bots of one rung: `gain` is 1 for a win, -1 for a loss, 0 between them. */
export interface LastGame {
  table: string
  rung: 'hero' | 'lamb' | 'oracle' | 'priest' | 'scribe' | 'shepherd' | 'titan'
  gain: number
}

/** How a guest gets on in a game: the `rung` to play against next, those that were ever `beaten`, and the achievements in their order. */
export interface GamePractice {
  game: string
  rung: 'hero' | 'lamb' | 'oracle' | 'priest' | 'scribe' | 'shepherd' | 'titan'
  beaten: ('hero' | 'lamb' | 'oracle' | 'priest' | 'scribe' | 'shepherd' | 'titan')[]
  last: LastGame | null
  achievements: AchievementInfo[]
}

/** How a guest gets on in all games. */
export interface Practice {
  games: GamePractice[]
}

/** A record to look at, with the eyes of a seat or those of a spectator. */
export interface ReplayWish {
  record: string
  eyes?: number
}

/** A finished game to look at, by the secret of the link that its table gave away. */
export interface FilmWish {
  token: string
  eyes?: number
}

/** The board after one choice of a record, what was chosen, and what happened. */
export interface Frame {
  choice: string
  move: Move
  view: Record<string, unknown>
}

/** A whole record, board by board; the `scene` belongs to all of them. `verified`: every draw was recomputed from the secret. */
export interface Film {
  game: string
  seats: string[]
  options: Record<string, string>
  commitment: string
  verified: boolean
  scene: Record<string, unknown>
  frames: Frame[]
  result: Result | null
}

/** A finished game to review: a record, or a table that one may see (or with the secret of its link, anybody), or a review that is there already; and the seat whose decisions are judged. */
export interface ReviewWish {
  record?: string
  table?: string
  token?: string
  review?: string
  seat?: number
}

/** Where a review is found: the digest of its record. */
export interface ReviewLink {
  review: string
}

/** A turn that changed much, between two boards of the record, and the seat whose chance to win it changed most, by how much. */
export interface TurningPoint {
  start: number
  end: number
  seat: number
  change: number
}

/** A decision with a better choice: after how many choices it was asked, what was chosen, what was better and the facts about both, the choices that follow in that turn, and what it has cost in chance to win. `reason` is a message of the game with its `count`, or empty; it `costs` another seat something, or nobody (-1). `given` is one, too, with `given_count`: what the choice that was made brings instead, if that matters more. `target` and `better_target` are the things on the board that stand for the two choices, or empty. `doubted`: it seems to have cost more than the mark says, which is not confirmed yet; `unsettled`: games to the end did not confirm it. */
export interface Marked {
  step: number
  mark: 'better' | 'costly' | 'turned'
  choice: string
  facts: Record<string, number>
  better: string
  better_facts: Record<string, number>
  then: string[]
  reason: string
  count: number
  costs: number
  loss: number
  doubted: boolean
  given?: string
  given_count?: number
  target?: string
  better_target?: string
  unsettled?: boolean
}

/** What chance did at the choice after so many others, by seat: what it brought in chance to win, and which part of the possible draws were worse. */
export interface DrawnLuck {
  step: number
  luck: number[]
  above: number[]
}

/** The decisions of a seat that can be judged, how many of them are, and those with a better choice, in the order in which they were found. `state`: it rests until somebody asks for it, it is being made, or all is done. `like`: the rung of the ladder that gives away as much, if that is known. `unjudged`: how many other choices the seat had, in the set-up and in secret. */
export interface SideReview {
  decisions: number
  judged: number
  marks: Marked[]
  state: 'done' | 'resting' | 'working'
  like: string
  unjudged?: number
}

/** What was found in a finished game so far. `moments` are the boards at which turns begin, and the last one; `chances` are those of all seats there, together 1. For the first `open` of them it was anybody's game. */
export interface Review {
  id: string
  game: string
  seats: string[]
  moments: number[]
  chances: number[][]
  turning: TurningPoint[]
  open: number
  draws: DrawnLuck[]
  sides: SideReview[]
}

/** A wish, or an answer, with nothing to say. */
export interface Nothing {
}

/** By this secret another browser becomes the same guest, once and within so many seconds. */
export interface MoveLink {
  token: string
  seconds: number
}

/** Becomes the guest who made the link. */
export interface MoveWish {
  token: string
}

/** What runs here. `storage`: whether games are stored and read now; `damaged` if something was lost, or pages make no sense. */
export interface Health {
  version: string
  engine: 'compiled' | 'interpreted'
  tables: number
  storage: 'damaged' | 'good' | 'trouble'
}

/** Every answer over HTTP that is not a success. `seat`: the seat of a new table that it is about (-1: none). */
export interface Problem {
  code: string
  message: string
  seat?: number
}

export type AnyCommand = Hello | Choose | Plan | Undo | Takeback | Answer | Hint | Look | Why | Then | Say | Warm | Pause | Fill | Ready | Share | Rematch | Coach | Ping

export type AnyEvent = Update | Table | Draft | Done | Refused | Reasons | Board | Advice | Warning | Chat | Pong
