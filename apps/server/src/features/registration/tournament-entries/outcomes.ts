import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { DomainError, refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { auditLog } from '#platform/audit/audit.table'
import type { AuditEntry } from '#platform/audit/write-audit'
import type { Tx } from '#platform/database/types'
import type { Doer } from '#platform/http/deps'
import { type EntryRow, entryStore } from './tournament-entries.store.ts'

/** Who does it, in whose name it is written down. */
export type By = { actor: Actor; doer: Doer }

/** What became of one item of a batch. */
export type Outcome = { id: string; row: EntryRow } | { id: string; problem: DomainError }

/** Runs one item's part of a plan; a refusal is its outcome, anything else ends the request. */
export function outcomeOf(id: string, work: () => EntryRow): Outcome {
  try {
    return { id, row: work() }
  } catch (problem) {
    if (problem instanceof DomainError) return { id, problem }
    throw problem
  }
}

/** A batch of one: its outcome is the answer of the call. */
export function only([outcome]: Outcome[]): EntryRow {
  if (!outcome) throw refused('record.not-found')
  if ('problem' in outcome) throw outcome.problem
  return outcome.row
}

export function bulkAnswer(outcomes: Outcome[]): ResponseOf<typeof tournamentEntryCalls.bulkCreate> {
  const results = outcomes.map((one) =>
    'problem' in one ? { _id: one.id, ok: false, code: one.problem.code, message: one.problem.message } : { _id: one.id, ok: true },
  )
  return { ok: results.every((one) => one.ok), acknowledged: true, results }
}

/**
 * Writes all rows in one savepoint; should one of them break it, each again in its own, so that one bad row stops
 * no other. The checks before it find nearly everything; this is for what only the database can see.
 */
export async function eachForItself(
  tx: Tx,
  rows: EntryRow[],
  write: (tx: Tx, rows: EntryRow[]) => Promise<EntryRow[]>,
): Promise<Outcome[]> {
  if (!rows.length) return []
  try {
    const written = await tx.transaction((savepoint) => write(savepoint, rows))
    return written.map((row) => ({ id: row.id, row }))
  } catch (error) {
    const [row] = rows
    if (rows.length === 1 && row) return [{ id: row.id, problem: problemOf(error, row) }]
    const outcomes: Outcome[] = []
    for (const one of rows) outcomes.push(...(await eachForItself(tx, [one], write)))
    return outcomes
  }
}

/** What a broken unique index says about this row; anything else is nobody's refusal. */
function problemOf(error: unknown, row: EntryRow): DomainError {
  if (error instanceof DomainError) return error
  const cause = (error as { cause?: { code?: string; constraint?: string } }).cause
  if (cause?.code !== '23505') throw error
  return cause.constraint === 'tournament_entries_boat_number_unique'
    ? refused('boat-number.taken', { number: row.boatNumber ?? 0, name: 'taken' })
    : refused('record.id-taken')
}

/** One line per record, in one statement. */
export async function writeAuditLines(tx: Tx, { doer }: By, lines: Omit<AuditEntry, 'family'>[]): Promise<void> {
  if (!lines.length) return
  await tx
    .insert(auditLog)
    .values(lines.map((line) => ({ id: newId(), at: doer.at, by: doer.id, device: doer.device, family: entryStore.name, ...line })))
}
