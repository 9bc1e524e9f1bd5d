import type { MyPayments, PaidFor } from '@ramplight/contract/payments/my-payments'
import type { Account } from '@ramplight/domain/money/accounts'
import { memberPayments } from '@ramplight/domain/money/memberships'
import { type PaidOnce, paymentsFor, type ReceiptPosting, receiptOf } from '@ramplight/domain/money/receipt'
import { eq, inArray } from 'drizzle-orm'
import { lotsBoughtBy, movementOfLot } from '#features/payouts/calcuttas/index'
import { sourceOfTicket, ticketsBoughtBy } from '#features/payouts/tournament-raffle-entries/index'
import { entryStore, inBoat } from '#features/registration/tournament-entries/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { membershipStore } from '#features/tours/memberships/index'
import { seasonStore } from '#features/tours/seasons/index'
import type { Queryable } from '#platform/database/types'
import { bookOfEntries, keyOf, postedFor, type Source } from '../ledger/index.ts'
import { isByCard, type PaymentRow, paymentStore } from '../payments/index.ts'
import { checkoutsFor, feesByCards } from '../stripe/index.ts'
import { memberPostings } from './member-postings.ts'
import { receiptPostings } from './receipt-postings.ts'

type Thing = Pick<PaidFor, 'about' | 'record' | 'tournament' | 'season'> & { what?: string; isGone?: boolean; payments: PaidOnce[] }
type Posted = Awaited<ReturnType<typeof postedFor>>

const OF_TICKETS: ReadonlySet<Account> = new Set(['raffle'])
const OF_LOTS: ReadonlySet<Account> = new Set(['calcutta'])

/** Everything that somebody has paid, of each thing what its receipt says, in a number of statements that does not grow with it. */
export async function myPayments(db: Queryable, user: string): Promise<MyPayments> {
  const things = [...(await boatsOf(db, user)), ...(await membershipsOf(db, user)), ...(await wageredBy(db, user))].filter(
    ({ payments }) => payments.length > 0,
  )
  const fees = await feesByCards(
    db,
    things.map(({ record }) => record),
  )
  const names = await namesOf(db, things)
  const paid = things.map(({ about, record, tournament, season, what = null, isGone = false, payments }) => ({
    ...{ about, record, tournament, season, what, isGone },
    name: names.get(tournament ?? season ?? '') ?? '',
    payments: payments.map(({ at, place, amount }) => ({ at, place, amount })),
    paid: payments.reduce((sum, { amount }) => sum + amount, 0),
    fees: fees.get(record) ?? [],
  }))
  return { paid, listed: await listedAgain(db, user, things) }
}

/** Payments of this person that say again what is posted for these things: by a card, or written down by hand for a boat. */
async function listedAgain(db: Queryable, user: string, things: readonly Thing[]): Promise<string[]> {
  const checkouts = await checkoutsFor(
    db,
    things.map(({ record }) => record),
  )
  const sources = new Set(things.flatMap(({ payments }) => payments.map(({ source }) => source)))
  const rows = await paymentStore.list(db, eq(paymentStore.table.user, user))
  const isSaid = (row: PaymentRow) =>
    isByCard(row) ? checkouts.has(String(row.metaData?.checkout)) : sources.has(keyOf({ family: paymentStore.name, record: row.id }))
  return rows.filter(isSaid).map(({ id }) => id)
}

/** Boats that somebody is in, also those that were deleted: they may have paid. */
async function boatsOf(db: Queryable, user: string): Promise<Thing[]> {
  const { id, tournament, deleted } = entryStore.table
  const boats = await db.select({ id, tournament, isGone: deleted }).from(entryStore.table).where(inBoat(user))
  const books = await bookOfEntries(
    db,
    boats.map((boat) => boat.id),
  )
  const postings = await receiptPostings(db, books)
  return boats.map((boat) => ({
    about: 'entry',
    ...{ record: boat.id, tournament: boat.tournament, season: null, isGone: boat.isGone },
    payments: receiptOf(postings.get(boat.id) ?? []).payments,
  }))
}

async function membershipsOf(db: Queryable, user: string): Promise<Thing[]> {
  const rows = await db.select().from(membershipStore.table).where(eq(membershipStore.table.user, user))
  const postings = await memberPostings(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    about: 'membership',
    ...{ record: row.id, tournament: null, season: row.season },
    payments: memberPayments(postings.get(row.id) ?? []),
  }))
}

/** Tickets by their raffle, lots by their tournament. */
async function wageredBy(db: Queryable, user: string): Promise<Thing[]> {
  const [tickets, lots] = [await ticketsBoughtBy(db, user), await lotsBoughtBy(db, user)]
  const ofTicket = tickets.map(({ id }) => sourceOfTicket(id))
  const posted = await postedFor(db, [...ofTicket, ...lots.map((lot) => movementOfLot(lot).source)])
  const raffles = [...Map.groupBy(tickets, ({ raffle }) => raffle)].map(([raffle, own]): Thing => {
    const sources = own.map(({ id }) => sourceOfTicket(id))
    const payments = boughtTogether(paymentsFor(OF_TICKETS, postingsIn(posted, sources)))
    return { about: 'raffle', record: raffle, tournament: own[0]!.tournament, season: null, what: own[0]!.name, payments }
  })
  const calcuttas = [...Map.groupBy(lots, ({ tournament }) => tournament)].map(([tournament, own]): Thing => {
    const sources = own.map((lot) => movementOfLot(lot).source)
    return { about: 'calcutta', record: tournament, tournament, season: null, payments: paymentsFor(OF_LOTS, postingsIn(posted, sources)) }
  })
  return [...raffles, ...calcuttas]
}

/** Five tickets that were bought at once were paid once. */
const boughtTogether = (payments: readonly PaidOnce[]): PaidOnce[] =>
  [...Map.groupBy(payments, ({ at, place }) => `${at} ${place}`).values()].map((same) => ({
    ...same[0]!,
    amount: same.reduce((sum, { amount }) => sum + amount, 0),
  }))

const postingsIn = (posted: Posted, sources: readonly Source[]): ReceiptPosting[] =>
  sources
    .flatMap((source) => (posted.get(keyOf(source)) ?? []).map(({ at, lines }) => ({ at, source: keyOf(source), lines })))
    .toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))

async function namesOf(db: Queryable, things: readonly Thing[]): Promise<Map<string, string>> {
  const named = async ({ table }: typeof tournamentStore | typeof seasonStore, ids: readonly (string | null)[]) => {
    const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
    return wanted.length ? db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, wanted)) : []
  }
  const events = await named(
    tournamentStore,
    things.map(({ tournament }) => tournament),
  )
  const seasons = await named(
    seasonStore,
    things.map(({ season }) => season),
  )
  return new Map([...events, ...seasons].map(({ id, name }) => [id, name]))
}
