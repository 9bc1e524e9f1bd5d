import type { AnglerName } from '@ramplight/contract/people/users'
import type { SeasonStandingRow } from '@ramplight/contract/results/season-standings'
import { DECIMAL_SCALE } from '@ramplight/domain/kernel/exact'
import { eventsHeld, resultsByTeam } from '@ramplight/domain/points/season-results'
import { seasonStandings } from '@ramplight/domain/points/season-standings'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, eq, inArray } from 'drizzle-orm'
import { anglerNames } from '#features/people/users/index'
import { idsSeenBy } from '#features/tournaments/tournaments/index'
import type { SeasonRow } from '#features/tours/seasons/index'
import type { Queryable } from '#platform/database/types'
import { distributionStore } from '../season-event-point-distributions/index.ts'

type Distribution = typeof distributionStore.table.$inferSelect

/** The standings of a season as everybody sees them: points of drafts do not count. Three statements, whatever the field. */
export async function countStandings(db: Queryable, season: Pick<SeasonRow, 'id' | 'seasonRules'>): Promise<SeasonStandingRow[]> {
  const { table } = distributionStore
  const ofSeason = and(eq(table.season, season.id), eq(table.deleted, false), inArray(table.tournament, idsSeenBy(db, null)))
  const distributions = await db.select().from(table).where(ofSeason).orderBy(table.createdAt, table.id)
  const names = await anglerNames(
    db,
    distributions.flatMap(({ angler }) => angler ?? []),
  )
  return standingsOf(season, distributions, names)
}

function standingsOf(
  { id: season, seasonRules }: Pick<SeasonRow, 'id' | 'seasonRules'>,
  distributions: Distribution[],
  anglers: Map<string, AnglerName>,
): SeasonStandingRow[] {
  const rules = seasonRules ? { ...seasonRules, events: eventsHeld(distributions) } : null
  const given = { season, distributions: distributions, rules: rules }
  const results = resultsByTeam(season, given.distributions)
  const names = namesOf(distributions, anglers)
  return seasonStandings(given).map(({ id, dropped = [], bonus = 0, ...row }) => ({
    ...row,
    id,
    bonus,
    name: names.get(id) ?? 'Unknown angler',
    results: (results.get(id) ?? []).map(({ tournament, points }) => ({
      tournament,
      points: points / DECIMAL_SCALE,
      counted: !dropped.includes(tournament),
    })),
  }))
}

/** Of the angler, or of the team as it last fished: `Hall · Tran`. */
function namesOf(distributions: Distribution[], anglers: Map<string, AnglerName>): Map<string, string> {
  const lastEntry = new Map(distributions.flatMap(({ seasonTeam, entry }) => (seasonTeam ? [[seasonTeam, entry] as const] : [])))
  const names = new Map<string, string>()
  for (const { seasonTeam, angler, entry } of distributions) {
    const who = anglers.get(angler ?? '')
    if (!who) continue
    if (!seasonTeam) names.set(who._id, fullName(who))
    else if (lastEntry.get(seasonTeam) === entry) {
      const name = who.last_name || who.first_name
      names.set(seasonTeam, names.has(seasonTeam) ? `${names.get(seasonTeam)} · ${name}` : name)
    }
  }
  return names
}
