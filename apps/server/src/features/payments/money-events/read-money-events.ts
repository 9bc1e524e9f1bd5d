import { CASH_KINDS } from '@ramplight/domain/money/cash-log'
import type { MoneyEvent } from '@ramplight/domain/money/money-event'
import { PAYMENT_KINDS, type PaymentEvent, type PaymentKind, type PaymentLog } from '@ramplight/domain/money/payment-log'
import { and, asc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#platform/database/types'
import { idAliases } from '#platform/sync/sync.table'
import { moneyEvents as events, moneyEventWords as words } from './money-events.table.ts'

const [boats, people, payers] = [alias(idAliases, 'boats'), alias(idAliases, 'people'), alias(idAliases, 'payers')]

/** The log of payouts of a tournament, the oldest first, in one statement. */
export const eventsOf = async (db: Queryable, tournament: string): Promise<MoneyEvent[]> =>
  (await read(db, eq(events.tournament, tournament))).map(({ event }) => event)

/** The logs of payouts of several tournaments, with who said each, and on which device. */
export async function eventsIn(db: Queryable, tournaments: readonly string[]): Promise<Map<string, Said[]>> {
  const rows = tournaments.length ? await read(db, inArray(events.tournament, [...tournaments])) : []
  return Map.groupBy(rows, ({ tournament }) => tournament)
}

/** An event of a payout as it is stored. */
export type Said = { event: MoneyEvent; tournament: string; by: string | null; device: string | null }

/** Boats and anglers that became one are read by the name of the one who stays: what was said is never rewritten. */
async function read(db: Queryable, which: SQL): Promise<Said[]> {
  const rows = await db
    .select({
      event: events,
      entry: sql<string>`coalesce(${boats.canonicalId}, ${events.entry})`,
      payee: sql<string | null>`coalesce(${people.canonicalId}, ${events.payee})`,
      note: words.note,
    })
    .from(events)
    .leftJoin(words, eq(words.event, events.id))
    .leftJoin(boats, and(eq(boats.localId, events.entry), eq(boats.tbl, 'tournament-entries')))
    .leftJoin(people, and(eq(people.localId, events.payee), eq(people.tbl, 'users')))
    .where(and(notInArray(events.kind, [...PAYMENT_KINDS, ...CASH_KINDS]), which))
    .orderBy(asc(events.at), asc(events.id))
  return rows.map(({ event, entry, payee, note }) => {
    const { id: _id, item, act, kind, amount, method, pot, at, seen, by, device } = event
    const of = { pot: pot!, entry, payee }
    const said: MoneyEvent = { _id, item, act, kind: kind as MoneyEvent['kind'], amount, method, ...of, at, seen, note }
    return { event: said, tournament: event.tournament!, by, device }
  })
}

/** Who pays by hand, by the column that names them, and the records that two who became one are aliases of. */
const PAYERS = {
  entry: { column: events.entry, tbl: 'tournament-entries' },
  membership: { column: events.membership, tbl: 'memberships' },
} as const
type PayerKind = keyof typeof PAYERS

/** The payments by hand, and the refunds at the ramp, of these boats or members, by their ids, in one statement. Those of one that became one of these are its own. */
async function paymentsBy(db: Queryable, kind: PayerKind, ids: readonly string[]): Promise<Map<string, PaymentLog>> {
  return ids.length ? readPayments(db, kind, areOf(db, kind, ids)) : new Map()
}

function areOf(db: Queryable, kind: PayerKind, ids: readonly string[]): SQL | undefined {
  const { column, tbl } = PAYERS[kind]
  const merged = db
    .select({ id: idAliases.localId })
    .from(idAliases)
    .where(and(eq(idAliases.tbl, tbl), inArray(idAliases.canonicalId, [...ids])))
  return or(inArray(column, [...ids]), inArray(column, merged))
}

/** The payments of these boats at the ramp, by boat. */
export const paymentsOf = (db: Queryable, entries: readonly string[]): Promise<Map<string, PaymentLog>> => paymentsBy(db, 'entry', entries)

/** The payments by hand of these members of seasons, by membership. */
export const paymentsOfMembers = (db: Queryable, memberships: readonly string[]): Promise<Map<string, PaymentLog>> =>
  paymentsBy(db, 'membership', memberships)

/** What each of these events is about: the event that began it. */
export async function itemsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const rows = await db
    .select({ id: events.id, item: events.item })
    .from(events)
    .where(inArray(events.id, [...ids]))
  return new Map(rows.map(({ id, item }) => [id, item]))
}

/** An event of a member: which payment it is about, and the membership that it was written of. */
export type MemberEvent = { event: string; item: string; membership: string }

/** The events of payments by hand of these members, by the membership that they are of now. */
export async function memberEvents(db: Queryable, memberships: readonly string[]): Promise<Map<string, MemberEvent[]>> {
  if (!memberships.length) return new Map()
  const payer = sql<string>`coalesce(${payers.canonicalId}, ${events.membership})`
  const rows = await db
    .select({ event: events.id, item: events.item, membership: sql<string>`${events.membership}`, payer })
    .from(events)
    .leftJoin(payers, and(eq(payers.localId, events.membership), eq(payers.tbl, PAYERS.membership.tbl)))
    .where(areOf(db, 'membership', memberships))
    .orderBy(asc(events.at), asc(events.id))
  return Map.groupBy(rows, (row) => row.payer)
}

/** The payments and refunds at the ramp of all boats of a tournament, by boat, in one statement. */
export const paymentsIn = (db: Queryable, tournament: string): Promise<Map<string, PaymentLog>> =>
  readPayments(db, 'entry', eq(events.tournament, tournament))

async function readPayments(db: Queryable, kind: PayerKind, which: SQL | undefined): Promise<Map<string, PaymentLog>> {
  const { column, tbl } = PAYERS[kind]
  const rows = await db
    .select({ event: events, payer: sql<string>`coalesce(${payers.canonicalId}, ${column})`, note: words.note })
    .from(events)
    .leftJoin(words, eq(words.event, events.id))
    .leftJoin(payers, and(eq(payers.localId, column), eq(payers.tbl, tbl)))
    .where(and(inArray(events.kind, [...PAYMENT_KINDS]), which))
    .orderBy(asc(events.at), asc(events.id))
  return new Map([...Map.groupBy(rows, ({ payer }) => payer)].map(([payer, own]) => [payer, Object.fromEntries(own.map(paymentOf))]))
}

function paymentOf({ event, note }: { event: typeof events.$inferSelect; note: string | null }): [string, PaymentEvent] {
  const { id, item, act, at, method, buys, seen, by, device } = event
  const kind = event.kind as PaymentKind
  return [
    id,
    {
      ...(kind !== 'payment' && { kind }),
      item,
      act,
      at,
      method: method ?? 'unstated',
      note,
      buys: buys ?? [],
      seen: seen ?? [],
      by,
      device,
    },
  ]
}
