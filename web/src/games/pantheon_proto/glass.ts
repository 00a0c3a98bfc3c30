// How the glass of a window is cut: the panes of its arch, as paths in a box 200 wide and 100 high; gold on the left, night on the right.

export interface Pane {
  path: string
  side: 'light' | 'dark'
  /** One of four shades. */
  shade: number
}

const RINGS = [
  { from: 0, to: 43, panes: 1 },
  { from: 43, to: 72, panes: 4 },
  { from: 72, to: 140, panes: 5 },
]
const SHADES = 4

function at(radius: number, turn: number): string {
  const angle = (turn * Math.PI) / 2
  return `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(100 - radius * Math.cos(angle)).toFixed(1)}`
}

/** A part of a ring between two turns, from -1 at the left over 0 at the top to 1 at the right. */
function pane(from: number, to: number, begin: number, end: number): string {
  return `M${at(from, begin)}L${at(to, begin)}A${to} ${to} 0 0 1 ${at(to, end)}L${at(from, end)}A${from} ${from} 0 0 0 ${at(from, begin)}z`
}

export const ARCH = 'M2 100V90C4 50 52 18 100 2C148 18 196 50 198 90V100z'

export const PANES: Pane[] = RINGS.flatMap(({ from, to, panes }, ring) =>
  Array.from({ length: panes * 2 }, (_, i) => ({
    path: pane(from, to, i / panes - 1, (i + 1) / panes - 1),
    side: i < panes ? 'light' : 'dark',
    shade: (i * 3 + ring) % SHADES,
  })),
)
