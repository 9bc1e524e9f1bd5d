import { newId } from '@ramplight/contract/kernel/new-id'
import { type Month, monthOf } from '@ramplight/domain/money/monthly-bill'
import { and, eq, notExists, sql } from 'drizzle-orm'
import { paidLicenses } from '#features/subscriptions/plans/index'
import { type PriceSet, priceSetOf } from '#features/subscriptions/subscription-levels/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import { insertRows } from '#platform/database/insert-rows'
import type { Db, Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { eachRow } from '#platform/jobs/each-row'
import { creditStore } from '../credit-transactions/index.ts'
import { directorCreditBanks as banks } from '../director-credit-banks/index.ts'
import { openedAt, opensLedger } from '../ledger/index.ts'
import { billOf, FEES_BEGAN, inMonths } from './bill-of.ts'
import { closedMonth } from './billing-month.ts'
import { platformFees, platformInvoices } from './platform-invoices.table.ts'

/** Nobody of ours: the month did it. */
export const bySystem = (at: string): Doer => ({ id: null, at, device: null })

const { table: tournaments } = tournamentStore

/** From this moment fees are taken; only the first server that has them opens them. */
export const openFees = (db: Db, now: string): Promise<boolean> => inTransaction(db, (tx) => opensLedger(tx, now, FEES_BEGAN))

/**
 * Makes the invoices of the last month that is over, each director's once. Killed in between, it goes on where it was; a server that was
 * down for months makes one invoice for all of them. Answers how many it made.
 */
export async function billClosedMonth({ db, now, cards }: Pick<Deps, 'db' | 'now' | 'cards'>): Promise<number> {
  const [month, at] = [closedMonth(now()), now().toISOString()]
  const began = await openedAt(db, FEES_BEGAN)
  if (!began || monthOf(began) > month || (await openedAt(db, doneFor(month)))) return 0
  const asked = { month, prices: priceSetOf({ cards }) }
  const failed: unknown[] = []
  const made = await eachRow({ db, now }, 'bill-director', {
    find: () => directorsToBill(db, asked),
    id: (director) => director,
    work: (director) => billDirector(db, director, asked, at),
    failed,
  })
  // The month stays open, and the next hour bills those who are left.
  if (failed.length) throw new AggregateError(failed, `Platform fees: ${failed.length} directors couldn’t be billed`)
  await inTransaction(db, (tx) => opensLedger(tx, at, doneFor(month)))
  return made
}

type ToBill = { month: Month; prices: PriceSet }

const doneFor = (month: Month) => `${FEES_BEGAN} ${month}`

async function directorsToBill(db: Db, { month, prices }: ToBill): Promise<string[]> {
  const billed = db
    .select({ one: sql`1` })
    .from(platformInvoices)
    .where(and(eq(platformInvoices.director, tournaments.director), eq(platformInvoices.month, month)))
  const rows = await db
    .selectDistinct({ director: tournaments.director })
    .from(tournaments)
    .where(and(await inMonths(db, month), notExists(billed)))
    .orderBy(tournaments.director)
  // Who has an invoice of this month is passed over where it is made.
  return [...new Set([...rows.map(({ director }) => director), ...(await paidLicenses(db, prices)).keys()])]
}

/** The invoice of one director, with the credits that it uses, in one transaction. Answers false when there is one, or nothing is due. */
const billDirector = (db: Db, director: string, { month, prices }: ToBill, at: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    // Of two servers one bills this director, and nobody spends their credits meanwhile.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`platform-fees ${director}`}, 0))`)
    await tx.select({ id: banks.id }).from(banks).where(eq(banks.user, director)).for('update')
    const { bill, bank } = await billOf(tx, director, { month, prices })
    if (!bill.lines.length && !bill.licensed.length) return false
    const isPaid = bill.amount === 0
    const invoice = {
      ...{ id: newId(), director, month, ...bill, createdAt: at },
      ...(isPaid ? { status: 'paid' as const, paidAt: at } : { status: 'open' as const, tryAt: at }),
    }
    const made = await tx.insert(platformInvoices).values(invoice).onConflictDoNothing().returning({ id: platformInvoices.id })
    if (!made.length) return false
    await insertRows(
      tx,
      platformFees,
      bill.lines.flatMap(({ tournament, added, givenBack }) => [
        ...added.map((angler) => ({ invoice: invoice.id, tournament, angler, sign: 1 })),
        ...givenBack.map((angler) => ({ invoice: invoice.id, tournament, angler, sign: -1 })),
      ]),
    )
    if (bill.credits && bank) await spendCredits(tx, { bank, amount: 0 - bill.credits, description: `Platform fee of ${month}` }, at)
    return true
  })

async function spendCredits(tx: Tx, line: { bank: string; amount: number; description: string }, at: string): Promise<void> {
  await creditStore.insertMany(tx, [{ ...line, id: newId() }], bySystem(at), ({ amount }) => ({
    summary: `−${Math.abs(amount)} credits`,
  }))
}
