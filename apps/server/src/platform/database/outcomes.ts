import type { bulkOutcome } from '@ramplight/contract/kernel/envelope'
import { DomainError, refused } from '@ramplight/domain/kernel/errors'
import type { z } from 'zod'
import { inSavepoint } from './in-transaction.ts'
import type { Tx } from './types.ts'

/** What became of one record of a batch. */
export type Outcome<Row> = { id: string; row: Row } | { id: string; problem: DomainError }

/** Runs one record's part of a plan; a refusal is its outcome, anything else ends the request. */
export function outcomeOf<Row>(id: string, work: () => Row): Outcome<Row> {
  try {
    return { id, row: work() }
  } catch (problem) {
    if (problem instanceof DomainError) return { id, problem }
    throw problem
  }
}

/** The same for work that takes its time. */
export async function outcomeSoon<Row>(id: string, work: () => Promise<Row>): Promise<Outcome<Row>> {
  try {
    return { id, row: await work() }
  } catch (problem) {
    if (problem instanceof DomainError) return { id, problem }
    throw problem
  }
}

/** A batch of one: its outcome is the answer of the call. */
export function only<Row>([outcome]: Outcome<Row>[]): Row {
  if (!outcome) throw refused('record.not-found')
  if ('problem' in outcome) throw outcome.problem
  return outcome.row
}

/** The rows that came through. */
export const rowsOf = <Row>(outcomes: Outcome<Row>[]): Row[] => outcomes.flatMap((one) => ('row' in one ? [one.row] : []))

/** Each for itself (A63): `ok` only when all went through, so that a device keeps what did not. */
export function bulkAnswer(outcomes: Outcome<unknown>[]): z.output<typeof bulkOutcome> {
  const results = outcomes.map((one) =>
    'problem' in one ? { _id: one.id, ok: false, code: one.problem.code, message: one.problem.message } : { _id: one.id, ok: true },
  )
  return { ok: results.every((one) => one.ok), acknowledged: true, results }
}

/** The answer of a call that did the same to everything that matches. */
export const toMany = (count: number) => ({ ok: true as const, acknowledged: true as const, count })

/**
 * Writes all rows in one savepoint; should one of them break it, each again in its own, so that one bad row stops no other.
 * The checks before it find nearly everything; this is for what only the database can see. `problemOf` says in words what a
 * row broke, or throws what is nobody's refusal.
 */
export async function writeTogether<Row extends { id: string }, Written extends { id: string }>(
  tx: Tx,
  rows: Row[],
  write: (tx: Tx, rows: Row[]) => Promise<Written[]>,
  problemOf: (error: unknown, row: Row) => DomainError,
): Promise<Outcome<Written>[]> {
  if (!rows.length) return []
  try {
    const written = await inSavepoint(tx, (savepoint) => write(savepoint, rows))
    return written.map((row) => ({ id: row.id, row }))
  } catch (error) {
    const [row] = rows
    if (rows.length === 1 && row) return [{ id: row.id, problem: problemOf(error, row) }]
    const outcomes: Outcome<Written>[] = []
    for (const one of rows) outcomes.push(...(await writeTogether(tx, [one], write, problemOf)))
    return outcomes
  }
}
