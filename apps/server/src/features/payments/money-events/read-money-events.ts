import type { MoneyEvent } from '@ramplight/domain/money/money-event'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#platform/database/types'
import { idAliases } from '#platform/sync/sync.table'
import { moneyEvents as events, moneyEventWords as words } from './money-events.table.ts'

const [boats, people] = [alias(idAliases, 'boats'), alias(idAliases, 'people')]

/** The log of money of a tournament, the oldest first, in one statement. */
export const eventsOf = (db: Queryable, tournament: string): Promise<MoneyEvent[]> =>
  read(db, eq(events.tournament, tournament)).then((rows) => rows.map(({ tournament: _, ...event }) => event))

/** The logs of several tournaments. */
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
    .where(which)
    .orderBy(asc(events.at), asc(events.id))
  return rows.map(({ event: { id, by: _, key: __, ...event }, entry, payee, note }) => ({
    ...{ ...event, _id: id, seen: null },
    ...{ entry, payee, note },
  }))
}
