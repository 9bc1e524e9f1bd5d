import type { MoneyYear } from '@ramplight/contract/payments/money-year'
import { REVENUE_SHARE } from '@ramplight/contract/system/setting-keys'
import { moneyOf } from '@ramplight/domain/money/money-of'
import type { WholeLine } from '@ramplight/domain/money/posting'
import { revenueShare } from '@ramplight/domain/money/revenue-share'
import { standingOf } from '@ramplight/domain/money/standing'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { CENTRAL } from '@ramplight/domain/tournament/zones'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type EntryRow, entryStore } from '#features/registration/tournament-entries/index'
import { settingOf } from '#features/system/admin-settings/index'
import { directedBy, type TournamentRow, tournamentStore } from '#features/tournaments/tournaments/index'
import { membershipStore } from '#features/tours/memberships/index'
import { seasonStore, seasonsDirectedBy } from '#features/tours/seasons/index'
import { toRecord } from '#platform/database/records'
import type { Db, Queryable } from '#platform/database/types'
import { ledgerLines as lines, ledgerPostings as postings } from '../ledger/index.ts'
import { moneyEvents } from '../money-events/index.ts'

const { table: tournaments } = tournamentStore
const { table: entries } = entryStore
const { table: memberships } = membershipStore
const yearOf = sql<string>`left(${tournaments.startDate}::text, 4)`

/** The money of the events that somebody directs, alone or with others, and of their seasons' memberships, in a year. */
export async function moneyInYear(db: Db, actor: Actor, year: string, thisYear: string): Promise<MoneyYear> {
  const mine = and(eq(tournaments.deleted, false), directedBy(actor))
  const known = await db.selectDistinct({ year: yearOf }).from(tournaments).where(mine)
  const events = await db
    .select()
    .from(tournaments)
    .where(and(mine, eq(yearOf, year)))
    .orderBy(asc(tournaments.startDate), asc(tournaments.name), asc(tournaments.id))
  const ids = events.map(({ id }) => id)
  const books = Map.groupBy(await linesIn(db, ids), ({ tournament }) => tournament)
  const boats = Map.groupBy(await boatsIn(db, ids), ({ tournament }) => tournament)
  const shown = events
    .map((event) =>
      presentEvent(
        event,
        boats.get(event.id) ?? [],
        (books.get(event.id) ?? []).map(({ line }) => line),
      ),
    )
    // A draft that nobody has paid for is no event yet.
    .filter(({ status, purposes }) => status !== 'Draft' || purposes.length > 0)
  const paid = await membershipsIn(db, actor, year)
  const came = [...shown, ...paid].reduce((sum, one) => sum + one.in, 0)
  return {
    year,
    years: [...new Set([thisYear, year, ...known.map((one) => one.year)])].sort().reverse(),
    events: shown,
    memberships: paid,
    revenueShare: revenueShare(came, (await settingOf(db, REVENUE_SHARE)) === true),
  }
}

function presentEvent(event: TournamentRow, boats: EntryRow[], own: WholeLine[]): MoneyYear['events'][number] {
  const ofEntry = Map.groupBy(own, ({ entry }) => entry)
  const { id: tournament, name, startDate: day, status, cancelled } = event
  return {
    ...{ tournament, name, day, status, cancelled, ...moneyOf(own) },
    boats: boats.length,
    anglers: new Set(boats.flatMap(({ users }) => users)).size,
    owed: boats.reduce((sum, row) => sum + Math.max(0, standingOf(toRecord(event), toRecord(row), ofEntry.get(row.id) ?? []).owed), 0),
  }
}

const linesIn = async (db: Queryable, ids: string[]) =>
  ids.length
    ? db
        .select({ tournament: postings.tournament, line: lines })
        .from(lines)
        .innerJoin(postings, eq(lines.posting, postings.id))
        .where(inArray(postings.tournament, ids))
    : []

const boatsIn = async (db: Queryable, ids: string[]): Promise<EntryRow[]> =>
  ids.length
    ? db
        .select()
        .from(entries)
        .where(and(inArray(entries.tournament, ids), eq(entries.deleted, false)))
    : []

/** What members paid in a year for the seasons that somebody edits, by the day on which it was written down, in the middle of the country. */
async function membershipsIn(db: Db, actor: Actor, year: string): Promise<MoneyYear['memberships']> {
  const { table: seasons } = seasonStore
  // What was posted before there was a log of payments names the membership itself.
  const memberOf = sql`case when ${postings.sourceFamily} = ${membershipStore.name} then ${postings.sourceRecord} else ${moneyEvents.membership} end`
  const paidIn = sql`to_char(${postings.at} at time zone ${CENTRAL.iana}, 'YYYY')`
  const rows = await db
    .select({
      ...{ season: seasons.id, name: seasons.name },
      members: sql`count(distinct ${memberships.user})`.mapWith(Number),
      in: sql`0 - sum(${lines.amount})`.mapWith(Number),
    })
    .from(postings)
    .innerJoin(lines, and(eq(lines.posting, postings.id), eq(lines.account, 'membership')))
    .leftJoin(moneyEvents, and(eq(postings.sourceFamily, 'money-events'), eq(moneyEvents.id, postings.sourceRecord)))
    .innerJoin(memberships, eq(memberships.id, memberOf))
    .innerJoin(seasons, eq(seasons.id, memberships.season))
    .where(and(eq(paidIn, year), inArray(seasons.id, seasonsDirectedBy(db, actor))))
    .groupBy(seasons.id, seasons.name)
    .orderBy(asc(seasons.name), asc(seasons.id))
  return rows.filter((row) => row.in !== 0)
}
