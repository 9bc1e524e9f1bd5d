import type { SeasonTeam } from '@ramplight/contract/tours/season-teams'
import { anglerNames } from '#features/people/users/index'
import { teamStore } from '#features/registration/teams/index'
import { records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { everInStore } from '#platform/http/ever-in-store'
import { seasonTeams } from './season-teams.table.ts'

export const seasonTeamStore = records(seasonTeams, 'season-teams')

export type SeasonTeamRow = typeof seasonTeams.$inferSelect

/** A season stays as it was fished: a team that was deleted since keeps its name and its anglers here. */
export async function presentSeasonTeams(db: Queryable, rows: SeasonTeamRow[]): Promise<SeasonTeam[]> {
  const ids = [...new Set(rows.flatMap((row) => row.team ?? []))]
  const teams = ids.length ? await everInStore(teamStore)(db, ids) : new Map()
  const named = (row: SeasonTeamRow): string[] => {
    const users: string[] = (row.team && teams.get(row.team)?.users) || []
    return [...new Set([...users, ...(row.angler ? [row.angler] : []), ...row.substitutions])]
  }
  const names = await anglerNames(db, rows.flatMap(named))
  return rows.map((row) => {
    const team = row.team ? teams.get(row.team) : null
    return { ...toRecord(row), teamName: team?.alias || team?.name || null, anglers: named(row).flatMap((id) => names.get(id) ?? []) }
  })
}
