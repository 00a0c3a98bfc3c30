// A coach speaks in the pace of the table: the server is ahead of it while the others' moves are being shown.

import type { CoachState } from '../generated/protocol'
import type { Controller } from '../table/controller.svelte'

/** Whether the next step may be said: what led to it has been shown, and whoever is to do something is asked. */
export function mayGoOn(next: CoachState | null, { waiting, asking }: Pick<Controller, 'waiting' | 'asking'>): boolean {
  return waiting === 0 && (next === null || next.kind === 'read' || asking)
}
