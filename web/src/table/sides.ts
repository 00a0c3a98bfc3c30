// What the views of all games have in common about their seats.

type View = Record<string, unknown>

/** What lies before a seat; empty where a game has nothing of the kind. */
export function sideOf(view: View, seat: number): View {
  const sides = view['sides']
  return Array.isArray(sides) ? ((sides[seat] as View | undefined) ?? {}) : {}
}

/** The points of a seat, if they are known. */
export function pointsOf(view: View, seat: number): number | null {
  const points = sideOf(view, seat)['points']
  return typeof points === 'number' ? points : null
}
