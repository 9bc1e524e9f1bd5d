import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const seasonTeams = pgTable(
  'season_teams',
  {
    ...recordColumns,
    season: reference().notNull(),
    team: reference(),
    angler: reference(),
    substitutions: jsonb().$type<string[]>().notNull().default([]),
  },
  (t) => [
    uniqueIndex('season_teams_team_unique').on(t.season, t.team).where(sql`not ${t.deleted}`),
    uniqueIndex('season_teams_angler_unique').on(t.season, t.angler).where(sql`not ${t.deleted}`),
    index('season_teams_team').on(t.team),
    index('season_teams_angler').on(t.angler),
  ],
)
