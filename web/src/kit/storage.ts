// What the browser keeps for us. In private windows or when storage is forbidden or full, nothing is kept and nothing breaks.

const PREFIX = 'themis.'

export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Then the setting lasts as long as the page.
  }
}
