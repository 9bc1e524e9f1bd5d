import { DomainError, refused } from '@ramplight/domain/kernel/errors'
import type { RefundMethod } from '@ramplight/domain/money/refunds'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { PriceSet } from '#features/subscriptions/subscription-levels/index'
import type { Doer } from '#platform/audit/doer'
import { type AuditEntry, writeAuditLines as writeLines } from '#platform/audit/write-audit'
import { type Outcome as OutcomeOf, writeTogether } from '#platform/database/outcomes'
import type { Tx } from '#platform/database/types'
import { type EntryRow, entryStore } from './tournament-entries.store.ts'

/** Who does it, in whose name it is written down. */
/** `pushed`: a device did it earlier, perhaps at a ramp without signal. What happened there is kept, whatever is owed. */
export type By = { actor: Actor; doer: Doer; pushed?: true; tellRefund?: TellRefund }

/** Tells the anglers of a boat what a device has refunded. */
export type TellRefund = (tx: Tx, refund: { entry: string; about: string; amount: number; how: RefundMethod }, at: string) => Promise<void>
/** The same of who enters. `prices`: by which levels are sold here, which says how many anglers an event takes. */
export type EntersBy = { actor: Actor; doer: Doer } & ({ pushed: true } | { pushed?: undefined; prices: PriceSet })

/** What became of one entry of a batch. */
export type Outcome = OutcomeOf<EntryRow>

/** Writes all entries together, and says of each what became of it. */
export const eachForItself = (tx: Tx, rows: EntryRow[], write: (tx: Tx, rows: EntryRow[]) => Promise<EntryRow[]>): Promise<Outcome[]> =>
  writeTogether(tx, rows, write, problemOf)

/** What a broken unique index says about this row; anything else is nobody's refusal. */
function problemOf(error: unknown, row: EntryRow): DomainError {
  if (error instanceof DomainError) return error
  const cause = (error as { cause?: { code?: string; constraint?: string } }).cause
  if (cause?.code !== '23505') throw error
  return cause.constraint === 'tournament_entries_boat_number_unique'
    ? refused('boat-number.taken', { number: row.boatNumber ?? 0, name: 'taken' })
    : refused('record.id-taken')
}

/** One line per entry, in one statement. */
export const writeAuditLines = (tx: Tx, { doer }: Pick<By, 'doer'>, lines: Omit<AuditEntry, 'family'>[]): Promise<void> =>
  writeLines(
    tx,
    doer,
    lines.map((line) => ({ family: entryStore.name, ...line })),
  )
