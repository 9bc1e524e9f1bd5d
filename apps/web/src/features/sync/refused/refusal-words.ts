import type { QuarantineRow } from '@ramplight/sync/types'

/** Why a change was refused, when the server's own sentence is not enough. By its code. */
const REASONS: Record<string, string> = {
  gone: 'Somebody deleted this meanwhile. Bring it back with your changes, or let it go.',
  forbidden: 'You may not change this any more. Ask its director for access, then retry.',
  op_reused: 'The server has something else under the number of this change. Retry sends it under a new one; nothing is lost.',
  too_old: 'An older version of this app wrote this, and the server no longer reads it. Export it, then enter it again.',
  server_error: 'The server broke on this change three times. It is tried again by itself once a day and after each update.',
  'results.changed-since-preview': 'Other bags have come in since; look at the results again and finalize.',
  'reference.unknown': 'What this belongs to is not there, or is not yours any more.',
}
const PARENT_GONE = 'What this belongs to was deleted meanwhile. Bring that back and retry, or let this go.'

type Refused = Pick<QuarantineRow, 'reason' | 'message' | 'baseRev' | 'kind'>

/** A record that was never there cannot have been deleted: what it hangs on is. */
const isOfGoneParent = ({ reason, kind, baseRev }: Omit<Refused, 'message'>) => reason === 'gone' && (kind !== 'up' || baseRev === 0)

/** In a sentence a director understands; the server's own words where it has them. */
export const refusalWords = (refused: Refused): string =>
  isOfGoneParent(refused) ? PARENT_GONE : (REASONS[refused.reason] ?? (refused.message || 'The server did not take this change.'))

/** Ways out of a refusal. What the server can no longer read is only exported or let go. */
export type WayOut = 'retry' | 'restore' | 'edit' | 'discard'

const WAYS: Record<string, readonly WayOut[]> = {
  gone: ['restore', 'discard'],
  forbidden: ['retry', 'discard'],
  op_reused: ['retry', 'discard'],
  too_old: ['discard'],
  // The same would be refused again.
  'results.changed-since-preview': ['discard'],
  'question.answered': ['discard'],
  'question.changed': ['discard'],
}
const USUAL: readonly WayOut[] = ['retry', 'edit', 'discard']
const AGAIN: readonly WayOut[] = ['retry', 'discard']

export const waysOutOf = (refused: Omit<Refused, 'message'>): readonly WayOut[] =>
  isOfGoneParent(refused) ? AGAIN : (WAYS[refused.reason] ?? USUAL).filter((way) => way !== 'edit' || refused.kind === 'up')
