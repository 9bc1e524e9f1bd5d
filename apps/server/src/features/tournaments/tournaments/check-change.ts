import type { TournamentRow } from './tournaments.store.ts'

export type Changes = Partial<TournamentRow>

/** One line for the record. */
export const lineOf = (before: TournamentRow, after: Changes): string =>
  after.status && after.status !== before.status ? `Status: ${before.status} → ${after.status}` : `Tournament ${after.name ?? before.name}`
