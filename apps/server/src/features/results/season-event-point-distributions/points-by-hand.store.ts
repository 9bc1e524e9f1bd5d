import { refused } from '@ramplight/domain/kernel/errors'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { lockTournaments } from '#features/tournaments/tournaments/index'
import type { Records } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { finalOnes } from '../tournament-results/index.ts'
import { distributionStore as store } from './season-event-point-distributions.store.ts'
import { seasonEventPointDistributions as distributions } from './season-event-point-distributions.table.ts'

type Key = { id?: string | undefined; tournament: string; entry: string; angler?: string | null }

/** The tournaments are held, so that nobody finalizes them between the question and the write. */
async function refuseFinal(tx: Queryable, rows: Key[]): Promise<void> {
  const tournaments = [...new Set(rows.map(({ tournament }) => tournament))]
  await lockTournaments(tx as Tx, tournaments)
  if ((await finalOnes(tx, tournaments)).size) throw refused('tournament.finalized')
}

/** Points that were taken back give way to those that take their place; the record keeps what they were. */
export async function clearTakenBack(tx: Queryable, rows: Key[]): Promise<void> {
  const keys = rows.filter(({ angler }) => angler)
  if (!keys.length) return
  const all = (field: 'tournament' | 'entry' | 'angler') => sql`${sql.param(keys.map((key) => key[field]))}::text[]`
  await tx.delete(distributions).where(
    and(
      eq(distributions.deleted, true),
      sql`(${distributions.tournament}, ${distributions.entry}, ${distributions.angler})
        in (select * from unnest(${all('tournament')}, ${all('entry')}, ${all('angler')}))`,
      notInArray(
        distributions.id,
        rows.map(({ id }) => id ?? ''),
      ),
    ),
  )
}

/** Points as people write them: never those of a final result, which are changed by reopening it. */
export const handStore: Records<typeof distributions> = {
  ...store,
  async insertMany(tx, values, doer, about) {
    await refuseFinal(tx, values)
    await clearTakenBack(tx, values)
    return store.insertMany(tx, values, doer, about)
  },
  async updateMany(tx, rows, doer, about, action) {
    const after = rows.map(({ before, changes }) => ({ ...before, ...changes }))
    if (!after.length) return []
    await refuseFinal(tx, after)
    await clearTakenBack(tx, after)
    return store.updateMany(tx, rows, doer, about, action)
  },
}
