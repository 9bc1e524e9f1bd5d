import type { QuarantineRow } from '@ramplight/sync/types'

/** Why a change was refused, when the server's own sentence is not enough. By its code. */
const REASONS: Record<string, string> = {
  gone: 'Somebody deleted this meanwhile. Bring it back with your changes, or let it go.',
  forbidden: 'You may not change this any more. Ask its director for access, then retry.',
  op_reused: 'The server has something else under the number of this change. Retry sends it under a new one; nothing is lost.',
  too_old: 'An older version of this app wrote this, and the server no longer reads it. Export it, then enter it again.',
  server_error: 'The server broke on this change three times. It is tried again by itself once a day and after each update.',
  has_new_weighins: 'Fish were weighed for this boat that this device did not know of when you deleted it. Look at them first.',
  'reference.unknown': 'What this belongs to is not there, or is not yours any more.',
}

/** In a sentence a director understands; the server's own words where it has them. */
export const refusalWords = ({ reason, message }: Pick<QuarantineRow, 'reason' | 'message'>): string =>
  REASONS[reason] ?? (message || 'The server did not take this change.')

/** Ways out of a refusal. */
export type WayOut = 'retry' | 'restore' | 'edit' | 'discard'

const WAYS: Record<string, readonly WayOut[]> = {
  gone: ['restore', 'discard'],
  forbidden: ['retry', 'discard'],
  op_reused: ['retry', 'discard'],
  too_old: ['discard'],
}
const USUAL: readonly WayOut[] = ['retry', 'edit', 'discard']

export const waysOutOf = ({ reason, kind }: Pick<QuarantineRow, 'reason' | 'kind'>): readonly WayOut[] =>
  (WAYS[reason] ?? USUAL).filter((way) => way !== 'edit' || kind === 'up')
