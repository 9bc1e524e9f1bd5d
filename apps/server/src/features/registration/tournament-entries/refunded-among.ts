import { linesOfBoat } from '@ramplight/domain/money/payment-log'
import { isRefunded } from '@ramplight/domain/money/standing'
import { and, eq, inArray } from 'drizzle-orm'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { moneyOf } from './boat-money.ts'
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
  const events = new Map(
    (
      await tournamentStore.findMany(
        db,
        pending.map(({ tournament }) => tournament),
      )
    ).map((row) => [row.id, row]),
  )
  const isOne = (boat: EntryRow) => {
    const [known, event] = [money.get(boat.id), events.get(boat.tournament)]
    return !!known && !!event && isRefunded(toRecord(event), toRecord(boat), linesOfBoat(boat.id, known))
  }
  return new Set(pending.filter(isOne).map(({ id }) => id))
}

/** How many boats of each tournament have to pay and have not: neither free nor refunded. */
export async function unpaidCounts(db: Queryable, tournaments: string[]): Promise<Map<string, number>> {
  if (tournaments.length === 0) return new Map()
  const owing = await db
    .select()
    .from(tournamentEntries)
    .where(
      and(
        inArray(tournamentEntries.tournament, tournaments),
        eq(tournamentEntries.deleted, false),
        eq(tournamentEntries.status, 'Pending'),
        eq(tournamentEntries.freeEntry, false),
      ),
    )
  const refunded = await refundedAmong(db, owing)
  const counts = new Map<string, number>()
  for (const { id, tournament } of owing) if (!refunded.has(id)) counts.set(tournament, (counts.get(tournament) ?? 0) + 1)
  return counts
}
