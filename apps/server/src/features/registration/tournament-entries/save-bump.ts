import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { refused } from '@ramplight/domain/kernel/errors'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { type EntryRow, entryStore } from './tournament-entries.store.ts'

type Bump = NonNullable<TournamentEntry['bump']>

/** What the bump judge counted goes to the scale stations at once. */
export async function saveBump(
  tx: Tx,
  { entry, tournament }: { entry: EntryRow; tournament: TournamentRow },
  bump: Bump,
  doer: Doer,
): Promise<EntryRow> {
  const days = tournament.tournamentDates.length
  if (bump.day >= days) throw refused('weigh-in.day-unknown', { days, day: bump.day + 1 })
  const summary = `Bump: ${bump.totalFish ?? 0} fish${entry.boatNumber ? `, boat ${entry.boatNumber}` : ''}`
  const row = await entryStore.update(tx, entry.id, { bump }, undefined, doer, { tournament: tournament.id, summary })
  return row
}
