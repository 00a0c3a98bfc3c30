// The arithmetic of charts.

export function scaled(value: number, low: number, high: number, from: number, to: number): number {
  return high === low ? from : from + ((value - low) / (high - low)) * (to - from)
}

const MOST_TICKS = 5

/** Round numbers from at or below `low` to at or above `high`, not too many of them. */
export function ticks(low: number, high: number): number[] {
  const step = roundStep((high - low) / MOST_TICKS)
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

/** Which labels there is room for, by their places: each where it begins, for neighbours that are called the same need it once. */
export function labelled(labels: string[], most: number): number[] {
  const begins = labels.flatMap((label, i) => (label && label !== labels[i - 1] ? [i] : []))
  const every = roundStep(begins.length / most)
  return begins.filter((_, nth) => nth % every === 0)
}

/** The next larger of 1, 2, 5, 10, 20 and so on. */
export function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)))
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10)
}
