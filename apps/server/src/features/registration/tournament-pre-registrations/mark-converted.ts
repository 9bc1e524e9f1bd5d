import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { preRegistrationStore as store } from './tournament-pre-registrations.store.ts'

type Entered = { id: string; tournament: string }

/**
 * A boat that is entered under the id of a pre-registration of its tournament is that team: it is converted with the same stroke. One
 * id for both makes it one boat, whoever converts it, where and how often.
 */
export async function markConverted(tx: Tx, entered: readonly Entered[], doer: Doer): Promise<void> {
  const tournamentOf = new Map(entered.map(({ id, tournament }) => [id, tournament]))
  const rows = await store.lockMany(tx, [...tournamentOf.keys()])
  const waiting = rows.filter((row) => !row.deleted && !row.converted && tournamentOf.get(row.id) === row.tournament)
  await store.updateMany(
    tx,
    waiting.map((before) => ({ before, changes: { converted: true } })),
    doer,
    ({ tournament }) => ({ tournament, summary: 'Entered, as pre-registered' }),
  )
}
