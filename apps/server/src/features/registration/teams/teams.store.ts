import type { Team } from '@ramplight/contract/registration/teams'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { anglerNames } from '#features/people/users/index'
import { tourStore } from '#features/tours/tours/index'
import { holdsAll } from '#platform/database/holds-all'
import { records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { teams } from './teams.table.ts'

export const teamStore = records(teams, 'teams')

export type TeamRow = typeof teams.$inferSelect

/** Everybody whom a team names. */
export const membersOf = ({ users, captain, coanglers, boatCaptain, sub }: Omit<Partial<TeamRow>, 'id'>): string[] => [
  ...new Set([...(users ?? []), ...(coanglers ?? []), ...[captain, boatCaptain, sub].flatMap((one) => one ?? [])]),
]

/** Teams in which all of these are named. */
export const withAll = (ids: string[]): SQL => holdsAll(teams.members, ids)

/** The policy `team.see` as a condition. The tours of a director are those they direct, and those they help on. */
export function seenBy(actor: Actor | null): SQL | undefined {
  if (isAdmin(actor)) return undefined
  if (!actor) return sql`false`
  const isDirector = actor.userType === 'Director'
  const ofTours = isDirector && actor.tours.length ? inArray(teams.tour, actor.tours) : undefined
  return or(withAll([actor.id]), isDirector ? eq(teams.director, actor.id) : undefined, ofTours)
}

/** For `references` of other families: of these teams, those that the actor runs. */
export async function teamsRunBy(db: Queryable, ids: string[], actor: Actor | null): Promise<Map<string, TeamRow>> {
  const tours = tourStore.table
  const rows = await db
    .select({ team: teams, tourDirector: tours.director })
    .from(teams)
    .leftJoin(tours, and(eq(tours.id, teams.tour), eq(tours.deleted, false)))
    .where(and(inArray(teams.id, ids), eq(teams.deleted, false)))
  const run = rows.filter(({ team, tourDirector }) => can(actor, 'team.run', { ...team, tourDirector }))
  return new Map(run.map(({ team }) => [team.id, team]))
}

export async function presentTeams(db: Queryable, rows: TeamRow[]): Promise<Team[]> {
  const names = await anglerNames(
    db,
    rows.flatMap((row) => row.members),
  )
  return rows.map((row) => ({ ...toRecord(row), anglers: row.members.flatMap((id) => names.get(id) ?? []) }))
}
