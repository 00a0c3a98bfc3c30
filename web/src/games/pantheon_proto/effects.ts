// What cards do, as signs. The content writes each effect as `when:verb:number:thing:more`; effects of the same moment, or for the same
// people, stand in one line.

export interface Part {
  /** What stands before the sign: a number with its plus or minus, or a word of signs. */
  mark: string
  sign: string
  /** The sign is that of a cell of the temple. */
  cell?: true
  /** What is forbidden. */
  barred?: true
}

export interface Line {
  when: string
  /** The sign of whom or when it concerns; empty where that is plain. */
  who: string
  parts: Part[]
}

/** Numbers with a real minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`
}

/** A place on the power scale: 0 has no sign. */
export function onScale(position: number): string {
  return position ? signed(position) : '0'
}

/** The sign of whom or when an effect concerns; without one it is for the winners, as on the cards. */
const WHO: Record<string, string> = {
  start: 'start',
  planning: 'planning',
  resolution: 'resolution',
  purchase: 'purchase',
  won: 'winners',
  first: 'first',
  opposite: 'opposite',
  lost: 'opposite',
  unresolved: 'unresolved',
  build: 'monument',
  end: 'end',
}

function partsOf(verb: string, number: number, thing: string, more: string): Part[] {
  switch (verb) {
    case 'gain':
      return [...sideOf(more), { mark: signed(number), sign: thing }]
    case 'lose':
    case 'discount':
      return [{ mark: signed(-number), sign: thing }]
    case 'disciples':
      return [{ mark: String(number), sign: 'disciple' }]
    case 'forbid':
      return [{ mark: '', sign: 'disciple', barred: true }]
    case 'wild':
      return ['wood', 'metal', 'wheat'].map((sign, i) => ({ mark: i ? '=' : '', sign }))
    case 'each':
      return [
        { mark: signed(number), sign: thing },
        { mark: '/', sign: 'monument' },
      ]
    case 'immune':
      return [{ mark: '', sign: 'immune' }]
    default:
      return []
  }
}

function sideOf(more: string): Part[] {
  return more === 'light' || more === 'dark' ? [{ mark: '', sign: more }] : []
}

/** What is added on a cell, perhaps only where so many disciples lie. */
function added(number: number, cell: string, placed: string): Part[] {
  return [
    { mark: '', sign: cell, cell: true },
    { mark: placed ? `${placed}: ${signed(number)}` : signed(number), sign: '' },
  ]
}

/** The lines of a list of effects. */
export function linesOf(effects: unknown): Line[] {
  const lines: Line[] = []
  for (const effect of Array.isArray(effects) ? effects.map(String) : []) {
    const [when = '', verb = '', number = '0', thing = '', more = ''] = effect.split(':')
    const who = WHO[when] ?? ''
    const isOnCell = when === 'cell' || when === 'unresolved'
    let parts = isOnCell ? added(Number(number), thing, more) : partsOf(verb, Number(number), thing, more)
    // A reduction for this turn only says of what it is one.
    if (verb === 'discount' && when !== 'build') parts = [{ mark: '', sign: 'monument' }, ...parts]
    const last = lines.at(-1)
    if (last && last.when === when && when !== 'cell') last.parts.push(...parts)
    else lines.push({ when, who, parts })
  }
  return lines
}

/** What a card adds to the count of a cell, and from how many disciples exactly, if not always. */
export interface Bonus {
  number: number
  placed: number | null
}

/** The bonuses that effects give to a cell; those for any cell are asked for when it is resolved. */
export function bonusesOf(effects: unknown, cell: { cell: string; kind: string }): Bonus[] {
  return (Array.isArray(effects) ? effects.map(String) : []).flatMap((effect) => {
    const [when, verb, number, thing, placed] = effect.split(':')
    const isHere = when === 'cell' && verb === 'add' && (thing === cell.cell || thing === cell.kind)
    return isHere ? [{ number: Number(number), placed: placed ? Number(placed) : null }] : []
  })
}
