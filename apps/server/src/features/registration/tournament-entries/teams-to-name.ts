import type { Actor } from '@ramplight/domain/policies/subjects'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { seasonTeamStore } from '#features/tours/season-teams/index'
import type { Queryable } from '#platform/database/types'
import { inStore } from '#platform/http/family'
import { teamsRunBy } from '../teams/index.ts'
import type { EntryRow } from './tournament-entries.store.ts'

type Named = { team?: string | null | undefined; seasonTeam?: string | null | undefined }
type Tournament = Pick<TournamentRow, 'season'>

/** Which team a boat may fish as: one that who enters it runs; of a season, one of the tournament's own. */
export type TeamsToName = {
  isStrange: (entry: Pick<EntryRow, 'team' | 'seasonTeam'>, field: keyof Named, tournament: Tournament) => boolean
}

export async function teamsToName(db: Queryable, named: Iterable<Named>, actor: Actor): Promise<TeamsToName> {
  const all = [...named]
  const ids = (field: keyof Named) => [...new Set(all.flatMap((one) => one[field] ?? []))]
  const [teams, seasonTeams] = [ids('team'), ids('seasonTeam')]
  const run = teams.length ? await teamsRunBy(db, teams, actor) : new Map()
  const ofSeasons = seasonTeams.length ? await inStore(seasonTeamStore)(db, seasonTeams) : new Map()
  const mayName = {
    team: (id: string) => run.has(id),
    seasonTeam: (id: string, { season }: Tournament) => season !== null && ofSeasons.get(id)?.season === season,
  }
  return { isStrange: (entry, field, tournament) => entry[field] !== null && !mayName[field](entry[field], tournament) }
}
