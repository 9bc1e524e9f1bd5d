import { isDeepStrictEqual } from 'node:util'
import { refused } from '@ramplight/domain/kernel/errors'
import { missingFields } from '@ramplight/domain/tournament/required-fields'
import { mayMove } from '@ramplight/domain/tournament/statuses'
import type { TournamentRow } from './tournaments.store.ts'

export type Changes = Partial<TournamentRow>

/** What places, points and money are calculated from; it stands still once results are final. */
const COUNTS = [
  'status',
  'dateSpanType',
  'tournamentDates',
  'tour',
  'season',
  'teamEvent',
  'hasCuts',
  'entryFee',
  'setupOptions',
  'settings',
  'bigfishpots',
  'sidepots',
  'groups',
] as const satisfies (keyof TournamentRow)[]

/** What was sent and is not so already. */
export const changedFields = (sent: Changes, before: TournamentRow): Changes =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([field, value]) => value !== undefined && !isDeepStrictEqual(value ?? null, before[field as keyof TournamentRow] ?? null),
    ),
  )

/** Names what is missing in the words of the form, in its order. */
export function refuseMissing(form: Parameters<typeof missingFields>[0]): void {
  const missing = missingFields(form)
  if (missing.length) throw refused('tournament.missing-fields', { list: missing.join(', ') }, missing)
}

/** May this tournament change like that? `weighed`: how many boats weighed in it. References are the caller's to check. */
export function refuseChange(before: TournamentRow, changes: Changes, weighed: number): void {
  refuseMissing({ ...before, ...changes })
  refuseFinal(before, changes, weighed)
  if (changes.status && !mayMove(before.status, changes.status))
    throw refused('tournament.move-not-allowed', { from: before.status, to: changes.status })
}

/**
 * Final results are withdrawn by reopening them, which also takes the status back. A tournament in which nobody weighed
 * has none: it may simply step back.
 */
function refuseFinal(before: TournamentRow, changes: Changes, weighed: number): void {
  const counting = COUNTS.filter((field) => field in changes)
  if (before.status !== 'Completed' || counting.length === 0) return
  const isStepBack = counting.length === 1 && changes.status
  if (!isStepBack || weighed) throw refused('tournament.finalized')
}

/** One line for the record. */
export const lineOf = (before: TournamentRow, after: Changes): string =>
  after.status && after.status !== before.status ? `Status: ${before.status} → ${after.status}` : `Tournament ${after.name ?? before.name}`
