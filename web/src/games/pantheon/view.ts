// The view of Pantheon as src/themis/games/pantheon/view.py declares it.

export interface SpaceView {
  space: string
  q: number
  r: number
  sea: boolean
  kind: 'plain' | 'column' | 'home' | 'symbol'
  people: string | null
}
export interface Piece {
  seat: number
  kind: 'foot' | 'column'
}
