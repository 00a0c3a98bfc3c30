// The secret of a link stands behind the #, which a browser never sends: only the page reads it.

export function secretIn(hash: string): string {
  return decodeURIComponent(hash.replace(/^#/, ''))
}
