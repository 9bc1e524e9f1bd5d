import { linesOfBoat } from '@ramplight/domain/money/payment-log'
import { isRefunded, standingOf } from '@ramplight/domain/money/standing'
import { and, eq, inArray } from 'drizzle-orm'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { moneyOf, NO_MONEY } from './boat-money.ts'
import type { EntryRow } from './tournament-entries.store.ts'
import { tournamentEntries } from './tournament-entries.table.ts'

/** Which of these boats got everything back that they had paid, and are asked for nothing (`isRefunded`). */
export async function refundedAmong(db: Queryable, boats: readonly EntryRow[]): Promise<Set<string>> {
  const pending = boats.filter(({ status }) => status === 'Pending')
  if (pending.length === 0) return new Set()
  const money = await moneyOf(
    db,
    pending.map(({ id }) => id),
  )
  const events = await eventsOf(db, pending)
  const isOne = (boat: EntryRow) => {
    const [known, event] = [money.get(boat.id), events.get(boat.tournament)]
    return !!known && !!event && isRefunded(toRecord(event), toRecord(boat), linesOfBoat(boat.id, known))
  }
  return new Set(pending.filter(isOne).map(({ id }) => id))
}

async function eventsOf(db: Queryable, boats: readonly EntryRow[]) {
  const rows = await tournamentStore.findMany(
    db,
    boats.map(({ tournament }) => tournament),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** How many boats of each tournament owe something, as the Money page counts them. */
export async function unpaidCounts(db: Queryable, tournaments: string[]): Promise<Map<string, number>> {
  if (tournaments.length === 0) return new Map()
  const pending = await db
    .select()
    .from(tournamentEntries)
    .where(
      and(
        inArray(tournamentEntries.tournament, tournaments),
        eq(tournamentEntries.deleted, false),
        eq(tournamentEntries.status, 'Pending'),
      ),
    )
  const money = await moneyOf(
    db,
    pending.map(({ id }) => id),
  )
  const events = await eventsOf(db, pending)
  const counts = new Map<string, number>()
  for (const boat of pending) {
    const event = events.get(boat.tournament)
    const lines = linesOfBoat(boat.id, money.get(boat.id) ?? NO_MONEY)
    if (event && standingOf(toRecord(event), toRecord(boat), lines).owed > 0)
      counts.set(boat.tournament, (counts.get(boat.tournament) ?? 0) + 1)
  }
  return counts
}
