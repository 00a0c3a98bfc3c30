import { describe, expect, it } from 'vitest'
import type { GameInfo, TableLine } from '../src/generated/protocol'
import { doors, SHELF } from '../src/lobby/catalogue'
import { isWatching, secretIn } from '../src/lobby/secret'
import { ago, sorted } from '../src/lobby/tables'

function line(id: string, change: Partial<TableLine>): TableLine {
  return { id, game: 'uruk', stage: 'playing', seats: [], free: 0, mine: true, asked: false, changed: 0, ...change }
}

function ids(lines: TableLine[]): string[] {
  return lines.map((one) => one.id)
}

describe('the lobby', () => {
  it('puts the tables that wait for me first, then the latest', () => {
    const found = sorted([line('old', { changed: 1 }), line('new', { changed: 3 }), line('asked', { asked: true, changed: 2 })])

    expect(ids(found.mine)).toEqual(['asked', 'new', 'old'])
  })

  it('keeps finished games apart, and hides those of others', () => {
    const found = sorted([
      line('mine', { stage: 'over' }),
      line('dead', { stage: 'closed' }),
      line('theirs', { stage: 'over', mine: false }),
    ])

    expect(found).toMatchObject({ mine: [], others: [] })
    expect(ids(found.finished)).toEqual(['mine', 'dead'])
  })

  it('shows public tables with a free seat before those one can only watch', () => {
    const found = sorted([line('full', { mine: false, changed: 9 }), line('free', { mine: false, free: 1 })])

    expect(ids(found.others)).toEqual(['free', 'full'])
  })

  it('tells how long ago the last move was', () => {
    expect(ago(1000, 1000 + 7200, 'en')).toBe('2 hours ago')
    expect(ago(1000, 1000 + 86_400, 'fr')).toBe('hier')
    expect(ago(1000, 900, 'en')).toBe('now')
  })
})

describe('the shelf', () => {
  it('has five doors, open where the server has the game', () => {
    const shelf = doors([{ id: 'uruk', stage: 'complete', fewest: 2, most: 4 } as GameInfo])

    expect(shelf.map((door) => door.id)).toEqual(SHELF.map((game) => game.id))
    expect(shelf.filter((door) => door.info).map((door) => door.id)).toEqual(['uruk'])
  })

  it('keeps a draft closed, and adds a game that only the server knows', () => {
    const shelf = doors([{ id: 'altar', stage: 'draft' } as GameInfo, { id: 'mine', stage: 'playable', fewest: 1, most: 2 } as GameInfo])

    expect(shelf.find((door) => door.id === 'altar')?.info).toBeNull()
    expect(shelf.at(-1)).toMatchObject({ id: 'mine', fewest: 1, most: 2 })
  })
})

describe('the secret of a link', () => {
  it('is what stands behind the #, and says whether one may sit or watch', () => {
    expect(secretIn('#k3v9-1-0.abc')).toBe('k3v9-1-0.abc')
    expect(secretIn('')).toBe('')
    expect(isWatching('k3v9-99-0.abc')).toBe(true)
    expect(isWatching('k3v9-1-0.abc')).toBe(false)
  })
})
