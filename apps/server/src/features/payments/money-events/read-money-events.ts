import type { MoneyEvent } from '@ramplight/domain/money/money-event'
import type { PaymentEvent, PaymentLog } from '@ramplight/domain/money/payment-log'
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#platform/database/types'
import { idAliases } from '#platform/sync/sync.table'
import { moneyEvents as events, moneyEventWords as words } from './money-events.table.ts'

const [boats, people] = [alias(idAliases, 'boats'), alias(idAliases, 'people')]

/** The log of payouts of a tournament, the oldest first, in one statement. */
export const eventsOf = (db: Queryable, tournament: string): Promise<MoneyEvent[]> =>
  read(db, eq(events.tournament, tournament)).then((rows) => rows.map(({ tournament: _, ...event }) => event))

/** The logs of payouts of several tournaments. */
export async function eventsIn(db: Queryable, tournaments: readonly string[]): Promise<Map<string, MoneyEvent[]>> {
  const rows = tournaments.length ? await read(db, inArray(events.tournament, [...tournaments])) : []
  return Map.groupBy(rows, ({ tournament }) => tournament)
}

/** Boats and anglers that became one are read by the name of the one who stays: what was said is never rewritten. */
async function read(db: Queryable, which: SQL): Promise<(MoneyEvent & { tournament: string })[]> {
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
    .where(and(ne(events.kind, 'payment'), which))
    .orderBy(asc(events.at), asc(events.id))
  return rows.map(({ event, entry, payee, note }) => {
    const { id: _id, item, act, kind, amount, method, tournament, pot, at } = event
    return { _id, item, act, kind: kind as MoneyEvent['kind'], amount, method, tournament, pot: pot!, at, seen: null, entry, payee, note }
  })
}

/** The payments of these boats at the ramp, by boat, in one statement. Those of a boat that became one of these are its own. */
export async function paymentsOf(db: Queryable, entries: readonly string[]): Promise<Map<string, PaymentLog>> {
  if (!entries.length) return new Map()
  const merged = db
    .select({ id: idAliases.localId })
    .from(idAliases)
    .where(and(eq(idAliases.tbl, 'tournament-entries'), inArray(idAliases.canonicalId, [...entries])))
  return readPayments(db, or(inArray(events.entry, [...entries]), inArray(events.entry, merged)))
}

/** What each of these events is about: the event that began it. */
export async function itemsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const rows = await db
    .select({ id: events.id, item: events.item })
    .from(events)
    .where(inArray(events.id, [...ids]))
  return new Map(rows.map(({ id, item }) => [id, item]))
}

/** The payments at the ramp of all boats of a tournament, by boat, in one statement. */
export const paymentsIn = (db: Queryable, tournament: string): Promise<Map<string, PaymentLog>> =>
  readPayments(db, eq(events.tournament, tournament))

async function readPayments(db: Queryable, which: SQL | undefined): Promise<Map<string, PaymentLog>> {
  const rows = await db
    .select({ event: events, entry: sql<string>`coalesce(${boats.canonicalId}, ${events.entry})`, note: words.note })
    .from(events)
    .leftJoin(words, eq(words.event, events.id))
    .leftJoin(boats, and(eq(boats.localId, events.entry), eq(boats.tbl, 'tournament-entries')))
    .where(and(eq(events.kind, 'payment'), which))
    .orderBy(asc(events.at), asc(events.id))
  return new Map([...Map.groupBy(rows, ({ entry }) => entry)].map(([entry, own]) => [entry, Object.fromEntries(own.map(paymentOf))]))
}

function paymentOf({ event, note }: { event: typeof events.$inferSelect; note: string | null }): [string, PaymentEvent] {
  const { id, item, act, at, method, buys, seen, by, device } = event
  return [id, { item, act, at, method: method ?? 'unstated', note, buys: buys ?? [], seen: seen ?? [], by, device }]
}
