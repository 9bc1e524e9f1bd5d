import { type DomainError, refused } from '../kernel/errors.ts'
import { statusPhrase } from '../kernel/refusal-phrases.ts'
import { sameValue } from '../kernel/same-value.ts'
import { missingFields, type TournamentForm } from './required-fields.ts'
import { mayMove, type TournamentStatus } from './statuses.ts'

/** What places, points and money are calculated from; it stands still once results are final. */
const COUNTS: readonly string[] = [
  'status',
  'cancelled',
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
]

/** What was sent and is not so already. */
export const changedFields = <T extends object>(sent: Partial<T>, before: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => value !== undefined && !sameValue(value ?? null, before[field as keyof T] ?? null)),
  ) as Partial<T>

/** Names what is missing in the words of the form, in its order. */
export function refuseMissing(form: TournamentForm): void {
  const missing = missingFields(form)
  if (missing.length) throw refused('tournament.missing-fields', { list: missing.join(', ') }, missing)
}

/** Why a tournament cannot go from one status to another. */
export const refusedMove = (from: TournamentStatus, to: TournamentStatus): DomainError =>
  refused('tournament.move-not-allowed', { from: statusPhrase('status', from), to: statusPhrase('status', to) })

type Changeable = TournamentForm & { status: TournamentStatus }

/** May this tournament change like that? `weighed`: how many boats weighed in it. References are the caller's to check. */
export function refuseChange<T extends Changeable>(before: T, changes: Partial<T>, weighed: number): void {
  refuseMissing({ ...before, ...changes })
  refuseFinal(before, changes, weighed)
  if (changes.status && !mayMove(before.status, changes.status)) throw refusedMove(before.status, changes.status)
}

/**
 * Final results are withdrawn by reopening them, which also takes the status back. A tournament in which nobody weighed
 * has none: it may simply step back.
 */
function refuseFinal(before: Changeable, changes: Partial<Changeable>, weighed: number): void {
  const counting = COUNTS.filter((field) => field in changes)
  if (before.status !== 'Completed' || counting.length === 0) return
  const isStepBack = counting.length === 1 && changes.status
  if (!isStepBack || weighed) throw refused('tournament.finalized')
}
