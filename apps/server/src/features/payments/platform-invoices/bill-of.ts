import { type FeeBoat, type FeeEvent, type Month, type MonthlyBill, monthlyBill } from '@ramplight/domain/money/monthly-bill'
import { FEE_PER_ANGLER, PROCESSING_FEES } from '@ramplight/domain/registration/fees'
import { and, asc, eq, gte, inArray, lte, sql, sum } from 'drizzle-orm'
import { entryStore } from '#features/registration/tournament-entries/index'
import { paidLicenses } from '#features/subscriptions/plans/index'
import type { PriceSet } from '#features/subscriptions/subscription-levels/index'
import { type TournamentRow, tournamentStore } from '#features/tournaments/tournaments/index'
import type { Queryable } from '#platform/database/types'
import { balancesOf } from '../credit-transactions/index.ts'
import { directorCreditBanks as banks } from '../director-credit-banks/index.ts'
import { openedAt } from '../ledger/index.ts'
import { cardCheckouts, cardMovements } from '../stripe/index.ts'
import { platformFees } from './platform-invoices.table.ts'

const { table: tournaments } = tournamentStore
const { table: entries } = entryStore

/** What fees are opened under: events of earlier months are nobody's debt. */
export const FEES_BEGAN = 'platform-fees'

/** The events of a month and of those before it that begin since fees are taken; nobody is billed for the past. */
export async function inMonths(db: Queryable, month: Month) {
  const began = await openedAt(db, FEES_BEGAN)
  if (!began) return sql`false`
  // Days are compared as text: no month has more than 31.
  return and(gte(sql`${tournaments.startDate}::text`, began.slice(0, 10)), lte(sql`${tournaments.startDate}::text`, `${month}-31`))!
}

export type WorkedOut = { bill: MonthlyBill; bank: string | null }

/** What a director owes at the end of a month as things are now. Reads alone; the caller holds what must not move. */
export async function billOf(db: Queryable, director: string, { month, prices }: { month: Month; prices: PriceSet }): Promise<WorkedOut> {
  const events = await tournamentsOf(db, director, month)
  const [bank] = await db
    .select({ id: banks.id })
    .from(banks)
    .where(and(eq(banks.user, director), eq(banks.deleted, false)))
  const balance = bank ? ((await balancesOf(db, [bank.id])).get(bank.id)?.balance ?? 0) : 0
  const licensed = (await paidLicenses(db, prices, [director])).get(director)
  return { bill: monthlyBill(await feeEvents(db, events), balance, licensed), bank: bank?.id ?? null }
}

async function tournamentsOf(db: Queryable, director: string, month: Month): Promise<TournamentRow[]> {
  return db
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.director, director), await inMonths(db, month)))
    .orderBy(asc(tournaments.startDate), asc(tournaments.id))
}

async function feeEvents(db: Queryable, events: TournamentRow[]): Promise<FeeEvent[]> {
  if (!events.length) return []
  const ids = events.map(({ id }) => id)
  const rows = await db
    .select({ id: entries.id, tournament: entries.tournament, users: entries.users })
    .from(entries)
    .where(and(inArray(entries.tournament, ids), eq(entries.deleted, false)))
    .orderBy(asc(entries.createdAt), asc(entries.id))
  const [online, billed] = [await paidOnline(db, ids), await billedFor(db, ids)]
  const boats = Map.groupBy(rows, ({ tournament }) => tournament)
  const boatOf = ({ id, users }: (typeof rows)[number]): FeeBoat => ({ anglers: users, paidByCard: online.get(id) ?? 0 })
  // Nobody pays for an event that is deleted, cancelled or a draft: what was asked for it is given back.
  return events.map(({ id, deleted, cancelled, status }) => ({
    tournament: id,
    boats: deleted || cancelled || status === 'Draft' ? [] : (boats.get(id) ?? []).map(boatOf),
    billed: billed.get(id) ?? [],
  }))
}

/** For how many anglers of each entry the fee came with a card payment that stands. A tick at "paid online" is no payment. */
async function paidOnline(db: Queryable, ids: string[]): Promise<Map<string, number>> {
  const paid = await db
    .select({ id: cardCheckouts.id, entry: cardCheckouts.entry, amount: cardCheckouts.amount, items: cardCheckouts.items })
    .from(cardCheckouts)
    .where(and(inArray(cardCheckouts.tournament, ids), eq(cardCheckouts.state, 'paid')))
  const back = await goneBack(
    db,
    paid.map(({ id }) => id),
  )
  const counts = new Map<string, number>()
  for (const { id, entry, amount, items } of paid) {
    if (entry === null || (back.get(id) ?? 0) >= amount) continue
    const fee = items.filter(({ type, key }) => type === PROCESSING_FEES && key === 'platform').reduce((all, { cost }) => all + cost, 0)
    counts.set(entry, (counts.get(entry) ?? 0) + Math.floor(fee / FEE_PER_ANGLER))
  }
  return counts
}

/** What has gone back to the card of each payment: a refund that its bank could not take has not. */
async function goneBack(db: Queryable, checkouts: string[]): Promise<Map<string, number>> {
  if (!checkouts.length) return new Map()
  const back = sql`case when ${cardMovements.kind} = 'refund' then ${cardMovements.amount} else -${cardMovements.amount} end`
  const rows = await db
    .select({ checkout: cardMovements.checkout, amount: sum(back).mapWith(Number) })
    .from(cardMovements)
    .where(and(inArray(cardMovements.checkout, checkouts), inArray(cardMovements.kind, ['refund', 'refund-failed'])))
    .groupBy(cardMovements.checkout)
  return new Map(rows.map(({ checkout, amount }) => [checkout, amount]))
}

async function billedFor(db: Queryable, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ tournament: platformFees.tournament, angler: platformFees.angler })
    .from(platformFees)
    .where(inArray(platformFees.tournament, ids))
    .groupBy(platformFees.tournament, platformFees.angler)
    .having(sql`sum(${platformFees.sign}) > 0`)
    .orderBy(asc(platformFees.tournament), asc(platformFees.angler))
  const billed = new Map<string, string[]>()
  for (const { tournament, angler } of rows) billed.set(tournament, [...(billed.get(tournament) ?? []), angler])
  return billed
}
