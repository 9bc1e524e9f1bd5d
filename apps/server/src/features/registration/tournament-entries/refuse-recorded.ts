import { refused } from '@ramplight/domain/kernel/errors'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { EntryRow } from './tournament-entries.store.ts'

/** Who has weighed stays on the record, and so does who is in results that are official: asked before a boat goes, and before it is refunded for that. */
export function refuseRecorded({ id }: EntryRow, { status }: TournamentRow, weighed: ReadonlySet<string>): void {
  if (status === 'Completed') throw refused('tournament.finalized')
  if (weighed.has(id)) throw refused('entry.weighed')
}
