import type { TournamentPayouts } from '@ramplight/contract/payments/money'
import { payoutsByBoat, shownPayouts } from '@ramplight/domain/money/payouts-open'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { anglerNames } from '#features/people/users/index'
import { storedEntries } from '#features/registration/tournament-entries/index'
import { directedBy, type TournamentRow, tournamentStore } from '#features/tournaments/tournaments/index'
import type { Db, Queryable } from '#platform/database/types'
import { payments, payoutsFor } from '../payments/index.ts'

/** Are the results official? While they are open, nothing is settled. */
export const isOfficial = ({ status }: Pick<TournamentRow, 'status'>): boolean => status === 'Completed'

/** The payouts of a tournament by boat, with the names of their crews: also of a boat that was deleted since. */
export async function presentPayouts(db: Queryable, tournament: TournamentRow): Promise<TournamentPayouts> {
  const boats = payoutsByBoat(await payoutsFor(db, tournament.id))
  const rows = new Map(
    (
      await storedEntries(
        db,
        boats.map(({ entry }) => entry),
      )
    ).map((row) => [row.id, row]),
  )
  const names = await anglerNames(
    db,
    [...rows.values()].flatMap(({ users }) => users),
  )
  const crew = (entry: string) =>
    (rows.get(entry)?.users ?? []).flatMap((user) => (names.has(user) ? fullName(names.get(user)!) : [])).join(' & ')
  const nameOf = (entry: string) => ({ about: crew(entry), boatNumber: rows.get(entry)?.boatNumber ?? null })
  return { tournament: tournament.id, ...shownPayouts(boats, isOfficial(tournament), nameOf) }
}

/** What waits of payouts, by the copies that payments have: the events that somebody directs, the largest sums that are owed back first. */
export async function openPayoutsOf(
  db: Db,
  actor: Actor,
): Promise<{ tournament: string; name: string; toHandOut: number; givesBack: number }[]> {
  const { table } = tournamentStore
  // A boat is settled with all its pots.
  const boats = db
    .select({
      tournament: payments.sourceModuleRecord,
      open: sql<number>`sum(${payments.open})`.as('open_of_boat'),
    })
    .from(payments)
    .where(and(ne(payments.open, 0), eq(payments.deleted, false)))
    .groupBy(payments.sourceModuleRecord, sql`${payments.metaData} ->> 'entry'`)
    .as('boats')
  const sumOf = (sign: 1 | -1) => sql<number>`sum(greatest(0, ${sql.raw(String(sign))} * ${boats.open}))`.mapWith(Number)
  return db
    .select({ tournament: table.id, name: table.name, toHandOut: sumOf(1), givesBack: sumOf(-1) })
    .from(boats)
    .innerJoin(table, eq(table.id, boats.tournament))
    .where(and(ne(boats.open, 0), eq(table.deleted, false), eq(table.status, 'Completed'), directedBy(actor)))
    .groupBy(table.id, table.name)
    .orderBy(desc(sumOf(-1)), desc(sumOf(1)), asc(table.id))
    .limit(MOST_EVENTS)
}

const MOST_EVENTS = 20
