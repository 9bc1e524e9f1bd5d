import type { Plan } from '@ramplight/contract/subscriptions/plans'
import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { entryStore } from '#features/registration/tournament-entries/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import type { Queryable } from '#platform/database/types'

const { table: entries } = entryStore
const { table: tournaments } = tournamentStore

/** How many anglers are entered, each once. */
export async function registrantsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  if (!ids.length) return new Map()
  const rows = await db
    .select({
      tournament: entries.tournament,
      registrants: sql`count(distinct angler)`.mapWith(Number),
    })
    .from(entries)
    .innerJoin(sql`lateral jsonb_array_elements_text(${entries.users}) as seats (angler)`, sql`true`)
    .where(and(inArray(entries.tournament, [...ids]), eq(entries.deleted, false)))
    .groupBy(entries.tournament)
  return new Map(rows.map(({ tournament, registrants }) => [tournament, registrants]))
}

/** Events of a director since a day that have more anglers than the level takes. */
export async function overLimit(db: Queryable, of: { director: string; since: string; limit: number }): Promise<Plan['over']> {
  const events = await db
    .select({ tournament: tournaments.id, name: tournaments.name, day: tournaments.startDate })
    .from(tournaments)
    .where(
      and(
        eq(tournaments.director, of.director),
        eq(tournaments.deleted, false),
        ne(tournaments.status, 'Draft'),
        gte(tournaments.startDate, of.since),
      ),
    )
    .orderBy(desc(tournaments.startDate), desc(tournaments.id))
  const counts = await registrantsOf(
    db,
    events.map(({ tournament }) => tournament),
  )
  return events.flatMap((event) => {
    const registrants = counts.get(event.tournament) ?? 0
    return registrants > of.limit ? [{ ...event, registrants }] : []
  })
}
