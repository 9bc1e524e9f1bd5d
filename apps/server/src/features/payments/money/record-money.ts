import type { MoneyRecord } from '@ramplight/contract/payments/money'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import { linesOfRecord } from '@ramplight/domain/money/money-records'
import { eq } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import { isStored } from '#platform/database/records'
import type { Db, Queryable } from '#platform/database/types'
import { type Movement, settle } from '../ledger/index.ts'
import { moneyRecords } from './money-records.table.ts'

export type MoneyRecordRow = typeof moneyRecords.$inferSelect

const movementOf = (row: MoneyRecordRow): Movement => ({
  kind: 'correction',
  source: { family: 'money-records', record: row.id },
  tournament: row.tournament,
  lines: linesOfRecord(row),
})

const aboutRecord = ({ id, tournament, amount, direction, note }: MoneyRecordRow, before = '') => ({
  family: 'money',
  record: id,
  tournament,
  summary: `${before}${dollarsAndCents(amount)} ${direction}: ${note}`,
})

export const recordsIn = (db: Queryable, tournament: string): Promise<MoneyRecordRow[]> =>
  db.select().from(moneyRecords).where(eq(moneyRecords.tournament, tournament))

export async function findRecord(db: Queryable, id: string): Promise<MoneyRecordRow | null> {
  const [row] = await db.select().from(moneyRecords).where(eq(moneyRecords.id, id))
  return row ?? null
}

/** Writes down money and posts it, once for its id. `today` is that of the ramp: an earlier day was written down afterwards. */
export const recordMoney = (
  db: Db,
  { tournament, today, body: { _id: id, ...said } }: { tournament: string; today: string; body: MoneyRecord },
  doer: Doer,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (said.day > today) throw refused('money.day-to-come')
    const row: MoneyRecordRow = {
      ...{ id, ...said, tournament, at: doer.at, by: doer.id, impersonator: doer.impersonator ?? null },
      ...{ takenBackAt: null, takenBackBy: null, takenBackWhy: null },
    }
    const [fresh] = await tx.insert(moneyRecords).values(row).onConflictDoNothing().returning()
    if (!fresh) {
      const there = await findRecord(tx, id)
      if (!there || !isStored(there, { ...said, tournament })) throw refused('record.id-taken')
      return
    }
    await settle(tx, [{ ...movementOf(fresh), ...(said.day < today ? { madeAt: `${said.day}T12:00:00.000Z` } : {}) }], doer)
    await writeAudit(tx, doer, { action: 'created', ...aboutRecord(fresh, 'Recorded '), after: fresh })
  })

/** Takes it back: the ledger gets its opposite, and both stay. */
export const takeBackRecord = (db: Db, id: string, reason: string, doer: Doer): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [before] = await tx.select().from(moneyRecords).where(eq(moneyRecords.id, id)).for('update')
    if (!before) throw refused('record.not-found')
    if (before.takenBackAt) return
    const [row] = await tx
      .update(moneyRecords)
      .set({ takenBackAt: doer.at, takenBackBy: doer.id, takenBackWhy: reason })
      .where(eq(moneyRecords.id, id))
      .returning()
    await settle(tx, [movementOf(row!)], doer)
    await writeAudit(tx, doer, { action: 'voided', ...aboutRecord(row!, 'Voided '), before, after: row })
  })
