import type { WeighInEventKind } from '@ramplight/domain/scoring/weigh-in-log'
import { bagOf } from '@ramplight/domain/weigh-in/bag'
import { checkOpen } from '@ramplight/domain/weigh-in/check-bag'
import { foldLog, type StoredWeighIn, type WeighInRecord } from '@ramplight/domain/weigh-in/weigh-in-records'
import type { Doer } from '#platform/audit/doer'
import { type AuditEntry, writeAudit } from '#platform/audit/write-audit'
import type { Tx } from '#platform/database/types'
import { findTournament } from '../../tournaments/tournaments/index.ts'
import { toWeighInRecord } from './weigh-ins.log.ts'
import { weighInEvents } from './weigh-ins.table.ts'

type NewEvent = typeof weighInEvents.$inferInsert

export const ACTION = { weigh: 'weighed', correct: 'corrected', void: 'voided' } satisfies Record<WeighInEventKind, AuditEntry['action']>

/**
 * Adds one event to the log, with its audit line, in the caller's transaction. The caller holds the entry; the board that moves
 * with the log takes the tournament, so results that became final meanwhile are seen here and nothing is kept.
 */
export async function appendEvent(
  tx: Tx,
  event: NewEvent,
  doer: Doer,
  summary: string,
  history: readonly WeighInRecord[] = [],
): Promise<StoredWeighIn> {
  const [row] = await tx.insert(weighInEvents).values(event).returning()
  const before = history.findLast(({ kind }) => kind !== 'void')
  await writeAudit(tx, doer, {
    action: ACTION[event.kind],
    family: 'weigh-ins',
    record: event.weighIn,
    tournament: event.tournament,
    summary,
    before: before && bagOf(before),
    after: event.kind === 'void' ? undefined : row,
  })
  const tournament = await findTournament(tx, event.tournament)
  if (tournament) checkOpen(tournament)
  return foldLog([...history, toWeighInRecord(row!)])[0]!
}

/**
 * When it was done, by the clock of the device; never after it reached us, and never before what it builds upon: a
 * station whose clock is wrong must not undo a newer correction.
 */
export function timeOf(claimed: string | undefined, doer: Doer, history: readonly WeighInRecord[] = []): string {
  const time = Math.min(Date.parse(claimed ?? doer.at), Date.parse(doer.at))
  const after = Math.max(...history.map(({ at }) => Date.parse(at) + 1), 0)
  return new Date(Math.max(time, after)).toISOString()
}
