import { seasonTeam as record } from '@ramplight/contract/tours/season-teams'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const seasonTeamsTeamUnique = uniqueAs('season_teams_team_unique', 'season-team.exists')
const seasonTeamsAnglerUnique = uniqueAs('season_teams_angler_unique', 'season-team.exists')

export const seasonTeams = pgTable(
  'season_teams',
  {
    ...recordColumns,
    season: reference().notNull(),
    team: reference(),
    angler: reference(),
    substitutions: jsonb().$type<string[]>().notNull().default(record.starts.substitutions),
  },
  (t) => [
    seasonTeamsTeamUnique.on(t.season, t.team).where(sql`not ${t.deleted}`),
    seasonTeamsAnglerUnique.on(t.season, t.angler).where(sql`not ${t.deleted}`),
    index('season_teams_team').on(t.team),
    index('season_teams_angler').on(t.angler),
  ],
)
