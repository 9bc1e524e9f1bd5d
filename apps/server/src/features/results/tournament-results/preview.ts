import type { ResultsPreview } from '@ramplight/contract/results/tournament-results'
import { refused } from '@ramplight/domain/kernel/errors'
import { previewOf } from '@ramplight/domain/results/preview'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db } from '#platform/database/types'
import { findTournament } from '../../tournaments/tournaments/index.ts'
import { daysOf } from '../../weigh-in/weigh-in-day/index.ts'
import { calculate, namedBoats } from './calculate.ts'
import { resultOf } from './tournament-results.store.ts'

/** What finalizing would write, freshly calculated from one snapshot of the database. */
export function readPreview(db: Db, id: string): Promise<ResultsPreview> {
  return inTransaction(
    db,
    async (tx) => {
      const tournament = await findTournament(tx, id)
      if (!tournament) throw refused('record.not-found')
      const calculation = await calculate(tx, tournament)
      const written = await resultOf(tx, id)
      return previewOf(calculation, Boolean(written?.dateFinalized), await daysOf(tx, id), await namedBoats(tx, calculation))
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
