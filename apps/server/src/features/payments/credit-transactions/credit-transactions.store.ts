import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import { linesOfCredits } from '@ramplight/domain/money/credit-lines'
import { and, asc, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import { onlyNew } from '#platform/database/only-new'
import { type Records, records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { directorCreditBanks as banks } from '../director-credit-banks/index.ts'
import { type Movement, settle } from '../ledger/index.ts'
import { creditTransactions as lines } from './credit-transactions.table.ts'

type Line = typeof lines.$inferSelect

const stored = records(lines, 'credit-transactions')

/** The lines of a bank that are shown with it. */
const SHOWN = 100

/** The sum of the ledger of each bank; one without a line has nothing. */
export async function balancesOf(db: Queryable, ids: string[]): Promise<Map<string, { balance: number }>> {
  const rows = ids.length
    ? await db
        .select({ bank: lines.bank, balance: sql`sum(${lines.amount})`.mapWith(Number) })
        .from(lines)
        .where(inArray(lines.bank, ids))
        .groupBy(lines.bank)
    : []
  const found = new Map(rows.map(({ bank, balance }) => [bank, balance]))
  return new Map(ids.map((id) => [id, { balance: found.get(id) ?? 0 }]))
}

/** The newest lines of each bank, newest first. */
export async function newestLines(db: Queryable, ids: string[]): Promise<Line[]> {
  if (!ids.length) return []
  const place = sql<number>`row_number() over (partition by ${lines.bank} order by ${lines.createdAt} desc, ${lines.id} desc)`.as('place')
  const ranked = db
    .select({ ...getTableColumns(lines), place })
    .from(lines)
    .where(inArray(lines.bank, ids))
    .as('ranked')
  return (await db.select().from(ranked).where(lte(ranked.place, SHOWN)).orderBy(desc(ranked.createdAt), desc(ranked.id))) as Line[]
}

/**
 * The ledger is append-only. Banks are held while lines are added, so that two who spend the last credit are two in a row and
 * no balance is ever below 0. Taking a line back adds its opposite, once.
 */
export const creditStore: Records<typeof lines> = {
  ...stored,
  async insertMany(tx, values, doer, about) {
    if (!values.length) return []
    const ids = [...new Set(values.map(({ bank }) => bank))]
    const held = await tx.select().from(banks).where(inArray(banks.id, ids)).orderBy(asc(banks.id)).for('update')
    if (held.some(({ deleted }) => deleted)) throw refused('reference.unknown', { field: 'bank' })
    const fresh = await onlyNew(tx, stored, values)
    refuseOverdraft(fresh, await balancesOf(tx, ids))
    const written = await stored.insertMany(tx, fresh, doer, about)
    const holders = new Map(held.map(({ id, user }) => [id, user]))
    await settle(tx, written.map(movementOfCredits(holders)), doer)
    return written
  },
  async updateMany(tx, rows, doer, about, action) {
    if (action !== 'deleted') return stored.updateMany(tx, rows, doer, about, action)
    const before = rows.map((row) => row.before)
    await creditStore.insertMany(tx, (await notTakenBack(tx, before)).map(counterLine), doer, about)
    return before
  },
}

/** A line of a bank is dollars in the book of its director. */
export const movementOfCredits =
  (holders: ReadonlyMap<string, string>) =>
  (line: Line): Movement => ({
    kind: 'credits',
    source: { family: stored.name, record: line.id },
    tournament: null,
    holder: holders.get(line.bank) ?? null,
    lines: linesOfCredits(line),
  })

async function notTakenBack(tx: Queryable, before: Line[]): Promise<Line[]> {
  if (!before.length) return []
  const ids = before.map(({ id }) => id)
  const done = await tx
    .select({ counterOf: lines.counterOf })
    .from(lines)
    .where(and(inArray(lines.counterOf, ids), eq(lines.deleted, false)))
  const isDone = new Set(done.map(({ counterOf }) => counterOf))
  return before.filter(({ id }) => !isDone.has(id))
}

const counterLine = ({ id, bank, amount, description, tournament, entry }: Line) => ({
  id: newId(),
  bank,
  amount: -amount,
  description: `Reversed${description ? `: ${description}` : ''}`,
  tournament,
  entry,
  counterOf: id,
})

function refuseOverdraft(fresh: { bank: string; amount: number }[], balances: Map<string, { balance: number }>): void {
  const left = new Map([...balances].map(([bank, { balance }]) => [bank, balance]))
  for (const { bank, amount } of fresh) {
    const balance = left.get(bank) ?? 0
    if (amount < 0 && balance + amount < 0) throw refused('credits.too-few', { balance, amount: -amount })
    left.set(bank, balance + amount)
  }
}
