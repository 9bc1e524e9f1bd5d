import { type AuditEntry, writeAudit } from '#platform/audit/write-audit'
import type { Tx } from '#platform/database/types'
import type { Doer } from '#platform/http/deps'
import { findTournament, touchBoard } from '../../tournaments/tournaments/index.ts'
import { checkOpen } from './check-bag.ts'
import { foldLog, type StoredWeighIn } from './find-weigh-in.ts'
import { bagOf, type WeighInEventRow } from './weigh-ins.log.ts'
import { weighInEvents } from './weigh-ins.table.ts'

type NewEvent = typeof weighInEvents.$inferInsert

const ACTION = { weigh: 'weighed', correct: 'corrected', void: 'voided' } satisfies Record<WeighInEventRow['kind'], AuditEntry['action']>

/**
 * Adds one event to the log, with its audit line, and moves the board, in the caller's transaction. The caller holds the
 * entry; moving the board takes the tournament, so results that became final meanwhile are seen here and nothing is kept.
 */
export async function appendEvent(
  tx: Tx,
  event: NewEvent,
  doer: Doer,
  summary: string,
  history: readonly WeighInEventRow[] = [],
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
  await touchBoard(tx, event.tournament)
  const tournament = await findTournament(tx, event.tournament)
  if (tournament) checkOpen(tournament)
  return foldLog([...history, row!])[0]!
}

/**
 * When it was done, by the clock of the device; never after it reached us, and never before what it builds upon: a
 * station whose clock is wrong must not undo a newer correction.
 */
export function timeOf(claimed: string | undefined, doer: Doer, history: readonly WeighInEventRow[] = []): string {
  const time = Math.min(Date.parse(claimed ?? doer.at), Date.parse(doer.at))
  const after = Math.max(...history.map(({ at }) => Date.parse(at) + 1), 0)
  return new Date(Math.max(time, after)).toISOString()
}
