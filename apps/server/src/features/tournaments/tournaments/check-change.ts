import type { TournamentRow } from './tournaments.store.ts'

export type Changes = Partial<TournamentRow>

/** One line for the record. */
export const lineOf = (before: TournamentRow, after: Changes): string => {
  const { name = before.name, cancelled = before.cancelled } = after
  if (cancelled !== before.cancelled) return cancelled ? `Cancelled ${name}` : `${name} takes place after all`
  return after.status && after.status !== before.status ? `Status: ${before.status} → ${after.status}` : `Tournament ${name}`
}
