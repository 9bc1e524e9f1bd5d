import { refused } from '@ramplight/domain/kernel/errors'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db } from '#platform/database/types'
import { tournamentStore } from './tournaments.store.ts'

/** What has final results stays until they are reopened. Its entries and its log stay with it, for whoever brings it back. */
export const removeTournament = (id: string, { deps: { db }, doer }: { deps: { db: Db }; doer: Doer }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await tournamentStore.find(tx, id, 'update')
    if (row?.status === 'Completed') throw refused('tournament.finalized')
    await tournamentStore.remove(tx, id, doer, { tournament: id, summary: `Deleted ${row?.name}` })
  })
