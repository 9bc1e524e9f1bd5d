import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { ordinal } from '@ramplight/domain/kernel/ordinal'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/types'
import type { Doer } from '#platform/http/deps'
import { entryStore } from '../../registration/tournament-entries/index.ts'
import type { Calculation } from './calculate.ts'
import type { WantedPayment } from './payments-of-result.ts'

type EntryResult = NonNullable<TournamentEntry['result']>

/** What each entry gets as a copy for reading. Points and money are in it when they are final, `payments` given. */
export function entryResults({ results }: Calculation, payments: WantedPayment[] | null): Map<string, EntryResult> {
  const points = new Map(payments ? results.points.map((row) => [row.entry, row.points]) : [])
  const money = Map.groupBy(payments ?? [], ({ metaData }) => metaData.entry)
  return new Map(
    results.standings.standings.map(({ entry, tied: _tied, disqualified: _out, cutAfterDay: _cut, ...totals }) => [
      entry,
      { ...totals, points: points.get(entry) ?? null, payout: payoutOf(totals.position, money.get(entry)) },
    ]),
  )
}

/** All the money of an entry, said pot by pot in the notes. */
function payoutOf(position: number | null, payments: WantedPayment[] | undefined): EntryResult['payout'] {
  const [first] = payments ?? []
  if (!payments || !first) return null
  return {
    amount: payments.reduce((sum, { amount }) => sum + amount, 0),
    position: position ?? first.metaData.position,
    reason: `${ordinal(first.metaData.position)} place`,
    notes: payments.flatMap(({ items }) => items.map(({ type, cost }) => `${type} $${(cost / 100).toFixed(2)}`)).join(', '),
  }
}

const entries = entryStore.table

/** One statement for the whole field. An entry that is not named loses its copy. */
export async function writeEntryResults(tx: Tx, tournament: string, results: Map<string, EntryResult>, doer: Doer): Promise<void> {
  const byId = JSON.stringify(Object.fromEntries(results))
  await tx
    .update(entries)
    .set({ result: sql`${byId}::jsonb -> ${entries.id}`, updatedAt: doer.at })
    .where(and(eq(entries.tournament, tournament), eq(entries.deleted, false)))
}
