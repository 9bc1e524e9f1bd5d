import type { ScheduledJob } from '@ramplight/contract/system/kpi-reports'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/database/types'

type Row = Omit<ScheduledJob, 'lastEndedAt'> & { lastEndedAt: Date | string | null }

/** What the server does by the clock, and how it went. The manager of jobs keeps its own tables; before its first start there are none. */
export async function scheduledJobs(db: Db): Promise<ScheduledJob[]> {
  const { rows: tables } = await db.execute<{ known: boolean }>(sql`select to_regclass('pgboss.schedule') is not null as known`)
  if (!tables[0]?.known) return []
  const { rows } = await db.execute<Row>(sql`
    select s.name, s.cron, last.completed_on as "lastEndedAt", last.state::text as "lastState",
      (select count(*)::int from pgboss.job f
        where f.name = s.name and f.state = 'failed' and f.completed_on > now() - interval '7 days') as failures
    from pgboss.schedule s
    left join lateral (
      select completed_on, state from pgboss.job j
      where j.name = s.name and j.completed_on is not null order by j.completed_on desc limit 1
    ) last on true
    order by s.name`)
  return rows.map(({ lastEndedAt, ...row }) => ({ ...row, lastEndedAt: lastEndedAt && new Date(lastEndedAt).toISOString() }))
}
