import type { PreRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor, PreRegistrationSubject } from '@ramplight/domain/policies/subjects'
import { peopleOf } from '@ramplight/domain/registration/crew-roles'
import { and, eq, max, type SQL, sql } from 'drizzle-orm'
import { anglerNames, phonesFor } from '#features/people/users/index'
import { type TournamentRow, tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import { records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { tournamentPreRegistrations } from './tournament-pre-registrations.table.ts'

export const preRegistrationStore = records(tournamentPreRegistrations, 'tournament-pre-registrations')

export type PreRegistrationRow = typeof tournamentPreRegistrations.$inferSelect

const { tournament, users } = tournamentPreRegistrations

export const named = (user: string): SQL => sql`${users} @> ${JSON.stringify([user])}::jsonb`

/** Those of a tournament that name any of these people. */
export const naming = (db: Queryable, of: { tournament: string; users: string[] }): Promise<PreRegistrationRow[]> =>
  preRegistrationStore.list(db, and(eq(tournament, of.tournament), sql`${users} ?| ${sql.param(of.users)}::text[]`))

/** The same people, in whatever order they were named. */
export const sameTeam = (a: string[], b: string[]): boolean => {
  const [left, right] = [new Set(a), new Set(b)]
  return left.size === right.size && a.every((user) => right.has(user))
}

export const preRegistrationSubject = (
  row: Pick<PreRegistrationRow, 'users' | 'converted'>,
  of: TournamentRow,
): PreRegistrationSubject => ({
  users: row.users,
  converted: row.converted,
  tournament: tournamentSubject(of),
})

/** The next number of a tournament that is held: none is given twice, also where one was taken back. */
export async function nextNumber(db: Queryable, of: string): Promise<number> {
  const [last] = await db
    .select({ number: max(tournamentPreRegistrations.number) })
    .from(tournamentPreRegistrations)
    .where(eq(tournament, of))
  return (last?.number ?? 0) + 1
}

/**
 * With the names of the teams; for those who run the tournament also with the phone of who signed up, as far as they are shown it. As
 * many statements for all as for one.
 */
export async function presentPreRegistrations(db: Queryable, rows: PreRegistrationRow[], viewer: Actor): Promise<PreRegistration[]> {
  const names = await anglerNames(db, rows.flatMap(peopleOf))
  const tournaments = await tournamentStore.findMany(db, [...new Set(rows.map((row) => row.tournament))])
  const run = new Set(tournaments.filter((one) => can(viewer, 'tournament.run', tournamentSubject(one))).map(({ id }) => id))
  const phones = await phonesFor(
    db,
    rows.flatMap((row) => (run.has(row.tournament) ? row.users : [])),
    viewer,
  )
  return rows.map(({ signed, toConfirm, origin, ...row }) => ({
    ...toRecord(row),
    ...(run.has(row.tournament) ? { toConfirm, origin, signedAs: signed?.map(({ said }) => said.name).join(', ') || null } : {}),
    team: { users: row.users },
    anglers: row.users.flatMap((user) => names.get(user) ?? []),
    substitute: (row.sub && names.get(row.sub)) || null,
    phone: run.has(row.tournament) ? (row.users.map((user) => phones.get(user)).find((phone) => !!phone) ?? null) : null,
  }))
}
