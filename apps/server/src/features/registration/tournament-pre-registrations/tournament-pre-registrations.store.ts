import type { PreRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { PreRegistrationSubject } from '@ramplight/domain/policies/subjects'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { anglerNames } from '#features/people/users/index'
import { type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
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

/** With the names of the teams, in one statement for all. */
export async function presentPreRegistrations(db: Queryable, rows: PreRegistrationRow[]): Promise<PreRegistration[]> {
  const names = await anglerNames(
    db,
    rows.flatMap((row) => row.users),
  )
  return rows.map((row) => ({
    ...toRecord(row),
    team: { users: row.users },
    anglers: row.users.flatMap((user) => names.get(user) ?? []),
  }))
}
