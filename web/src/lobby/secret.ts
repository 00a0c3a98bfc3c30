// The secret of a link stands behind the #, which a browser never sends: only the page reads it.
// The server signs what the link allows, `table-seat-round.signature`; on seat 99 one watches.

const WATCHER = '99'

export function secretIn(hash: string): string {
  return decodeURIComponent(hash.replace(/^#/, ''))
}

export function isWatching(secret: string): boolean {
  return secret.split('-')[1] === WATCHER
}
