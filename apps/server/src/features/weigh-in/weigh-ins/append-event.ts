import type { WeighInEventKind } from '@ramplight/domain/scoring/weigh-in-log'
import { bagOf } from '@ramplight/domain/weigh-in/bag'
import { checkOpen } from '@ramplight/domain/weigh-in/check-bag'
import type { Writer } from '@ramplight/domain/weigh-in/plan-weigh-in'
import { foldLog, type StoredWeighIn, type WeighInRecord } from '@ramplight/domain/weigh-in/weigh-in-records'
import type { Doer } from '#platform/audit/doer'
import { type AuditEntry, writeAudit } from '#platform/audit/write-audit'
import type { Tx } from '#platform/database/types'
import { findTournament } from '../../tournaments/tournaments/index.ts'
import { toWeighInRecord } from './weigh-ins.log.ts'
import { weighInEvents } from './weigh-ins.table.ts'

/** Who writes an event at the server, now. */
export const writerOf = (id: string, doer: Doer): Writer => ({ id, by: doer.id!, now: doer.at, received: doer.at })

/** A planned event as it is stored. */
export const rowOf = ({
  _id,
  after = null,
  bigFishDead = null,
  fishLengths = null,
  lateBy = null,
  clashOf = null,
  ...planned
}: WeighInRecord) => ({
  ...planned,
  id: _id,
  after,
  bigFishDead,
  fishLengths,
  lateBy,
  clashOf,
})

export const ACTION = { weigh: 'weighed', correct: 'corrected', void: 'voided' } satisfies Record<WeighInEventKind, AuditEntry['action']>

/**
 * Adds one event to the log, with its audit line, in the caller's transaction. The caller holds the entry; the board that moves
 * with the log takes the tournament, so results that became final meanwhile are seen here and nothing is kept.
 */
export async function appendEvent(
  tx: Tx,
  planned: WeighInRecord,
  doer: Doer,
  summary: string,
  history: readonly WeighInRecord[] = [],
): Promise<StoredWeighIn> {
  const [row] = await tx.insert(weighInEvents).values(rowOf(planned)).returning()
  const before = history.findLast(({ kind }) => kind !== 'void')
  await writeAudit(tx, doer, {
    action: ACTION[planned.kind],
    family: 'weigh-ins',
    record: planned.weighIn,
    tournament: planned.tournament,
    summary,
    before: before && bagOf(before),
    after: planned.kind === 'void' ? undefined : row,
  })
  const tournament = await findTournament(tx, planned.tournament)
  if (tournament) checkOpen(tournament)
  return foldLog([...history, toWeighInRecord(row!)])[0]!
}
