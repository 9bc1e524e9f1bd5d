import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { PlatformBook, platformInvoiceCalls } from '@ramplight/contract/payments/platform-invoices'
import { type Account, isPlace, PURPOSES, type Purpose } from '@ramplight/domain/money/accounts'
import { moneyOf } from '@ramplight/domain/money/money-of'
import { PLATFORM } from '@ramplight/domain/money/platform-lines'
import { and, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { fullNames } from '#features/people/users/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Queryable, Tx } from '#platform/database/types'
import { ledgerLines as lines, opensLedger, PLATFORM_BOOK, ledgerPostings as postings } from '../ledger/index.ts'
import { cardCheckouts, settleAllPlatformParts } from '../stripe/index.ts'
import { bySystem } from './bill-month.ts'
import { BILLING_ZONE } from './billing-month.ts'
import { postInvoice } from './charges/index.ts'
import { platformInvoices } from './platform-invoices.table.ts'

type Lines = ResponseOf<typeof platformInvoiceCalls.bookLines>
const MOST = 500

const ZONE = sql.raw(`'${BILLING_ZONE.iana}'`)
const monthOf = sql<string>`to_char(${postings.at} at time zone ${ZONE}, 'YYYY-MM')`
const ours = eq(postings.holder, PLATFORM)
/** From this day on for as long, by the calendar of the billing: as moments, so that an index finds them. */
const within = (from: string, length: '1 month' | '1 year') =>
  sql`(${postings.at} >= (${from}::timestamp at time zone ${ZONE})
    and ${postings.at} < ((${from}::timestamp + ${length}::interval) at time zone ${ZONE}))`
/** What of a director's book was paid to the platform. */
const PAID_FAMILIES = ['platform-invoices', 'subscriptions']

/** What was paid before there was a book of the platform, once. */
export async function postPlatformHistory(db: Queryable, now: string): Promise<void> {
  await inTransaction(db, async (tx: Tx) => {
    if (!(await opensLedger(tx, now, PLATFORM_BOOK))) return
    await settleAllPlatformParts(tx, bySystem(now))
    // What the provider kept of these nobody has written down.
    const paid = and(eq(platformInvoices.status, 'paid'), isNotNull(platformInvoices.paidAt), ne(platformInvoices.amount, 0))
    for (const row of await tx.select().from(platformInvoices).where(paid))
      await postInvoice(tx, row, { money: { paid: row.amount, fees: 0 }, at: row.paidAt! })
  })
}

/** The platform's own book in a year, by month and purpose. */
export async function platformBookIn(db: Queryable, year: string, thisYear: number): Promise<PlatformBook> {
  const sums = await db
    .select({ month: monthOf, account: lines.account, amount: sql`sum(${lines.amount})`.mapWith(Number) })
    .from(lines)
    .innerJoin(postings, eq(lines.posting, postings.id))
    .where(ours)
    .groupBy(monthOf, lines.account)
  const inYear = sums.filter(({ month }) => month.startsWith(year))
  const sumsOf = (some: typeof sums) => {
    const { places: _, ...money } = moneyOf(some.map(({ account, amount }) => ({ account: account as Account, amount })))
    return money
  }
  const months = [...Map.groupBy(inYear, ({ month }) => month)].map(([month, some]) => ({ month, ...sumsOf(some) }))
  return {
    year,
    years: [...new Set([String(thisYear), year, ...sums.map(({ month }) => month.slice(0, 4))])].sort().reverse(),
    ...sumsOf(inYear),
    months: months.sort((a, b) => (a.month < b.month ? 1 : -1)),
    paidByDirectors: await paidByDirectors(db, year),
  }
}

/** The sum of lines, in cents. */
async function sumOf(db: Queryable, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${lines.amount}), 0)`.mapWith(Number) })
    .from(lines)
    .innerJoin(postings, eq(lines.posting, postings.id))
    .where(which)
  return row?.sum ?? 0
}

/** What left the books of directors for the platform, and what came into its own from there. */
async function paidByDirectors(db: Queryable, year: string): Promise<PlatformBook['paidByDirectors']> {
  const inYear = within(`${year}-01-01`, '1 year')
  const theirs = await sumOf(db, and(eq(postings.kind, 'platform-fee'), eq(lines.account, 'platform-fee'), inYear))
  // What went back to their cards counts on both sides.
  const bought = inArray(lines.account, ['angler-fee', 'license', 'subscription', 'refund', 'chargeback'])
  const came = await sumOf(db, and(ours, bought, sql`${postings.sourceRecord} not like 'checkout %'`, inYear))
  return { theirs, ours: 0 - came }
}

/** The lines behind one of its figures. */
export async function platformLinesIn(db: Queryable, month: string, purpose: Purpose): Promise<Lines> {
  const which = and(ours, within(`${month}-01`, '1 month'), eq(lines.account, purpose), sql`${lines.amount} <> 0`)
  const rows = await db
    .select({ posting: postings, line: lines })
    .from(lines)
    .innerJoin(postings, eq(lines.posting, postings.id))
    .where(which)
    .orderBy(desc(postings.at), desc(postings.id))
    .limit(MOST + 1)
  const sign = !isPlace(purpose) && PURPOSES[purpose] === 'in' ? -1 : 1
  const shown = rows.slice(0, MOST)
  const about = await aboutOf(
    db,
    shown.map(({ posting }) => posting.sourceRecord),
  )
  return {
    total: sign * (await sumOf(db, which)) + 0,
    isWhole: rows.length <= MOST,
    lines: shown.map(({ posting, line }) => ({
      key: `${posting.id}-${line.number}`,
      at: posting.at,
      what: posting.sourceRecord.split(' ')[0] as Lines['lines'][number]['what'],
      about: about.get(posting.sourceRecord) ?? '',
      amount: sign * line.amount,
      isReversal: posting.reversalOf !== null,
    })),
  }
}

/** The event that a card has paid for, or the director who has paid. */
async function aboutOf(db: Queryable, records: readonly string[]): Promise<Map<string, string>> {
  const idsOf = (what: string) => records.flatMap((record) => (record.startsWith(`${what} `) ? [record.slice(what.length + 1)] : []))
  const checkouts = await db
    .select({ id: cardCheckouts.id, tournament: cardCheckouts.tournament, user: cardCheckouts.user })
    .from(cardCheckouts)
    .where(inArray(cardCheckouts.id, idsOf('checkout')))
  const events = await tournamentStore.findMany(
    db,
    checkouts.flatMap(({ tournament }) => tournament ?? []),
  )
  const names = new Map(events.map(({ id, name }) => [id, name]))
  // The book of who paid has the same money under the same record.
  const paid = await db
    .select({ record: postings.sourceRecord, holder: postings.holder })
    .from(postings)
    .where(
      and(
        eq(postings.kind, 'platform-fee'),
        inArray(postings.sourceFamily, PAID_FAMILIES),
        inArray(postings.sourceRecord, [...idsOf('invoice'), ...idsOf('bill')]),
      ),
    )
  const people = await fullNames(db, [...paid.flatMap(({ holder }) => holder ?? []), ...checkouts.map(({ user }) => user)])
  return new Map([
    ...checkouts.map(({ id, tournament, user }): [string, string] => [
      `checkout ${id}`,
      [names.get(tournament ?? ''), people.get(user)].filter(Boolean).join(' · '),
    ]),
    ...paid.flatMap(({ record, holder }): [string, string][] =>
      ['invoice', 'bill'].map((what) => [`${what} ${record}`, people.get(holder ?? '') ?? '']),
    ),
  ])
}
