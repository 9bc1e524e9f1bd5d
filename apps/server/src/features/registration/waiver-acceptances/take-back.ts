import { refused } from '@ramplight/domain/kernel/errors'
import type { Doer } from '#platform/audit/doer'
import type { Queryable } from '#platform/database/types'
import { type AcceptanceRow, acceptanceStore } from './waiver-acceptances.store.ts'

/** What was marked by mistake, on paper or on a device of the director. What an angler signed is theirs; it stays in the history. */
export async function takeBack(db: Queryable, row: AcceptanceRow, doer: Doer): Promise<AcceptanceRow> {
  if (row.how !== 'paper' && row.how !== 'device') throw refused('waiver.theirs')
  await acceptanceStore.remove(db, row.id, doer, { tournament: row.tournament, summary: 'Waiver: marked by mistake, cleared' })
  return { ...row, deleted: true, rev: row.rev + 1 }
}
