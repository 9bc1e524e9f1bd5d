import { refused } from '@ramplight/domain/kernel/errors'
import type { DayOfWeighIn } from '@ramplight/domain/weigh-in/weigh-in-flags'
import { and, eq } from 'drizzle-orm'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { weighInDays } from './weigh-in-day.table.ts'

export const weighInDayStore = records(weighInDays, 'weigh-in-day')

export type WeighInDayRow = typeof weighInDays.$inferSelect
export type DayOf = Pick<WeighInDayRow, 'tournament' | 'day'>

export const isDay = ({ tournament, day }: DayOf) =>
  and(eq(weighInDays.tournament, tournament), eq(weighInDays.day, day), eq(weighInDays.deleted, false))

/** A closed day takes no new bags; one that nobody opened or closed is open. */
export async function refuseClosedDay(db: Queryable, tournament: string, day: number): Promise<void> {
  const [row] = await db.select({ closed: weighInDays.closed }).from(weighInDays).where(isDay({ tournament, day }))
  if (row?.closed) throw refused('weigh-in.day-closed', { day: day + 1 })
}

/** What was said of the days of a tournament's weigh-in; a day that nobody said anything of is not among them. */
export async function daysOf(db: Queryable, tournament: string): Promise<DayOfWeighIn[]> {
  const rows = await weighInDayStore.list(db, eq(weighInDays.tournament, tournament))
  return rows.map(({ day, closed, closedAt, createdAt }) => ({ day, closed, closedAt: closedAt ?? createdAt }))
}

export const aboutDay = ({ tournament, day, closed }: DayOf & { closed?: boolean | undefined }) => ({
  tournament,
  summary: `Weigh-in of day ${day + 1}: ${closed ? 'closed' : 'open'}`,
})
