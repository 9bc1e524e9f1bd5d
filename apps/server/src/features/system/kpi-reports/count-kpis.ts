import type { Kpis } from '@ramplight/contract/system/kpi-reports'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/database/types'

const MONTHS = 12

/** What is counted by month: how many rows, in the month of which time. Events in the month of their first day, with their boats. */
const BY_MONTH = {
  events: sql`select start_date::date as at from tournaments where not deleted and status in ('In Progress', 'Closed', 'Completed')`,
  boats: sql`select t.start_date::date as at from tournament_entries e join tournaments t on t.id = e.tournament
    where not e.deleted and not t.deleted and e.status = 'Paid' and t.status in ('In Progress', 'Closed', 'Completed')`,
  weighIns: sql`select received_at as at from weigh_in_events where kind = 'weigh'`,
  newAnglers: sql`select created_at as at from users where not deleted and user_type = 'Angler'`,
  newDirectors: sql`select created_at as at from users where not deleted and user_type = 'Director' and not is_assistant`,
  messagesSent: sql`select sent_at as at from outgoing_messages where state = 'sent'`,
}
type What = keyof typeof BY_MONTH

const monthsUntil = (now: Date): string[] =>
  Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 'YYYY-MM'.length),
  )

/** How much was fished in each of the last twelve months, and what waits now. */
export async function countKpis(db: Db, now: Date): Promise<Kpis> {
  const months = monthsUntil(now)
  const counted = Object.entries(BY_MONTH).map(
    ([what, rows]) =>
      sql`select ${what}::text as what, to_char(at, 'YYYY-MM') as month, count(*)::int as many from (${rows}) as r
        where at >= ${`${months.at(-1)}-01`}::date group by 2`,
  )
  const { rows } = await db.execute<{ what: What; month: string; many: number }>(sql.join(counted, sql` union all `))
  const found = new Map(rows.map(({ what, month, many }) => [`${what} ${month}`, many]))
  const of = (what: What, month: string) => found.get(`${what} ${month}`) ?? 0
  const { rows: waiting } = await db.execute<Kpis['now']>(sql`select
    (select count(*)::int from tournaments where not deleted and status = 'In Progress') as "live",
    (select count(*)::int from outgoing_messages where state in ('waiting', 'sending')) as "messagesWaiting",
    (select count(*)::int from outgoing_messages where state = 'dead') as "messagesDead",
    (select count(*)::int from dev_notices where not deleted and answered_at is null) as "noticesOpen"`)
  return {
    now: waiting[0]!,
    months: months.map((month) => ({
      month,
      events: of('events', month),
      boats: of('boats', month),
      weighIns: of('weighIns', month),
      newAnglers: of('newAnglers', month),
      newDirectors: of('newDirectors', month),
      messagesSent: of('messagesSent', month),
    })),
  }
}
