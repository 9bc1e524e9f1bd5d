import type { NamedBoat } from '@ramplight/domain/registration/same-boat'
import { type Calculation, calculateTournament } from '@ramplight/domain/results/calculate'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { placementTablesOf } from '../../payouts/payout-structures/index.ts'
import { anglerNames } from '../../people/users/index.ts'
import { type EntryRow, entriesOf } from '../../registration/tournament-entries/index.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { eventsOf } from '../../weigh-in/weigh-ins/index.ts'

type Stored<Row extends { id: string; rev: number }> = Omit<Row, 'id' | 'rev'> & { _id: string; _rev: number }
/** Everything a tournament comes to, made from what is stored. */
export type StoredCalculation = Calculation<Stored<TournamentRow>, Stored<EntryRow>>

/** A handful of statements, however large the field. The caller sees to it that nothing moves between them, by a lock or a snapshot. */
export async function calculate(db: Queryable, row: TournamentRow): Promise<StoredCalculation> {
  const entries = (await entriesOf(db, row.id)).map(toRecord)
  const events = await eventsOf(db, row.id)
  const placementTables = await placementTablesOf(db, row.settings.payout?.payoutToUse)
  return calculateTournament({ tournament: toRecord(row), entries, events, placementTables })
}

/** The same tournament as if nothing but these events had happened. */
export async function calculateUpTo(
  db: Queryable,
  calculation: StoredCalculation,
  events: StoredCalculation['events'],
): Promise<StoredCalculation> {
  if (events.length === calculation.events.length) return calculation
  const { tournament, entries } = calculation
  const placementTables = await placementTablesOf(db, tournament.settings.payout?.payoutToUse)
  return calculateTournament({ tournament, entries: [...entries.values()], events, placementTables })
}

/** The boats with the names of their crews, by which one that was entered twice is found. */
export async function namedBoats(db: Queryable, { entries }: StoredCalculation): Promise<NamedBoat[]> {
  const boats = [...entries.values()]
  const names = await anglerNames(
    db,
    boats.flatMap(({ users }) => users),
  )
  return boats.map((boat) => ({ ...boat, anglers: boat.users.flatMap((user) => names.get(user) ?? []) }))
}
